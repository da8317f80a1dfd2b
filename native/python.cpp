// Python's face of the kernel: it converts, releases the GIL and names arguments, and nothing else.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <optional>

#include "kernel/nonokit.h"

namespace nb = nanobind;

namespace {

constexpr int most_lines = 4095;
constexpr int longest_run = 1'000'000;
constexpr int most_values = 64;
constexpr int open_cell = 255;
constexpr const char* too_long = "lines of more than 4095 cells are beyond the native engine";

template <class T, void (*Free)(T*)>
struct Freed {
    void operator()(T* handle) const { Free(handle); }
};
template <class T, void (*Free)(T*)>
using Owned = std::unique_ptr<T, Freed<T, Free>>;
using OwnedBoard = Owned<nk_board, nk_board_free>;
using OwnedFormula = Owned<nk_formula, nk_formula_free>;
using OwnedLearner = Owned<nk_learner, nk_learner_free>;
using OwnedCounter = Owned<nk_counter, nk_counter_free>;
using OwnedList = Owned<nk_list, nk_list_free>;

[[noreturn]] void raise(int32_t error) {
    const char* const text = nk_error_text(error);
    switch (error) {
        case NK_BAD_CELL:
            throw nb::index_error(text);
        case NK_BUSY:
        case NK_WRONG:
            PyErr_SetString(PyExc_RuntimeError, text);
            throw nb::python_error();
        case NK_NO_MEMORY:
            throw std::bad_alloc();
        default:
            throw nb::value_error(text);
    }
}
int32_t checked(int32_t result) {
    if (result < 0) raise(result);
    return result;
}
template <class T>
T* checked(T* handle) {
    if (!handle) raise(nk_last_error());
    return handle;
}

// --- from Python ---

// Items as they are now: what else may say of its length, or change while it is read, becomes a tuple first. Clues are
// tuples, and going through one by index is much cheaper than asking it for an iterator.
nb::tuple frozen(nb::handle items) {
    if (PyTuple_Check(items.ptr())) return nb::borrow<nb::tuple>(items);
    PyObject* const copy = PySequence_Tuple(items.ptr());
    if (!copy) throw nb::python_error();
    return nb::steal<nb::tuple>(copy);
}
template <class F>
void each(nb::handle items, F f) {
    const nb::tuple own = frozen(items);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(own.ptr()); ++i) f(PyTuple_GET_ITEM(own.ptr(), i));
}

int32_t read_number(PyObject* object, int least, int most, const char* complaint) {
    const long value = PyLong_AsLong(object);
    if (value == -1 && PyErr_Occurred()) throw nb::python_error();
    if (value < least || value > most) throw nb::value_error(complaint);
    return static_cast<int32_t>(value);
}

struct Pair {
    int32_t length, value;
};
// A run: a length (None or 0 when unknown) and a value. Straight through the C API: a puzzle has hundreds of them, and
// reading them must not outlast solving it.
Pair read_run(PyObject* run, int values) {
    if (!PyTuple_Check(run) || PyTuple_GET_SIZE(run) != 2) throw nb::type_error("a run is a pair");
    PyObject* const length = PyTuple_GET_ITEM(run, 0);
    return {length == Py_None ? 0 : read_number(length, 0, longest_run, "a run's length is out of range"),
            read_number(PyTuple_GET_ITEM(run, 1), 1, values - 1, "a run's value is not among the values")};
}

using Numbers = std::vector<int32_t>;

// A clue as the kernel takes it: None for a missing one.
void append_clue(Numbers& numbers, nb::handle clue, int values) {
    if (clue.is_none()) {
        numbers.push_back(-1);
        return;
    }
    const nb::tuple runs = frozen(clue);
    const Py_ssize_t count = PyTuple_GET_SIZE(runs.ptr());
    const size_t begin = numbers.size();
    numbers.resize(begin + 1 + (values > 2 ? 2 : 1) * count);
    int32_t* to = &numbers[begin];
    *to++ = static_cast<int32_t>(count);
    for (Py_ssize_t i = 0; i < count; ++i) {
        const Pair run = read_run(PyTuple_GET_ITEM(runs.ptr(), i), values);
        *to++ = run.length;
        if (values > 2) *to++ = run.value;
    }
}

