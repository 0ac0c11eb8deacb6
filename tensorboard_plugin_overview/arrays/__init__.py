"""Sorted times, intervals, nesting and grouping of numpy columns; nothing of profiles."""
