"""The log never fills a disk."""

from __future__ import annotations

import io
import logging

from nonokit.server.logs import MOST_ALIKE, MOST_CHARACTERS, MOST_IN_ALL, WINDOW_S, LimitedHandler


class Log:
    """A log into a text, with a clock of its own."""

    def __init__(self) -> None:
        self.time = 0.0
        self.text = io.StringIO()
        self.logger = logging.Logger("test")
        self.logger.addHandler(LimitedHandler(self.text, lambda: self.time))

    @property
    def lines(self) -> list[str]:
        return self.text.getvalue().splitlines()


def test_the_same_message_comes_a_few_times_a_minute() -> None:
    log = Log()
    for number in range(10_000):
        log.logger.warning("client %d makes trouble", number)
    assert len(log.lines) == MOST_ALIKE
    assert log.lines[0] == "nonokit: client 0 makes trouble"
    log.time = WINDOW_S
    log.logger.warning("client %d makes trouble", 1)
    assert log.lines[MOST_ALIKE:] == [
        f"nonokit: {10_000 - MOST_ALIKE} more messages were left out",
        "nonokit: client 1 makes trouble",
    ]


def test_others_are_still_told() -> None:
    log = Log()
    for _ in range(100):
        log.logger.warning("noise")
    log.logger.error("the disk is full")
    assert log.lines[-1] == "nonokit: the disk is full"


def test_all_together_have_an_end() -> None:
    log = Log()
    for number in range(10_000):
        log.logger.warning(f"trouble of kind {number}")
    assert len(log.lines) == MOST_IN_ALL


def test_a_message_has_an_end() -> None:
    log = Log()
    try:
        raise ValueError("x" * 100_000)
    except ValueError:
        log.logger.exception("it failed")
    assert len(log.text.getvalue()) < MOST_CHARACTERS + 100
    assert log.lines[-1].endswith("xxx")


def test_many_kinds_of_messages_take_no_memory() -> None:
    log = Log()
    for number in range(100_000):
        log.logger.warning(f"trouble of kind {number}")
    (handler,) = log.logger.handlers
    assert isinstance(handler, LimitedHandler)
    assert handler.remembered <= MOST_IN_ALL
