"""Games on two devices, with wrong clocks, full or damaged storage, a server that goes away, a tab that closes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.player import ALL_CARDS, Player
from nonokit.puzzles import get, library
from processes import PATIENCE_S

Open = Callable[..., Player]
HOUR_MS = 3_600_000


def set_clock(player: Player, offset_ms: int) -> None:
    """The page's clock from now on is wrong by so much."""
    script = """(offset) => {
        const Real = window.RealDate ??= Date;
        window.Date = class extends Real {
            constructor(...values) { super(...(values.length ? values : [Real.now() + offset])); }
            static now() { return Real.now() + offset; }
        };
    }"""
    player.page.evaluate(script, offset_ms)


def synced(player: Player) -> None:
    player.wait_until("nonokit.progress.waiting().length === 0")


def kept_on_server(player: Player, slug: str) -> list[str]:
    """The sheets of a game's branches, as the server has them."""
    answer = player.page.request.get(f"{player.url}api/progress").json()
    return [item["state"] for item in answer["items"] if item["id"] == get(slug).puzzle.id]


def wait_for_server(player: Player, slug: str, start: str) -> None:
    player.wait_until(
        """async ([id, start]) => {
            const { items } = await (await fetch("api/progress")).json();
            return items.some((item) => item.id === id && item.state.startsWith(start));
        }""",
        [get(slug).puzzle.id, start],
    )


def test_two_devices_share_a_game(open_player: Open, server_url: str) -> None:
    first = open_player(server_url)
    first.open("castle")
    first.drag((0, 0), (0, 3))
    synced(first)
    second = open_player(server_url)
    second.wait_until("nonokit.progress.all().some((game) => game.state.startsWith('####'))")
    second.open("castle")
    assert second.state == first.state
    second.press("Control+z")
    assert "#" not in second.state
    synced(second)
    first.page.evaluate("window.dispatchEvent(new Event('focus'))")  # looked at again
    first.wait_until("!nonokit.page.game.save().state.includes('#')")
    first.press("Control+y")
    assert first.state.startswith("####")


@pytest.mark.parametrize("hours", [-1, 1000])
def test_a_clock_that_is_wrong_undoes_nothing(open_player: Open, server_url: str, hours: int) -> None:
    slug = {-1: "guitar", 1000: "dino"}[hours]
    player = open_player(server_url)
    player.open(slug)
    player.drag((0, 0), (0, 3))
    synced(player)
    set_clock(player, hours * HOUR_MS)
    player.drag((1, 0), (1, 2))
    synced(player)
    player.page.reload()
    player.ready()
    synced(player)
    player.drag((2, 0))
    synced(player)
    assert [row[:4] for row in player.state.split("\n")[:3]] == ["####", "###?", "#???"]
    assert kept_on_server(player, slug) == [player.state]
    other = open_player(server_url)
    other.wait_until("(id) => nonokit.progress.get(id) !== null", get(slug).puzzle.id)
    other.open(slug)
    assert other.state == player.state
    other.press("Control+z", "Control+z", "Control+z")
    assert "#" not in other.state


def branch(open_player: Open, url: str, slug: str) -> tuple[Player, Player]:
    """Two devices that both went on from one move, the second without knowing of the first."""
    first = open_player(url)
    first.open(slug)
    first.drag((0, 0))
    synced(first)
    second = open_player(url)
    second.wait_until("(id) => nonokit.progress.get(id) !== null", get(slug).puzzle.id)
    second.open(slug)
    first.drag((1, 0), (1, 2))
    synced(first)
    second.drag((2, 0), (2, 3))
    second.page.wait_for_selector(".branch >> nth=1")
    return first, second


def test_the_player_chooses_between_two_branches(open_player: Open, server_url: str) -> None:
    first, second = branch(open_player, server_url, "ghost")
    mine = second.state
    assert mine.split("\n")[2].startswith("####"), "the board does not go back"
    assert second.page.inner_text(".branch >> nth=0").startswith("On the board now")
    second.page.focus(".branch >> nth=1")
    second.press("Enter")
    second.page.wait_for_selector(".toast:has-text('checkpoints')")
    assert second.state == first.state
    synced(second)
    second.page.click("[aria-label=Menu]")
    second.page.click("button:has-text('Checkpoints')")
    second.page.click(".checkpoints button:has-text('As of')")
    assert second.state == mine
    synced(second)
    first.page.evaluate("window.dispatchEvent(new Event('focus'))")
    first.wait_until("(state) => nonokit.page.game.save().state === state", mine)
    assert first.page.locator(".branch").count() == 0
    assert kept_on_server(first, "ghost") == [mine]


def test_the_choice_stays_until_it_is_made(open_player: Open, server_url: str) -> None:
    _, second = branch(open_player, server_url, "robot")
    second.page.click(".panel [aria-label=Close]")
    second.drag((3, 0))
    synced(second)
    second.page.reload()
    second.ready()
    second.page.wait_for_selector(".branch >> nth=1")
    second.page.click(".branch >> nth=0")
    second.page.wait_for_selector(".branch >> nth=0", state="hidden")
    assert second.state.split("\n")[3].startswith("#")


def test_the_last_move_before_a_tab_closes_reaches_the_server(open_player: Open, server_url: str) -> None:
    player = open_player(server_url)
    player.open("cat")
    other = open_player(server_url)
    player.drag((0, 0), (0, 2))
    player.page.goto("about:blank")
    wait_for_server(other, "cat", "###")


