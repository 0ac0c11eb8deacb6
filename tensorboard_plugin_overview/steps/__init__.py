"""The steps of a profile: marked, grouped by a profiler, or inferred."""
