#include "python_solve.hpp"

#include "python_job.hpp"
#include "python_lists.hpp"

namespace face {

namespace {

constexpr size_t tiny = 100;  // cells: such a puzzle is over before another thread could have begun

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
    } catch (const nb::python_error& error) {
        if (!error.matches(PyExc_Exception)) throw;  // a Ctrl-C says nothing about the puzzle
    }
    return false;
}

}  // namespace face
