"""The chain of fuzz_chain.py, with inputs that atheris chooses by the code they reach: any surprise ends it, and is kept.

    pip install atheris
    python bench/fuzz_guided.py                           a minute, beginning with samples of all formats
    python bench/fuzz_guided.py --seconds 3600 -- -seed=7  with options of libFuzzer, which does the choosing

An input that surprises is left in the folder as crash-…; `python bench/fuzz_guided.py -- crash-…` tries it again.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import warnings
from pathlib import Path

BUDGET_S = 0.05  # for each solve: many inputs find more than long solves do
SLOW_S = 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("rest", nargs="*", help="options of libFuzzer, after --")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    import atheris

    with atheris.instrument_imports(include=["nonokit"]):
        import fuzz_chain
        from fuzz_formats import corpus

        fuzz_chain.BUDGET_S = BUDGET_S
        samples = corpus()
        for data in samples:  # what is imported only when it is used must be watched too
            fuzz_chain.check(data, random.Random(0))

    def target(data: bytes) -> None:
        fuzz_chain.check(data, random.Random(len(data)))

    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(samples):
            Path(folder, str(number)).write_bytes(data)
        limits = [f"-max_total_time={options.seconds}", f"-timeout={SLOW_S}", "-max_len=20000"]
        names = [word for word in options.rest if not word.startswith("-")] or [folder]
        switches = [word for word in options.rest if word.startswith("-")]
        atheris.Setup([sys.argv[0], *limits, *switches, *names], target)
        atheris.Fuzz()  # ends the process by itself


if __name__ == "__main__":
    main()
