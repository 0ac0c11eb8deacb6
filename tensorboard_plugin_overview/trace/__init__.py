"""The model of one host's profile: the columns that every importer fills in."""
