"""All hosts of a run: steps side by side, trends, stragglers, rates."""
