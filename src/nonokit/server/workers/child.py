"""The program a worker runs: takes requests from standard input, answers on standard output.

It ends by itself when the server is gone, even in the middle of work, because a thread watches standard input.
Memory is bounded, so that a hostile request costs this process at most.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import BinaryIO

from nonokit.server.jobs import MODULES, find_job
from nonokit.server.jobs.answering import Answer, answer, collect_between, collect_seldom, warm_up
from nonokit.server.logs import limit_logs
from nonokit.server.workers.message import pack, read_message

MAX_MEMORY_BYTES = 4 * 2**30


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
        collect_between()


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


def listen(stream: BinaryIO, requests: queue.SimpleQueue[tuple[str, bytes]]) -> None:
    """Hands over requests; ends the process when there can be no more."""
    while (message := read_message(stream)) is not None:
        requests.put(message)
    os._exit(0)


def send(output: BinaryIO, reply: Answer) -> None:
    """Sends an answer; where nobody is left to have it, this process ends as it does when it listens."""
    status, media_type, body = reply
    try:
        output.write(pack(f"{status} {media_type}", body))
        output.flush()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
