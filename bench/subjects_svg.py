"""Drawings, icons and logos to make puzzles from, as SVG of 100 × 100, drawn here."""

from __future__ import annotations

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
STROKE = '<g fill="none" stroke="#111" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">'

FLAT = {
    "umbrella": """<path d="M50 8V86q0 8 8 8t8-8" fill="none" stroke="#5b4636" stroke-width="4"/>
        <path d="M6 54a44 42 0 0 1 88 0q-7-8-15 0-7-8-14 0-8-8-15 0-8-8-15 0-7-8-14 0-8-8-15 0z" fill="#d5303e"/>
        <path d="M35 54q0-30 15-42 15 12 15 42-8-8-15 0-7-8-15 0z" fill="#f6c83c"/>""",
    "fish": """<path d="M8 50q30-36 62-8l22-18q-8 26 0 52L70 58q-32 28-62-8z" fill="#f08a24"/>
        <path d="M38 30q-10 20 0 40l9 1q-11-20 0-41zM56 34q-8 16 0 32l7-3q-6-13 0-26z" fill="#fff"/>
        <circle cx="24" cy="45" r="5" fill="#fff"/><circle cx="23" cy="45" r="3" fill="#111"/>""",
    "toadstool": """<path d="M38 52h24l6 40q-18 6-36 0z" fill="#f3e3c6"/><path d="M4 56Q8 10 50 8t46 48q-46 12-92 0z" fill="#c8262c"/>
        <g fill="#fff"><circle cx="50" cy="24" r="8"/><circle cx="26" cy="40" r="8"/><circle cx="75" cy="40" r="9"/>
        <circle cx="50" cy="50" r="6"/></g>""",
    "penguin": """<ellipse cx="50" cy="54" rx="32" ry="42" fill="#23283a"/><ellipse cx="50" cy="62" rx="21" ry="32" fill="#fff"/>
        <circle cx="40" cy="32" r="9" fill="#fff"/><circle cx="60" cy="32" r="9" fill="#fff"/><circle cx="42" cy="33" r="4"/>
        <circle cx="58" cy="33" r="4"/><path d="M42 42h16L50 54z" fill="#f39a1f"/>
        <path d="M30 90h16v8H26zM54 90h16l4 8H54z" fill="#f39a1f"/>""",
    "rocket": """<path d="M34 60L18 76v16l20-12zM66 60l16 16v16L62 80z" fill="#3566b8"/>
        <path d="M50 4q22 22 18 56l-6 22H38l-6-22Q28 26 50 4z" fill="#e9edf3"/><path d="M50 4q12 12 16 28H34Q38 16 50 4z" fill="#d23b3b"/>
        <circle cx="50" cy="46" r="9" fill="#3566b8"/><path d="M42 84h16l-8 15z" fill="#f4a522"/>""",
    "snail": """<path d="M6 84q0-10 10-12 10-4 8-30-2-12 8-10 8 2 8 14l2 22h40l14 16z" fill="#d8b277"/>
        <circle cx="60" cy="50" r="28" fill="#a05a2c"/><path d="M60 50q6-8 12 0t-8 16q-18 2-20-16 2-20 22-20" fill="none" stroke="#f1d9a7"
        stroke-width="5"/><path d="M26 34L18 16M34 33l4-18" stroke="#d8b277" stroke-width="4"/><circle cx="18" cy="15" r="4"/>
        <circle cx="38" cy="14" r="4"/>""",
    "teapot": """<path d="M24 44Q6 36 4 30l10-4q8 8 16 12zM76 46q22-10 20 8-2 16-24 20l2-8q12-4 13-12 0-8-10-2z" fill="#2a7f86"/>
        <ellipse cx="50" cy="60" rx="32" ry="26" fill="#37a3a8"/><rect x="30" y="82" width="40" height="7" fill="#2a7f86"/>
        <path d="M30 38q20-14 40 0z" fill="#2a7f86"/><circle cx="50" cy="25" r="6" fill="#f0c04a"/>
        <path d="M22 58q28 12 56 0v8q-28 12-56 0z" fill="#f0c04a"/>""",
    "ladybird": """<circle cx="50" cy="28" r="17" fill="#1d1d24"/><circle cx="50" cy="60" r="34" fill="#d42a2a"/>
        <path d="M49 26h2v68h-2z" fill="#1d1d24" stroke="#1d1d24" stroke-width="2"/><g fill="#1d1d24"><circle cx="34" cy="48" r="7"/>
        <circle cx="66" cy="48" r="7"/><circle cx="30" cy="68" r="6"/><circle cx="70" cy="68" r="6"/><circle cx="41" cy="82" r="5"/>
        <circle cx="59" cy="82" r="5"/></g><g fill="#fff"><circle cx="43" cy="20" r="4"/><circle cx="57" cy="20" r="4"/></g>""",
    "balloon": """<path d="M16 40Q18 6 50 4q32 2 34 36Q82 58 58 74H42Q18 58 16 40z" fill="#e8413b"/>
        <path d="M34 40Q36 8 50 4q14 4 16 36-2 18-10 34H44q-8-16-10-34z" fill="#f9d648"/>
        <path d="M42 74l2 10M58 74l-2 10" stroke="#6b4b2a" stroke-width="2"/><rect x="41" y="84" width="18" height="13" fill="#9a6a38"/>""",
    "lighthouse": """<rect width="100" height="100" fill="#bfe0f2"/><path d="M0 84q25-8 50 0t50 0v16H0z" fill="#2d6aa8"/>
        <path d="M38 34h24l8 52H30z" fill="#f7f7f4"/><path d="M36 48h28l2 12H34zM33 70h34l2 12H31z" fill="#cf3434"/>
        <rect x="41" y="20" width="18" height="14" fill="#f8d74a"/><path d="M38 20l12-12 12 12z" fill="#33363f"/>
        <path d="M59 24l36-10v22zM41 24L5 14v22z" fill="#fbf0b4"/>""",
    "melon": """<path d="M4 34h92a46 46 0 0 1-92 0z" fill="#2f8a3c"/><path d="M10 34h80a40 40 0 0 1-80 0z" fill="#d6f0b4"/>
        <path d="M15 34h70a35 35 0 0 1-70 0z" fill="#e8434e"/><g fill="#221d1d"><ellipse cx="34" cy="44" rx="3" ry="4"/>
        <ellipse cx="50" cy="44" rx="3" ry="4"/><ellipse cx="66" cy="44" rx="3" ry="4"/><ellipse cx="42" cy="56" rx="3" ry="4"/>
        <ellipse cx="58" cy="56" rx="3" ry="4"/></g>""",
}  # fmt: skip

