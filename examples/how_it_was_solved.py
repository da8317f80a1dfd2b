"""Where the cells of a solution come from: the lines that narrowed most, and how many cells each method found.

python examples/how_it_was_solved.py examples/ambiguous.non
"""

import sys
from collections import Counter

import nonokit


def main(path: str) -> None:
    events: list[nonokit.TraceEvent] = []
    result = nonokit.solve(nonokit.load(path), on_event=events.append)
    lines = [event for event in events if isinstance(event, nonokit.LineSettled)]
    lines.sort(key=lambda line: line.placements_before / line.placements_after)
    for line in lines[-3:]:
        kind, place = line.line
        print(f"{kind} {place + 1}: {line.placements_before} placements down to {line.placements_after}")
    cells = Counter[str]()
    for event in events:
        if event.solution in (None, 0):
            cells[event.kind] += len(event.cells)
    found = ", ".join(f"{count} by {kind}" for kind, count in cells.most_common() if count)
    print(f"{result.status.value}: cells {found}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1])
