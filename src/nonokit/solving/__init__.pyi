# What solving offers; `__init__.py` imports each name when it is first used.

from .counting import Count as Count
from .counting import cell_chances as cell_chances
from .counting import count_solutions as count_solutions
from .counting import sample_solutions as sample_solutions
from .events import BranchesAgreed as BranchesAgreed
from .events import CellsGiven as CellsGiven
from .events import CellsLearned as CellsLearned
from .events import ChainFollowed as ChainFollowed
from .events import ClausesLearned as ClausesLearned
from .events import LineSettled as LineSettled
from .events import SolutionReached as SolutionReached
from .events import ValueGuessed as ValueGuessed
from .events import ValueLeft as ValueLeft
from .events import ValueRefuted as ValueRefuted
from .limits import Progress as Progress
from .many import solve_many as solve_many
from .parts import combine_answers as combine_answers
from .parts import split_puzzle as split_puzzle
from .pipeline import DEFAULT_METHODS as DEFAULT_METHODS
from .pipeline import METHODS as METHODS
from .pipeline import Method as Method
from .pipeline import solve as solve
from .result import Interrupted as Interrupted
from .result import SolveResult as SolveResult
from .result import Stage as Stage
from .result import Stats as Stats
from .result import Status as Status
from .trace_event import TraceEvent as TraceEvent
from .varying_cells import Ambiguity as Ambiguity
from .varying_cells import ambiguity as ambiguity
from .verify import is_solution as is_solution

__all__: list[str]
