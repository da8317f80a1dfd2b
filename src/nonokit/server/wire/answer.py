"""What answers have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Answer(BaseModel):
    """A model that is only ever sent: it leaves nothing out, and its description says so."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)
