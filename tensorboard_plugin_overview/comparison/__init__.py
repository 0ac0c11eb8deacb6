"""One overview against another, and against requirements."""
