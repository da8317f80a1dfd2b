"""The clue doctor: what was probably meant by clues that have no picture, or too many.

Typing a puzzle in is where most mistakes happen, and one wrong number makes the whole unsolvable without saying where.
The doctor looks for the fewest and likeliest edits that leave exactly one picture, and says so when several are as likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import exp

from nonokit.diagnosing.arrangement import Arrangement
from nonokit.diagnosing.clue_lines import lines_of
from nonokit.diagnosing.consistency import Consistency
from nonokit.diagnosing.doubts import Doubt, DoubtSearch, checked
from nonokit.diagnosing.findings import Findings
from nonokit.diagnosing.mistake_search import MistakeSearch
from nonokit.diagnosing.mistakes import Counts
from nonokit.diagnosing.pictures import picture_odds
from nonokit.diagnosing.reading_off import ReadingOff
from nonokit.diagnosing.suggestion import Diagnosis, LineName, Suggestion
from nonokit.errors import ArgumentError
from nonokit.model import Puzzle, check_puzzle
from nonokit.solving import SolveResult, Status, solve
from nonokit.solving.limits import Limits

_SEVERAL = -6.0  # the odds of a puzzle with several pictures: makers of puzzles avoid them
_COMPARED = 200  # explanations whose pictures are looked at: half a millisecond each
_LEAST = 0.001  # the share of suggestions that are not worth naming


def diagnose(
    puzzle: Puzzle,
    *,
    doubts: Iterable[Doubt] = (),
    timeout_s: float | None = 5.0,
    max_suggestions: int = 5,
) -> Diagnosis:
    """What is wrong with a puzzle's clues, and which edits were probably meant.

    `doubts` are numbers that may be others, for clues that were read and not typed: any number of them may be wrong.

    >>> typed = Puzzle.from_clues(rows=[[2], [11], [2]], columns=[[2], [1, 1], [2]])
    >>> print(diagnose(typed).suggestions[0])
    Row 2: 1 1 in place of 11
    """
    check_puzzle(puzzle, "diagnose")
    if max_suggestions < 1:
        raise ArgumentError(f"max_suggestions is {max_suggestions}: expected 1 or more")
    doubtful = checked(doubts, puzzle)
    limits = Limits(timeout_s)
    result = solve(puzzle, timeout_s=timeout_s)
    if result.status is Status.UNIQUE:
        return Diagnosis(puzzle, result.status, None)
    if result.status is Status.UNKNOWN:
        return Diagnosis(puzzle, result.status, result.reason, is_complete=False)
    findings = Findings(limits, only_unique=result.status is Status.MULTIPLE)
    _search(puzzle, findings, doubtful)
    explanations = list(findings.found.values())
    if result.status is Status.MULTIPLE:
        explanations.append(Suggestion((), puzzle, result.solutions[0], is_unique=False))
    ranked = _ranked(explanations)
    named = [_described(one, puzzle) for one in ranked if one.edits and one.share >= _LEAST]
    return Diagnosis(
        puzzle,
        result.status,
        _problem(puzzle, result),
        tuple(named[:max_suggestions]),
        _sure_lines(puzzle, named),
        findings.is_complete,
        sum(one.share for one in ranked if not one.edits),
    )


def _search(puzzle: Puzzle, findings: Findings, doubts: list[tuple[int, Doubt]]) -> None:
    lines, values = lines_of(puzzle), len(puzzle.palette)
    counts = Counts.of(lines)
    consistency = Consistency(values, max(puzzle.width, puzzle.height))
    reading = ReadingOff(puzzle, consistency, counts, findings)
    typed = Arrangement.of_typed(lines, puzzle.height, values)
    if doubts:
        DoubtSearch(typed, doubts, consistency, reading).run()
    if not findings.has_usual:
        MistakeSearch(consistency, counts, reading).run(typed, 1 if findings.only_unique else 2)


def _ranked(found: list[Suggestion]) -> list[Suggestion]:
    """The explanations with their shares, the likeliest first; of thousands, those with the likeliest mistakes."""
    found = sorted(found, key=lambda one: -one.odds)[:_COMPARED]
    pictures = picture_odds([one.grid for one in found])
    odds = [
        one.odds + extra + (0.0 if one.is_unique else _SEVERAL)
        for one, extra in zip(found, pictures, strict=True)
    ]
    best = max(odds, default=0.0)
    weights = [exp(one - best) for one in odds]
    total = sum(weights)
    shared = [replace(one, share=weight / total) for one, weight in zip(found, weights, strict=True)]
    return sorted(shared, key=lambda one: -one.share)


def _described(one: Suggestion, puzzle: Puzzle) -> Suggestion:
    """The suggestion with the title and the like of the puzzle."""
    fields = {name: getattr(puzzle, name) for name in Puzzle.METADATA}
    return replace(one, puzzle=one.puzzle.replace(**fields))


def _problem(puzzle: Puzzle, result: SolveResult) -> str:
    problems = puzzle.problems()
    if problems:
        return str(problems[0])
    return "there is more than one picture" if result.status is Status.MULTIPLE else "there is no picture"


def _sure_lines(puzzle: Puzzle, named: list[Suggestion]) -> tuple[LineName, ...]:
    """The lines that no suggestion touches; none where there is no suggestion, or a whole side is in doubt."""
    edits = [edit for one in named for edit in one.edits]
    if not edits or any(edit.kind.startswith(("line-", "side", "numbers-rev")) for edit in edits):
        return ()
    doubtful = {edit.line for edit in edits}
    doubtful |= {(edit.line[0], edit.line[1] + 1) for edit in edits if edit.kind == "lines-exchanged"}
    lines = [("row", i) for i in range(puzzle.height)] + [("column", i) for i in range(puzzle.width)]
    return tuple(line for line in lines if line not in doubtful)
