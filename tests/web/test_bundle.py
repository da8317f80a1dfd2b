"""The page's own bundle of puzzles is the shipped library."""

import json

from nonokit.puzzles import library
from web.bundle import BUNDLE, difficulty_json, entry_json

SMALL = 150  # cells of a puzzle that is rated in no time; the others were rated with the same code


def test_bundle_is_the_library() -> None:
    bundled = json.loads(BUNDLE.read_text(encoding="utf-8"))["puzzles"]
    for entry in bundled:
        entry.pop("difficulty")
    expected = json.loads(json.dumps([entry_json(entry) for entry in library()]))
    assert bundled == expected, "run python tests/make.py bundle"


def test_bundle_holds_no_answers() -> None:
    assert '"goal"' not in BUNDLE.read_text(encoding="utf-8")


def test_difficulties_are_what_rating_says() -> None:
    bundled = {
        one["slug"]: one["difficulty"] for one in json.loads(BUNDLE.read_text(encoding="utf-8"))["puzzles"]
    }
    small = [entry for entry in library() if entry.puzzle.width * entry.puzzle.height <= SMALL]
    assert {entry.slug: difficulty_json(entry) for entry in small} == {
        entry.slug: bundled[entry.slug] for entry in small
    }, "run python tests/make.py bundle"


def test_there_is_something_to_play_at_every_level() -> None:
    bundled = json.loads(BUNDLE.read_text(encoding="utf-8"))["puzzles"]
    classes = [one["difficulty"]["class"] for one in bundled if one["course"] is None]
    for level in ("overlap", "line tricks", "exact line", "one-step contradiction"):
        assert classes.count(level) >= 4, level
