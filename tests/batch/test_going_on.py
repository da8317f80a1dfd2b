"""Results that are gone on with: every row once, whatever was there before, and nothing of somebody else's is touched."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

import nonokit
from batch.running import run_batch, small_puzzle, without_times
from nonokit import NonokitError
from nonokit.batch import COLUMNS, Job, Results, Source, run
from nonokit.batch.processes import Processes
from nonokit.batch.sources import Place


def write_files(folder: Path, letters: str) -> list[Path]:
    names = [folder / f"{letter}.non" for letter in letters]
    for i, name in enumerate(names):
        name.write_text(nonokit.dumps(small_puzzle(i), "non"))
    return names


def test_a_file_that_came_in_between_is_not_passed_over(tmp_path: Path) -> None:
    a, b, c = write_files(tmp_path, "abc")
    out = tmp_path / "out.jsonl"
    run_batch(out, a, c)
    with pytest.raises(NonokitError, match=r"c\.non, and this run has .*b\.non in its place"):
        run_batch(out, a, b, c)
    with pytest.raises(NonokitError, match=r"c\.non, and this run ends before it"):
        run_batch(out, a)
    assert [Path(row["file"]).name for row in run_batch(out, a, c, b)] == ["a.non", "c.non", "b.non"]


def test_other_shards_are_not_gone_on_with(many: Path) -> None:
    rows = [Place(str(many), i) for i in (1, 3, 5)]
    units = Source([str(many)], shard=(1, 2)).units(rows)
    assert [unit.line for unit in units] == list(range(7, 41, 2))
    with pytest.raises(NonokitError, match="puzzle 3"):
        list(Source([str(many)], shard=(1, 4)).units(rows))


def test_a_table_of_nothing_but_a_header_belongs_to_its_command(tmp_path: Path, many: Path) -> None:
    out = tmp_path / "out.csv"
    with Results(str(out), COLUMNS["solve"]):
        pass
    with pytest.raises(NonokitError, match="another command"), Results(str(out), COLUMNS["count"]):
        pass
    assert len(run_batch(out, many)) == 40


@pytest.mark.parametrize("name", ["notes.csv", "notes.jsonl"])
@pytest.mark.parametrize("content", ["milk\neggs", "milk", '{"milk": 1}\n{"eggs"', "[1]\n2"])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, name: str, content: str) -> None:
    notes = tmp_path / name
    notes.write_text(content)
    with pytest.raises(NonokitError, match="something else"), Results(str(notes), COLUMNS["solve"]):
        pass
    assert notes.read_text() == content


@pytest.mark.parametrize("suffix", ["jsonl", "csv"])
def test_cells_with_line_breaks_are_cut_and_read_as_a_whole(tmp_path: Path, many: Path, suffix: str) -> None:
    whole = run_batch(tmp_path / f"whole.{suffix}", many, command="convert")
    assert nonokit.loads(whole[3]["text"]).title == "no 3"
    content = (tmp_path / f"whole.{suffix}").read_bytes()
    for end in range(0, 700, 9):
        out = tmp_path / f"cut.{suffix}"
        out.write_bytes(content[:end])
        with Results(str(out), COLUMNS["convert"]) as results:
            assert list(results.rows()) == whole[: results.row_count], end
    assert run_batch(out, many, command="convert") == whole


@pytest.mark.parametrize("damage", [b"\0\0\0\n", b'{"file": "x"}\n', b"7\n", b"\xff\n"])
@pytest.mark.parametrize("suffix", ["jsonl", "csv"])
def test_damage_is_named(tmp_path: Path, many: Path, suffix: str, damage: bytes) -> None:
    out = tmp_path / f"out.{suffix}"
    run_batch(out, many)
    with out.open("ab") as file:
        file.write(damage)
    with pytest.raises(NonokitError, match="row 41 is damaged"):
        run_batch(out, many)


def test_a_full_disk_keeps_the_rows_so_far(tmp_path: Path, many: Path) -> None:
    out = tmp_path / "out.jsonl"

    class FullDisk:
        def write(self, lines: bytes) -> int:
            if out.stat().st_size > 2000:
                raise OSError(28, "No space left on device")
            with out.open("ab") as file:
                return file.write(lines[:700])

        def close(self) -> None:
            pass

    with Results(str(out), COLUMNS["solve"]) as results:
        results._file = FullDisk()  # type: ignore[assignment]
        with pytest.raises(NonokitError, match="no space left on device; the rows so far are kept"):
            run(Source([str(many)]), results, Processes(Job("solve"), 1))
    assert out.stat().st_size > 2000
    expected = without_times(run_batch(tmp_path / "whole.jsonl", many))
    assert without_times(run_batch(out, many)) == expected


class TestParquet:
    """A file that cannot grow."""

    @pytest.fixture
    def out(self, tmp_path: Path, many: Path) -> Path:
        pytest.importorskip("pyarrow")
        return finished(tmp_path / "out.parquet", many)

    def test_a_run_killed_before_its_last_step_ends_clean(self, out: Path, many: Path) -> None:
        content = out.read_bytes()
        (out.parent / "out.parquet.part.jsonl").write_text('{"file": "the journal that was not removed"')
        finished(out, many)
        assert [path.name for path in out.parent.glob("out*")] == ["out.parquet"]
        assert out.read_bytes() == content

    def test_what_is_complete_does_not_grow(self, out: Path, many: Path) -> None:
        (one,) = write_files(out.parent, "a")
        with pytest.raises(NonokitError, match="lack some of these inputs"):
            finished(out, many, one)
        with pytest.raises(NonokitError, match="in its place"):
            finished(out, one)

    def test_nor_is_it_of_another_command(self, out: Path) -> None:
        with pytest.raises(NonokitError, match="another command"), Results(str(out), COLUMNS["count"]):
            pass
        out.write_text("no Parquet file")
        with pytest.raises(NonokitError, match="something else"), Results(str(out), COLUMNS["solve"]):
            pass
        assert [path.name for path in out.parent.glob("out*")] == ["out.parquet"]

    def test_a_restart_that_is_killed_is_gone_on_with(self, out: Path, many: Path) -> None:
        rows = run_batch(out.parent / "rows.jsonl", many)
        with Results(str(out), COLUMNS["solve"], restarts=True) as anew:
            assert list(anew.rows()) == []
        begin = b"".join((out.parent / "rows.jsonl").read_bytes().splitlines(keepends=True)[:9])
        Path(f"{out}.part.jsonl").write_bytes(begin)
        finished(out, many)
        with Results(str(out), COLUMNS["solve"]) as results:
            assert without_times(list(results.rows())) == without_times(rows)

    def test_a_failure_leaves_the_rows_and_no_half_of_a_file(
        self, tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        arrow = pytest.importorskip("pyarrow.parquet")

        class Full(arrow.ParquetWriter):  # type: ignore[misc, name-defined]
            def write_table(self, *_: object) -> None:
                raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(arrow, "ParquetWriter", Full)
            with pytest.raises(NonokitError, match="no space left on device; the rows so far are kept"):
                finished(tmp_path / "out.parquet", many)
        assert [path.name for path in tmp_path.glob("out*")] == ["out.parquet.part.jsonl"]
        finished(tmp_path / "out.parquet", many)


def finished(out: Path, *names: Path) -> Path:
    """Results to the end."""
    with Results(str(out), COLUMNS["solve"]) as results:
        run(Source(map(str, names)), results, Processes(Job("solve"), 1))
        results.finish()
    return out


def test_what_is_written_in_pieces_is_written_as_a_whole(tmp_path: Path) -> None:
    class Pieces(list[bytes]):
        def write(self, lines: bytes) -> int:
            self.append(lines[:7])
            return len(self[-1])

        def close(self) -> None:
            pass

    with Results(str(tmp_path / "out.jsonl"), COLUMNS["solve"]) as results:
        pieces = Pieces()
        results._file = pieces  # type: ignore[assignment]
        results.add(b"a line of some length\n")
    assert b"".join(pieces) == b"a line of some length\n"


def test_a_file_system_without_locks_holds_results_too(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def flock(*_: object) -> None:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(fcntl, "flock", flock)
    assert len(run_batch(tmp_path / "out.jsonl", many)) == 40
