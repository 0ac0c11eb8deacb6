"""Op by op: time, FLOPs, precision, whole programs."""
