/* The kernel's C interface: all that its faces (Python, WebAssembly) use of it.
 *
 * Numbers go in and come out flat; the kernel keeps no pointer it is given beyond the call, except polls and clocks.
 * Everything is checked here: whatever is passed, a call answers or returns an error below 0 (NULL where it would
 * return a handle; nk_last_error says which), and never throws. A handle serves one call at a time: a second one, from
 * another thread or from inside a poll, gets NK_BUSY; counters may be read at any time. Different handles are
 * independent.
 *
 * Ticks are the unit of work: one settled line costs its number of runs plus one. The kernel never looks at a clock, so
 * the same calls give the same answers everywhere. Budgets and ticks are doubles, which every language has.
 *
 * A PUZZLE in numbers: width, height, values (2 for black and white), how many cells are known from the outset, for
 * each of these its cell and value, and then for every line, rows first, the number of its runs (-1 when it has no
 * clue) and the runs: a length (0 when unknown) where there are two values, else a length and a value. Cells count in
 * reading order; value 0 is the background. In grids 255 stands for a cell that is open.
 *
 * A LITERAL of a board is cell x values + value. A literal of clauses is a variable's number from 1, or minus that.
 */
#ifndef NONOKIT_H
#define NONOKIT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum nk_error {
    NK_BAD_PUZZLE = -1,  /* the numbers make no puzzle, or no clue */
    NK_BAD_CELL = -2,    /* no such cell, value or solution */
    NK_BAD_LITERAL = -3, /* a literal is 0, or speaks of a variable that does not exist */
    NK_BAD_SIZE = -4,    /* too little room, or too many variables */
    NK_BAD_PLAN = -5,    /* no such method, or a budget that is no number */
    NK_BUSY = -6,        /* the handle is in use by another call */
    NK_NO_MEMORY = -7,
    NK_TOO_LARGE = -8, /* what is left of the puzzle is too large for the learner */
    NK_WRONG = -9      /* a solution failed its check: a mistake of the kernel */
};

/* How a stage ended. */
enum nk_outcome {
    NK_OPEN = 0,          /* nothing more to find for this stage; cells are still open */
    NK_SOLVED = 1,        /* every cell is known; after search and learner: every solution was found */
    NK_CONTRADICTION = 2, /* no grid fits */
    NK_STOPPED = 3,       /* a poll said stop */
    NK_LIMIT = 4          /* the budget is spent, or enough solutions were found */
};

enum nk_status { NK_UNIQUE = 0, NK_MULTIPLE = 1, NK_NONE = 2, NK_UNKNOWN = 3 };
enum nk_answer { NK_NO = 0, NK_YES = 1, NK_UNDECIDED = 2 };
enum nk_method { NK_LINES = 1, NK_PROBE = 2, NK_SEARCH = 3, NK_LEARN = 4, NK_LEARN_APART = 5, NK_PROBING_SEARCH = 6 };

typedef int32_t (*nk_poll)(void* context); /* other than 0: stop */
typedef double (*nk_clock)(void* context); /* seconds, from wherever */

typedef struct nk_board nk_board;
typedef struct nk_formula nk_formula;
typedef struct nk_learner nk_learner;
typedef struct nk_counter nk_counter;
typedef struct nk_list nk_list;

int32_t nk_last_error(void); /* of this thread */
const char* nk_error_text(int32_t error);
/* How many of the numbers the first puzzle among them takes. */
double nk_puzzle_size(const int32_t* numbers, size_t count);

/* --- boards: a puzzle being solved --- */

nk_board* nk_board_new(const int32_t* puzzle, size_t count);
nk_board* nk_board_copy(nk_board* board); /* goes its own way from here, without what polls, listens or learns */
void nk_board_free(nk_board* board);
int32_t nk_board_set_poll(nk_board* board, nk_poll poll, void* context);

int32_t nk_board_width(const nk_board* board);
int32_t nk_board_height(const nk_board* board);
int32_t nk_board_values(const nk_board* board);
double nk_board_ticks(const nk_board* board);       /* work done so far */
int32_t nk_board_open_count(const nk_board* board); /* cells not known yet, leaving out those that no clue reaches */
double nk_board_guesses(const nk_board* board);     /* made by search */
double nk_board_conflicts(const nk_board* board);   /* met by the learner */
int32_t nk_board_cells(nk_board* board, uint8_t* cells, size_t room);
int32_t nk_board_domains(nk_board* board, uint64_t* domains, size_t room); /* each cell's values, as bits */

int32_t nk_board_forbid(nk_board* board, int32_t cell, int32_t value); /* 0 when no value is left, else 1 */
int32_t nk_board_assign(nk_board* board, int32_t cell, int32_t value); /* 0 when it cannot have it, else 1 */

