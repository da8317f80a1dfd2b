"""Pictures drawn with characters: `#` and `.`, boxes, emoji, with or without frames and blanks between cells."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain, pairwise
from operator import ne

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.pictures import undoubled
from nonokit.formats.readings import Choice
from nonokit.formats.structure.build import choice_of_picture
from nonokit.formats.structure.frames import WALLS, is_frame
from nonokit.formats.structure.kinds import BLANKS, FILLED, SIGN_COLOURS, SIGNS_OF_BLANKS, Picture
from nonokit.formats.structure.outline import uncounted
from nonokit.formats.structure.pictures import row_signs, unspaced
from nonokit.formats.structure.surroundings import Surroundings

_CORNERS = frozenset("+─━┌└╔┼═")  # one of them is in each line of a frame
_HEADER = re.compile(
    r"\s*(?:(?:[^\W\d_]{2,20}[\s#.]*)?\$?\d{1,6}[.:)]?"
    r"|(?:[^\W\d_][^\d]{0,40}\s)?\d{1,4}[\sx×,]+\d{1,4}(?:\s+[^\W\d_]{2,20})?)\s*"
)  # a number above a picture, perhaps with a word, or a size, perhaps with a name
_RULE = re.compile(r"\s*([=~*_-])\1{2,}\s*")  # between pictures that have no such cells
_QUOTED = re.compile(r"\s*([\"'`])(.*)\1[,;]?\s*")
_HINTED = re.compile(r"\s*(?:\d{1,3}[\s,]+)+([^\d\s,].*)")  # the row's clue before its cells
_SIZED = re.compile(r"\s*(\d{1,4})[\sx×,]+(\d{1,4})(?:\s+(.*))?")
_BRACED = re.compile(r"(?:\[[^\d\[\]]\])+")  # [X][ ][X]
_HALVES = " █▀▄"  # cells in rows two and two
HALF_ASSUMED = "the lower half of the last line is empty and taken for no row"
_MIN_SIDE = 3  # what is smaller is more likely an ornament of the text
_BOXES = frozenset("□■▢▣◻◼⬜⬛░▒▓█▀▄")
_CELLS = frozenset([*BLANKS, *FILLED, *SIGN_COLOURS, "?"])
_PLAIN_BLANKS = frozenset(".-_0·・ ")
_ORNAMENTS = frozenset("{}()[]<>;:,'\"=/\\")  # of programs and prose
_MAX_LETTERS = 20
_LEAST_OF_COLOUR = 3  # cells of each, on average


Drawn = tuple[str | None, Picture]  # a picture and what is written above it


def picture_choices(pictures: list[Drawn], around: Surroundings) -> list[Choice]:
    """Pictures as puzzles; what is written above one is its title."""
    return [choice_of_picture(picture, around.under(title)) for title, picture in pictures]


def pictures_in(lines: list[str]) -> list[Drawn]:
    """Stretches of lines that are pictures."""
    found: list[tuple[str | None, list[str], str | None]] = []
    title: str | None = None
    block: list[str] = []
    for line in [*lines, ""]:
        text = line.rstrip()
        if len(text) > 2 and is_frame(text, "+-=_|*") and not _CORNERS.isdisjoint(text):
            continue
        rule = _RULE.fullmatch(text)
        if rule and block and rule[1] not in block[-1]:
            if _is_walled(block[-1]) and len(text) == len(block[-1]):
                continue  # between cells in groups of five
            text = ""
        if (
            (text.strip(" \t,;|") or (block and _is_walled(text) and len(text) == len(block[-1])))
            and not _is_words(text)
            and not _HEADER.fullmatch(text)
            and not (block and _divides(block[-1], text))
        ):
            block.append(text)
            continue
        cells, note = _unhalved(_unframed(block)) if len(block) >= _MIN_SIDE else ([], None)
        if cells and picture_rows(cells):
            found.append((title, cells, note))
        if block or text:
            title = text.strip()[:80] if _is_words(text) or _HEADER.fullmatch(text) else None
        block = [text] if not _BOXES.isdisjoint(text) and not _is_words(text) else []
    return _alike(found)


def _alike(drawn: list[tuple[str | None, list[str], str | None]]) -> list[Drawn]:
    """The pictures; cells are two blocks wide in all that are as wide as each other, or in none of them."""
    widths = [max(map(len, lines)) for _, lines, _ in drawn]
    halves = [undoubled(lines) for _, lines, _ in drawn]
    single = {width for (half, _), width in zip(halves, widths, strict=True) if max(map(len, half)) >= width}
    found: list[Drawn] = []
    for (title, lines, note), (half, paired), width in zip(drawn, halves, widths, strict=True):
        rows = picture_rows(lines if width in single else half)
        found += [(_bare(title), Picture(rows, _misfit(title, rows) or note or paired))] if rows else []
    return found


def _unhalved(lines: list[str]) -> tuple[list[str], str | None]:
    """The rows of signs that are two cells each, one above the other; none of what all signs leave empty at the end."""
    signs = {*chain(*lines)}
    if not signs & {*_HALVES[2:]} or not signs <= {*_HALVES}:
        return lines, None
    width = max(map(len, lines))
    rows = [
        "".join(" █"[sign in half] for sign in line.ljust(width)) for line in lines for half in ("▀█", "▄█")
    ]
    return (rows, None) if "█" in rows[-1] else (rows[:-1], HALF_ASSUMED)


def _bare(title: str | None) -> str | None:
    """What is written above a picture, without its size."""
    sized = _SIZED.fullmatch(title) if title else None
    bare = sized[3] if sized else title
    return bare if bare and any(map(str.isalpha, bare)) else None


def _misfit(title: str | None, rows: list[list[str]]) -> str | None:
    """What is said when the size above a picture is not what it has."""
    sized = _SIZED.fullmatch(title) if title else None
    if not sized or {int(sized[1]), int(sized[2])} == {len(rows), len(rows[0])}:
        return None
    return f"its rows make {len(rows[0])}×{len(rows)} cells, the size above them says {sized[1]}×{sized[2]}"


def _divides(one: str, other: str) -> bool:
    """Whether one of two lines has boxes in it and the other, without any, signs that are no cells."""
    strange = {*_within_walls(one if not _BOXES.isdisjoint(other) else other)}
    return (_BOXES.isdisjoint(one) != _BOXES.isdisjoint(other)) and not strange <= _CELLS


def _is_words(text: str) -> bool:
    """Whether a line is prose: words of several different letters."""
    return any(len(word) > 2 and len(set(word.lower())) > 3 for word in re.findall(r"[^\W\d_]+", text))


def picture_rows(lines: list[str]) -> list[list[str]] | None:
    """The cells of lines that are a picture; None when they are none."""
    rows = [row_signs(text) for text in lines]
    width = max(map(len, rows))
    if not _MIN_SIDE <= width <= MAX_SIDE or len(rows) > MAX_SIDE:
        return None
    is_even = all(len(row) == width for row in rows)
    if not is_even:
        rows = [row + [" "] * (width - len(row)) for row in rows]  # editors cut blanks at line ends
    return rows if _is_drawn(Counter(chain.from_iterable(rows)), is_even) else None


def _unframed(lines: list[str]) -> list[str]:
    """The lines without quotes, their numbers, walls around them and signs between the cells."""
    quoted = [_QUOTED.fullmatch(line) for line in lines]
    if all(quoted):
        lines = [match[2] for match in quoted if match]
    lines = uncounted(lines, _MIN_SIDE)
    hinted = [_HINTED.fullmatch(line) for line in lines]
    if all(hinted):
        lines = [match[1] for match in hinted if match]
    if all(_BRACED.fullmatch(line.strip()) for line in lines):
        return [line.strip()[1::3] for line in lines]
    inner = [_within_walls(line) for line in lines]
    texts = _without_walls(inner if all(map(ne, inner, lines)) else lines)
    bare = [text.strip() for text in texts]
    cells = unspaced(bare)
    if cells is not None:
        return cells
    shift = min(len(text) - len(text.lstrip()) for text in texts)
    has_blanks = any(sign in text for text in bare for sign in SIGNS_OF_BLANKS)
    return [text[shift:] for text in texts] if has_blanks else texts


def _within_walls(line: str) -> str:
    """What stands between walls at both ends; of a line without them all."""
    text = line.strip()
    return text[1:-1] if len(text) > 1 and text[0] in WALLS and text[-1] in WALLS else line


def _is_walled(text: str) -> bool:
    return len(text) > 2 and any(wall in text for wall in WALLS)


def _without_walls(lines: list[str]) -> list[str]:
    """Lines without the walls that stand in all of them at the same places, between groups of cells."""
    places = {tuple(at for at, sign in enumerate(line) if sign in WALLS) for line in lines}
    walls = places.pop() if len(places) == 1 else ()
    if 2 * len(walls) >= len(lines[0]):  # signs of cells
        return lines
    groups = [[line[start + 1 : end] for start, end in pairwise([-1, *walls, len(line)])] for line in lines]
    cells = [[group.strip() for group in row] for row in groups]
    if walls and {*map(len, chain(*groups))} == {len(groups[0][0])} and max(map(len, chain(*cells))) == 1:
        return ["".join(cell or " " for cell in row) for row in cells]  # | # |   | # |
    return ["".join(sign for at, sign in enumerate(line) if at not in walls) for line in lines]


def _is_drawn(counts: Counter[str], is_even: bool) -> bool:
    """Whether so many of these signs make pictures rather than words or numbers."""
    signs, cells = set(counts), counts.total()
    if len(signs - {"?"}) < 2 or cells < 2 * len(signs) or "\t" in signs:
        return False
    digits = {sign for sign in signs if sign.isdigit()}
    if digits:  # zeros and ones, or the numbers of colours
        is_matrix = "0" in digits and signs <= digits | {"?"} and is_even
        return is_matrix and (digits == {"0", "1"} or cells >= 8 * len(digits))
    if signs <= _CELLS:
        return any(sign not in BLANKS and sign != "?" for sign in signs)
    if signs & _ORNAMENTS:
        return False
    if len(signs) == 2:
        return is_even
    if signs & (_PLAIN_BLANKS - {" "}):
        blank = sum(counts[sign] for sign in _PLAIN_BLANKS)
        is_roomy = is_even and cells - blank >= _LEAST_OF_COLOUR * len(signs)
        return (
            is_roomy
            and len(signs) <= _MAX_LETTERS
            and all(sign in _CELLS or sign.isalnum() for sign in signs)
        )
    return False
