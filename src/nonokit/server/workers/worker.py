"""One worker process, as the server holds it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nonokit
from nonokit.server.workers.message import HEADER, pack, unpack

START_TIMEOUT_S = 60.0
PROGRAM = "nonokit.server.workers.child"
PATIENT_NICE = 15
# Ctrl-C in a terminal is for the server alone. A group of its own, not a session: some systems share the processor out
# among sessions first, and then stepping back would mean little.
OWN_GROUP: dict[str, Any] = {"start_new_session": True} if sys.platform == "win32" else {"process_group": 0}


class WorkerGone(Exception):
    """The process ended without an answer."""


class NotBegun(WorkerGone):
    """It ended before it had seen the request, which therefore is not to blame."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A worker's answer."""

    status: int
    media_type: str
    body: bytes


class Worker:
    """A process that answers one request at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, *, is_patient: bool = False) -> Worker:
        """A worker that is ready; `WorkerGone` when it does not get so far."""
        # -P: a module lying in the folder where the server is started must not be taken for ours.
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", PROGRAM,
            stdin=PIPE, stdout=PIPE, stderr=None, env=environment(), **OWN_GROUP,
        )  # fmt: skip
        worker = cls(process)
        if is_patient:
            worker.step_back()
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                await worker._receive()
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def ask(self, name: str, body: bytes) -> Reply:
        """The answer to one request."""
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(pack(name, body))
            await stdin.drain()
            await self._receive()  # that it has begun
        except (ConnectionError, WorkerGone):
            raise NotBegun from None
        return await self._receive()

    async def _receive(self) -> Reply:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            lengths = HEADER.unpack(await stdout.readexactly(HEADER.size))
            head, body = unpack(lengths[0], await stdout.readexactly(sum(lengths)))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerGone from None
        status, _, media_type = head.partition(" ")
        return Reply(int(status), media_type, body)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def step_back(self) -> None:
        """Lets others go first from now on, where the system can."""
        if hasattr(os, "setpriority"):  # not on Windows
            with suppress(OSError):  # it has ended, or may not
                os.setpriority(os.PRIO_PROCESS, self.pid, PATIENT_NICE)

    async def ended(self) -> None:
        """Returns when the process has ended."""
        await self._process.wait()

    async def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):  # it ended in between
                self._process.kill()
        await self._process.wait()


def environment() -> dict[str, str]:
    """The environment of a worker: it must find the same nonokit, wherever this one came from."""
    root = str(Path(nonokit.__file__).resolve().parent.parent)
    paths = [root, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))}
