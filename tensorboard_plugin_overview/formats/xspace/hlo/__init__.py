"""Programs, their ops, and the cost of these."""
