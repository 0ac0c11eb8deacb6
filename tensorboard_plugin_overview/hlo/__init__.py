"""The programs of a profile: their ops, costs and data types."""
