"""Python's files for the browser: the standard library, the packages we need, and nonokit, as archives of compiled files.

Compiling takes the browser's own Python, which runs under Node.js; what was compiled once is kept.
"""

from __future__ import annotations

import hashlib
import io
import re
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from nonokit.errors import NonokitError
from nonokit.site.fetching import TIMEOUT_S, Parts, find_program

PACKAGE = Path(__file__).parents[1]
# What no job of the page uses: it needs a terminal, a server, or a machine of its own.
NOT_OURS = ("web/", "cli/", "site/", "server/routes/", "server/store/", "server/workers/", "notebook.py")
NOT_STANDARD = (
    "idlelib/", "tkinter/", "turtle", "ensurepip/", "pydoc_data/", "unittest/", "sqlite3/", "curses/", "dbm/", "wsgiref/",
    "xmlrpc/", "venv/", "_pyrepl/", "doctest.py", "pydoc.py", "test/", "lib2to3/",
)  # fmt: skip
# What nothing but printing needs, in an archive of its own: packages, and what of them.
PRINTING = re.compile(r"(reportlab|pymupdf_fonts)/")
PRINTED_WITH = re.compile(
    r"reportlab/(__init__|rl_\w+|(lib|pdfbase|pdfgen)/\w+)\.py|pymupdf_fonts/(__init__|NotoSans_(Regular|Bold))\.py"
)
OWN_SUFFIXES = frozenset({".py", ".pyi", ".ftl", ".json", ".txt", ".non", ".xml"})


def python_archives(parts: Parts) -> dict[str, bytes]:
    """The archives by name: stdlib.zip, packages.zip, print.zip, nonokit.zip."""
    packages = dict(package_files(parts))
    sources = {
        "stdlib.zip": archive(standard_files(parts)),
        "packages.zip": archive(one for one in packages.items() if not PRINTING.match(one[0])),
        "print.zip": archive(one for one in packages.items() if PRINTED_WITH.fullmatch(one[0])),
        "nonokit.zip": archive(own_files()),
    }
    kept = {name: parts.folder / "compiled" / f"{digest(data)}.zip" for name, data in sources.items()}
    missing = [name for name in sources if not kept[name].exists()]
    if missing:
        compile_archives(parts, {kept[name]: sources[name] for name in missing})
    return {name: path.read_bytes() for name, path in kept.items()}


def standard_files(parts: Parts) -> Iterable[tuple[str, bytes]]:
    """The standard library without what nobody needs here."""
    with ZipFile(parts.pyodide / "python_stdlib.zip") as stdlib:
        for name in stdlib.namelist():
            if not name.endswith("/") and not name.startswith(NOT_STANDARD):
                yield name, stdlib.read(name)


def package_files(parts: Parts) -> Iterable[tuple[str, bytes]]:
    """The packages, without what only tools read."""
    for wheel in parts.wheels():
        with ZipFile(wheel) as files:
            for name in files.namelist():
                if Path(name).suffix in {".py", ".so"} and ".dist-info/" not in name:
                    yield name, files.read(name)


def own_files() -> Iterable[tuple[str, bytes]]:
    """nonokit: modules and the data they read."""
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix in OWN_SUFFIXES and path.is_file() and not name.startswith(NOT_OURS):
            yield f"nonokit/{name}", path.read_bytes()


def archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files in an archive that is the same wherever and whenever it is made."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_STORED) as result:
        for name, data in sorted(files):
            result.writestr(ZipInfo(name), data)
    return buffer.getvalue()


def digest(data: bytes) -> str:
    """A name for what is compiled from this, which also depends on who compiles."""
    script = Path(__file__).with_name("compile.py").read_bytes()
    return hashlib.sha256(script + data).hexdigest()[:24]


def compile_archives(parts: Parts, wanted: dict[Path, bytes]) -> None:
    """Compiles archives into files."""
    kept = next(iter(wanted)).parent
    kept.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept) as folder:
        arguments = []
        for target, source in wanted.items():
            given = Path(folder, target.name)
            given.write_bytes(source)
            arguments += [str(given), str(given.with_suffix(".done"))]
        here = Path(__file__).parent
        command = [
            find_program("node"),
            str(here / "compile.mjs"),
            str(parts.pyodide),
            str(here / "compile.py"),
        ]
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=TIMEOUT_S)
        if done.returncode:
            raise NonokitError(
                f"Python's files could not be compiled for the browser:\n{done.stderr[-2000:]}"
            )
        for target in wanted:
            Path(folder, target.name).with_suffix(".done").replace(target)
