"""The hot part behind one interface: a pure-Python reference and a native twin that must agree."""

from nonokit.engine.choose import EngineName, choose, engine_info, has_learner
from nonokit.engine.interface import Board, Engine, Formula, Lines, Outcome

__all__ = [
    "Board",
    "Engine",
    "EngineName",
    "Formula",
    "Lines",
    "Outcome",
    "choose",
    "engine_info",
    "has_learner",
]
