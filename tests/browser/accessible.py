"""What axe finds wrong with what a page shows, in every theme; and what lies beyond the edges of the screen."""

from __future__ import annotations

from typing import Any

from browser.player import Player

THEMES = ("sepia", "dark", "contrast", "contrast-dark", "light")
# One card is made as every other, and one group: to look at hundreds takes long and finds nothing more.
THIN = """document.querySelectorAll('.card:nth-child(n+3), .collection:nth-child(n+3), .group:nth-child(n+4)')
    .forEach((one) => one.remove())"""
BEYOND = """() => [...document.querySelectorAll("button, a, select, input, label")].filter((one) => one.checkVisibility())
    .filter((one) => !one.closest(".is-row")) // a row of cards is there to be pushed along
    .filter((one) => { const { left, right } = one.getBoundingClientRect(); return left < -1 || right > innerWidth + 1; })
    .map((one) => one.outerHTML.slice(0, 200))"""


def assert_accessible(player: Player, where: str, themes: tuple[str, ...] = (), within: str = "body") -> None:
    """Looks for everything in the last theme, in the others for contrast alone: nothing else depends on them."""
    player.wait_until("!document.querySelector('.is-growing')")
    player.page.evaluate(THIN)
    for theme in themes:
        player.setting("theme", theme)
        if theme != themes[-1]:
            assert _found(player, within, "['color-contrast']") == [], f"{where}, {theme}"
    found = _found(player, within, "['wcag2a', 'wcag2aa', 'wcag21aa']")
    assert found == [], f"{where}: {found}"


def assert_dialog_accessible(player: Player, where: str) -> None:
    """The dialog that is open, in every theme; then it is closed."""
    player.page.wait_for_selector("dialog[open]")
    assert_accessible(player, where, THEMES, "dialog[open]")
    player.press("Escape")
    player.page.wait_for_selector("dialog", state="detached")


def assert_within(player: Player, where: str) -> None:
    """Nothing to press is beyond the left or the right edge."""
    assert player.page.evaluate(BEYOND) == [], where


def _found(player: Player, within: str, rules: str) -> list[Any]:
    run = f"axe.run({{ include: ['{within}'] }}, {{ runOnly: {rules}, resultTypes: ['violations'] }})"
    violations = player.page.evaluate(f"{run}.then((result) => result.violations)")
    return [(one["id"], [node["html"][:200] for node in one["nodes"]][:3]) for one in violations]
