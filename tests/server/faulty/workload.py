"""Plays with a library while its disk fails at one call after the other, and looks what is left.

    LD_PRELOAD=files.so python workload.py SCENARIO STRIDE SEEDS FIRST

Runs in one process that forks for every case. Prints one JSON object: cases, calls, and what was lost (nothing).
"""

from __future__ import annotations

import ctypes
import errno
import json
import logging
import os
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import nonokit
from nonokit.server.store import Progress, StorageError, Store, StoredPuzzle
from nonokit.server.store.database import FILE_NAME
from server.faulty.disk import Disk, read_journal

FAIL_ONCE, FAIL_ON, SHORT, CUT = 1, 2, 3, 4
ERRORS = [(FAIL_ONCE, errno.EIO), (FAIL_ON, errno.ENOSPC), (FAIL_ON, errno.EIO), (SHORT, errno.ENOSPC)]
SYNCHRONOUS = os.environ.get("NONOKIT_TEST_SYNCHRONOUS", "")  # to see that the harness notices
faulty = ctypes.CDLL(None)

Step = Callable[["Play"], object]


def game(id: str, *moves: str) -> Progress:
    return Progress(id, "2025-01-01T00:00:00.000Z", "?", ["@anna", *moves], 0, 0, False)


def branch(id: str) -> Progress:
    return Progress(id, "2025-01-01T00:00:00.000Z", "?", ["@bert", "other"], 0, 0, False)


PUZZLE = StoredPuzzle.of(nonokit.Puzzle.from_clues(rows=[[2]], columns=[[1], [1]]), ("mine",))
MANY = [game(f"many-{n}", *["1 r0:0-19"] * 200) for n in range(8)]


class Play:
    """A library in use; what was answered for is in `kept`."""

    def __init__(self, folder: Path, tell: Callable[[Any], None]) -> None:
        self.folder = folder
        self.tell = tell
        self.store: Store | None = None

    def open(self) -> None:
        self.store = Store(self.folder)
        if SYNCHRONOUS:
            self.store.connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")

    def put(self, *games: Progress) -> None:
        assert self.store is not None
        self.store.progress.put(games)
        self.tell([one.record() for one in games])

    def add(self) -> None:
        assert self.store is not None
        self.store.puzzles.add(PUZZLE)
        self.tell([PUZZLE.id])

    def back_up(self) -> None:
        assert self.store is not None
        self.store.back_up(is_forced=True)

    def close(self) -> None:
        assert self.store is not None
        self.store.close()


STEPS: list[Step] = [
    lambda play: play.open(),
    lambda play: play.put(game("a", "1")),
    lambda play: play.put(game("b", "1")),
    lambda play: play.put(game("a", "1", "2")),
    lambda play: play.add(),
    lambda play: play.put(branch("a")),
    lambda play: play.back_up(),
    lambda play: play.put(*MANY),
    lambda play: play.close(),
    lambda play: play.open(),
    lambda play: play.put(game("b", "1", "2", "3")),
    lambda play: play.close(),
]


def work(folder: Path, tell: Callable[[Any], None]) -> None:
    """All steps; one that fails is one that nobody answered for, and the next goes on."""
    play = Play(folder, tell)
    for step in STEPS:
        try:
            step(play)
        except (StorageError, sqlite3.Error, OSError, AssertionError):
            continue
    os._exit(0)


def prepare(scenario: str, folder: Path) -> None:
    """The library as it is before."""
    if scenario == "new":
        return
    store = Store(folder)
    store.progress.put([game("old", "1"), *MANY[:4]])
    store.back_up(is_forced=True)
    store.progress.put([game("old", "1", "2")])
    store.close()
    if scenario == "damaged":
        path = folder / FILE_NAME
        data = bytearray(path.read_bytes())
        data[:2000] = random.Random(1).randbytes(2000)
        path.write_bytes(data)


def run(folder: Path, at: int, mode: int, error: int, journal: Path) -> list[Any]:
    """Plays in a process of its own; what was answered for."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        written = os.open(journal, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        faulty.faulty_arm(str(folder).encode(), written, at, mode, error)

        def tell(value: Any) -> None:
            os.write(writing, (json.dumps(value) + "\n").encode())

        try:
            work(folder, tell)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading) as lines:
        told = [json.loads(line) for line in lines]
    os.waitpid(pid, 0)
    return told


def count_calls(scenario: str, root: Path) -> int:
    """How many calls the steps take when nothing fails."""
    folder = root / "count"
    folder.mkdir()
    prepare(scenario, folder)
    faulty.faulty_arm(str(folder).encode(), -1, 0, 0, 0)
    play = Play(folder, lambda _: None)
    for step in STEPS:
        step(play)
    calls = int(faulty.faulty_calls())
    faulty.faulty_arm(b"", -1, 0, 0, 0)
    return calls


def lost(folder: Path, told: list[Any], before: list[Progress]) -> list[str]:
    """What is not there that was answered for, or that was there before."""
    try:
        store = Store(folder)
    except Exception as trouble:
        return [f"the library does not open: {trouble!r}"]
    found = []
    wanted = [Progress.read(one) for answer in told for one in answer if one != PUZZLE.id] + before
    for one in wanted:
        if not any(one.is_in(kept) for kept in store.progress.branches(one.id)):
            found.append(f"game {one.id} with {len(one.moves) - 1} moves")
    if any(PUZZLE.id in answer for answer in told) and store.puzzles.get(PUZZLE.id) is None:
        found.append("the puzzle")
    store.close()
    return found


def main() -> None:
    logging.disable(logging.CRITICAL)
    faulty.faulty_calls.restype = ctypes.c_long
    scenario = sys.argv[1]
    stride, seeds, first = map(int, sys.argv[2:])
    ways = [*((mode, error, 0) for mode, error in ERRORS), *((CUT, 0, seed) for seed in range(seeds))]
    # In memory where there is such a folder: the disk is ours, so nobody need wait for a real one.
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as name:
        root = Path(name)
        calls = count_calls(scenario, root)
        original = root / "original"
        original.mkdir()
        prepare(scenario, original)
        before = [] if scenario == "new" else saved(original, root / "saved")
        cases = [(at, *way) for at in range(first, calls + 1, stride) for way in ways]
        losses = [(*case, one) for case in cases for one in try_case(root, original, before, *case)]
    print(json.dumps({"scenario": scenario, "calls": calls, "cases": len(cases), "lost": losses}))


def try_case(
    root: Path, original: Path, before: list[Progress], at: int, mode: int, error: int, seed: int
) -> list[str]:
    """Lets one call fail in one way; what was lost by it."""
    folder = root / "library"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(original, folder)
    disk = Disk(folder)
    told = run(folder, at, mode, error, root / "journal")
    if mode == CUT:
        disk.play(read_journal((root / "journal").read_bytes()))
        shutil.rmtree(folder)
        folder.mkdir()
        disk.after_power_cut(random.Random(seed * 1000 + at), folder)
    return lost(folder, told, before)


def saved(original: Path, folder: Path) -> list[Progress]:
    """What a start that nothing disturbs finds in the library."""
    shutil.copytree(original, folder)
    store = Store(folder)
    found = [Progress.read(record) for record in store.progress.records()]
    store.close()
    return found


if __name__ == "__main__":
    main()
