"""The published schema of what `--json` prints. Every answer in the other tests is held against it, too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator, ValidationError

from cli import schema
from cli.conftest import Run, objects
from nonokit.cli import exit_codes
from nonokit.cli.main import cli
from nonokit.cli.records import RECORDS


def test_the_file_is_what_the_records_say() -> None:
    """`python tests/make.py schema` writes it."""
    assert schema.FILE.read_text(encoding="utf-8") == schema.text()


def test_every_command_that_prints_json_has_a_record() -> None:
    context = cli.make_context("nonokit", [], resilient_parsing=True)
    commands = {name: cli.get_command(context, name) for name in cli.list_commands(context)}
    with_json = {
        name
        for name, command in commands.items()
        if command and any("--json" in option.opts for option in command.params)
    }
    assert with_json == set(RECORDS)
    assert set(commands) - with_json == {
        "batch",
        "play",
        "schema",
        "site",
        "split",
    }  # batch and split write files of lines


def test_the_schema_is_printed_whole_or_for_one_command(run: Run, cat: Path) -> None:
    whole = json.loads(run("schema").stdout)
    one = json.loads(run("schema", "check").stdout)
    for printed in (whole, one):
        Draft202012Validator.check_schema(printed)
    (answer,) = objects(run("check", cat, "--json"))
    Draft202012Validator(whole).validate(answer)
    Draft202012Validator(one).validate(answer)
    with pytest.raises(ValidationError):
        Draft202012Validator(one).validate(answer | {"seconds": "fast"})
    with pytest.raises(ValidationError):
        schema.validator("check").validate(answer | {"milliseconds": 3})
    assert run("schema", "play").exit_code == exit_codes.USAGE
