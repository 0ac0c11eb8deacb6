"""The formats of profiles: each has an importer, which fills the model's columns."""

from tensorboard_plugin_overview.formats.importer import (
    HEAD_BYTES as HEAD_BYTES,
    Importer as Importer,
    ProfileFile as ProfileFile,
)
from tensorboard_plugin_overview.formats.kineto.importer import KinetoImporter
from tensorboard_plugin_overview.formats.xspace.importer import XSpaceImporter

IMPORTERS: tuple[Importer, ...] = (KinetoImporter(), XSpaceImporter())
"""The first that claims a file reads it; the last one claims all, and says what a file is not."""
