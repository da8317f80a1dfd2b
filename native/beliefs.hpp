// Belief propagation: some rounds of messages between rows and columns, each line counting its placements exactly
// (weighted forward–backward). The marginals tell a SAT solver which way to guess first. Only + × ÷ and
// comparisons, in a fixed order, so that the result is the same everywhere and in the reference engine.
#pragma once

#include <cmath>

#include "board.hpp"

namespace nonokit {

constexpr int beliefs_longest_line = 300;  // beyond this, products of weights leave the range of a double
constexpr double smallest_weight = 1e-6;
constexpr double news_weight = 0.7;  // the rest is what was believed before: without it, beliefs swing to and fro

template <int W, bool Plain>
class Beliefs {
public:
    Beliefs(Board<W, Plain>& board) : board_(board), shape_(*board.shape_), values_(board.values_) {
        const size_t cells = board.left_.size();
        for (auto& side : message_) side.assign(cells * values_, 1.0);
        starts_.resize(shape_.lines.size());
        sums_.resize(shape_.lines.size());
        for (int line = 0; line < static_cast<int>(shape_.lines.size()); ++line) {
            if (!takes_part(line)) continue;
            Placement<W> seen;
            std::vector<Bits<W>> found(values_);
            if (board.settler_.settle_any(shape_.lines[line], board.may(line), found.data(), values_, &seen))
                starts_[line] = std::move(seen.starts);
        }
    }

    void run(int rounds) {
        for (int round = 0; round < rounds; ++round)
            for (int line = 0; line < static_cast<int>(shape_.lines.size()); ++line)
                if (!starts_[line].empty() && !stopped(line)) update(line);
    }

    // How likely a cell has a value, up to a factor shared by the cell's values.
    double cell(int cell, int value) const {
        const size_t i = static_cast<size_t>(cell) * values_ + value;
        return message_[0][i] * message_[1][i];
    }

    // How likely run j of a line starts at p or before; 0.5 when nothing is known.
    double starts_by(int line, int j, int p) const {
        if (sums_[line].empty()) return 0.5;
        return sums_[line][static_cast<size_t>(j) * shape_.lines[line].size + p];
    }

private:
    Board<W, Plain>& board_;
    const Shape& shape_;
    int values_;
    std::array<std::vector<double>, 2> message_;  // from rows, from columns: [cell × values + value]
    std::vector<std::vector<Bits<W>>> starts_;    // legal starts, for lines that take part
    std::vector<std::vector<double>> sums_;       // per line: starts_by
    std::vector<double> weight_, ahead_, behind_, place_, margin_;
    std::vector<int> begin_;  // per run: the first boundary it can be reached at

    // Counting a line's placements takes about as long as settling it once per cell.
    bool stopped(int index) {
        board_.ticks += static_cast<int64_t>(shape_.lines[index].cost) * shape_.lines[index].size;
        return board_.stop_requested();
    }
    bool takes_part(int index) const {
        const Line& line = shape_.lines[index];
        if (!line.has_clue || line.has_unknown || line.runs.empty() || line.size > beliefs_longest_line) return false;
        for (int p = 0; p < line.size; ++p)
            if (board_.left_[cell_of(index, p)] > 1) return true;
        return false;
    }
    int cell_of(int line, int p) const {
        return line < board_.height_ ? line * board_.width_ + p : p * board_.width_ + line - board_.height_;
    }

    // weight_[p × values + v]: what the crossing lines say, the best value of each cell at 1.
    void read_weights(int index, int size) {
        const auto& from = message_[index < board_.height_ ? 1 : 0];
        weight_.assign(static_cast<size_t>(size) * values_, 0.0);
        for (int p = 0; p < size; ++p) {
            const int cell = cell_of(index, p);
            double most = 0;
            for (int v = 0; v < values_; ++v) {
                if (!board_.possible(cell, v)) continue;
                const double w = from[static_cast<size_t>(cell) * values_ + v];
                weight_[p * values_ + v] = w;
                most = std::max(most, w);
            }
            for (int v = 0; v < values_; ++v) weight_[p * values_ + v] = weight_[p * values_ + v] / most;
        }
    }

    // The product of weights of `length` cells of one value from p on.
    double product(int p, int length, int value) const {
        double result = 1;
        for (int i = p; i < p + length; ++i) result = result * weight_[i * values_ + value];
        return result;
    }

