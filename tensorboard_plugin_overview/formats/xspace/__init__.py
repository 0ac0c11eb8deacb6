"""The XSpace format (`*.xplane.pb`) of JAX, TensorFlow and PyTorch/XLA."""
