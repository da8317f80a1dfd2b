"""nonokit: solve, explain, draw, make and convert nonograms.

    import nonokit

    puzzle = nonokit.load("cat.non")
    result = nonokit.solve(puzzle)
    print(result.status.value, result.solutions[0], sep="\\n")

The public names are listed in `__init__.pyi`. Each is imported when first used, so that `import nonokit` stays
fast.
"""

from nonokit import hooks
from nonokit.public_names import from_stub

__version__ = "0.1.0"  # the only place: pyproject.toml reads it from here

__getattr__, __dir__, __all__ = from_stub(__name__, __file__)


def _draw(value):
    from nonokit.notebook import draw

    return draw(value)


def _solutions(puzzle):
    from nonokit.solving.all_solutions import all_solutions

    return all_solutions(puzzle)


def _sample(puzzle, seed):
    from nonokit.solving.counting import sample_solutions

    return next(sample_solutions(puzzle, seed=seed))


def _meant_reading(readings):
    from nonokit.diagnosing.meant_reading import meant_reading

    return meant_reading(readings)


def _found_when_called(name):
    def first_call(*arguments):
        from nonokit.engine import quick_reader

        setattr(hooks, name, quick_reader(name))
        return getattr(hooks, name)(*arguments)

    return first_call


hooks.draw = _draw
hooks.meant_reading = _meant_reading
hooks.sample = _sample
hooks.solutions = _solutions
for _name in (
    *("read_lists", "read_coloured", "read_lettered", "read_xml_clues", "read_json_clues"),
    *("clues_of_picture", "sides_agree"),
):
    setattr(hooks, _name, _found_when_called(_name))
