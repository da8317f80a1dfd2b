"""The OpenAPI description. Bodies are read by workers, not by FastAPI, so their models are added here."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from nonokit.server.faults import STATUS, Fault

REF = "#/components/schemas/{model}"
ABOUT = """Solve, check, explain, rate, draw and convert nonograms; keep a library and games.

Grids travel as text, one row a line: `.` background, `?` unknown, `#` for one colour, else the palette's
characters. Lines and cells count from 0. Every error is `{code, message, where}`."""

# Requests may also meet these anywhere.
EVERYWHERE = ("host", "origin", "token", "method", "slow-request", "media-type")

Mode = Literal["validation", "serialization"]
_models: dict[tuple[type[BaseModel], Mode], None] = {}  # all that descriptions refer to, and how it is used


def takes(model: type[BaseModel]) -> dict[str, Any]:
    """The description of a body: what has a default may be left out."""
    schema = _reference(model, "validation")
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def answers(answer: type[BaseModel] | tuple[str, ...], *codes: str) -> dict[int | str, dict[str, Any]]:
    """The description of all answers: what was asked for, or one of some faults. They leave nothing out."""
    if isinstance(answer, tuple):
        content: dict[str, Any] = {
            media.partition(";")[0]: {"schema": {"type": "string"}} for media in answer
        }
    else:
        content = {"application/json": {"schema": _reference(answer, "serialization")}}
    described: dict[int | str, dict[str, Any]] = {200: {"description": "The answer", "content": content}}
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *EVERYWHERE):
        by_status.setdefault(STATUS[code], []).append(code)
    for status, names in by_status.items():
        described[status] = {
            "description": f"Refused: {', '.join(names)}",
            "content": {"application/json": {"schema": _reference(Fault, "serialization")}},
        }
    return described


def _reference(model: type[BaseModel], mode: Mode) -> dict[str, str]:
    _models[model, mode] = None
    return {"$ref": REF.format(model=model.__name__)}


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole description, made once."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes)
        _, definitions = models_json_schema(list(_models), ref_template=REF)
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        components.update(definitions.get("$defs", {}))
        app.openapi_schema = schema
    return app.openapi_schema
