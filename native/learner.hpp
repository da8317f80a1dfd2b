// Conflict-driven clause learning for what line logic and probing leave open.
//
// A small solver in the tradition of MiniSat and CaDiCaL's stable mode, with one thing done differently: a guess
// always takes the phase it was told beforehand (what beliefs say, or an earlier solution), never the value the
// variable had last. On nonograms that is worth more than everything a large solver does between conflicts: it
// settles the survey's puzzles in a tenth of the time. (Measured in docs/performance.md, with what did not help.)
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "heap.hpp"

namespace nonokit {

class Learner {
public:
    enum class Answer { no = 0, yes = 1, open = 2 };

    // Phases are ranked, the surest first: in that order the first guesses are made. Literals are numbers: variable 5
    // is 5, its negation −5.
    Learner(int variables, const std::vector<int>& phases) {
        grow(variables);
        prefer(phases);
        for (size_t i = 0; i < phases.size(); ++i)
            order_.start_at(std::abs(phases[i]) - 1,
                            activity_of_the_surest * (1 - static_cast<double>(i) / phases.size()));
    }

    // Growing thousands of small lists one by one would take longer than many a solve.
    void make_room(const std::vector<int>& clauses) {
        arena_.reserve(2 * clauses.size());
        std::vector<uint32_t> count(watches_.size(), 0);
        for (int number : clauses)
            if (number) ++count[literal_of(-number)];
        for (size_t literal = 0; literal < watches_.size(); ++literal) watches_[literal].reserve(count[literal]);
    }
    // Takes some clauses of a list in which each ends in 0, from `next` on; where it left off.
    size_t load(const std::vector<int>& clauses, size_t next, size_t count) {
        Clause clause;
        for (; count && next < clauses.size(); --count, ++next) {
            clause.clear();
            for (; clauses[next]; ++next) clause.push_back(literal_of(clauses[next]));
            add_literals(clause);
        }
        return next;
    }

    int64_t ticks = 0;  // clauses looked at, about
    int64_t conflicts = 0;

    void prefer(const std::vector<int>& phases) {
        for (int number : phases)
            if (std::abs(number) <= variables()) phase_[std::abs(number) - 1] = number < 0;
    }
    void add(const std::vector<int>& numbers) {
        Clause clause;
        for (int number : numbers) {
            grow(std::abs(number));
            clause.push_back(literal_of(number));
        }
        add_literals(clause);
    }
    // Whether the clauses can be satisfied together with the assumptions; `open` when the budget is spent.
    Answer solve(const std::vector<int>& assumptions, int64_t budget_ticks) {
        assumed_.clear();
        for (int number : assumptions) assumed_.push_back(literal_of(number));
        const int64_t end = ticks + budget_ticks;
        while (consistent_) {
            if (const Reason broken = propagate()) {
                if (guesses_.empty())
                    consistent_ = false;
                else
                    learn_from(broken);
            } else if (ticks >= end) {
                return Answer::open;
            } else if (conflicts >= next_restart_) {
                restart();
            } else if (conflicts >= next_reduction_) {
                reduce();
            } else if (const int found = guess(); found != going_on) {
                if (found == all_assigned) keep_model();
                undo(0);
                return found == all_assigned ? Answer::yes : Answer::no;
            }
        }
        return Answer::no;
    }
    // The assignment found last, a number per variable.
    const std::vector<int>& model() const { return model_; }

private:
    // Literals count 0, 1 for the first variable and its negation, 2, 3 for the second, …
    using Literal = int;
    using Clause = std::vector<Literal>;
    // Why a variable has its value: 0 for a guess, an odd number for a clause of two (the other literal is half of
    // it), an even one for a clause in the arena (its place is half of it).
    using Reason = uint32_t;
    struct Watch {
        Reason clause;
        Literal blocker;  // when this one is true the clause need not be looked at
    };

