"""One overview document against another, or against what is required of it; no I/O."""
