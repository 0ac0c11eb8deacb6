"""What marks the iterations of a loop, what repeats once in each, and what answers requests."""
