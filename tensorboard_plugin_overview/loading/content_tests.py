"""Tests of files whose names do not say whether they are profiles.

In: files that a walk of the catalog finds.  Out: its `ContentTests`, which open a file once for
each of its states.
"""

from __future__ import annotations

from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.torch_traces import ContentTests


def content_tests(*, at_once: bool = True) -> ContentTests:
    """Returns tests that import the formats with the first file.

    Args:
        at_once: files are tested where they are found.
    """
    return ContentTests(_shows_format, at_once=at_once)


def _shows_format(file: HostFile) -> bool:
    # A logdir without such files needs no importer.
    from tensorboard_plugin_overview.loading.host_result import shows_format

    return shows_format(file)
