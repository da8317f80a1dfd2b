"""The gallery and what follows from solving: statistics, collections, filters, replay, calendar."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import nonokit
from browser.player import ALL_CARDS, Player
from nonokit.puzzles import get

Open = Callable[..., Player]


def test_statistics_after_a_solve(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("heart")
    for first, last, _ in player.runs():
        player.drag(first, last)
    player.page.click("text=Next puzzle")
    player.wait_until("!document.querySelector('.solved-banner')")
    player.page.evaluate("nonokit.go({ page: 'statistics' })")
    player.page.wait_for_selector(".figure")
    assert player.page.inner_text(".figure >> nth=0").split() == ["1", "solved"]
    assert player.page.inner_text(".figure >> nth=1").split() == ["1", "day", "in", "a", "row"]
    assert "/ 10" in player.page.inner_text(".achievement:has-text('The whole course')")
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    player.page.wait_for_selector(".card.solved:has-text('Heart')")


def test_a_collection_fills_with_what_was_solved(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("heart")
    for first, last, _ in player.runs():
        player.drag(first, last)
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    quick = player.page.locator(".collection:has-text('Quick ones')")
    quick.wait_for()
    assert (
        player.page.locator(".tile.is-solved").count() == quick.locator(".tile.is-solved canvas").count() == 1
    )
    assert re.search(r"\b1 of \d+", quick.inner_text())
    quick.click()
    player.page.wait_for_selector("h1:has-text('Quick ones')")
    assert player.page.locator(".card.solved:has-text('Heart')").count() == 1
    assert player.page.locator(".card.new .tint").count() == player.page.locator(".card.new").count() > 10


def test_filters_stay(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.page.select_option("#filter-colour", "coloured")
    player.wait_until(ALL_CARDS)
    found = player.page.locator(".card").count()
    player.page.reload()
    player.wait_until(ALL_CARDS)
    assert player.page.input_value("#filter-colour") == "coloured"
    assert player.page.locator(".card").count() == found
    player.page.click("text=Show all")
    assert player.page.input_value("#filter-colour") == "all"
    player.wait_until(ALL_CARDS)
    assert player.page.locator(".collection").count() > 20
    assert player.page.locator(".card").count() > found


def test_a_solve_is_replayed_and_its_picture_saved(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.open("heart")
    for first, last, _ in player.runs():
        player.drag(first, last)
    before = player.state
    player.page.click("[aria-label='Replay my solve']")
    filled = "nonokit.page.view.state.cells.filter((value) => value === 1).length"
    player.wait_until(f"{filled} < {before.count('#')}")
    player.wait_until(f"{filled} === {before.count('#')}")
    assert player.state == before
    with player.page.expect_download() as saved:
        player.page.click("[aria-label='Share the picture']")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_calendar_leads_to_the_puzzle_of_any_day(open_player: Open, server_url: str) -> None:
    player = open_player(server_url)
    player.page.click("text=Calendar")
    player.page.click("[aria-label='Month before']")
    player.page.locator(".calendar-days a.day").first.click()
    player.ready()
    assert player.page.inner_text(".play-title").startswith("Puzzle of ")


def test_a_gallery_left_open_overnight_shows_the_new_day(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    today = player.page.locator(".day.is-today .hidden")
    for date in ("2026-03-01", "2026-03-02"):
        player.page.clock.set_fixed_time(f"{date}T09:00:00")
        player.page.evaluate("dispatchEvent(new Event('focus'))")
        today.filter(has_text=f"March {int(date[-2:])}, 2026").wait_for(state="attached")


def test_a_day_to_come_keeps_its_puzzle(open_player: Open, server_url: str) -> None:
    player = open_player(f"{server_url}#/day/2999-01-01")
    player.page.wait_for_selector(".toast:has-text('still to come')")
    assert player.page.locator(".today-card").count() == 1


def test_a_puzzle_on_a_slow_way_is_announced(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    waiting: list[Any] = []
    player.page.route("**/puzzles/quick.json", lambda route: waiting.append(route))
    player.page.evaluate("nonokit.go({ page: 'collection', id: 'quick' })")
    player.page.locator(".card").first.click()
    player.page.wait_for_selector(".waiting")
    player.page.evaluate("nonokit.go({ page: 'statistics' })")
    player.page.wait_for_selector(".statistics")
    assert player.page.locator(".waiting").count() == 0, "nobody waits any more"
    player.page.go_back()
    player.page.wait_for_selector(".waiting")
    for route in waiting:
        route.continue_()
    player.ready()
    assert player.page.locator(".waiting").count() == 0


def test_a_dropped_file_that_takes_its_time_is_announced(open_player: Open, server_url: str) -> None:
    player = open_player(server_url)
    waiting: list[Any] = []
    player.page.route("**/api/import", lambda route: waiting.append(route))
    player.drop_file(
        "a.non", nonokit.dumps(get("anchor").puzzle.replace(title="Mine"), format="non").encode()
    )
    player.page.wait_for_selector(".waiting")
    for route in waiting:
        route.continue_()
    player.page.wait_for_selector(".toast:has-text('in your collection')")
    player.ready()


def test_a_puzzle_that_does_not_come_can_be_asked_for_again(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.page.route("**/puzzles/quick.json", lambda route: route.abort())
    player.page.evaluate("nonokit.go({ page: 'collection', id: 'quick' })")
    card = player.page.locator(".card").first
    card.click()
    player.page.wait_for_selector(".toast:has-text('could not be loaded')")
    player.page.unroute("**/puzzles/quick.json")
    card.click()
    player.ready()


def test_a_page_whose_library_does_not_come_says_so(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    player.page.route("**/puzzles/catalogue.json", lambda route: route.fulfill(status=404))
    player.page.reload()
    player.page.wait_for_selector("text=could not be loaded")
    player.page.unroute("**/puzzles/catalogue.json")
    player.page.reload()
    player.page.wait_for_selector(".card")


def test_a_surprise_is_a_picture_drawn_just_now(open_player: Open, server_url: str) -> None:
    player = open_player(server_url)
    shipped = player.page.evaluate(
        "fetch(`api/library/${nonokit.library.all()[0].id}`).then((one) => one.json())"
    )
    known = [shipped["puzzle"]]

    def draw(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), **({"puzzle": known.pop()} if known else {})})

    player.page.route("**/api/generate", draw)
    player.page.click("text=Surprise me")
    player.ready()
    assert not known, "what the library has is no surprise"
    assert player.page.evaluate("nonokit.page.puzzle.source").startswith("nonokit, ")
    assert player.page.evaluate("nonokit.library.entry(nonokit.page.puzzle.id).isMine")
    title = player.page.evaluate("nonokit.page.puzzle.title")
    assert title not in player.page.inner_text(".play-title"), "its name is for who has solved it"


def test_lessons_say_what_they_teach(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    lessons = player.page.locator(".card:has-text('Lesson')")
    assert lessons.count() == 10
    for words in lessons.all_inner_texts():
        assert not re.search("easy|hard|lesson\\.", words)
    assert "Trying a cell" in lessons.last.inner_text()


def test_filters_narrow_the_gallery(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    counts = []
    for filter, choice in (("size", "all"), ("size", "large"), ("colour", "coloured")):
        player.page.select_option(f"#filter-{filter}", choice)
        player.wait_until(ALL_CARDS)
        counts.append(player.page.locator(".card").count())
    everything, large, both = counts
    assert everything > large > both > 0
    player.page.fill("input[type=search]", "no such puzzle")
    assert player.page.is_visible("text=No puzzle is like that")


def test_the_gallery_comes_back_as_it_was_left(open_player: Open, static_url: str) -> None:
    player = open_player(static_url)
    place = "(id) => [...document.querySelectorAll(`a.card[href='#/play/${id}']`)].at(-1)?.getBoundingClientRect().top"
    for page in ("gallery", "collection"):
        player.page.evaluate(
            "(page) => nonokit.go({ page, id: page === 'gallery' ? undefined : 'sea' })", page
        )
        player.wait_until(ALL_CARDS)
        card = player.page.locator("a.card.new").last
        id = card.get_attribute("href").rpartition("/")[2]
        card.scroll_into_view_if_needed()
        card.focus()
        top = player.page.evaluate(place, id)
        player.press("Enter")
        player.ready(id)
        assert player.page.evaluate("document.activeElement.id") == "main", "Tab goes on from the board"
        player.press("Space")  # begun, it stands in another place too
        player.page.go_back()
        player.page.wait_for_selector(".card")
        player.settle()
        assert abs(player.page.evaluate(place, id) - top) < 2
        assert player.page.evaluate("document.activeElement.getAttribute('href')") == f"#/play/{id}"


def test_what_was_begun_stands_on_the_first_screen_of_a_phone(open_player: Open, static_url: str) -> None:
    player = open_player(static_url, 390, 844, has_touch=True, is_mobile=True)
    player.open("heart")
    player.drag((0, 1), (0, 1))
    player.page.evaluate("nonokit.go({ page: 'gallery' })")
    card = player.page.locator(".is-row .card")
    card.wait_for()
    bottom = "(card) => card.getBoundingClientRect().bottom"
    before = card.evaluate(bottom)
    assert before < 844
    player.page.fill("input[type=search]", "no such puzzle")
    player.page.wait_for_selector("text=No puzzle is like that")
    assert card.evaluate(bottom) == before, "nothing jumps under a search"
