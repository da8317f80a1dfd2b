"""Bits for short codes: 6 to a character, numbers by exponential Golomb codes, small numbers by fixed Huffman tables.

The layout is that of davidje13's nonogram player, whose links and lists travel both ways. The Huffman tables come out of
doubles that round, and that rounding is part of the format: do not "improve" the arithmetic here.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left
from functools import cache, lru_cache
from typing import NamedTuple

from nonokit.errors import PuzzleError

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
MAX_SIZE = 1000  # readers refuse larger sides; it also bounds the tables
_CHARS = {format(value, "06b"): char for value, char in enumerate(ALPHABET)}
_BITS = {char: bits for bits, char in _CHARS.items()}
_WINDOW = 6  # bits that most small numbers need at most
_MAX_ZEROS = 24  # before a Golomb number: far beyond any size or run


class BitWriter:
    """Collects bits and turns them into characters."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def bits(self, value: int, count: int) -> None:
        """The low `count` bits of a value, the highest first."""
        if count:
            self._parts.append(format(value & ((1 << count) - 1), f"0{count}b"))

    def raw(self, bits: str) -> None:
        """Bits as a text of 0 and 1."""
        self._parts.append(bits)

    def golomb(self, value: int, k: int) -> None:
        """A number as an exponential Golomb code."""
        self._parts.append(_golomb_bits(value, k))

    def small(self, value: int, most: int) -> None:
        """A number from 0 to `most`, small ones in fewer bits."""
        self._parts.append(_small_bits(value, most))

    def text(self) -> str:
        """The characters; the last one is filled up with zero bits."""
        bits = "".join(self._parts)
        bits += "0" * (-len(bits) % 6)
        return "".join([_CHARS[bits[i : i + 6]] for i in range(0, len(bits), 6)])


# A puzzle writes the same few numbers again and again.
@lru_cache(maxsize=1 << 14)
def _golomb_bits(value: int, k: int) -> str:
    high = (value >> k) + 1
    rest = format(value & ((1 << k) - 1), f"0{k}b") if k else ""
    return "0" * (high.bit_length() - 1) + format(high, "b") + rest


@lru_cache(maxsize=1 << 14)
def _small_bits(value: int, most: int) -> str:
    code, length = table(most).code(value)
    return format(code, f"0{length}b") if length else ""


class BitReader:
    """Reads bits from characters; `PuzzleError` when they end or are none of the alphabet."""

    def __init__(self, text: str) -> None:
        try:
            self._bits = "".join(map(_BITS.__getitem__, text))
        except KeyError as error:
            raise PuzzleError(f"{error.args[0]!r} is not a character of a short code") from None
        self._position = 0

    def bits(self, count: int) -> int:
        """The next bits as a number."""
        return int(self.raw(count) or "0", 2)

    def raw(self, count: int) -> str:
        """The next bits as a text of 0 and 1."""
        end = self._position + count
        if end > len(self._bits):
            raise PuzzleError("the short code ends too early")
        found = self._bits[self._position : end]
        self._position = end
        return found

    def golomb(self, k: int) -> int:
        """An exponential Golomb code."""
        zeros = 0
        while self.raw(1) == "0":
            zeros += 1
            if zeros > _MAX_ZEROS:
                raise PuzzleError("the short code holds an impossible number")
        return (((1 << zeros | self.bits(zeros)) - 1) << k) | self.bits(k)

    def small(self, most: int) -> int:
        """A number from 0 to `most`."""
        at = self._position
        found = _windows(most).get(self._bits[at : at + _WINDOW])
        if found is not None:
            self._position = at + found[1]
            return found[0]
        known = table(most)
        code = length = 0
        while True:
            value = known.value(code, length)
            if value is not None:
                return value
            code, length = code << 1 | self.bits(1), length + 1

    def finish(self) -> None:
        """Only the zero bits that fill up the last character may be left."""
        rest = self._bits[self._position :]
        if len(rest) >= 6 or "1" in rest:
            raise PuzzleError("the short code is longer than its content")


class Table(NamedTuple):
    """A canonical prefix code: values in the order of their codes, and for each length the first code and rank."""

    values: array[int]
    ranks: array[int]
    first: dict[int, tuple[int, int, int]]  # length: first code, rank of it, how many

    def code(self, value: int) -> tuple[int, int]:
        """The code of a value and its length."""
        rank = self.ranks[value]
        for length, (code, start, count) in self.first.items():
            if rank < start + count:
                return code + rank - start, length
        raise IndexError(value)

    def value(self, code: int, length: int) -> int | None:
        """The value of a code; None when it is only the start of one."""
        if length not in self.first:
            return None
        first, start, count = self.first[length]
        return self.values[start + code - first] if first <= code < first + count else None


@cache
def table(most: int) -> Table:
    """The table for values 0 to `most`."""
    lengths = _code_lengths(most)
    values = sorted(range(most + 1), key=lambda value: lengths[value])
    ranks = array("H", [0]) * (most + 1)
    first: dict[int, tuple[int, int, int]] = {}
    code = previous = 0
    for rank, value in enumerate(values):
        ranks[value] = rank
        length = lengths[value]
        code <<= length - previous
        previous = length
        start, at, count = first.get(length, (code, rank, 0))
        first[length] = (start, at, count + 1)
        code += 1
    return Table(array("H", values), ranks, first)


@lru_cache(maxsize=256)
def _windows(most: int) -> dict[str, tuple[int, int]]:
    """What the next bits say, where so few of them do: the value and how many bits it takes."""
    found: dict[str, tuple[int, int]] = {}
    for value in range(most + 1):
        bits = _small_bits(value, most)
        room = _WINDOW - len(bits)
        for rest in range(1 << room if room >= 0 else 0):
            found[bits + (format(rest, f"0{room}b") if room else "")] = (value, len(bits))
    return found


class _Node(NamedTuple):
    top: float
    bottom: float
    children: tuple[_Node, _Node] | None
    value: int = -1


class _Key(NamedTuple):
    """Orders nodes by weight, the largest first, with the comparison the format prescribes."""

    node: _Node

    def __lt__(self, other: object) -> bool:
        assert isinstance(other, _Key)
        return self.node.top * other.node.bottom - other.node.top * self.node.bottom > 0


def _code_lengths(most: int) -> list[int]:
    """How long the code of each value is: Huffman over weights 1/(value + 2), ties settled as the format does."""
    queue = [_Key(_Node(1.0, float(value + 2), None, value)) for value in range(most + 1)]
    while len(queue) > 1:
        last, before = queue.pop().node, queue.pop().node
        parent = _Key(_joined(before, last))
        queue.insert(bisect_left(queue, parent), parent)
    lengths = [0] * (most + 1)
    waiting = [(queue[0].node, 0)]
    while waiting:
        node, depth = waiting.pop()
        if node.children is None:
            lengths[node.value] = depth
        else:
            waiting += [(child, depth + 1) for child in node.children]
    return lengths


def _joined(a: _Node, b: _Node) -> _Node:
    top, bottom = a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom
    if bottom > 100000:
        divisor = _common_divisor(top, bottom)
        top, bottom = top / divisor, bottom / divisor
    return _Node(top, bottom, (a, b))


def _common_divisor(a: float, b: float) -> float:
    while b:
        a, b = b, math.fmod(a, b)
    return a
