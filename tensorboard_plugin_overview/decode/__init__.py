"""From the bytes of an XSpace to numpy columns; `columns` has the types."""
