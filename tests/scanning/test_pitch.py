"""How far apart lines are."""

from __future__ import annotations

import pytest

from nonokit.scanning.grid.pitch import Pitch, likeliest_pitches


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ([(132, 132, 0.61), (66, 66, 0.56), (33, 33, 0.55)], [132, 66, 33]),
        ([(102, 102, 0.79), (41, 41, 0.53), (20, 20, 0.5), (61, 41, 0.32)], [102, 41, 20]),
        ([(105, 105, 0.8), (21, 21, 0.59), (42, 42, 0.55)], [105, 21]),
        ([(105, 105, 0.8), (21, 21, 0.59), (10, 10, 0.2)], [105, 21]),
    ],
    ids=["light on dark", "a large page", "multiples", "halves that are digits"],
)
def test_the_pitch_that_divides_the_others_is_among_those_tried(monkeypatch, found, chosen) -> None:
    monkeypatch.setattr("nonokit.scanning.grid.pitch.pitches_of", lambda *_: [Pitch(*each) for each in found])
    assert [pitch.x for pitch in likeliest_pitches(None, "light")] == chosen
