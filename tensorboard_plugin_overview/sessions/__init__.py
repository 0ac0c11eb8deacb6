"""The sessions and requests of a profile that serves, and the work done for each."""
