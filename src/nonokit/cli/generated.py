"""Puzzles that `nonokit generate` made: what there is to say about them, how they are drawn and written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted
from nonokit.cli.targets import Target, suffix_of, write_puzzles
from nonokit.generating import Generated
from nonokit.model import Puzzle


@dataclass(frozen=True, slots=True)
class Made:
    """A puzzle made, the name of its file, and what to say about it."""

    stem: str
    puzzle: Puzzle
    facts: dict[str, Any]
    is_wanted: bool = True


def random_made(made: Generated, stem: str) -> Made:
    """A random puzzle with what to say about it."""
    rating = made.rating
    facts = {
        "seed": made.seed,
        "grade": rating.grade.value,
        "class": rating.class_.value,
        "score": rating.score,
        "is_wanted": made.is_wanted,
        "reason": made.reason,
        "status": made.proof.status.value,
    }
    return Made(stem, made.puzzle, facts, made.is_wanted)


def difficulty_of(text: str | None) -> str | tuple[int, int] | None:
    """A name, or a band of scores written as 40-55."""
    match = re.fullmatch(r"(\d{1,3})[-–](\d{1,3})", text or "")
    return (int(match[1]), int(match[2])) if match else text


def write_one(one: Made, target: Target) -> str:
    """Writes one puzzle into a folder, and tells where."""
    path = target.new_file(one.stem, suffix_of(target.kind))
    write_puzzles(one.puzzle, path, target.kind, one.stem)
    return path


def facts_of(one: Made) -> dict[str, Any]:
    """A puzzle for JSON."""
    from nonokit.formats import dumps

    return Item(one.stem, one.puzzle).facts() | one.facts | {"puzzle": json_of(dumps(one.puzzle, "json"))}


def json_of(text: str | bytes) -> Any:
    """Our own JSON as data."""
    import json

    return json.loads(text)


def sentence(one: Made) -> str:
    """What there is to say about a puzzle, on one line."""
    from nonokit.rating import Grade

    facts = one.facts
    score = "" if facts["score"] is None else f", score {facts['score']}"
    parts = [
        f"{one.puzzle.width}×{one.puzzle.height}",
        f"{Grade(facts['grade']).title()} ({facts['class']}{score})",
    ]
    if "variant" in facts:
        return " · ".join([facts["variant"], *parts, repair_of(facts), f"{facts['likeness']:.0%} alike"])
    parts.append(f"seed {facts['seed']}")
    if not one.is_wanted:
        parts.append(f"not as hard as asked for: {facts['reason']}")
    return " · ".join(parts)


def repair_of(facts: dict[str, Any]) -> str:
    """What was done to a picture to make it unique."""
    if facts["given"]:
        return f"{counted(facts['given'], 'cell')} given"
    return f"{counted(facts['changed'], 'cell')} changed"


def show(output: Output, one: Made) -> None:
    """Draws the puzzle: random ones without their solution, pictures as they will look."""
    output.say(output.bold(sentence(one)))
    grid = one.puzzle.goal if "variant" in one.facts else None
    output.say(output.board(one.puzzle, grid, show_clues=grid is None))
    output.say()
