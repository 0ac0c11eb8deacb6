"""Recording: diagnostics of the profile, the environment, provenance."""
