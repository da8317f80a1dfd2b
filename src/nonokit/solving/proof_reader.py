"""Short clauses that a solver has learned, read from the proof it writes while it works, for another to hear of.

CaDiCaL notes every clause that it adds or lets go of, in the binary form of DRAT: a letter, the literals, a zero. What it adds
with the settings that we use follows from the clauses it was given, so that whoever has the same ones may take it.
"""

from __future__ import annotations

import os
from typing import BinaryIO

ADDED = b"a"
MOST_BYTES_OF_A_LITERAL = 5
READ_AT_ONCE = 1 << 30
GOES_ON = 0x80  # in a byte: the literal has further ones


class ProofReader:
    """The clauses of at most so many literals in a proof that grows, each told once, unless it was let go of meanwhile."""

    def __init__(self, proof: BinaryIO, longest: int) -> None:
        self.file = proof.fileno()
        self.longest = longest
        self.at = 0
        self.rest = b""  # the beginning of a clause whose end is still to be written
        self.told: set[bytes] = set()

    def news(self) -> list[list[int]]:
        """What was added since this was asked last."""
        kept: dict[bytes, None] = {}  # in order
        for line in self._lines():
            clause = line[1:]
            if len(clause) > self.longest * MOST_BYTES_OF_A_LITERAL:
                continue
            if not line.startswith(ADDED):
                kept.pop(clause, None)
            elif clause not in self.told:
                kept[clause] = None
        self.told.update(kept)
        return [clause for clause in map(literals_of, kept) if 0 < len(clause) <= self.longest]

    def _lines(self) -> list[bytes]:
        """The lines that are complete. What was read needs no room any more: the proof would grow by gigabytes."""
        some = os.pread(self.file, READ_AT_ONCE, self.at)
        self.at += len(some)
        os.ftruncate(self.file, 0)
        *lines, self.rest = (self.rest + some).split(b"\0")
        return lines


def literals_of(clause: bytes) -> list[int]:
    """Literals from bytes of seven bits each, the lowest first; the last bit of the number is its sign."""
    literals, number, shift = [], 0, 0
    for byte in clause:
        number |= (byte & ~GOES_ON) << shift
        shift += 7
        if not byte & GOES_ON:
            literals.append(-(number >> 1) if number & 1 else number >> 1)
            number = shift = 0
    return literals
