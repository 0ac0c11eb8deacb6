"""Numpy columns: intervals, nesting, grouping and lookups; nothing about profiles."""
