"""One stream of events tells where every cell comes from, whatever the method."""

from __future__ import annotations

import json
from random import Random

import pytest

import nonokit
from nonokit import Grid, Puzzle, TraceEvent, line, solve
from nonokit.model import UNKNOWN
from nonokit.solving import METHODS, SolveResult
from pictures import hard_puzzle, random_puzzle

WAYS = [
    None,
    *([method] for method in METHODS),
    ["overlap", "implications", "fork"],
    ["isolated-rules", "sat"],
]


def traced(puzzle: Puzzle, **settings: object) -> tuple[SolveResult, list[TraceEvent]]:
    """The answer and the events."""
    events: list[TraceEvent] = []
    result = solve(puzzle, on_event=events.append, max_solutions=3, **settings)  # type: ignore[arg-type]
    return result, events


def put(events: list[TraceEvent], puzzle: Puzzle, into: dict[tuple[int, int], int]) -> bytes:
    """The cells that events make known, each once."""
    for event in events:
        for y, x, value in event.cells:
            assert (y, x) not in into
            into[y, x] = value
    cells = bytearray([UNKNOWN]) * (puzzle.width * puzzle.height)
    for (y, x), value in into.items():
        cells[y * puzzle.width + x] = value
    return bytes(cells)


def some_cells(puzzle: Puzzle, seed: int) -> Grid:
    """A few cells of a solution."""
    solution, rng = solve(puzzle).solutions[0], Random(seed)
    known = bytes(value if rng.random() < 0.2 else UNKNOWN for value in solution.cells)
    return Grid(puzzle.width, puzzle.height, known, puzzle.palette)


@pytest.mark.parametrize("methods", WAYS, ids=lambda methods: "+".join(methods or ["default"]))
def test_every_cell_has_an_origin(engine_name: str, methods: list[str] | None) -> None:
    for seed in range(25):
        puzzle = random_puzzle(7000 + seed, largest=9, share=0.04 if seed % 3 == 0 else 0.0)
        state = some_cells(puzzle, seed) if seed % 4 == 1 else None
        result, events = traced(puzzle, methods=methods, engine=engine_name, state=state)
        if result.status is nonokit.Status.NONE:
            continue
        certain: dict[tuple[int, int], int] = {}
        known = put([event for event in events if event.solution is None], puzzle, certain)
        if result.is_unique and known.count(UNKNOWN) == result.known.cells.count(UNKNOWN):
            assert known == result.known.cells
            continue
        for index, solution in enumerate(result.solutions):
            own = [event for event in events if event.solution == index]
            assert put(own, puzzle, dict(certain)) == solution.cells
        if not result.solutions:
            assert known == result.known.cells


def test_what_is_told_of_all_solutions_holds_in_all(engine_name: str) -> None:
    for seed in range(40):
        puzzle = random_puzzle(7100 + seed, largest=7)
        _, events = traced(puzzle, engine=engine_name)
        for solution in solve(puzzle, max_solutions=30).solutions:
            for event in (event for event in events if event.solution is None):
                assert all(solution[y, x] == value for y, x, value in event.cells)
                assert all(solution[y, x] != value for y, x, value in event.ruled_out)


def first(events: list[TraceEvent], kind: type[TraceEvent]) -> TraceEvent:
    """The first event of a kind."""
    return next(event for event in events if isinstance(event, kind))


def test_a_line_tells_its_placements_and_its_time(engine_name: str) -> None:
    puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    _, events = traced(puzzle, engine=engine_name)
    lines = [event for event in events if isinstance(event, nonokit.LineSettled)]
    settled = next(event for event in lines if event.line == ("row", 0))
    assert (settled.before, settled.after) == ((UNKNOWN,) * 3, (1, 0, 1))
    assert set(settled.cells) == {(0, 0, 1), (0, 1, 0), (0, 2, 1)}
    assert (settled.placements_before, settled.placements_after) == (line.count([1, 1], 3), 1)
    assert settled.method == "isolated-rules"
    for event in lines:
        assert event.placements_before >= event.placements_after > 0
    times = [event.seconds for event in events]
    assert times == sorted(times)
    assert times[0] > 0


def test_given_cells_and_a_state_are_origins(engine_name: str) -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]], given=Grid.from_text("#?\n??"))
    _, events = traced(puzzle, engine=engine_name, state=Grid.from_text("??\n?#"))
    assert [(event.source, event.cells) for event in events if isinstance(event, nonokit.CellsGiven)] == [
        ("given cells", ((0, 0, 1),)),
        ("state", ((1, 1, 1),)),
    ]


def test_chains_lead_from_link_to_link(engine_name: str) -> None:
    seen = 0
    for seed in range(5):
        _, events = traced(
            hard_puzzle(20, seed),
            methods=["isolated-rules", "implications"],
            engine=engine_name,
        )
        for event in events:
            if not isinstance(event, nonokit.ChainFollowed):
                continue
            seen += 1
            starts, ends = ({one[i] for one in event.chains} for i in (0, -1))
            assert len({(y, x) for y, x, _ in starts}) == len({(y, x) for y, x, _ in ends}) == 1
            # Either one start and two ends that clash, or all values of a cell and one end.
            assert len(starts) == 1 or len(ends) == 1
    assert seen > 10


def test_guesses_and_learning_belong_to_their_solution(engine_name: str) -> None:
    _, events = traced(hard_puzzle(15, 2), engine=engine_name, methods=["isolated-rules", "search"])
    guess = first(events, nonokit.ValueGuessed)
    assert (guess.method, guess.solution) == ("search", 0)
    assert guess.cells == (guess.guess,)
    result, events = traced(hard_puzzle(15, 2), engine=engine_name, methods=["sat"])
    learned = [event for event in events if isinstance(event, nonokit.CellsLearned)]
    assert [event.solution for event in learned] == list(range(len(result.solutions)))
    assert {event.method for event in learned} == {"sat"}


def test_learned_clauses_are_counted_slice_by_slice(engine_name: str) -> None:
    result, events = traced(hard_puzzle(20, 1), engine=engine_name, methods=["sat"])
    slices = [event for event in events if isinstance(event, nonokit.ClausesLearned)]
    assert slices
    assert all(event.clauses > 0 and event.solver and event.method == "sat" for event in slices)
    assert sum(event.clauses for event in slices) == slices[-1].conflicts == result.stats.conflicts
    last = max(i for i, event in enumerate(events) if isinstance(event, nonokit.ClausesLearned))
    assert all(not isinstance(event, nonokit.CellsLearned) for event in events[:last])


def test_events_become_json(engine_name: str) -> None:
    for methods in (None, ["implications", "fork"]):
        _, events = traced(hard_puzzle(12, 0), engine=engine_name, methods=methods)
        for event in events:
            facts = json.loads(json.dumps(event.as_dict()))
            assert facts["event"] == event.kind
            assert {"method", "seconds", "cells"} <= set(facts)
    kinds = [event.as_dict() for event in events if isinstance(event, nonokit.LineSettled)]
    assert all(len(facts["placements"]) == 2 for facts in kinds)


def test_errors_of_the_listener_surface(engine_name: str) -> None:
    def fail(_: TraceEvent) -> None:
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more"):
        solve(hard_puzzle(12, 0), on_event=fail, engine=engine_name)
