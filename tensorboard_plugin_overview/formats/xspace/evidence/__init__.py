"""Whether a profile is of training or of inference, and what it lacks."""
