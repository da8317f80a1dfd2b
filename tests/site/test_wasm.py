"""The kernel as WebAssembly in the browser's Python: the same answers as everywhere else."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from engine import wasm_twins
from nonokit.errors import NonokitError
from nonokit.site import SiteOptions, building, write_site
from nonokit.site.pages import first_page
from processes import PATIENCE_S
from site_parts import need_kernel

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built site."""
    need_kernel()
    folder: Path = tmp_path_factory.mktemp("site") / "built"
    write_site(folder, SiteOptions(is_compressed=False))
    return folder


def in_browser_python(site: Path, script: Path) -> Any:
    """What a script's `check()` returns, run by the Python of a site."""
    command = ["node", str(HERE / "run_python.mjs"), str(site), str(script)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.native
def test_it_agrees_with_the_native_engine(site: Path) -> None:
    here, there = (
        json.loads(json.dumps(wasm_twins.check())),
        in_browser_python(site, Path(wasm_twins.__file__)),
    )
    assert (here.pop("engine"), there.pop("engine")) == ("native", "wasm")
    assert len(here["shipped"]) > 20
    assert (here["stopped"], here["broken"]) == (3, "'of the poll'")
    for name, found in here.items():
        assert there[name] == found, name


def test_the_same_input_gives_the_same_bytes(site: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    again.mkdir()
    write_site(again, SiteOptions(is_compressed=False))
    files, others = (
        {path.relative_to(folder): path for path in folder.rglob("*.*")} for folder in (site, again)
    )
    assert files.keys() == others.keys()
    assert all(files[name].read_bytes() == others[name].read_bytes() for name in files)


def test_a_release_brings_the_kernel_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "KERNEL", tmp_path / "kernel.wasm")
    monkeypatch.setattr(building, "PACKED_KERNEL", tmp_path / "kernel.wasm.gz")
    with pytest.raises(NonokitError, match="missing from this installation"):
        building.kernel()
    (tmp_path / "kernel.wasm.gz").write_bytes(gzip.compress(b"packed"))
    assert building.kernel() == b"packed"
    (tmp_path / "kernel.wasm").write_bytes(b"compiled here")
    assert building.kernel() == b"compiled here"


def test_nothing_but_sites_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("keep me")
    with pytest.raises(NonokitError, match="something else"):
        write_site(tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "keep me"


def test_titles_are_text() -> None:
    page = first_page("A < B", "https://example.org/?a&b", "app-1/", "python-2/")
    assert "<title>A &lt; B</title>" in page
    assert 'href="https://example.org/?a&amp;b"' in page
    assert 'data-files="app-1/" data-python="python-2/" data-title="A &lt; B"' in page
    assert 'data-public="https://example.org/?a&amp;b"' in page
