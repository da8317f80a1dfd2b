"""The whole site in a folder. The same input gives the same bytes."""

from __future__ import annotations

import gzip
import hashlib
import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nonokit.errors import NonokitError
from nonokit.messages import languages
from nonokit.messages.catalogue import FOLDER as MESSAGES
from nonokit.model import Puzzle
from nonokit.puzzles import collections
from nonokit.server.page_clues import shipped_clues
from nonokit.site import pages
from nonokit.site.bundling import SHARED, WEB, bundle_page
from nonokit.site.compressing import with_compressed
from nonokit.site.day_files import day_files
from nonokit.site.fetching import Parts, fetch_parts
from nonokit.site.puzzle_list import puzzle_files
from nonokit.site.python_files import python_archives

CATALOGUE = WEB.parent / "puzzles/data/catalogue.json"
KERNEL = Path(__file__).parents[1] / "engine" / "kernel.wasm"
PACKED_KERNEL = KERNEL.with_name("kernel.wasm.gz")
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# The runtime asks for a list of packages that can be loaded; ours are in an archive of their own.
NO_PACKAGES = '{{"info": {{"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten", "python": "{python}"}}, "packages": {{}}}}\n'
MARK = "nonokit-site.txt"


@dataclass(frozen=True)
class SiteOptions:
    """`puzzles` takes the place of the shipped ones; `base` is the address the site will have, where that is known.
    `is_compressed` puts compressed twins beside the files."""

    title: str = "nonokit"
    base: str | None = None
    puzzles: Sequence[Puzzle] | None = None
    is_compressed: bool = True


@dataclass(frozen=True)
class BuiltSite:
    """What was written: files by name with their sizes."""

    folder: Path
    sizes: Mapping[str, int]

    @property
    def total_bytes(self) -> int:
        """Of all files, without the compressed twins."""
        return sum(size for name, size in self.sizes.items() if not name.endswith((".gz", ".br")))


def write_site(folder: Path, options: SiteOptions | None = None) -> BuiltSite:
    """Builds the site and puts it into a folder that is new, empty, or holds an older site of ours."""
    check_folder(folder)
    files = site_files(options or SiteOptions())
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".nonokit-site-") as temporary:
        fresh = Path(temporary, "site")
        for name, data in files.items():
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        if folder.exists():
            folder.rename(Path(temporary, "old"))
        fresh.rename(folder)
    return BuiltSite(folder, {name: len(data) for name, data in files.items()})


def check_folder(folder: Path) -> None:
    """Refuses to write over what is not a site."""
    if folder.exists() and not folder.is_dir():
        raise NonokitError(f"{folder} is a file: name a folder for the site")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise NonokitError(
            f"{folder} holds something else than a site of ours: name an empty or a new folder"
        )


def site_files(options: SiteOptions) -> dict[str, bytes]:
    """All files of the site by name."""
    parts = fetch_parts()
    archives = python_archives(parts)
    runtime = runtime_files(parts, archives)
    own = {
        **bundle_page(parts),
        **plain_files(options),
        **day_files(),
        "python/nonokit.zip": archives["nonokit.zip"],
        "python/kernel.wasm": kernel(),
    }
    runtime_folder, own_folder = f"python-{digest(runtime)}/", f"app-{digest(own)}/"
    files = {
        **{runtime_folder + name: data for name, data in runtime.items()},
        **{own_folder + name: data for name, data in own.items()},
    }
    is_python = [name for name in files if name.startswith(runtime_folder) or f"{own_folder}python/" in name]
    is_day = [own_folder + name for name in day_files()]  # without a network Python makes them
    shared = [name for name in own if name.startswith(SHARED)]
    texts = {
        "index.html": pages.first_page(options.title, options.base, own_folder, runtime_folder, shared),
        "manifest.webmanifest": pages.manifest(options.title, own_folder),
        "licences.txt": pages.licences(parts),
        MARK: "A site made by `nonokit site`, which may replace this folder.\n",
    }
    files |= {name: text.encode() for name, text in texts.items()}
    version = digest({name: files[name] for name in ("index.html", "manifest.webmanifest")})
    kept = [name for name in files if name.startswith(own_folder) and name not in {*is_python, *is_day}]
    files["sw.js"] = pages.service_worker(version, [*kept, "manifest.webmanifest"], is_python).encode()
    return with_compressed(files) if options.is_compressed else files


def runtime_files(parts: Parts, archives: Mapping[str, bytes]) -> dict[str, bytes]:
    """Python itself, with the packages that change as seldom."""
    return {
        **{name: (parts.pyodide / name).read_bytes() for name in RUNTIME_FILES},
        "lock.json": NO_PACKAGES.format(python="3.14.2").encode(),
        **{name: archives[name] for name in ("stdlib.zip", "packages.zip", "print.zip")},
    }


def plain_files(options: SiteOptions) -> dict[str, bytes]:
    """Words, icons and puzzles."""
    files = {f"messages/{path.name}": path for path in sorted(MESSAGES.glob("*.ftl"))}
    folders = ("icons", "course")
    files |= {f"{name}/{path.name}": path for name in folders for path in sorted((WEB / name).iterdir())}
    data = {name: path.read_bytes() for name, path in files.items()}
    data["messages/languages.json"] = json.dumps(languages()).encode()
    if options.puzzles is not None:
        return {**data, **puzzle_files(options.puzzles, options.title)}
    data["puzzles/catalogue.json"] = CATALOGUE.read_bytes()
    return {**data, **{f"puzzles/{name}.json": shipped_clues(name) for name in sorted(collections())}}


def kernel() -> bytes:
    """The kernel as WebAssembly: compiled in a checkout, packed in what is installed from a release."""
    if PACKED_KERNEL.exists() and not KERNEL.exists():
        return gzip.decompress(PACKED_KERNEL.read_bytes())
    if not KERNEL.exists():
        raise NonokitError(
            "the kernel for browsers is missing from this installation: in a checkout, `./run site` builds it (or "
            "`pip install -r native/wasm/requirements.txt` and `python native/wasm/build.py`)"
        )
    return KERNEL.read_bytes()


def digest(files: Mapping[str, bytes]) -> str:
    """A name that changes with what is inside."""
    sums = "".join(f"{name} {hashlib.sha256(data).hexdigest()}\n" for name, data in sorted(files.items()))
    return hashlib.sha256(sums.encode()).hexdigest()[:12]
