"""Processes that tests start, and that never outlive them."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any


@contextmanager
def running(command: Sequence[str], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process for the length of a block. `Popen` by itself would wait for one that a failed test left running."""
    with subprocess.Popen(command, **settings) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
                    raise
