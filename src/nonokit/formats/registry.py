"""Which formats there are, and where each one lives.

The table knows names, suffixes and modules, so that listing formats or completing a name imports none of
them, and reading `cat.non` imports one. A format's module has one public value, `FORMAT`. Adding a format is
one module, one line here, and its samples in the tests.

The order matters where contents tell nothing: earlier lines are tried first, and the first line with a suffix
is what that suffix means when writing.
"""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from typing import NamedTuple

from nonokit.errors import FormatError
from nonokit.formats.format import Format


class Entry(NamedTuple):
    """One line of the table."""

    name: str
    module: str
    suffixes: tuple[str, ...]


TABLE: tuple[Entry, ...] = (
    # Formats with a signature or keywords.
    Entry("non", "non", (".non", ".nonpack")),
    Entry("xml", "webpbn", (".xml", ".pbn")),
    Entry("json", "own_json", (".json",)),
    Entry("json-clues", "json_clues", (".json",)),
    Entry("json-cols", "json_cols", (".json",)),
    Entry("json-verhor", "json_verhor", (".json",)),
    Entry("json-image", "json_image", (".json",)),
    Entry("json-cells", "json_cells", (".json",)),
    Entry("nonogram-pro", "nonogram_pro", (".json",)),
    Entry("number-loom", "number_loom", (".json",)),
    Entry("toml", "nonogrid", (".toml",)),
    Entry("ini", "pynogram", (".ini",)),
    Entry("lp", "bosch_lp", (".lp",)),
    Entry("sgriddler", "sgriddler", (".sgriddler", ".griddler", ".pgriddler")),
    Entry("dzn", "minizinc", (".dzn",)),
    Entry("gecode", "gecode", (".cpp",)),
    Entry("makhorin", "makhorin", (".makhorin",)),
    Entry("faase", "faase", (".faase",)),
    Entry("g", "olsak", (".g",)),
    Entry("taai", "taai", (".taai",)),
    Entry("picross", "picross_solver", (".picross",)),
    Entry("gno", "gnonograms", (".gno",)),
    Entry("pattern-id", "pattern_id", ()),
    Entry("pattern-save", "pattern_save", (".sav", ".sgtp")),
    Entry("puzzlink", "pzpr_url", ()),
    Entry("pzprv3", "pzpr_file", (".pzprv3",)),
    Entry("nonograms-org", "nonograms_org", (".html", ".htm")),
    Entry("freenono", "free_nono", (".nonogram",)),
    Entry("picmi", "picmi", ()),
    Entry("ngb", "super_nonogram", (".ngb",)),
    Entry("woven", "woven", (".woven",)),
    Entry("csv", "csv_list", (".csv",)),
    Entry("short", "short_code", (".code",)),
    Entry("short-picture", "short_picture", ()),
    # Lists of numbers, told apart by their shape.
    Entry("mk", "mk", (".mk",)),
    Entry("nin", "nin", (".nin",)),
    Entry("cwc", "cwc", (".cwc",)),
    Entry("cwd", "cwd", (".cwd",)),
    Entry("python-lists", "python_lists", ()),
    Entry("syro", "syro", (".syro",)),
    Entry("ish", "ish", (".ish",)),
    Entry("keen", "keen", (".keen",)),
    Entry("columns-first", "columns_first", ()),
    # Pictures.
    Entry("text", "text_picture", (".txt",)),
    Entry("pnm", "netpbm", (".pbm", ".pgm", ".ppm", ".pnm")),
    Entry("png", "png", (".png",)),
    Entry("gif", "gif", (".gif",)),
    Entry("bmp", "bmp", (".bmp",)),
)

_BY_NAME = {entry.name: entry for entry in TABLE}


@cache
def get_format(name: str) -> Format:
    """The format of that name.

    >>> get_format("sgridler")
    Traceback (most recent call last):
    nonokit.errors.FormatError: there is no format 'sgridler' (did you mean 'sgriddler'?)
    """
    entry = _BY_NAME.get(name)
    if entry is None:
        close = difflib.get_close_matches(name, _BY_NAME, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(names())}"
        raise FormatError(f"there is no format {name!r} ({hint})")
    found = import_module(f"nonokit.formats.{entry.module}").FORMAT
    assert isinstance(found, Format)
    return found


def names() -> list[str]:
    """The names of all formats, nothing imported."""
    return list(_BY_NAME)


def known_formats() -> tuple[Format, ...]:
    """All formats, in the order they are tried."""
    return tuple(map(get_format, _BY_NAME))


def names_for_suffix(suffix: str) -> list[str]:
    """The formats that use a suffix (with its dot), nothing imported.

    >>> names_for_suffix(".non")
    ['non']
    """
    return [entry.name for entry in TABLE if suffix.lower() in entry.suffixes]
