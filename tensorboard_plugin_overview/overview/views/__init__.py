"""An overview as a line, a table in a notebook, a data frame."""
