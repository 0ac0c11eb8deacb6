"""Sample profiles for `tensorboard-overview demo`, and the builder that test cases use."""
