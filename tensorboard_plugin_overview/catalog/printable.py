r"""Text made harmless before it is printed on a terminal or into the log of a CI job.

In: names and messages, of which a profile, a folder or a document may have given any part.  Out:
the same text with its control characters written out (`\n`, `\x1b`, `\u202e`), so that it
neither breaks its line nor commands a terminal (CWE-150) or a CI server.
"""

from __future__ import annotations

import re

# C0, DEL and C1; lines and paragraphs that end; marks, embeddings, overrides and isolates of
# direction; deprecated controls of format; annotations; what is no character, in no XML either;
# tags; surrogates, which no encoding has.
_CONTROL = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f"
    "\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f\ud800-\udfff]"
)
_SHORT = {"\t": r"\t", "\n": r"\n", "\r": r"\r"}
# `##[error]`, `##vso[…]`, `##teamcity[…]`: commands of CI servers wherever they are in a line.
_COMMAND = re.compile(r"#(?=#[A-Za-z]*\[)")
# `::error::`: a command of GitHub's where a line begins so, after any blanks.
_LINE_COMMAND = re.compile(r"^(\s*):(?=:)")


def printable(text: str) -> str:
    """Returns the text on one line, its control characters written out; backslashes stay single."""
    if text.isascii() and text.isprintable() and "##" not in text:
        return text
    return _COMMAND.sub(_written_out, _CONTROL.sub(_written_out, text))


def printable_line(line: str) -> str:
    """Does the same for text that begins a line: it commands no CI server either."""
    return _LINE_COMMAND.sub(r"\1\\x3a", printable(line))


def _written_out(found: re.Match[str]) -> str:
    character = found[0]
    code = ord(character)
    if character in _SHORT:
        return _SHORT[character]
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
