"""The hot part behind one interface: a native engine, and a small pure-Python one that it is compared with."""

from nonokit.engine.choose import EngineName, choose, engine_info, quick_reader
from nonokit.engine.interface import (
    AnswerQueue,
    Answers,
    Board,
    BriefAnswer,
    Counter,
    Engine,
    EventKind,
    Formula,
    Lines,
    Outcome,
)

__all__ = [
    "AnswerQueue",
    "Answers",
    "Board",
    "BriefAnswer",
    "Counter",
    "Engine",
    "EngineName",
    "EventKind",
    "Formula",
    "Lines",
    "Outcome",
    "choose",
    "engine_info",
    "quick_reader",
]
