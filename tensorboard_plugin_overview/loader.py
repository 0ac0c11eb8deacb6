"""TensorBoard's way in.  Imports only the standard library and TensorBoard's base plugin.

A failure of the plugin must not take TensorBoard down, nor hide the tab: where the package's
modules cannot be imported, the tab appears and shows the error.
"""

from __future__ import annotations

import argparse
import logging

from tensorboard.plugins import base_plugin

_logger = logging.getLogger("tensorboard")


class OverviewLoader(base_plugin.TBLoader):  # type: ignore[misc]
    """Loads the Overview tab."""

    def define_flags(self, parser: argparse.ArgumentParser) -> None:
        """Adds the plugin's flags; every name begins with that of the plugin."""
        from tensorboard_plugin_overview.cli.arguments import positive_number

        group = parser.add_argument_group("Overview")
        group.add_argument(
            "--overview_peak_tflops",
            type=positive_number,
            default=None,
            help="dense peak TFLOP/s of each device, where the profile's is missing or wrong",
        )
        group.add_argument(
            "--overview_peak_gbps",
            type=positive_number,
            default=None,
            help="peak memory bandwidth of each device in GB/s, where the profile's is missing or "
            "wrong",
        )
        group.add_argument(
            "--overview_dask",
            metavar="ADDRESS",
            default=None,
            help="the Dask cluster that reads the profiles, such as tcp://host:8786",
        )
        group.add_argument(
            "--overview_memory_gb",
            type=positive_number,
            metavar="N",
            default=None,
            help="the most memory that reading profiles may take, in 10^9 bytes (default: four "
            "fifths of what is free); a file that takes more is named and not read",
        )

    def load(self, context: base_plugin.TBContext) -> base_plugin.TBPlugin:
        """Returns the plugin, or a stand-in whose tab says why it could not be loaded."""
        try:
            from tensorboard_plugin_overview.server.plugin import OverviewPlugin

            return OverviewPlugin(context)
        except Exception as error:
            from tensorboard_plugin_overview.server.failed_plugin import FailedPlugin

            _logger.exception("Overview: the plugin could not be loaded")
            return FailedPlugin(context, error)
