#include "session.hpp"

namespace nonokit {

using Answer = Learner::Answer;

Session::Session(AnyBoard& board, int rounds)
    : board_(board),
      formula_(encode(board, rounds)),
      learner_(formula_.variables, formula_.phases),
      changes_guesses_(rounds > 0),
      slice_ticks_(ticks_per_slice * few_variables / std::max(formula_.variables, few_variables)) {
    learner_.poll = [&board] { return board.is_stopped = board.is_stopped || (board.poll && board.poll()); };
    load(learner_, formula_);
}

// Beliefs have decided on one picture, and where that misleads they are stubborn. So every other turn guesses follow
// the longest way that the learner has gone without a contradiction: most of that picture, put right where it broke.
void Session::change_guesses() {
    follows_beliefs_ = !follows_beliefs_;
    if (follows_beliefs_)
        learner_.prefer(formula_.phases), turn_ = luby_.next();
    else
        learner_.prefer_longest();
}

Answer Session::ask(int64_t most_slices) {
    while (slices_ < most_slices && !board_.is_stopped) {
        const Answer answer = learner_.solve({}, turn_ * slice_ticks_);
        if (answer != Answer::open || board_.is_stopped) return answer;
        slices_ += turn_;
        if (changes_guesses_) change_guesses();
    }
    return Answer::open;
}

Grid Session::take_solution() {
    changes_guesses_ = false;
    learner_.prefer(learner_.model());
    return formula_.picture(learner_.model());
}

void Session::block(const Grid& solution) {
    std::vector<int32_t> clause = formula_.literals_of(solution);
    for (int32_t& literal : clause) literal = -literal;
    learner_.add(clause);
}

}  // namespace nonokit
