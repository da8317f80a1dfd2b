"""The process that draws an SVG: reads it from standard input, writes a PNG of at most so many pixels a side,
within so many seconds of work.

Run as a file by `svg.py`, never imported: its limits are for a process that draws one picture and ends.
"""

import sys

MAX_MEMORY_BYTES = 2 * 2**30
# What "sans-serif" and the like mean where the renderer's own choice, Arial and Times, is seldom installed.
SANS, SERIF, MONO = (
    ("DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono") if sys.platform == "linux" else (None, None, None)
)


def bound(cpu_s: int) -> None:
    """Bounds memory and work where the system can, also for when nobody waits for this process any more."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    for what, most in ((resource.RLIMIT_AS, MAX_MEMORY_BYTES), (resource.RLIMIT_CPU, cpu_s)):
        _, hard = resource.getrlimit(what)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (allowed, allowed))


if __name__ == "__main__":
    import resvg_py

    side, cpu_s = (int(argument) for argument in sys.argv[1:])
    bound(cpu_s)
    text = sys.stdin.buffer.read().decode()
    picture = resvg_py.svg_to_bytes(
        svg_string=text, width=side, height=side,
        sans_serif_family=SANS, serif_family=SERIF, monospace_family=MONO,
    )  # fmt: skip
    sys.stdout.buffer.write(picture)
