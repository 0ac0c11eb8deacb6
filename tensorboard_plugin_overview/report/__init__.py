"""The overview document in the formats of the command line, one module per format."""
