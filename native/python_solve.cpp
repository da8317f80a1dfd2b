#include "python_solve.hpp"

#include <limits>

#include "python_lists.hpp"

namespace face {

namespace {

constexpr size_t tiny = 100;  // cells: such a puzzle is over before another thread could have begun

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Asks Python now and then, and for every puzzle the clock.
class Watch {
public:
    double begin = 0, deadline = std::numeric_limits<double>::infinity();
    bool is_over = false;  // for all

    explicit Watch(nb::object call) : poll(std::move(call)) {}
    virtual ~Watch() = default;
    static int32_t ask(void* context) {
        auto* const self = static_cast<Watch*>(context);
        self->is_over = self->is_over || self->wants_end();
        return self->is_over || seconds_now() >= self->deadline;
    }
    Poll poll;

protected:
    virtual bool wants_end() { return poll.is_set() && poll.ask(); }
};

// Limits are made when they are first asked: most solves are over before.
class LaterLimits final : public Watch {
public:
    nb::object limits;

    LaterLimits(const nb::object& make, const nb::object& timeout_s, const nb::object& on_progress)
        : Watch(nb::none()), make_(make), timeout_s_(timeout_s), on_progress_(on_progress) {}

private:
    const nb::object &make_, &timeout_s_, &on_progress_;

    bool wants_end() override {
        if (!limits.is_valid() && poll.replace_by([this] {
                limits = make_(timeout_s_, on_progress_, seconds_now() - begin);
                return limits.attr("poll");
            }))
            return true;
        return poll.ask();
    }
};

nb::object attribute(nb::handle of, const nb::object& name) {
    nb::object value = nb::steal(PyObject_GetAttr(of.ptr(), name.ptr()));
    if (!value.is_valid()) throw nb::python_error();
    return value;
}
nb::object interned(const char* name) { return nb::steal(PyUnicode_InternFromString(name)); }

}  // namespace

// A puzzle on its way through code that does without Python. The board is kept only where there is more to find or to
// say: the next puzzle finds its memory warm.
class Job {
public:
    static constexpr int most_stages = 8;  // more than a plan without the learner has

    Numbers puzzle;  // empty: not for us
    nb::object palette;
    OwnedBoard board;
    int32_t status = NK_UNKNOWN, solution_count = 0, stage_count = 0;
    std::vector<uint8_t> cells;  // of all solutions, and where there are several of what is known
    std::array<std::array<double, 4>, most_stages> stages;
    int64_t ticks = 0, guesses = 0;
    double seconds = 0;
    bool is_complete = false;

