"""Names of C++ functions, mangled or not: the function, and the types it is for.

In: the name of a kernel.  Out: text.

ROCm leaves many names mangled (Itanium C++ ABI): `_ZN5aiter8add_rmsIDF16bLi256EEEvPT_` is
`aiter::add_rms<__bf16, 256>`.  What is read of them is identifiers and built-in types, in order.
"""

from __future__ import annotations

import re

_MANGLED = re.compile(r"_ZN?K?")
_LENGTH = re.compile(r"\d{1,5}")
# In this order: an identifier's length, a number as an argument, what was named before, a template
# parameter, a type of several letters, one of one letter.
_TOKEN = re.compile(
    r"(?P<length>\d{1,5})|L[a-z]n?\d+E|S[0-9A-Z]*_|S[tabsiod]|T\d*_"
    r"|(?P<type>DF16_|DF16b|D[BU]\d+_|[afdhst])|.",
    re.DOTALL,
)
_TYPES = {
    "DF16_": "_Float16",
    "DF16b": "__bf16",
    # Eight-bit and smaller floats of Composable Kernel.
    **{f"DB{bits}_": f"_BitInt({bits})" for bits in (4, 6, 8)},
    **{f"DU{bits}_": f"unsigned _BitInt({bits})" for bits in (4, 6, 8)},
    "a": "signed char",
    "f": "float",
    "d": "double",
    "h": "unsigned char",
    "s": "short",
    "t": "unsigned short",
}


def function_of(name: str) -> str:
    """Returns the function in a kernel's name, with its namespaces, without template arguments."""
    mangled = _MANGLED.match(name)
    if mangled:
        return "::".join(_identifiers(name, mangled.end()))
    plain = name.replace("(anonymous namespace)::", "").removeprefix("void ")
    return re.split(r"[<(]", plain, maxsplit=1)[0].strip()


def words_of(name: str) -> str:
    """Returns the name itself, or the identifiers and types of a mangled one, in order."""
    mangled = _MANGLED.match(name)
    if mangled is None:
        return name
    words = []
    at = mangled.end()
    while token := _TOKEN.match(name, at):
        at = token.end()
        if token["length"]:
            words.append(name[at : at + int(token["length"])])
            at += int(token["length"])
        elif token["type"] in _TYPES:
            words.append(_TYPES[token["type"]])
    return " ".join(words)


def _identifiers(name: str, at: int) -> list[str]:
    """The identifiers that begin a mangled name: each has its length before it."""
    parts = []
    while length := _LENGTH.match(name, at):
        at = length.end() + int(length[0])
        parts.append(name[length.end() : at])
    return parts
