"""Worker processes: time limits, cancelling, crashes, a full queue. A stopped process stands for endless work."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from nonokit.server.faults import ApiError
from nonokit.server.jobs import answering
from nonokit.server.workers import Pool, Reply
from nonokit.server.workers.worker import PATIENT_NICE, Worker, WorkerGone
from processes import PATIENCE_S
from server.serving import Player

SOLVE = json.dumps({"puzzle": {"rows": [[1]], "columns": [[1]]}}).encode()
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs to stop a process")


@pytest.fixture(autouse=True)
def _nobody_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, nobody is hired until a test wants it."""
    monkeypatch.setattr("nonokit.server.workers.pool.SLICE_S", PATIENCE_S)


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
    (worker,) = pool.workers
    os.kill(worker.pid, signal.SIGSTOP)
    return worker.pid


async def until(condition: Callable[[], bool]) -> None:
    """Waits for something to become true."""
    never = asyncio.get_running_loop().create_future()
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.wait({never}, timeout=0.02)


async def begin(pool: Pool, client: str = "", body: bytes = SOLVE) -> asyncio.Task[Reply]:
    """A request that a worker has begun to work on, or that waits for one."""
    work = asyncio.create_task(pool.run("solve", body, PATIENCE_S, client))
    await asyncio.sleep(0)  # its first step: it has a worker now, or stands in the queue
    return work


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
            work = await begin(pool)
            work.cancel()
            await until(lambda: is_gone(pid))
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200

    asyncio.run(check())


def test_short_work_that_nobody_waits_for_costs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonokit.server.workers.pool.GRACE_S", PATIENCE_S)

    async def check() -> None:
        async with running_pool() as pool:
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200
            before = {worker.pid for worker in pool.workers}
            (await begin(pool)).cancel()
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200
            assert {worker.pid for worker in pool.workers} == before

    asyncio.run(check())


def test_work_whose_worker_dies_is_done_by_another() -> None:
    async def check() -> None:
        async with running_pool() as pool:
            pid = await hang(pool)
            work = await begin(pool)
            os.kill(pid, signal.SIGKILL)
            assert (await work).status == 200

    asyncio.run(check())


def test_work_that_kills_two_workers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(worker: Worker, name: str, body: bytes) -> Reply:
        os.kill(worker.pid, signal.SIGKILL)
        await worker.ended()
        raise WorkerGone

    async def check() -> None:
        async with running_pool() as pool:
            with monkeypatch.context() as patch:
                patch.setattr(Worker, "ask", die)
                with pytest.raises(ApiError) as refused:
                    await pool.run("solve", SOLVE, PATIENCE_S)
            assert refused.value.fault.code == "internal"
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200

    asyncio.run(check())


def test_workers_that_die_while_idle_are_replaced_before_anyone_asks() -> None:
    async def check() -> None:
        async with running_pool(size=2) as pool:
            await until(lambda: len(pool._idle) == 2)
            pids = {worker.pid for worker in pool.workers}
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            replies = [await pool.run("solve", SOLVE, PATIENCE_S) for _ in range(4)]
            assert [reply.status for reply in replies] == [200] * 4
            await until(lambda: len(pool.workers) == 2)
            assert not pids & {worker.pid for worker in pool.workers}

    asyncio.run(check())


def test_a_machine_that_cannot_start_workers_now_may_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonokit.server.workers.pool.RETRY_S", (0.001,))
    start, attempts = Worker.start, 0

    async def start_late(*, is_patient: bool = False) -> Worker:
        nonlocal attempts
        attempts += 1
        if attempts < 20:
            raise OSError("no more processes")
        return await start(is_patient=is_patient)

    monkeypatch.setattr(Worker, "start", start_late)

    async def check() -> None:
        async with running_pool() as pool:
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200

    asyncio.run(check())
    assert attempts == 20


def test_too_many_waiting_requests_are_refused_at_once() -> None:
    async def check() -> None:
        async with running_pool(max_waiting=3) as pool:
            await hang(pool)
            works = [await begin(pool) for _ in range(4)]
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
            first = await begin(pool)
            monkeypatch.setattr("nonokit.server.workers.pool.WAIT_S", 0.1)
            monkeypatch.setattr("nonokit.server.workers.pool.MORE", 0)
            with pytest.raises(ApiError) as refused:
                await pool.run("solve", SOLVE, PATIENCE_S)
            assert refused.value.fault.code == "busy"
            first.cancel()

    asyncio.run(check())


