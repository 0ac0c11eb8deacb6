"""What led to what: from producers to consumers, from launches to programs."""
