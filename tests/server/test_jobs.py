"""Solve, check, hint, rate, convert, import and render over HTTP."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from starlette.testclient import TestClient

import nonokit
from nonokit.errors import NonokitError
from nonokit.puzzles import get
from nonokit.rating import rate
from nonokit.server.faults import STATUS
from nonokit.server.wire import format_puzzle
from nonokit.server.workers import Pool
from pictures import endless_puzzle

L = {"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]}
AMBIGUOUS = {"rows": [[1], [1]], "columns": [[1], [1]]}
DATE = {"field": "date", "line": None, "column": None}


def post(client: TestClient, path: str, body: object, status: int = 200) -> Any:
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_solve_proves_uniqueness(client: TestClient) -> None:
    answer = post(client, "/api/solve", {"puzzle": L})
    assert (answer["status"], answer["solutions"], answer["known"]) == ("unique", ["#.#\n##."], "#.#\n##.")
    assert answer["stats"]["is_complete"]


def test_solve_gives_several_solutions(client: TestClient) -> None:
    answer = post(client, "/api/solve", {"puzzle": AMBIGUOUS, "max_solutions": 2})
    assert answer["status"] == "multiple"
    assert sorted(answer["solutions"]) == ["#.\n.#", ".#\n#."]
    assert answer["known"] == "??\n??"


def test_solve_goes_on_from_a_state(client: TestClient) -> None:
    answer = post(client, "/api/solve", {"puzzle": AMBIGUOUS, "state": "#?\n??"})
    assert (answer["status"], answer["solutions"]) == ("unique", ["#.\n.#"])


def test_solve_says_why_there_is_none(client: TestClient) -> None:
    answer = post(client, "/api/solve", {"puzzle": {"rows": [[2]], "columns": [[1], []]}})
    assert answer["status"] == "none"
    assert answer["reason"]


def test_colours_travel(client: TestClient) -> None:
    puzzle = get("poppy").puzzle
    answer = post(client, "/api/solve", {"puzzle": format_puzzle(puzzle).model_dump()})
    assert puzzle.goal is not None
    assert answer["solutions"] == [puzzle.goal.to_text()]


@pytest.mark.parametrize(
    ("state", "level", "status", "lines", "cells"),
    [
        ("#?#\n##?", "cells", "solved", [], []),
        ("???\n???", "cells", "ok", [], []),
        ("##?\n???", "line", "line", [("row", 0)], []),
        ("##?\n???", "solved", "ok", [], []),
        ("???\n?.?", "line", "line", [("row", 1)], []),
        ("???\n.??", "line", "line", [("column", 0)], []),
        ("???\n???", "solved", "ok", [], []),
        ("?#?\n???", "cells", "wrong", [("row", 0)], [[0, 1]]),
    ],
)
def test_check(
    client: TestClient,
    state: str,
    level: str,
    status: str,
    lines: list[tuple[str, int]],
    cells: list[list[int]],
) -> None:
    answer = post(client, "/api/check", {"puzzle": L, "state": state, "level": level})
    assert (answer["status"], answer["cells"]) == (status, cells)
    assert [(line["kind"], line["index"]) for line in answer["lines"]] == lines


def test_check_accepts_any_solution(client: TestClient) -> None:
    for state in ("#?\n?#", "?#\n#?"):
        assert post(client, "/api/check", {"puzzle": AMBIGUOUS, "state": state})["status"] == "solved"
    assert (
        post(client, "/api/check", {"puzzle": AMBIGUOUS, "state": "#?\n??", "level": "cells"})["status"]
        == "ok"
    )


def test_hints_never_tell_more_than_asked(client: TestClient, duck: dict[str, Any]) -> None:
    answers = {
        depth: post(client, "/api/hint", {"puzzle": duck, "depth": depth})
        for depth in ("where", "why", "cells")
    }
    assert len({answer["technique"] for answer in answers.values()}) == 1
    assert len({answer["text"] for answer in answers.values()}) == 3
    assert answers["where"]["cells"] == answers["why"]["cells"] == []
    assert answers["cells"]["cells"]
    assert {mark["type"] for mark in answers["where"]["evidence"]} == {"line_glow", "clue_box"}
    assert all("type" in mark for answer in answers.values() for mark in answer["evidence"])


def test_hints_lead_to_the_solution(client: TestClient, duck: dict[str, Any]) -> None:
    puzzle = get("duck").puzzle
    grid = nonokit.Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
    for _ in range(puzzle.width * puzzle.height):
        answer = post(client, "/api/hint", {"puzzle": duck, "state": grid.to_text(), "depth": "cells"})
        if answer["technique"] == "finished":
            break
        grid = grid.with_cells({(cell["y"], cell["x"]): cell["value"] for cell in answer["cells"]})
    assert grid == puzzle.goal


def test_hints_speak_two_languages(client: TestClient, duck: dict[str, Any]) -> None:
    english, german = (
        post(client, "/api/hint", {"puzzle": duck, "depth": "why", "language": code})["text"]
        for code in ("en", "de")
    )
    assert english != german


def test_a_hint_on_a_wrong_grid_says_so(client: TestClient) -> None:
    moves = [[0, 0, 1], [0, 1, 1]]
    answer = post(client, "/api/hint", {"puzzle": L, "state": "##?\n???", "history": moves, "depth": "where"})
    assert answer["mistake"]["kind"] == "impossible-line"
    assert answer["mistake"]["lines"] == [{"kind": "row", "index": 0}]
    assert answer["mistake"]["rewind_to"] == 1
    assert answer["evidence"] == [{"type": "broken_line", "line": {"kind": "row", "index": 0}}]


def test_where_a_cell_is_wrong_is_told_when_asked_for(client: TestClient, duck: dict[str, Any]) -> None:
    goal = get("duck").puzzle.goal
    assert goal is not None
    y, x = next((y, x) for y in range(goal.height) for x in range(goal.width) if not goal[y, x])
    state = nonokit.Grid.blank(goal.width, goal.height, goal.palette).with_cells({(y, x): 1}).to_text()
    request = {"puzzle": duck, "state": state, "mistakes": "cells"}
    where, why, cells = (
        post(client, "/api/hint", {**request, "depth": depth}) for depth in ("where", "why", "cells")
    )
    assert where["lines"] == where["mistake"]["lines"] == where["evidence"] == []
    assert why["mistake"]["lines"] == [{"kind": "row", "index": y}]
    assert why["mistake"]["cells"] == []
    assert cells["mistake"]["cells"] == [[y, x]]


@pytest.mark.parametrize("state", ["...\n...", "???\n???"])
def test_a_history_of_another_puzzle_is_refused(client: TestClient, state: str) -> None:
    fault = post(client, "/api/hint", {"puzzle": L, "state": state, "history": [[9, 9, 1]]}, 422)
    assert (fault["code"], fault["message"]) == (
        "puzzle",
        "a move at [9, 9]: the puzzle has 2 rows and 3 columns",
    )


@pytest.mark.parametrize("path", ["give", "ambiguity", "repair"])
@pytest.mark.parametrize("grid", ["", "\n\n"])
def test_a_picture_without_cells_is_refused(client: TestClient, path: str, grid: str) -> None:
    fault = post(client, f"/api/{path}", {"grid": grid}, 422)
    assert (fault["code"], "has no cells" in fault["message"]) == ("puzzle", True)


def test_a_history_alone_will_do(client: TestClient) -> None:
    answer = post(client, "/api/hint", {"puzzle": L, "history": [[0, 0, 1], [0, 1, 1]]})
    assert answer["mistake"] is not None


def test_rate(client: TestClient, duck: dict[str, Any]) -> None:
    answer = post(client, "/api/rate", {"puzzle": duck})
    rating = rate(get("duck").puzzle, timeout_s=None)
    assert (answer["class"], answer["score"]) == (rating.class_.value, rating.score)


def test_answers_come_in_time(client: TestClient) -> None:
    hard = format_puzzle(endless_puzzle()).model_dump()
    hint = post(client, "/api/hint", {"puzzle": hard, "mistakes": "cells", "timeout_s": 0.1})
    assert hint["technique"] == "unknown"
    assert hint["text"] == "No hint was found in the time allowed."
    rating = post(client, "/api/rate", {"puzzle": hard, "timeout_s": 0.2})
    assert (rating["class"], rating["score"], rating["steps"]) == ("unknown", None, None)
    assert rating["reason"].startswith("the time limit of 0.2 s was reached")
    post(client, "/api/rate", {"puzzle": hard, "timeout_s": 1000}, 422)


def test_rate_refuses_what_has_no_solution(client: TestClient) -> None:
    answer = post(client, "/api/rate", {"puzzle": {"rows": [[2]], "columns": [[1], []]}}, 422)
    assert answer["code"] == "puzzle"


def test_convert_from_text_to_text(client: TestClient) -> None:
    answer = post(client, "/api/convert", {"text": "RrW8eI3iI3", "to": "non"})
    assert "width 5" in answer["text"]
    assert answer["base64"] is None


def test_convert_to_bytes_and_back(client: TestClient) -> None:
    png = post(client, "/api/convert", {"text": "#.#\n##.\n", "from": "text", "to": "png"})
    assert base64.b64decode(png["base64"]).startswith(b"\x89PNG")
    back = post(client, "/api/convert", {"base64": png["base64"], "to": "text"})
    assert back["text"].split() == ["#.#", "##."]


def test_convert_says_what_is_lost(client: TestClient) -> None:
    answer = post(client, "/api/convert", {"puzzle": {**L, "author": "Ann"}, "to": "mk"})
    assert answer["losses"] == ["the author"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"text": "R!", "to": "non"}, "no-puzzle"),
        ({"text": "RrW8eI3iI3", "to": "nonsense"}, "format"),
        ({"text": "RrW8eI3iI3", "from": "xml", "to": "non"}, "format"),
        ({"base64": "%%%", "to": "non"}, "format"),
        ({"to": "non"}, "request"),
        ({"text": "a", "base64": "b", "to": "non"}, "request"),
        ({"puzzle": {"rows": [None], "columns": [[1]]}, "to": "mk"}, "unsupported"),
    ],
)
def test_convert_refuses(client: TestClient, body: dict[str, Any], code: str) -> None:
    assert post(client, "/api/convert", body, 422)["code"] == code


def test_a_broken_file_is_refused_with_its_place(client: TestClient) -> None:
    answer = post(client, "/api/import", {"text": "width 5\nheight x\n", "name": "cat.non"}, 422)
    assert answer["code"] == "format"
    assert answer["where"]["line"] == 2


def test_import_gives_puzzles_without_their_answers(client: TestClient) -> None:
    answer = post(client, "/api/import", {"text": "#.#\n##.\n", "name": "l.txt"})
    (puzzle,) = answer["puzzles"]
    assert puzzle["rows"] == [[{"length": 1, "colour": 1}] * 2, [{"length": 2, "colour": 1}]]
    assert "goal" not in puzzle


def test_import_holds_many_puzzles(client: TestClient) -> None:
    answer = post(client, "/api/import", {"text": "RrW8eI3iI3\n" * 250})
    assert (len(answer["puzzles"]), answer["left_out"]) == (200, 50)


@pytest.mark.parametrize(
    ("to", "media_type", "start"),
    [
        ("svg", "image/svg+xml", b"<svg"),
        ("png", "image/png", b"\x89PNG"),
        ("text", "text/plain; charset=utf-8", b""),
        ("html", "text/html; charset=utf-8", b"<!"),
    ],
)
def test_render(client: TestClient, duck: dict[str, Any], to: str, media_type: str, start: bytes) -> None:
    answer = client.post("/api/render", json={"puzzle": duck, "to": to})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media_type
    assert answer.content.startswith(start)


def test_a_run_may_be_unknown_and_a_clue_missing(client: TestClient) -> None:
    puzzle = {"rows": [None, [{"length": None}]], "columns": [[1], [1]]}
    assert post(client, "/api/solve", {"puzzle": puzzle, "max_solutions": 9})["status"] == "multiple"


def test_the_same_day_has_the_same_puzzle(client: TestClient) -> None:
    days = [client.get("/api/day", params={"date": f"2025-03-{day:02}"}).json() for day in (1, 2, 1)]
    ids = [day["puzzle"]["id"] for day in days]
    assert ids[0] == ids[2] != ids[1]
    assert client.get("/api/day").status_code == 200


def test_a_day_is_made_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = client.get("/api/day", params={"date": "2025-03-01"}).json()
    monkeypatch.setattr(Pool, "run", None)  # no worker is asked again
    assert client.get("/api/day", params={"date": "2025-03-01"}).json() == made


def test_days_that_are_none_are_refused(client: TestClient) -> None:
    for date in ("yesterday", "0", "1700000000", "2025-3-1"):
        assert client.get("/api/day", params={"date": date}).json()["where"] == DATE, date


def test_every_error_of_the_library_has_a_status() -> None:
    kinds = [NonokitError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    assert {kind.code for kind in kinds} <= set(STATUS)