OUTLINES = {
    "bicycle": '<circle cx="24" cy="64" r="19"/><circle cx="76" cy="64" r="19"/><path d="M24 64l16-30h26l10 30M40 34l12 30H24M52 64l14-30'
    'M66 34l-4-12h10M34 28h12M40 34l-3-6"/>',
    "bulb": '<path d="M36 70q0-10-9-18a27 27 0 1 1 46 0q-9 8-9 18zM37 78h26M39 86h22M45 94h10M42 70V50l8 8 8-8v20"/>',
    "scissors": '<circle cx="24" cy="76" r="14"/><circle cx="76" cy="76" r="14"/><path d="M33 65L74 8M67 65L26 8"/>',
    "envelope": '<rect x="6" y="22" width="88" height="58" rx="5"/><path d="M8 26l42 32 42-32M8 77l28-29M92 77L64 48"/>',
    "anchor": '<circle cx="50" cy="15" r="9"/><path d="M50 24v68M32 38h36M12 60q4 32 38 32t38-32M12 60l-6 12M12 60l12 8M88 60l6 12M88 60l-12 8"/>',
    "glasses": '<circle cx="26" cy="58" r="19"/><circle cx="74" cy="58" r="19"/><path d="M45 54q5-6 10 0M7 56l8-26 10-4M93 56l-8-26-10-4"/>',
    "bell": '<path d="M12 76q12-8 12-30 0-28 26-28t26 28q0 22 12 30zM42 80q8 14 16 0M50 18V8"/>',
    "snowman": '<circle cx="50" cy="70" r="25"/><circle cx="50" cy="30" r="17"/><path d="M30 14h40M38 14V2h24v12M26 62L8 46M74 62l18-16'
    'M50 30l14 4"/><circle cx="44" cy="25" r="1"/><circle cx="56" cy="25" r="1"/><circle cx="50" cy="62" r="1"/><circle cx="50" cy="76" r="1"/>',
}

