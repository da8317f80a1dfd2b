"""The command generate with images: one, several, a folder, and what may be said about them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="images need the extra 'images'")

from PIL import Image

import nonokit
from cli.conftest import objects
from nonokit.generating.image.contact_sheet import contact_sheet
from sample_images import face, outline, scene, sprite


@pytest.fixture
def images(tmp_path: Path) -> Path:
    """A folder with three images, one of them deeper, and something that is none."""
    folder = tmp_path / "images"
    (folder / "more").mkdir(parents=True)
    face().save(folder / "a-face.png")
    sprite(10).save(folder / "hero.png")
    outline().save(folder / "more" / "house.png")
    (folder / "notes.txt").write_text("not an image")
    return folder


def test_one_image_gives_its_variants(run, images: Path, tmp_path: Path) -> None:
    result = run("generate", "--from", images / "a-face.png", "--size", "16x16", "--to", f"{tmp_path}/out/")
    assert result.exit_code == 0
    files = sorted((tmp_path / "out").iterdir())
    assert len(files) > 1
    assert not any(file.name.startswith("contact-sheet") for file in files)
    for file in files:
        puzzle = nonokit.load(file)
        assert (puzzle.title, puzzle.width) == ("a face", 16)
        assert nonokit.solve(puzzle).is_unique


def test_a_folder_gives_the_best_of_each_and_a_contact_sheet(run, images: Path, tmp_path: Path) -> None:
    result = run("generate", "--from", images, "--size", 20, "--to", f"{tmp_path}/set/")
    assert result.exit_code == 0
    names = sorted(file.name for file in (tmp_path / "set").iterdir())
    assert names == ["a-face.json", "contact-sheet.png", "hero.json", "house.json"]
    with Image.open(tmp_path / "set" / "contact-sheet.png") as sheet:
        assert sheet.width > 400
    assert nonokit.load(tmp_path / "set" / "hero.json").width == 16  # its own grid


def test_a_contact_sheet_names_images_in_any_script_and_shows_small_ones_large(tmp_path: Path) -> None:
    sheets = []
    for name in ("мышь.png", "кошка.png"):
        sprite(1).save(tmp_path / name)
        sheets.append(Image.open(io.BytesIO(contact_sheet([(str(tmp_path / name), [])]))))
    assert sheets[0].tobytes() != sheets[1].tobytes()
    shown = sheets[0].crop((12, 12, 12 + 16 * 9, 12 + 14 * 9))
    assert shown.tobytes() == sprite(9).tobytes()


def test_none_of_several_is_dropped_in_silence(run, images: Path) -> None:
    result = run(
        "generate", "--from", images / "a-face.png", "--from", images / "hero.png", "--size", 16, "--json"
    )
    assert [made["title"] for made in objects(result)] == ["a face", "hero"]


def test_an_image_that_fails_does_not_stop_the_others(run, images: Path) -> None:
    (images / "broken.png").write_bytes((images / "hero.png").read_bytes()[:60])
    result = run("generate", "--from", images, "--size", 16, "--json")
    assert result.exit_code == 1
    assert "broken.png" in result.stderr
    assert len([line for line in result.stdout.splitlines() if '"variant"' in line]) == 3


def test_more_variants_of_each(run, images: Path) -> None:
    made = objects(run("generate", "--from", images, "--variants", 2, "--size", 16, "--json"))
    assert len(made) > 3
    assert {one["image_kind"] for one in made} == {"flat art", "line art", "pixel art"}


def test_margins_may_stay(run, tmp_path: Path) -> None:
    picture = Image.new("L", (60, 60), 255)
    picture.paste(0, (15, 15, 45, 45))
    picture.save(tmp_path / "box.png")
    cropped = run("generate", "--from", tmp_path / "box.png", "--size", 12)
    assert cropped.exit_code == 1
    assert "another crop or threshold may help" in cropped.stderr
    whole = run("generate", "--from", tmp_path / "box.png", "--size", 12, "--no-crop", "--json")
    assert objects(whole)[0]["puzzle"]["goal"][0] == "." * 12


def test_what_may_be_said_about_an_image(run, images: Path) -> None:
    result = run(
        "generate", "--from", images / "a-face.png", "--size", 14, "--crop", "10,10,90%,90", "--threshold", 120,
        "--contrast", 1.2, "--no-invert", "--fit", "stretch", "--image-kind", "flat art", "--protect", "1-2,1-2",
        "--json",
    )  # fmt: skip
    assert result.exit_code == 0
    assert objects(result)[0]["variant"] == "as asked"
    coloured = run(
        "generate", "--from", images / "a-face.png", "--size", 14, "--palette", "white,navy,gold", "--json"
    )
    assert {len(made["puzzle"]["palette"]) for made in objects(coloured)} <= {2, 3}


def test_nobody_is_told_that_everything_is_fine_when_it_is_not(run, tmp_path: Path) -> None:
    scene().save(tmp_path / "jug.png")
    result = run("generate", "--from", tmp_path / "jug.png", "--size", 8)
    assert "nobody may recognise this" in result.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seed", "3"), "--seed says nothing about images."),
        (("--crop", "1,2,3"), "expected LEFT,TOP,RIGHT,BOTTOM in percent"),
        (("--crop", "90,0,10,100"), "--crop 90,0,10,100: LEFT must be less than RIGHT"),
        (("--crop", "10,0,90,180"), "none more than 100 percent"),
        (("--palette", "white,red,#ffffff"), "the palette has #ffffff twice"),
        (("--crop", "margins", "--no-crop"), "exclude each other"),
        (("--palette", "white,nocolour"), "is not a colour"),
        (("--threshold", "sharp"), "no threshold 'sharp'"),
    ],
)
def test_what_is_wrong_is_said(run, images: Path, words: tuple[str, ...], sentence: str) -> None:
    result = run("generate", "--from", images / "a-face.png", "--size", 12, *words)
    assert result.exit_code in (1, 2)
    assert sentence in result.stderr


def test_a_folder_without_images(run, tmp_path: Path) -> None:
    result = run("generate", "--from", tmp_path, "--size", 12)
    assert result.exit_code == 2
    assert "no image in this folder" in result.stderr
