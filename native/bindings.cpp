// Python bindings: they convert, release the GIL and name arguments, and nothing else.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "encode.hpp"
#include "implications.hpp"
#include "learning.hpp"
#include "search.hpp"
#include "verify.hpp"

namespace nb = nanobind;
using namespace nonokit;

namespace {

constexpr int64_t ticks_between_polls = 100'000;  // a few milliseconds of work

int read_int(PyObject* object) {
    const long value = PyLong_AsLong(object);
    if (value == -1 && PyErr_Occurred()) throw nb::python_error();
    if (value < 0 || value > 1'000'000) throw nb::value_error("a run's length or value is out of range");
    return static_cast<int>(value);
}

// Clues are tuples, and going through one by index is much cheaper than asking it for an iterator.
template <class F>
void each(nb::handle items, F f) {
    if (PyTuple_Check(items.ptr())) {
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.ptr()); ++i) f(nb::handle(PyTuple_GET_ITEM(items.ptr(), i)));
    } else {
        for (nb::handle item : items) f(item);
    }
}

// Straight through the C API: a puzzle has hundreds of runs, and reading them must not outlast solving it.
Run read_run(nb::handle run) {
    if (!PyTuple_Check(run.ptr()) || PyTuple_GET_SIZE(run.ptr()) != 2) throw nb::type_error("a run is a pair");
    PyObject* length = PyTuple_GET_ITEM(run.ptr(), 0);
    return {length == Py_None ? 0 : read_int(length), read_int(PyTuple_GET_ITEM(run.ptr(), 1))};
}

// Clues come as sequences of (length or None, value) pairs, None for a missing clue. Their runs go into `runs`, which
// must have room for them: lines point there.
Line read_line(nb::handle clue, int size, int values, std::vector<Run>& runs) {
    Line line;
    line.size = size;
    line.has_clue = !clue.is_none();
    const size_t begin = runs.size();
    if (line.has_clue)
        each(clue, [&](nb::handle item) {
            const Run run = read_run(item);
            if (run.value < 1 || run.value >= values) throw nb::value_error("a run's value is not among the values");
            if (runs.size() == runs.capacity()) throw nb::value_error("a clue grew while it was read");
            runs.push_back(run);
        });
    line.compile(std::span(runs).subspan(begin));
    return line;
}

size_t runs_in(nb::sequence clues) {
    size_t runs = 0;
    each(clues, [&](nb::handle clue) { runs += clue.is_none() ? 0 : nb::len(clue); });
    return runs;
}

template <int W>
std::unique_ptr<AnyBoard> make_board(std::shared_ptr<const Shape> shape) {
    if (shape->is_plain) return std::make_unique<Board<W, true>>(std::move(shape));
    return std::make_unique<Board<W, false>>(std::move(shape));
}

std::unique_ptr<AnyBoard> make_board(std::shared_ptr<Shape> shape) {
    shape->is_plain = shape->values == 2;
    for (const Line& line : shape->lines) shape->is_plain &= line.has_clue && !line.has_unknown;
    const int longest = std::max(shape->width, shape->height);
    if (longest <= longest_in_lanes) {
        if (shape->is_plain) shape->for_lanes.prepare(shape->lines);
        return make_board<1>(std::move(shape));
    }
    if (longest < 64 * 2) return make_board<2>(std::move(shape));
    if (longest < 64 * 4) return make_board<4>(std::move(shape));
    if (longest < 64 * 8) return make_board<8>(std::move(shape));
    if (longest < 64 * 16) return make_board<16>(std::move(shape));
    if (longest < 64 * 64) return make_board<64>(std::move(shape));
    throw nb::value_error("lines of more than 4095 cells are beyond the native engine");
}

std::unique_ptr<AnyBoard> new_board(nb::sequence rows, nb::sequence columns, int values, nb::object poll, bool record) {
    auto shape = std::make_shared<Shape>();
    shape->width = static_cast<int>(nb::len(columns));
    shape->height = static_cast<int>(nb::len(rows));
    shape->values = values;
    if (shape->width < 1 || shape->height < 1 || values < 1 || values > max_values)
        throw nb::value_error("a board needs cells and 1 to 64 values");
    shape->lines.reserve(shape->width + shape->height);
    shape->runs.reserve(runs_in(rows) + runs_in(columns));
    auto read_side = [&](nb::sequence clues, int size) {
        each(clues, [&](nb::handle clue) { shape->lines.push_back(read_line(clue, size, values, shape->runs)); });
    };
    read_side(rows, shape->width);
    read_side(columns, shape->height);
    auto board = make_board(std::move(shape));
    board->record = record;
    if (!poll.is_none()) {
        const int words = 1 + static_cast<int>(std::max(nb::len(rows), nb::len(columns))) / 64;
        board->poll_every = board->next_poll = ticks_between_polls / words;
        board->poll = [poll = std::move(poll)] {
            nb::gil_scoped_acquire hold;
            return nb::cast<bool>(poll());
        };
    }
    return board;
}

