// Python's face of the kernel: it converts, releases the GIL and names arguments, and nothing else.
#include "python.hpp"

#include "python_lists.hpp"
#include "python_queue.hpp"
#include "python_reading.hpp"

using namespace face;

namespace {

std::vector<uint64_t> domains_of(Board& board) {
    std::vector<uint64_t> domains(board.cell_count());
    checked(nk_board_domains(board.get(), domains.data(), domains.size()));
    return domains;
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

// --- clauses and the learner ---

struct Formula {
    OwnedFormula own;
    size_t next = 0;  // clause to hand out

    // Clauses on their way out, some at a time: millions at once would keep Ctrl-C waiting.
    nb::list next_clauses(size_t count) {
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
        if (poll_.is_set()) nk_learner_set_poll(get(), Poll::ask_self, &poll_);
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
        return number_of(digits.data(), digits.size());
    }
    nb::list components() const {
        nb::list out;
        for (int32_t i = 0; i < nk_counter_component_count(get()); ++i) {
            nb::list cells;
            for (double cell : numbers_of(nk_counter_cells(get(), i))) cells.append(static_cast<long>(cell));
            out.append(nb::make_tuple(cells, total(i), nk_counter_is_exact(get(), i) == 1));
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
            runs_.insert(runs_.end(), {flat_.lengths[j], flat_.value(j)});
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
        .def("next_clauses", &Formula::next_clauses, nb::arg("count"));
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
    nb::class_<Answers>(m, "Answers")
        .def(nb::init<const nb::tuple&, nb::tuple, nb::tuple, nb::str, nb::tuple, nb::object>(), nb::arg("classes"),
             nb::arg("statuses"), nb::arg("stage_names"), nb::arg("engine"), nb::arg("palette"), nb::arg("make_limits"))
        .def_prop_ro("engine", &Answers::engine)
        .def("solve", &Answers::solve, nb::arg("puzzle"), nb::arg("max_solutions"), nb::arg("timeout_s").none(),
             nb::arg("on_progress").none())
        .def(
            "queue",
            [](const Answers& own, int threads, int max_solutions, double timeout_s, nb::object poll) {
                return std::make_unique<Queue>(own, threads, max_solutions, timeout_s, std::move(poll));
            },
            nb::keep_alive<0, 1>(), nb::arg("threads"), nb::arg("max_solutions"), nb::arg("timeout_s"),
            nb::arg("poll").none());
    nb::class_<Queue>(m, "Queue")
        .def_prop_ro("has_rest", &Queue::has_rest)
        .def("put", &Queue::put, nb::arg("first"), nb::arg("puzzles"))
        .def("take", &Queue::take, nb::arg("in_order"), nb::arg("wait_s"))
        .def("work", &Queue::work, nb::arg("solves"), nb::arg("wait_s"))
        .def("begun", &Queue::begun, nb::arg("first"))
        .def("finish", &Queue::finish, nb::arg("first"), nb::arg("answers"))
        .def("end", &Queue::end);
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
        .def("set_poll", &Board::set_poll, nb::arg("poll").none())
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
        .def("solutions", [](Board& board) { return solutions_of(board, INT32_MAX); })
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
            [](Board& board, double max_nodes, double max_nodes_in_depth) {
                auto make = [&](nk_board* own) { return nk_counter_new(own, max_nodes, max_nodes_in_depth); };
                return Counter{OwnedCounter(checked(board.run(make))),
                               static_cast<size_t>(nk_board_values(board.get()))};
            },
            nb::arg("max_nodes"), nb::arg("max_nodes_in_depth"))
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
    m.def("read_lists", &read_lists, nb::arg("type"), nb::arg("rows"), nb::arg("columns"), nb::arg("palette"));
    m.def("read_coloured", &read_coloured, nb::arg("rows"), nb::arg("columns"), nb::arg("values"));
    m.def("read_lettered", &read_lettered, nb::arg("rows"), nb::arg("columns"), nb::arg("letters"));
    m.def("read_xml_clues", &read_xml_clues, nb::arg("text"), nb::arg("is_rows_first"), nb::arg("values"),
          nb::arg("usual"));
    m.def("read_json_clues", &read_json_clues, nb::arg("text"), nb::arg("at"), nb::arg("names"));
    m.def("clues_of_picture", &clues_of_picture, nb::arg("cells"), nb::arg("width"));
    m.def("sides_agree", &sides_agree, nb::arg("buffers"), nb::arg("height"), nb::arg("palette"));
    m.def("default_plan", &default_plan);
    // For tests and measurements: whether short lines are settled in registers; what it was before.
    m.def("use_registers", &nk_use_registers, nb::arg("level"));
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
