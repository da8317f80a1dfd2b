"""A bill of materials: everything that `pip install 'nonokit[all]'` brings, and what is inside nonokit itself, as CycloneDX JSON.

    python requirements/sbom.py dist/sbom.json

Versions are those installed here; licences are those of docs/licences.md. What is built into the engine or lies in the page's
folder `vendor` is known to no package manager, so it stands here.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from licences import licence_of, needs, packages
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
VENDORED = ROOT / "src/nonokit/web/vendor/README.md"


def main() -> None:
    """Writes the bill."""
    found = packages()
    parts = [component("pypi", name, found[name].version, licence_of(found[name])) for name in sorted(found)]
    inside = [component("pypi", "nanobind", version("nanobind"), "BSD-3-Clause"), *vendored()]
    own = component("pypi", "nonokit", version("nonokit"), "MIT")
    asked = {name: sorted(reference(one, found) for one in wanted(name, found)) for name in found}
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": [*parts, *inside],
        "dependencies": [
            {"ref": own["bom-ref"], "dependsOn": [part["bom-ref"] for part in [*parts, *inside]]},
            *({"ref": reference(name, found), "dependsOn": asked[name]} for name in sorted(found)),
        ],
    }
    Path(sys.argv[1]).write_text(json.dumps(bill, indent=1) + "\n", encoding="utf-8")
    print(f"{sys.argv[1]}: {len(parts)} packages, {len(inside)} parts inside")


def component(kind: str, name: str, number: str, licence: str | None) -> dict[str, Any]:
    """A package as CycloneDX has it."""
    said = [{"expression": licence}] if licence and " " in licence else [{"license": as_licence(licence)}]
    url = f"pkg:{kind}/{name.replace('@', '%40')}@{number}"
    return {"type": "library", "bom-ref": url, "name": name, "version": number, "purl": url, "licenses": said}


def as_licence(licence: str | None) -> dict[str, str]:
    """One licence: by its identifier, but BSD alone is none."""
    return {"name": licence or "unknown"} if licence in (None, "BSD") else {"id": licence}


def vendored() -> list[dict[str, Any]]:
    """The code of others in the page, as its table lists it."""
    rows = re.findall(r"\[(@?[\w/-]+)\]\(.*?\).*?\| ([\d.]+) \|", VENDORED.read_text(encoding="utf-8"))
    return [component("npm", name, number, "Apache-2.0") for name, number in rows]


def wanted(name: str, found: dict[str, Any]) -> list[str]:
    """What a package asks for, of what is here."""
    asked = (re.sub("[._]", "-", one.name.lower()) for one in needs(found[name], Requirement(name).extras))
    return sorted({one for one in asked if one in found})


def reference(name: str, found: dict[str, Any]) -> str:
    """What a package is called in the bill."""
    return f"pkg:pypi/{name}@{found[name].version}"


if __name__ == "__main__":
    main()
