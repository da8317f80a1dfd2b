"""What the editor asks the server: ambiguity, repairs, random puzzles, puzzles from images, formats."""

from __future__ import annotations

import base64
import io
from typing import Any

import pytest
from PIL import Image
from starlette.testclient import TestClient

import nonokit
from drawn_pages import GRID, PUZZLE, drawn
from nonokit.model import Grid, Puzzle

TWO_ISLANDS = "#....\n.#...\n.....\n...#.\n....#"
COLOURS = [
    {"name": "white", "rgb": "#ffffff", "char": "."},
    {"name": "red", "rgb": "#d91e18", "char": "r"},
    {"name": "blue", "rgb": "#1e54c8", "char": "b"},
]


def post(client: TestClient, path: str, body: object, status: int = 200) -> Any:
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_ambiguity_names_cells_islands_and_solutions(client: TestClient) -> None:
    answer = post(client, "/api/ambiguity", {"grid": TWO_ISLANDS, "max_solutions": 6})
    assert answer["status"] == "multiple"
    assert not answer["is_line_solvable"]
    assert sorted(map(tuple, answer["cells"])) == sorted(
        tuple(cell) for island in answer["islands"] for cell in island
    )
    puzzle = Puzzle.from_grid(Grid.from_text(TWO_ISLANDS))
    assert len(set(answer["solutions"])) == len(answer["solutions"]) > 2
    for text in answer["solutions"]:
        assert nonokit.is_solution(puzzle, Grid.from_text(text))


def test_a_settled_picture_is_unique_by_lines(client: TestClient) -> None:
    answer = post(client, "/api/ambiguity", {"grid": "###\n#..\n#.#"})
    assert (answer["status"], answer["is_line_solvable"], answer["cells"]) == ("unique", True, [])
    assert answer["known"] == "###\n#..\n#.#"


def test_ambiguity_of_clues_without_a_picture(client: TestClient) -> None:
    answer = post(client, "/api/ambiguity", {"puzzle": {"rows": [[2]], "columns": [[1], []]}})
    assert (answer["status"], answer["solutions"]) == ("none", [])


@pytest.mark.parametrize(
    "body", [{}, {"grid": "#", "puzzle": {"rows": [[1]], "columns": [[1]]}}, {"grid": "#.\n#"}]
)
def test_pictures_that_are_none_are_refused(client: TestClient, body: dict[str, Any]) -> None:
    post(client, "/api/ambiguity", body, 422)
    post(client, "/api/repair", body, 422)


def test_every_complete_fix_leaves_one_solution(client: TestClient) -> None:
    answer = post(client, "/api/repair", {"grid": TWO_ISLANDS})
    complete = [fix for fix in answer["fixes"] if fix["is_complete"]]
    assert complete
    for fix in complete:
        cells = {(one["y"], one["x"]): one["value"] for one in fix["changes"]}
        changed = Grid.from_text(TWO_ISLANDS).with_cells(cells)
        assert nonokit.solve(Puzzle.from_grid(changed)).is_unique


def test_fixes_leave_protected_cells_alone_and_keep_symmetry(client: TestClient) -> None:
    protect = [[0, x] for x in range(5)] + [[y, 0] for y in range(5)]
    body = {"grid": TWO_ISLANDS, "protect": protect, "symmetry": "diagonal"}
    fixes = post(client, "/api/repair", body)["fixes"]
    assert fixes
    for fix in fixes:
        changed = {(one["y"], one["x"]) for one in fix["changes"]}
        assert not changed & {tuple(cell) for cell in protect}
        assert {(x, y) for y, x in changed} == changed


def test_given_cells_settle_a_picture_as_it_is(client: TestClient) -> None:
    cells = post(client, "/api/give", {"grid": TWO_ISLANDS})["cells"]
    assert cells
    picture = Grid.from_text(TWO_ISLANDS)
    given = Grid.blank(5, 5).with_cells({(y, x): picture[y, x] for y, x in cells})
    assert nonokit.solve(Puzzle.from_grid(picture).replace(given=given)).solution == picture
    assert nonokit.solve(Puzzle.from_grid(picture).replace(given=given)).is_unique
    post(client, "/api/give", {"grid": "#?"}, 422)


def test_repair_of_colours(client: TestClient) -> None:
    answer = post(client, "/api/repair", {"grid": "r.\n.r", "palette": COLOURS})
    assert any(fix["is_complete"] for fix in answer["fixes"])
    assert len(answer["open_cells"]) == 4


def test_generate_is_reproducible_and_unique(client: TestClient) -> None:
    body = {"width": 8, "height": 6, "seed": 7, "difficulty": "easy"}
    first, second = post(client, "/api/generate", body), post(client, "/api/generate", body)
    assert first == second
    made = Puzzle.from_grid(Grid.from_text(first["grid"]))
    assert made.id == first["puzzle"]["id"]
    assert nonokit.solve(made).is_unique


def picture() -> bytes:
    """A dark disc on white, as a file."""
    pillow = pytest.importorskip("PIL.Image")
    draw = pytest.importorskip("PIL.ImageDraw")
    image = pillow.new("RGB", (80, 80), "white")
    draw.Draw(image).ellipse((12, 12, 68, 68), fill="black")
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def test_from_image_gives_proved_variants(client: TestClient) -> None:
    body = {"base64": base64.b64encode(picture()).decode(), "size": [12, 12], "crop": False}
    answer = post(client, "/api/from-image", body)
    variants = answer["variants"]
    assert variants
    assert answer["kind"] in ("flat art", "line art", "pixel art", "photo")
    assert isinstance(answer["is_recognisable"], bool)
    for variant in variants:
        grid = Grid.from_text(variant["grid"])
        assert (grid.width, grid.height) == (12, 12)
        assert nonokit.solve(Puzzle.from_grid(grid)).is_unique


