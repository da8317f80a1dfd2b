"""Finds the positions of the course: boards on which one look with a technique is the only easy step there is.

    python bench/mine_exercises.py [technique …] [--seed 1] [--minutes 10]

Shipped puzzles and random ones are solved up to a point where a technique is left, and nothing that is as simple or
simpler; for the rare techniques, boards are made for it (`exercise_motifs.py`). Adds them to the page's course (`src/nonokit/web/course/exercises.json`) until there are enough; those of
techniques that are too rare are turned and mirrored. `tests/explaining/test_exercises.py` checks each of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from exercise_motifs import promising_boards

from explaining.exercises import forms, puzzle_of, shape_of, state_of
from explaining.states import random_picture, random_state
from nonokit.explaining import Insight, Preferences, Step, all_steps, explain, hint, known_techniques
from nonokit.explaining.claims import OnlyPlace
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.puzzles import library
from nonokit.site.puzzle_list import clues_json
from nonokit.solving import Status, solve

FILE = Path(__file__).parents[1] / "src/nonokit/web/course/exercises.json"
SMALLEST, LARGEST = 5, 10  # as much as a phone shows well
WANTED = 12  # an example, and what is asked
OVERLAP = "overlap"
CROSS_CHECK, MOST_CROSSING = "colour-cross-check", 6
MOTIFS_AT_ONCE = 100
LONGEST_TRIAL = 5  # looks that can be kept in mind
# Nobody should have to do it.
NOT_TAUGHT = ("nested",)
Kept = dict[str, dict[str, dict[str, Any]]]  # exercises by technique and picture


def pictures(rng: Random, largest: int) -> Iterator[Grid]:
    """Pictures without end: ours that are small, random ones, and noise, which takes the harder techniques."""
    small = [entry for entry in library() if max(entry.width, entry.height) <= largest]
    while True:
        match rng.randrange(5):
            case 0:
                goal = rng.choice(small).puzzle.goal
                assert goal is not None
                yield goal
            case 1 | 2:
                yield random_picture(rng, largest=largest)
            case _:
                side = rng.randint(6, largest)
                density = rng.uniform(0.4, 0.65)
                yield Grid(side, side, bytes(rng.random() < density for _ in range(side * side)))


def walk(rng: Random, picture: Grid, kept: Kept) -> int:
    """Solves a picture from some known cells on, and keeps the positions that one look leads on from; how many there were.

    What is simpler than all that is wanted is done at once. Of the rest, steps of techniques that have exercises enough are
    taken first, so that the rare ones are left.
    """
    puzzle = Puzzle.from_grid(picture).replace(goal=None)
    state = random_state(rng, picture)
    tiers = Preferences().tiers
    wanted = [Preferences().tier(name) for name, found in kept.items() if len(found) < WANTED]
    simpler = Preferences(tiers[: min(wanted, default=0)])
    count = 0
    while UNKNOWN in (state := explain(puzzle, state, preferences=simpler, timeout_s=5).grid).cells:
        steps = easiest_steps(puzzle, state)
        if not steps:
            break
        count += 1
        keep(kept, puzzle, state, picture, steps)
        rng.shuffle(steps)
        state = state.with_cells(max(steps, key=lambda step: len(kept.get(step.technique, ()))).values)
    return count


def try_motifs(rng: Random, technique: str, kept: Kept) -> int:
    """Looks at boards that are made for a technique, and keeps those on which it is the only easy step; how many there were."""
    for picture, state in promising_boards(rng, technique, SMALLEST, LARGEST, MOTIFS_AT_ONCE):
        puzzle = Puzzle.from_grid(picture).replace(goal=None)
        if steps := easiest_steps(puzzle, state):
            keep(kept, puzzle, state, picture, steps)
    return MOTIFS_AT_ONCE


def keep(kept: Kept, puzzle: Puzzle, state: Grid, picture: Grid, steps: list[Step]) -> None:
    """Keeps a position for the lessons that still want it."""
    for technique in techniques_to_ask(steps):
        is_askable = is_wanted(kept, technique, picture) and is_unique(puzzle, state)
        if is_askable and is_seen_alone(puzzle, state, technique, steps):
            own_first = sorted(steps, key=lambda step: (step.technique != technique, step.chain_length))
            kept[technique][picture.to_text()] = exercise(puzzle, state, picture, own_first)


def fill_up(kept: Kept) -> None:
    """Turns and mirrors the positions of techniques that are too rare."""
    for one in [one for found in kept.values() if len(found) < WANTED for one in found.values()]:
        goal = Grid.from_text(one["goal"], puzzle_of(one).palette)
        for picture, state in zip(forms(goal), forms(state_of(one)), strict=True):
            puzzle = Puzzle.from_grid(picture).replace(goal=None)
            keep(kept, puzzle, state, picture, easiest_steps(puzzle, state))


def easiest_steps(puzzle: Puzzle, state: Grid) -> list[Step]:
    """What settles cells, of the simplest techniques that do; trials of any kind where lines are stuck."""
    tiers = [tier for tier in Preferences().tiers if not set(tier) & set(NOT_TAUGHT)]
    trials = [tier for tier in tiers if known_techniques()[tier[0]].insight is Insight.TRIAL]
    for allowed in (*((tier,) for tier in tiers if tier not in trials), tuple(trials)):
        if allowed == tuple(trials) and not is_unique(puzzle, state):
            return []
        found = all_steps(puzzle, state, preferences=Preferences(tuple(allowed)), timeout_s=5)
        if settling := [step for step in found if step.cells]:
            return settling
    return []


def techniques_to_ask(steps: Sequence[Step]) -> set[str]:
    """What somebody can be asked for: what one line tells, or trials that are short."""
    if steps[0].is_trial:
        return {step.technique for step in steps if step.chain_length <= LONGEST_TRIAL}
    techniques = {step.technique for step in steps}
    # Row and column see the same where colours cross.
    is_one_look = len({step.lines[0] for step in steps}) == 1 or (
        techniques == {CROSS_CHECK} and len(steps) <= MOST_CROSSING
    )
    return techniques if is_one_look else set()


def is_wanted(kept: Kept, technique: str, picture: Grid) -> bool:
    """Whether there are too few exercises yet; those in colour are for colours, and a few for the others."""
    found = kept.get(technique, {})
    coloured = sum("palette" in one for one in found.values())
    is_too_coloured = len(picture.palette) > 2 and technique != CROSS_CHECK and coloured * 5 >= WANTED
    return technique in kept and len(found) < WANTED and not is_too_coloured


def is_seen_alone(puzzle: Puzzle, state: Grid, technique: str, steps: Sequence[Step]) -> bool:
    """Whether the page explains it, with this technique and no other."""
    step = own_step(puzzle, state, technique)
    return step is not None and step.cells in [one.cells for one in steps] and shows(technique, step)


def own_step(puzzle: Puzzle, state: Grid, technique: str) -> Step | None:
    """What is seen by somebody who knows this technique alone."""
    others = [name for name in known_techniques() if name != technique]
    return hint(puzzle, state, preferences=Preferences().without(*others)).step


def shows(technique: str, step: Step) -> bool:
    """Whether what the lesson speaks of is to be seen: a run with one place left does not overlap itself."""
    return technique != OVERLAP or not any(isinstance(claim, OnlyPlace) for claim in step.claims)


def is_unique(puzzle: Puzzle, state: Grid) -> bool:
    """Whether there is one picture, with what is known."""
    return solve(puzzle, max_solutions=2, timeout_s=2, state=state).status is Status.UNIQUE


def exercise(puzzle: Puzzle, state: Grid, picture: Grid, steps: Sequence[Step]) -> dict[str, Any]:
    """A position as the page reads it; any one of its steps is the answer."""
    is_plain = len(puzzle.palette) == 2
    palette = [{"name": one.name, "rgb": one.hex, "char": one.char} for one in puzzle.palette]
    return {
        **clues_json(puzzle),
        **({} if is_plain else {"palette": palette}),
        "state": state.to_text(),
        "goal": picture.to_text(),
        "steps": [[[*cell, value] for cell, value in step.cells] for step in steps],
    }


def main() -> None:
    """Mines until there are enough, or time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("techniques", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10)
    wanted = parser.parse_args()
    taught = [name for name in known_techniques() if name not in NOT_TAUGHT]
    kept: Kept = {
        name: {one["goal"]: one for one in differing(written().get(name, ())) if is_kept(name, one)}
        for name in wanted.techniques or taught
    }
    end, rng = monotonic() + wanted.minutes * 60, Random(wanted.seed)
    looked_at = motifs = 0
    for picture in pictures(rng, LARGEST):
        missing = [name for name, found in kept.items() if len(found) < WANTED]
        if monotonic() > end or not missing:
            break
        if min(picture.width, picture.height) >= SMALLEST:
            looked_at += walk(rng, picture, kept)
        motifs += try_motifs(rng, rng.choice(missing), kept)
    found = {name: len(exercises) for name, exercises in kept.items()}
    print(
        f"{looked_at:,} positions and {motifs:,} motifs; different pictures:",
        ", ".join(f"{name} {count}" for name, count in found.items()),
    )
    fill_up(kept)
    exercises = written() | {name: in_order(name, found) for name, found in kept.items()}
    print(", ".join(f"{name} {len(found)}" for name, found in exercises.items()))
    write({name: exercises[name] for name in taught if name in exercises})


