"""An overview in the shape of XProf's own page."""
