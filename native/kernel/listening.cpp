// What the learner makes of what lines say: a clause among the learned ones, and its conclusion.
#include <algorithm>

#include "learner.hpp"

namespace nonokit {

void Learner::listen_to(std::unique_ptr<LineClauses> lines) {
    undo(0);
    lines_ = std::move(lines);
    told_ = 0;
    next_restart_ = conflicts + restart_with_lines;
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
    const bool has_news = lines_->next(news_);
    ticks += lines_->ticks - before;
    for (const LineClauses::News& news : news_) {
        if (news.literal < 0 || value_[news.literal] < 0) {
            learn_from(news);
            break;
        }
        if (!value_[news.literal]) assign(news.literal, of_lines + news.line);
    }
    return has_news;
}

// Nothing fits a line, or what it says is false by now, because another line that was asked with it said the contrary.
void Learner::learn_from(const LineClauses::News& broken) {
    if (guesses_.empty()) {
        is_consistent_ = false;
        return;
    }
    broken_.clear();
    if (broken.literal >= 0) broken_.push_back(broken.literal);
    lines_->explain(broken, told_, assigned_, broken_);
    learn();
}

// The clause by which a line made a literal true.
Learner::Reason Learner::explained(Literal literal, int line) {
    said_.assign(1, literal);
    lines_->explain({literal, line}, assigned_[variable_of(literal)].place, assigned_, said_);
    return said_.size() == 1 ? 0 : attach(said_, glue_of(said_));
}

void Learner::take_back(size_t from) {
    for (size_t i = told_; i-- > from;)
        if (lines_->speaks_of(trail_[i])) lines_->taken_back(trail_[i]);
    told_ = std::min(told_, from);
    lines_->nothing_new();
}

}  // namespace nonokit
