"""Files to results, with a cache and within a limit of memory."""
