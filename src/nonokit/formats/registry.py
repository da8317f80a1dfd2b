"""Which formats there are, and where each one lives.

The table knows names, suffixes and modules, so that listing formats or completing a name imports none of
them, and reading `cat.non` imports one. A format's module has one public value, `FORMAT`; where several are alike,
`FORMATS`, by their names. Adding a format is one module, one line here, and its samples in the tests.

The order matters where contents tell nothing: earlier lines are tried first, and the first line with a suffix
is what that suffix means when writing.
"""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from typing import NamedTuple

from nonokit.errors import ArgumentError, FormatError
from nonokit.formats.format import Format
from nonokit.model import kind_of
from nonokit.plugins import Plugins


class Entry(NamedTuple):
    """One line of the table."""

    name: str
    module: str
    suffixes: tuple[str, ...]
    starts: tuple[
        str, ...
    ] = ()  # what its texts begin with: it is asked first then, and the only one if it is certain


# Formats with a signature or keywords: none of them is a text of nothing but numbers.
_WITH_SIGNS: tuple[Entry, ...] = (
    Entry("non", "text.non", (".non", ".nonpack")),
    Entry("xml", "xml.webpbn", (".xml", ".pbn")),
    Entry("json", "json.own", (".json",)),
    Entry("json-clues", "json.by_structure", (".json",)),
    Entry("json-cols", "json.by_structure", (".json",)),
    Entry("json-verhor", "json.by_structure", (".json",)),
    Entry("json-image", "json.by_structure", (".json",)),
    Entry("json-cells", "json.palette_cells", (".json",)),
    Entry("nonogram-pro", "json.nonogram_pro", (".json",)),
    Entry("number-loom", "json.number_loom", (".json",)),
    Entry("toml", "text.nonogrid", (".toml",)),
    Entry("ini", "text.pynogram", (".ini",)),
    Entry("lp", "text.bosch_lp", (".lp",)),
    Entry("sgriddler", "text.sgriddler", (".sgriddler", ".griddler", ".pgriddler"), ("MK Version",)),
    Entry("dzn", "programs.minizinc", (".dzn",)),
    Entry("gecode", "programs.gecode", (".cpp",)),
    Entry("makhorin", "text.two_lists", (".makhorin",)),
    Entry("faase", "text.faase", (".faase",)),
    Entry("g", "text.olsak", (".g",)),
    Entry("taai", "text.taai", (".taai",)),
    Entry("picross", "text.picross_solver", (".picross",)),
    Entry("gno", "text.gnonograms", (".gno",)),
    Entry("pattern-id", "codes.pattern_id", ()),
    Entry("pattern-save", "text.pattern_save", (".sav", ".sgtp"), ("SAVEFILE",)),
    Entry("puzzlink", "codes.pzpr_url", (), ("https://puzz.link/p?",)),
    Entry("pzprv3", "text.pzpr_file", (".pzprv3",), ("pzprv3",)),
    Entry("nonograms-org", "programs.nonograms_org", (".html", ".htm")),
    Entry("griddlers-net", "programs.griddlers_net", ()),
    Entry("freenono", "xml.free_nono", (".nonogram",)),
    Entry("picmi", "xml.picmi", ()),
    Entry("ngb", "text.super_nonogram", (".ngb",)),
    Entry("woven", "codes.woven", (".woven",)),
    Entry("csv", "text.csv_list", (".csv",), ("name,rules",)),
    Entry("short", "codes.short_code", (".code",)),
    Entry("short-picture", "codes.short_picture", ()),
    Entry("mk", "text.mk", (".mk",)),
)
# Lists of numbers, told apart by their shape; pictures; whatever is left.
_OTHERS: tuple[Entry, ...] = (
    Entry("nin", "text.nin", (".nin",)),
    Entry("cwc", "text.cwc", (".cwc",)),
    Entry("cwd", "text.cwd", (".cwd",)),
    Entry("python-lists", "programs.python_lists", ()),
    Entry("webpbn-syro", "text.two_lists", (".syro",)),
    Entry("webpbn-ish", "text.two_lists", (".ish",)),
    Entry("webpbn-keen", "text.two_lists", (".keen",)),
    Entry("columns-first", "text.two_lists", ()),
    Entry("text", "text.text_picture", (".txt",)),
    Entry("pnm", "image.netpbm", (".pbm", ".pgm", ".ppm", ".pnm")),
    Entry("png", "image.image_file", (".png",)),
    Entry("gif", "image.image_file", (".gif",)),
    Entry("bmp", "image.image_file", (".bmp",)),
    Entry("structure", "structure.reader", ()),
)
TABLE = _WITH_SIGNS + _OTHERS

