"""The format of files that follow no format: whatever holds a puzzle, read by its structure."""

from __future__ import annotations

import re

from nonokit.formats.clues import is_sound
from nonokit.formats.format import Format, Sample
from nonokit.formats.json_value import parse_json
from nonokit.formats.readings import A_PICTURE, ROWS_FIRST, Choice, Reading, choose
from nonokit.formats.refusal import binary_problem, form_problem, no_puzzle
from nonokit.formats.structure.complaint import complaint
from nonokit.formats.structure.fences import code_of_notebook
from nonokit.formats.structure.flat_cells import named_size
from nonokit.formats.structure.named_lists import puzzle_of_named_lists
from nonokit.formats.structure.search import Search
from nonokit.formats.structure.subject import doubted
from nonokit.formats.structure.texts import text_choices
from nonokit.model import Puzzle

_JSON = re.compile(r'\s*(?:\{\s*"|\[\s*[\[{"])')  # not `[rows]`


def looks_like(sample: Sample) -> int:
    """Anything may be a puzzle; named formats that know the text come first."""
    if isinstance(sample.json, dict | list):
        return 60
    return 5 if "\0" not in sample.text[:1000] else 0


def read_choices(sample: Sample) -> list[Choice]:
    """The puzzles of a text, each with its readings."""
    value = sample.json
    problem = (binary_problem(sample) or form_problem(sample)) if value is None else None
    if problem:
        raise no_puzzle(sample, problem)
    puzzle = puzzle_of_named_lists(value) if type(value) is dict else None
    if puzzle is not None and is_sound(puzzle):
        return [[Reading(puzzle, ROWS_FIRST)]]
    search = Search(named_size(sample.source), sample.work)
    found = search.choices(value) if value is not None else text_choices(sample.text, search)
    is_bare = all(choice[0].way == A_PICTURE for choice in found) and not search.work.problem()
    code = code_of_notebook(value) if is_bare else None
    if code:  # rows in one of its cells, columns in another
        found = text_choices(code, Search(search.named_size, search.work)) or found
    problem = search.work.problem()
    if problem:
        raise sample.error(problem)
    if not found:
        if value is None and _JSON.match(sample.text):
            value = parse_json(sample)  # says where it breaks
        raise complaint(value, sample)
    return doubted(found, sample)


def read(sample: Sample) -> list[Puzzle]:
    """The puzzles of a text, in the likeliest reading."""
    return [choose(choice) for choice in read_choices(sample)]


FORMAT = Format(
    name="structure",
    title="Lists of clues or a picture, in any notation",
    suffixes=(),
    carries=frozenset({"clues", "colours", "rgb", "goal", "saved", "many", *Puzzle.METADATA}),
    looks_like=looks_like,
    read=read,
    choices=read_choices,
)
