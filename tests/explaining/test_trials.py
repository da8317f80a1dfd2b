"""Trial techniques one by one: what they find follows, and their chains hold link by link."""

from __future__ import annotations

from collections import Counter
from random import Random

from explaining.states import random_puzzle
from nonokit.engine import choose
from nonokit.explaining import Preferences, explain
from nonokit.explaining.chains import Spread
from nonokit.explaining.evidence import BothWays, CellValue, Link, Path, Refutation
from nonokit.explaining.line_view import compile_clue
from nonokit.explaining.position import Position
from nonokit.explaining.techniques import TRIAL_TECHNIQUES
from nonokit.explaining.trials import SHORTEST_CHAIN, Trials
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.solving import solve

LINES_ONLY = Preferences().without(
    "edge-contradiction", "implications", "contradiction", "both-ways", "nested"
)


def stuck_trials(puzzle: Puzzle) -> Trials:
    """The trials where line logic ends."""
    position = Position(puzzle)
    for step in explain(puzzle, preferences=LINES_ONLY).steps:
        position.apply(step)
    return Trials(position, choose("auto"), lambda: solve(puzzle).solutions)


def values_after(position: Position, link: Link, known: dict[tuple[int, int], int]) -> list[int] | None:
    """What the link's line leaves when only its sources are known beside the position."""
    index = position.index(link.line)
    cells = [
        (link.line[1], p) if link.line[0] == "row" else (p, link.line[1]) for p in range(position.size(index))
    ]
    domains = [known[cell] if cell in link.sources else position.domain(*cell) for cell in cells]
    return choose("reference").settle(compile_clue(position.clues[index]), domains, position.values)


def assert_links_hold(position: Position, trial: CellValue, links: tuple[Link, ...]) -> None:
    known = {trial.cell: 1 << trial.value}
    for link in links:
        assert set(link.sources) <= set(known), "a link may only use what came before"
        left = values_after(position, link, known)
        if not link.targets:
            assert left is None
            continue
        assert left is not None
        for cell, value in link.targets:
            p = cell[1] if link.line[0] == "row" else cell[0]
            if value != UNKNOWN:
                assert left[p] == 1 << value
            known[cell] = left[p]


def test_random_trials_follow_and_their_chains_hold() -> None:
    rng = Random(80)
    seen: Counter[str] = Counter()
    for _ in range(500):
        puzzle, _ = random_puzzle(rng)
        trials = stuck_trials(puzzle)
        solutions = solve(puzzle, max_solutions=100, methods=["isolated-rules", "sat"]).solutions
        if not trials.open_cells or len(solutions) == 100:
            continue
        for name, find in TRIAL_TECHNIQUES.items():
            for step in find(trials):
                seen[name] += 1
                assert all(solution[cell] == value for solution in solutions for cell, value in step.cells)
                assert all(solution[cell] != value for solution in solutions for cell, value in step.excluded)
                evidence = step.evidence
                if isinstance(evidence, Refutation):
                    assert len(evidence.links) >= SHORTEST_CHAIN
                    assert_links_hold(trials.position, evidence.trial, evidence.links)
                if isinstance(evidence, BothWays):
                    assert (
                        len(evidence.branches)
                        == trials.position.domain(*evidence.branches[0].trial.cell).bit_count()
                    )
                    for branch in evidence.branches:
                        assert_links_hold(trials.position, branch.trial, branch.links)
    assert seen["edge-contradiction"] > 5
    assert seen["contradiction"] > 10
    assert seen["implications"] > 10
    assert seen["both-ways"] > 10


def test_arrows_lead_from_the_trial_to_two_values_of_one_cell() -> None:
    rng = Random(81)
    paths = 0
    for _ in range(300):
        puzzle, _ = random_puzzle(rng)
        for step in TRIAL_TECHNIQUES["implications"](stuck_trials(puzzle)):
            path = step.evidence
            assert isinstance(path, Path)
            paths += 1
            reached = {path.trial}
            for source, target, line in path.arrows:
                assert source in reached
                assert line in (("row", source.cell[0]), ("column", source.cell[1]))
                assert line in (("row", target.cell[0]), ("column", target.cell[1]))
                reached.add(target)
            assert len({value for cell, value in reached if cell == path.conflict}) == 2
    assert paths > 10


def test_a_spread_ends_at_its_goal() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    position = Position(puzzle)
    spread = Spread(position, choose("auto"), CellValue((0, 0), 1), position.domains())
    assert spread.run((1, 1))
    links = spread.links_to([(1, 1)])
    assert links[-1].targets == (CellValue((1, 1), 1),)
    assert_links_hold(position, CellValue((0, 0), 1), links)


def test_an_impossible_position_offers_no_trials() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    position = Position(puzzle, Grid.from_text(["#?", "#?"]))
    assert Trials(position, choose("auto"), list).is_impossible
