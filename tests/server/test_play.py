"""`nonokit play` as people run it."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import httpx2
import pytest
import uvicorn
from click.testing import CliRunner

import nonokit
from nonokit.cli.main import cli
from nonokit.errors import NonokitError
from nonokit.server import data_folder as data_folder_module
from nonokit.server.serve import DEFAULT_PORT, PortInUse, Server, address_of, bind, network_address
from processes import PATIENCE_S
from server.serving import Player


def test_files_go_to_the_library_and_ctrl_c_ends_it(play: Callable[..., Player], tmp_path: Path) -> None:
    path = tmp_path / "one.non"
    path.write_text(nonokit.dumps(nonokit.loads("RrW8eI3iI3"), "non"))
    player = play(str(path), "library:duck")
    client = player.open()
    listed = client.get("/api/library", params={"source": "imported"}).json()["puzzles"]
    assert [(entry["width"], entry["height"]) for entry in listed] == [(5, 5)]
    code, errors = player.stop()
    assert code == 0
    assert "Stopped" in errors
    assert "Traceback" not in errors
    with pytest.raises(httpx2.HTTPError):
        client.get("/api/health")


def test_a_second_ctrl_c_does_not_leave_workers_and_library_as_they_are() -> None:
    server = Server(uvicorn.Config(lambda *_: None), lambda: None)
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert (server.should_exit, server.force_exit) == (True, False)


def test_the_library_is_there_again_next_time(play: Callable[..., Player]) -> None:
    first = play("RrW8eI3iI3")
    first.link()
    first.stop()
    assert play().open().get("/api/library", params={"source": "imported"}).json()["puzzles"]


def test_open_connections_do_not_hold_up_the_end(play: Callable[..., Player]) -> None:
    player = play()
    client = player.open()
    client.get("/api/health")
    code, errors = player.stop(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM)
    assert "Traceback" not in errors


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "bad.non"
    path.write_text("width x")
    player = Player("--port", "0", "--data", str(tmp_path / "data"), str(path))
    _, errors = player.process.communicate(timeout=PATIENCE_S)
    assert player.process.returncode == 1
    assert "bad.non" in errors


def test_a_server_for_others_is_warned_of(play: Callable[..., Player]) -> None:
    player = play("--host", "0.0.0.0")
    assert player.link().startswith("http://localhost:")
    _, errors = player.stop()
    assert "warning" in errors


def test_a_phone_in_the_network_gets_a_link_and_its_code(play: Callable[..., Player]) -> None:
    try:
        address = network_address()
    except NonokitError:
        pytest.skip("no network here")
    player = play("--lan", "--public-url", "https://example.org/nonograms/#old")
    found, _, token = player.link().partition("?token=")
    assert found.startswith(f"http://{address}:")
    health = httpx2.get(
        f"{found}api/health", headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE_S
    )
    assert health.json()["public_url"] == "https://example.org/nonograms/"
    assert player.process.stdout is not None
    lines = [player.process.stdout.readline().rstrip("\n") for _ in range(10)]
    assert {len(line) for line in lines} == {len(lines[0])}
    assert set("".join(lines)) == set(" ▀▄█")


def test_a_public_address_is_one_of_the_web() -> None:
    done = CliRunner().invoke(cli, ["play", "--public-url", "example.org"])
    assert done.exit_code == 2
    assert "https://" in done.output


def test_the_browser_opens_at_the_puzzle(play: Callable[..., Player], tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{note}"\n')
    browser.chmod(0o755)
    os.mkfifo(note)  # whoever reads it waits for whoever writes it
    address, _, token = play("RrW8eI3iI3", "--browser", BROWSER=str(browser)).link().partition("?token=")
    opened = urlsplit(note.read_text().strip())
    assert urlunsplit(opened._replace(query="", fragment="")) == address
    assert opened.fragment == f"/play/{nonokit.loads('RrW8eI3iI3').id}"
    ticket = opened.query.removeprefix("token=")
    assert ticket != token  # others on this machine see what programs are started with
    assert httpx2.get(f"{address}?token={ticket}").status_code == 303
    assert httpx2.get(f"{address}?token={ticket}").status_code == 200  # nobody is let in by it again


def test_help_names_every_option() -> None:
    text = CliRunner().invoke(cli, ["play", "--help"], standalone_mode=False).output
    assert all(
        option in text
        for option in (
            "--port",
            "--host",
            "--no-browser",
            "--data",
            "--allow-host",
            "--no-token",
            "--lan",
            "--public-url",
        )
    )


def test_a_port_in_use_is_said() -> None:
    with bind("127.0.0.1", 0) as first, pytest.raises(PortInUse, match="--port"):
        bind("127.0.0.1", first.getsockname()[1])


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        ports = [listener.getsockname()[1] for listener in (first, second)]
        assert ports[0] != ports[1]
        assert min(ports) >= DEFAULT_PORT


def test_a_host_that_is_none_is_said() -> None:
    with pytest.raises(NonokitError, match="no name or address"):
        bind("no such host.invalid", 0)


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_addresses_of_version_6_are_written_with_brackets() -> None:
    try:
        listener = bind("::1", 0)
    except NonokitError:
        pytest.skip("no IPv6 here")
    with listener:
        assert address_of(listener, "::1").startswith("http://[::1]:")


def test_the_data_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(data_folder_module.sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder_module.data_folder() == tmp_path / "nonokit"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder_module.data_folder() == Path.home() / ".local" / "share" / "nonokit"
    monkeypatch.setattr(data_folder_module.sys, "platform", "darwin")
    assert data_folder_module.data_folder().parts[-2:] == ("Application Support", "nonokit")
    monkeypatch.setattr(data_folder_module.sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder_module.data_folder() == tmp_path / "nonokit"
