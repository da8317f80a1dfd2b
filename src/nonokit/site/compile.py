"""Compiles the Python files of an archive; runs inside the browser's Python (compile.mjs), and imports nothing of ours.

Compiled files start in half the time. They carry the hash of their source and no date, and nobody checks either: the
same source gives the same bytes. Archives are not compressed: hosts do that better for the whole file.
"""

from __future__ import annotations

import importlib.util
import marshal
from zipfile import ZIP_STORED, ZipFile, ZipInfo

UNCHECKED_HASH = (1).to_bytes(4, "little")


def compile_archive(source: str, target: str) -> None:
    """Writes the same archive with compiled files in the place of sources."""
    with ZipFile(source) as old, ZipFile(target, "w", ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                name, data = f"{name}c", compiled(name, data)
            new.writestr(ZipInfo(name), data)


def compiled(name: str, source: bytes) -> bytes:
    """A compiled file."""
    code = compile(source, name, "exec", dont_inherit=True)
    head = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    return head + marshal.dumps(code)
