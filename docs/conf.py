"""How Sphinx builds these pages: Markdown as it is, and a reference made from the list of public names."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

import nonokit

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS))
STUB = Path(nonokit.__file__).with_suffix(".pyi")
REFERENCE = DOCS / "reference"

project = "nonokit"
release = version = nonokit.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["build", "notebooks/*.ipynb"]
html_theme = "furo"
html_title = f"nonokit {release}"
html_static_path: list[str] = []
html_show_copyright = False
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence", "html_image"]
suppress_warnings = ["myst.header"]  # tables of benchmarks stand under small headings of their own
default_role = "code"  # `names` in docstrings are code, as they are in Markdown
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True


def public_names() -> dict[str, list[str]]:
    """The public names by the part of nonokit they come from, as the stub lists them."""
    homes: dict[str, list[str]] = {}
    for node in ast.parse(STUB.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            homes.setdefault(node.module or "", []).extend(alias.name for alias in node.names)
    return homes


def kind_of(name: str) -> str:
    """What a public name is, as autodoc calls it; aliases of types are data."""
    value = getattr(nonokit, name)
    if inspect.isfunction(value):
        return "function"
    if inspect.isclass(value):
        return "exception" if issubclass(value, BaseException) else "class"
    return "data"


def directives(names: list[str]) -> list[str]:
    """How autodoc is asked for some names: functions first, then what they take and give."""
    order = ("function", "class", "exception", "data")
    ordered = sorted(names, key=lambda name: (order.index(kind_of(name)), name))
    return [f".. auto{kind_of(name)}:: nonokit.{name}\n" for name in ordered]


def page(title: str, introduction: str, parts: list[str]) -> str:
    """A page of the reference."""
    body = "\n".join(parts)
    return f"# {title}\n\n{introduction}\n\n```{{eval-rst}}\n{body}```\n"


def write_reference(_app: Sphinx) -> None:
    """A page for each part of nonokit."""
    REFERENCE.mkdir(exist_ok=True)
    from reference_pages import write_pages

    write_pages(REFERENCE)
    names = []
    for home, listed in sorted(public_names().items()):
        if not home:
            for module in listed:
                names.append(f"nonokit.{module}")
                content = page(f"nonokit.{module}", "", [f".. automodule:: nonokit.{module}\n   :members:\n"])
                (REFERENCE / f"nonokit.{module}.md").write_text(content, encoding="utf-8")
            continue
        documentation = importlib.import_module(f"nonokit.{home}").__doc__ or ""
        introduction = documentation.strip().split("\n\n")[0].replace("\n", " ")
        names.append(home)
        content = page(home.capitalize(), introduction, directives(listed))
        (REFERENCE / f"{home}.md").write_text(content, encoding="utf-8")
    index = "\n".join(names)
    text = f"# Reference\n\nEvery public name of nonokit.\n\n```{{toctree}}\n:maxdepth: 2\n\n{index}\n```\n"
    (REFERENCE / "index.md").write_text(text, encoding="utf-8")


def write_notebooks(_app: Sphinx) -> None:
    """A page for each notebook, with what its cells show."""
    from notebook_pages import write_pages

    write_pages()


def find_public_name(app: Sphinx, env: Any, node: Any, content: nodes.Node) -> nodes.Node | None:
    """A type that is public is described under its public name, wherever it is defined."""
    name = str(node["reftarget"]).rsplit(".", 1)[-1]
    if node.get("refdomain") != "py" or name not in nonokit.__all__:
        return None
    domain = env.domains.python_domain
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", f"nonokit.{name}", node, content)


def setup(app: Sphinx) -> None:
    """Tells Sphinx of the above."""
    app.connect("builder-inited", write_reference)
    app.connect("builder-inited", write_notebooks)
    app.connect("missing-reference", find_public_name)
