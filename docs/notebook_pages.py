"""The notebooks of `notebooks/`, run cell by cell as Jupyter runs them, and as pages with what they show.

A cell shows what it prints, and the value of its last line: as the picture that the value draws of itself, else as text. The
notebooks are kept without outputs, so that a change of one is a change of its text.
"""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

NOTEBOOKS = Path(__file__).parent / "notebooks"


class Shown(NamedTuple):
    """A cell, and what it shows when it is code: what it prints, and its picture."""

    kind: str
    source: str
    text: str = ""
    html: str = ""


def run_notebook(path: Path) -> Iterator[Shown]:
    """The cells of a notebook in order, each run when it is asked for."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            yield run_cell(source, names)
        else:
            yield Shown(cell["cell_type"], source)


def run_cell(source: str, names: dict[str, Any]) -> Shown:
    """Runs a cell of code among the names that those before it have left."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "cell", "exec"), names)
        value = (
            eval(compile(ast.Expression(last.value), "cell", "eval"), names)
            if isinstance(last, ast.Expr)
            else None
        )
    html = picture_of(value)
    text = printed.getvalue() + (repr(value) if value is not None and not html else "")
    return Shown("code", source, text, html)


def picture_of(value: object) -> str:
    """What a notebook shows of a value that draws itself; empty for others."""
    for name in ("_repr_html_", "_repr_svg_"):
        if hasattr(value, name):
            return str(getattr(value, name)())
    return ""


def page_of(path: Path) -> str:
    """A notebook as a page of Markdown."""
    return (
        "\n\n".join(map(block, run_notebook(path)))
        + f"\n\n{{download}}`This page as a notebook <{path.name}>`\n"
    )


def block(cell: Shown) -> str:
    """A cell as Markdown."""
    if cell.kind != "code":
        return cell.source
    parts = [f"```python\n{cell.source}\n```"]
    if cell.text:
        parts.append(f"```text\n{cell.text.rstrip()}\n```")
    if cell.html:
        parts.append(f"```{{raw}} html\n{cell.html}\n```")
    return "\n\n".join(parts)


def write_pages() -> None:
    """A page beside every notebook."""
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        path.with_suffix(".md").write_text(page_of(path), encoding="utf-8")
