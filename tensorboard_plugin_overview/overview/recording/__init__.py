"""What was recorded, and what was not: diagnostics, the environment, provenance."""
