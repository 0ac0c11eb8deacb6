"""Logdir to runs: which profiles there are, which hosts they have, where their files lie."""
