// The C interface: checks what comes in, and turns what went wrong into numbers.
#include "nonokit.h"

#include <atomic>
#include <cmath>
#include <new>
#include <set>

#include "counting.hpp"
#include "pipeline.hpp"
#include "settle.hpp"
#include "verify.hpp"

using namespace nonokit;

// Set while a call works on the handle.
struct Busy {
    std::atomic<bool> is_set = false;
};
struct nk_board : Busy {
    nk_board(std::shared_ptr<const Puzzle> puzzle, std::span<const int32_t> numbers)
        : numbers(numbers.begin(), numbers.end()), solve(std::move(puzzle)) {}
    explicit nk_board(const nk_board& other) : Busy(), numbers(other.numbers), solve(other.solve) {
        solve.board->poll = nullptr;
        solve.board->trace = {};
    }
    AnyBoard& board() const { return *solve.board; }

    std::vector<int32_t> numbers;  // the puzzle, for the check
    Solve solve;
};
struct nk_learner : Busy {
    nk_learner(int variables, Learner::Literals phases) : learner(variables, phases) {}
    Learner learner;
};
struct nk_formula {
    Formula formula;
};
struct nk_counter {
    Counting counting;
};
struct nk_list {
    std::vector<double> numbers;
};

namespace {

thread_local int32_t last_error = 0;

int32_t fail(int32_t error) { return last_error = error; }
template <class T>
T* fail_with_none(int32_t error) {
    fail(error);
    return nullptr;
}

// Runs a call that may run out of memory; what else goes wrong is told by its result.
template <class T, class F>
T guarded(T otherwise, F f) {
#if defined(__cpp_exceptions)
    try {
        return f();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    fail(NK_NO_MEMORY);
    return otherwise;
#else
    (void)otherwise;
    return f();
#endif
}

// The same with a handle to itself.
template <class H, class T, class F>
T alone(H* handle, T otherwise, F f) {
    if (handle->is_set.exchange(true, std::memory_order_acquire)) {
        fail(NK_BUSY);
        return otherwise;
    }
    T result = guarded(otherwise, f);
    handle->is_set.store(false, std::memory_order_release);
    return result;
}
template <class H, class F>
int32_t alone(H* handle, F f) {
    last_error = 0;
    const int32_t result = alone(handle, INT32_MIN, f);
    return result == INT32_MIN ? last_error : result;
}

int64_t ticks_of(double budget) {
    if (!(budget > 0)) return 0;  // nor is anything that is no number
    return budget < static_cast<double>(most_ticks) ? static_cast<int64_t>(budget) : most_ticks;
}

int32_t code(Outcome outcome) { return static_cast<int32_t>(outcome); }

bool are_literals(Learner::Literals literals, int variables) {
    for (int literal : literals)
        if (!literal || literal < -variables || literal > variables) return false;
    return true;
}

template <class T>
const T* with_count(const std::vector<T>& numbers, size_t* count) {
    if (count) *count = numbers.size();
    return numbers.data();
}

std::function<bool()> poll_of(nk_poll poll, void* context) {
    if (!poll) return nullptr;
    return [poll, context] { return poll(context) != 0; };
}

bool holds(const AnyBoard& board, int cell, int value) {
    return cell >= 0 && cell < board.puzzle->cell_count() && value >= 0 && value < board.puzzle->values;
}

bool read_plan(std::span<const double> numbers, std::vector<Stage>& plan) {
    for (size_t i = 0; i + 2 < numbers.size(); i += 3) {
        if (!(numbers[i] >= 1 && numbers[i] <= 4)) return false;
        if (!std::isfinite(numbers[i + 1]) || !std::isfinite(numbers[i + 2])) return false;
        const auto method = static_cast<Method>(static_cast<int>(numbers[i]));
        // So many ticks for a cell that those of all cells together are still a number.
        const int64_t per_cell = std::min<int64_t>(ticks_of(numbers[i + 2]), int64_t{1} << 32);
        plan.push_back({method, ticks_of(numbers[i + 1]), per_cell});
    }
    return true;
}

int32_t status_of(const Solve& solve) {
    const size_t found = solve.board->solutions.size();
    if (found > 1) return NK_MULTIPLE;
    if (!solve.is_complete) return NK_UNKNOWN;
    return found ? NK_UNIQUE : NK_NONE;
}

// Solves, and checks every solution before anybody sees it.
int32_t solve_and_check(nk_board* board, std::span<const Stage> plan, int32_t max_solutions) {
    board->solve.run(plan, std::max(1, max_solutions));
    Grid pictures;
    for (const Grid& grid : board->board().solutions) pictures.insert(pictures.end(), grid.begin(), grid.end());
    const size_t count = board->board().solutions.size();
    if (!check::all_solve(board->numbers.data(), board->numbers.size(), pictures.data(), count)) return NK_WRONG;
    return status_of(board->solve);
}

void append_digits(std::vector<double>& numbers, const Digits& digits) {
    for (uint64_t digit : digits)
        numbers.insert(numbers.end(), {static_cast<double>(digit & UINT32_MAX), static_cast<double>(digit >> 32)});
}

nk_list* list_of(std::vector<double> numbers) { return new nk_list{std::move(numbers)}; }

void keep_those_with(std::vector<Component>& components, std::span<const int32_t> cells) {
    const std::set<int32_t> wanted(cells.begin(), cells.end());
    std::erase_if(components, [&](const Component& component) {
        return std::none_of(component.cells.begin(), component.cells.end(),
                            [&](int cell) { return wanted.contains(cell); });
    });
}

// What is asked of a component, where there is such a one and it was counted.
template <class F>
nk_list* asked_of(const nk_counter* counter, int32_t index, F answer) {
    const auto& all = counter->counting.components;
    if (index < 0 || static_cast<size_t>(index) >= all.size() || !all[index].is_counted)
        return fail_with_none<nk_list>(NK_BAD_CELL);
    return guarded<nk_list*>(nullptr, [&] {
        std::vector<double> numbers;
        answer(all[index], numbers);
        return list_of(std::move(numbers));
    });
}

// Numbers that look random, all of one seed (splitmix64).
std::function<uint64_t()> random_of(uint64_t seed) {
    return [seed]() mutable {
        uint64_t mixed = seed += 0x9e3779b97f4a7c15u;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    };
}

}  // namespace

extern "C" {

int32_t nk_last_error(void) { return last_error; }

const char* nk_error_text(int32_t error) {
    switch (error) {
        case NK_BAD_PUZZLE:
            return "the numbers make no puzzle";
        case NK_BAD_CELL:
            return "no such cell, value or solution";
        case NK_BAD_LITERAL:
            return "a literal is 0 or speaks of a variable that does not exist";
        case NK_BAD_SIZE:
            return "too little room, or too many variables";
        case NK_BAD_PLAN:
            return "no such method, or a budget that is no number";
        case NK_BUSY:
            return "in use by another call";
        case NK_NO_MEMORY:
            return "out of memory";
        case NK_TOO_LARGE:
            return "what is left is too large for the learner";
        case NK_WRONG:
            return "a solution failed its check";
        default:
            return "no error";
    }
}

double nk_puzzle_size(const int32_t* numbers, size_t count) {
    return guarded(static_cast<double>(NK_NO_MEMORY), [&]() -> double {
        size_t used = 0;
        if (!read_puzzle({numbers, count}, &used)) return fail(NK_BAD_PUZZLE);
        return static_cast<double>(used);
    });
}

// --- boards ---

nk_board* nk_board_new(const int32_t* puzzle, size_t count) {
    return guarded<nk_board*>(nullptr, [&]() -> nk_board* {
        size_t used = 0;
        auto compiled = read_puzzle({puzzle, count}, &used);
        if (!compiled) return fail_with_none<nk_board>(NK_BAD_PUZZLE);
        return new nk_board(std::move(compiled), {puzzle, used});
    });
}
nk_board* nk_board_copy(nk_board* board) {
    return alone<nk_board, nk_board*>(board, nullptr, [&] { return new nk_board(*board); });
}
void nk_board_free(nk_board* board) { delete board; }
int32_t nk_board_set_poll(nk_board* board, nk_poll poll, void* context) {
    return alone(board, [&] {
        board->board().poll = poll_of(poll, context);
        return 1;
    });
}

int32_t nk_board_width(const nk_board* board) { return board->board().puzzle->width; }
int32_t nk_board_height(const nk_board* board) { return board->board().puzzle->height; }
int32_t nk_board_values(const nk_board* board) { return board->board().puzzle->values; }
double nk_board_ticks(const nk_board* board) { return static_cast<double>(board->board().ticks); }
int32_t nk_board_open_count(const nk_board* board) { return board->board().open_count; }
double nk_board_guesses(const nk_board* board) { return static_cast<double>(board->board().guesses); }
double nk_board_conflicts(const nk_board* board) {
    return board->solve.session ? static_cast<double>(board->solve.session->conflicts()) : 0;
}
int32_t nk_board_cells(nk_board* board, uint8_t* cells, size_t room) {
    return alone(board, [&] {
        if (room < static_cast<size_t>(board->board().puzzle->cell_count())) return fail(NK_BAD_SIZE);
        board->board().write_cells(cells);
        return 1;
    });
}
int32_t nk_board_domains(nk_board* board, uint64_t* domains, size_t room) {
    return alone(board, [&] {
        if (room < static_cast<size_t>(board->board().puzzle->cell_count())) return fail(NK_BAD_SIZE);
        board->board().write_domains(domains);
        return 1;
    });
}
int32_t nk_board_forbid(nk_board* board, int32_t cell, int32_t value) {
    return alone(board, [&]() -> int32_t {
        if (!holds(board->board(), cell, value)) return fail(NK_BAD_CELL);
        return board->board().forbid(cell, value);
    });
}
int32_t nk_board_assign(nk_board* board, int32_t cell, int32_t value) {
    return alone(board, [&]() -> int32_t {
        if (!holds(board->board(), cell, value)) return fail(NK_BAD_CELL);
        return board->board().assign(cell, value);
    });
}
int32_t nk_board_propagate(nk_board* board) {
    return alone(board, [&] { return code(board->board().propagate()); });
}
int32_t nk_board_advance(nk_board* board, double budget_ticks) {
    return alone(board, [&] { return code(board->board().advance(ticks_of(budget_ticks))); });
}
int32_t nk_board_probe(nk_board* board, int32_t max_solutions, double budget_ticks) {
    return alone(board,
                 [&] { return code(probe(board->board(), std::max(1, max_solutions), ticks_of(budget_ticks))); });
}
int32_t nk_board_search(nk_board* board, int32_t max_solutions, double budget_ticks) {
    return alone(board,
                 [&] { return code(search(board->board(), std::max(1, max_solutions), ticks_of(budget_ticks))); });
}
int32_t nk_board_solution_count(const nk_board* board) { return static_cast<int32_t>(board->board().solutions.size()); }
int32_t nk_board_solution(nk_board* board, int32_t index, uint8_t* cells, size_t room) {
    return alone(board, [&] {
        const auto& solutions = board->board().solutions;
        if (index < 0 || static_cast<size_t>(index) >= solutions.size()) return fail(NK_BAD_CELL);
        if (room < solutions[index].size()) return fail(NK_BAD_SIZE);
        std::copy(solutions[index].begin(), solutions[index].end(), cells);
        return 1;
    });
}
int32_t nk_board_add_solution(nk_board* board, const uint8_t* cells, size_t size) {
    return alone(board, [&] {
        if (size != static_cast<size_t>(board->board().puzzle->cell_count())) return fail(NK_BAD_SIZE);
        if (!check::all_solve(board->numbers.data(), board->numbers.size(), cells, 1)) return fail(NK_WRONG);
        const Grid grid(cells, cells + size);
        if (board->solve.session) board->solve.session->block(grid);
        board->board().keep_solution(grid, {});
        return 1;
    });
}
nk_list* nk_board_implications(nk_board* board) {
    return alone<nk_board, nk_list*>(board, nullptr, [&] {
        const std::vector<int32_t> found = implications(board->board());
        return list_of({found.begin(), found.end()});
    });
}

// --- the whole way ---

int32_t nk_board_run(nk_board* board, const double* plan, size_t stages, int32_t max_solutions) {
    return alone(board, [&] {
        std::vector<Stage> checked;
        if (stages > SIZE_MAX / 3 || !read_plan({plan, 3 * stages}, checked)) return fail(NK_BAD_PLAN);
        return code(board->solve.run(checked, std::max(1, max_solutions)));
    });
}
size_t nk_default_plan(double* plan, size_t room_for_stages) {
    const std::span<const Stage> stages(default_plan);
    for (size_t i = 0; i < std::min(room_for_stages, stages.size()); ++i) {
        plan[3 * i] = static_cast<double>(stages[i].method);
        plan[3 * i + 1] = static_cast<double>(stages[i].fixed);
        plan[3 * i + 2] = static_cast<double>(stages[i].per_open_cell);
    }
    return stages.size();
}
int32_t nk_board_is_complete(const nk_board* board) { return board->solve.is_complete; }
int32_t nk_board_is_too_large(const nk_board* board) { return board->solve.is_too_large; }
nk_list* nk_board_stages(nk_board* board) {
    return alone<nk_board, nk_list*>(board, nullptr, [&] {
        std::vector<double> numbers;
        for (const StageLog& stage : board->solve.log)
            numbers.insert(numbers.end(), {static_cast<double>(stage.method), static_cast<double>(stage.ticks),
                                           stage.seconds, static_cast<double>(stage.open_count)});
        return list_of(std::move(numbers));
    });
}
int32_t nk_board_solve(nk_board* board, int32_t max_solutions) {
    return alone(board, [&] {
        const int32_t status = solve_and_check(board, default_plan, max_solutions);
        return status < 0 ? fail(status) : status;
    });
}
int32_t nk_board_solve_briefly(nk_board* board, int32_t max_solutions) {
    return alone(board, [&] {
        const std::span<const Stage> all(default_plan);
        const int32_t status = solve_and_check(board, all.first(all.size() - 1), max_solutions);
        return status < 0 ? fail(status) : status;
    });
}
int32_t nk_solve_many(const int32_t* puzzles, size_t count, int32_t max_solutions, nk_poll poll, nk_report report,
                      void* context) {
    int32_t seen = 0;
    for (size_t at = 0; at < count; ++seen) {
        nk_board* const board = nk_board_new(puzzles + at, count - at);
        if (!board) return report(context, seen, last_error, nullptr), seen + 1;
        nk_board_set_poll(board, poll, context);
        at += board->numbers.size();
        const bool is_over = report(context, seen, nk_board_solve(board, max_solutions), board) != 0;
        nk_board_free(board);
        if (is_over) return seen + 1;
    }
    return seen;
}

// --- what happened ---

int32_t nk_board_set_clock(nk_board* board, nk_clock clock, void* context) {
    return alone(board, [&] {
        board->board().trace.clock = nullptr;
        if (clock) board->board().trace.clock = [clock, context] { return clock(context); };
        return 1;
    });
}
int32_t nk_board_listen(nk_board* board) {
    return alone(board, [&] {
        Trace& trace = board->board().trace;
        trace.is_on = true;
        trace.paths.resize(board->board().solutions.size());
        return 1;
    });
}
int32_t nk_board_trace_solution(nk_board* board, int32_t index) {
    return alone(board, [&] {
        const size_t count = board->board().solutions.size();
        if (index < 0 || static_cast<size_t>(index) >= count) return fail(NK_BAD_CELL);
        trace_solution(board->board(), index, board->solve.session ? board->solve.session->conflicts() : 0);
        return 1;
    });
}
nk_list* nk_board_take_events(nk_board* board) {
    return alone<nk_board, nk_list*>(board, nullptr,
                                     [&] { return list_of(std::exchange(board->board().trace.events, {})); });
}
const double* nk_list_numbers(const nk_list* list) { return list->numbers.data(); }
size_t nk_list_count(const nk_list* list) { return list->numbers.size(); }
void nk_list_free(nk_list* list) { delete list; }

// --- clauses and the learner ---

nk_formula* nk_board_encode(nk_board* board, int32_t rounds) {
    return alone<nk_board, nk_formula*>(board, nullptr, [&]() -> nk_formula* {
        AnyBoard& own = board->board();
        if (own.puzzle->formula_size() > largest_formula) return fail_with_none<nk_formula>(NK_TOO_LARGE);
        return new nk_formula{encode(own, std::max(0, rounds))};
    });
}
int32_t nk_formula_variables(const nk_formula* formula) { return formula->formula.variables; }
const int32_t* nk_formula_clauses(const nk_formula* formula, size_t* count) {
    return with_count(formula->formula.clauses, count);
}
const int32_t* nk_formula_cells(const nk_formula* formula, size_t* count) {
    return with_count(formula->formula.cells, count);
}
const int32_t* nk_formula_phases(const nk_formula* formula, size_t* count) {
    return with_count(formula->formula.phases, count);
}
int32_t nk_formula_picture(const nk_formula* formula, const int32_t* model, size_t count, uint8_t* cells, size_t room) {
    if (count < formula->formula.cells.size() || room < formula->formula.certain.size()) return fail(NK_BAD_SIZE);
    return guarded<int32_t>(NK_NO_MEMORY, [&] {
        const Grid grid = formula->formula.picture({model, count});
        std::copy(grid.begin(), grid.end(), cells);
        return 1;
    });
}
void nk_formula_free(nk_formula* formula) { delete formula; }

nk_learner* nk_learner_new(int32_t variables, const int32_t* phases, size_t count) {
    if (variables < 0 || variables > most_variables) return fail_with_none<nk_learner>(NK_BAD_SIZE);
    if (!are_literals({phases, count}, variables)) return fail_with_none<nk_learner>(NK_BAD_LITERAL);
    return guarded<nk_learner*>(nullptr, [&] { return new nk_learner(variables, {phases, count}); });
}
void nk_learner_free(nk_learner* learner) { delete learner; }
int32_t nk_learner_set_poll(nk_learner* learner, nk_poll poll, void* context) {
    return alone(learner, [&] {
        learner->learner.poll = poll_of(poll, context);
        return 1;
    });
}
double nk_learner_ticks(const nk_learner* learner) { return static_cast<double>(learner->learner.ticks); }
double nk_learner_conflicts(const nk_learner* learner) { return static_cast<double>(learner->learner.conflicts); }
int32_t nk_learner_variables(const nk_learner* learner) { return learner->learner.variables(); }
int32_t nk_learner_load(nk_learner* learner, const nk_formula* formula) {
    return alone(learner, [&]() -> int32_t {
        if (formula->formula.variables > learner->learner.variables()) return fail(NK_BAD_LITERAL);
        return learner->learner.load(formula->formula.clauses);
    });
}
int32_t nk_learner_add(nk_learner* learner, const int32_t* clause, size_t count) {
    return alone(learner, [&] {
        if (!are_literals({clause, count}, most_variables)) return fail(NK_BAD_LITERAL);
        learner->learner.add({clause, count});
        return 1;
    });
}
int32_t nk_learner_prefer(nk_learner* learner, const int32_t* phases, size_t count) {
    return alone(learner, [&] {
        if (!are_literals({phases, count}, learner->learner.variables())) return fail(NK_BAD_LITERAL);
        learner->learner.prefer({phases, count});
        return 1;
    });
}
int32_t nk_learner_solve(nk_learner* learner, const int32_t* assumptions, size_t count, double budget_ticks) {
    return alone(learner, [&] {
        if (!are_literals({assumptions, count}, learner->learner.variables())) return fail(NK_BAD_LITERAL);
        return static_cast<int32_t>(learner->learner.solve({assumptions, count}, ticks_of(budget_ticks)));
    });
}
int32_t nk_learner_model(nk_learner* learner, int32_t* model, size_t room) {
    return alone(learner, [&] {
        const auto& found = learner->learner.model();
        std::copy_n(found.begin(), std::min(room, found.size()), model);
        return static_cast<int32_t>(found.size());
    });
}

// --- how many solutions ---

nk_counter* nk_counter_new(nk_board* board, double max_nodes, const int32_t* cells, size_t count) {
    return alone<nk_board, nk_counter*>(board, nullptr, [&]() -> nk_counter* {
        const AnyBoard& own = board->board();
        std::vector<uint64_t> domains(own.puzzle->cell_count());
        own.write_domains(domains.data());
        Counting counting = components_of(*own.puzzle, domains);
        if (count) keep_those_with(counting.components, {cells, count});
        const auto most = static_cast<size_t>(std::min<int64_t>(ticks_of(max_nodes), most_nodes));
        for (Component& component : counting.components)
            if (!component.count(counting.segments, domains, own.puzzle->values, most, own.poll)) break;
        return new nk_counter{std::move(counting)};
    });
}
void nk_counter_free(nk_counter* counter) { delete counter; }
int32_t nk_counter_is_possible(const nk_counter* counter) { return counter->counting.is_possible; }
int32_t nk_counter_component_count(const nk_counter* counter) {
    return static_cast<int32_t>(counter->counting.components.size());
}
nk_list* nk_counter_cells(const nk_counter* counter, int32_t component) {
    const auto& all = counter->counting.components;
    if (component < 0 || static_cast<size_t>(component) >= all.size()) return fail_with_none<nk_list>(NK_BAD_CELL);
    return guarded<nk_list*>(nullptr,
                             [&] { return list_of({all[component].cells.begin(), all[component].cells.end()}); });
}
nk_list* nk_counter_total(const nk_counter* counter, int32_t component) {
    const auto& all = counter->counting.components;
    if (component < 0 || static_cast<size_t>(component) >= all.size()) return fail_with_none<nk_list>(NK_BAD_CELL);
    return guarded<nk_list*>(nullptr, [&] {
        std::vector<double> numbers;
        append_digits(numbers, all[component].total);
        return list_of(std::move(numbers));
    });
}
nk_list* nk_counter_ways(const nk_counter* counter, int32_t component) {
    return asked_of(counter, component, [](const Component& own, std::vector<double>& numbers) {
        for (const Digits& digits : own.ways()) append_digits(numbers, digits);
    });
}
nk_list* nk_counter_sample(const nk_counter* counter, int32_t component, double seed) {
    return asked_of(counter, component, [&](const Component& own, std::vector<double>& numbers) {
        if (!own.has_solutions()) return;
        const std::vector<uint8_t> values = own.sample(random_of(static_cast<uint64_t>(ticks_of(seed))));
        numbers.assign(values.begin(), values.end());
    });
}

// --- single lines, and checks ---

int32_t nk_settle(const int32_t* clue, size_t count, int32_t values, const uint64_t* domains, size_t size,
                  uint64_t* settled) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        Numbers numbers({clue, count});
        const Settled result = settle(numbers, {domains, size}, values, settled);
        return result == Settled::bad ? fail(NK_BAD_PUZZLE) : static_cast<int32_t>(result);
    });
}
int32_t nk_settle_many(const int32_t* sizes, size_t lines, const int32_t* clues, size_t count, int32_t values,
                       const uint64_t* domains, size_t cells, uint64_t* settled, uint8_t* fits) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        Numbers numbers({clues, count});
        size_t at = 0;
        for (size_t i = 0; i < lines; ++i) {
            if (sizes[i] < 0 || static_cast<size_t>(sizes[i]) > cells - at) return fail(NK_BAD_SIZE);
            const auto size = static_cast<size_t>(sizes[i]);
            const Settled result = settle(numbers, {domains + at, size}, values, settled + at);
            if (result == Settled::bad) return fail(NK_BAD_PUZZLE);
            fits[i] = result == Settled::yes;
            at += size;
        }
        return 1;
    });
}
int32_t nk_verify(const int32_t* puzzle, size_t count, const uint8_t* pictures, size_t pictures_size) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        if (count < 2 || puzzle[0] < 1 || puzzle[1] < 1) return fail(NK_BAD_PUZZLE);
        const uint64_t cells = static_cast<uint64_t>(puzzle[0]) * static_cast<uint64_t>(puzzle[1]);
        if (pictures_size % cells) return fail(NK_BAD_SIZE);
        return check::all_solve(puzzle, count, pictures, pictures_size / cells);
    });
}
int32_t nk_line_reads_as(const int32_t* runs, size_t pairs, const uint8_t* cells, size_t size, size_t stride) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        std::vector<check::Part> parts;
        for (size_t i = 0; i < pairs; ++i) parts.push_back({runs[2 * i], runs[2 * i + 1]});
        return check::line_reads_as(parts.data(), pairs, cells, static_cast<long>(size), static_cast<long>(stride));
    });
}

int32_t nk_use_registers(int32_t use) { return uses_avx2.exchange(use && has_avx2()); }

}  // extern "C"