/* The stages; each returns an outcome. A poll that says stop leaves the board as it was at its root. */
int32_t nk_board_propagate(nk_board* board);                    /* line logic to its fixpoint */
int32_t nk_board_advance(nk_board* board, double budget_ticks); /* line logic for a while */
int32_t nk_board_probe(nk_board* board, int32_t max_solutions, double budget_ticks);
int32_t nk_board_search(nk_board* board, int32_t max_solutions, double budget_ticks);

/* Solutions met by probing, search and learner, in the order they were found. */
int32_t nk_board_solution_count(const nk_board* board);
int32_t nk_board_solution(nk_board* board, int32_t index, uint8_t* cells, size_t room);
/* One that somebody else found; it is checked, and the learner looks for others. */
int32_t nk_board_add_solution(nk_board* board, const uint8_t* cells, size_t size);

/* Per literal of an open cell: the literal, how many others its row and column fix at once, and these. */
nk_list* nk_board_implications(nk_board* board);

/* --- the whole way --- */

/* Runs the stages of a plan until the answer is known, enough solutions are found or a poll says stop. A stage is
 * three numbers: method, a fixed budget of ticks, and ticks more for every open cell; for the learner slices of work
 * (0: no end) and nothing. A learner apart goes another way than usual, for a thread of its own beside a usual one on
 * a copy of the board; once a board has a learner, either goes on with it. Probing search is for such a thread, too: it
 * leaves the board as it was, and is over at once where there are colours or lines of more than 126 cells. The outcome
 * is that of all stages together: NK_SOLVED and NK_CONTRADICTION mean that the solutions found are all there are. */
int32_t nk_board_run(nk_board* board, const double* plan, size_t stages, int32_t max_solutions);
/* The plan that nk_board_solve uses, as many of its stages as there is room for; returns how many it has. */
size_t nk_default_plan(double* plan, size_t room_for_stages);
int32_t nk_board_is_complete(const nk_board* board);  /* whether the solutions found are all there are */
int32_t nk_board_is_too_large(const nk_board* board); /* whether the learner was asked for and refused */
/* What the stages that ran took: method, ticks, seconds (by the clock, if there is one), cells left open. */
nk_list* nk_board_stages(nk_board* board);
/* The same, of as many stages as there is room for; returns how many there are. */
int32_t nk_board_read_stages(nk_board* board, double* stages, size_t room_for_stages);
/* From clues to a checked answer: the default plan, then the check; an nk_status. */
int32_t nk_board_solve(nk_board* board, int32_t max_solutions);
/* The same without the learner, which may go on for ever: what it leaves is NK_UNKNOWN, and the board can go on. */
int32_t nk_board_solve_briefly(nk_board* board, int32_t max_solutions);
/* The same for many puzzles, one after another in the numbers: `report` gets each with its status (or error), and
 * may read its board; other than 0 from it ends the work. Returns how many puzzles were seen. */
typedef int32_t (*nk_report)(void* context, int32_t index, int32_t status, nk_board* board);
int32_t nk_solve_many(const int32_t* puzzles, size_t count, int32_t max_solutions, nk_poll poll, nk_report report,
                      void* context);

/* --- what happened --- */

int32_t nk_board_set_clock(nk_board* board, nk_clock clock, void* context);
/* From here on everything found out is noted with its reason, and with the time when there is a clock. */
int32_t nk_board_listen(nk_board* board);
/* Notes how a solution follows from what is certain by now. */
int32_t nk_board_trace_solution(nk_board* board, int32_t index);
/* The events noted since they were last taken. Each is its kind, how many numbers it has in all, the time, and
 *   1 line:      the line (rows, then columns), then a cell and a value for everything it ruled out
 *   2 refuted:   a cell and a value that broke a line when it was tried
 *   3 agreed:    a cell, then a cell and a value for everything that none of its values allows
 *   4 guessed:   a cell and the value it was given, on the way to a solution
 *   5 left:      a cell and a value whose solutions are known already, left behind on the way to another
 *   6 solution:  its index; what follows leads from what is certain to it
 *   7 learned:   conflicts so far, then a cell and its value for all that the learner found
 *   8 stage:     the method that begins
 */
nk_list* nk_board_take_events(nk_board* board);

/* A list of numbers that came out; the caller frees it. */
const double* nk_list_numbers(const nk_list* list);
size_t nk_list_count(const nk_list* list);
void nk_list_free(nk_list* list);

/* --- what is left as clauses, and the learner --- */

