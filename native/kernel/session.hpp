// A board's clauses and the learner that is asked for one solution after another.
#pragma once

#include "formula.hpp"
#include "learner.hpp"

namespace nonokit {

class Session {
public:
    // With likely values after so many rounds of beliefs. The board's poll is asked now and then. Apart: in another way
    // than usual, for a thread beside a usual one; the two are seldom unlucky together.
    Session(AnyBoard& board, int rounds, bool is_apart = false);

    // Whether another solution is left; open when there was no answer in so many slices of work since the session
    // began, when a poll says stop, or when the learner has no more room.
    Learner::Answer ask(int64_t most_slices);
    // The solution found last. From here on the learner looks near it first.
    Grid take_solution();
    // Rules out a solution.
    void block(const Grid& solution);

    int64_t conflicts() const { return learner_.conflicts; }
    int64_t slices() const { return slices_; }

private:
    AnyBoard& board_;
    bool hears_lines_;  // in place of clauses
    Formula formula_;
    Learner learner_;
    bool takes_turns_;
    int rounds_;           // of beliefs so far; 0 once a solution says more
    bool decides_ = true;  // whether guesses follow the picture that beliefs have decided on
    Luby luby_;
    int64_t turn_ = luby_.next();  // its length in slices
    int64_t slices_ = 0;           // so far
    int64_t slice_ticks_;
    bool is_hasty_;  // whether guesses follow a picture decided on in haste

    void decide_slowly();
    void change_guesses();
    void believe_on();
};

}  // namespace nonokit
