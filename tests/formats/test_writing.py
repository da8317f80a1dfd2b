"""Where puzzles are written to, what is refused, and what is said to be lost."""

from __future__ import annotations

import gzip
import io
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from nonokit.errors import FormatError, UnsupportedFeature
from nonokit.formats import ConversionWarning, converted, dump, dump_bytes, dumps, known_formats, load, losses
from nonokit.formats.writing import write_file
from nonokit.model import BLACK_AND_WHITE, Colour, Grid, Puzzle

L = Puzzle.from_clues([[1, 1], [2]], [[2], [1], [1]])
NIN = "3 2\n1 1\n2\n2\n1\n1\n"
RED_BLUE = Puzzle.from_grid(["r.b"])


def test_every_kind_of_target(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    dump(L, tmp_path / "l.nin")
    assert (tmp_path / "l.nin").read_text() == NIN
    dump(L, str(tmp_path / "l.nin.gz"))
    assert gzip.decompress((tmp_path / "l.nin.gz").read_bytes()).decode() == NIN
    with (tmp_path / "text.nin").open("w") as text, (tmp_path / "binary.nin").open("wb") as binary:
        dump(L, text)
        dump(L, binary)
    assert (tmp_path / "text.nin").read_bytes() == (tmp_path / "binary.nin").read_bytes() == NIN.encode()
    for memory in (io.BytesIO(), io.StringIO()):
        dump(L, memory, format="nin")
        assert len(memory.getvalue()) == len(NIN)
    dump(L, "-", format="nin")
    assert capsysbinary.readouterr().out.decode() == NIN


def test_the_name_must_tell_a_format(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="does not tell a format"):
        dump(L, tmp_path / "l.unknown")
    assert list(tmp_path.iterdir()) == []


def test_the_old_file_survives_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "l.nin"
    path.write_text("precious")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        dump(L, path)
    assert caught.value.filename == str(path)
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions and links are those of POSIX")
def test_permissions_and_links_are_kept(tmp_path: Path) -> None:
    real = tmp_path / "real.nin"
    real.write_text("old")
    real.chmod(0o640)
    link = tmp_path / "link.nin"
    link.symlink_to(real)
    dump(L, link)
    assert link.is_symlink()
    assert real.read_text() == NIN
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="devices are those of POSIX")
def test_a_device_is_written_to_not_replaced() -> None:
    write_file("/dev/null", b"x")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@pytest.mark.parametrize(
    ("puzzle", "name", "reason"),
    [
        (RED_BLUE, "mk", "it is black and white, this puzzle has 2 colours"),
        (Puzzle.from_clues([None], [[1]]), "non", "it cannot leave clues out"),
        (Puzzle.from_clues([["?"]], [[1]]), "nin", "it has no runs of unknown length"),
        (L.replace(given=Grid.from_text("#??\n???")), "xml", "it has no given cells"),
        (L, "pnm", "no goal that gives all its clues"),
        (Puzzle.from_clues([], []), "json", "has no cells"),
        (L.replace(title="\ud800"), "non", "not valid Unicode"),
    ],
)
def test_what_would_change_the_puzzle_is_refused(puzzle: Puzzle, name: str, reason: str) -> None:
    with pytest.raises(UnsupportedFeature, match=reason):
        dump_bytes(puzzle, name)


def test_several_puzzles_need_a_format_for_several() -> None:
    with pytest.raises(UnsupportedFeature, match="MK holds one puzzle, not 2"):
        dump_bytes([L, L], "mk")
    with pytest.raises(UnsupportedFeature, match="no puzzle to write"):
        dump_bytes([], "non")


@pytest.mark.parametrize(
    "name", [known.name for known in known_formats() if known.write and "saved" in known.carries]
)
def test_saved_states_are_kept_or_their_loss_is_told(name: str) -> None:
    states = (Grid.from_text("#?"), Grid.from_text("?."))
    puzzle = Puzzle.from_clues([[1]], [[1], []], extras={"saved": states})
    data, lost = converted(puzzle, name)
    kept = load(data, format=name).extras["saved"]
    assert (
        (kept == states) if lost == [] else (lost, kept) == (["all saved states but the first"], states[:1])
    )


