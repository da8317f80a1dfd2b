"""Which reading is meant: the most probable one that is a puzzle.

Rows and columns must fill the same number of cells, and there must be a picture. The likeliest reading of every line
comes first; where totals differ, gaps between digits may all mean more, or less, than the page told; then readings of a few lines are exchanged for less likely ones, the cheapest exchange first; at last
whole lines are left open, and the pictures that the other lines allow are judged by how well they go with the marks.
Printed puzzles may have two or three pictures: one is worth something, but not a confident reading.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from math import inf

from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.scanning.clock import seconds_of_work
from nonokit.scanning.clues.interpretations import Interpretation, interpretations, likeliest
from nonokit.scanning.clues.marks import NEVER, Mark
from nonokit.scanning.meaning.alignment import LOST, aligned
from nonokit.solving import SolveResult, Status, solve

ONE_PICTURE = 4.0  # nats that a reading is worth more when it has one picture and no more
CLOSE = 5.0  # nats: a second reading that is so close makes the first doubtful
DEAREST = 26.0  # nats: dearer exchanges are not tried
FAR_FETCHED = 9.0  # nats: what is less likely than the best reading by so much is not offered to people
PAIRED, TRIPLED = 240, 40  # exchanges that are tried in twos and in threes
MOST_TRIES = 160
SHIFTS = (2.0, -2.0, 4.0, -4.0, 6.0, -6.0, 8.0, 10.0)  # nats by which the page may misjudge all gaps at once
ENDLESS = 1 << 20  # cells: whatever is read fits
TRY_S, LEAST_S = 1.0, 0.2  # for one solution; also where hardly any time is left
OPEN_LINES = (0, 1, 2, 3, 4, 6)  # lines left open at a time


@dataclass
class Line:
    """One line: its marks, its length, and what the marks may say."""

    marks: list[Mark]
    length: int
    readings: list[Interpretation] = field(init=False)

    def __post_init__(self) -> None:
        self.readings = interpretations(self.marks, self.length)

    @property
    def margin(self) -> float:
        """Nats between the best reading and the next."""
        return self.readings[1].cost if len(self.readings) > 1 else DEAREST

    def shifted(self, nats: float) -> list[Mark]:
        """The marks, if gaps between digits speak so much more for one number than they seemed to."""
        return [
            replace(
                mark,
                join=mark.join - nats if mark.join < NEVER else NEVER,
                split=mark.split + nats if mark.split < NEVER else NEVER,
            )
            for mark in self.marks
        ]


@dataclass(frozen=True)
class Decoded:
    """The reading chosen for every line (rows, then columns), what solving it says, and how sure the choice is."""

    readings: list[Interpretation]
    result: SolveResult
    looks: list[Interpretation]  # what the marks alone say, whether it fits the line or not
    margins: list[float]  # nats, for each line, to what else its marks may say
    rival: float  # nats to the next reading that is a puzzle as well
    contested: dict[int, Interpretation]  # lines in which that reading differs, if it is close
    likely: list[list[Interpretation]]  # what the marks of each line may say, likeliest first

    @property
    def changed(self) -> set[int]:
        """Lines whose likeliest reading was not taken."""
        pairs = zip(self.readings, self.looks, strict=True)
        return {i for i, (taken, looks) in enumerate(pairs) if taken.numbers != looks.numbers}

    @property
    def is_puzzle(self) -> bool:
        """Whether there is a picture."""
        return self.result.status in (Status.UNIQUE, Status.MULTIPLE)

    def is_tied(self, line: int) -> bool:
        """Whether all pictures are alike there. Where they differ, a misread number would hardly be noticed."""
        known = self.result.known
        cells = known.row(line) if line < known.height else known.column(line - known.height)
        return self.is_puzzle and UNKNOWN not in cells

    @property
    def is_as_read(self) -> bool:
        """Whether there is a picture with every line read likeliest, and no other reading is nearly as likely."""
        return self.is_puzzle and not self.changed and not self.contested


def decode(rows: list[list[Mark]], columns: list[list[Mark]], timeout_s: float | None) -> Decoded:
    """The most probable reading that is a puzzle, or the most probable one where none is."""
    deadline = seconds_of_work() + (inf if timeout_s is None else timeout_s)
    lines = [Line(marks, len(columns)) for marks in rows] + [Line(marks, len(rows)) for marks in columns]
    decoder = Decoder(lines, len(rows), deadline)
    if decoder.gap and any(mark.join < NEVER or mark.split < NEVER for line in lines for mark in line.marks):
        for nats in SHIFTS:
            if seconds_of_work() > deadline:
                break
            best = [likeliest(line.shifted(nats), line.length) for line in lines]
            if not decoder.gap_of(best) and decoder.solved(best).status is Status.UNIQUE:
                shifted = [Line(line.shifted(nats), line.length) for line in lines]
                return Decoder(shifted, len(rows), deadline).decode()
    return decoder.decode()


class Decoder:
    """One search for the reading that is meant."""

    def __init__(self, lines: list[Line], height: int, deadline: float) -> None:
        self.lines, self.height, self.deadline = lines, height, deadline
        self.best = [line.readings[0] for line in lines]
        self.found: list[tuple[float, list[Interpretation], SolveResult]] = []

    def decode(self) -> Decoded:
        """The answer."""
        if self.gap == 0 and self.plain.status is Status.UNKNOWN:
            return self.undecided()  # other readings of such a puzzle would take as long
        self.exchange()
        if not self.found or min(each[0] for each in self.found) > LOST - ONE_PICTURE:
            self.leave_open()  # a lost number may be the simpler explanation
        if not self.found:
            return self.undecided()
        margins = [line.margin for line in self.lines]
        ranked = sorted(self.found, key=lambda each: each[0])
        cost, readings, result = ranked[0]
        rival = ranked[1][0] - cost if len(ranked) > 1 else DEAREST
        contested = {
            i: other
            for i, other in enumerate(ranked[1][1] if rival < CLOSE else ())
            if other.numbers != readings[i].numbers
        }
        return Decoded(readings, result, self.looks, margins, rival, contested, self.likely)

    def undecided(self) -> Decoded:
        """What the marks alone say, where nothing else tells what is meant."""
        margins = [line.margin for line in self.lines]
        return Decoded(self.best, self.plain, self.looks, margins, 0.0, {}, self.likely)

    @property
    def looks(self) -> list[Interpretation]:
        """What the marks of each line say by themselves: numbers that do not fit it may tell that the grid is larger."""
        return [likeliest(line.marks, ENDLESS) for line in self.lines]

    @property
    def likely(self) -> list[list[Interpretation]]:
        """What the marks of each line may say that is not far-fetched, likeliest first."""
        return [[each for each in line.readings if each.cost < FAR_FETCHED] for line in self.lines]

    @cached_property
    def plain(self) -> SolveResult:
        """What solving says where every line is read likeliest."""
        return self.solved(self.best)

    @property
    def gap(self) -> int:
        """How many cells rows fill more than columns, as every line is read likeliest."""
        return self.gap_of(self.best)

    def gap_of(self, readings: list[Interpretation]) -> int:
        """How many cells rows fill more than columns."""
        return sum(self.signed(i, reading.total) for i, reading in enumerate(readings))

    def exchange(self) -> None:
        """Tries the best readings, then cheap exchanges, until nothing cheaper can be found."""
        for number, (cost, exchanged) in enumerate(self.exchanges()):
            if self.found and cost > min(each[0] for each in self.found) + CLOSE + ONE_PICTURE:
                break
            if number and seconds_of_work() > self.deadline:
                break
            readings = list(self.best)
            for line, reading in exchanged:
                readings[line] = reading
            self.judge(cost, readings)

    def judge(self, cost: float, readings: list[Interpretation]) -> None:
        """Keeps a reading that has a picture in which something is filled."""
        if not any(reading.numbers for reading in readings):
            return
        result = self.plain if readings == self.best else self.solved(readings)
        if result.status in (Status.UNIQUE, Status.MULTIPLE):
            self.found.append((cost - ONE_PICTURE * (result.status is Status.UNIQUE), readings, result))

    def exchanges(self) -> Iterator[tuple[float, list[tuple[int, Interpretation]]]]:
        """Sets of exchanges after which rows and columns fill the same number of cells, cheapest first."""
        gap = self.gap
        if gap == 0:
            yield 0.0, []
        single = sorted(
            (
                (reading.cost, i, reading)
                for i, line in enumerate(self.lines)
                for reading in line.readings[1:]
                if reading.cost < DEAREST
            ),
            key=lambda each: each[0],
        )
        gains = [self.signed(i, reading.total - self.best[i].total) for _, i, reading in single]
        fitting = []
        for chosen in closing(gap, gains):
            exchanged = [single[number] for number in chosen]
            if len({i for _, i, _ in exchanged}) == len(exchanged):
                cost = sum(each[0] for each in exchanged)
                fitting.append((cost, [(i, reading) for _, i, reading in exchanged]))
        fitting.sort(key=lambda each: each[0])
        yield from fitting[:MOST_TRIES]

    def signed(self, line: int, total: int) -> int:
        """A total that counts up for rows and down for columns."""
        return total if line < self.height else -total

    def solved(self, readings: list[Interpretation], is_open: frozenset[int] = frozenset()) -> SolveResult:
        """What solving these readings says, some lines left open."""
        clues = [None if i in is_open else each.numbers for i, each in enumerate(readings)]
        puzzle = Puzzle.from_clues(rows=clues[: self.height], columns=clues[self.height :])
        left_s = max(LEAST_S, min(TRY_S, self.deadline - seconds_of_work()))
        return solve(puzzle, max_solutions=6 if is_open else 2, timeout_s=left_s)

    def leave_open(self) -> None:
        """Leaves the most doubtful lines open, and each other line in turn, and judges the pictures that come."""
        doubtful = sorted(range(len(self.lines)), key=lambda i: self.lines[i].margin)
        known = len(self.found)
        for count in OPEN_LINES:
            for extra in [*doubtful[max(0, count - 1) :]]:
                is_open = frozenset([*doubtful[:count], extra])
                if seconds_of_work() > self.deadline:
                    return
                result = self.solved(self.best, is_open)
                if result.status in (Status.UNIQUE, Status.MULTIPLE) and len(result.solutions) < 6:
                    for picture in result.solutions:
                        self.propose(picture, is_open)
            if len(self.found) > known:
                return

    def propose(self, picture: Grid, is_open: frozenset[int]) -> None:
        """Judges the clues of a picture in the lines that were open."""
        if UNKNOWN in picture.cells:
            return
        clues = Puzzle.from_grid(picture)
        readings, cost = list(self.best), 0.0
        for i in is_open:
            clue = clues.rows[i] if i < self.height else clues.columns[i - self.height]
            numbers = tuple(run.length or 0 for run in clue or ())
            own = aligned(self.lines[i].marks, numbers)
            base = aligned(self.lines[i].marks, self.best[i].numbers)
            readings[i] = own
            cost += max(0.0, own.cost - base.cost)
        if all(each[1] != readings for each in self.found):
            self.judge(cost, readings)


def closing(gap: int, gains: list[int]) -> Iterator[tuple[int, ...]]:
    """Which one, two or three of some gains close a gap; twos and threes of the first ones alone."""
    where: dict[int, list[int]] = {}
    for number, gain in enumerate(gains):
        where.setdefault(gain, []).append(number)
    yield from ((number,) for number in where.get(-gap, ()))
    for first, gain in enumerate(gains[:PAIRED]):
        for last in where.get(-gap - gain, ()):
            if first < last < PAIRED:
                yield first, last
    for first, second in combinations(range(min(TRIPLED, len(gains))), 2):
        for last in where.get(-gap - gains[first] - gains[second], ()):
            if second < last < TRIPLED:
                yield first, second, last
