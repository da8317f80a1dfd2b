"""The page's modules and styles as few small files: every request costs a visitor far away half a second."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from nonokit.errors import NonokitError
from nonokit.site.fetching import TIMEOUT_S, Parts

WEB = Path(__file__).parents[1] / "web"
PAGE = "app/main.js"
SHARED = (
    "app/chunk-"  # begins the names of what the first page has in common with later ones, and needs at once
)
# What the page starts workers with: a file each, under their own names.
WORKERS = ("app/logic/worker.js", "app/editor/check-worker.js", "app/python/worker.js")
STYLES = ("tokens", "base", "gallery", "player", "editor")
TARGET = "es2023"


def bundle_page(parts: Parts) -> dict[str, bytes]:
    """Scripts and styles by name."""
    files = {name: run_esbuild(parts, [name, "--bundle", "--format=esm"]) for name in WORKERS}
    with tempfile.TemporaryDirectory() as folder:
        run_esbuild(parts, [PAGE, "--bundle", "--format=esm", "--splitting", "--outbase=.", f"--outdir={folder}",
                            "--chunk-names=app/[name]-[hash]"])  # fmt: skip
        made = sorted(path for path in Path(folder).rglob("*.js"))
        files |= {path.relative_to(folder).as_posix(): path.read_bytes() for path in made}
    style = "\n".join((WEB / "styles" / f"{name}.css").read_text(encoding="utf-8") for name in STYLES)
    files["styles/site.css"] = run_esbuild(parts, ["--loader=css"], style)
    print_style = (WEB / "styles" / "print.css").read_text(encoding="utf-8")
    files["styles/print.css"] = run_esbuild(parts, ["--loader=css"], print_style)
    return files


def run_esbuild(parts: Parts, options: list[str], text: str | None = None) -> bytes:
    """What the bundler makes of a file, or of a text."""
    command = [
        str(parts.esbuild),
        *options,
        "--minify",
        f"--target={TARGET}",
        "--charset=utf8",
        "--log-level=warning",
    ]
    # Names of files go into the names of what is made: they must not depend on where we are.
    done = subprocess.run(
        command, cwd=WEB, input=text, capture_output=True, encoding="utf-8", timeout=TIMEOUT_S
    )
    if done.returncode:
        raise NonokitError(f"the page could not be bundled:\n{done.stderr[-2000:]}")
    return done.stdout.encode()
