"""Trial techniques one by one: what they find follows, and their chains hold link by link."""

from __future__ import annotations

from collections import Counter
from random import Random

from explaining.finding import TRIAL_TECHNIQUES, trial_steps
from explaining.states import random_puzzle
from nonokit.engine import choose
from nonokit.explaining import Preferences, explain
from nonokit.explaining.chains import Spread
from nonokit.explaining.claims import Breaks, Cell, CellValue, EitherWay, Follows, Therefore, Try, TwoValues
from nonokit.explaining.constants import MAX_LINKS, SHORTEST_CHAIN
from nonokit.explaining.position import Position, compile_clue
from nonokit.explaining.step import Step, lines_of
from nonokit.explaining.trials import Trials
from nonokit.model import Grid, Puzzle
from nonokit.solving import solve
from pictures import hard_puzzle
from processes import PATIENCE_S

LINES_ONLY = Preferences().without(
    "edge-contradiction", "implications", "contradiction", "both-ways", "nested"
)


def stuck_trials(puzzle: Puzzle) -> Trials:
    """The trials where line logic ends."""
    position = Position(puzzle)
    for step in explain(puzzle, preferences=LINES_ONLY).steps:
        position.apply(step)
    return Trials(position, choose("auto"), lambda: solve(puzzle).solutions)


def values_after(position: Position, link: Follows | Breaks, known: dict[Cell, int]) -> list[int] | None:
    """What the link's line leaves when only its sources are known beside the position."""
    index = position.index(link.line)
    cells = [link.line.cell(p) for p in range(position.size(index))]
    domains = [known[cell] if cell in link.sources else position.domain(*cell) for cell in cells]
    return choose("reference").settle(compile_clue(position.clues[index]), domains, position.values)


def assert_chain_holds(position: Position, claims: tuple[object, ...]) -> None:
    """Every link of a trial follows from what came before it."""
    known: dict[Cell, int] = {}
    for claim in claims:
        if isinstance(claim, Try):
            known = {claim.place: 1 << claim.value}
        elif isinstance(claim, Follows | Breaks):
            assert set(claim.sources) <= set(known), "a link may only use what came before"
            left = values_after(position, claim, known)
            if isinstance(claim, Breaks):
                assert left is None
                continue
            assert left is not None
            for cell, value in claim.settled:
                assert left[claim.line.along(cell)] == 1 << value
                known[cell] = 1 << value
            for cell, value in claim.excluded:
                assert not left[claim.line.along(cell)] >> value & 1
                known[cell] = known.get(cell, position.domain(*cell)) & ~(1 << value)


def test_random_trials_follow_and_their_chains_hold() -> None:
    rng = Random(80)
    seen: Counter[str] = Counter()
    for _ in range(500):
        puzzle, _ = random_puzzle(rng)
        trials = stuck_trials(puzzle)
        solutions = solve(puzzle, max_solutions=100, methods=["isolated-rules", "sat"]).solutions
        if not trials.open_cells or len(solutions) == 100:
            continue
        for technique in TRIAL_TECHNIQUES:
            for step in technique.find(trials):
                seen[technique.name] += 1
                assert all(solution[cell] == value for solution in solutions for cell, value in step.cells)
                assert all(solution[cell] != value for solution in solutions for cell, value in step.excluded)
                if technique.name != "implications":
                    assert_chain_holds(trials.position, step.claims)
                assert_told_to_the_end(trials, step)
    assert seen["edge-contradiction"] > 5
    assert seen["contradiction"] > 10
    assert seen["implications"] > 10
    assert seen["both-ways"] > 10


def assert_told_to_the_end(trials: Trials, step: Step) -> None:
    """A trial is short, and says what it comes to."""
    if not step.fair:
        return
    assert step.chain_length <= MAX_LINKS
    if step.technique in ("contradiction", "edge-contradiction"):
        assert step.chain_length >= SHORTEST_CHAIN
    last = step.claims[-1]
    if isinstance(last, EitherWay):
        tried = [claim for claim in step.claims if isinstance(claim, Try)]
        assert len(tried) == trials.position.domain(*tried[0].place).bit_count()
        assert step.cells == ((last.place, last.value),)
    else:
        assert isinstance(last, Therefore)
        assert last == Therefore(
            *next(claim for claim in step.claims if isinstance(claim, Try)).values.values()
        )


def test_arrows_lead_from_the_trial_to_two_values_of_one_cell() -> None:
    rng = Random(81)
    paths = 0
    for _ in range(300):
        puzzle, _ = random_puzzle(rng)
        for step in trial_steps("implications", stuck_trials(puzzle)):
            tried, *arrows, end, _ = step.claims
            assert isinstance(tried, Try)
            assert isinstance(end, TwoValues)
            paths += 1
            reached = {(tried.place, tried.value)}
            for arrow in arrows:
                assert isinstance(arrow, Follows)
                (source,), (target,) = arrow.sources, arrow.settled
                assert source in {cell for cell, _ in reached}
                assert arrow.line in lines_of([source]) & lines_of([target.cell])
                reached.add(target)
            assert {value for cell, value in reached if cell == end.place} == {end.first, end.second}
            assert end.first != end.second
    assert paths > 10


def test_a_spread_ends_at_its_goal() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    position = Position(puzzle)
    spread = Spread(position, choose("auto"), CellValue((0, 0), 1), position.domains(), {})
    assert spread.run((1, 1))
    links = spread.links_to([(1, 1)])
    assert links[-1].settled == (CellValue((1, 1), 1),)
    assert_chain_holds(position, (Try((0, 0), 1), *links))


def test_a_trial_that_is_too_long_to_follow_is_called_guessing() -> None:
    puzzle = hard_puzzle(20, 5)
    steps = explain(puzzle, timeout_s=PATIENCE_S).steps
    assert all(step.fair == (step.technique != "nested") for step in steps)
    assert max(step.chain_length for step in steps) <= MAX_LINKS


def test_an_impossible_position_offers_no_trials() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    position = Position(puzzle, Grid.from_text(["#?", "#?"]))
    assert Trials(position, choose("auto"), list).is_impossible