void check_values(int values) {
    if (values < 1 || values > most_values) throw nb::value_error("a cell has 1 to 64 values");
}

Numbers puzzle_of(nb::handle row_clues, nb::handle column_clues, int values) {
    const nb::tuple rows = frozen(row_clues), columns = frozen(column_clues);
    const size_t width = nb::len(columns), height = nb::len(rows);
    check_values(values);
    if (!width || !height) throw nb::value_error("a board needs cells");
    if (width > most_lines || height > most_lines) throw nb::value_error(too_long);
    Numbers numbers{static_cast<int32_t>(width), static_cast<int32_t>(height), values, 0};
    numbers.reserve(8 * (width + height));
    for (const nb::tuple& side : {rows, columns})
        each(side, [&](PyObject* clue) { append_clue(numbers, clue, values); });
    return numbers;
}

// Memory of Python's, for as long as it is looked at.
template <class T>
class View {
public:
    explicit View(nb::handle object) {
        if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_SIMPLE)) throw nb::python_error();
        if (view_.len % sizeof(T)) {
            PyBuffer_Release(&view_);
            throw nb::value_error("numbers of another size than expected");
        }
    }
    View(const View&) = delete;
    ~View() { PyBuffer_Release(&view_); }
    size_t size() const { return view_.len / sizeof(T); }
    T operator[](size_t i) const { return static_cast<const T*>(view_.buf)[i]; }
    const T* data() const { return static_cast<const T*>(view_.buf); }

private:
    Py_buffer view_;
};

// Clues as three arrays: how many runs each line has (−1 without a clue), and all runs' lengths and values.
struct Flat {
    View<int32_t> counts, lengths;
    View<uint8_t> values;

    Flat(nb::handle counts_from, nb::handle lengths_from, nb::handle values_from, int height)
        : counts(counts_from), lengths(lengths_from), values(values_from) {
        int64_t runs = 0;
        for (size_t i = 0; i < counts.size(); ++i) runs += std::max(0, counts[i]);
        if (height < 1 || static_cast<size_t>(height) >= counts.size()) throw nb::value_error("a board needs cells");
        if (counts.size() > 2 * most_lines) throw nb::value_error(too_long);
        if (runs != static_cast<int64_t>(lengths.size()) || lengths.size() != values.size())
            throw nb::value_error("the arrays speak of different numbers of runs");
    }
};

Numbers puzzle_of(const Flat& flat, int height, int values) {
    check_values(values);
    const int width = static_cast<int>(flat.counts.size()) - height;
    if (std::max(width, height) > most_lines) throw nb::value_error(too_long);
    Numbers numbers{width, height, values, 0};
    numbers.reserve(4 + flat.counts.size() + (values > 2 ? 2 : 1) * flat.lengths.size());
    size_t run = 0;
    for (size_t i = 0; i < flat.counts.size(); ++i) {
        numbers.push_back(flat.counts[i]);
        for (int32_t j = 0; j < flat.counts[i]; ++j, ++run) {
            if (!flat.values[run] || flat.values[run] >= values)
                throw nb::value_error("a run's value is not among the values");
            numbers.push_back(flat.lengths[run]);
            if (values > 2) numbers.push_back(flat.values[run]);
        }
    }
    return numbers;
}

// --- to Python ---

// Bytes that `write` fills.
template <class F>
nb::bytes bytes_of(size_t size, F write) {
    nb::object bytes = nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)));
    if (!bytes.is_valid()) throw nb::python_error();
    checked(write(reinterpret_cast<uint8_t*>(PyBytes_AS_STRING(bytes.ptr())), size));
    return nb::borrow<nb::bytes>(bytes);
}
nb::object outcome(int32_t code) { return nb::int_(checked(code)); }
std::vector<double> numbers_of(nk_list* list) {
    const OwnedList own(checked(list));
    return {nk_list_numbers(list), nk_list_numbers(list) + nk_list_count(list)};
}
nb::list integers(const int32_t* numbers, size_t count) {
    nb::list out;
    for (size_t i = 0; i < count; ++i) out.append(numbers[i]);
    return out;
}