nb::bytes to_bytes(const std::string& s) { return nb::bytes(s.data(), s.size()); }

nb::list solutions_of(const AnyBoard& board) {
    nb::list out;
    for (const std::string& grid : board.solutions) out.append(to_bytes(grid));
    return out;
}

nb::list steps_of(const AnyBoard& board) {
    nb::list out;
    for (const Step& step : board.steps)
        out.append(nb::make_tuple(step.line, to_bytes(step.before), to_bytes(step.after)));
    return out;
}

// Clauses on their way out, some at a time: millions at once would keep Ctrl-C waiting.
struct Clauses {
    std::vector<int> literals;
    size_t next = 0;

    nb::list take(size_t count) {
        nb::list clauses;
        for (; count && next < literals.size(); --count) {
            nb::list clause;
            for (; literals[next]; ++next) clause.append(literals[next]);
            ++next;
            clauses.append(clause);
        }
        return clauses;
    }
};

// Loads some of the clauses; false when all are loaded.
bool load(Learner& learner, Clauses& clauses, size_t count) {
    if (!clauses.next) learner.make_room(clauses.literals);
    clauses.next = learner.load(clauses.literals, clauses.next, count);
    return clauses.next < clauses.literals.size();
}

nb::object asked(Learner& learner, const std::vector<int>& assumptions, int64_t budget) {
    Learner::Answer answer;
    {
        nb::gil_scoped_release release;
        answer = learner.solve(assumptions, budget);
    }
    if (answer == Learner::Answer::open) return nb::none();
    return nb::bool_(answer == Learner::Answer::yes);
}

nb::tuple encoded(AnyBoard& board, int rounds) {
    Cnf cnf;
    {
        nb::gil_scoped_release release;
        cnf = board.encode(rounds);
    }
    return nb::make_tuple(cnf.variables, Clauses{std::move(cnf.clauses)}, cnf.cells, cnf.phases);
}

// One line by itself: per cell, the values (as bits) that some legal placement gives it; None when nothing fits.
template <int W>
nb::object settled(const Line& line, const std::vector<uint64_t>& domains, int values) {
    std::vector<Bits<W>> may(values), found(values);
    for (int p = 0; p < line.size; ++p)
        for (int v = 0; v < values; ++v)
            if (domains[p] >> v & 1) may[v].set(p);
    if (!Settler<W>(line.runs.size()).settle_any(line, may.data(), found.data(), values)) return nb::none();
    std::vector<uint64_t> out(line.size, 0);
    for (int v = 0; v < values; ++v) found[v].each([&](int p) { out[p] |= 1ull << v; });
    return nb::cast(out);
}

nb::object settle(nb::object clue, const std::vector<uint64_t>& domains, int values) {
    if (values < 1 || values > max_values) throw nb::value_error("a line needs 1 to 64 values");
    std::vector<Run> runs;
    if (!clue.is_none()) runs.reserve(nb::len(clue));
    const Line line = read_line(clue, static_cast<int>(domains.size()), values, runs);
    if (line.size < 64) return settled<1>(line, domains, values);
    if (line.size < 256) return settled<4>(line, domains, values);
    if (line.size < 64 * 64) return settled<64>(line, domains, values);
    throw nb::value_error("lines of more than 4095 cells are beyond the native engine");
}

void require_inside(const AnyBoard& board, int cell, int value) {
    if (!board.holds(cell, value)) throw nb::index_error("no such cell or value");
}

// A clue for the check, read straight from its tuple of pairs.
void read_parts(PyObject* clue, std::vector<check::Part>& parts) {
    parts.clear();
    if (!PyTuple_Check(clue)) throw nb::type_error("a clue is a tuple of runs");
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(clue); ++i) {
        PyObject* run = PyTuple_GET_ITEM(clue, i);
        if (!PyTuple_Check(run) || PyTuple_GET_SIZE(run) != 2) throw nb::type_error("a run is a pair");
        PyObject* length = PyTuple_GET_ITEM(run, 0);
        parts.push_back({length == Py_None ? -1 : PyLong_AsLong(length), PyLong_AsLong(PyTuple_GET_ITEM(run, 1))});
    }
}

using Pictures = std::vector<const uint8_t*>;

bool side_reads_as(nb::sequence clues, const Pictures& pictures, long count, long step, long stride) {
    bool good = true;
    long start = 0;
    std::vector<check::Part> parts;
    each(clues, [&](nb::handle clue) {
        if (!clue.is_none()) {
            read_parts(clue.ptr(), parts);
            for (const uint8_t* cells : pictures)
                good = good && check::line_reads_as(parts, cells + start, count, stride);
        }
        start += step;
    });
    return good;
}

