"""The page as a person uses it: by mouse, by finger, by keys."""

from __future__ import annotations

import json
import re
from typing import Any

from processes import PATIENCE_S

Cell = tuple[int, int]

ALL_CARDS = "document.querySelector('.card') && !document.querySelector('.is-growing')"
LINKS: dict[str, str] = {}  # what servers have printed, by where they are


class Player:
    """A page and the gestures the tests need."""

    def __init__(self, page: Any, url: str) -> None:
        self.page = page
        self.url = url.split("#")[0]

    def open(self, slug: str) -> None:
        """Opens a shipped puzzle."""
        found = "(slug) => nonokit.library.all().find((entry) => entry.slug === slug).id"
        self.wait_until("window.nonokit?.library.all().length > 0")
        self.open_id(self.page.evaluate(found, slug))

    def open_id(self, id: str) -> None:
        """Opens a puzzle by its id."""
        self.page.evaluate("(id) => nonokit.go({ page: 'play', id })", id)
        self.ready(id)

    def ready(self, id: str | None = None) -> None:
        """Waits until a game is there to be played."""
        self.wait_until(
            "(id) => { const page = window.nonokit?.page; return page?.game && page.view.layout && (!id || page.puzzle.id === id); }",
            id,
        )
        self.settle()

    def settle(self) -> None:
        """Waits until the board has taken the room there is and is drawn: two frames."""
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
        )

    def wait_until(self, expression: str, argument: Any = None) -> None:
        """Waits for something to become true. Playwright's own way needs `eval`, which the policy forbids."""
        check = expression if re.match(r"(async )?\([^()]*\) =>", expression) else f"() => ({expression})"
        script = f"""async (argument) => {{
            const check = {check};
            const end = performance.now() + {PATIENCE_S * 1000};
            const later = () => new Promise((done) => {{ requestAnimationFrame(done); setTimeout(done, 40); }});
            while (!(await check(argument)) && performance.now() < end) await later();
            return Boolean(await check(argument));
        }}"""
        assert self.page.evaluate(script, argument), f"never came true: {expression}"

    @property
    def state(self) -> str:
        """The sheet as text."""
        text: str = self.page.evaluate("nonokit.page.game.save().state")
        return text

    @property
    def is_solved(self) -> bool:
        """Whether the page says so, to the player."""
        count: int = self.page.locator(".solved-banner").count()
        return count > 0

    def answer(self) -> list[list[int]]:
        """The solution, found by the page itself."""
        script = """async () => {
            const { answerOf } = await import(new URL("app/net/answers.js", document.baseURI));
            return [...await answerOf(nonokit.page.puzzle)];
        }"""
        cells = self.page.evaluate(script)
        width = self.page.evaluate("nonokit.page.puzzle.width")
        return [cells[i : i + width] for i in range(0, len(cells), width)]

    def runs(self) -> list[tuple[Cell, Cell, int]]:
        """First cell, last cell and colour of every run in the rows of the solution."""
        found = []
        for y, row in enumerate(self.answer()):
            x = 0
            while x < len(row):
                end = x
                while end + 1 < len(row) and row[end + 1] == row[x]:
                    end += 1
                if row[x]:
                    found.append(((y, x), (y, end), row[x]))
                x = end + 1
        return found

    def at(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell on the page."""
        box = self.page.evaluate("([y, x]) => nonokit.page.view.boxOf({ y, x })", list(cell))
        return box["x"] + box["size"] / 2, box["y"] + box["size"] / 2

    def drag(self, *cells: Cell, button: str = "left") -> None:
        """Presses at the first cell, goes straight to each next one, releases at the last."""
        self.settle()
        mouse = self.page.mouse
        mouse.move(*self.at(cells[0]))
        mouse.down(button=button)
        for cell in cells[1:]:
            mouse.move(*self.at(cell))
        mouse.up(button=button)

    def touch(self, *frames: list[tuple[float, float]]) -> None:
        """Fingers on the screen: one list of points a frame, then all are lifted."""
        self.setting("long_press", "off")  # however slow the machine, these fingers do not rest
        session = self.page.context.new_cdp_session(self.page)
        for number, points in enumerate(frames):
            kind = "touchStart" if number == 0 or len(points) > len(frames[number - 1]) else "touchMove"
            touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()

    def press(self, *keys: str) -> None:
        """Types keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def setting(self, name: str, value: object) -> None:
        """Sets a preference as the dialog would."""
        self.page.evaluate("([name, value]) => nonokit.settings.set(name, value)", [name, value])

    def drop_file(self, name: str, content: bytes) -> None:
        """Drops a file upon the page."""
        script = """([name, bytes]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([new Uint8Array(bytes)], name));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
        }"""
        self.page.evaluate(script, [name, list(content)])

    def stored(self, name: str) -> Any:
        """What the browser keeps under a name."""
        text = self.page.evaluate("(name) => localStorage.getItem(`nonokit/${name}`)", name)
        return None if text is None else json.loads(text)
