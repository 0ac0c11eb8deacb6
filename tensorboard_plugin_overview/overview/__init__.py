"""Numbers to the overview document, one module per panel of the tab."""
