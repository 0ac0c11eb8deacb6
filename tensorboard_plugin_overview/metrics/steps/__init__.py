"""Steps and the gaps between them: their parts, the usual ones, trends."""
