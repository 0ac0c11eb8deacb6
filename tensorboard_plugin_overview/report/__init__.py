"""Overviews, comparisons and checks in the formats of the command line, one module per format."""
