"""Settling one line: brute force, and the laws it must obey."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit.engine import choose
from nonokit.engine.interface import Engine
from pictures import blur, clue_of, possible_values


def random_line(
    rng: random.Random, longest: int = 7
) -> tuple[tuple[tuple[int, int], ...] | None, list[int], int]:
    """A clue that fits some line, and domains that mostly allow that line."""
    size, values = rng.randint(1, longest), rng.randint(2, 4)
    cells = [rng.choice([0, *range(values)]) for _ in range(size)]
    domains = []
    for value in cells:
        wild = rng.randint(1, (1 << values) - 1)
        domains.append(
            (1 << values) - 1 if rng.random() < 0.5 else wild | (1 << value) * (rng.random() < 0.9)
        )
    return blur(rng, clue_of(cells), 0.15), domains, values


def test_settling_equals_brute_force(engine: Engine) -> None:
    rng = random.Random(20)
    for _ in range(4000):
        clue, domains, values = random_line(rng)
        assert engine.settle(clue, domains, values) == possible_values(clue, domains, values)


@pytest.mark.parametrize("size", [63, 64, 65, 127, 128, 200, 255, 256, 1030])
def test_lines_longer_than_a_word(engine: Engine, size: int) -> None:
    clue = ((size - 2, 1),)
    settled = engine.settle(clue, [3] * size, 2)
    assert settled == [3, 3] + [2] * (size - 4) + [3, 3]


@pytest.mark.native
def test_long_lines_agree_between_engines() -> None:
    rng = random.Random(3)
    for _ in range(150):
        clue, domains, values = random_line(rng, longest=400)
        assert choose("native").settle(clue, domains, values) == choose("reference").settle(
            clue, domains, values
        )


@given(st.integers(0, 10**9))
def test_settling_is_idempotent_and_monotone(seed: int) -> None:
    clue, domains, values = random_line(random.Random(seed), longest=20)
    settle = choose("reference").settle
    once = settle(clue, domains, values)
    if once is None:
        return
    assert all(new & ~old == 0 for new, old in zip(once, domains, strict=True))
    assert settle(clue, once, values) == once


@given(st.integers(0, 10**9))
def test_settling_is_mirror_symmetric(seed: int) -> None:
    clue, domains, values = random_line(random.Random(seed), longest=20)
    settle = choose("reference").settle
    mirrored = settle(None if clue is None else clue[::-1], domains[::-1], values)
    straight = settle(clue, domains, values)
    assert mirrored == (None if straight is None else straight[::-1])
