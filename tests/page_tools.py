"""Programs from npm that judge the page: installed once beside the environment, as `tests/web/package-lock.json` says.

python tests/page_tools.py        installs them, if that was not done yet
"""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

LISTS = [Path(__file__).parent / "web" / name for name in ("package.json", "package-lock.json")]
FOLDER = Path(sys.prefix) / "web"
TIMEOUT_S = 600


def page_tool(path: str) -> Path:
    """A file of an installed package, such as `typescript/bin/tsc`."""
    install()
    return FOLDER / "node_modules" / path


def install() -> None:
    """Installs what the lists name; of several processes the first does, and the others wait."""
    FOLDER.mkdir(exist_ok=True)
    stamp = FOLDER / "stamp"
    want = str(zlib.crc32(b"".join(path.read_bytes() for path in LISTS)))
    with open(FOLDER / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if stamp.exists() and stamp.read_text() == want:
            return
        for path in LISTS:
            shutil.copy(path, FOLDER)
        if not run_npm("ci"):
            print("npm ci refused the lock of the page's tools; trying without it ...", file=sys.stderr)
            if not run_npm("install"):
                raise SystemExit("the page's tools cannot be installed: see npm's words above")
        stamp.write_text(want)


def run_npm(command: str) -> bool:
    """Whether npm did it."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is not installed: ./test installs it")
    done = subprocess.run(
        [npm, command, "--silent", "--no-audit", "--no-fund"], cwd=FOLDER, timeout=TIMEOUT_S
    )
    return done.returncode == 0


if __name__ == "__main__":
    install()
