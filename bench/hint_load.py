"""How long players wait for a hint: many clients at once on loopback, 30×30 puzzles, a real server process.

    python bench/hint_load.py [--clients 20] [--seconds 10] [--solves 4]

Three ways of asking. "playing": every client asks once a second on the average, at moments of its own; people ask less
often. "together": all ask in the same instant, wait for all answers, and do so again. "relentless": every client asks again
the moment it has its answer, which shows what the machine can do. The first two once more while so many solves run, one
after the other. States are taken from all stages of an explained solve, depths alternate.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import TypeVar

from nonokit.explaining import explain
from nonokit.model import Grid, Puzzle
from nonokit.puzzles import library
from nonokit.server.wire import format_grid, format_puzzle

Sheet = TypeVar("Sheet", Puzzle, Grid)
Load = Callable[["list[Client]", list[bytes], float], Awaitable[list[float]]]
ROOT = Path(__file__).resolve().parent.parent
DEPTHS = ("where", "why", "cells")
PUZZLES = 6  # whose solves are explained before the measurement; held eight ways they are 48


def requests_for_hints(count: int) -> list[bytes]:
    """Requests at random stages of shipped 30×30 puzzles, held all eight ways."""
    chance = random.Random(30)
    shipped = [entry.puzzle for entry in library() if (entry.puzzle.width, entry.puzzle.height) == (30, 30)]
    states = [
        turned
        for puzzle in chance.sample(shipped, min(PUZZLES, len(shipped)))
        for grid in explain(puzzle).grids()
        for turned in zip(all_ways(puzzle), all_ways(grid), strict=True)
    ]
    made = []
    for number in range(count):
        puzzle, grid = chance.choice(states)
        body = {
            "puzzle": format_puzzle(puzzle).model_dump(),
            "state": format_grid(grid),
            "depth": DEPTHS[number % 3],
        }
        made.append(json.dumps(body).encode())
    return made


def all_ways(sheet: Sheet) -> list[Sheet]:
    """A puzzle or a grid, mirrored and turned."""
    ways = [sheet, sheet.mirrored()]
    ways += [way.transposed() for way in ways]
    return [turned for way in ways for turned in (way, way.transposed().mirrored().transposed())]


class Client:
    """One connection that is kept open, as a browser does."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, body: bytes, path: str = "hint") -> float:
        """Seconds until the whole answer is there."""
        head = (
            f"POST /api/{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {self.token}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        begin = time.perf_counter()
        answer = await self.send(head.encode() + body)
        length = int(re.search(rb"(?i)content-length: (\d+)", answer).group(1))
        payload = await self.reader.readexactly(length)
        if not answer.startswith(b"HTTP/1.1 200"):
            raise SystemExit(f"the server refused: {payload.decode()}")
        return time.perf_counter() - begin

    async def send(self, request: bytes) -> bytes:
        """The head of the answer; over a new connection where the old one was closed meanwhile, as browsers do."""
        try:
            self.writer.write(request)
            return await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.connect()
            self.writer.write(request)
            return await self.reader.readuntil(b"\r\n\r\n")


async def playing(clients: list[Client], bodies: list[bytes], seconds: float) -> list[float]:
    end = time.perf_counter() + seconds

    async def play(client: Client) -> list[float]:
        times = []
        while time.perf_counter() < end:
            await asyncio.sleep(random.uniform(0, 2))
            times.append(await client.ask(random.choice(bodies)))
        return times

    return [one for times in await asyncio.gather(*map(play, clients)) for one in times]


async def together(clients: list[Client], bodies: list[bytes], seconds: float) -> list[float]:
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        times += await asyncio.gather(*(client.ask(random.choice(bodies)) for client in clients))
        await asyncio.sleep(0.3)
    return times


async def relentless(clients: list[Client], bodies: list[bytes], seconds: float) -> list[float]:
    end = time.perf_counter() + seconds

    async def go(client: Client) -> list[float]:
        times = []
        while time.perf_counter() < end:
            times.append(await client.ask(random.choice(bodies)))
        return times

    return [one for times in await asyncio.gather(*map(go, clients)) for one in times]


def free_processors() -> float:
    """How many processors this machine has to spare right now: others' work would be measured too."""
    code = "import time; e = time.time() + 1\nwhile time.time() < e: pass\nprint(time.process_time())"
    spinning = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        for _ in range(os.cpu_count() or 1)
    ]
    return sum(float(one.communicate()[0]) for one in spinning)


def long_solve(number: int) -> bytes:
    """A request that takes until its time is up: noise that no method settles."""
    chance = random.Random(number)
    grid = [[int(chance.random() < 0.42) for _ in range(50)] for _ in range(50)]
    rows = [runs(line) for line in grid]
    columns = [runs(list(line)) for line in zip(*grid, strict=True)]
    return json.dumps({"puzzle": {"rows": rows, "columns": columns}, "timeout_s": 60}).encode()


def runs(line: list[int]) -> list[int]:
    """The clue of a line."""
    return [len(run) for run in "".join(map(str, line)).split("0") if run]


@asynccontextmanager
async def solving(solvers: list[Client]) -> AsyncIterator[None]:
    """Long solves for the length of a block, each followed by another."""

    async def solve(solver: Client, number: int) -> None:
        await solver.connect()
        for seed in count(1000 * number):
            await solver.ask(long_solve(seed), "solve")

    solves = [asyncio.create_task(solve(solver, number)) for number, solver in enumerate(solvers)]
    await asyncio.sleep(3)  # until they are under way
    yield
    for one in solves:
        one.cancel()
    for outcome in await asyncio.gather(*solves, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError):
            raise SystemExit(f"a solve failed: {outcome}")
    for solver in solvers:
        solver.writer.close()


def report(name: str, count: int, times: list[float], elapsed: float) -> None:
    times.sort()
    p50, p95, p99 = (times[int(len(times) * share)] * 1000 for share in (0.50, 0.95, 0.99))
    print(
        f"{name:<17} {count} clients: {len(times)} hints, {len(times) / elapsed:.0f} a second, "
        f"p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, slowest {times[-1] * 1000:.0f} ms"
    )


async def measure(port: int, token: str, options: argparse.Namespace) -> None:
    bodies = requests_for_hints(300)
    clients = [Client(port, token) for _ in range(options.clients)]
    solvers = [Client(port, token) for _ in range(options.solves)]
    for client in clients:
        await client.connect()
    await together(clients, bodies, 1.0)  # until every worker is up
    for is_solving in (False, True):
        async with solving(solvers if is_solving else []):
            for ask in (playing, together):
                await measure_one(
                    ask, f"{ask.__name__}{', solving' * is_solving}", clients, bodies, options.seconds
                )
    await measure_one(relentless, "relentless", clients, bodies, options.seconds)


async def measure_one(
    ask: Load, name: str, clients: list[Client], bodies: list[bytes], seconds: float
) -> None:
    for client in clients:
        await client.connect()  # those that asked nothing meanwhile were closed
    begin = time.perf_counter()
    times = await ask(clients, bodies, seconds)
    report(name, len(clients), times, time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clients", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--solves", type=int, default=4)
    options = parser.parse_args()
    print(f"{free_processors():.1f} of {os.cpu_count()} processors are free")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with tempfile.TemporaryDirectory() as folder:
        code = "from nonokit.cli.main import main; main()"
        command = [sys.executable, "-c", code, "play", "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            port, token = re.search(r":(\d+)/\?token=(\S+)", server.stdout.readline()).groups()
            asyncio.run(measure(int(port), token, options))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