// A poll of Python's, called without the GIL. An error must not travel through the kernel: it is kept, the stage stops,
// and whoever called it raises.
class Poll {
public:
    explicit Poll(nb::object call) : call_(std::move(call)) {}
    static int32_t ask(void* self) { return static_cast<Poll*>(self)->ask(); }
    bool is_set() const { return !call_.is_none(); }
    const nb::object& call() const { return call_; }
    void raise_error() {
        if (!error_) return;
        nb::python_error error = std::move(*error_);
        error_.reset();
        throw error;
    }

private:
    nb::object call_;
    std::optional<nb::python_error> error_;

    int32_t ask() {
        nb::gil_scoped_acquire hold;
        try {
            const int answer = PyObject_IsTrue(call_().ptr());
            if (answer < 0) throw nb::python_error();
            return answer;
        } catch (nb::python_error& error) {
            error_.emplace(std::move(error));
            return 1;
        }
    }
};

class Board {
public:
    Board(OwnedBoard board, nb::object poll) : board_(std::move(board)), poll_(std::move(poll)) {
        if (poll_.is_set()) nk_board_set_poll(get(), Poll::ask, &poll_);
        nk_board_set_clock(get(), &Board::clock, this);
    }
    Board(const Board&) = delete;

    std::unique_ptr<Board> copy() const {
        return std::make_unique<Board>(OwnedBoard(checked(nk_board_copy(get()))), poll_.call());
    }
    nk_board* get() const { return board_.get(); }
    size_t cell_count() const { return static_cast<size_t>(nk_board_width(get())) * nk_board_height(get()); }

    // Runs a stage with the GIL released.
    template <class F>
    auto run(F stage) {
        auto result = [&] {
            nb::gil_scoped_release release;
            return stage(get());
        }();
        poll_.raise_error();
        return result;
    }

private:
    OwnedBoard board_;
    Poll poll_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();

    static double clock(void* self) {
        const std::chrono::duration<double> since =
            std::chrono::steady_clock::now() - static_cast<Board*>(self)->begin_;
        return since.count();
    }
};

std::unique_ptr<Board> new_board(const Numbers& puzzle, nb::object poll) {
    OwnedBoard board(checked(nk_board_new(puzzle.data(), puzzle.size())));
    return std::make_unique<Board>(std::move(board), std::move(poll));
}

nb::bytes cells_of(Board& board) {
    return bytes_of(board.cell_count(),
                    [&](uint8_t* to, size_t size) { return nk_board_cells(board.get(), to, size); });
}

std::vector<uint64_t> domains_of(Board& board) {
    std::vector<uint64_t> domains(board.cell_count());
    checked(nk_board_domains(board.get(), domains.data(), domains.size()));
    return domains;
}

nb::list solutions_of(Board& board) {
    nb::list out;
    for (int32_t i = 0; i < nk_board_solution_count(board.get()); ++i)
        out.append(bytes_of(board.cell_count(),
                            [&](uint8_t* to, size_t size) { return nk_board_solution(board.get(), i, to, size); }));
    return out;
}

nb::list implications_of(Board& board) {
    const std::vector<double> numbers = numbers_of(board.run(nk_board_implications));
    nb::list out;
    for (size_t i = 0; i < numbers.size();) {
        const auto literal = static_cast<long>(numbers[i]);
        const size_t end = i + 2 + static_cast<size_t>(numbers[i + 1]);
        nb::list implied;
        for (i += 2; i < end; ++i) implied.append(static_cast<long>(numbers[i]));
        out.append(nb::make_tuple(literal, implied));
    }
    return out;
}

