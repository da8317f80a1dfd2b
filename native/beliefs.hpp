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
        const size_t cells = board.cell_count();
        for (auto& side : message_) side.assign(cells * values_, 1.0);
        lines_.resize(shape_.lines.size());
        size_t longest = 0, most_runs = 0;
        Placement<W> seen;
        std::vector<Bits<W>> found(values_);
        for (int index = 0; index < static_cast<int>(lines_.size()); ++index) {
            const Line& line = shape_.lines[index];
            if (!takes_part(index)) continue;
            if (!board.settler_.settle_any(line, board.may(index), found.data(), values_, &seen)) continue;
            int begin = 0;
            for (size_t j = 0; j < line.runs.size(); ++j) {
                const Bits<W>& starts = seen.starts[j];
                lines_[index].push_back({begin, starts.lowest(), starts.highest(), starts});
                begin = starts.lowest() + line.runs[j].length + line.runs[j].gap;
            }
            longest = std::max(longest, static_cast<size_t>(line.size));
            most_runs = std::max(most_runs, line.runs.size());
        }
        stride_ = longest + 2;
        weight_.resize(stride_ * values_);
        margin_.resize(stride_ * values_);
        for (auto* table : {&ahead_, &behind_, &place_}) table->resize(stride_ * (most_runs + 1));
        sums_.resize(lines_.size());
    }

    void run(int rounds) {
        for (int round = 0; round < rounds; ++round)
            for (int line = 0; line < static_cast<int>(lines_.size()); ++line)
                if (!lines_[line].empty() && !stopped(line)) update(line, round == rounds - 1);
    }

    // How likely a cell has a value, up to a factor shared by the cell's values.
    double cell(int cell, int value) const {
        const size_t i = static_cast<size_t>(cell) * values_ + value;
        return message_[0][i] * message_[1][i];
    }

    // How likely run j of a line starts at p, a legal start, or before; 0.5 when nothing is known.
    double starts_by(int line, int j, int p) const {
        if (sums_[line].empty()) return 0.5;
        return sums_[line][static_cast<size_t>(j) * shape_.lines[line].size + p];
    }

