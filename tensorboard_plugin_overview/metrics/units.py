"""Units of what the page shows.

In: nothing.  Out: how many of one unit are one of another.
"""

from __future__ import annotations

PS_PER_MS = 1e9
PS_PER_US = 1e6
