"""What a page of ours may load: its own files, and nothing else."""

from __future__ import annotations

DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}


def policy(**changed: str) -> str:
    """The header's value; `script_src="..."` and the like change or add a directive."""
    directives = {**DIRECTIVES, **{name.replace("_", "-"): value for name, value in changed.items()}}
    return "; ".join(f"{name} {value}" for name, value in directives.items())