def is_kept(technique: str, one: dict[str, Any]) -> bool:
    """Whether an exercise that is there is still wanted."""
    step = own_step(puzzle_of(one), state_of(one), technique)
    return step is not None and shows(technique, step)


def write(exercises: dict[str, list[dict[str, Any]]]) -> None:
    """Writes the file, a position a line."""
    lines = [
        f' "{name}": [\n  ' + ",\n  ".join(json.dumps(one, separators=(",", ":")) for one in found) + "\n ]"
        for name, found in exercises.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def differing(exercises: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of a picture one position: what is turned or mirrored makes room for another picture."""
    found: dict[str, dict[str, Any]] = {}
    for one in exercises:
        found.setdefault(shape_of(one), one)
    return list(found.values())


def written() -> dict[str, list[dict[str, Any]]]:
    """The exercises there are."""
    found: dict[str, list[dict[str, Any]]] = (
        json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    )
    return found


def in_order(technique: str, found: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """The exercises of a lesson: the one that tells most with fewest words is its example, then small ones first."""
    by_size = smallest_first(found)
    example = min(by_size, key=lambda one: clearness(technique, one), default=None)
    return [one for one in by_size if one is example] + [one for one in by_size if one is not example]


def clearness(technique: str, one: dict[str, Any]) -> tuple[bool, int, bool, int]:
    """Lower is clearer: no colours but where they matter, one sentence, of a run that may lie in several places, many cells."""
    step = own_step(puzzle_of(one), state_of(one), technique)
    assert step is not None
    is_placed = any(isinstance(claim, OnlyPlace) for claim in step.claims)
    return "palette" in one, step.chain_length or len(step.claims), is_placed, -len(step.cells)


def smallest_first(found: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Without colours first, and small ones."""
    return sorted(found.values(), key=lambda one: ("palette" in one, len(one["state"]), one["state"]))


if __name__ == "__main__":
    main()
