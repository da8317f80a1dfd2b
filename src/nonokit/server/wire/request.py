"""What requests have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Request(BaseModel):
    """A model that is only ever received: a key that it does not have is refused, for it may be one mistyped that it has."""

    model_config = ConfigDict(extra="forbid")
