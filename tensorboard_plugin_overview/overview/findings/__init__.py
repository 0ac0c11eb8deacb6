"""What to fix first."""