// Whether the given cells are kept, and nothing is open but where row and column have no clue.
bool is_finished(nb::sequence rows, nb::sequence columns, const uint8_t* cells, nb::bytes given) {
    const size_t width = nb::len(columns), count = width * nb::len(rows);
    const auto* fixed = reinterpret_cast<const uint8_t*>(given.c_str());
    for (size_t i = 0; i < given.size(); ++i)
        if (fixed[i] != unknown_cell && fixed[i] != cells[i]) return false;
    for (size_t i = 0; i < count; ++i)
        if (cells[i] == unknown_cell &&
            !(nb::object(rows[i / width]).is_none() && nb::object(columns[i % width]).is_none()))
            return false;
    return true;
}

// Whether all pictures solve the puzzle.
bool verify(nb::sequence rows, nb::sequence columns, nb::sequence solutions, nb::bytes given) {
    const long width = static_cast<long>(nb::len(columns)), height = static_cast<long>(nb::len(rows));
    const size_t count = static_cast<size_t>(width) * height;
    if (given.size() && given.size() != count) return false;
    Pictures pictures;
    for (nb::handle solution : solutions) {
        if (!PyBytes_Check(solution.ptr())) throw nb::type_error("a solution is bytes");
        if (static_cast<size_t>(PyBytes_GET_SIZE(solution.ptr())) != count) return false;
        pictures.push_back(reinterpret_cast<const uint8_t*>(PyBytes_AS_STRING(solution.ptr())));
        if (!is_finished(rows, columns, pictures.back(), given)) return false;
    }
    return side_reads_as(rows, pictures, width, width, 1) && side_reads_as(columns, pictures, height, 1, width);
}

}  // namespace

NB_MODULE(_native, m) {
    // At exit a traceback may still hold a board; that is no leak worth a warning.
    nb::set_leak_warnings(false);
    m.doc() = "The native engine; see nonokit.engine.interface for what its methods mean.";
    using release = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<Clauses>(m, "Clauses").def("take", &Clauses::take, nb::arg("count"));
    nb::class_<Learner>(m, "Learner")
        .def(nb::init<int, const std::vector<int>&>(), nb::arg("variables"), nb::arg("phases"))
        .def("load", &load, nb::arg("clauses"), nb::arg("count"), release())
        .def_ro("ticks", &Learner::ticks)
        .def_ro("conflicts", &Learner::conflicts)
        .def("add", &Learner::add, nb::arg("clause"))
        .def("prefer", &Learner::prefer, nb::arg("phases"))
        .def("solve", &asked, nb::arg("assumptions"), nb::arg("budget_ticks"))
        .def("model", &Learner::model);
    nb::class_<AnyBoard>(m, "Board")
        .def_ro("ticks", &AnyBoard::ticks)
        .def_ro("open_count", &AnyBoard::open_count)
        .def_ro("guesses", &AnyBoard::guesses)
        .def_prop_ro("steps", &steps_of)
        .def("copy", &AnyBoard::copy)
        .def("cells", [](const AnyBoard& board) { return to_bytes(board.cells()); })
        .def("domains", &AnyBoard::domains)
        .def(
            "forbid",
            [](AnyBoard& board, int cell, int value) {
                require_inside(board, cell, value);
                return board.forbid(cell, value);
            },
            nb::arg("cell"), nb::arg("value"))
        .def(
            "assign",
            [](AnyBoard& board, int cell, int value) {
                require_inside(board, cell, value);
                return board.assign(cell, value);
            },
            nb::arg("cell"), nb::arg("value"))
        .def(
            "advance", [](AnyBoard& board, int64_t budget) { return static_cast<int>(board.advance(budget)); },
            nb::arg("budget_ticks"), release())
        .def(
            "propagate", [](AnyBoard& board) { return static_cast<int>(board.propagate()); }, release())
        .def(
            "probe",
            [](AnyBoard& board, int max_solutions, int64_t budget) {
                return static_cast<int>(board.probe(max_solutions, budget));
            },
            nb::arg("max_solutions"), nb::arg("budget_ticks"), release())
        .def(
            "search",
            [](AnyBoard& board, int max_solutions, int64_t budget) {
                return static_cast<int>(board.search(max_solutions, budget));
            },
            nb::arg("max_solutions"), nb::arg("budget_ticks"), release())
        .def("solutions", &solutions_of)
        .def("implications", &AnyBoard::implications)
        .def("encode", &encoded, nb::arg("rounds"));
    m.def("board", &new_board, nb::arg("rows"), nb::arg("columns"), nb::arg("values"),
          nb::arg("poll").none() = nb::none(), nb::arg("record") = false);
    // For tests and measurements: whether short lines are settled in registers; what it was before.
    m.def("use_avx2", [](bool use) { return std::exchange(uses_avx2, use && has_avx2()); }, nb::arg("use"));
    m.def("verify", &verify, nb::arg("rows"), nb::arg("columns"), nb::arg("solutions"), nb::arg("given"));
    m.def("settle", &settle, nb::arg("clue").none(), nb::arg("domains"), nb::arg("values"));
}
