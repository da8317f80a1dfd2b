// Belief propagation: some rounds of messages between rows and columns, each line counting its placements exactly
// (weighted forward–backward). The marginals tell search and learner which way to guess first. Only + × ÷ and
// comparisons, in a fixed order, so that the result is the same everywhere.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "any_board.hpp"
#include "constants.hpp"

namespace nonokit {

class Beliefs {
public:
    explicit Beliefs(AnyBoard& board);
    // The same, to be counted on by a copy of the board.
    Beliefs(const Beliefs& others, AnyBoard& board) : Beliefs(others) { board_ = &board; }

    void run(int rounds);
    // Beliefs are about all pictures that fit, and the likely values of all cells together make none of them. So every
    // cell is told what it leans to itself, from round to round more strongly, until they speak of one picture. The
    // more rounds that may take, the slower.
    void decide(int most_rounds);

    // How likely a cell has a value, up to a factor shared by the cell's values.
    double cell(int cell, int value) const {
        const size_t i = static_cast<size_t>(cell) * values_ + value;
        return message_[0][i] * message_[1][i] * (lean_.empty() ? 1.0 : lean_[i]);
    }

    // How likely run j of a line starts at p, a legal start, or before; 0.5 when nothing is known.
    double starts_by(int line, int j, int p) const {
        if (sums_[line].empty()) return 0.5;
        return sums_[line][static_cast<size_t>(j) * puzzle_.lines[line].size + p];
    }

private:
    struct Window {
        int begin;      // the first boundary the run can be reached at
        int low, high;  // its first and last legal start
    };
    struct Windows {  // of a line's runs; none unless it takes part
        std::vector<Window> of_run;
        Positions starts;
    };

    AnyBoard* board_;
    const Puzzle& puzzle_;
    const int values_;
    std::vector<uint64_t> domains_;               // what the board allows, per cell
    std::array<std::vector<double>, 2> message_;  // from rows, from columns: [cell × values + value]
    std::vector<double> lean_;                    // what cells tell themselves; none until they decide
    std::vector<Windows> lines_;
    std::vector<std::vector<double>> sums_;  // per line: starts_by
    // Tables of one line, reused: by value or run, then by position. Only windows are ever written and read.
    size_t stride_ = 0;
    std::vector<double> weight_, ahead_, behind_, place_, margin_;

    bool takes_part(int line) const;
    bool is_stopped(int line);
    bool lean(double strength, std::vector<uint8_t>& likely);
    void read_weights(int line);
    void update(int line, bool is_last);
    void count_ahead(int line);
    double count_behind(int line);
    void weigh_placements(int line);
    void count_cells(int line, double scale, bool is_last);
    void write_messages(int line);
};

// What search and learner go by.
struct Opinion {
    Beliefs sure;     // over all pictures: how sure values are
    Beliefs decided;  // on one of them, unless that is not wanted: which values to try
    int open_count;   // of the board at that time

    Opinion(Beliefs beliefs, int open_count, int rounds = rounds_to_decide);
};

// Search's, unless the board has changed much since; else a new one after so many rounds.
std::shared_ptr<const Opinion> opinion_of(AnyBoard& board, int rounds, bool decides);
// The same that was decided on in haste, slowly.
std::shared_ptr<const Opinion> decided_slowly(const Opinion& hasty, AnyBoard& board);

}  // namespace nonokit
