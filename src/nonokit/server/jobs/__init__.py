"""All jobs. `find_job` imports what it needs only, so that the server itself starts fast."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from nonokit.server.jobs.job import File, Job

__all__ = ["NAMES", "File", "Job", "find_job"]

# Job → its module here. The name is also the path: /api/<name>, unless the job is internal.
MODULES = {
    "solve": "solve",
    "check": "check",
    "hint": "hint",
    "rate": "rate",
    "convert": "convert",
    "import": "import_file",
    "render": "render",
    "ambiguity": "ambiguity",
    "repair": "repair",
    "diagnose": "diagnose",
    "give": "give",
    "generate": "generate",
    "from-image": "from_image",
    "scan": "scan",
    "book-check": "book_check",
    "book": "book",
    "read": "read",
    "day": "day",
    "formats": "formats",
}
INTERNAL = frozenset({"read", "day", "formats"})  # asked by routes of the server, not by clients
NAMES = tuple(name for name in MODULES if name not in INTERNAL)


@cache
def find_job(name: str) -> Job:
    """The job of that name."""
    job = import_module(f"{__name__}.{MODULES[name]}").JOB
    assert isinstance(job, Job)
    return job
