"""The program a worker runs: takes requests from standard input, answers on standard output.

It ends by itself when the server is gone, even in the middle of work, because a thread watches standard input.
Memory is bounded, so that a hostile request costs this process at most.
"""

from __future__ import annotations

import gc
import logging
import os
import queue
import sys
import threading
from typing import BinaryIO

from pydantic import BaseModel, ValidationError

from nonokit.errors import NonokitError
from nonokit.server.faults import ApiError, Fault, fault_of, fault_of_validation
from nonokit.server.jobs import MODULES, File, find_job
from nonokit.server.jobs.job import JSON_TYPE
from nonokit.server.logs import limit_logs
from nonokit.server.workers.message import pack, read_message

log = logging.getLogger(__name__)
MAX_MEMORY_BYTES = 4 * 2**30
Answer = tuple[int, str, bytes]


def main() -> None:
    """Answers until the server is gone."""
    output = take_output()
    limit_logs()
    bound_memory()
    for name in MODULES:
        find_job(name)
    warm_up()
    collect_seldom()
    requests: queue.SimpleQueue[tuple[str, bytes]] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    send(output, (200, "", b""))  # ready
    while True:
        request = requests.get()
        send(output, (102, "", b""))  # begun: if this process ends now, the request may be to blame
        send(output, answer(*request))


def take_output() -> BinaryIO:
    """Standard output for messages alone: whatever else is printed goes to standard error."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def bound_memory() -> None:
    """Bounds the memory of this process, where the system can."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = MAX_MEMORY_BYTES if hard == resource.RLIM_INFINITY else min(MAX_MEMORY_BYTES, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def collect_seldom() -> None:
    """A full garbage collection takes longer than ten hints, and hints leave hardly any cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def warm_up() -> None:
    """Imports what the first hint needs, before anybody waits for it."""
    body = b'{"puzzle": {"rows": [[1]], "columns": [[1]]}, "depth": "cells"}'
    answer("hint", body)
    answer("check", b'{"puzzle": {"rows": [[1]], "columns": [[1]]}, "state": "?"}')


def listen(stream: BinaryIO, requests: queue.SimpleQueue[tuple[str, bytes]]) -> None:
    """Hands over requests; ends the process when there can be no more."""
    while (message := read_message(stream)) is not None:
        requests.put(message)
    os._exit(0)


def send(output: BinaryIO, reply: Answer) -> None:
    """Sends an answer."""
    status, media_type, body = reply
    output.write(pack(f"{status} {media_type}", body))
    output.flush()


def answer(name: str, body: bytes) -> Answer:
    """The answer to a request, whatever it is."""
    try:
        job = find_job(name)
        result = job.run(job.request.model_validate_json(body))
    except ValidationError as error:
        return refuse(fault_of_validation(error))
    except NonokitError as error:
        return refuse(fault_of(error))
    except ApiError as error:
        return refuse(error.fault)
    except MemoryError:
        return refuse(Fault(code="too-large", message="this takes more memory than a request may have"))
    except Exception:  # the outermost edge of a worker: a bug of ours, told to the log and not to the client
        log.exception("%s failed", name)
        return refuse(Fault(code="internal", message="something went wrong here; the server's log says more"))
    if isinstance(result, File):
        return 200, result.media_type, result.data
    return 200, JSON_TYPE, to_json(result)


def to_json(result: BaseModel) -> bytes:
    """An answer as JSON, under the names of the interface."""
    return result.model_dump_json(by_alias=True).encode()


def refuse(fault: Fault) -> Answer:
    """A fault as an answer."""
    return fault.status, JSON_TYPE, fault.to_json()


if __name__ == "__main__":
    main()
