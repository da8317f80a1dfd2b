// What the learner makes of a contradiction: a clause that says what went wrong, as short as it can be told, and how
// far to go back.
#include <utility>

#include "learner.hpp"

namespace nonokit {

// From a broken clause.
void Learner::learn_from(Reason broken) {
    broken_.clear();
    if (broken & 1)
        broken_.push_back(broken_literal_);
    else
        arena_[(broken >> 1) + 2] = 1;
    each_false(broken, [this](Literal literal) { return broken_.push_back(literal), true; });
    learn();
}

// Learns a clause that the broken one follows from, and takes it as reason to go on elsewhere.
void Learner::learn() {
    ++conflicts;
    note_longest();
    analyse();
    const int glue = glue_of(learnt_);
    undo(level_to_return_to());
    assign(learnt_[0], learnt_.size() == 1 ? 0 : attach(learnt_, glue));
    order_.age();
}

// Resolves reasons until one literal of this level is left (the first unique implication point).
void Learner::analyse() {
    learnt_.assign(1, 0);
    to_clear_.clear();
    int open = 0;
    size_t at = trail_.size();
    for (Literal literal : broken_) visit(literal, open);
    for (;;) {
        do --at;
        while (!seen_[variable_of(trail_[at])]);
        if (--open == 0) break;
        const Reason reason = reason_of(trail_[at]);
        if (!(reason & 1)) arena_[(reason >> 1) + 2] = 1;
        each_false(reason, [&](Literal literal) { return visit(literal, open); });
    }
    learnt_[0] = trail_[at] ^ 1;
    for (int variable : to_clear_) order_.bump(variable);
    minimise();
    for (int variable : to_clear_) seen_[variable] = 0;
}

// Why a literal is true, as a clause.
Learner::Reason Learner::reason_of(Literal literal) {
    Reason& reason = assigned_[variable_of(literal)].reason;
    if (reason >= of_lines) reason = explained(literal, static_cast<int>(reason - of_lines));
    return reason;
}

bool Learner::visit(Literal literal, int& open) {
    const int variable = variable_of(literal);
    const int level = assigned_[variable].level;
    if (seen_[variable] || !level) return true;
    seen_[variable] = 1;
    to_clear_.push_back(variable);
    if (level == this->level())
        ++open;
    else
        learnt_.push_back(literal);
    return true;
}

// Leaves out literals that follow from the others.
void Learner::minimise() {
    uint32_t levels = 0;
    for (size_t i = 1; i < learnt_.size(); ++i) levels |= level_bit(learnt_[i]);
    size_t kept = 1;
    for (size_t i = 1; i < learnt_.size(); ++i)
        if (!assigned_[variable_of(learnt_[i])].reason || !follows(learnt_[i], levels)) learnt_[kept++] = learnt_[i];
    learnt_.resize(kept);
}

bool Learner::follows(Literal literal, uint32_t levels) {
    const size_t before = to_clear_.size();
    to_check_.assign(1, literal);
    while (!to_check_.empty()) {
        const Reason reason = reason_of(to_check_.back() ^ 1);
        to_check_.pop_back();
        const bool all = each_false(reason, [&](Literal cause) {
            const int variable = variable_of(cause);
            if (seen_[variable] || !assigned_[variable].level) return true;
            if (!assigned_[variable].reason || !(level_bit(cause) & levels)) return false;
            seen_[variable] = 1;
            to_clear_.push_back(variable);
            to_check_.push_back(cause);
            return true;
        });
        if (all) continue;
        for (size_t i = before; i < to_clear_.size(); ++i) seen_[to_clear_[i]] = 0;
        to_clear_.resize(before);
        return false;
    }
    return true;
}

// The second highest level of the learned clause, whose literal becomes its second.
int Learner::level_to_return_to() {
    if (learnt_.size() == 1) return 0;
    size_t highest = 1;
    for (size_t i = 2; i < learnt_.size(); ++i)
        if (level_of(learnt_[i]) > level_of(learnt_[highest])) highest = i;
    std::swap(learnt_[1], learnt_[highest]);
    return level_of(learnt_[1]);
}

// How many levels a clause speaks of: the fewer, the more useful it will be.
int Learner::glue_of(const Clause& clause) {
    ++mark_;
    int glue = 0;
    for (Literal literal : clause) {
        int64_t& mark = level_mark_[level_of(literal)];
        glue += mark != mark_;
        mark = mark_;
    }
    return glue;
}

}  // namespace nonokit