    static constexpr double decay = 0.95;
    static constexpr double activity_of_the_surest = 10;  // conflicts take over after some dozens
    static constexpr int restart_interval = 512;          // conflicts, times 1 1 2 1 1 2 4 …
    static constexpr int reduce_interval = 300;           // conflicts, times 1 2 3 …
    static constexpr int glue_to_keep = 2;                // always
    static constexpr int glue_to_keep_if_used = 6;        // since the last reduction
    static constexpr int going_on = 0, all_assigned = 1, assumption_fails = 2;

    // In the arena a clause is its size, its glue (0: not learned, −1: to be removed), whether it was used lately,
    // and its literals, the two watched ones first.
    static constexpr int header = 3;
    std::vector<int> arena_ = std::vector<int>(header, 0);
    std::vector<uint32_t> learned_;
    std::vector<std::vector<Watch>> watches_;  // per literal: clauses to look at when it becomes true
    std::vector<int8_t> value_;                // per literal: 1 true, −1 false, 0 open
    std::vector<uint8_t> phase_;               // per variable: the sign of the literal a guess makes true
    std::vector<Reason> reason_;
    std::vector<int> level_;
    std::vector<Literal> trail_;
    std::vector<size_t> guesses_;  // where on the trail each level begins
    size_t next_ = 0;              // first literal on the trail not propagated yet
    ActivityHeap order_{decay};
    std::vector<uint8_t> seen_;
    std::vector<int64_t> level_mark_;
    int64_t mark_ = 0;
    Clause learnt_;
    std::vector<int> to_clear_;
    std::vector<Literal> to_check_;
    Literal broken_literal_ = 0;  // with a broken clause of two: the other literal
    std::vector<Literal> assumed_;
    std::vector<int> model_;
    bool consistent_ = true;
    int64_t next_restart_ = restart_interval, next_reduction_ = reduce_interval;
    int64_t reductions_ = 0, luby_u_ = 1, luby_v_ = 1;

    int variables() const { return static_cast<int>(phase_.size()); }
    static Literal literal_of(int number) { return 2 * (std::abs(number) - 1) + (number < 0); }
    static int variable_of(Literal literal) { return literal >> 1; }
    int level() const { return static_cast<int>(guesses_.size()); }

    void grow(int variables) {
        if (variables <= this->variables()) return;
        watches_.resize(2 * variables);
        value_.resize(2 * variables, 0);
        phase_.resize(variables, 1);
        reason_.resize(variables, 0);
        level_.resize(variables, 0);
        seen_.resize(variables, 0);
        level_mark_.resize(variables + 1, 0);
        order_.grow(variables);
    }

    void add_literals(Clause& clause) {
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
            consistent_ = false;
        } else if (clause.size() == 1) {
            assign(clause[0], 0);
            if (propagate()) consistent_ = false;
        } else {
            attach(clause, 0);
        }
    }

