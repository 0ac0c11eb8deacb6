"""The text of a file: unpacked, cut into events, repaired."""