    void run(int max_solutions, Watch& watch, double timeout_s = std::numeric_limits<double>::infinity()) {
        watch.begin = seconds_now();
        watch.deadline = watch.begin + timeout_s;
        board.reset(nk_board_new(puzzle.data(), puzzle.size()));
        status = board ? solve(max_solutions, watch) : nk_last_error();
        if (status >= 0) conclude(max_solutions);
        // All of it: after a time limit nobody must believe that some time is left.
        seconds = seconds_now() - watch.begin;
    }
    int width() const { return puzzle[0]; }
    int height() const { return puzzle[1]; }
    size_t cell_count() const { return static_cast<size_t>(width()) * height(); }
    // A solution; behind the last, what is known.
    nb::bytes picture(Py_ssize_t index) const {
        return nb::bytes(reinterpret_cast<const char*>(&cells[index * cell_count()]), cell_count());
    }

private:
    int32_t solve(int max_solutions, Watch& watch) {
        nk_board_set_poll(board.get(), Watch::ask, &watch);
        nk_board_set_clock(board.get(), [](void*) { return seconds_now(); }, nullptr);
        return nk_board_solve_briefly(board.get(), max_solutions);
    }
    void conclude(int max_solutions) {
        nk_board* const own = board.get();
        const int32_t found = nk_board_solution_count(own);
        // Probing may meet more than were asked for; with the others left out, the first says nothing of uniqueness.
        const bool is_cut = found > max_solutions;
        if (is_cut && max_solutions == 1) status = NK_UNKNOWN;
        const size_t size = cell_count();
        solution_count = std::min(found, max_solutions);
        cells.resize((solution_count + (status == NK_MULTIPLE)) * size);
        for (int32_t i = 0; i < solution_count; ++i) nk_board_solution(own, i, &cells[i * size], size);
        if (status == NK_MULTIPLE) nk_board_cells(own, &cells[solution_count * size], size);
        stage_count = std::min<int32_t>(most_stages, nk_board_read_stages(own, stages[0].data(), most_stages));
        ticks = static_cast<int64_t>(nk_board_ticks(own));
        guesses = static_cast<int64_t>(nk_board_guesses(own));
        is_complete = !is_cut && nk_board_is_complete(own) == 1;
        const bool has_enough = is_complete || found >= max_solutions;
        if (status != NK_NONE && status != NK_UNKNOWN && has_enough) board.reset();
    }
};

Answers::Answers(const nb::tuple& classes, nb::tuple statuses, nb::tuple stage_names, nb::str engine, nb::tuple palette,
                 nb::object make_limits)
    : result_(classes[0], {"status", "solutions", "known", "stats", "reason"}),
      grid_(classes[1], {"width", "height", "cells", "palette"}),
      stats_(classes[2], {"engine", "stages", "ticks", "seconds", "guesses", "conflicts", "is_complete"}),
      stage_(classes[3]),
      puzzle_(classes[4]),
      statuses_(std::move(statuses)),
      stage_names_(std::move(stage_names)),
      engine_(std::move(engine)),
      palette_(std::move(palette)),
      make_limits_(std::move(make_limits)),
      given_(interned("given")),
      buffers_(interned("buffers")),
      width_(interned("width")),
      height_(interned("height")),
      palette_name_(interned("palette")) {
    plain_class(stage_, &PyTuple_Type);
    plain_class(puzzle_);
    if (nb::len(statuses_) != 4 || nb::len(stage_names_) < 5) throw nb::value_error("a status or stage is missing");
}

// False for what takes another way.
bool Answers::read_puzzle(nb::handle puzzle, Job& job) const {
    if (!attribute(puzzle, given_).is_none()) return false;
    const int height = nb::cast<int>(attribute(puzzle, height_)), width = nb::cast<int>(attribute(puzzle, width_));
    if (std::max(width, height) > most_lines) return false;
    job.palette = attribute(puzzle, palette_name_);
    const Flat flat(nb::cast<nb::tuple>(attribute(puzzle, buffers_)), height);
    job.puzzle = puzzle_of(flat, height, static_cast<int>(nb::len(job.palette)));
    return true;
}

nb::object Answers::stages(const Job& job) const {
    return list_of(job.stage_count, [&](Py_ssize_t i) {
        const auto& [method, ticks, seconds, open_count] = job.stages[i];
        return named_tuple(stage_, stage_names_[static_cast<size_t>(method)], nb::int_(static_cast<int64_t>(ticks)),
                           nb::float_(seconds), nb::int_(static_cast<int>(open_count)));
    });
}

// A result, or what is known by now.
nb::object Answers::answer(Job& job) const {
    checked(job.status);
    const nb::int_ width(job.width()), height(job.height()), ticks(job.ticks), guesses(job.guesses);
    const nb::float_ seconds(job.seconds);
    const nb::bool_ is_complete(job.is_complete);
    if (job.board) {
        const nb::list solutions = list_of(job.solution_count, [&](Py_ssize_t i) { return job.picture(i); });
        nb::object board = nb::cast(std::make_unique<Board>(std::move(job.board), nb::none()));
        return nb::make_tuple(solutions, stages(job), guesses, seconds, is_complete, board);
    }
    const auto grid = [&](Py_ssize_t i) { return grid_.make(width, height, job.picture(i), job.palette); };
    const nb::list solutions = list_of(job.solution_count, grid);
    const bool is_several = job.status == NK_MULTIPLE;
    const nb::object known = is_several ? grid(job.solution_count) : nb::object(solutions[0]);
    const nb::object stats = stats_.make(engine_, stages(job), ticks, seconds, guesses, nb::int_(0), is_complete);
    return result_.make(nb::object(statuses_[job.status]), solutions, known, stats, nb::none());
}

nb::object Answers::solve(nb::handle puzzle, int max_solutions, nb::object timeout_s, nb::object on_progress) const {
    Job job;
    if (!read_puzzle(puzzle, job)) return nb::none();
    LaterLimits later(make_limits_, timeout_s, on_progress);
    {
        std::optional<nb::gil_scoped_release> release;
        if (job.cell_count() > tiny) release.emplace();
        job.run(max_solutions, later);
    }
    later.poll.raise_error();
    const bool is_all = !job.board && !later.limits.is_valid();
    nb::object own = answer(job);
    if (is_all) return own;
    return nb::make_tuple(own, later.limits.is_valid() ? later.limits : nb::none());
}

// False for what takes another way, or what somebody else will say what is wrong with.
bool Answers::read(PyObject* item, Job& job) const {
    if (PyTuple_CheckExact(item) && PyTuple_GET_SIZE(item) == 2) {
        job.palette = palette_;
        job.puzzle = puzzle_of_lists(PyTuple_GET_ITEM(item, 0), PyTuple_GET_ITEM(item, 1));
        return !job.puzzle.empty();
    }
    if (!PyObject_TypeCheck(item, as_class(puzzle_))) return false;
    try {
        return read_puzzle(item, job);
    } catch (const nb::builtin_exception&) {
    } catch (const nb::python_error&) {
    }
    return false;
}

nb::list Answers::solve_many(nb::handle puzzles, int max_solutions, double timeout_s, nb::object stop) const {
    const nb::tuple items = frozen(puzzles);
    std::vector<Job> jobs;
    jobs.reserve(nb::len(items));
    each(items, [&](PyObject* item) {
        if (!read(item, jobs.emplace_back())) jobs.back().puzzle.clear();
    });
    Watch watch(std::move(stop));
    size_t done = 0;
    {
        nb::gil_scoped_release release;
        for (; done < jobs.size() && !watch.is_over; ++done)
            if (!jobs[done].puzzle.empty()) jobs[done].run(max_solutions, watch, timeout_s);
    }
    watch.poll.raise_error();
    nb::list answers;
    for (size_t i = 0; i < done; ++i) {
        const bool is_ours = !jobs[i].puzzle.empty() && jobs[i].status != NK_BAD_PUZZLE;
        answers.append(is_ours ? answer(jobs[i]) : nb::none());
    }
    return answers;
}

}  // namespace face