    // Watches a clause; as a reason it is returned for its first literal.
    Reason attach(const Clause& clause, int glue) {
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

    void assign(Literal literal, Reason reason) {
        const int variable = variable_of(literal);
        value_[literal] = 1;
        value_[literal ^ 1] = -1;
        level_[variable] = level();
        reason_[variable] = reason;
        trail_.push_back(literal);
        __builtin_prefetch(watches_[literal].data());  // (10 % of all time)
    }

    void undo(int to_level) {
        if (level() <= to_level) return;
        for (size_t i = trail_.size(); i-- > guesses_[to_level];) {
            value_[trail_[i]] = value_[trail_[i] ^ 1] = 0;
            order_.insert(variable_of(trail_[i]));
        }
        trail_.resize(guesses_[to_level]);
        guesses_.resize(to_level);
        next_ = trail_.size();
    }

    // Follows every assignment to its consequences; the broken clause, or 0.
    Reason propagate() {
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
    int guess() {
        Literal literal = -1;
        while (literal < 0 && level() < static_cast<int>(assumed_.size())) {
            const Literal assumption = assumed_[level()];
            if (value_[assumption] < 0) return assumption_fails;
            if (value_[assumption] > 0)
                guesses_.push_back(trail_.size());
            else
                literal = assumption;
        }
        while (literal < 0) {
            if (order_.empty()) return all_assigned;
            const int variable = order_.pop();
            if (!value_[2 * variable]) literal = 2 * variable + phase_[variable];
        }
        guesses_.push_back(trail_.size());
        assign(literal, 0);
        return going_on;
    }

    void keep_model() {
        model_.resize(variables());
        for (int variable = 0; variable < variables(); ++variable)
            model_[variable] = value_[2 * variable] > 0 ? variable + 1 : -variable - 1;
    }

    // --- learning (learning.hpp) ---
    void learn_from(Reason broken);
    void analyse(Reason reason);
    bool visit(Literal literal, int& open);
    void minimise();
    bool follows(Literal literal, uint32_t levels);
    int level_to_return_to();
    int glue_of(const Clause& clause);
    uint32_t level_bit(Literal literal) const { return 1u << (level_[variable_of(literal)] & 31); }

    // The literals of a reason that are false (all but the one it gave its value), until `f` says no.
    template <class F>
    bool each_false(Reason reason, F f) const {
        if (reason & 1) return f(static_cast<Literal>(reason >> 1));
        const int* clause = &arena_[reason >> 1];
        for (const Literal* literal = clause + header; literal != clause + header + clause[0]; ++literal)
            if (value_[*literal] < 0 && !f(*literal)) return false;
        return true;
    }

    // --- housekeeping ---

    // Luby's sequence 1 1 2 1 1 2 4 …, after Knuth.
    void restart() {
        undo(0);
        if ((luby_u_ & -luby_u_) == luby_v_)
            ++luby_u_, luby_v_ = 1;
        else
            luby_v_ *= 2;
        next_restart_ = conflicts + restart_interval * luby_v_;
    }

    // Forgets three quarters of the learned clauses that tell least.
    void reduce() {
        next_reduction_ = conflicts + reduce_interval * (++reductions_ + 1);
        std::vector<uint32_t> candidates;
        for (uint32_t place : learned_) {
            const int glue = arena_[place + 1];
            const bool used = std::exchange(arena_[place + 2], 0);
            if (glue > (used ? glue_to_keep_if_used : glue_to_keep) && !is_reason(place)) candidates.push_back(place);
        }
        std::stable_sort(candidates.begin(), candidates.end(), [this](uint32_t a, uint32_t b) {
            return std::pair(arena_[a + 1], arena_[a]) < std::pair(arena_[b + 1], arena_[b]);
        });
        for (size_t i = candidates.size() / 4; i < candidates.size(); ++i) arena_[candidates[i] + 1] = -1;
        collect();
    }

    bool is_reason(uint32_t place) const {
        for (int i : {0, 1}) {
            const Literal literal = arena_[place + header + i];
            if (value_[literal] > 0 && reason_[variable_of(literal)] == place << 1) return true;
        }
        return false;
    }

    // Moves the clauses that stay together. Each leaves its new place where its use was noted.
    void collect() {
        std::vector<int> kept(arena_.begin(), arena_.begin() + header);
        for (size_t at = header; at < arena_.size();) {
            const size_t end = at + header + arena_[at];
            const auto place = static_cast<int>(kept.size());
            if (arena_[at + 1] >= 0) kept.insert(kept.end(), arena_.begin() + at, arena_.begin() + end);
            arena_[at + 2] = place;
            at = end;
        }
        auto is_gone = [this](uint32_t place) { return arena_[place + 1] < 0; };
        auto moved = [this](uint32_t place) { return static_cast<uint32_t>(arena_[place + 2]); };
        for (auto& watches : watches_) {
            std::erase_if(watches, [&](const Watch& w) { return !(w.clause & 1) && is_gone(w.clause >> 1); });
            for (Watch& watch : watches)
                if (!(watch.clause & 1)) watch.clause = moved(watch.clause >> 1) << 1;
        }
        for (Literal literal : trail_) {
            Reason& reason = reason_[variable_of(literal)];
            if (reason && !(reason & 1)) reason = moved(reason >> 1) << 1;
        }
        std::erase_if(learned_, is_gone);
        for (uint32_t& place : learned_) place = moved(place);
        arena_.swap(kept);
    }
};

}  // namespace nonokit
