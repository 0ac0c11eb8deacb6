"""The commands of `tensorboard-overview`."""
