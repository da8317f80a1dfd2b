"""What the server writes about itself: to standard error, and never more than a person can read.

The same message comes a few times a minute at most, all together some dozens; how many were left out is said. So a
client that makes trouble on purpose fills neither a disk nor a screen.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import TextIO

WINDOW_S = 60.0
MOST_ALIKE = 5
MOST_IN_ALL = 60
MOST_CHARACTERS = 4000  # of one message, its traceback included


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes records as far as there is room for them."""

    def __init__(self, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream or sys.stderr)
        self.setFormatter(logging.Formatter("nonokit: %(message)s"))
        self._now = now
        self._begin = now()
        self._written = 0
        self._left_out = 0
        self._alike: Counter[tuple[str, str]] = Counter()

    @property
    def remembered(self) -> int:
        """How many kinds of messages are counted."""
        return len(self._alike)

    def emit(self, record: logging.LogRecord) -> None:
        """Writes the record, or counts it."""
        if self._now() - self._begin >= WINDOW_S:
            self._begin_anew()
        kind = (record.name, str(record.msg))
        if self._alike.get(kind, 0) >= MOST_ALIKE or self._written >= MOST_IN_ALL:
            self._left_out += 1
            return
        self._alike[kind] += 1
        self._written += 1
        super().emit(record)

    def _begin_anew(self) -> None:
        left_out = self._left_out
        self._begin, self._written, self._left_out = self._now(), 0, 0
        self._alike.clear()
        if left_out:
            message = f"{left_out} more messages were left out"
            super().emit(logging.makeLogRecord({"msg": message, "levelno": logging.WARNING}))

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, cut when it is very long."""
        text = super().format(record)
        if len(text) <= MOST_CHARACTERS:
            return text
        return f"{text[: MOST_CHARACTERS // 4]} … {text[-MOST_CHARACTERS * 3 // 4 :]}"  # the end says what went wrong


def limit_logs() -> None:
    """Sends all that this process logs through one handler."""
    root = logging.getLogger()
    if not any(isinstance(handler, LimitedHandler) for handler in root.handlers):
        root.addHandler(LimitedHandler())
