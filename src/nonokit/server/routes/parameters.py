"""What stands behind the ? of an address: only what its path takes, for anything else may be that mistyped."""

from __future__ import annotations

from difflib import get_close_matches

from starlette.requests import Request

from nonokit.server.faults import ApiError


async def refuse_unknown(request: Request) -> None:
    """Refuses a parameter that the path does not have."""
    known = [one.alias for one in request.scope["route"].dependant.query_params]
    for name in request.query_params:
        if name not in known:
            close = get_close_matches(name, known, 1)
            meant = f", did you mean {close[0]!r}?" if close else ""
            raise ApiError("request", f"{name}: there is no such parameter{meant}", name)
