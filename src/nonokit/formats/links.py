"""Links to puzzles that are not in the link itself: nothing is fetched, so what to do instead is said."""

from __future__ import annotations

import re

_LINK = re.compile(r"(?:https?://|www\.)([^\s/]+)\S*")
_ADVICE = {
    "webpbn.com": "export the puzzle on webpbn.com/export.cgi (XML keeps most) and open that file",
    "nonograms.org": "save the page as HTML and open that file",
    "nonograms.ru": "save the page as HTML and open that file",
    "griddlers.net": "save the page as HTML and open that file",
}


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
