"""Facts that Python and the page must agree on, each list in a file beside this.

Python finds them out here, `test_vectors.py` finds that the files still say so, and `tests/web/vectors.test.js` that
the page does too. `python tests/make.py vectors` writes the files.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nonokit.engine import choose
from nonokit.model import UNKNOWN, Clue, Colour, Grid, Puzzle, Run
from nonokit.puzzles import get
from nonokit.rating import Class
from nonokit.rendering import marks
from nonokit.server.store.game_log import Counts, count_lines, is_within
from nonokit.server.store.upgrade import upgraded
from nonokit.server.wire import format_grid, format_puzzle, parse_grid
from nonokit.server.wire.marks import mark_json
from vectors import lines as by_trying
from vectors.hints import local_hint

FOLDER = Path(__file__).parent
Facts = list[dict[str, Any]]
WHITE, RED, GREEN = (
    Colour("white", (255, 255, 255), "."),
    Colour("red", (217, 30, 24), "r"),
    Colour("green", (39, 134, 57), "g"),
)


def puzzles() -> Facts:
    """Puzzles with their ids and short codes."""
    house = Grid.from_text(["..#..", ".###.", "#####", ".#.#.", ".#.#."])
    flag = Grid.from_text(["r.g", "rrg", ".gg"], (WHITE, RED, GREEN))
    turned = Grid.from_text(["r.g", "rrg", ".gg"], (WHITE, GREEN, RED))
    given = Grid.from_text(["??#??", "?????", "#####", "?????", ".????"])
    named = {
        "black and white": Puzzle.from_grid(house),
        "one cell": Puzzle.from_clues(rows=[[1]], columns=[[1]]),
        "nothing to fill": Puzzle.from_clues(rows=[[], []], columns=[[], [], []]),
        "two colours": Puzzle.from_grid(flag),
        "the same colours in another order": Puzzle.from_grid(turned),
        "a clue is missing": Puzzle.from_clues(rows=[[2], None], columns=[[1], [2], None]),
        "a length is unknown": Puzzle.from_clues(rows=[["?", 1], [2]], columns=[["?"], [1], [1]]),
        "cells are given": Puzzle.from_grid(house).replace(given=given),
        "nothing is given": Puzzle.from_grid(house).replace(given=Grid.blank(5, 5)),
        "a given colour that no clue has": Puzzle.from_clues(
            rows=[[(1, 1)], None], columns=[None, None], palette=(WHITE, RED, GREEN)
        ).replace(given=Grid.from_text(["?.", "g?"], (WHITE, RED, GREEN))),
        "one colour that is not black": Puzzle.from_clues(
            rows=[[1]], columns=[[1], []], palette=(WHITE, RED)
        ),
        "wide": Puzzle.from_clues(rows=[[30]], columns=[[1]] * 30),
        **{slug: get(slug).puzzle for slug in ("duck", "poppy", "scissors")},
    }
    return [{"name": name, **_puzzle_facts(puzzle)} for name, puzzle in named.items()]


def _puzzle_facts(puzzle: Puzzle) -> dict[str, Any]:
    sent = format_puzzle(puzzle).model_dump()
    return {"id": sent.pop("id"), "code": sent.pop("code"), "puzzle": sent}


def lines() -> Facts:
    """Lines: what is settled, which runs are greyed, what is wrong; `masks` are the sets of values still possible."""
    chance = random.Random(4)
    made = [(clue, cells, values) for clue, cells, values in SPECIAL_LINES]
    while len(made) < 300:
        values = chance.choice((2, 2, 3, 4))
        cells = [chance.choice((None, None, None, *range(values))) for _ in range(chance.randint(1, 9))]
        made.append((_random_clue(chance, len(cells), values), cells, values))
    return [_line_facts(*one) for one in made]


def _random_clue(chance: random.Random, length: int, values: int) -> list[by_trying.Run]:
    picture = [chance.choice((0, 1, 1, *range(values))) for _ in range(length)]
    clue: list[by_trying.Run] = [(end - start, colour) for start, end, colour in by_trying.runs_of(picture)]
    return [(None, colour) if chance.random() < 0.1 else (length, colour) for length, colour in clue]


SPECIAL_LINES: list[tuple[list[by_trying.Run], list[int | None], int]] = [
    ([], [None, None], 2),
    ([(1, 1), (1, 1)], [None, None, 1, None, None], 2),
    ([(1, 1), (1, 1)], [0, 0, 1, None, None], 2),
    ([(2, 1), (1, 1)], [1, 1, None, None, None], 2),
    ([(3, 1)], [1, None, 0, None, None], 2),
    ([(3, 1)], [1, 1, 0, None, None], 2),
    ([(2, 1)], [1, 0, 1], 2),
    # A closed run whose length only a run of another colour has: wrong, whatever the length says.
    ([(2, 1), (3, 2)], [0, 2, 2, 0, None, None, None], 3),
    ([(2, 2), (1, 1)], [None, 0, 1, 1, 0, None, None], 3),
    ([(1, 1), (1, 2)], [2, 1, None, None], 3),
    ([(1, 1), (1, 2)], [1, 2, None, None], 3),
    ([(None, 1)], [None, 1, 0, None], 2),
]


def _line_facts(clue: list[by_trying.Run], cells: list[int | None], values: int) -> dict[str, Any]:
    masks = by_trying.settled(clue, cells, values)
    return {
        "clue": [{"length": length, "colour": colour} for length, colour in clue],
        "cells": [UNKNOWN if value is None else value for value in cells],
        "values": values,
        "masks": masks,
        "is_done": by_trying.fits(clue, cells),
        "finished": by_trying.finished(clue, cells, values),
        "is_broken": masks is None and not by_trying.fits(clue, cells),
        "has_wrong_run": by_trying.has_wrong_run(clue, cells),
    }


def settled_by_engine(fact: dict[str, Any]) -> list[int] | None:
    """What the engine makes of a line, for the test that it agrees with trying."""
    clue = Clue(Run(run["length"], run["colour"]) for run in fact["clue"])
    anything = (1 << fact["values"]) - 1
    domains = [anything if value == UNKNOWN else 1 << value for value in fact["cells"]]
    return choose().settle(clue, domains, fact["values"])


def hints() -> Facts:
    """The hints that the page gives without a server, from the empty sheet to the end, and on a wrong sheet."""
    return [
        {"puzzle": format_puzzle(puzzle).model_dump(), "steps": _steps(puzzle, states)}
        for puzzle, states in HINTED
    ]


def _steps(puzzle: Puzzle, texts: list[str]) -> Facts:
    states = [parse_grid(text, puzzle.width, puzzle.height, puzzle.palette) for text in texts]
    states.append(Grid.blank(puzzle.width, puzzle.height, puzzle.palette))
    while told := local_hint(puzzle, states[-1]):
        states.append(states[-1].with_cells({(y, x): value for y, x, value in told["cells"]}))
    return [{"state": format_grid(state), "hint": local_hint(puzzle, state)} for state in states]


# Puzzles, and states beside the empty one to begin from.
HINTED: list[tuple[Puzzle, list[str]]] = [
    (
        Puzzle.from_grid(Grid.from_text(["..#..", ".###.", "#####", ".#.#.", ".#.#."])),
        ["#????\n?????\n.????\n?????\n?????"],
    ),
    (
        Puzzle.from_grid(Grid.from_text(["rr.g.", "r.ggg", ".g.rr", "ggg.r"], (WHITE, RED, GREEN))),
        ["?????\n?????\ngg???\n?????", "????r\n?????\n?????\n?????"],
    ),
    (Puzzle.from_grid(Grid.from_text([".##.#.", "#.####", "##..#.", "..#..#", "####.."])), []),
    (Puzzle.from_clues(rows=[[3], [2]], columns=[None] * 8), ["?#??????\n??.?.???", "?##?????\n??.?.???"]),
    (Puzzle.from_clues(rows=[[2]], columns=[None] * 7), ["??.?.??"]),
]


def drawn_marks() -> Facts:
    """Every mark as it travels, and the cells it lies upon."""
    row, column = ("row", 2), ("column", 1)
    examples: list[tuple[marks.Mark, list[tuple[int, int]]]] = [
        (marks.LineGlow(row), []),
        (marks.BrokenLine(column), []),
        (marks.ClueBox(row, (0, 2)), []),
        (marks.ClueBox(row), []),
        (marks.Bracket(row, 1, 3, "first", "3"), [(2, 1), (2, 3)]),
        (marks.Overlap(column, 4, 2), [(4, 1), (5, 1)]),
        (marks.Reach(row, 0, 5, 1), [(2, 0), (2, 4)]),
        (marks.Gap(column, 3, 1), [(3, 1), (3, 1)]),
        (marks.CellMark(((0, 4), (3, 2)), "bad"), [(0, 4), (3, 2)]),
        (marks.Trial((1, 2), 1), [(1, 2)]),
        (marks.Assumed((1, 2), 0), [(1, 2)]),
        (marks.Arrow((0, 1), (4, 3), 2), [(0, 1), (4, 3)]),
    ]
    return [{"mark": mark_json(mark).model_dump(), "cells": cells} for mark, cells in examples]


LOGS: dict[str, list[str]] = {
    "nothing": [],
    "begun": ["@anna", "1 r0:0"],
    "gone on": ["@anna", "1 r0:0", "+7 undo"],
    "gone on elsewhere": ["@anna", "1 r0:0", "@bert", ". r0:1"],
    "both, bert's chosen": [
        "@anna",
        "1 r0:0",
        "@bert",
        ". r0:1",
        "@took anna=2",
        "@carl",
        "point 2? @ other",
    ],
    "then anna again": [
        "@anna",
        "1 r0:0",
        "@bert",
        ". r0:1",
        "@took anna=2",
        "@carl",
        "point 2? @ other",
        "@anna",
        "redo",
    ],
    "shortened": ["@took anna=2 bert=1", "@anna", "load 2?"],
    "the same, told otherwise": ["@took bert=1", "@anna", "1 r0:0", "undo", "hint overlap"],
    "no writer": ["1 r0:0"],
    "almost a note": ["@anna", "@took", "@took x", "@Ann", "1 r0:0"],
}


def progress() -> Facts:
    """Pairs of copies of a game and how the first stands to the second; and games of old, with their logs."""
    pairs = [
        {"mine": mine, "other": other, "relation": relation_of(count_lines(mine), count_lines(other))}
        for mine in LOGS.values()
        for other in LOGS.values()
    ]
    return pairs + [{"old": game, "moves": upgraded(game["moves"], **_summary(game))} for game in OLD_GAMES]


def relation_of(mine: Counts, other: Counts) -> str:
    """In the page's words."""
    if is_within(other, mine):
        return "same" if is_within(mine, other) else "ahead"
    return "behind" if is_within(mine, other) else "apart"


