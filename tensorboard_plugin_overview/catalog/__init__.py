"""From a logdir to its runs, their hosts and their files."""
