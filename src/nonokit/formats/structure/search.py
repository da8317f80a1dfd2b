"""Finding the puzzles in a value: two sides that agree, or a picture, at any depth, under any keys, one or many."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from nonokit.formats.readings import COLUMNS_FIRST, ROWS_FIRST, Choice, Reading, with_note
from nonokit.formats.structure.build import Surroundings, puzzle_of_picture, puzzle_of_sides
from nonokit.formats.structure.likeness import looks_drawn
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.names import Side, is_plain_side, side_of, words_of
from nonokit.formats.structure.number_lines import number_choices
from nonokit.formats.structure.packed import unpacked_text
from nonokit.formats.structure.pairing import Pair, agreeing, all_agreeing, pairs_of
from nonokit.formats.structure.parts import (
    Part,
    Size,
    has_looks,
    is_flat,
    is_group,
    is_looks,
    is_plausible,
    size_of,
    surroundings,
    titled,
)
from nonokit.formats.structure.pictures import Picture, picture_of
from nonokit.formats.structure.values import MAX_DEPTH, Entry, Value, entries_of
from nonokit.formats.work import Work
from nonokit.model import Puzzle

_MAX_TEXT = 2_000_000  # of a text within a value that is read as a text of its own
_FIRST_IS_ROWS = 2.0  # how much more usual it is that the first of two lists holds the rows
_TWO: frozenset[object] = frozenset({0, 1, "0", "1"})
_MANY = 4096  # entries of a table
_LEAST_CLUES = 5  # on each side, in a program that speaks of no puzzles
_LEAST_JOINED = 8  # clues of both sides in one list that nothing divides
_MATRIX_ASSUMED = (
    "a block of cells in a longer text is taken for a picture, each kind of cell in it for a colour"
)
_ONE_LINE_ASSUMED = (
    "taken for a picture, though all its rows have one clue: they may be the ways to fill one line"
)
_CHANCE_ASSUMED = "taken for a picture for what it is called: its colours lie as if by chance"
_NARROW = 3  # cells
_NUMBERED = re.compile(r"((?:.*(?:row|line|col|column)s?|[rchv])[\s_.#-]*)(\d{1,4})", re.IGNORECASE)
_LEAST_LINES = 3
_SIDES: tuple[Side, Side] = ("row", "column")
_LONGEST_NAME = 40
_NAMED = 4.0  # how much a letter for a side says


class Search:
    """Looks through one value; counts what it looked at, so that hostile ones end."""

    def __init__(self, named_size: Size | None = None, work: Work | None = None) -> None:
        self.named_size = named_size  # what the name of the file says
        self.is_strict = False
        self.is_about_puzzles = True  # whether the text around the values says so
        self.work = work or Work()

    def choices(self, value: Value, around: Surroundings | None = None, depth: int = 0) -> list[Choice]:
        """The puzzles in a value, in the order of the text, each with its readings."""
        around = around or Surroundings()
        self.work.values += 1
        if depth > MAX_DEPTH or self.work.problem():
            return []
        if isinstance(value, str):
            return self._in_text(value, around, depth)
        entries = entries_of(value)
        if entries is not None:
            return self._in_table(entries, around, depth)
        return self._in_list(value, around, depth) if isinstance(value, list) else []

    def _in_list(self, value: list[Value], around: Surroundings, depth: int) -> list[Choice]:
        while len(value) == 1 and isinstance(value[0], list):
            value = value[0]
        if not any(is_group(item) or isinstance(item, str) for item in value) or not self.work.has_room(
            len(value)
        ):
            return []
        sides = _by_side(value)
        if sides:
            return self._in_table(sides, around, depth)
        if len(value) == 2:
            first, second = (Part(None, item, is_side=True, is_strict=self.is_strict) for item in value)
            options = agreeing(first, second)
            if options and self._is_meant(options):
                return self._one(_of_pair(Pair(first, second, *options, False, False), around, None))
        if all(isinstance(item, str) and item.endswith("\n") for item in value[:-1]) and len(value) > 1:
            return self.choices("".join(map(str, value)), around, depth + 1)  # the lines of a notebook's cell
        picture = picture_of(value)
        if picture is not None and is_plausible(picture):
            return self._one(self._of_picture(picture, around))
        joined = self._joined(value, around, None)
        if joined:
            return joined
        return self._in_table([(None, item) for item in value], around, depth)

    def _in_table(self, entries: list[Entry], around: Surroundings, depth: int) -> list[Choice]:
        if len(entries) > _MANY:  # numbers that nothing names tell nothing
            entries = [(key, item) for key, item in entries if key or is_group(item) or isinstance(item, str)]
        self.work.values += len(entries)
        if self.work.problem():
            return []
        entries = _gathered(entries)
        parts = [Part(*_untagged(key, value), is_strict=self.is_strict) for key, value in entries]
        around, size = surroundings(parts, around), size_of(parts)
        for part in parts:
            part.size, part.named_size = size, self.named_size
        pairs = [pair for pair in pairs_of(parts) if self._is_meant((pair.rows, pair.columns), pair.is_sure)]
        used = {id(part) for pair in pairs for part in (pair.first, pair.second)}
        others = [part for part in parts if id(part) not in used]
        if pairs:
            return self._of_pairs(pairs, parts, others, around, size)
        joined = [choice for part in others if size for choice in self._joined(part.value, around, size)]
        if joined:
            return joined
        records = _records(entries)
        if len(records) > 1:
            return [choice for record in records for choice in self._in_table(record, around, depth + 1)]
        drawn = [part for part in others if part.picture is not None and not _is_item(part)]
        beside = replace(around, pictures=[*around.pictures, *_pictures(drawn)]) if len(drawn) < 4 else around
        found: list[Choice] = []
        named = {part.side for part in others if part.is_plain_side and is_group(part.value)}
        is_named = not self.is_strict and sum(entries_of(part.value) is not None for part in others) > 1
        for part in sorted(others, key=lambda part: part.is_state):
            if part.is_state and any(choice[0].puzzle.flat.lengths for choice in found):
                continue  # how far somebody is with what was found
            if part not in drawn and not (len(named) == 2 and part.is_plain_side):  # no clues that we know
                within = titled(beside, part) if is_named else beside
                found += self.choices(part.value, within, depth + 1)
        if found and len(found) <= len(drawn):
            return found
        answers = [part.picture for part in drawn if part.picture and not part.is_state]
        if not answers and not found:  # nothing but a state: then it is the answer
            answers = [part.picture for part in drawn if part.picture and set(part.picture.kinds()) <= _TWO]
        plain = {(picture.width, picture.height) for picture in answers if not is_looks(picture)}
        answers = [
            picture
            for picture in answers
            if not is_looks(picture) or (picture.width, picture.height) not in plain  # how the answer looks
        ]
        return found + [
            choice for picture in answers for choice in self._one(self._of_picture(picture, around))
        ]

    def _is_meant(self, sides: tuple[Lines, Lines], is_sure: bool = False) -> bool:
        """Whether two lists that agree do so not by chance: programs have many lists, and fill some later."""
        if self.is_strict and all(side.is_blank for side in sides):
            return False
        is_elsewhere = self.is_strict and not self.is_about_puzzles and not is_sure
        return not is_elsewhere or min(map(len, sides)) >= _LEAST_CLUES

    def _of_pairs(
        self,
        pairs: list[Pair],
        parts: Sequence[Part],
        others: Sequence[Part],
        around: Surroundings,
        size: Size | None,
    ) -> list[Choice]:
        """The puzzles of pairs; what stands before each pair describes it, pictures of its size belong to it."""
        pictures = _pictures([part for part in others if part.is_state or part.picture is not None], pairs[0])
        if len(pairs) == 1:
            return self._one(_of_pair(pairs[0], replace(around, pictures=pictures), size))
        found: list[Choice] = []
        start = 0
        place = {id(part): i for i, part in enumerate(parts)}
        for pair in pairs:
            end = max(place[id(pair.first)], place[id(pair.second)])
            own = surroundings(parts[start : end + 1], replace(around, pictures=pictures))
            found += self._one(_of_pair(pair, own, None))
            start = end + 1
        return found

    def _joined(self, value: Value, around: Surroundings, size: Size | None) -> list[Choice]:
        """Both sides in one list, their numbers before them or the size beside it: `[2, 3, [1, 1], [2], [2], …]`."""
        if not isinstance(value, list):
            return []
        numbers = [*takewhile(lambda item: type(item) is int, value[:3])]
        clues = value[len(numbers) :]
        if size and not numbers:
            numbers = [size[1], size[0]]
        is_sized = len(numbers) == 2 and sum(numbers) == len(clues)
        is_list = not numbers and not self.is_strict and len(clues) >= _LEAST_JOINED
        if not is_sized and not (is_list and len({*map(_length, clues)}) > 1):
            return []
        if not all(isinstance(clue, list) and {*map(type, clue)} <= {int} for clue in clues):
            return []
        lines = [" ".join(map(str, clue)) or "0" for clue in clues]
        found = number_choices([" ".join(map(str, numbers)), *lines] if is_sized else lines, around)
        return [one for choice in found for one in self._one(choice)] if len(found) == 1 else []

    def _of_picture(self, picture: Picture, around: Surroundings) -> Choice:
        """A matrix among other things may be the map of a game as well, or directions, when it is two cells wide."""
        is_tiny = min(picture.width, picture.height) < _NARROW
        is_chance = is_tiny and not self.is_about_puzzles
        if self.is_strict and (is_chance or picture.width < min(_NARROW, picture.height)):
            return []
        puzzle = puzzle_of_picture(picture, around)
        kinds = len(picture.kinds())
        if not around.looks and not looks_drawn(picture.rows, kinds):
            with_note([puzzle], _CHANCE_ASSUMED)
        is_plain = (kinds == 2 and not is_tiny) or around.looks or has_looks(picture)
        if self.is_strict and not picture.assumed and not (is_plain and self.is_about_puzzles):
            with_note([puzzle], _MATRIX_ASSUMED)
        elif self.is_strict and _is_one_line(puzzle):
            with_note([puzzle], _ONE_LINE_ASSUMED)
        return [Reading(puzzle, "a picture")]

    def _one(self, choice: Choice) -> list[Choice]:
        self.work.puzzles += 1
        return [choice] if choice else []

    def _in_text(self, text: str, around: Surroundings, depth: int) -> list[Choice]:
        """A text within a value: a puzzle in another notation, such as `"problem": "5 5\\n1 1\\n…"`."""
        if depth > 6 or not 5 < len(text) < _MAX_TEXT:
            return []
        if not ("\n" in text or "[" in text or unpacked_text(text)):
            return []
        from nonokit.formats.structure.texts import text_choices

        self.work.count_text(text)
        found = text_choices(text, self, around, depth + 1)
        for choice in found:
            is_told = bool(choice[0].puzzle.extras.get("notes"))
            if not self.is_about_puzzles and not is_told and choice[0].way == "a picture":
                with_note([choice[0].puzzle], _MATRIX_ASSUMED)
        return found


def _is_one_line(puzzle: Puzzle) -> bool:
    """Whether all rows have one clue and no two are alike, as programs list the ways to fill a line."""
    goal = puzzle.goal
    return goal is not None and len({*goal.rows()}) == goal.height and len({*map(str, puzzle.rows)}) == 1


def _gathered(entries: list[Entry]) -> list[Entry]:
    """Entries whose keys number the lines of a side, in one list: `row1 = …`, `row2 = …`."""
    matches = [_NUMBERED.fullmatch(key) if key and is_flat(item) else None for key, item in entries]
    counts = Counter(match[1] for match in matches if match)
    lists: dict[str, list[Value]] = {}
    kept: dict[object, Entry] = {}
    for place, (match, entry) in enumerate(zip(matches, entries, strict=True)):
        found = lists.setdefault(match[1] if match else "", [])
        if match and counts[match[1]] >= _LEAST_LINES and int(match[2]) in (len(found), len(found) + 1):
            found.append(entry[1])
            kept[match[1]] = (match[1], found)
        else:
            kept[place] = entry
    return [*kept.values()]


def _by_side(items: list[Value]) -> list[Entry]:
    """Clues that each say which side they are of, a list for each side: `{"direction": "horizontal", "clue": [2, 1]}`.

    Of two items each is a side: `{"type": "rows", "clues": [[2, 1], [3]]}`.
    """
    sides: dict[str, list[Value]] = {}
    clues: list[Value]
    for item in items:
        entries = entries_of(item) or []
        named = [side for key, part in entries if (side := _told_side(key, part))]
        clues = [part for _, part in entries if isinstance(part, list | str) and part not in named]
        clues = clues or [part for _, part in entries[-1:] if isinstance(part, int)]
        if len(named) != 1 or len(clues) != 1:
            return []
        sides.setdefault(named[0], []).append(clues[0])
    if len(sides) != len(_SIDES):
        return []
    if len(items) == len(_SIDES):
        return [(side, clues[0]) for side, clues in sides.items()]
    are_clues = (is_flat(clue) or not isinstance(clue, list) for clues in sides.values() for clue in clues)
    return [*sides.items()] if all(are_clues) else []


def _told_side(key: str | None, value: Value) -> str | None:
    """The side that an entry names: `"direction": "horizontal"`, `"isRow": true`."""
    if isinstance(value, str):
        return value if len(value) < _LONGEST_NAME and is_plain_side(value) else None
    is_told = isinstance(value, bool) or (value in (0, 1) and "is" in words_of(key or ""))
    side = side_of(key) if is_told and key and is_plain_side(key) else None
    return side and (side if value else _SIDES[side == _SIDES[0]])


def _untagged(key: str | None, value: Value) -> Entry:
    """What a list of a name and a value says: `define(ROWS, [[1], [2]])`, `(rows (1) (2))`."""
    if not isinstance(value, list) or len(value) < 2 or not isinstance(value[0], str):
        return key, value
    name, *rest = value
    if " " in name or not is_plain_side(name) or not all(isinstance(item, list) for item in rest):
        return key, value
    return name, rest[0] if len(rest) == 1 else rest


def _is_item(part: Part) -> bool:
    """Whether it is one of several tables: a puzzle of its own, not the answer of another."""
    return part.key is None and entries_of(part.value) is not None


def _length(value: Value) -> int:
    return len(value) if isinstance(value, list) else 0


def _records(entries: list[Entry]) -> list[list[Entry]]:
    """Entries in groups that have each key once: one puzzle after the other under the same keys."""
    records: list[list[Entry]] = [[]]
    seen: set[str] = set()
    for key, value in entries:
        if key is not None and key in seen:
            records.append([])
            seen = set()
        seen |= {key} if key is not None else set()
        records[-1].append((key, value))
    return records


def _pictures(parts: Sequence[Part], pair: Pair | None = None) -> list[tuple[bool, Picture]]:
    """The pictures among parts; a flat one is folded to the size of the pair."""
    found = []
    for part in parts:
        picture = part.picture
        if picture is None and pair is not None and isinstance(part.value, list | str):
            picture = picture_of(part.value, (len(pair.columns), len(pair.rows)))
        if picture is not None:
            found.append((part.is_state, picture))
    return found


def _of_pair(pair: Pair, around: Surroundings, size: Size | None) -> Choice:
    """The readings of two sides, divided as is most usual, and otherwise where that makes sides that agree, too."""
    choice = _either_way(pair, around, size)
    if min(len(pair.first.options), len(pair.second.options)) < 2 or choice[0].puzzle.goal is not None:
        return choice
    is_turned = pair.rows not in pair.first.options
    for sides in all_agreeing(pair.first, pair.second):
        rows, columns = reversed(sides) if is_turned else sides
        if len(rows) != len(pair.rows) and rows.colours is columns.colours is None:
            puzzle = puzzle_of_sides(rows, columns, around)
            choice.append(Reading(puzzle, f"{choice[0].way} with {len(columns)}×{len(rows)} cells"))
    return choice


def _either_way(pair: Pair, around: Surroundings, size: Size | None) -> Choice:
    """The readings of two sides: as their keys say; else both ways, unless a picture or a size settles it."""
    rows, columns = pair.rows, pair.columns
    puzzle = puzzle_of_sides(rows, columns, around)
    way, other = (ROWS_FIRST, COLUMNS_FIRST) if rows in pair.first.options else (COLUMNS_FIRST, ROWS_FIRST)
    if pair.is_sure or puzzle.goal is not None:
        return [Reading(puzzle, way)]
    turned = puzzle_of_sides(columns, rows, around)
    if turned.goal is not None:
        return [Reading(turned, other)]
    if size is not None and size[0] != size[1]:
        if size == (puzzle.width, puzzle.height):
            return [Reading(puzzle, way)]
        if size == (turned.width, turned.height) and not pair.is_named:
            return [Reading(turned, other)]
    odds = _NAMED if pair.is_named else _FIRST_IS_ROWS
    return [Reading(puzzle, way, odds), Reading(turned, other)]