// A stage of a plan comes as three numbers.
nb::object run_plan(Board& board, const std::vector<std::vector<double>>& stages, int max_solutions) {
    std::vector<double> plan;
    for (const auto& stage : stages) {
        if (stage.size() != 3) throw nb::value_error("a stage is three numbers");
        plan.insert(plan.end(), stage.begin(), stage.end());
    }
    return outcome(
        board.run([&](nk_board* own) { return nk_board_run(own, plan.data(), stages.size(), max_solutions); }));
}

nb::list stages_of(Board& board) {
    const std::vector<double> numbers = numbers_of(nk_board_stages(board.get()));
    nb::list out;
    for (size_t i = 0; i + 3 < numbers.size(); i += 4)
        out.append(nb::make_tuple(static_cast<int>(numbers[i]), static_cast<int64_t>(numbers[i + 1]), numbers[i + 2],
                                  static_cast<int>(numbers[i + 3])));
    return out;
}

// --- clauses and the learner ---

struct Formula {
    OwnedFormula own;
    size_t next = 0;  // clause to hand out

    // Clauses on their way out, some at a time: millions at once would keep Ctrl-C waiting.
    nb::list take(size_t count) {
        size_t size;
        const int32_t* const literals = nk_formula_clauses(own.get(), &size);
        nb::list clauses;
        for (; count && next < size; --count) {
            const size_t begin = next;
            while (literals[next]) ++next;
            clauses.append(integers(literals + begin, next++ - begin));
        }
        return clauses;
    }
    nb::list cells() const {
        size_t count;
        const int32_t* const numbers = nk_formula_cells(own.get(), &count);
        return integers(numbers, count);
    }
    nb::list phases() const {
        size_t count;
        const int32_t* const numbers = nk_formula_phases(own.get(), &count);
        return integers(numbers, count);
    }
};

class Learner {
public:
    Learner(int variables, const Numbers& phases, nb::object poll)
        : own_(checked(nk_learner_new(variables, phases.data(), phases.size()))), poll_(std::move(poll)) {
        if (poll_.is_set()) nk_learner_set_poll(get(), Poll::ask, &poll_);
    }
    Learner(const Learner&) = delete;
    nk_learner* get() const { return own_.get(); }
    bool load(const Formula& formula) {
        return run([&] { return nk_learner_load(get(), formula.own.get()); });
    }
    nb::object solve(const Numbers& assumptions, int64_t budget) {
        const int32_t answer = run([&] {
            return nk_learner_solve(get(), assumptions.data(), assumptions.size(), static_cast<double>(budget));
        });
        if (answer == NK_UNDECIDED) return nb::none();
        return nb::bool_(answer == NK_YES);
    }
    Numbers model() {
        Numbers model(nk_learner_variables(get()));
        model.resize(checked(nk_learner_model(get(), model.data(), model.size())));
        return model;
    }

private:
    OwnedLearner own_;
    Poll poll_;

    template <class F>
    int32_t run(F call) {
        const int32_t result = [&] {
            nb::gil_scoped_release release;
            return call();
        }();
        poll_.raise_error();
        return checked(result);
    }
};

// --- how many solutions ---

// A number from its digits of 32 bits, the lowest first.
nb::object number_of(const double* digits, size_t count) {
    std::vector<uint8_t> octets;
    for (size_t i = 0; i < count; ++i)
        for (int shift = 0; shift < 32; shift += 8) octets.push_back(static_cast<uint32_t>(digits[i]) >> shift & 255);
    const nb::bytes bytes(octets.data(), octets.size());
    return nb::borrow(reinterpret_cast<PyObject*>(&PyLong_Type)).attr("from_bytes")(bytes, "little");
}

struct Counter {
    OwnedCounter own;
    size_t values;

