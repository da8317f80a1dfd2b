// The C interface: clauses and the learner.
#include "handles.hpp"

using namespace nonokit;

namespace {

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

}  // namespace

extern "C" {

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
        return load(learner->learner, formula->formula);
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

}  // extern "C"
