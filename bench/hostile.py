"""Sends 2,000 hostile or malformed requests to a real server and says what it answered.

    python bench/hostile.py [--count 2000] [--seed 1]

Ends with an error when an answer is not one of those that docs/server.md lists, when one is a 500, or when the server
does not answer any more.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent / "tests")  # in place of this folder

from nonokit.server.faults import STATUS  # noqa: E402
from server.hostile import hostile_requests  # noqa: E402
from server.serving import Player  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    slowest = 0.0
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        player = Player("--port", "0", "--data", folder)
        client = player.open()
        for request in hostile_requests(options.count, options.seed):
            sent = time.perf_counter()
            answer = client.request(
                request.method, request.path, content=request.body or None, headers=request.headers
            )
            slowest = max(slowest, time.perf_counter() - sent)
            code = answer.json()["code"] if answer.status_code >= 400 and request.method != "HEAD" else ""
            counts[f"{answer.status_code} {code}".strip()] += 1
            if answer.status_code == 500 or (code and STATUS.get(code) != answer.status_code):
                raise SystemExit(f"not documented: {request} → {answer.status_code} {answer.text[:300]}")
        assert client.get("/api/health").json()["status"] == "ok"
        player.stop()
    seconds = time.perf_counter() - begin
    print(f"{options.count} requests in {seconds:.0f} s, slowest {slowest:.1f} s; the server lives")
    for answered, count in counts.most_common():
        print(f"  {count:5}  {answered}")


if __name__ == "__main__":
    main()
