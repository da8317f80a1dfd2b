"""The editor's page, as tests drive it."""

from __future__ import annotations

from browser.player import Cell, Player

STATUS = ".status-card[data-status='{}']"
HEART = "##.##\n#####\n#####\n.###.\n..#.."


class Editor(Player):
    """The editor's page."""

    def begin(self, picture: str | None = None) -> None:
        """Opens a fresh draft, with a picture upon it."""
        self.page.evaluate(
            "nonokit.before = nonokit.page, nonokit.go({ page: 'edit', id: `t${Math.random().toString(36).slice(2)}` })"
        )
        self.wait_until(
            "nonokit.page !== nonokit.before && nonokit.page?.document && nonokit.page.view.layout"
        )
        if picture is not None:
            self.replace(picture)
        self.settle()

    def replace(self, picture: str) -> None:
        """Puts a whole picture upon the sheet."""
        script = """async (text) => {
            const { pictureOf } = await import(new URL("app/editor/picture.js", document.baseURI));
            nonokit.page.replacePicture(pictureOf(text));
        }"""
        self.page.evaluate(script, picture)

    @property
    def grid(self) -> str:
        """The picture as text."""
        script = """async () => {
            const { gridText } = await import(new URL("app/editor/picture.js", document.baseURI));
            return gridText(nonokit.page.picture);
        }"""
        text: str = self.page.evaluate(script)
        return text

    @property
    def clues(self) -> tuple[str, str]:
        """The clues as typed: rows, columns."""
        return self.page.input_value("#clues-rows"), self.page.input_value("#clues-columns")

    def tool(self, name: str) -> None:
        """Chooses a tool."""
        self.page.click(f"[data-tool={name}]")

    def wait_for_status(self, status: str) -> str:
        """Waits for a status; what the card says."""
        self.page.wait_for_selector(STATUS.format(status))
        text: str = self.page.inner_text(".status-title")
        return text

    def pixel(self, cell: Cell) -> list[int]:
        """The colour in the middle of a cell, as painted."""
        script = """([y, x]) => {
            const { layout, scroll, _canvases } = nonokit.page.view;
            const at = (place, start, offset) => start - offset + (place + 0.5) * layout.cell;
            const pen = _canvases.sheet.getContext("2d");
            return [...pen.getImageData(at(x, layout.x, scroll.x), at(y, layout.y, scroll.y), 1, 1).data].slice(0, 3);
        }"""
        colour: list[int] = self.page.evaluate(script, list(cell))
        return colour

    def is_filled(self, cell: Cell) -> bool:
        """Whether a cell is drawn."""
        return self.grid.split("\n")[cell[0]][cell[1]] == "#"


def editor_of(player: Player) -> Editor:
    """The editor on the page of a player."""
    return Editor(player.page, player.url)
