"""A library on a disk that fails at every call in every way, and loses power at every call many times.

    python bench/faulty_disk.py [--seeds 20] [--stride 1]

Errors (once and for good), a full disk, half-written data, power cuts; on a new library, an old one, and one that was
damaged and is just being saved. Prints what was tried and what was lost.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.faulty.running import CAN_RUN, build, play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=20, help="power cuts at every call")
    parser.add_argument("--stride", type=int, default=1, help="every so manieth call")
    options = parser.parse_args()
    if not CAN_RUN:
        raise SystemExit("this needs Linux and a C compiler")
    cases = lost = 0
    with tempfile.TemporaryDirectory() as folder:
        layer = build(Path(folder))
        for scenario in ("new", "old", "damaged"):
            begin = time.monotonic()
            found = play(layer, scenario, stride=options.stride, seeds=options.seeds)
            cases += found["cases"]
            lost += len(found["lost"])
            seconds = time.monotonic() - begin
            print(
                f"{scenario:8} {found['calls']:4} calls, {found['cases']:6} cases, {len(found['lost'])} lost, {seconds:.0f} s"
            )
            for one in found["lost"][:20]:
                print("   ", one)
    print(f"{cases} cases, {lost} lost")
    raise SystemExit(bool(lost))


if __name__ == "__main__":
    main()
