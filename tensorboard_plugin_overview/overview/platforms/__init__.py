"""The categories of time on each platform."""
