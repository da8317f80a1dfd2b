#include "session.hpp"

#include "beliefs.hpp"

namespace nonokit {

using Answer = Learner::Answer;

Session::Session(AnyBoard& board, int rounds, bool is_apart)
    : board_(board),
      hears_lines_(!is_apart && LineClauses::can_tell(*board.puzzle)),
      formula_(hears_lines_ ? encode_cells(board, rounds) : encode(board, rounds)),
      learner_(formula_.variables, formula_.phases),
      takes_turns_(is_apart || hears_lines_),
      rounds_(rounds),
      slice_ticks_(ticks_per_slice * few_variables / std::max(formula_.variables, few_variables)),
      is_hasty_(hears_lines_ && rounds > 0) {
    learner_.poll = [&board] { return board.is_stopped = board.is_stopped || (board.poll && board.poll()); };
    if (formula_.clauses.size() > numbers_between_polls && learner_.poll()) return;
    if (hears_lines_)
        learner_.listen_to(std::make_unique<LineClauses>(formula_));
    else
        learner_.load(formula_.clauses);
}

// Most puzzles are over before a picture is missed that beliefs take longer to decide on.
void Session::decide_slowly() {
    const auto opinion = decided_slowly(*opinion_of(board_, rounds_, true), board_);
    if (board_.is_stopped) return;
    board_.opinion = opinion;
    is_hasty_ = false;
    formula_.phases = encode_cells(board_, rounds_).phases;
    learner_.prefer(formula_.phases);
    learner_.start_again(formula_.phases);
}

// Beliefs have decided on one picture, and where that misleads they are stubborn. So every other turn guesses follow
// the longest way that the learner has gone without a contradiction: most of that picture, put right where it broke.
// Without what lines say that is no better than to go on believing; beside somebody who does, it is. Either time the
// first guesses are where beliefs were surest, wherever the learner was busy before.
void Session::change_guesses() {
    if (!takes_turns_) return believe_on();
    decides_ = !decides_;
    if (decides_)
        learner_.prefer(formula_.phases), turn_ = luby_.next();
    else
        learner_.prefer_longest();
    learner_.start_again(formula_.phases);
}

// Some more rounds lead to slightly other values, and to quite other luck; what was learned stays. Every other time
// values that are likely over all pictures have their turn: where one picture misleads, another often does, too.
void Session::believe_on() {
    if (slices_ >= slices_with_beliefs || slices_ % slices_per_belief != 0) return;
    rounds_ += more_belief_rounds;
    decides_ = !decides_;
    const Formula again = encode(board_, rounds_, decides_);
    if (!board_.is_stopped) learner_.prefer(again.phases);
}

Answer Session::ask(int64_t most_slices) {
    while (slices_ < most_slices && !board_.is_stopped) {
        const Answer answer = learner_.solve({}, is_hasty_ ? ticks_in_haste : turn_ * slice_ticks_);
        if (answer != Answer::open || board_.is_stopped || learner_.is_full()) return answer;
        if (is_hasty_) {
            decide_slowly();
            continue;
        }
        slices_ += turn_;
        if (rounds_) change_guesses();
    }
    return Answer::open;
}

Grid Session::take_solution() {
    rounds_ = 0;
    is_hasty_ = false;
    learner_.prefer(learner_.model());
    return formula_.picture(learner_.model());
}

void Session::block(const Grid& solution) {
    std::vector<int32_t> clause = formula_.literals_of(solution);
    for (int32_t& literal : clause) literal = -literal;
    learner_.add(clause);
}

}  // namespace nonokit
