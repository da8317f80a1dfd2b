"""Kills the server again and again while two devices with wrong clocks play: no move that was answered for may be lost.

    python bench/kill_server.py [--kills 1000] [--whole 20] [--seconds 3600]

The devices are the page's own modules, run by node (bench/killed_devices.mjs). Most servers that are killed are processes
split off from one that has imported everything, which is fast; `--whole` so many are `nonokit play` itself. Each is
killed (SIGKILL) after it has answered for a few moves, at a random moment. Prints what was played and what was lost.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from nonokit.server.app import create_app
from nonokit.server.serve import bind, serve
from nonokit.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
LONGEST_S = 20.0  # without an answer, before a server is killed all the same


def split_off(listener: socket.socket, folder: Path) -> int:
    """A server in a process of its own, with all of storage and interface but no workers; its number."""
    pid = os.fork()
    if pid:
        return pid
    try:
        serve(create_app(Settings(data=folder, quick_workers=0, slow_workers=0)), listener, lambda: None)
    finally:
        os._exit(1)


def start_whole(port: int, folder: Path) -> int:
    """`nonokit play`; its number."""
    code = "from nonokit.cli.main import main; main()"
    command = [sys.executable, "-c", code, "play", "--no-browser", "--no-token", "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen([*command, "--data", str(folder)], stdout=subprocess.DEVNULL, env=environment).pid


def wait_for_server(port: int) -> None:
    """Until somebody answers there."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)


class Devices:
    """The two devices."""

    def __init__(self, port: int) -> None:
        command = ["node", str(ROOT / "bench" / "killed_devices.mjs"), f"http://127.0.0.1:{port}/"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.output = self.process.stdout
        os.set_blocking(self.output.fileno(), False)
        self.text = b""

    def wait_for_answers(self, count: int) -> int:
        """Waits until so many moves were answered for, or for long; how many were."""
        end = time.monotonic() + LONGEST_S
        seen = 0
        while seen < count and (left := end - time.monotonic()) > 0:
            if not select.select([self.output], [], [], left)[0]:
                break
            data = self.output.read() or b""
            if not data:
                raise SystemExit("the devices have ended")
            seen += data.count(b"kept\n")
            self.text = (self.text + data)[-100_000:]
        return seen

    def end(self) -> dict[str, object]:
        """Lets them exchange everything; what they found."""
        self.process.terminate()  # a pipe would not do: servers that are split off hold its end too
        os.set_blocking(self.output.fileno(), True)
        self.text += self.output.read()
        self.process.wait()
        found = re.findall(rb"^\{.*\}$", self.text, re.MULTILINE)
        if not found:
            raise SystemExit(f"the devices ended without a word, with status {self.process.returncode}")
        return json.loads(found[-1])


class Killer:
    """Kills servers until there were enough, or time is up."""

    def __init__(self, devices: Devices, end: float) -> None:
        self.devices = devices
        self.end = end
        self.chance = random.Random(1)
        self.kills = self.useful = 0

    def stop(self) -> None:
        """After the next kill."""
        self.end = 0.0

    def kill(self, count: int, start: Callable[[], int]) -> None:
        """Starts and kills so many servers; `useful` are those that had answered for something."""
        for _ in range(count):
            if time.monotonic() > self.end:
                return
            pid = start()
            self.useful += self.devices.wait_for_answers(self.chance.randint(1, 6)) > 0
            time.sleep(self.chance.random() * 0.03)
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            self.kills += 1
            if self.kills % 100 == 0:
                print(f"{self.kills} kills", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--whole", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3600, help="stop then, however many there were")
    options = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as name, bind("127.0.0.1", 0) as listener:
        folder = Path(name)
        port = listener.getsockname()[1]
        killer = Killer(Devices(port), begin + options.seconds)
        signal.signal(signal.SIGTERM, lambda *_: killer.stop())  # what was found until then is told
        start = partial(split_off, listener, folder)
        killer.kill(options.kills, start)
        if options.whole:
            listener.close()
            start = partial(start_whole, port, folder)
            killer.kill(options.whole, start)
        last = start()
        wait_for_server(port)
        found = killer.devices.end()
        os.kill(last, signal.SIGKILL)
        os.waitpid(last, 0)
    lost, back = found.pop("lost"), found.pop("back")
    seconds = time.monotonic() - begin
    print(f"{killer.kills} kills, {killer.useful} of servers that had answered for moves, {seconds:.0f} s")
    print(", ".join(f"{value} {name}" for name, value in found.items()))
    print(f"{len(lost)} answered copies lost, {len(back)} boards went back")
    for one in (*lost, *back)[:20]:
        print("   ", one)
    raise SystemExit(bool(lost or back))


if __name__ == "__main__":
    main()
