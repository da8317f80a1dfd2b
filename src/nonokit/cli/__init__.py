"""The command line: one file a command in `commands`, one way to read inputs, one way to print results."""
