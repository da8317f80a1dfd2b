"""Feed damaged and random inputs to every format reader; anything but puzzles or a `FormatError` is a bug.

    python bench/fuzz_formats.py                       plain mutation for a minute, no extra needed
    python bench/fuzz_formats.py --seconds 600 --seed 7
    python bench/fuzz_formats.py --atheris -- corpus/  guided by coverage, with libFuzzer's own options after --

A crash is reported with its input as base64 and the format that was reading it. An input that takes more than
`SLOW_S` seconds counts as a crash too.
"""

from __future__ import annotations

import argparse
import base64
import random
import sys
import time
import traceback
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from nonokit.errors import FormatError, UnsupportedFeature
from nonokit.formats import dump_bytes, known_formats
from nonokit.formats.format import Sample
from nonokit.formats.reading import read_as, read_sample, sample_of
from nonokit.model import Puzzle

SLOW_S = 5.0
READERS = [known for known in known_formats() if known.read]
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


def corpus() -> list[bytes]:
    """What every writer makes of every seed."""
    found = []
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
    for puzzle in puzzles:
        puzzle.problems()


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


def run_plain(seconds: float, seed: int) -> int:
    """Mutate the corpus until time is up; the number of crashes."""
    rng = random.Random(seed)
    inputs = corpus()
    end = time.monotonic() + seconds
    runs = crashes = 0
    while time.monotonic() < end:
        data = mutated(rng.choice(inputs), rng, inputs)
        choice = rng.randrange(len(READERS) + 8)
        name = READERS[choice].name if choice < len(READERS) else "detection"
        start = time.monotonic()
        try:
            check(data, choice)
        except Exception:  # the outermost edge: every surprise is a finding
            crashes += 1
            print(f"{name}: {base64.b64encode(data).decode()}\n{traceback.format_exc()}", flush=True)
        if time.monotonic() - start > SLOW_S:
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
    options, rest = parser.parse_known_args()
    warnings.simplefilter("ignore")
    if options.atheris:
        run_guided([word for word in rest if word != "--"], options.seconds)
        return 0
    return 1 if run_plain(options.seconds, options.seed) else 0


if __name__ == "__main__":
    sys.exit(main())
