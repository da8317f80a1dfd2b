"""Finding the puzzles in a value: two sides that agree, or a picture, at any depth, under any keys, one or many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from nonokit.formats.readings import A_PICTURE, COLUMNS_FIRST, ROWS_FIRST, Choice, Reading, with_note
from nonokit.formats.structure.build import both_ways, choice_of_picture, puzzle_of_sides
from nonokit.formats.structure.groups import by_side, gathered, records, untagged
from nonokit.formats.structure.kinds import Picture
from nonokit.formats.structure.likeness import has_looks, is_looks, is_plausible, looks_drawn
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.number_lines import number_choices
from nonokit.formats.structure.packed import unpacked_text
from nonokit.formats.structure.pairing import Pair, agreeing, all_agreeing, pairs_of, with_colours
from nonokit.formats.structure.parts import Part, Size, size_of
from nonokit.formats.structure.pictures import picture_of
from nonokit.formats.structure.surroundings import Surroundings, surroundings, titled
from nonokit.formats.structure.values import MAX_DEPTH, Entry, Value, entries_of, is_group
from nonokit.formats.work import Work
from nonokit.model import Puzzle

_MAX_TEXT = 2_000_000  # of a text within a value that is read as a text of its own
_FIRST_IS_ROWS = 2.0  # how much more usual it is that the first of two lists holds the rows
_TWO: frozenset[object] = frozenset({0, 1, "0", "1"})
_MANY = 4096  # entries of a table
_AN_ENTRY = 2  # how many values take as long
_MOST_BESIDE = 3  # pictures of a table that may belong to a puzzle in it
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
        sides = by_side(value)
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
        self.work.values += _AN_ENTRY * len(entries)
        if self.work.problem():
            return []
        entries = gathered(entries)
        parts = with_colours(
            [Part(*untagged(key, value), is_strict=self.is_strict) for key, value in entries]
        )
        around, size = _known(parts, around), size_of(parts)
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
        puzzles = records(entries)
        if len(puzzles) > 1:
            return [choice for record in puzzles for choice in self._in_table(record, around, depth + 1)]
        drawn = [part for part in others if part.picture is not None and not _is_item(part)]
        found = self._within(others, drawn, around, depth)
        if found and len(found) <= len(drawn):
            return found
        answers = _answers(drawn, is_alone=not found)
        return found + [
            choice for picture in answers for choice in self._one(self._of_picture(picture, around))
        ]

    def _within(
        self, others: list[Part], drawn: list[Part], around: Surroundings, depth: int
    ) -> list[Choice]:
        """The puzzles in the entries of a table that are no pictures, which may belong to them."""
        pictures = [*around.pictures, *_pictures(drawn)] if len(drawn) <= _MOST_BESIDE else around.pictures
        beside = replace(around, pictures=pictures)
        places = {*map(id, drawn)}
        named = {part.side for part in others if part.is_plain_side and is_group(part.value)}
        is_named = not self.is_strict and sum(entries_of(part.value) is not None for part in others) > 1
        found: list[Choice] = []
        for part in sorted(others, key=lambda part: part.is_state):
            if part.is_state and any(choice[0].puzzle.flat.lengths for choice in found):
                break  # how far somebody is with what was found
            if id(part) not in places and not (len(named) == 2 and part.is_plain_side):  # no clues we know
                within = titled(beside, part.key, part.value) if is_named else beside
                found += self.choices(part.value, within, depth + 1)
        return found

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
            own = _known(parts[start : end + 1], replace(around, pictures=pictures))
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
        choice = choice_of_picture(picture, around)
        puzzle = choice[0].puzzle
        kinds = len(picture.kinds())
        if not around.looks and not looks_drawn(picture.rows, kinds):
            with_note([puzzle], _CHANCE_ASSUMED)
        is_plain = (kinds == 2 and not is_tiny) or around.looks or has_looks(picture)
        if self.is_strict and not picture.assumed and not (is_plain and self.is_about_puzzles):
            with_note([puzzle], _MATRIX_ASSUMED)
        elif self.is_strict and _is_one_line(puzzle):
            with_note([puzzle], _ONE_LINE_ASSUMED)
        return choice

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
            if not self.is_about_puzzles and not is_told and choice[0].way == A_PICTURE:
                with_note([choice[0].puzzle], _MATRIX_ASSUMED)
        return found


def _answers(drawn: list[Part], is_alone: bool) -> list[Picture]:
    """The pictures that are no states of play, nor how another one looks; a state where there is nothing else."""
    answers = [part.picture for part in drawn if part.picture and not part.is_state]
    if not answers and is_alone:
        answers = [part.picture for part in drawn if part.picture and set(part.picture.kinds()) <= _TWO]
    plain = {(picture.width, picture.height) for picture in answers if not is_looks(picture)}
    return [
        picture
        for picture in answers
        if not is_looks(picture) or (picture.width, picture.height) not in plain
    ]


def _known(parts: Sequence[Part], around: Surroundings) -> Surroundings:
    return surroundings(((part.key, part.value) for part in parts), around)


def _is_one_line(puzzle: Puzzle) -> bool:
    """Whether all rows have one clue and no two are alike, as programs list the ways to fill a line."""
    goal = puzzle.goal
    return goal is not None and len({*goal.rows()}) == goal.height and len({*map(str, puzzle.rows)}) == 1


def _is_item(part: Part) -> bool:
    """Whether it is one of several tables: a puzzle of its own, not the answer of another."""
    return part.key is None and entries_of(part.value) is not None


def _length(value: Value) -> int:
    return len(value) if isinstance(value, list) else 0


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
    is_first = pair.rows in pair.first.options
    ways = (ROWS_FIRST, COLUMNS_FIRST) if is_first else (COLUMNS_FIRST, ROWS_FIRST)
    if pair.is_sure:
        return [Reading(puzzle_of_sides(pair.rows, pair.columns, around), ways[0])]
    odds = (_NAMED if pair.is_named else _FIRST_IS_ROWS, 0.0)
    choice = both_ways(pair.rows, pair.columns, around, odds, ways=ways)
    sized = [one for one in choice if (one.puzzle.width, one.puzzle.height) == size]
    is_told = len(sized) == 1 and not (pair.is_named and sized[0] is not choice[0])
    return sized if is_told else choice