OLD_GAMES: Facts = [
    {"moves": moves, "updated": "2025-01-01T12:00:00.000Z", "state": "??", "seconds": seconds, "hints": hints, "solved": solved}
    for moves, seconds, hints, solved in (
        ([], 0, 0, False),
        (["1 r0:0", "@sheet 1:1 1?"], 7, 2, False),
        (["1 r0:0", "1 r0:1", "@sheet 2:1", "@at 1", "@point 2? @ Mittag – é"], 12.5, 0, True),
        (["@sheet 2?"], 0, 0, False),
        (["1 r0:0", "@at 9", "@at x"], 0.4, 0, False),
    )
]  # fmt: skip


def _summary(game: dict[str, Any]) -> dict[str, Any]:
    return {name: game[name] for name in ("updated", "seconds", "hints", "solved")}


def grades() -> Facts:
    """The name for people of every class."""
    return [{"class": one.value, "grade": one.grade.value} for one in Class]


FILES: dict[str, Callable[[], Facts]] = {
    "puzzles.json": puzzles,
    "lines.json": lines,
    "hints.json": hints,
    "marks.json": drawn_marks,
    "progress.json": progress,
    "grades.json": grades,
}


def text_of(facts: Facts) -> str:
    """A file: one fact a line, so that changes can be read."""
    rows = ",\n".join(json.dumps(fact, ensure_ascii=False, separators=(",", ":")) for fact in facts)
    return f"[\n{rows}\n]\n"


def write() -> None:
    """Writes all files."""
    for name, facts in FILES.items():
        (FOLDER / name).write_text(text_of(facts()), encoding="utf-8")
