"""A TPU's cores, whose ops are read in blocks."""
