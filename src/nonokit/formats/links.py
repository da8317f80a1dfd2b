"""Links to puzzles that are not in the link itself: nothing is fetched, so what to do instead is said."""

from __future__ import annotations

import re

_LINK = re.compile(r"(?:https?://|www\.)([^\s/]+)\S*")
_LONGEST = 100_000
_ADVICE = {
    "webpbn.com": "export the puzzle on webpbn.com/export.cgi (XML keeps most) and open that file",
    "nonograms.org": "save the page as HTML and open that file",
    "nonograms.ru": "save the page as HTML and open that file",
    "griddlers.net": "save the page as HTML and open that file",
}


def parameters(text: str) -> list[tuple[str | None, str]]:
    """What a link hands to its page after `?` and `#`, by name; empty when the text is no link.

    >>> parameters("https://example.org/play?rows=1,2;3&cols=%5B4%5D#cat")
    [('rows', '1,2;3'), ('cols', '[4]'), (None, 'cat')]
    """
    match = _LINK.match(text.strip()) if len(text) < _LONGEST and "\n" not in text.strip() else None
    if not match:
        return []
    from urllib.parse import unquote_plus, urlsplit

    try:
        parts = urlsplit(text.strip())
    except ValueError:
        return []
    found: list[tuple[str | None, str]] = []
    for word in re.split("[&#]", f"{parts.query}#{parts.fragment}"):
        key, is_named, value = word.partition("=")
        if word:
            found.append(
                (key, unquote_plus(value)) if is_named and value.strip("=") else (None, unquote_plus(word))
            )
    return found


def link_problem(text: str) -> str | None:
    """Why a text that is a link cannot be read, and what to do; None when it is no link.

    >>> link_problem("https://webpbn.com/play.cgi?id=1")
    'a link, and links are not fetched: export the puzzle on webpbn.com/export.cgi (XML keeps most) and open that file'
    """
    match = _LINK.fullmatch(text.strip()) if len(text) < 4000 else None
    if not match:
        return None
    host = match[1].lower().split(":")[0]
    known = next(
        (advice for site, advice in _ADVICE.items() if host == site or host.endswith("." + site)), None
    )
    advice = (
        known or "there is no puzzle in the link itself; save the page or download the file, and open that"
    )
    return f"a link, and links are not fetched: {advice}"
