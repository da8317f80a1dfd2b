#include "learner.hpp"

#include <algorithm>

namespace nonokit {

Learner::Learner(int variables, Literals phases) {
    grow(variables);
    prefer(phases);
    start_again(phases);
}

void Learner::start_again(Literals ranked) {
    undo(0);
    std::vector<double> activities(variables(), 0.0);
    for (size_t i = 0; i < ranked.size(); ++i)
        activities[std::abs(ranked[i]) - 1] = activity_of_the_surest * (1 - static_cast<double>(i) / ranked.size());
    order_.start_again(std::move(activities));
}

// Growing thousands of small lists one by one would take longer than many a solve.
void Learner::make_room(Literals clauses) {
    arena_.reserve(arena_.size() + 2 * clauses.size());
    std::vector<uint32_t> count(watches_.size(), 0);
    for (int number : clauses)
        if (number) ++count[literal_of(-number)];
    for (size_t literal = 0; literal < watches_.size(); ++literal)
        watches_[literal].reserve(watches_[literal].size() + count[literal]);
}

bool Learner::load(Literals clauses) {
    make_room(clauses);
    Clause clause;
    for (int number : clauses) {
        if (number) {
            clause.push_back(literal_of(number));
            continue;
        }
        ++ticks;
        add_literals(clause);
        clause.clear();
        if (stop_requested()) return false;
    }
    return true;
}

void Learner::add(Literals numbers) {
    Clause clause;
    for (int number : numbers) {
        grow(std::abs(number));
        clause.push_back(literal_of(number));
    }
    add_literals(clause);
}

void Learner::prefer(Literals phases) {
    for (int number : phases) phase_[std::abs(number) - 1] = number < 0;
}

void Learner::prefer_longest() {
    if (longest_) std::copy(longest_phase_.begin(), longest_phase_.end(), phase_.begin());
    longest_ = 0;
}

// What was assigned before the guess that failed.
void Learner::note_longest() {
    if (guesses_.back() <= longest_) return;
    longest_ = guesses_.back();
    longest_phase_ = phase_;
    for (size_t i = 0; i < longest_; ++i) longest_phase_[variable_of(trail_[i])] = trail_[i] & 1;
}

bool Learner::stop_requested() {
    if (ticks < next_poll_) return false;
    next_poll_ = ticks + ticks_between_learner_polls;
    return poll && poll();
}

// What was guessed under other assumptions is of no use; under the same ones, work goes on where it stopped.
void Learner::assume(Literals assumptions) {
    std::vector<Literal> assumed;
    for (int number : assumptions) assumed.push_back(literal_of(number));
    if (assumed != assumed_) undo(0);
    assumed_.swap(assumed);
    level_mark_.resize(std::max(level_mark_.size(), phase_.size() + assumed_.size() + 1), 0);
}

Learner::Answer Learner::solve(Literals assumptions, int64_t budget_ticks) {
    assume(assumptions);
    const int64_t end = ticks + budget_ticks;
    while (is_consistent_) {
        if (const Reason broken = propagate()) {
            if (guesses_.empty())
                is_consistent_ = false;
            else
                learn_from(broken);
        } else if (ticks >= end || stop_requested()) {
            return Answer::open;
        } else if (is_full()) {
            ticks = end;  // spent in vain, so that whoever asks again and again is asked whether to stop
        } else if (lines_ && ask_lines()) {
            continue;
        } else if (conflicts >= next_restart_) {
            restart();
        } else if (conflicts >= next_reduction_) {
            reduce();
        } else if (const Guess result = guess(); result != Guess::made) {
            if (result == Guess::all_assigned) keep_model();
            undo(0);
            return result == Guess::all_assigned ? Answer::yes : Answer::no;
        }
    }
    return Answer::no;
}

void Learner::grow(int variables) {
    if (variables <= this->variables()) return;
    watches_.resize(2 * variables);
    value_.resize(2 * variables, 0);
    phase_.resize(variables, 1);
    assigned_.resize(variables);
    seen_.resize(variables, 0);
    level_mark_.resize(std::max<size_t>(level_mark_.size(), variables + assumed_.size() + 1), 0);
    order_.grow(variables);
}

void Learner::add_literals(Clause& clause) {
    undo(0);
    std::sort(clause.begin(), clause.end());
    size_t kept = 0;
    Literal last = -1;
    for (Literal literal : clause) {
        if (value_[literal] > 0 || literal == (last ^ 1)) return;
        if (value_[literal] < 0 || literal == last) continue;
        clause[kept++] = last = literal;
    }
    clause.resize(kept);
    if (clause.empty()) {
        is_consistent_ = false;
    } else if (clause.size() == 1) {
        assign(clause[0], 0);
        if (propagate()) is_consistent_ = false;
    } else {
        attach(clause, 0);
    }
}

// Watches a clause; as a reason it is returned for its first literal.
Learner::Reason Learner::attach(const Clause& clause, int glue) {
    Reason first, second;
    if (clause.size() == 2) {
        first = static_cast<Reason>(clause[1]) << 1 | 1;
        second = static_cast<Reason>(clause[0]) << 1 | 1;
    } else {
        const auto place = static_cast<uint32_t>(arena_.size());
        arena_.insert(arena_.end(), {static_cast<int>(clause.size()), glue, 1});
        arena_.insert(arena_.end(), clause.begin(), clause.end());
        if (glue) learned_.push_back(place);
        first = second = place << 1;
    }
    watches_[clause[0] ^ 1].push_back({first, clause[1]});
    watches_[clause[1] ^ 1].push_back({second, clause[0]});
    return first;
}

void Learner::undo(int to_level) {
    if (level() <= to_level) return;
    for (size_t i = trail_.size(); i-- > guesses_[to_level];) {
        value_[trail_[i]] = value_[trail_[i] ^ 1] = 0;
        order_.insert(variable_of(trail_[i]));
    }
    if (lines_) take_back(guesses_[to_level]);
    trail_.resize(guesses_[to_level]);
    guesses_.resize(to_level);
    next_ = trail_.size();
}

// Follows every assignment to its consequences; the broken clause, or 0.
Learner::Reason Learner::propagate() {
    while (next_ < trail_.size()) {
        const Literal now_true = trail_[next_++], now_false = now_true ^ 1;
        auto& watches = watches_[now_true];
        Watch *in = watches.data(), *out = in, *const end = in + watches.size();
        Reason broken = 0;
        ticks += 1 + static_cast<int64_t>(watches.size()) / 8;
        while (in != end) {
            const Watch watch = *out++ = *in++;
            const int blocker = value_[watch.blocker];
            if (blocker > 0) continue;
            if (watch.clause & 1) {
                if (blocker < 0) {
                    broken_literal_ = now_false;
                    broken = watch.clause;
                    break;
                }
                assign(watch.blocker, static_cast<Reason>(now_false) << 1 | 1);
                continue;
            }
            ++ticks;
            int* clause = &arena_[watch.clause >> 1];
            Literal* literals = clause + header;
            const Literal other = literals[0] ^ literals[1] ^ now_false;
            if (value_[other] > 0) {
                out[-1].blocker = other;
                continue;
            }
            Literal* const last = literals + clause[0];
            Literal* next = literals + 2;
            while (next != last && value_[*next] < 0) ++next;
            literals[0] = other;
            if (next != last) {
                literals[1] = *next;
                *next = now_false;
                watches_[literals[1] ^ 1].push_back({watch.clause, other});
                --out;
                continue;
            }
            literals[1] = now_false;
            if (value_[other] < 0) {
                broken = watch.clause;
                break;
            }
            assign(other, watch.clause);
        }
        while (in != end) *out++ = *in++;
        watches.resize(static_cast<size_t>(out - watches.data()));
        if (broken) return broken;
    }
    return 0;
}

// The next guess: assumptions first, then the most active variable, always with the phase it was told.
Learner::Guess Learner::guess() {
    Literal literal = -1;
    while (literal < 0 && level() < static_cast<int>(assumed_.size())) {
        const Literal assumption = assumed_[level()];
        if (value_[assumption] < 0) return Guess::assumption_fails;
        if (value_[assumption] > 0)
            guesses_.push_back(trail_.size());
        else
            literal = assumption;
    }
    while (literal < 0) {
        if (order_.empty()) return Guess::all_assigned;
        const int variable = order_.pop();
        if (!value_[2 * variable]) literal = 2 * variable + phase_[variable];
    }
    guesses_.push_back(trail_.size());
    assign(literal, 0);
    return Guess::made;
}

void Learner::keep_model() {
    model_.resize(variables());
    for (int variable = 0; variable < variables(); ++variable)
        model_[variable] = value_[2 * variable] > 0 ? variable + 1 : -variable - 1;
}

}  // namespace nonokit
