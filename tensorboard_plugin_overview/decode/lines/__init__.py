"""The events of lines, from bytes to columns."""
