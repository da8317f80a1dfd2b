"""The kernel's memory, and what it reports: data is put side by side into one room that is used again for every call.

Views of the memory are made anew each time: when it grows, those made before are empty.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from typing import Any

from nonokit.engine.constants import ALIGNMENT

KERNEL: Any = import_module("nonokit_kernel").kernel
BAD_CELL, BUSY, NO_MEMORY, WRONG = -2, -6, -7, -9
ERRORS = {BAD_CELL: IndexError, BUSY: RuntimeError, NO_MEMORY: MemoryError, WRONG: RuntimeError}

_room = (0, 0)  # where it begins, and how many bytes it has


def room_for(size: int) -> int:
    """Where so many bytes can be put until the next call."""
    global _room
    if size > _room[1]:
        KERNEL.free(_room[0])
        _room = (KERNEL.malloc(2 * size), 2 * size)
        if not _room[0]:
            _room = (0, 0)
            raise MemoryError
    return _room[0]


def place(*parts: bytes) -> list[int]:
    """Puts parts into the room; where each begins."""
    sizes = [-(-len(part) // ALIGNMENT) * ALIGNMENT for part in parts]
    at = room_for(sum(sizes) + ALIGNMENT)
    places = []
    for part, size in zip(parts, sizes, strict=True):
        if part:
            KERNEL.bytes(at, len(part)).assign(part)
        places.append(at)
        at += size
    return places


def read(pointer: int, size: int) -> bytes:
    """Bytes of the kernel."""
    data: bytes = KERNEL.bytes(pointer, size).to_bytes() if size else b""
    return data


def checked(result: int) -> int:
    """The result of a call, unless it is an error."""
    if result < 0:
        fail(result)
    return result


def handle(pointer: int) -> int:
    """A handle, unless there is none."""
    if not pointer:
        fail(KERNEL.nk_last_error())
    return pointer


def fail(error: int) -> None:
    """Raises what an error number means."""
    text = KERNEL.text(KERNEL.nk_error_text(error))
    raise ERRORS.get(error, ValueError)(text)


def take_list(pointer: int) -> list[float]:
    """The numbers of a list that came out, which is freed."""
    own = handle(pointer)
    data = read(KERNEL.nk_list_numbers(own), 8 * KERNEL.nk_list_count(own))
    KERNEL.nk_list_free(own)
    return array("d", data).tolist()


class Polls:
    """Python's polls by number. An error must not travel through the kernel: it is kept, the stage stops, and whoever
    called it raises."""

    def __init__(self) -> None:
        self.calls: dict[int, Callable[[], bool]] = {}
        self.error: BaseException | None = None
        self.next = 1

    def add(self, call: Callable[[], bool]) -> int:
        """The number of a new one."""
        number, self.next = self.next, self.next + 1
        self.calls[number] = call
        return number

    def ask(self, number: int) -> bool:
        """Asked by the kernel."""
        try:
            return bool(self.calls[number]())
        except BaseException as error:  # raised again by `raise_error`
            self.error = error
            return True

    def raise_error(self) -> None:
        """Raises what a poll ran into."""
        if self.error is not None:
            error, self.error = self.error, None
            raise error


POLLS = Polls()
KERNEL.onPoll(import_module("pyodide.ffi").create_proxy(POLLS.ask))
