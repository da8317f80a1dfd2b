"""What to say of a file in which nobody found a puzzle: what kind of file it is, and what was expected.

The error of a format is worth telling when the content looks like that format, or the name says so and means nothing else:
a `.non` file is a damaged puzzle, a `.cpp` file is most likely just a program.
"""

from __future__ import annotations

import os
import re

from nonokit.errors import FormatError, NoPuzzle
from nonokit.formats.file_names import is_of_puzzles
from nonokit.formats.format import Format, Sample
from nonokit.formats.links import link_problem
from nonokit.formats.registry import is_known_suffix, names_for_suffix

EXPECTED = (
    "expected two lists of clues that agree with each other, or a picture; name the format if you know it"
)
_LIKELY, _SURE = (
    50,
    81,
)  # a format that is as sure of numbers, or of another content, may say what is wrong with it
_PICKLE = "a pickle of Python, which can run programs when it is read: save it as JSON"
_OF_IMAGES = "scan the clues in it, or make a puzzle of it with `nonokit generate --from`"
_SIGNATURES = {
    b"%PDF": "a PDF document: save the page as a picture and scan it",
    b"\xff\xd8\xff": f"a photograph (JPEG): {_OF_IMAGES}",
    b"II*\0": f"a picture (TIFF): {_OF_IMAGES}",
    b"MM\0*": f"a picture (TIFF): {_OF_IMAGES}",
    b"7z\xbc\xaf": "a 7z archive: unpack it first",
    b"Rar!": "a RAR archive: unpack it first",
    b"\xfd7zXZ": "an xz archive: unpack it first",
    b"BZh": "a bzip2 archive: unpack it first",
    b"SQLite format 3": "a database (SQLite): export its tables as SQL or CSV",
    b"\xd0\xcf\x11\xe0": "a document of an old office program: save it as plain text or as a spreadsheet (xlsx)",
    b"\x93NUMPY": "an array of NumPy: save it as JSON or CSV",
    b"\x80\x02": _PICKLE,
    b"\x80\x03": _PICKLE,
    b"\x80\x04": _PICKLE,
    b"\x80\x05": _PICKLE,
    b"\x89HDF": "a data file (HDF5): export its tables as JSON or CSV",
    b"PAR1": "a data file (Parquet): export its table as JSON or CSV",
    b"MZ": "a program for Windows",
    b"\x7fELF": "a program for Linux",
}
_KINDS = {
    ".py": "a Python program",
    ".js": "a JavaScript program",
    ".ts": "a TypeScript program",
    ".java": "a Java program",
    ".c": "a C program",
    ".h": "a C header",
    ".cpp": "a C++ program",
    ".cc": "a C++ program",
    ".cs": "a C# program",
    ".rs": "a Rust program",
    ".go": "a Go program",
    ".rb": "a Ruby program",
    ".hs": "a Haskell program",
    ".pl": "a program",
    ".lua": "a Lua program",
    ".kt": "a Kotlin program",
    ".swift": "a Swift program",
    ".php": "a PHP program",
    ".lp": "a logic or linear program",
    ".html": "a page",
    ".htm": "a page",
    ".md": "a Markdown text",
    ".ipynb": "a notebook",
    ".tex": "a LaTeX document",
    ".svg": "a drawing (SVG; `nonokit generate --from` makes a puzzle of it)",
    ".csv": "a table (CSV)",
    ".sql": "a dump of a database",
    ".toml": "settings (TOML)",
    ".ini": "settings",
    ".yml": "YAML",
    ".yaml": "YAML",
}
_PICTURES = (b"\x89PNG", b"GIF8", b"BM", b"P4", b"P5", b"P6")  # their formats say what is wrong with them
_PAGE = re.compile(r"\s*(?:<!doctype html|<html)", re.IGNORECASE)
_ROOT = re.compile(
    r"\s*(?:<\?xml[^>]*>|<!--.*?-->|<!doctype[^>]*>|\s)*<([\w:.-]{1,40})", re.IGNORECASE | re.DOTALL
)
_FORM = re.compile(
    r"<ui version=|com\.apple\.InterfaceBuilder|winfx/2006/xaml|<\?import javafx|uidesigner/form|<requires lib=.gtk"
)
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_LOOKED_AT = 2000  # characters that tell whether it is a text
_SHOWN = 20


