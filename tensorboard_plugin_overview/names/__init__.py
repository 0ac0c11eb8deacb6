"""What the names of kernels, ops and functions say, whichever profiler wrote them."""