def test_nobody_waits_for_work_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Endless work on every worker: more are hired for the others, and go when they are needed no longer."""
    monkeypatch.setattr("nonokit.server.workers.pool.SLICE_S", 0.05)
    monkeypatch.setattr("nonokit.server.workers.worker.PATIENT_NICE", PATIENT_NICE)

    async def check() -> None:
        async with running_pool(size=2) as pool:
            await until(lambda: len(pool._idle) == 2)
            stuck = {worker.pid for worker in pool.workers}
            for pid in stuck:
                os.kill(pid, signal.SIGSTOP)
            works = [await begin(pool) for _ in range(2)]
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200
            assert (await pool.run("solve", SOLVE, PATIENCE_S)).status == 200
            assert any(os.getpriority(os.PRIO_PROCESS, pid) == PATIENT_NICE for pid in stuck)
            for pid in stuck:
                os.kill(pid, signal.SIGCONT)
            assert [(await work).status for work in works] == [200, 200]
            await until(lambda: len(pool.workers) == 2)

    asyncio.run(check())


def test_whoever_comes_next_finds_somebody_free(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with running_pool() as pool:
            stuck = await hang(pool)
            monkeypatch.setattr("nonokit.server.workers.pool.SLICE_S", 0.05)
            work = await begin(pool)
            await until(lambda: len(pool._idle) == 1)
            assert len(pool.workers) == 2
            os.kill(stuck, signal.SIGCONT)
            assert (await work).status == 200
            await until(lambda: len(pool.workers) == 1)

    asyncio.run(check())


def test_there_is_an_end_to_hiring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonokit.server.workers.pool.MORE", 1)

    async def check() -> None:
        async with running_pool() as pool:
            pids = {await hang(pool)}
            monkeypatch.setattr("nonokit.server.workers.pool.SLICE_S", 0.05)
            works = [await begin(pool)]
            works.append(await begin(pool))
            await until(lambda: len(pool.workers) == 2)
            await until(lambda: pool.waiting == 0)
            (second,) = {worker.pid for worker in pool.workers} - pids
            os.kill(second, signal.SIGSTOP)
            works += [await begin(pool) for _ in range(3)]
            monkeypatch.setattr("nonokit.server.workers.pool.WAIT_S", 0.3)
            with pytest.raises(ApiError):
                await pool.run("solve", SOLVE, PATIENCE_S)
            assert len(pool.workers) == 2
            for work in works:
                work.cancel()

    asyncio.run(check())


def test_stopping_ends_all_processes() -> None:
    async def check() -> set[int]:
        async with running_pool(size=2) as pool:
            await pool.run("solve", SOLVE, PATIENCE_S)
            await until(lambda: len(pool.workers) == 2)
            return {worker.pid for worker in pool.workers}

    assert all(is_gone(pid) for pid in asyncio.run(check()))


def test_stopping_waits_for_workers_that_are_being_ended() -> None:
    async def check() -> int:
        async with running_pool() as pool:
            number = await hang(pool)
            with pytest.raises(ApiError):
                await pool.run("solve", SOLVE, 0.01)
        return number

    assert is_gone(asyncio.run(check()))


def test_nothing_starts_after_stopping() -> None:
    """Work that is given up while the pool stops must not hire anybody: asyncio waits for such a process forever."""

    async def check() -> set[asyncio.Task[Any]]:
        pool = Pool(1, 4)
        pool.start()
        await hang(pool)
        work = await begin(pool)
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

    monkeypatch.setattr(answering, "find_job", fail)
    status, _, body = answering.answer("solve", SOLVE)
    fault = json.loads(body)
    assert (status >= 400, fault["code"]) == (True, code)
    assert "secret" not in fault["message"]


def authorization(client: httpx2.Client) -> str:
    return f"Authorization: {client.headers['authorization']}\r\n"


def test_closed_pages_stop_their_work(play: Callable[..., Player]) -> None:
    client = play().open()
    port = client.base_url.port
    # Nobody has solved this in a minute. If the server went on, the question below would wait for many minutes.
    clue = [1, 2, 1, 3, 1, 2, 2, 1, 1, 2]
    body = json.dumps({"puzzle": {"rows": [clue] * 60, "columns": [clue] * 60}, "timeout_s": 60}).encode()
    head = (
        "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"{authorization(client)}Content-Length: {len(body)}\r\n\r\n"
    )
    pages = [socket.create_connection(("127.0.0.1", port)) for _ in range(12)]
    for page in pages:
        page.sendall(head.encode() + body)
    client.get("/api/health")  # answered after the others were read
    for page in pages:
        page.close()
    answer = client.post("/api/solve", content=SOLVE, headers={"content-type": "application/json"})
    assert answer.status_code == 200


def test_worker_of_a_server_that_is_gone_ends_without_a_word() -> None:
    code = "from nonokit.server.workers.child import main; main()"
    reader, writer = os.pipe()
    os.close(reader)  # nobody will have its answers, while its input stays open
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE
    ) as worker:
        os.close(writer)
        assert worker.wait(PATIENCE_S) == 0
        assert worker.stderr is not None
        assert worker.stderr.read() == b""
