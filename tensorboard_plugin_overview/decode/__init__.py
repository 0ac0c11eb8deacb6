"""XSpace bytes to numpy columns; see `columns` for what comes out."""
