"""One clock: the threads and devices of a profile, and the markers of its steps."""
