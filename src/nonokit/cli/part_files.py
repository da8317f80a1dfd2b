"""The files that one puzzle in parts is kept in: parts, a line each, and the answers that `batch solve` wrote."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import Any

from nonokit.cli.inputs import is_transposed
from nonokit.errors import NonokitError
from nonokit.formats import dumps, load_all
from nonokit.model import Grid, Puzzle
from nonokit.solving import SolveResult, Stats, Status


def lines_of(parts: Sequence[Puzzle]) -> str:
    """Parts as the lines of a file."""
    return "".join(json.dumps(json.loads(dumps(part, "json"))) + "\n" for part in parts)


def parts_and_answers(files: Sequence[str]) -> tuple[list[Puzzle], list[SolveResult | None]]:
    """All parts of some files, and the answers that the others have to them: an answer names the file of its part."""
    parts = {file: parts_in(file) for file in files if holds_parts(file)}
    answers = {file: answers_in(file, parts) for file in files if file not in parts}
    found: dict[tuple[str, int], SolveResult] = {}
    for some in answers.values():
        for place, answer in some:
            if answer.status is not Status.UNKNOWN or place not in found:
                found[place] = answer
    return (
        [part for some_parts in parts.values() for part in some_parts],
        [found.get((file, number)) for file in parts for number in range(1, len(parts[file]) + 1)],
    )


def holds_parts(file: str) -> bool:
    """Whether the lines of a file are puzzles; answers have a status."""
    if not file.endswith(".jsonl"):
        return False
    with open(file, encoding="utf-8") as lines:
        first = next((line for line in lines if line.strip()), "{}")
    try:
        return "status" not in json.loads(first)
    except ValueError as error:
        raise NonokitError(f"{file}: neither parts nor answers: {error}") from None


def parts_in(file: str) -> list[Puzzle]:
    """The puzzles of a file of lines."""
    with open(file, "rb") as lines:
        return [load_all(line, format="json", transpose=is_transposed())[0] for line in lines if line.strip()]


def answers_in(file: str, parts: dict[str, list[Puzzle]]) -> Iterator[tuple[tuple[str, int], SolveResult]]:
    """The answers of a file: each with the file of its part and its number there."""
    for row in rows_in(file):
        number = int(row["number"] or 1)
        of = file_of_parts(file, row["file"], list(parts))
        if not 1 <= number <= len(parts[of]):
            raise NonokitError(
                f"{file}: there is an answer to part {number}, and there are {len(parts[of])} parts"
            )
        yield (of, number), answer_of(parts[of][number - 1], row)


def file_of_parts(file: str, named: str, parts: Sequence[str]) -> str:
    """Which of the files of parts an answer is to. They may lie in other folders here than where they were solved."""
    if len(parts) == 1:
        return parts[0]
    found = [name for name in parts if PurePath(name).name == PurePath(named).name]
    if len(found) != 1:
        raise NonokitError(f"{file}: the answers are to parts of {named}: give that file, too, by its name")
    return found[0]


def rows_in(file: str) -> Iterator[dict[str, Any]]:
    """The rows of a file of results."""
    from nonokit.batch import COLUMNS, Results

    results = Results(file, COLUMNS["solve"])
    if results.is_parquet:
        raise NonokitError(f"{file}: give the answers as .jsonl or .csv")
    for row in results.rows():
        if tuple(row) != results.columns:
            raise NonokitError(f"{file}: these are not results of 'nonokit batch solve'")
        yield row


def answer_of(puzzle: Puzzle, row: dict[str, Any]) -> SolveResult:
    """A row as the result it was made of; a part that failed is one without an answer."""
    status = Status.UNKNOWN if row["status"] in ("error", "no puzzle") else Status(row["status"])
    solution = row["solution"]
    solutions = [Grid.from_text(solution.split("/"), puzzle.palette)] if solution else []
    stats = Stats(ticks=int(row["ticks"] or 0), seconds=float(row["seconds"] or 0))
    return SolveResult(
        status, solutions, Grid.blank(puzzle.width, puzzle.height, puzzle.palette), stats, row["reason"]
    )