    nk_counter* get() const { return own.get(); }
    nb::object total(int component) const {
        const std::vector<double> digits = numbers_of(nk_counter_total(get(), component));
        return digits.empty() ? nb::none() : number_of(digits.data(), digits.size());
    }
    nb::list components() const {
        nb::list out;
        for (int32_t i = 0; i < nk_counter_component_count(get()); ++i) {
            nb::list cells;
            for (double cell : numbers_of(nk_counter_cells(get(), i))) cells.append(static_cast<long>(cell));
            out.append(nb::make_tuple(cells, total(i)));
        }
        return out;
    }
    // A list for every cell: in how many solutions it has each value.
    nb::list ways(int component) const {
        const size_t digits = numbers_of(nk_counter_total(get(), component)).size();
        const std::vector<double> numbers = numbers_of(nk_counter_ways(get(), component));
        nb::list out, cell;
        for (size_t i = 0; i < numbers.size(); i += digits) {
            cell.append(number_of(&numbers[i], digits));
            if (nb::len(cell) < values) continue;
            out.append(cell);
            cell = nb::list();
        }
        return out;
    }
    nb::bytes sample(int component, double seed) const {
        const std::vector<double> numbers = numbers_of(nk_counter_sample(get(), component, seed));
        const std::vector<uint8_t> values(numbers.begin(), numbers.end());
        return nb::bytes(values.data(), values.size());
    }
};

// --- single lines, and checks ---

nb::object settle(nb::handle clue, const std::vector<uint64_t>& domains, int values) {
    check_values(values);
    if (domains.size() > most_lines) throw nb::value_error(too_long);
    Numbers numbers;
    append_clue(numbers, clue, values);
    std::vector<uint64_t> settled(domains.size());
    if (!checked(nk_settle(numbers.data(), numbers.size(), values, domains.data(), domains.size(), settled.data())))
        return nb::none();
    return nb::cast(settled);
}

// Whether all pictures solve the puzzle. The clues are read straight from the arrays, apart from how boards read them.
class Check {
public:
    Check(const Flat& flat, int height, nb::handle solutions, const nb::bytes& given)
        : flat_(flat), height_(height), width_(flat.counts.size() - height), given_(given) {
        own_ = frozen(solutions);
        each(own_, [&](PyObject* solution) {
            if (!PyBytes_Check(solution)) throw nb::type_error("a solution is bytes");
            is_good_ = is_good_ && static_cast<size_t>(PyBytes_GET_SIZE(solution)) == width_ * height_;
            pictures_.push_back(reinterpret_cast<const uint8_t*>(PyBytes_AS_STRING(solution)));
        });
    }
    bool passes() {
        is_good_ = is_good_ && (!given_.size() || given_.size() == width_ * height_);
        for (const uint8_t* cells : pictures_) is_good_ = is_good_ && is_finished(cells);
        size_t run = 0;
        for (size_t line = 0; is_good_ && line < flat_.counts.size(); ++line) {
            if (flat_.counts[line] < 0) continue;
            is_good_ = line_passes(line, run);
            run += flat_.counts[line];
        }
        return is_good_;
    }

private:
    const Flat& flat_;
    const size_t height_, width_;
    const nb::bytes& given_;
    nb::tuple own_;
    std::vector<const uint8_t*> pictures_;
    bool is_good_ = true;
    Numbers runs_;

    bool line_passes(size_t line, size_t run) {
        runs_.clear();
        for (size_t j = run; j < run + flat_.counts[line]; ++j)
            runs_.insert(runs_.end(), {flat_.lengths[j], flat_.values[j]});
        const bool is_row = line < height_;
        const size_t first = is_row ? line * width_ : line - height_;
        for (const uint8_t* cells : pictures_)
            if (nk_line_reads_as(runs_.data(), runs_.size() / 2, cells + first, is_row ? width_ : height_,
                                 is_row ? 1 : width_) != 1)
                return false;
        return true;
    }
    // Whether the given cells are kept, and nothing is open but where row and column have no clue.
    bool is_finished(const uint8_t* cells) const {
        const auto* fixed = reinterpret_cast<const uint8_t*>(given_.c_str());
        for (size_t i = 0; i < given_.size(); ++i)
            if (fixed[i] != open_cell && fixed[i] != cells[i]) return false;
        for (size_t i = 0; i < width_ * height_; ++i)
            if (cells[i] == open_cell && (flat_.counts[i / width_] >= 0 || flat_.counts[height_ + i % width_] >= 0))
                return false;
        return true;
    }
};

