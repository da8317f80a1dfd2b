"""A book as a file in TOML: read as a whole, with every mistake in it and the line on which it stands."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nonokit.books.keys import BOOK, CHAPTER, NONE, OUTPUT, TABLES, Check, meant
from nonokit.errors import FormatError

MOST_BYTES = 1_000_000


@dataclass(frozen=True, slots=True)
class ProjectChapter:
    """What stands together: puzzles as `nonokit` reads them, images to make puzzles of; `most` of them, the first.

    Or a `mosaic`: one puzzle, or with `image_size` an image, whose picture is cut into `tiles` across and down.
    """

    title: str = ""
    introduction: str = ""
    puzzles: Sequence[str] = ()
    images: Sequence[str] = ()
    image_size: int | None = None
    colours: int | None = None
    most: int | None = None
    mosaic: str | None = None
    tiles: Sequence[int] = (3, 3)


@dataclass(frozen=True, slots=True)
class Output:
    """The files to write; paths count from the project's folder."""

    pdf: str | None = None
    covers: str | None = None
    site: str | None = None
    packs: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Project:
    """A book: what is in it, how it is printed, what is written."""

    path: Path
    title: str = "Nonograms"
    subtitle: str = ""
    author: str = ""
    language: str = "en"
    trim: str = "a4"
    bleed_mm: float = 0.0
    gutter_mm: float = 8.0
    large_print: bool = False
    per_page: int | None = None
    cover: str = "quilt"
    order: str = "listed"
    titles: str = "auto"
    contents: bool = True
    rules: bool = True
    answers: bool = True
    difficulty: bool = True
    credits: bool = True
    symbols: bool | None = None
    palette: str = "own"
    font: str | None = None
    timeout_s: float = 60.0
    chapter: Sequence[ProjectChapter] = ()
    output: Output = Output()

    @property
    def cover_design(self) -> str | None:
        """The cover, if there is one."""
        return None if self.cover == NONE else self.cover

    def place(self, name: str) -> str:
        """A path of the file, which counts from the file's own folder."""
        return str(self.path.parent / name)


def read_project(path: Path) -> tuple[Project | None, list[FormatError]]:
    """The project, or all that is wrong with its file."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        return None, [FormatError("larger than a project can be (1 MB)", source=str(path))]
    try:
        source = data.decode("utf-8-sig")
        values = tomllib.loads(source)
    except UnicodeDecodeError:
        return None, [FormatError("not UTF-8 text: expected a project in TOML", source=str(path))]
    except tomllib.TOMLDecodeError as error:
        return None, [_syntax_error(str(error), path)]
    wrong = [
        FormatError(sentence, source=str(path), line=_line_of(source, table, place, key))
        for table, place, key, sentence in _mistakes(values)
    ]
    return (None, wrong) if wrong else (_project(values, path), [])


def _syntax_error(message: str, path: Path) -> FormatError:
    place = re.search(r"\(at line (\d+), column (\d+)\)", message)
    line, column = (int(place[1]), int(place[2])) if place else (None, None)
    words = message.removesuffix(place[0]).rstrip() if place else message
    return FormatError(
        f"this is no TOML: {words[:1].lower()}{words[1:]}", source=str(path), line=line, column=column
    )


Mistake = tuple[str, int, str, str]  # table, its number, key, what is wrong


def _mistakes(values: Mapping[str, Any]) -> Iterator[Mistake]:
    """Everything in the file that is not as it should be."""
    yield from _wrong_keys(
        "", 0, {k: v for k, v in values.items() if k not in TABLES}, BOOK, [*BOOK, *TABLES]
    )
    chapters = values.get("chapter", [])
    if not isinstance(chapters, list) or not all(isinstance(one, dict) for one in chapters):
        yield "", 0, "chapter", "chapter: expected tables, each begun with [[chapter]]"
        return
    if not chapters:
        yield "", 0, "", "there is no chapter: begin one with [[chapter]] and name its puzzles"
    for number, chapter in enumerate(chapters):
        yield from _wrong_keys("chapter", number, chapter, CHAPTER, list(CHAPTER))
        if chapter.get("mosaic") and (chapter.get("puzzles") or chapter.get("images")):
            yield (
                "chapter",
                number,
                "mosaic",
                f"chapter {number + 1}: a mosaic has no other puzzles: give them their own chapter",
            )
        if not any(chapter.get(key) for key in ("puzzles", "images", "mosaic")):
            yield (
                "chapter",
                number,
                "",
                f'chapter {number + 1} has no puzzles: name some, such as puzzles = ["farm/"]',
            )
    output = values.get("output", {})
    if isinstance(output, dict):
        yield from _wrong_keys("output", 0, output, OUTPUT, list(OUTPUT))
    else:
        yield "", 0, "output", "output: expected a table, begun with [output]"


def _wrong_keys(
    table: str, place: int, values: Mapping[str, Any], checks: Mapping[str, Check], known: Sequence[str]
) -> Iterator[Mistake]:
    where = {"": "", "chapter": f"chapter {place + 1}: ", "output": "output: "}[table]
    for key, value in values.items():
        if key not in checks:
            yield table, place, key, f"{where}there is no key {key!r} ({meant(key, known)})"
        elif expected := checks[key](value):
            shown = repr(value) if len(repr(value)) <= 60 else repr(value)[:57] + "..."
            yield table, place, key, f"{where}{key} is {shown}: expected {expected}"


def _line_of(source: str, table: str, place: int, key: str) -> int | None:
    """The line on which a key of a table stands; that of the table where there is no key."""
    current, number = "", 0
    counts = dict.fromkeys(TABLES, -1)
    for line_number, line in enumerate(source.splitlines(), 1):
        header = re.match(r"\s*\[+\s*([\w-]+)", line)
        if header and not re.match(r"\s*\[+[^\]]*,", line):
            current = header[1]
            counts[current] = counts.get(current, -1) + 1
            number = counts[current]
            if current == table and number == place and not key:
                return line_number
        is_here = (current, number if table else 0) == (table, place) or (
            not table and header and header[1] == key
        )
        if is_here and key and re.match(rf"\s*(\[+\s*)?[\"']?{re.escape(key)}[\"']?\s*[=\].]", line):
            return line_number
    return None


def _project(values: Mapping[str, Any], path: Path) -> Project:
    own = {key: value for key, value in values.items() if key not in TABLES}
    chapters = [ProjectChapter(**chapter) for chapter in values["chapter"]]
    return Project(path, **own, chapter=chapters, output=Output(**values.get("output", {})))
