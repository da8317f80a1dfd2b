"""What a solver learns, read from its proof while that is written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from typing import BinaryIO

import pytest

from clauses import pigeons
from nonokit.solving.cadical_pair import can_pair
from nonokit.solving.child_solver import opened
from nonokit.solving.proof_reader import ProofReader, literals_of

pytestmark = pytest.mark.skipif(not can_pair(), reason="no proof can be read here while it is written")


@pytest.fixture
def proof() -> Iterator[BinaryIO]:
    with tempfile.TemporaryFile() as file:
        yield file


def note(proof: BinaryIO, text: bytes) -> None:
    """Writes behind what was written, as a solver does."""
    os.write(proof.fileno(), text)


def test_literals_take_as_many_bytes_as_they_need() -> None:
    assert literals_of(b"\x02\x03\x7e\x80\x01\x83\x80\x04") == [1, -1, 63, 64, -32769]
    assert literals_of(b"") == []


def test_short_clauses_are_told_once(proof: BinaryIO) -> None:
    reader = ProofReader(proof, 2)
    note(proof, b"a\x02\x05\0a\x02\x04\x06\0")
    assert reader.news() == [[1, -2]]
    note(proof, b"a\x02\x05\0a\x09\0")
    assert reader.news() == [[-4]]
    assert reader.news() == []


def test_what_was_let_go_of_is_not_told(proof: BinaryIO) -> None:
    reader = ProofReader(proof, 3)
    note(proof, b"a\x02\x05\0a\x02\x04\x06\0d\x02\x05\0d\x02\x07\0")
    assert reader.news() == [[1, 2, 3]]


def test_a_clause_may_come_in_pieces_anywhere(proof: BinaryIO) -> None:
    text, told = b"a\x82\x01\x05\0a\x02\x06\0", []
    reader = ProofReader(proof, 2)
    for i in range(len(text)):
        note(proof, text[i : i + 1])
        told += reader.news()
    assert told == [[65, -2], [1, 3]]


def test_the_empty_clause_is_nothing_to_tell(proof: BinaryIO) -> None:
    reader = ProofReader(proof, 2)
    note(proof, b"a\0")
    assert reader.news() == []


def test_what_was_read_takes_no_room(proof: BinaryIO) -> None:
    reader = ProofReader(proof, 1)
    note(proof, b"a\x02\x05\0" * 1000)
    reader.news()
    assert os.fstat(proof.fileno()).st_size == 0
    note(proof, b"a\x09\0")
    assert reader.news() == [[-4]]


def test_what_cadical_tells_follows_from_its_clauses() -> None:
    from pysat.solvers import Solver

    clauses = [[*clause, 100] for clause in pigeons(8)]  # fine, if 100 is true
    solver, reader = opened("cadical195", {"elim": 0}, 3)
    assert reader is not None
    solver.append_formula(clauses)
    told: list[list[int]] = []
    for _ in range(5):
        solver.conf_budget(300)
        solver.solve_limited(assumptions=[-100])
        told += reader.news()
    solver.delete()
    assert told
    judge = Solver("glucose42", bootstrap_with=clauses)
    assert not any(judge.solve([-literal for literal in clause]) for clause in told)
    judge.delete()
