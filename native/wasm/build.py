"""Compiles the kernel into src/nonokit/engine/kernel.wasm, which `nonokit site` puts on pages.

python native/wasm/build.py       needs what requirements.txt names; does nothing while the kernel has not changed
python native/wasm/build.py --is-built       only says so, by its exit code

Every function of the C interface is exported by name: visibility alone exports nothing. There are no lanes of four
lines as with AVX2: shifts by a different count per lane do not exist here, and imitated ones take longer than one line
after another.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

NATIVE = Path(__file__).parents[1]
RESULT = NATIVE.parent / "src/nonokit/engine/kernel.wasm"
STAMP = NATIVE.parent / "build/wasm/stamp"
ZIG = [sys.executable, "-m", "ziglang", "c++", "-target", "wasm32-wasi"]
# The same sums in the same order as everywhere else; see kernel/CMakeLists.txt.
KIND = ["-fno-exceptions", "-fno-rtti", "-msimd128"]  # also when linking: the C library is compiled then
# What runs seldom is kept small: pages are loaded over thin lines.
SELDOM = frozenset(
    {
        "beliefs",
        "board_lines",
        "counting",
        "encode",
        "face",
        "forgetting",
        "implications",
        "interface",
        "pipeline",
        "probe",
        "probing_search",
        "puzzle",
    }
    | {"session", "trace", "verify"}
)
COMPILE = [*KIND, "-std=c++20", "-ffp-contract=off", "-DNDEBUG"]
# Of the standard library only what the kernel calls: all of it takes longer to compile than the kernel.
LIBRARY = ("algorithm", "memory", "new", "new_handler", "new_helpers", "verbose_abort")
ABI = ("abort_message", "cxa_virtual")
LINK = [*KIND, "-O3", "-nostdlib++", "-mexec-model=reactor", "-s", "-Wl,--export=malloc,--export=free"]


def sources() -> list[Path]:
    """What is compiled."""
    return [*sorted((NATIVE / "kernel").glob("*.cpp")), NATIVE / "wasm/face.cpp"]


def exported() -> list[str]:
    """The names of all functions that a host may call."""
    texts = [(NATIVE / name).read_text(encoding="utf-8") for name in ("kernel/nonokit.h", "wasm/face.cpp")]
    names = {name for text in texts for name in re.findall(r"\b(nkw?_\w+)\(", text)}
    # Types of functions, and what the host brings.
    return sorted(names - {"nkw_poll", "nkw_clock"})


def library_sources() -> tuple[Path, list[Path]]:
    """Where the compiler has its libraries, and what is compiled of the standard one."""
    from ziglang import __file__ as compiler

    folder = Path(compiler).parent / "lib"
    files = [folder / f"libcxx/src/{name}.cpp" for name in LIBRARY]
    return folder, [*files, *(folder / f"libcxxabi/src/{name}.cpp" for name in ABI)]


def library_options(folder: Path) -> list[str]:
    """How the standard library compiles itself."""
    included = [f"-I{folder}/libcxx/src", f"-I{folder}/libcxxabi/include"]
    return [*KIND, "-std=c++23", "-Os", "-DNDEBUG", "-D_LIBCPP_BUILDING_LIBRARY", *included]


def fingerprint() -> str:
    """Changes with everything that the result depends on."""
    files = [*sources(), *sorted((NATIVE / "kernel").glob("*.h*")), Path(__file__)]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def is_seldom(source: Path) -> bool:
    """Whether a file is kept small rather than fast."""
    return source.stem in SELDOM or source.stem.split("_")[0] in SELDOM


def group_sources(folder: Path) -> list[Path]:
    """What is compiled at once: all that runs seldom as one, which halves the time, and everything else by itself."""
    together = folder / "seldom.cpp"
    together.write_text(
        "".join(f'#include "{path}"\n' for path in sources() if is_seldom(path)), encoding="utf-8"
    )
    return [together, *(path for path in sources() if not is_seldom(path))]


def build() -> None:
    """Compiles and links."""
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = Path(name)
        libraries, parts = library_sources()
        groups = group_sources(folder)

        def compile_unit(source: Path) -> str:
            unit = str(folder / (source.stem + ".o"))
            level = "-Oz" if source == groups[0] else "-O3"
            kernel = [*COMPILE, level, f"-I{NATIVE / 'kernel'}"]
            options = library_options(libraries) if source in parts else kernel
            run([*ZIG, *options, "-c", str(source), "-o", unit])
            return unit

        units = list(pool.map(compile_unit, [*groups, *parts]))
        exports = [f"-Wl,--export={name}" for name in exported()]
        result = folder / "kernel.wasm"
        run([*ZIG, *LINK, *units, *exports, "-o", str(result)])
        RESULT.write_bytes(result.read_bytes())


def run(command: list[str]) -> None:
    """Runs a compiler; its complaints end everything."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stderr}\nThe kernel could not be compiled for WebAssembly (see above).")


def is_built() -> bool:
    """Whether nothing is to be done."""
    return RESULT.exists() and STAMP.exists() and STAMP.read_text() == fingerprint()


def main() -> None:
    """Builds what is not up to date."""
    if "--is-built" in sys.argv:
        sys.exit(not is_built())
    if not is_built():
        build()
        STAMP.parent.mkdir(parents=True, exist_ok=True)
        STAMP.write_text(fingerprint())


if __name__ == "__main__":
    main()
