// What the learner makes of what lines say: a clause among the learned ones, and its conclusion.
#include <algorithm>
#include <climits>

#include "learner.hpp"

namespace nonokit {

void Learner::listen_to(std::unique_ptr<LineClauses> lines) {
    undo(0);
    lines_ = std::move(lines);
    told_ = 0;
}

bool load(Learner& learner, const Formula& formula) {
    if (!learner.load(formula.clauses)) return false;
    if (LineClauses::can_tell(*formula.puzzle)) learner.listen_to(std::make_unique<LineClauses>(formula));
    return true;
}

// Whether a line had news, which are on the trail by now or have been learned from.
bool Learner::ask_lines() {
    for (; told_ < trail_.size(); ++told_)
        if (lines_->speaks_of(trail_[told_])) lines_->assigned(trail_[told_]);
    const int64_t before = lines_->ticks;
    const bool has_news = lines_->next(level_, said_);
    ticks += lines_->ticks - before;
    for (Clause& clause : said_)
        if (!take(clause)) break;
    return has_news;
}

// False when the conclusion led back, so that what else the line said may not hold any more.
bool Learner::take(Clause& clause) {
    const auto rank = [this](Literal literal) { return value_[literal] ? level_[variable_of(literal)] : INT_MAX; };
    std::sort(clause.begin(), clause.end(),
              [&](Literal a, Literal b) { return rank(a) != rank(b) ? rank(a) > rank(b) : a < b; });
    if (clause.size() < 2) return take_fact(clause);
    const int before = level();
    const bool is_broken = value_[clause[0]] < 0;
    undo(level_[variable_of(clause[is_broken ? 0 : 1])]);
    if (is_broken) {
        broken_literal_ = clause[0];
        learn_from(attach(clause, glue_of(clause)));
    } else {
        level_[variable_of(clause[0])] = level();
        assign(clause[0], attach(clause, glue_of(clause)));
    }
    return level() == before;
}

bool Learner::take_fact(const Clause& clause) {
    const int before = level();
    undo(0);
    if (clause.empty() || value_[clause[0]] < 0)
        is_consistent_ = false;
    else if (!value_[clause[0]])
        assign(clause[0], 0);
    return is_consistent_ && !before;
}

void Learner::take_back(size_t from) {
    for (size_t i = told_; i-- > from;)
        if (lines_->speaks_of(trail_[i])) lines_->taken_back(trail_[i]);
    told_ = std::min(told_, from);
}

}  // namespace nonokit