private:
    struct Window {
        int begin;      // the first boundary the run can be reached at
        int low, high;  // its first and last legal start
        Bits<W> starts;
    };

    Board<W, Plain>& board_;
    const Shape& shape_;
    int values_;
    std::array<std::vector<double>, 2> message_;  // from rows, from columns: [cell × values + value]
    std::vector<std::vector<Window>> lines_;      // per run, for lines that take part
    std::vector<std::vector<double>> sums_;       // per line: starts_by
    // Tables of one line, reused: by value or run, then by position. Only windows are ever written and read.
    size_t stride_ = 0;
    std::vector<double> weight_, ahead_, behind_, place_, margin_;

    int values() const { return Plain ? 2 : values_; }
    // Counting a line's placements takes about as long as settling it four times.
    bool stopped(int index) {
        board_.ticks += 4 * shape_.lines[index].cost;
        return board_.stop_requested();
    }
    bool takes_part(int index) const {
        const Line& line = shape_.lines[index];
        if (!line.has_clue || line.has_unknown || line.runs.empty() || line.size > beliefs_longest_line) return false;
        const Bits<W>* may = board_.may(index);
        Bits<W> once{}, twice{};
        for (int v = 0; v < values(); ++v) twice |= once & may[v], once |= may[v];
        return twice.any();
    }
    int first_cell(int line) const { return line < board_.height_ ? line * board_.width_ : line - board_.height_; }
    int step(int line) const { return line < board_.height_ ? 1 : board_.width_; }

    // What the crossing lines say; nothing for values that are ruled out.
    void read_weights(int index) {
        const int size = shape_.lines[index].size, stride = step(index) * values();
        const Bits<W>* may = board_.may(index);
        for (int v = 0; v < values(); ++v) {
            const double* from =
                &message_[index < board_.height_][static_cast<size_t>(first_cell(index)) * values() + v];
            double* to = &weight_[v * stride_];
            for (int p = 0; p < size; ++p, from += stride) to[p] = may[v].test(p) ? *from : 0.0;
        }
    }

    void update(int index, bool is_last) {
        const Line& line = shape_.lines[index];
        const std::vector<Window>& windows = lines_[index];
        const int n = line.size, k = static_cast<int>(line.runs.size());
        read_weights(index);
        const double* const blank = weight_.data();
        weigh_placements(line, windows);
        // ahead[p]: weight of all ways to be at boundary p with j runs placed, gap included.
        for (int j = 0; j < k; ++j) {
            const Window& here = windows[j];
            double* const ahead = &ahead_[j * stride_];
            double sum = 1;
            int p = 0;
            if (j) {
                const int before = j - 1, offset = line.runs[before].length + line.runs[before].gap;
                const double* const from = &ahead_[before * stride_];
                const double* const place = &place_[before * stride_];
                sum = 0;
                const int last = std::min(here.high, windows[before].high + offset);
                for (p = here.begin; p <= last; ++p) {
                    sum = sum + from[p - offset] * place[p - offset];
                    ahead[p] = sum;
                    sum = sum * blank[p];
                }
            }
            for (; p <= here.high; ++p) {
                ahead[p] = sum;
                sum = sum * blank[p];
            }
        }
        // behind[p]: weight of all ways to finish from boundary p with j runs placed.
        const Run& final = line.runs[k - 1];
        double* behind = &behind_[k * stride_];
        behind[n] = 1;
        for (int p = n - 1; p >= windows[k - 1].low + final.length; --p) behind[p] = behind[p + 1] * blank[p];
        for (int j = k - 1; j >= 0; --j) {
            const double* const next = behind;
            const double* const place = &place_[j * stride_];
            const int offset = line.runs[j].length + line.runs[j].gap;
            behind = &behind_[j * stride_];
            double sum = 0;
            int p = windows[j].high;
            for (; p >= windows[j].low; --p) {
                sum = sum * blank[p] + place[p] * next[p + offset];
                behind[p] = sum;
            }
            for (; p >= windows[j].begin; --p) {
                sum = sum * blank[p];
                behind[p] = sum;
            }
        }
        const double total = behind[0];
        if (!(total > 0) || !std::isfinite(total)) return;
        count_cells(index, 1 / total, is_last);
        write_messages(index);
    }

    // The weight of every placement, its gap included.
    void weigh_placements(const Line& line, const std::vector<Window>& windows) {
        const double* const blank = weight_.data();
        for (size_t j = 0; j < windows.size(); ++j) {
            const Run run = line.runs[j];
            const double* const filled = &weight_[run.value * stride_];
            double* const place = &place_[j * stride_];
            for (int s = windows[j].low; s <= windows[j].high; ++s) {
                double w = windows[j].starts.test(s) ? filled[s] : 0.0;
                for (int i = s + 1; i < s + run.length; ++i) w = w * filled[i];
                place[s] = run.gap ? w * blank[s + run.length] : w;
            }
        }
    }

    // How likely cells have the values of runs: what runs begin there less what has ended.
    void count_cells(int index, double scale, bool is_last) {
        const Line& line = shape_.lines[index];
        const int n = line.size;
        for (int v = 1; v < values(); ++v) std::fill_n(&margin_[v * stride_], n + 1, 0.0);
        if (is_last) sums_[index].assign(line.runs.size() * n, 0.0);
        for (size_t j = 0; j < line.runs.size(); ++j) {
            const Run run = line.runs[j];
            const Window& window = lines_[index][j];
            const double* const ahead = &ahead_[j * stride_];
            const double* const place = &place_[j * stride_];
            const double* const behind = &behind_[(j + 1) * stride_ + run.length + run.gap];
            double* const margin = &margin_[run.value * stride_];
            double sum = 0;
            for (int s = window.low; s <= window.high; ++s) {
                const double share = ahead[s] * place[s] * behind[s] * scale;
                margin[s] = margin[s] + share;
                margin[s + run.length] = margin[s + run.length] - share;
                sum = sum + share;
                if (is_last) sums_[index][j * n + s] = sum;
            }
        }
        for (int v = 1; v < values(); ++v) {
            double* const margin = &margin_[v * stride_];
            for (int p = 1; p < n; ++p) margin[p] = margin[p] + margin[p - 1];
        }
    }

    // What this line adds to what it was told, the best value of each cell at 1, damped.
    void write_messages(int index) {
        const int n = shape_.lines[index].size, stride = step(index) * values();
        const Bits<W>* may = board_.may(index);
        double* to = &message_[index >= board_.height_][static_cast<size_t>(first_cell(index)) * values()];
        for (int p = 0; p < n; ++p, to += stride) {
            if (values() == 2) {
                if (!may[0].test(p) || !may[1].test(p)) continue;
                const double filled = margin_[stride_ + p];
                const double a = std::max(1 - filled, smallest_weight) * weight_[stride_ + p];
                const double b = std::max(filled, smallest_weight) * weight_[p];
                const double odds = std::max(std::min(a, b) / std::max(a, b), smallest_weight);
                to[0] = (1 - news_weight) * to[0] + news_weight * (a < b ? odds : 1.0);
                to[1] = (1 - news_weight) * to[1] + news_weight * (a < b ? 1.0 : odds);
            } else {
                double filled = 0, most = 0;
                for (int v = 1; v < values_; ++v) filled = filled + margin_[v * stride_ + p];
                margin_[p] = 1 - filled;
                for (int v = 0; v < values_; ++v) {
                    double& m = margin_[v * stride_ + p];
                    const double w = weight_[v * stride_ + p];
                    m = w > 0 ? std::max(m, smallest_weight) / w : 0;
                    most = std::max(most, m);
                }
                for (int v = 0; v < values_; ++v)
                    to[v] = (1 - news_weight) * to[v] +
                            news_weight * std::max(margin_[v * stride_ + p] / most, smallest_weight);
            }
        }
    }
};

}  // namespace nonokit
