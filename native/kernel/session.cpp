#include "session.hpp"

namespace nonokit {

using Answer = Learner::Answer;

Session::Session(AnyBoard& board, int rounds)
    : board_(board),
      formula_(encode(board, rounds)),
      learner_(formula_.variables, formula_.phases),
      rounds_(rounds),
      slice_ticks_(ticks_per_slice * few_variables / std::max(formula_.variables, few_variables)) {
    learner_.poll = [&board] { return board.is_stopped = board.is_stopped || (board.poll && board.poll()); };
    learner_.load(formula_.clauses);
}

// Some more rounds lead to slightly other values, and to quite other luck; what was learned stays. Every other time
// values that are likely over all pictures have their turn: where one picture misleads, another often does, too.
void Session::believe_on() {
    rounds_ += more_belief_rounds;
    decides_ = !decides_;
    const Formula again = encode(board_, rounds_, decides_);
    if (!board_.is_stopped) learner_.prefer(again.phases);
}

Answer Session::ask(int64_t most_slices) {
    while (slices_ < most_slices && !board_.is_stopped) {
        const Answer answer = learner_.solve({}, slice_ticks_);
        if (answer != Answer::open || board_.is_stopped) return answer;
        ++slices_;
        if (rounds_ && slices_ < slices_with_beliefs && slices_ % slices_per_belief == 0) believe_on();
    }
    return Answer::open;
}

Grid Session::take_solution() {
    rounds_ = 0;
    learner_.prefer(learner_.model());
    return formula_.picture(learner_.model());
}

void Session::block(const Grid& solution) {
    std::vector<int32_t> clause = formula_.literals_of(solution);
    for (int32_t& literal : clause) literal = -literal;
    learner_.add(clause);
}

}  // namespace nonokit