def test_a_tab_that_is_hidden_sends_what_waits(open_player: Open, server_url: str) -> None:
    player = open_player(server_url)
    player.open("dog")
    player.page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
            nonokit._sync._later = () => {};
        }"""
    )
    player.drag((0, 0), (0, 2))
    player.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    wait_for_server(player, "dog", "###")


def test_a_server_that_went_away_loses_nothing(open_player: Open, server_url: str) -> None:
    player = open_player(server_url)
    player.open("car")
    player.page.route("**/api/**", lambda route: route.abort())
    with player.page.expect_event("requestfailed"):
        player.drag((0, 0), (0, 2))
    assert len(player.page.evaluate("nonokit.progress.waiting()")) == 1
    player.page.unroute("**/api/**")
    synced(player)


FULL = (
    "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
)


def test_a_full_browser_still_sends_moves_to_the_server(open_player: Open, server_url: str) -> None:
    player = open_player(server_url)
    slug = "teapot"
    player.open(slug)
    player.page.evaluate(FULL)
    player.drag((0, 0), (0, 2))
    player.page.wait_for_selector(".toast:has-text('no room left')")
    wait_for_server(player, slug, "###")
    player.drag((1, 0))
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    player.page.wait_for_selector(".card")
    player.open(slug)
    assert player.state.startswith("###"), "and the page still has them"


WRONG = {
    "mine": "5",
    "drawn": "7",
    "waiting": "{}",
    "settings": "[1]",
    "solves": '{"a": 1}',
    "techniques": "5",
    "progress/46d4fd2c0da8e56d": '{"id": 1}',
    "draft/x": "5",
}


def test_wrong_values_in_the_browser_never_blank_the_page(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    games = {f"progress/{entry.id}": json.dumps([{"state": 9}]) for entry in library()}
    script = "(values) => { for (const [name, text] of Object.entries(values)) localStorage.setItem(`nonokit/${name}`, text); }"
    player.page.evaluate(script, {**WRONG, **games})
    player.page.reload()
    player.page.wait_for_selector(".toast:has-text('set aside')")
    player.wait_until(ALL_CARDS)
    assert player.page.locator(".card").count() > 50
    player.open("duck")
    player.drag((0, 0), (0, 2))
    assert player.state.startswith("###")
    player.page.evaluate("nonokit.go({ page: 'statistics' })")
    player.page.wait_for_selector(".figure")
    assert player.page.evaluate("localStorage.getItem('nonokit/damaged/mine')") == "5"
    assert player.page.evaluate("localStorage.getItem('nonokit/mine')") is None


def test_a_sheet_of_another_puzzle_never_blanks_the_gallery(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    game = {
        "id": get("duck").puzzle.id,
        "updated": "2025-01-01T00:00:00Z",
        "state": "??\n??",
        "moves": ["@anna", "1 r0:0"],
    }
    player.page.evaluate(
        "(game) => nonokit.progress.receive([{ seconds: 0, hints: 0, solved: false, ...game }])", game
    )
    player.page.reload()
    player.wait_until(ALL_CARDS)
    assert player.page.locator(".card").count() > 50
    player.open("duck")


def test_a_fresh_browser_asks_once_for_all_games(browser: Any, open_player: Open, server_url: str) -> None:
    def sheet(puzzle: Any) -> str:
        return "\n".join(["#" + "?" * (puzzle.width - 1)] * puzzle.height)

    games = [
        {"id": one.puzzle.id, "updated": "2025-01-01T00:00:00Z", "state": sheet(one.puzzle),
         "moves": ["@anna", "1 r0:0"], "seconds": 1, "hints": 0, "solved": False}
        for one in library() if len(one.puzzle.palette) == 2
    ]  # fmt: skip
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_S * 1000)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    context.route("**/api/progress", lambda route: route.fulfill(json={"items": games}))
    player = open_player(server_url, context=context)
    player.wait_until(
        "(count) => document.querySelectorAll('.card.started canvas').length >= count", len(games)
    )
    assert sorted(url.split("/api/")[1] for url in asked) == ["library", "progress"]
    context.close()


def test_a_link_carries_a_game_to_another_device(open_player: Open, static_url: str) -> None:
    first = open_player(static_url)
    first.open("teapot")
    first.drag((0, 0), (0, 3))
    first.page.click("[aria-label=Menu]")
    first.page.click("text=Share")
    first.page.click("text=Continue on another device")
    # The dialog before this one has a link, too, and stays in the document until its closing is told.
    link = first.page.input_value("dialog:has(h2:text('Continue on another device')) #share-link")
    first.page.wait_for_selector(".qr-code")  # drawn when what draws it has come
    second = open_player(link)
    second.page.click("dialog >> text=Add")
    second.ready(get("teapot").puzzle.id)
    second.page.wait_for_selector(".toast:has-text('One game is new here')")
    assert second.state == first.state
    second.press("Control+z")
    assert "#" not in second.state
    second.page.evaluate("location.hash = '#/'")
    second.page.wait_for_selector(".card")
    second.page.evaluate("(link) => { location.href = link; }", link)
    second.page.click("dialog >> text=Add")
    second.page.wait_for_selector(".toast:has-text('One was here already')")
    assert "#" not in second.state, "an old link takes nothing back"


def test_a_browser_that_keeps_nothing_is_told_of_at_the_first_move(player: Player) -> None:
    forbidden = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    player.page.context.add_init_script(forbidden)
    player.page.reload()
    player.ready()
    player.drag((0, 0), (0, 2))
    assert "does not allow saving" in player.page.inner_text(".toast", timeout=5000)
