"""Doctests are collected from all modules but those that only a browser's Python can import."""

collect_ignore = ["nonokit/engine/wasm"]