def wished(client: TestClient, image: bytes, **wishes: object) -> list[Grid]:
    body = {"base64": base64.b64encode(image).decode(), "size": [12, 12], "crop": False, **wishes}
    return [Grid.from_text(variant["grid"]) for variant in post(client, "/api/from-image", body)["variants"]]


def test_a_fixed_palette_is_the_only_one(client: TestClient) -> None:
    colours = ["#ffffff", "#cc0000", "#0000cc"]
    body = {"base64": base64.b64encode(picture()).decode(), "size": [12, 12], "palette": colours}
    variants = post(client, "/api/from-image", body)["variants"]
    assert variants
    for variant in variants:
        assert {colour["rgb"] for colour in variant["puzzle"]["palette"]} <= set(colours)


def test_a_named_background_is_not_painted(client: TestClient) -> None:
    for background, middle, corner in (("#000000", 0, 1), ("#ffffff", 1, 0)):
        first = wished(client, picture(), background=background)[0]
        assert (first[6, 6], first[0, 0]) == (middle, corner), background


def test_only_the_subject_is_painted(client: TestClient) -> None:
    pillow = pytest.importorskip("PIL.Image")
    mask = pillow.new("L", (80, 80), 0)
    mask.paste(255, (0, 0, 40, 80))
    file = io.BytesIO()
    mask.save(file, "PNG")
    grids = wished(client, picture(), subject=base64.b64encode(file.getvalue()).decode())
    assert grids
    for grid in grids:
        assert not any(grid[y, x] for y in range(12) for x in range(7, 12))
        assert grid[6, 4]


def test_protected_cells_are_as_the_picture_has_them(client: TestClient) -> None:
    """Two separate dots are ambiguous: something must change, but not what is protected."""
    pillow = pytest.importorskip("PIL.Image")
    image = pillow.new("L", (40, 40), 255)
    for corner in ((4, 4), (20, 20)):
        image.paste(0, (*corner, corner[0] + 16, corner[1] + 16))
    file = io.BytesIO()
    image.save(file, "PNG")
    protect = [[y, x] for y in range(10) for x in range(5)]
    grids = wished(client, file.getvalue(), size=[10, 10], protect=protect, threshold=128)
    assert grids
    for grid in grids:
        assert all(grid[y, x] == (1 <= y < 5 and 1 <= x < 5) for y, x in protect)


@pytest.mark.parametrize("data", ["", "!!!", base64.b64encode(b"not a picture").decode()])
def test_what_is_no_picture_is_refused(client: TestClient, data: str) -> None:
    post(client, "/api/from-image", {"base64": data, "size": 10}, 422)


def test_formats_can_be_written(client: TestClient) -> None:
    formats = client.get("/api/formats").json()["formats"]
    names = {one["name"] for one in formats}
    assert {"json", "non", "xml", "g"} <= names
    puzzle = {"rows": [[1], [2]], "columns": [[2], [1]]}
    for one in formats:
        answer = post(client, "/api/convert", {"puzzle": {**puzzle, "goal": "#.\n##"}, "to": one["name"]})
        assert (answer["text"] is None) != (answer["base64"] is None), one["name"]


def test_a_mistyped_number_is_found(client: TestClient) -> None:
    wanted = Puzzle.from_grid(["#.#..", "#####", "#.#..", "###.."])
    rows, columns = (
        [[run.length for run in clue or ()] for clue in side] for side in (wanted.rows, wanted.columns)
    )
    rows[0] = [11]
    answer = post(client, "/api/diagnose", {"puzzle": {"rows": rows, "columns": columns}})
    assert answer["status"] == "none"
    first = answer["suggestions"][0]
    assert [(edit["kind"], edit["line"]) for edit in first["edits"]] == [
        ("comma-missing", {"kind": "row", "index": 0})
    ]
    assert [run["length"] for run in first["puzzle"]["rows"][0]] == [1, 1]
    assert first["cells"] == "#.#..\n#####\n#.#..\n###.."


def scanned(client: TestClient, picture: Image.Image) -> dict[str, Any]:
    file = io.BytesIO()
    picture.save(file, "PNG")
    return post(client, "/api/scan", {"base64": base64.b64encode(file.getvalue()).decode()})


def test_a_photo_is_scanned(client: TestClient) -> None:
    answer = scanned(client, drawn())
    assert answer["status"] == "unique"
    assert answer["is_sure"]
    assert answer["puzzle"]["id"] == PUZZLE.id
    assert len(answer["corners"]) == len(answer["numbers"][0]["corners"]) == 4
    blank = {"base64": base64.b64encode(picture()).decode()}
    assert "grid" in post(client, "/api/scan", blank, 422)["message"]


def test_a_photo_of_a_begun_puzzle_has_its_state(client: TestClient) -> None:
    assert scanned(client, drawn())["state"] is None
    state = scanned(client, drawn(done=0.5, cross="x", inset=0.0))["state"]
    lines = state.splitlines()
    assert [len(line) for line in lines] == [PUZZLE.width] * PUZZLE.height
    goal = "".join(GRID.split())
    assert all(seen in ("?", meant) for seen, meant in zip("".join(lines), goal, strict=True))
    assert {"#", ".", "?"} == set("".join(lines))
