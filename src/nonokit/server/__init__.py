"""The web player's server: an HTTP interface to the library, and the pages that use it.

    routes ──▶ jobs, in worker processes (solve, hint, convert …)      everything that computes
          ╰──▶ store, in one thread (library, progress)                everything that is kept
    guard, body_limit, faults                                          everything that is refused

The event loop only passes bytes: requests are parsed and answered where the work is done, so that no input,
however large or hostile, keeps another player waiting. Needs the extra `web`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nonokit.server.app import create_app as create_app
    from nonokit.server.settings import Settings as Settings

__all__ = ["Settings", "create_app"]


def __getattr__(name: str) -> Any:
    if name == "create_app":
        from nonokit.server.app import create_app

        return create_app
    if name == "Settings":
        from nonokit.server.settings import Settings

        return Settings
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
