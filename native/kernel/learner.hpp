// Conflict-driven clause learning for what line logic and probing leave open.
//
// A small solver in the tradition of MiniSat and CaDiCaL's stable mode, with one thing done differently: a guess
// always takes the phase it was told beforehand (what beliefs say, or an earlier solution), never the value the
// variable had last. On nonograms that is worth more than everything a large solver does between conflicts: it
// settles the survey's puzzles in a tenth of the time. (Measured in docs/performance.md, with what did not help.)
#pragma once

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <span>
#include <vector>

#include "constants.hpp"
#include "heap.hpp"
#include "line_clauses.hpp"
#include "luby.hpp"

namespace nonokit {

class Learner {
public:
    enum class Answer { no = 0, yes = 1, open = 2 };
    using Literals = std::span<const int32_t>;  // variable 5 is 5, its negation −5

    Learner(int variables, Literals phases);

    // Takes clauses from a list in which each ends in 0; false when a poll stopped it.
    bool load(Literals clauses);
    void add(Literals clause);  // new variables are welcome
    void prefer(Literals phases);
    // The next guesses are made in this order, whatever was active before. Phases are ranked so, the surest first.
    void start_again(Literals ranked);
    // Guesses follow the longest way without a contradiction since this was asked for last.
    void prefer_longest();
    // Lines that say what else follows from the variables of their cells.
    void listen_to(std::unique_ptr<LineClauses> lines);
    // Whether the clauses can be satisfied together with the assumptions; `open` when the budget is spent, which
    // without room for more clauses it is at once, or a poll says stop.
    Answer solve(Literals assumptions, int64_t budget_ticks);
    // The assignment found last, a number per variable.
    const std::vector<int32_t>& model() const { return model_; }
    int variables() const { return static_cast<int>(phase_.size()); }

    // Whether clauses take all the room there is, so that nothing more is learned.
    bool is_full() const { return arena_.size() > room; }

    size_t room = largest_arena;
    int64_t ticks = 0;  // clauses looked at, about
    int64_t conflicts = 0;
    std::function<bool()> poll;  // true: stop

private:
    // Inside, literals count 0, 1 for the first variable and its negation, 2, 3 for the second, …
    using Literal = int;
    using Clause = std::vector<Literal>;
    // Why a variable has its value: 0 for a guess, an odd number for a clause of two (the other literal is half of
    // it), an even one for a clause in the arena (its place is half of it); from `of_lines` on a line, which says why
    // when it is asked.
    using Reason = uint32_t;
    static constexpr Reason of_lines = 0xf0000000;
    struct Watch {
        Reason clause;
        Literal blocker;  // when this one is true the clause need not be looked at
    };
    enum class Guess { made, all_assigned, assumption_fails };

    // In the arena a clause is its size, its glue (0: not learned, −1: to be removed), whether it was used lately,
    // and its literals, the two watched ones first.
    static constexpr int header = 3;
    std::vector<int> arena_ = std::vector<int>(header, 0);
    std::vector<uint32_t> learned_;
    std::vector<std::vector<Watch>> watches_;  // per literal: clauses to look at when it becomes true
    std::vector<int8_t> value_;                // per literal: 1 true, −1 false, 0 open
    std::vector<uint8_t> phase_;               // per variable: the sign of the literal a guess makes true
    std::vector<Assignment> assigned_;         // per variable
    std::vector<Literal> trail_;
    std::vector<size_t> guesses_;  // where on the trail each level begins
    size_t next_ = 0;              // first literal on the trail not propagated yet
    ActivityHeap order_{activity_decay};
    std::vector<uint8_t> seen_;
    std::vector<int64_t> level_mark_;
    int64_t mark_ = 0;
    std::vector<uint8_t> longest_phase_;  // of the longest way without a contradiction …
    size_t longest_ = 0;                  // … and its length
    Clause learnt_;
    std::vector<int> to_clear_;
    std::vector<Literal> to_check_;
    Literal broken_literal_ = 0;  // with a broken clause of two: the other literal
    Clause broken_;               // literals that are all false, though one must be true
    std::vector<Literal> assumed_;
    std::vector<int32_t> model_;
    bool is_consistent_ = true;
    std::unique_ptr<LineClauses> lines_;  // or nobody
    size_t told_ = 0;                     // first literal on the trail that the lines do not know of
    std::vector<LineClauses::News> news_;
    Clause said_;  // by a line, when it was asked why
    int64_t next_poll_ = ticks_between_learner_polls;
    Luby luby_;
    int64_t next_restart_ = restart_interval * luby_.next(), next_reduction_ = reduce_interval;
    int64_t reductions_ = 0;

    static Literal literal_of(int number) { return 2 * (std::abs(number) - 1) + (number < 0); }
    static int variable_of(Literal literal) { return literal >> 1; }
    int level_of(Literal literal) const { return assigned_[variable_of(literal)].level; }
    int level() const { return static_cast<int>(guesses_.size()); }
    bool stop_requested();

    void assume(Literals assumptions);
    void grow(int variables);
    void make_room(Literals clauses);
    void add_literals(Clause& clause);
    Reason attach(const Clause& clause, int glue);
    void undo(int to_level);
    Reason propagate();
    Guess guess();
    void keep_model();
    void note_longest();
    void assign(Literal literal, Reason reason) {
        const int variable = variable_of(literal);
        value_[literal] = 1;
        value_[literal ^ 1] = -1;
        assigned_[variable] = {level(), reason, static_cast<int>(trail_.size())};
        trail_.push_back(literal);
        __builtin_prefetch(watches_[literal].data());  // (10 % of all time)
    }

    // --- what a contradiction teaches (learning.cpp) ---
    void learn_from(Reason broken);
    void learn();
    void analyse();
    Reason reason_of(Literal literal);
    bool visit(Literal literal, int& open);
    void minimise();
    bool follows(Literal literal, uint32_t levels);
    int level_to_return_to();
    int glue_of(const Clause& clause);
    uint32_t level_bit(Literal literal) const { return 1u << (level_of(literal) & 31); }

    // The literals of a reason that are false (all but the one it gave its value), until `f` says no.
    template <class F>
    bool each_false(Reason reason, F f) const {
        if (reason & 1) return f(static_cast<Literal>(reason >> 1));
        const int* clause = &arena_[reason >> 1];
        for (const Literal* literal = clause + header; literal != clause + header + clause[0]; ++literal)
            if (value_[*literal] < 0 && !f(*literal)) return false;
        return true;
    }

    // --- what lines say (listening.cpp) ---
    bool ask_lines();
    void learn_from(const LineClauses::News& broken);
    Reason explained(Literal literal, int line);
    void take_back(size_t from);

    // --- what is forgotten again (forgetting.cpp) ---
    void restart();
    void reduce();
    bool is_reason(uint32_t place) const;
    void collect();
};

// Loads clauses, and lets the lines they are of speak; false when a poll stopped it.
bool load(Learner& learner, const Formula& formula);

}  // namespace nonokit
