"""Processes that tests start, and that never outlive them."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

# For what is certain to come. No test may be faster or slower than this to pass: it only ends one that hangs,
# before pytest's own limit does and with better words. Slow machines with much else to do are within it.
PATIENCE_S = 240.0


@contextmanager
def running(command: Sequence[str], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process for the length of a block. `Popen` by itself would wait for one that a failed test left running."""
    with subprocess.Popen(command, **settings) as process:
        try:
            yield process
            process.wait(PATIENCE_S)
        except BaseException:
            process.kill()
            raise
