"""The page's own bundle of puzzles is the shipped library."""

from web.bundle import FOLDER, texts


def test_bundle_is_the_library() -> None:
    bundled = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert bundled == texts(), "run python tests/make.py bundle"


def test_bundle_holds_no_answers() -> None:
    assert not any('"goal"' in path.read_text(encoding="utf-8") for path in FOLDER.iterdir())
