"""One sentence for the user about a file that could not be read as a profile.

In: the first bytes.  Out: their likely format, and the remedy.
"""

from __future__ import annotations

from tensorboard_plugin_overview.decode.wire.source import Source
from tensorboard_plugin_overview.decode.wire.wire import DamageError

_HEAD_BYTES = 4096
_MAGIC = (
    (b"\x1f\x8b", "gzip data", "decompress it, or choose the .xplane.pb file beside it"),
    (b"PK\x03\x04", "a zip archive", "unpack it and choose the .xplane.pb file in it"),
    (b"\x28\xb5\x2f\xfd", "zstd data", "decompress it and choose the .xplane.pb file"),
    (b"\xfd7zXZ\x00", "xz data", "decompress it and choose the .xplane.pb file"),
    (b"BZh", "bzip2 data", "decompress it and choose the .xplane.pb file"),
    (b"\x89PNG", "an image", "choose an .xplane.pb file"),
    (b"\x7fELF", "a program", "choose an .xplane.pb file"),
)
_REPLACEMENT = "�".encode()


def describe_unreadable(source: Source, reason: str) -> str:
    """Describes the problem of a source, and its remedy, in one sentence.

    Args:
        source: the file that could not be read.
        reason: the problem that stopped the reader.
    """
    try:
        head = source.read(0, min(source.size, _HEAD_BYTES))
    except DamageError:
        return "The profile changed while it was read: wait until it is written, then try again."
    for magic, what, cure in _MAGIC:
        if head.startswith(magic):
            return f"This is {what}, not a profile: {cure}."
    if head.count(_REPLACEMENT) >= 8:
        return (
            "The profile went through a text filter that replaced every byte that is not UTF-8, "
            "which cannot be undone: copy the original again as binary data."
        )
    if not head.strip(b"\x00"):
        return "The file holds only zeros: it was not written to its end, so capture it again."
    if _is_text(head):
        what = "JSON" if head.lstrip()[:1] in (b"{", b"[") else "text"
        return f"This is {what}, not a profile: choose an .xplane.pb file."
    return (
        f"The profile cannot be read ({reason}): it is damaged, cut short or no XSpace file, "
        "so copy or capture it again."
    )


def _is_text(head: bytes) -> bool:
    try:
        # The last character may be cut.
        text = head.decode("utf-8", "strict" if len(head) < _HEAD_BYTES else "ignore")
    except UnicodeDecodeError:
        return False
    if len(text.encode()) < len(head) - 3:
        return False
    return all(character.isprintable() or character in "\t\n\r\f" for character in text)
