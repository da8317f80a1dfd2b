"""Puzzles whose sides stand in two files, such as `cat_rows.txt` and `cat_cols.txt`, in a folder or an archive."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from itertools import islice

from nonokit.formats.format import Sample

_MOST_BESIDE = 10_000  # files of a folder that are looked through


def side_in(path: str) -> tuple[str, str, str] | None:
    """The folder of a file that its name calls one side, what else the name says, and the side; None for others."""
    from nonokit.formats.structure.names import is_plain_side, side_of, stem_of

    folder, _, name = path.replace("\\", "/").rpartition("/")
    stem, suffix = os.path.splitext(name)
    side = side_of(stem) if is_plain_side(stem) else None
    return (folder, f"{stem_of(stem)}{suffix.lower()}", side) if side else None


def partner_of(path: str) -> str | None:
    """The file with the other side beside one; None when there is none, or nothing says which."""
    own = side_in(path)
    if own is None:
        return None
    other = [beside for beside in sorted(files_beside(path)) if _is_other(own, beside)]
    return other[0] if len(other) == 1 else None


def files_beside(path: str) -> list[str]:
    """The files in the folder of one, itself among them, in no order; the first of very many, none where the folder is closed."""
    folder = os.path.dirname(path)
    try:
        with os.scandir(folder or ".") as entries:
            found = islice((entry.name for entry in entries if entry.is_file()), _MOST_BESIDE)
            return [os.path.join(folder, name) for name in found]
    except OSError:
        return []


def _is_other(own: tuple[str, str, str], path: str) -> bool:
    found = side_in(path)
    return found is not None and found[:2] == own[:2] and found[2] != own[2]


def pairs_of(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The names of files that go together."""
    waiting: dict[tuple[str, str], tuple[str, str]] = {}
    for name in names:
        found = side_in(name)
        if found is None:
            continue
        before = waiting.setdefault(found[:2], (name, found[2]))
        if before[1] != found[2]:
            yield before[0], name


def together(files: Iterable[tuple[str, bytes]]) -> Sample:
    """Both files as one text, each under its side."""
    sides = {side: Sample(data).text for name, data in files if (side := (side_in(name) or ("", "", ""))[2])}
    return Sample(json.dumps({"rows": sides.get("row", ""), "columns": sides.get("column", "")}).encode())
