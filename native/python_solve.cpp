#include "python_solve.hpp"

namespace face {

namespace {

// --- plain lists ---

// Lists and tuples are read by index, and without running any of Python's code, so that they cannot change meanwhile.
bool is_list(PyObject* object) { return PyList_CheckExact(object) || PyTuple_CheckExact(object); }

// The length of a run that is a plain number; 0 for anything else.
int32_t length_of(PyObject* run) {
    if (!PyLong_CheckExact(run)) return 0;
    int overflow;
    const long length = PyLong_AsLongAndOverflow(run, &overflow);
    return overflow || length < 1 || length > longest_run ? 0 : static_cast<int32_t>(length);
}

class ListReader {
public:
    Numbers counts, lengths;

    bool read(PyObject* lines) {
        if (!is_list(lines)) return false;
        const Py_ssize_t count = PySequence_Fast_GET_SIZE(lines);
        lengths.reserve(lengths.size() + 8 * count);
        for (Py_ssize_t i = 0; i < count; ++i)
            if (!read_line(PySequence_Fast_GET_ITEM(lines, i))) return false;
        return true;
    }

private:
    bool read_line(PyObject* line) {
        if (!is_list(line)) return false;
        const Py_ssize_t count = is_empty(line) ? 0 : PySequence_Fast_GET_SIZE(line);
        counts.push_back(static_cast<int32_t>(count));
        for (Py_ssize_t i = 0; i < count; ++i) {
            const int32_t length = length_of(PySequence_Fast_GET_ITEM(line, i));
            if (!length) return false;
            lengths.push_back(length);
        }
        return true;
    }
    // [0] is how many write an empty line.
    static bool is_empty(PyObject* line) {
        if (PySequence_Fast_GET_SIZE(line) != 1 || !PyLong_CheckExact(PySequence_Fast_GET_ITEM(line, 0))) return false;
        int overflow;
        return PyLong_AsLongAndOverflow(PySequence_Fast_GET_ITEM(line, 0), &overflow) == 0 && !overflow;
    }
};

nb::bytes bytes_of_numbers(const Numbers& numbers) {
    return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(int32_t));
}

// --- answers ---

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

nb::tuple answer_of(std::unique_ptr<Board> board, int32_t status, int max_solutions, double seconds) {
    checked(status);
    nk_board* const own = board->get();
    // Probing may meet more than were asked for; with the others left out, the first says nothing of uniqueness.
    const bool is_cut = nk_board_solution_count(own) > max_solutions;
    if (is_cut && max_solutions == 1) status = NK_UNKNOWN;
    const nb::list solutions = solutions_of(*board, max_solutions), stages = stages_of(*board);
    const auto ticks = static_cast<int64_t>(nk_board_ticks(own)), guesses = static_cast<int64_t>(nk_board_guesses(own));
    const bool is_complete = !is_cut && nk_board_is_complete(own) == 1;
    const nb::object known = status == NK_MULTIPLE ? nb::object(cells_of(*board)) : nb::none();
    const bool has_enough = is_complete || nk_board_solution_count(own) >= max_solutions;
    const bool has_more = status == NK_NONE || status == NK_UNKNOWN || !has_enough;
    const nb::object rest = has_more ? nb::cast(std::move(board)) : nb::none();
    return nb::make_tuple(status, solutions, known, stages, ticks, guesses, seconds, is_complete, rest);
}

// --- many ---

// Asks Python's poll, and for every puzzle the clock.
struct Watch {
    Poll& poll;
    double deadline = 0;
    bool is_over = false;  // for all

    static int32_t ask(void* context) {
        auto* const self = static_cast<Watch*>(context);
        self->is_over = self->is_over || (self->poll.is_set() && self->poll.ask());
        return self->is_over || seconds_now() >= self->deadline;
    }
};

// A puzzle on its way through code that does without Python.
struct Job {
    Numbers puzzle;
    OwnedBoard board;
    int32_t status = NK_UNKNOWN;
    double seconds = 0;

    void run(int max_solutions, Watch& watch) {
        board.reset(nk_board_new(puzzle.data(), puzzle.size()));
        if (!board) {
            status = nk_last_error();
            return;
        }
        nk_board_set_poll(board.get(), Watch::ask, &watch);
        nk_board_set_clock(board.get(), [](void*) { return seconds_now(); }, nullptr);
        status = nk_board_solve_briefly(board.get(), max_solutions);
    }
};

Numbers numbers_of(PyObject* three) {
    if (!PyTuple_Check(three) || PyTuple_GET_SIZE(three) != 3)
        throw nb::type_error("a puzzle is its clues, height and values");
    const nb::tuple parts = nb::borrow<nb::tuple>(three);
    const int height = nb::cast<int>(parts[1]);
    return puzzle_of(Flat(nb::cast<nb::tuple>(parts[0]), height), height, nb::cast<int>(parts[2]));
}

}  // namespace

nb::object read_lists(nb::handle rows, nb::handle columns) {
    ListReader reader;
    if (!reader.read(rows.ptr()) || !reader.read(columns.ptr())) return nb::none();
    return nb::make_tuple(bytes_of_numbers(reader.counts), bytes_of_numbers(reader.lengths), nb::none());
}

nb::tuple solve_briefly(const nb::tuple& buffers, int height, int values, int max_solutions, nb::object poll) {
    auto board = new_board(puzzle_of(Flat(buffers, height), height, values), std::move(poll));
    const double begin = seconds_now();
    const int32_t status = board->run([&](nk_board* own) { return nk_board_solve_briefly(own, max_solutions); });
    return answer_of(std::move(board), status, max_solutions, seconds_now() - begin);
}

nb::object new_value(nb::type_object type, const nb::tuple& names, const nb::tuple& values) {
    auto* const own = reinterpret_cast<PyTypeObject*>(type.ptr());
    if (!PyType_HasFeature(own, Py_TPFLAGS_HEAPTYPE)) throw nb::type_error("only classes written in Python");
    if (nb::len(names) != nb::len(values)) throw nb::value_error("as many names as values are needed");
    nb::object value = nb::steal(own->tp_alloc(own, 0));
    if (!value.is_valid()) throw nb::python_error();
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names.ptr()); ++i)
        if (PyObject_GenericSetAttr(value.ptr(), PyTuple_GET_ITEM(names.ptr(), i), PyTuple_GET_ITEM(values.ptr(), i)))
            throw nb::python_error();
    return value;
}

nb::list solve_many_briefly(nb::handle puzzles, int max_solutions, double timeout_s, nb::object poll) {
    std::vector<Job> jobs;
    each(puzzles, [&](PyObject* three) { jobs.push_back({numbers_of(three), nullptr}); });
    Poll asked(std::move(poll));
    Watch watch{asked};
    size_t done = 0;
    {
        nb::gil_scoped_release release;
        for (; done < jobs.size() && !watch.is_over; ++done) {
            const double begin = seconds_now();
            watch.deadline = begin + timeout_s;
            jobs[done].run(max_solutions, watch);
            // All of it: after a time limit nobody must believe that some time is left.
            jobs[done].seconds = seconds_now() - begin;
        }
    }
    asked.raise_error();
    nb::list answers;
    for (size_t i = 0; i < done; ++i) {
        if (!jobs[i].board) raise(jobs[i].status);
        auto board = std::make_unique<Board>(std::move(jobs[i].board), nb::none());
        answers.append(answer_of(std::move(board), jobs[i].status, max_solutions, jobs[i].seconds));
    }
    return answers;
}

}  // namespace face