/* With likely literals after so many rounds of beliefs (0: none); NULL and NK_TOO_LARGE where that is too much. */
nk_formula* nk_board_encode(nk_board* board, int32_t rounds);
int32_t nk_formula_variables(const nk_formula* formula);
const int32_t* nk_formula_clauses(const nk_formula* formula, size_t* count); /* each ends in 0 */
/* Variable i + 1 says that this literal of the board holds. A cell with two values left has one variable, for the
 * higher value; one with more has one for each. */
const int32_t* nk_formula_cells(const nk_formula* formula, size_t* count);
const int32_t* nk_formula_phases(const nk_formula* formula, size_t* count); /* likely literals, the surest first */
/* The picture that a model of the formula means. */
int32_t nk_formula_picture(const nk_formula* formula, const int32_t* model, size_t count, uint8_t* cells, size_t room);
void nk_formula_free(nk_formula* formula);

nk_learner* nk_learner_new(int32_t variables, const int32_t* phases, size_t count);
void nk_learner_free(nk_learner* learner);
int32_t nk_learner_set_poll(nk_learner* learner, nk_poll poll, void* context);
double nk_learner_ticks(const nk_learner* learner);
double nk_learner_conflicts(const nk_learner* learner);
int32_t nk_learner_variables(const nk_learner* learner);
int32_t nk_learner_load(nk_learner* learner, const nk_formula* formula);          /* 0 when a poll stopped it, else 1 */
int32_t nk_learner_add(nk_learner* learner, const int32_t* clause, size_t count); /* new variables are welcome */
int32_t nk_learner_prefer(nk_learner* learner, const int32_t* phases, size_t count); /* values to try first */
int32_t nk_learner_solve(nk_learner* learner, const int32_t* assumptions, size_t count, double budget_ticks);
/* The assignment found last, a literal per variable, as many as there is room for; returns how many it has. */
int32_t nk_learner_model(nk_learner* learner, int32_t* model, size_t room);

/* --- how many solutions --- */

/* What is open on a board, in components whose numbers of solutions multiply; cells that no clue reaches are left out.
 * Each is counted if that takes no more nodes than given: in breadth, which is quick, then in depth, where line logic
 * prunes. When a poll says stop, the rest is not. */
nk_counter* nk_counter_new(nk_board* board, double max_nodes, double max_nodes_in_depth);
void nk_counter_free(nk_counter* counter);
int32_t nk_counter_is_possible(const nk_counter* counter); /* 0 when some line has no solution by itself */
int32_t nk_counter_component_count(const nk_counter* counter);
nk_list* nk_counter_cells(const nk_counter* counter, int32_t component);
int32_t nk_counter_is_exact(const nk_counter* counter, int32_t component); /* 0: there may be more */
/* The number of solutions seen in digits of 32 bits, the lowest first; none when none was looked for. */
nk_list* nk_counter_total(const nk_counter* counter, int32_t component);
/* Where it is exact: for every cell and each of its values, in how many solutions it has it, with as many digits each
 * as the total has. */
nk_list* nk_counter_ways(const nk_counter* counter, int32_t component);
/* A value for every cell, all solutions equally likely, or none when there are none; the same seed gives the same. */
nk_list* nk_counter_sample(const nk_counter* counter, int32_t component, double seed);

/* --- single lines, and checks --- */

/* One line by itself: the clue in numbers as in a puzzle, what each cell may be as bits, and as bits what some legal
 * placement gives it. 0 when nothing fits, else 1. */
int32_t nk_settle(const int32_t* clue, size_t count, int32_t values, const uint64_t* domains, size_t size,
                  uint64_t* settled);
/* Many lines of one number of values: sizes and clues, domains and results one after another; `fits` gets 0 or 1 for
 * each. Returns 1. */
int32_t nk_settle_many(const int32_t* sizes, size_t lines, const int32_t* clues, size_t count, int32_t values,
                       const uint64_t* domains, size_t cells, uint64_t* settled, uint8_t* fits);

/* Whether every picture, one after another, solves the puzzle; code that shares nothing with the solver. */
int32_t nk_verify(const int32_t* puzzle, size_t count, const uint8_t* pictures, size_t pictures_size);
/* Whether a finished line has these runs, pairs of a length (0: any) and a value. */
int32_t nk_line_reads_as(const int32_t* runs, size_t pairs, const uint8_t* cells, size_t size, size_t stride);

/* For tests and measurements: how short lines are settled, 0 one after another, 1 in AVX2's registers, 2 with AVX-512's
 * instructions; at most what the processor has. Returns what it was before. */
int32_t nk_use_registers(int32_t level);

#ifdef __cplusplus
}
#endif

#endif
