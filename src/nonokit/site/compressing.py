"""Compressed twins beside files, for hosts that send those: gzip, and brotli, which is a fifth smaller.

Node.js, which a build needs anyway, knows brotli. What takes long is kept: the files of the runtime hardly ever change.
"""

from __future__ import annotations

import gzip
import hashlib
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from nonokit.errors import NonokitError
from nonokit.site.fetching import TIMEOUT_S, cache_folder, find_program

COMPRESSED = frozenset({".js", ".mjs", ".css", ".html", ".json", ".ftl", ".svg", ".wasm", ".zip", ".txt"})
LEAST_COMPRESSED = 1024
SCRIPT = Path(__file__).with_name("compress.mjs")


def with_compressed(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files with their twins."""
    wanted = {
        name: data
        for name, data in files.items()
        if Path(name).suffix in COMPRESSED and len(data) >= LEAST_COMPRESSED
    }
    small = brotli(set(wanted.values()))
    return {
        **files,
        **{f"{name}.gz": gzip.compress(data, 9, mtime=0) for name, data in wanted.items()},
        **{f"{name}.br": small[data] for name, data in wanted.items()},
    }


def brotli(contents: set[bytes]) -> dict[bytes, bytes]:
    """Each content with what brotli makes of it."""
    folder = cache_folder() / "brotli"
    folder.mkdir(parents=True, exist_ok=True)
    kept = {data: folder / f"{hashlib.sha256(data).hexdigest()[:32]}.br" for data in contents}
    missing = {data: path for data, path in kept.items() if not path.exists()}
    if missing:
        compress_into(folder, missing)
    return {data: path.read_bytes() for data, path in kept.items()}


def compress_into(folder: Path, missing: Mapping[bytes, Path]) -> None:
    """Compresses beside the folder's files first, so that nobody meets half of one."""
    with tempfile.TemporaryDirectory(dir=folder) as temporary:
        for data, path in missing.items():
            Path(temporary, path.name).write_bytes(data)
        command = [find_program("node"), str(SCRIPT), temporary]
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S)
        if done.returncode:
            raise NonokitError(f"the site's files could not be compressed:\n{done.stderr[-2000:]}")
        for path in missing.values():
            Path(temporary, path.name).replace(path)
