"""The hot part behind one interface: a pure-Python reference and a native twin that must agree."""

from nonokit.engine.choose import EngineName, choose, engine_info, has_learner
from nonokit.engine.interface import Board, Cnf, Engine, Lines, Outcome

__all__ = ["Board", "Cnf", "Engine", "EngineName", "Lines", "Outcome", "choose", "engine_info", "has_learner"]
