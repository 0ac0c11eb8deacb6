"""The commands of `tensorboard-overview`, a module each: its arguments, and what it does."""
