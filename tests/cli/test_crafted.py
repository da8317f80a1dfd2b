"""Files made to break programs: they are refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run


@pytest.fixture(params=[10, 200])
def overflowing(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """One row whose runs and gaps come to a line's length more than 2 to the power of 32."""
    width: int = request.param
    runs = [1_000_000] * (2**32 // 1_000_001)
    runs.append(2**32 - sum(runs) - len(runs) + width)
    file = tmp_path / "overflow.non"
    columns = "0\n" * width
    file.write_text(f"width {width}\nheight 1\n\nrows\n{','.join(map(str, runs))}\n\ncolumns\n{columns}")
    return file


@pytest.mark.parametrize("command", ["solve", "check", "rate", "explain"])
def test_a_row_of_four_thousand_million_cells_is_named(run: Run, overflowing: Path, command: str) -> None:
    result = run(command, overflowing)
    assert result.exit_code == 3
    said = " ".join((result.stdout + result.stderr).split())
    assert "row 1" in said
    assert "(4,295 runs) needs 42949" in said
