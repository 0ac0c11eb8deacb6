"""Results that are kept on disk, and checked before they are used."""
