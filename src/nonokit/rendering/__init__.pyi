# What rendering offers; `__init__.py` imports each name when it is first used.

from .frames import Frame as Frame
from .frames import animation as animation
from .look import finished_lines as finished_lines
from .marks import CellMark as CellMark
from .marks import Mark as Mark
from .marks import difference as difference
from .picture import OUTPUTS as OUTPUTS
from .picture import BinaryOutput as BinaryOutput
from .picture import RenderOptions as RenderOptions
from .picture import TextOutput as TextOutput
from .picture import grid_svg as grid_svg
from .picture import puzzle_svg as puzzle_svg
from .picture import render as render
from .printing.binding import book as book
from .terminal import terminal_colour as terminal_colour
from .terminal import terminal_style as terminal_style
from .text import Style as Style
from .text import render_text as render_text
from .theme import Theme as Theme
from .theme import ThemeName as ThemeName

__all__: list[str]