def refusal(sample: Sample, ranked: list[tuple[Format, int]], errors: dict[str, FormatError]) -> FormatError:
    """The error for a file that none of the formats can read, each with how likely it found it."""
    problem = link_problem(sample.text) or name_problem(sample.text)
    if problem:
        return sample.error(problem)
    problem = binary_problem(sample)
    if problem:
        return no_puzzle(sample, problem)
    is_general = not is_of_puzzles(sample.suffix) or _PAGE.match(sample.text)
    named = [] if is_general else names_for_suffix(sample.suffix)
    least = _LIKELY if sample.is_numbers else _SURE
    for known, score in ranked:
        if known.name in errors and known.name != "structure" and (score >= least or known.name in named):
            return _of_numbers(sample, errors[known.name]) if sample.is_numbers else errors[known.name]
    return errors.get("structure") or errors[ranked[0][0].name]


def _of_numbers(sample: Sample, error: FormatError) -> FormatError:
    """The error of a text of numbers, which may be any unless its name allows a puzzle."""
    if is_known_suffix(sample.suffix):
        return error
    return NoPuzzle(error.message, source=error.source, line=error.line, column=error.column)


def no_puzzle(sample: Sample, message: str) -> FormatError:
    """The error for a file without a puzzle. Where its name promises one, it is a damaged one; so it is where the name allows
    one, and all of it is numbers, or nothing is left."""
    is_bare = sample.is_numbers or not sample.data.strip()
    is_promised = is_of_puzzles(sample.suffix) or (is_bare and is_known_suffix(sample.suffix))
    return (FormatError if is_promised else NoPuzzle)(message, source=sample.source)


def unknown(sample: Sample) -> str:
    """What to say when no format finds a content possible."""
    if not sample.text.strip():
        return "it is empty: expected a puzzle"
    start = sample.text[:_SHOWN]
    return (
        binary_problem(sample)
        or f"no known puzzle format (it starts with {start!r}); name the format if you know it"
    )


def kind_of(sample: Sample) -> str:
    """What a text without a puzzle is, by its name or how it begins."""
    if sample.suffix in _KINDS:
        return _KINDS[sample.suffix]
    text = sample.text[:5000]
    if _PAGE.match(text):
        return "a page"
    root = _ROOT.match(text)
    if root:
        return f"XML of <{root[1]}>"
    return "JSON" if sample.json is not None else f"a text (it starts with {text[:_SHOWN]!r})"


def name_problem(text: str) -> str | None:
    """What to say of a text that is the name of a file, as `loads` is handed by mistake.

    >>> name_problem("puzzles/cat.non")
    'the name of a file and not what is in it: nonokit.load reads files'
    """
    is_name = "\n" not in text.strip() and is_known_suffix(os.path.splitext(text.strip())[1].lower())
    return "the name of a file and not what is in it: nonokit.load reads files" if is_name else None


def form_problem(sample: Sample) -> str | None:
    """What to say of a window as an editor of forms saves it: its tables of sizes and places agree as clues do by chance."""
    is_form = sample.text.lstrip()[:1] == "<" and _FORM.search(sample.text, 0, _LOOKED_AT)
    return "the form of a window, not a puzzle" if is_form else None


def binary_problem(sample: Sample) -> str | None:
    """What a file is that is no text; None for texts, and for what nobody knows."""
    head = sample.text[:_LOOKED_AT]
    controls = len(_CONTROLS.findall(head))
    data = sample.data
    if (not controls and not data.startswith(b"%PDF")) or data.startswith(_PICTURES):
        return None
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return f"a picture (WebP): {_OF_IMAGES}"
    found = next((kind for start, kind in _SIGNATURES.items() if data.startswith(start)), None)
    return found or ("no text, and no file of a kind that we know" if 20 * controls > len(head) else None)
