"""One host: its devices, the kind of its job, what is kept of it."""
