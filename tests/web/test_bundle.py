"""The page's own bundle of puzzles is the shipped library."""

import json

from nonokit.puzzles import library
from web.bundle import BUNDLE, entry_json


def test_bundle_is_the_library() -> None:
    bundled = json.loads(BUNDLE.read_text(encoding="utf-8"))["puzzles"]
    for entry in bundled:
        entry.pop("difficulty")
    expected = json.loads(json.dumps([entry_json(entry) for entry in library()]))
    assert bundled == expected, "run tests/web/bundle.py"


def test_bundle_holds_no_answers() -> None:
    assert '"goal"' not in BUNDLE.read_text(encoding="utf-8")
