"""The files at the root of a site, whose names stay: the page itself, its manifest, the service worker, licences."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

from nonokit.server.policy import policy
from nonokit.site.bundling import WEB
from nonokit.site.fetching import Parts

SITE_POLICY = policy(script_src="'self' 'wasm-unsafe-eval'")
# English is what most visitors read; others wait half a second longer for their words.
READ_FIRST = ("messages/languages.json", "messages/en.ftl", "puzzles/catalogue.json")
STYLE_LINK = re.compile(r'  <link rel="stylesheet"[^>]*>\n')


def first_page(title: str, base: str | None, files: str, python: str, shared: Iterable[str] = ()) -> str:
    """index.html; `files` and `python` are the folders of this version's files and of the Python runtime.

    `shared` are modules that the first one needs: named here they come with it and not after it, as does what it reads first.
    """
    text = (WEB / "index.html").read_text(encoding="utf-8")
    told = {"files": files, "python": python, "title": title, **({"public": base} if base else {})}
    data = "".join(f' data-{name}="{html.escape(value)}"' for name, value in told.items())
    text = text.replace('<html lang="en">', f'<html lang="en"{data}>')
    text = text.replace(
        '  <meta charset="utf-8">\n',
        f'  <meta charset="utf-8">\n  <meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}">\n',
    )
    text = text.replace("<title>nonokit</title>", f"<title>{html.escape(title)}</title>")
    text = STYLE_LINK.sub("", text)
    head = [
        f'<link rel="stylesheet" href="{files}styles/site.css">',
        f'<link rel="stylesheet" href="{files}styles/print.css" media="print">',
        *(f'<link rel="modulepreload" href="{files}{name}">' for name in shared),
        *(f'<link rel="preload" href="{files}{name}" as="fetch" crossorigin>' for name in READ_FIRST),
        *([f'<link rel="canonical" href="{html.escape(base)}">'] if base else []),
    ]
    text = text.replace("  <script ", "".join(f"  {line}\n" for line in head) + "  <script ")
    return text.replace('src="app/', f'src="{files}app/').replace('href="icons/', f'href="{files}icons/')


def manifest(title: str, files: str) -> str:
    """The manifest, which lets phones install the site."""
    content = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    content |= {"name": title, "short_name": title}
    for icon in content["icons"]:
        icon["src"] = files + icon["src"]
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def service_worker(version: str, files: Iterable[str], python_files: Iterable[str]) -> str:
    """The service worker with the names of what it keeps."""
    text = Path(__file__).with_name("sw.js").read_text(encoding="utf-8")
    values = {"version": version, "files": sorted(files), "python_files": sorted(python_files)}
    for name, value in values.items():
        text = text.replace(f'"@{name}@"', json.dumps(value))
    return text


def licences(parts: Parts) -> str:
    """What is in the folder that others made, with their conditions."""
    pyodide = json.loads((parts.pyodide / "package.json").read_text(encoding="utf-8"))
    texts = [
        "nonokit is MIT-licensed; its puzzles are CC0. It comes with:",
        f"Pyodide {pyodide['version']} ({pyodide.get('license', 'MPL-2.0')}), unchanged; its source is at "
        f"{pyodide.get('homepage', '')}. It contains CPython and its standard library (PSF-2.0).",
        "Fluent\n\n" + (WEB / "vendor/fluent-bundle/LICENSE").read_text(encoding="utf-8"),
    ]
    for wheel in parts.wheels():
        with ZipFile(wheel) as files:
            found = [name for name in files.namelist() if re.search(r"dist-info/.*LICEN[CS]E", name)]
            own = "\n\n".join(files.read(name).decode() for name in found)
        texts.append(" ".join(wheel.name.split("-")[:2]) + "\n\n" + own)
    line = "\n\n" + "-" * 80 + "\n\n"
    return line.join(text.strip() for text in texts) + "\n"
