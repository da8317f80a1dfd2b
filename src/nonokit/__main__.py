"""`python -m nonokit`: the command line."""

from nonokit.cli.main import main

if __name__ == "__main__":
    main()
