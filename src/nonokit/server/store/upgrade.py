"""Games that were saved before they had a log: moves, then lines that begin with `@`.

Their lines are one writer's, named after what they say: two equal copies are the same game, and of two that differ
nobody knows which goes on from the other, so the player is asked. The page does the same (`web/app/store/upgrade.js`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from datetime import datetime

NEW = re.compile(r"@(took( .*)?|[a-z0-9-]{4,16})")
AT = re.compile(r"@at \d{1,9}", re.ASCII)
MOST_HINTS = 1000


def upgraded(moves: Sequence[str], *, updated: str, seconds: float, hints: int, solved: bool) -> list[str]:
    """The log of a game, whichever way it was saved.

    >>> upgraded(["1 r0:0"], updated="2025-01-01T00:00:00Z", seconds=7, hints=1, solved=False)
    ['@old-0668e4b9', '1 r0:0', '+7 time', 'hint']
    """
    if not moves or NEW.fullmatch(moves[0]):
        return list(moves)
    played = [line for line in moves if not line.startswith("@")]
    at = next((int(line[4:]) for line in moves if AT.fullmatch(line)), len(played))
    name = hashlib.sha256("\n".join(moves).encode()).hexdigest()[:8]
    lines = [f"@old-{name}", *played]
    if time := int(seconds + 0.5):
        lines.append(f"+{time} time")
    lines += [line[1:] for line in moves if line.startswith("@point ")]
    lines += ["hint"] * min(hints, MOST_HINTS)
    if solved:
        lines.append(f"solved {datetime.fromisoformat(updated).astimezone().date().isoformat()}")
    return [*lines, f"goto {at}"] if at < len(played) else lines
