"""Texts of which one look says what they are: no other format would rank them higher, so that nobody else is asked.

What a text begins with chooses who looks. Whatever that one is not sure of is left to the ranking of all formats.
"""

from __future__ import annotations

from nonokit.formats.format import Sample
from nonokit.formats.text.lists_at_a_glance import puzzle_of_lists
from nonokit.model import Puzzle


def puzzle_at_a_glance(sample: Sample) -> Puzzle | None:
    """The puzzle of such a text, its format in `extras`; None when all formats have to be asked."""
    if sample.text[:1] == "<":
        return _webpbn(sample)
    return puzzle_of_lists(sample)


def _webpbn(sample: Sample) -> Puzzle | None:
    from nonokit.formats.xml.webpbn_at_a_glance import puzzle_at_a_glance

    puzzle = puzzle_at_a_glance(sample)
    if puzzle is not None:
        puzzle.extras["format"] = "xml"
    return puzzle