@pytest.mark.parametrize("name", [known.name for known in known_formats() if known.write])
def test_how_the_background_looks_is_kept_or_its_loss_is_told(name: str) -> None:
    looks = (
        Colour("sky", (100, 150, 255), "."),
        Colour("sun", (255, 255, 0), "s"),
        Colour("tree", (0, 128, 0), "t"),
    )
    try:
        data, lost = converted(Puzzle.from_grid(["sst..", "..tt.", "s...t"], palette=looks), name)
    except UnsupportedFeature:
        return
    is_kept = load(data, format=name).palette[0].rgb == looks[0].rgb
    assert is_kept == (not {"the colour of the background", "how the colours look"} & {*lost})


def test_what_is_left_out_is_said() -> None:
    puzzle = Puzzle.from_grid(["#."], author="Ann", extras={"saved": (Grid.blank(2, 1),)})
    assert losses(puzzle, "mk") == ["the goal picture", "the saved states", "the author"]
    with pytest.warns(
        ConversionWarning, match="MK leaves out the author, the goal picture, the saved states"
    ):
        dumps(puzzle, "mk")
    assert losses(RED_BLUE, "text") == ["how the colours look", "the names of the colours"]


def test_nothing_is_said_when_nothing_is_lost(recwarn: pytest.WarningsRecorder) -> None:
    assert dumps(L, "nin") == NIN
    assert not recwarn


def test_a_single_colour_fits_into_black_and_white() -> None:
    red = Puzzle.from_grid(["r."])
    assert losses(red, "mk") == ["how the colours look", "the names of the colours", "the goal picture"]


def test_binary_formats_are_not_text() -> None:
    with pytest.raises(UnsupportedFeature, match="PNG picture is not text"):
        dumps(Puzzle.from_grid(["#."]), "png")


@pytest.mark.parametrize("name", ["l.non", "l.xml", "l.json"])
def test_a_written_file_is_read_back(name: str, tmp_path: Path) -> None:
    dump(RED_BLUE, tmp_path / name)
    assert load(tmp_path / name).id == RED_BLUE.id


@pytest.mark.parametrize(("name", "lost"), [("l.g", "goal picture"), ("l.png", "names of the colours")])
def test_a_file_that_leaves_something_out_is_read_back(name: str, lost: str, tmp_path: Path) -> None:
    with pytest.warns(ConversionWarning, match=f"leaves out the {lost}$"):
        dump(RED_BLUE, tmp_path / name)
    assert load(tmp_path / name).id == RED_BLUE.id


def test_a_picture_does_not_go_into_a_file_opened_for_text() -> None:
    with pytest.raises(UnsupportedFeature, match="PNG picture is not text"):
        dump(Puzzle.from_grid(["#."]), io.StringIO(), format="png")


def test_a_file_that_may_not_be_written_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "l.nin"
    path.write_text("mine")
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everything
    with pytest.raises(PermissionError) as found:
        dump(L, path)
    assert (found.value.filename, path.read_text()) == (str(path), "mine")
    assert os.listdir(tmp_path) == ["l.nin"]


def test_an_error_names_the_file_that_was_to_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as found:
        dump(L, tmp_path / "nowhere" / "l.nin")
    assert found.value.filename == str(tmp_path / "nowhere" / "l.nin")


@pytest.mark.parametrize(
    "name", [known.name for known in known_formats() if known.write and "colours" in known.carries]
)
def test_names_that_are_no_unicode_are_refused_where_they_would_be_written(name: str) -> None:
    white, black = BLACK_AND_WHITE
    palette = (white, black, Colour("half \ud800", (255, 0, 0), "r"))
    puzzle = Puzzle.from_grid(Grid(3, 1, b"\1\0\2", palette))
    with suppress(UnsupportedFeature):
        assert load(converted(puzzle, name)[0], format=name).id == puzzle.id


@pytest.mark.parametrize("names", [("Rouge foncé", "blue/2"), ("dark_red", "blue2")])
@pytest.mark.parametrize("name", [known.name for known in known_formats() if known.write])
def test_what_colours_are_called_is_kept_or_its_loss_is_told(name: str, names: tuple[str, str]) -> None:
    red, blue = Colour(names[0], (120, 10, 10), "r"), Colour(names[1], (10, 10, 120), "b")
    try:
        data, lost = converted(
            Puzzle.from_grid(["r.b", "rb."], palette=(BLACK_AND_WHITE[0], red, blue)), name
        )
    except UnsupportedFeature:
        return
    called = tuple(colour.name for colour in load(data, format=name).palette[1:])
    assert (called == names) == ("the names of the colours" not in lost)