    void update(int index) {
        const Line& line = shape_.lines[index];
        const int n = line.size, k = static_cast<int>(line.runs.size());
        read_weights(index, n);
        // ahead_[j × (n+1) + p]: weight of all ways to be at boundary p with j runs placed, gap included. Of each
        // row only the stretch between the first way to get there and the last start matters.
        ahead_.assign(static_cast<size_t>(k + 1) * (n + 1), 0.0);
        behind_.assign(static_cast<size_t>(k + 1) * (n + 1) + 1, 0.0);
        place_.assign(static_cast<size_t>(k) * n, 0.0);
        begin_.assign(1, 0);
        ahead_[0] = 1;
        for (int j = 0; j < k; ++j) {
            const Run run = line.runs[j];
            const Bits<W>& starts = starts_[index][j];
            double* at = &ahead_[static_cast<size_t>(j) * (n + 1)];
            for (int p = begin_[j]; p < starts.highest(); ++p) at[p + 1] = at[p + 1] + at[p] * weight_[p * values_];
            begin_.push_back(starts.lowest() + run.length + line.runs[j].gap);
            starts.each([&](int s) {
                const int end = s + run.length;
                double w = product(s, run.length, run.value);
                if (line.runs[j].gap) w = w * weight_[end * values_];
                place_[static_cast<size_t>(j) * n + s] = w;
                double& to = ahead_[static_cast<size_t>(j + 1) * (n + 1) + end + line.runs[j].gap];
                to = to + at[s] * w;
            });
        }
        double* at = &behind_[static_cast<size_t>(k) * (n + 1)];
        at[n] = 1;
        for (int p = n - 1; p >= begin_[k]; --p) at[p] = at[p + 1] * weight_[p * values_];
        for (int j = k - 1; j >= 0; --j) {
            const double* next = at;
            at = &behind_[static_cast<size_t>(j) * (n + 1)];
            double after = 0;
            for (int p = starts_[index][j].highest(); p >= begin_[j]; --p) {
                after = after * weight_[p * values_];
                const double w = place_[static_cast<size_t>(j) * n + p];
                if (w > 0) after = after + w * next[p + line.runs[j].length + line.runs[j].gap];
                at[p] = after;
            }
        }
        const double total = behind_[0];
        if (!(total > 0) || !std::isfinite(total)) return;
        write_messages(index, total);
    }

    void write_messages(int index, double total) {
        const Line& line = shape_.lines[index];
        const int n = line.size, k = static_cast<int>(line.runs.size());
        margin_.assign(static_cast<size_t>(n) * values_, 0.0);
        auto& sums = sums_[index];
        sums.assign(static_cast<size_t>(k) * n, 0.0);
        for (int j = 0; j < k; ++j) {
            const Run run = line.runs[j];
            const Bits<W>& starts = starts_[index][j];
            double sum = 0;
            for (int p = starts.lowest(); p < starts.highest() + run.length; ++p) {
                const double w = place_[static_cast<size_t>(j) * n + p];
                if (w > 0) {
                    const int to = p + run.length + line.runs[j].gap;
                    sum = sum + ahead_[static_cast<size_t>(j) * (n + 1) + p] * w *
                                    behind_[static_cast<size_t>(j + 1) * (n + 1) + to] / total;
                }
                sums[static_cast<size_t>(j) * n + p] = sum;
                const double out = p >= run.length ? sums[static_cast<size_t>(j) * n + p - run.length] : 0.0;
                double& cell = margin_[p * values_ + run.value];
                cell = cell + (sum - out);
            }
        }
        auto& to = message_[index < board_.height_ ? 0 : 1];
        for (int p = 0; p < n; ++p) {
            const int cell = cell_of(index, p);
            if (board_.left_[cell] == 1) continue;
            double filled = 0;
            for (int v = 1; v < values_; ++v) filled = filled + margin_[p * values_ + v];
            margin_[p * values_] = 1 - filled;
            // What this line adds to what it was told, at most 1, damped.
            double most = 0;
            for (int v = 0; v < values_; ++v) {
                double& m = margin_[p * values_ + v];
                const double w = weight_[p * values_ + v];
                m = w > 0 ? std::max(m, smallest_weight) / w : 0;
                most = std::max(most, m);
            }
            const size_t base = static_cast<size_t>(cell) * values_;
            for (int v = 0; v < values_; ++v)
                to[base + v] = (1 - news_weight) * to[base + v] +
                               news_weight * std::max(margin_[p * values_ + v] / most, smallest_weight);
        }
    }
};

}  // namespace nonokit
