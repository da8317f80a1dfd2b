"""Reading without anything that is read at a glance, and without the engine's help: the slow way, which says what is right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

GLANCES = (
    "nonokit.formats.detection.name_for_start",
    "nonokit.formats.structure.reader.puzzle_of_named_lists",
    "nonokit.formats.text.non_reader.puzzle_at_a_glance",
    "nonokit.formats.text.sgriddler._at_once",
    "nonokit.formats.text.taai._usual_square",
    "nonokit.formats.xml.webpbn_reader.puzzle_at_a_glance",
)
QUICK = (
    *("read_lists", "read_coloured", "read_lettered", "read_xml_clues", "read_json_clues"),
    *("clues_of_picture", "sides_agree"),
)


@contextmanager
def with_care() -> Iterator[None]:
    with ExitStack() as stack:
        stack.enter_context(patch("nonokit.formats.reading.puzzles_at_a_glance", lambda _: []))
        for name in GLANCES:
            stack.enter_context(patch(name, lambda *_: None))
        for name in QUICK:
            stack.enter_context(patch(f"nonokit.hooks.{name}", lambda *_: None))
        yield
