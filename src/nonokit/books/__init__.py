"""Books as projects: a file that says what is in a book, and whether it is fit to be printed.

project   the file and its keys, every mistake named with its line        starting   a file to begin with
checking  puzzles with one solution, each picture once, all of it printable, in order; how hard each is
"""
