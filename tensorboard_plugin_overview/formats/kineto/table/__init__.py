"""Decoded events: gathered into columns, sorted into tracks."""
