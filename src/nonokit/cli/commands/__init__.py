"""The commands, one a file; each has a click command called `command`. `cli/main.py` lists them."""
