"""Feed damaged and random inputs to every format reader; anything but puzzles or a `FormatError` is a bug.

    python bench/fuzz_formats.py                       plain mutation for a minute, no extra needed
    python bench/fuzz_formats.py --seconds 600 --seed 7
    python bench/fuzz_formats.py --corpus FOLDER       files of a folder, too, as what to damage
    python bench/fuzz_formats.py --atheris -- corpus/  guided by coverage, with libFuzzer's own options after --

What was read is written in a format taken at random and read again: its clues must come back, or the writer refuse them.
A crash is reported with its input as base64 and the format that was reading it. An input that takes more than
`SLOW_S` seconds of processor time counts as a crash too.
"""

from __future__ import annotations

import argparse
import base64
import random
import sys
import time
import traceback
import warnings
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from nonokit.errors import FormatError, UnsupportedFeature
from nonokit.formats import dump_bytes, known_formats
from nonokit.formats.format import Format, Sample
from nonokit.formats.loading import sample_of
from nonokit.formats.reading import read_as, read_sample
from nonokit.formats.registry import get_format
from nonokit.model import Puzzle

SLOW_S = 5.0
READERS = [known for known in known_formats() if known.read]
WRITERS = [known for known in known_formats() if known.write]
READ_BY = {"short-picture": "short"}  # one format reads both short codes
_WRITTEN = 3  # puzzles of an input that are written again
SEEDS = (
    Puzzle.from_grid(["#.##.", "##..#", "..###"], title="A title", author="Ann", licence="CC0"),
    Puzzle.from_grid(["r.bb.", "rr..b", "..bbb"], title="Colours"),
    Puzzle.from_grid(["#"]),
    Puzzle.from_clues([None, ["?"]], [[1], [1]]),
)
TOKENS = (
    b"0",
    b"-1",
    b"4097",
    b"99999999999",
    b"\n",
    b"\n\n",
    b" ",
    b",",
    b'"',
    b"<",
    b">",
    b"&x;",
    b"{",
    b"[",
    b"]",
    b"}",
)
TOKENS += (
    b"null",
    b"true",
    b"1e9",
    b"\xff\xfe",
    b"\x00",
    b"====\n",
    b"#",
    b":",
    b"?",
    b"rows\n",
    b"columns\n",
    "é".encode(),
)


SHAPES = (
    b'{"puzzles": [{"rowClues": [[1, 1], [2]], "colClues": [["2"], "1", [{"length": 1, "color": "red"}]]}]}',
    b"[[[1, 1], [2]], [[2], [1], [1]]]",
    b'{"size": "3x2", "grid": ["#.#", "##."], "solution": [[1, 0, 1], [1, 1, 0]]}',
    b"rows = [(1, 1), (2,)]\ncols = [(2,), (1,), (1,)]  # L\n",
    b"int[][] rows = new int[][] {{1, 1}, {2}};\nint[][] cols = {{2}, {1}, {1}};",
    b"rows:\n  - [1, 1]\n  - [2]\ncolumns:\n- - 2\n- - 1\n- - 1\n",
    b"2\n2 3\n1 1 0\n2 0\n2 0\n1 0\n1 0\n2 3\n1 1 0\n2 0\n2 0\n1 0\n1 0\n",
    b"2 3\n\n2 1 1\n1 2\n\n2\n1\n1\n",
    "⬛⬜⬛\n⬛⬛⬜\n\n■□■\n".encode(),
    "color a #ff0000\nrows\n1a,1 black\n2b\ncolumns\n2\n1\n1\n".encode("utf-16-le"),
)


def corpus(folder: Path | None = None) -> list[bytes]:
    """What every writer makes of every seed, shapes that no format has, and the files of a folder."""
    found = list(SHAPES)
    if folder:
        found += [path.read_bytes()[:20_000] for path in sorted(folder.rglob("*")) if path.is_file()]
    for known in known_formats():
        for puzzle in SEEDS:
            try:
                found.append(dump_bytes(puzzle, known.name))
            except UnsupportedFeature:
                continue
    return found


def check(data: bytes, choice: int) -> None:
    """One input into one reader, or into the detection when the choice is beyond the readers."""
    try:
        if choice < len(READERS):
            puzzles = read_as(READERS[choice], Sample(data))
        else:
            puzzles = read_sample(sample_of(data))
    except FormatError:
        return
    for puzzle in puzzles[:_WRITTEN]:
        puzzle.problems()
        write_and_read(puzzle, WRITERS[zlib.crc32(data) % len(WRITERS)])


def write_and_read(puzzle: Puzzle, known: Format) -> None:
    """What a writer takes, the reader of that format gives back."""
    try:
        data = dump_bytes(puzzle, known.name)
    except UnsupportedFeature:
        return
    reader = get_format(READ_BY.get(known.name, known.name))
    (back,) = read_as(reader, Sample(data))
    assert back.id == puzzle.id, f"written as {known.name}: {data[:2000]!r}"


def mutated(data: bytes, rng: random.Random, others: list[bytes]) -> bytes:
    """The data with a few random edits."""
    for _ in range(rng.randint(1, 6)):
        at = rng.randint(0, len(data))
        kind = rng.randrange(5)
        if kind == 0:
            data = data[:at] + data[at + rng.randint(1, 10) :]
        elif kind == 1:
            data = data[:at] + rng.choice(TOKENS) + data[at:]
        elif kind == 2:
            data = data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        elif kind == 3:
            end = min(len(data), at + rng.randint(1, 40))
            data = data[:end] + data[at:end] * rng.randint(1, 20) + data[end:]
        else:
            other = rng.choice(others)
            start = rng.randint(0, len(other))
            data = data[:at] + other[start : start + rng.randint(1, 40)] + data[at:]
    return data


def run_plain(seconds: float, seed: int, folder: Path | None) -> int:
    """Mutate the corpus until time is up; the number of crashes."""
    rng = random.Random(seed)
    inputs = corpus(folder)
    end = time.monotonic() + seconds
    runs = crashes = 0
    while time.monotonic() < end:
        data = mutated(rng.choice(inputs), rng, inputs)
        choice = rng.randrange(len(READERS) + 8)
        name = READERS[choice].name if choice < len(READERS) else "detection"
        start = time.process_time()
        try:
            check(data, choice)
        except Exception:  # the outermost edge: every surprise is a finding
            crashes += 1
            print(f"{name}: {base64.b64encode(data).decode()}\n{traceback.format_exc()}", flush=True)
        if time.process_time() - start > SLOW_S:
            crashes += 1
            print(f"{name}: slow: {base64.b64encode(data).decode()}", flush=True)
        runs += 1
    print(f"{runs} inputs, {crashes} crashes (seed {seed})")
    return crashes


def run_guided(arguments: list[str], seconds: float) -> None:
    """Let atheris choose inputs by the code they reach; it exits the process by itself."""
    import atheris

    atheris.instrument_all()

    def target(data: bytes) -> None:
        if data:
            check(data[1:], data[0] % (len(READERS) + 8))

    options = [sys.argv[0], f"-max_total_time={int(seconds)}", f"-timeout={int(SLOW_S)}", *arguments]
    atheris.Setup(options, target)
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--atheris", action="store_true", help="guided by coverage (pip install atheris)")
    parser.add_argument("--corpus", type=Path, metavar="FOLDER")
    options, rest = parser.parse_known_args()
    warnings.simplefilter("ignore")
    if options.atheris:
        run_guided([word for word in rest if word != "--"], options.seconds)
        return 0
    return 1 if run_plain(options.seconds, options.seed, options.corpus) else 0


if __name__ == "__main__":
    sys.exit(main())
