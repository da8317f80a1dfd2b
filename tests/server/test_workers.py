"""Worker processes: time limits, cancelling, crashes, a full queue. A stopped process stands for endless work."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from nonokit.server.faults import ApiError
from nonokit.server.workers import Pool, child
from nonokit.server.workers.worker import Worker
from processes import PATIENCE_S
from server.serving import Player

SOLVE = json.dumps({"puzzle": {"rows": [[1]], "columns": [[1]]}}).encode()
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs to stop a process")


@asynccontextmanager
async def running_pool(size: int = 1, max_waiting: int = 4) -> AsyncIterator[Pool]:
    pool = Pool(size, max_waiting)
    pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


async def hang(pool: Pool) -> int:
    """Waits for the worker, stops it, and says which process it is."""
    assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200
    (worker,) = pool._workers
    os.kill(worker.pid, signal.SIGSTOP)
    return worker.pid


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.02)


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_work_that_takes_too_long_is_stopped() -> None:
    async def check() -> None:
        async with running_pool() as pool:
            pid = await hang(pool)
            with pytest.raises(ApiError) as refused:
                await pool.run("solve", SOLVE, 0.2)
            assert refused.value.fault.code == "timeout"
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200  # by another process
            await until(lambda: is_gone(pid))

    asyncio.run(check())


def test_work_that_nobody_waits_for_is_stopped() -> None:
    async def check() -> None:
        async with running_pool() as pool:
            pid = await hang(pool)
            work = asyncio.create_task(pool.run("solve", SOLVE, PATIENCE_S))
            await asyncio.sleep(0.05)
            work.cancel()
            await until(lambda: is_gone(pid))
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200

    asyncio.run(check())


def test_short_work_that_nobody_waits_for_costs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonokit.server.workers.pool.GRACE_S", PATIENCE_S)

    async def check() -> None:
        async with running_pool() as pool:
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200
            before = {worker.pid for worker in pool._workers}
            work = asyncio.create_task(pool.run("solve", SOLVE, PATIENCE_S))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            work.cancel()
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200
            assert {worker.pid for worker in pool._workers} == before

    asyncio.run(check())


def test_a_worker_that_dies_is_replaced() -> None:
    async def check() -> None:
        async with running_pool() as pool:
            pid = await hang(pool)
            work = asyncio.create_task(pool.run("solve", SOLVE, PATIENCE_S))
            await asyncio.sleep(0.05)
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(ApiError) as refused:
                await work
            assert refused.value.fault.code == "internal"
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200

    asyncio.run(check())


def test_too_many_waiting_requests_are_refused_at_once() -> None:
    async def check() -> None:
        async with running_pool(max_waiting=3) as pool:
            await hang(pool)
            works = [asyncio.create_task(pool.run("solve", SOLVE, PATIENCE_S)) for _ in range(4)]
            await asyncio.sleep(0.1)
            with pytest.raises(ApiError) as refused:
                await pool.run("solve", SOLVE, PATIENCE_S)
            assert (refused.value.fault.code, refused.value.fault.status) == ("busy", 503)
            assert pool.waiting == 3
            for work in works:
                work.cancel()
            await until(lambda: pool.waiting == 0)

    asyncio.run(check())


def test_waiting_for_a_worker_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with running_pool() as pool:
            await hang(pool)
            first = asyncio.create_task(pool.run("solve", SOLVE, PATIENCE_S))
            monkeypatch.setattr("nonokit.server.workers.pool.WAIT_S", 0.1)
            await asyncio.sleep(0.05)
            with pytest.raises(ApiError) as refused:
                await pool.run("solve", SOLVE, PATIENCE_S)
            assert refused.value.fault.code == "busy"
            first.cancel()

    asyncio.run(check())


def test_stopping_ends_all_processes() -> None:
    async def check() -> set[int]:
        async with running_pool(size=2) as pool:
            await pool.run("solve", SOLVE, PATIENCE_S)
            await until(lambda: len(pool._workers) == 2)
            return {worker.pid for worker in pool._workers}

    assert all(is_gone(pid) for pid in asyncio.run(check()))


def test_nothing_starts_after_stopping() -> None:
    """Work that is given up while the pool stops must not hire anybody: asyncio waits for such a process forever."""

    async def check() -> set[asyncio.Task[Any]]:
        pool = Pool(1, 4)
        pool.start()
        await hang(pool)
        work = asyncio.create_task(pool.run("solve", SOLVE, PATIENCE_S))
        await asyncio.sleep(0.05)
        work.cancel()
        await pool.stop()
        await asyncio.wait({work})
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(check()) == set()


def test_a_worker_ends_when_its_server_is_gone() -> None:
    async def check() -> None:
        worker = await Worker.start()
        assert worker._process.stdin is not None
        worker._process.stdin.close()
        async with asyncio.timeout(PATIENCE_S):
            await worker._process.wait()

    asyncio.run(check())


def test_a_module_in_the_current_folder_is_not_taken_for_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('taken')")
    (tmp_path / "nonokit.py").write_text("raise SystemExit('taken')")
    monkeypatch.chdir(tmp_path)

    async def check() -> None:
        async with running_pool() as pool:
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200

    asyncio.run(check())


@pytest.mark.parametrize(
    ("error", "code"), [(RuntimeError("secret"), "internal"), (MemoryError(), "too-large")]
)
def test_whatever_goes_wrong_is_answered(
    monkeypatch: pytest.MonkeyPatch, error: Exception, code: str
) -> None:
    def fail(_: Any) -> Any:
        raise error

    monkeypatch.setattr(child, "find_job", fail)
    status, _, body = child.answer("solve", SOLVE)
    fault = json.loads(body)
    assert (status >= 400, fault["code"]) == (True, code)
    assert "secret" not in fault["message"]


def test_closed_pages_stop_their_work(play: Callable[..., Player]) -> None:
    client = play().open()
    port = client.base_url.port
    # Nobody has solved this in a minute. If the server went on, the question below would wait for many minutes.
    clue = [1, 2, 1, 3, 1, 2, 2, 1, 1, 2]
    body = json.dumps({"puzzle": {"rows": [clue] * 60, "columns": [clue] * 60}, "timeout_s": 60}).encode()
    head = (
        "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    pages = [socket.create_connection(("127.0.0.1", port)) for _ in range(12)]
    for page in pages:
        page.sendall(head.encode() + body)
    time.sleep(2)
    for page in pages:
        page.close()
    answer = client.post("/api/solve", content=SOLVE, headers={"content-type": "application/json"})
    assert answer.status_code == 200
