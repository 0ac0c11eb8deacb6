"""Importers: what a profiler's file says, as the columns of one `trace`."""