LOGOS = {
    "monogram": '<circle cx="50" cy="50" r="46" fill="#1f3a68"/><path d="M30 76V24h11l20 32V24h10v52H61L40 43v33z" fill="#fff"/>',
    "bolt": '<path d="M50 3l41 23.500v47L50 97 9 73.500v-47z" fill="#20242e"/><path d="M56 16L26 56h20l-6 30 32-42H52z" fill="#f7c52b"/>',
    "summit": '<rect x="4" y="4" width="92" height="92" rx="20" fill="#eaf4fb"/><path d="M10 82l28-46 12 18 10-14 30 42z" fill="#2f5d50"/>'
    '<path d="M38 36l-9 15 7-2 5 5 5-5zM60 40l-6 8 5-1 5 4 3-1z" fill="#fff"/><circle cx="72" cy="24" r="9" fill="#f2a93b"/>',
    "leaf": '<path d="M10 88Q4 20 90 8q4 78-62 76L16 96z" fill="#4f9d45"/><path d="M12 92Q34 52 70 28" fill="none" stroke="#fff" stroke-width="5"/>',
    "target": '<circle cx="50" cy="50" r="46" fill="#c8102e"/><circle cx="50" cy="50" r="33" fill="#fff"/><circle cx="50" cy="50" r="20" fill="#c8102e"/>'
    '<circle cx="50" cy="50" r="8" fill="#fff"/>',
    "cube": '<path d="M50 4l42 22-42 22L8 26z" fill="#7fb6e6"/><path d="M8 26l42 22v48L8 74z" fill="#3b78b8"/><path d="M92 26L50 48v48l42-22z" fill="#234d7d"/>',
    "play": '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#ff8a3c"/><stop offset="1" stop-color="#d4145a"/></linearGradient></defs>'
    '<rect x="3" y="12" width="94" height="76" rx="22" fill="url(#g)"/><path d="M40 32l32 18-32 18z" fill="#fff"/>',
    "compass": '<circle cx="50" cy="50" r="46" fill="#f4ede0" stroke="#3a3a44" stroke-width="6"/><path d="M50 10l10 40H40z" fill="#c9352e"/>'
    '<path d="M50 90l10-40H40z" fill="#3a3a44"/><circle cx="50" cy="50" r="5" fill="#f4ede0"/>',
    "waves": '<rect width="100" height="100" fill="#123c69"/><path d="M0 46q12-16 25 0t25 0 25 0 25 0v14q-12 16-25 0t-25 0-25 0-25 0z" fill="#8fd3e8"/>'
    '<path d="M0 74q12-16 25 0t25 0 25 0 25 0v10q-12 16-25 0t-25 0-25 0-25 0z" fill="#fff"/><circle cx="50" cy="22" r="11" fill="#fbd34d"/>',
}


def flat(name: str) -> bytes:
    """A drawing in flat colours."""
    return f"{HEAD}{FLAT[name]}</svg>".encode()


def outline(name: str) -> bytes:
    """A drawing in strokes."""
    return f"{HEAD}{STROKE}{OUTLINES[name]}</g></svg>".encode()


def logo(name: str) -> bytes:
    """A logo."""
    return f"{HEAD}{LOGOS[name]}</svg>".encode()