_BY_NAME = {entry.name: entry for entry in TABLE}
_OURS = frozenset(_BY_NAME)
_OF_SUFFIX: dict[str, list[str]] = {}
for _entry in TABLE:
    for _suffix in _entry.suffixes:
        _OF_SUFFIX.setdefault(_suffix, []).append(_entry.name)
_STARTS = {start: entry.name for entry in TABLE for start in entry.starts}
_PLUGINS = Plugins("nonokit.formats", Format)


def register_format(format: Format) -> None:
    """Adds a format for the life of the process: it is read, written, recognised and listed like ours.

    Packages that are installed need not call this: the entry point group `nonokit.formats` makes theirs known.
    """
    _PLUGINS.register(format, _OURS)


def get_format(name: str) -> Format:
    """The format of that name.

    >>> get_format("sgridler")
    Traceback (most recent call last):
    nonokit.errors.FormatError: there is no format 'sgridler' (did you mean 'sgriddler'?)
    >>> get_format("PBN")
    Traceback (most recent call last):
    nonokit.errors.FormatError: there is no format 'PBN' (did you mean 'xml'?)
    """
    if not isinstance(name, str):
        raise ArgumentError(f"format is {kind_of(name)}: expected a name, such as 'non'")
    if name in _OURS:
        return _own_format(name)
    if name in _PLUGINS.all(_OURS):
        return _PLUGINS.all(_OURS)[name]
    close = names_for_suffix("." + name.lower().removeprefix(".")) or difflib.get_close_matches(
        name, names(), 1
    )
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(names())}"
    raise FormatError(f"there is no format {name!r} ({hint})")


@cache
def _own_format(name: str) -> Format:
    module = import_module(f"nonokit.formats.{_BY_NAME[name].module}")
    found = module.FORMATS[name] if hasattr(module, "FORMATS") else module.FORMAT
    assert isinstance(found, Format)
    return found


def names() -> list[str]:
    """The names of all formats, none of ours imported."""
    return [*_BY_NAME, *_PLUGINS.all(_OURS)]


def known_formats() -> tuple[Format, ...]:
    """All formats, in the order they are tried: ours, then those of other packages."""
    others = _PLUGINS.all(_OURS)
    return (*_own_formats(), *others.values()) if others else _own_formats()


def has_plugins() -> bool:
    """Whether other packages have formats."""
    return bool(_PLUGINS.all(_OURS))


def formats_of_numbers() -> tuple[Format, ...]:
    """Those that a text of nothing but numbers may be in."""
    return known_formats()[len(_WITH_SIGNS) :]


@cache
def _own_formats() -> tuple[Format, ...]:
    return tuple(map(_own_format, _BY_NAME))


def name_for_start(text: str) -> str | None:
    """The format whose texts begin so, by a start that no other has.

    >>> name_for_start("pzprv3\\nnonogram"), name_for_start("1 1")
    ('pzprv3', None)
    """
    return next((name for start, name in _STARTS.items() if text.startswith(start)), None)


def is_known_suffix(suffix: str) -> bool:
    """Whether some format has a suffix, given in lower case with its dot; others are asked when none of ours does.

    >>> is_known_suffix(".non"), is_known_suffix(".exe")
    (True, False)
    """
    return bool(suffix) and bool(names_for_suffix(suffix))


def names_for_suffix(suffix: str) -> list[str]:
    """The formats that use a suffix (with its dot), none of ours imported; others are asked when none of ours does.

    >>> names_for_suffix(".non")
    ['non']
    """
    ours = _OF_SUFFIX.get(suffix.lower())
    return ours or [one.name for one in _PLUGINS.all(_OURS).values() if suffix.lower() in one.suffixes]
