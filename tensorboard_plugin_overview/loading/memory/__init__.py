"""How much memory there is, and how much of it reading a file takes."""