std::vector<std::vector<double>> default_plan() {
    std::vector<double> numbers(3 * nk_default_plan(nullptr, 0));
    nk_default_plan(numbers.data(), numbers.size() / 3);
    std::vector<std::vector<double>> plan;
    for (size_t i = 0; i < numbers.size(); i += 3) plan.emplace_back(numbers.begin() + i, numbers.begin() + i + 3);
    return plan;
}

// Budgets beyond what a double tells apart are endless all the same.
using Stage = int32_t (*)(nk_board*, int32_t, double);
template <Stage stage>
nb::object bounded(Board& board, int max_solutions, int64_t budget) {
    return outcome(board.run([&](nk_board* own) { return stage(own, max_solutions, static_cast<double>(budget)); }));
}

template <int32_t (*change)(nk_board*, int32_t, int32_t)>
bool changed(Board& board, int cell, int value) {
    return checked(change(board.get(), cell, value));
}

}  // namespace

NB_MODULE(_native, m) {
    // At exit a traceback may still hold a board; that is no leak worth a warning.
    nb::set_leak_warnings(false);
    m.doc() = "The native engine; see nonokit.engine.interface for what its methods mean.";
    nb::class_<Formula>(m, "Formula")
        .def_prop_ro("variables", [](const Formula& formula) { return nk_formula_variables(formula.own.get()); })
        .def_prop_ro("cells", &Formula::cells)
        .def_prop_ro("phases", &Formula::phases)
        .def("take", &Formula::take, nb::arg("count"));
    nb::class_<Learner>(m, "Learner")
        .def(nb::init<int, const Numbers&, nb::object>(), nb::arg("variables"), nb::arg("phases"),
             nb::arg("poll").none() = nb::none())
        .def_prop_ro("ticks", [](const Learner& own) { return static_cast<int64_t>(nk_learner_ticks(own.get())); })
        .def_prop_ro("conflicts",
                     [](const Learner& own) { return static_cast<int64_t>(nk_learner_conflicts(own.get())); })
        .def("load", &Learner::load, nb::arg("formula"))
        .def(
            "add",
            [](Learner& own, const Numbers& clause) {
                checked(nk_learner_add(own.get(), clause.data(), clause.size()));
            },
            nb::arg("clause"))
        .def(
            "prefer",
            [](Learner& own, const Numbers& phases) {
                checked(nk_learner_prefer(own.get(), phases.data(), phases.size()));
            },
            nb::arg("phases"))
        .def("solve", &Learner::solve, nb::arg("assumptions"), nb::arg("budget_ticks"))
        .def("model", &Learner::model);
    nb::class_<Counter>(m, "Counter")
        .def_prop_ro("is_possible", [](const Counter& own) { return nk_counter_is_possible(own.get()) == 1; })
        .def("components", &Counter::components)
        .def("ways", &Counter::ways, nb::arg("component"))
        .def("sample", &Counter::sample, nb::arg("component"), nb::arg("seed"));
    nb::class_<Board>(m, "Board")
        .def_prop_ro("ticks", [](const Board& board) { return static_cast<int64_t>(nk_board_ticks(board.get())); })
        .def_prop_ro("open_count", [](const Board& board) { return nk_board_open_count(board.get()); })
        .def_prop_ro("guesses", [](const Board& board) { return static_cast<int64_t>(nk_board_guesses(board.get())); })
        .def_prop_ro("conflicts",
                     [](const Board& board) { return static_cast<int64_t>(nk_board_conflicts(board.get())); })
        .def_prop_ro("is_complete", [](const Board& board) { return nk_board_is_complete(board.get()) == 1; })
        .def_prop_ro("is_too_large", [](const Board& board) { return nk_board_is_too_large(board.get()) == 1; })
        .def("copy", &Board::copy)
        .def("cells", &cells_of)
        .def("domains", &domains_of)
        .def("forbid", &changed<nk_board_forbid>, nb::arg("cell"), nb::arg("value"))
        .def("assign", &changed<nk_board_assign>, nb::arg("cell"), nb::arg("value"))
        .def(
            "advance",
            [](Board& board, int64_t budget) {
                return outcome(
                    board.run([&](nk_board* own) { return nk_board_advance(own, static_cast<double>(budget)); }));
            },
            nb::arg("budget_ticks"))
        .def("propagate", [](Board& board) { return outcome(board.run(nk_board_propagate)); })
        .def("probe", &bounded<nk_board_probe>, nb::arg("max_solutions"), nb::arg("budget_ticks"))
        .def("search", &bounded<nk_board_search>, nb::arg("max_solutions"), nb::arg("budget_ticks"))
        .def("solutions", &solutions_of)
        .def(
            "add_solution",
            [](Board& board, const nb::bytes& cells) {
                checked(
                    nk_board_add_solution(board.get(), reinterpret_cast<const uint8_t*>(cells.c_str()), cells.size()));
            },
            nb::arg("cells"))
        .def("implications", &implications_of)
        .def(
            "counter",
            [](Board& board, int64_t max_nodes, const Numbers& cells) {
                auto make = [&](nk_board* own) {
                    return nk_counter_new(own, static_cast<double>(max_nodes), cells.data(), cells.size());
                };
                return Counter{OwnedCounter(checked(board.run(make))),
                               static_cast<size_t>(nk_board_values(board.get()))};
            },
            nb::arg("max_nodes"), nb::arg("cells"))
        .def("run", &run_plan, nb::arg("plan"), nb::arg("max_solutions"))
        .def("stages", &stages_of)
        .def("listen", [](Board& board) { checked(nk_board_listen(board.get())); })
        .def(
            "trace_solution", [](Board& board, int index) { checked(nk_board_trace_solution(board.get(), index)); },
            nb::arg("index"))
        .def("take_events", [](Board& board) { return numbers_of(nk_board_take_events(board.get())); })
        .def(
            "encode",
            [](Board& board, int rounds) {
                return Formula{
                    OwnedFormula(checked(board.run([&](nk_board* own) { return nk_board_encode(own, rounds); })))};
            },
            nb::arg("rounds"));
    m.def(
        "board",
        [](nb::handle rows, nb::handle columns, int values, nb::object poll) {
            return new_board(puzzle_of(rows, columns, values), std::move(poll));
        },
        nb::arg("rows"), nb::arg("columns"), nb::arg("values"), nb::arg("poll").none() = nb::none());
    m.def(
        "board_of_arrays",
        [](nb::handle counts, nb::handle lengths, nb::handle colours, int height, int values, nb::object poll) {
            return new_board(puzzle_of(Flat(counts, lengths, colours, height), height, values), std::move(poll));
        },
        nb::arg("counts"), nb::arg("lengths"), nb::arg("colours"), nb::arg("height"), nb::arg("values"),
        nb::arg("poll").none() = nb::none());
    m.def("default_plan", &default_plan);
    // For tests and measurements: whether short lines are settled in registers; what it was before.
    m.def("use_registers", [](bool use) { return nk_use_registers(use) == 1; }, nb::arg("use"));
    m.def(
        "verify",
        [](nb::handle counts, nb::handle lengths, nb::handle colours, int height, nb::handle solutions,
           const nb::bytes& given) {
            return Check(Flat(counts, lengths, colours, height), height, solutions, given).passes();
        },
        nb::arg("counts"), nb::arg("lengths"), nb::arg("colours"), nb::arg("height"), nb::arg("solutions"),
        nb::arg("given"));
    m.def("settle", &settle, nb::arg("clue").none(), nb::arg("domains"), nb::arg("values"));
}
