"""Planes and lines on one clock: raw tracks, the markers of steps."""
