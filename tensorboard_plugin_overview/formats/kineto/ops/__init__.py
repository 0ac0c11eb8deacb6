"""What the events of a Kineto trace are: roles of threads and streams, launches, ops, FLOPs."""
