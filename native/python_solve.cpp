#include "python_solve.hpp"

#include <limits>

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

using Cells = std::vector<uint8_t>;

nb::bytes bytes_of_cells(const Cells& cells) {
    return nb::bytes(reinterpret_cast<const char*>(cells.data()), cells.size());
}

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

// A puzzle on its way through code that does without Python. The board is kept only where there is more to find or to
// say: the next puzzle finds its memory warm.
class Job {
public:
    explicit Job(Numbers puzzle) : puzzle_(std::move(puzzle)) {}

    void run(int max_solutions, double timeout_s, Watch& watch) {
        const double begin = seconds_now();
        watch.deadline = begin + timeout_s;
        board_.reset(nk_board_new(puzzle_.data(), puzzle_.size()));
        status_ = board_ ? solve(max_solutions, watch) : nk_last_error();
        if (status_ >= 0) conclude(max_solutions);
        // All of it: after a time limit nobody must believe that some time is left.
        seconds_ = seconds_now() - begin;
    }
    nb::tuple answer() {
        checked(status_);
        nb::list solutions, stages;
        for (const Cells& cells : solutions_) solutions.append(bytes_of_cells(cells));
        for (size_t i = 0; i + 3 < stages_.size(); i += 4)
            stages.append(nb::make_tuple(static_cast<int>(stages_[i]), static_cast<int64_t>(stages_[i + 1]),
                                         stages_[i + 2], static_cast<int>(stages_[i + 3])));
        const nb::object known = known_.empty() ? nb::none() : nb::object(bytes_of_cells(known_));
        const nb::object rest = board_ ? nb::cast(std::make_unique<Board>(std::move(board_), nb::none())) : nb::none();
        return nb::make_tuple(status_, solutions, known, stages, ticks_, guesses_, seconds_, is_complete_, rest);
    }

private:
    Numbers puzzle_;
    OwnedBoard board_;
    int32_t status_ = NK_UNKNOWN;
    std::vector<Cells> solutions_;
    Cells known_;
    std::vector<double> stages_;
    int64_t ticks_ = 0, guesses_ = 0;
    double seconds_ = 0;
    bool is_complete_ = false;

    int32_t solve(int max_solutions, Watch& watch) {
        nk_board_set_poll(board_.get(), Watch::ask, &watch);
        nk_board_set_clock(board_.get(), [](void*) { return seconds_now(); }, nullptr);
        return nk_board_solve_briefly(board_.get(), max_solutions);
    }
    void conclude(int max_solutions) {
        nk_board* const own = board_.get();
        const int32_t found = nk_board_solution_count(own);
        // Probing may meet more than were asked for; with the others left out, the first says nothing of uniqueness.
        const bool is_cut = found > max_solutions;
        if (is_cut && max_solutions == 1) status_ = NK_UNKNOWN;
        const size_t cells = static_cast<size_t>(nk_board_width(own)) * nk_board_height(own);
        for (int32_t i = 0; i < std::min(found, max_solutions); ++i)
            nk_board_solution(own, i, solutions_.emplace_back(cells).data(), cells);
        if (status_ == NK_MULTIPLE) {
            known_.resize(cells);
            nk_board_cells(own, known_.data(), cells);
        }
        stages_ = numbers_of(nk_board_stages(own));
        ticks_ = static_cast<int64_t>(nk_board_ticks(own));
        guesses_ = static_cast<int64_t>(nk_board_guesses(own));
        is_complete_ = !is_cut && nk_board_is_complete(own) == 1;
        const bool has_enough = is_complete_ || found >= max_solutions;
        if (status_ != NK_NONE && status_ != NK_UNKNOWN && has_enough) board_.reset();
    }
};

Numbers puzzle_of_tuple(PyObject* three) {
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
    Job job(puzzle_of(Flat(buffers, height), height, values));
    Poll asked(std::move(poll));
    Watch watch{asked};
    {
        nb::gil_scoped_release release;
        job.run(max_solutions, std::numeric_limits<double>::infinity(), watch);
    }
    asked.raise_error();
    return job.answer();
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
    each(puzzles, [&](PyObject* three) { jobs.emplace_back(puzzle_of_tuple(three)); });
    Poll asked(std::move(poll));
    Watch watch{asked};
    size_t done = 0;
    {
        nb::gil_scoped_release release;
        for (; done < jobs.size() && !watch.is_over; ++done) jobs[done].run(max_solutions, timeout_s, watch);
    }
    asked.raise_error();
    nb::list answers;
    for (size_t i = 0; i < done; ++i) answers.append(jobs[i].answer());
    return answers;
}

}  // namespace face
