"""Columns to what happened when: one clock, devices and threads, steps."""
