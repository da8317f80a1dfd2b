"""Which form a count takes in a language: the rules of Unicode's CLDR for whole numbers.

CLDR's own library needs 30 MB for all that is known of all languages; whole numbers need these lines. The tests compare
them with Babel's.
"""

from __future__ import annotations

from collections.abc import Callable

Rule = Callable[[int], str]


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _other(_: int) -> str:
    return "other"


def _zero_or_one(n: int) -> str:
    return "one" if n < 2 else "other"


def _millions(n: int) -> str:
    return "many" if n and n % 1_000_000 == 0 else _one(n)


def _millions_zero_or_one(n: int) -> str:
    return "many" if n and n % 1_000_000 == 0 else _zero_or_one(n)


def _ends_in_one(n: int) -> bool:
    return n % 10 == 1 and n % 100 != 11


def _ends_in_two_to_four(n: int) -> bool:
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def _east_slavic(n: int) -> str:
    return "one" if _ends_in_one(n) else "few" if _ends_in_two_to_four(n) else "many"


def _south_slavic(n: int) -> str:
    return "one" if _ends_in_one(n) else "few" if _ends_in_two_to_four(n) else "other"


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if _ends_in_two_to_four(n) else "many"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def _slovenian(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def _romanian(n: int) -> str:
    return "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def _lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19 or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def _hebrew(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "other")


def _arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else "other"


def _by_language(table: dict[str, Rule]) -> dict[str, Rule]:
    return {language: rule for languages, rule in table.items() for language in languages.split()}


CARDINAL = _by_language(
    {
        "bg da de el en eo et eu fi gl hu ka nb nl nn no sq sv ta tr ur": _one,
        "id ja ko ms th vi zh": _other,
        "am bn fa gu hi hy kn si zu": _zero_or_one,
        "ca es it": _millions,
        "fr pt": _millions_zero_or_one,
        "be ru uk": _east_slavic,
        "bs hr sr": _south_slavic,
        "pl": _polish,
        "cs sk": _czech,
        "sl": _slovenian,
        "ro": _romanian,
        "lt": _lithuanian,
        "he": _hebrew,
        "ar": _arabic,
    }
)
