"""Traces of PyTorch's profiler (Kineto, Chrome trace JSON): bytes to numpy columns."""
