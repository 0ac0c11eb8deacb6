"""A TPU's cores: their op lines, read in blocks, and what kinds of ops there are."""
