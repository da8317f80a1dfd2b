#include "beliefs.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "constants.hpp"

namespace nonokit {

Beliefs::Beliefs(AnyBoard& board)
    : board_(&board), puzzle_(*board.puzzle), values_(puzzle_.values), domains_(puzzle_.cell_count()) {
    board.write_domains(domains_.data());
    for (auto& side : message_) side.assign(domains_.size() * values_, 1.0);
    const int lines = static_cast<int>(puzzle_.lines.size());
    lines_.resize(lines);
    sums_.resize(lines);
    size_t longest = 0, most_runs = 0;
    for (int index = 0; index < lines; ++index) {
        const Line& line = puzzle_.lines[index];
        auto& [windows, starts] = lines_[index];
        if (!takes_part(index) || !board.place_runs(index, starts, nullptr)) continue;
        int begin = 0;
        for (size_t j = 0; j < line.runs.size(); ++j) {
            const std::span<const int> own = starts.of(j);
            windows.push_back({begin, own.front(), own.back()});
            begin = own.front() + line.runs[j].length + line.runs[j].gap;
        }
        longest = std::max(longest, static_cast<size_t>(line.size));
        most_runs = std::max(most_runs, line.runs.size());
    }
    stride_ = longest + 2;
    weight_.resize(stride_ * values_);
    margin_.resize(stride_ * values_);
    for (auto* table : {&ahead_, &behind_, &place_}) table->resize(stride_ * (most_runs + 1));
}

void Beliefs::run(int rounds) {
    for (int round = 0; round < rounds; ++round)
        for (int line = 0; line < static_cast<int>(lines_.size()); ++line)
            if (!lines_[line].of_run.empty() && !is_stopped(line)) update(line, round == rounds - 1);
}

void Beliefs::decide(int most_rounds) {
    lean_.assign(domains_.size() * values_, 1.0);
    std::vector<uint8_t> likely(domains_.size(), 0);
    int calm = 0;
    for (int round = 0; round < most_rounds && calm < calm_rounds; ++round) {
        const bool is_calm = lean(first_lean + (last_lean - first_lean) * round / most_rounds, likely);
        calm = is_calm ? calm + 1 : 0;
        const bool is_last = calm == calm_rounds || round == most_rounds - 1;
        for (int line = 0; line < static_cast<int>(lines_.size()); ++line)
            if (!lines_[line].of_run.empty() && !is_stopped(line)) update(line, is_last);
    }
}

// Tells every open cell what it believes; true when all find the same values likely as before.
bool Beliefs::lean(double strength, std::vector<uint8_t>& likely) {
    bool is_calm = true;
    for (int c = 0; c < static_cast<int>(domains_.size()); ++c) {
        if (std::popcount(domains_[c]) < 2) continue;
        double most = 0;
        int best = 0;
        for (int v = 0; v < values_; ++v)
            if (domains_[c] >> v & 1 && cell(c, v) > most) most = cell(c, v), best = v;
        for (int v = 0; v < values_; ++v)
            if (domains_[c] >> v & 1)
                lean_[static_cast<size_t>(c) * values_ + v] =
                    std::max(1 - strength + strength * cell(c, v) / most, smallest_weight);
        is_calm = is_calm && likely[c] == best;
        likely[c] = static_cast<uint8_t>(best);
    }
    return is_calm;
}

bool Beliefs::is_stopped(int index) {
    board_->ticks += settles_per_count * puzzle_.lines[index].cost;
    return board_->stop_requested();
}

bool Beliefs::takes_part(int index) const {
    const Line& line = puzzle_.lines[index];
    if (!line.has_clue || line.has_unknown || line.runs.empty() || line.size > longest_with_beliefs) return false;
    const uint64_t* cell = &domains_[puzzle_.first_cell(index)];
    for (int p = 0; p < line.size; ++p, cell += puzzle_.step(index))
        if (std::popcount(*cell) > 1) return true;
    return false;
}

// What the crossing lines say; nothing for values that are ruled out.
void Beliefs::read_weights(int index) {
    const int size = puzzle_.lines[index].size, step = puzzle_.step(index), first = puzzle_.first_cell(index);
    const bool is_row = index < puzzle_.height;
    for (int v = 0; v < values_; ++v) {
        const double* from = &message_[is_row][static_cast<size_t>(first) * values_ + v];
        const uint64_t* may = &domains_[first];
        double* to = &weight_[v * stride_];
        for (int p = 0; p < size; ++p, from += step * values_, may += step) to[p] = *may >> v & 1 ? *from : 0.0;
        if (lean_.empty()) continue;
        const double* lean = &lean_[static_cast<size_t>(first) * values_ + v];
        for (int p = 0; p < size; ++p, lean += step * values_) to[p] = to[p] * *lean;
    }
}

void Beliefs::update(int index, bool is_last) {
    read_weights(index);
    weigh_placements(index);
    count_ahead(index);
    const double total = count_behind(index);
    if (!(total > 0) || !std::isfinite(total)) return;
    count_cells(index, 1 / total, is_last);
    write_messages(index);
}

// ahead[p]: weight of all ways to be at boundary p with j runs placed, gap included.
void Beliefs::count_ahead(int index) {
    const Line& line = puzzle_.lines[index];
    const std::vector<Window>& windows = lines_[index].of_run;
    const double* const blank = weight_.data();
    for (size_t j = 0; j < windows.size(); ++j) {
        const Window& here = windows[j];
        double* const ahead = &ahead_[j * stride_];
        double sum = 1;
        int p = 0;
        if (j) {
            const size_t before = j - 1;
            const int offset = line.runs[before].length + line.runs[before].gap;
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
}

// behind[p]: weight of all ways to finish from boundary p with j runs placed. The weight of all there are.
double Beliefs::count_behind(int index) {
    const Line& line = puzzle_.lines[index];
    const std::vector<Window>& windows = lines_[index].of_run;
    const double* const blank = weight_.data();
    const int n = line.size, k = static_cast<int>(windows.size());
    double* behind = &behind_[k * stride_];
    behind[n] = 1;
    for (int p = n - 1; p >= windows[k - 1].low + line.runs[k - 1].length; --p) behind[p] = behind[p + 1] * blank[p];
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
    return behind[0];
}

// The weight of every placement, its gap included.
void Beliefs::weigh_placements(int index) {
    const Line& line = puzzle_.lines[index];
    const std::vector<Window>& windows = lines_[index].of_run;
    const double* const blank = weight_.data();
    for (size_t j = 0; j < windows.size(); ++j) {
        const Run run = line.runs[j];
        const double* const filled = &weight_[run.value * stride_];
        double* const place = &place_[j * stride_];
        std::fill(place + windows[j].low, place + windows[j].high + 1, 0.0);
        for (const int s : lines_[index].starts.of(j)) {
            double w = filled[s];
            for (int i = s + 1; i < s + run.length; ++i) w = w * filled[i];
            place[s] = run.gap ? w * blank[s + run.length] : w;
        }
    }
}

// How likely cells have the values of runs: what runs begin there less what has ended.
void Beliefs::count_cells(int index, double scale, bool is_last) {
    const Line& line = puzzle_.lines[index];
    const int n = line.size;
    for (int v = 1; v < values_; ++v) std::fill_n(&margin_[v * stride_], n + 1, 0.0);
    if (is_last) sums_[index].assign(line.runs.size() * n, 0.0);
    for (size_t j = 0; j < line.runs.size(); ++j) {
        const Run run = line.runs[j];
        const Window& window = lines_[index].of_run[j];
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
    for (int v = 1; v < values_; ++v) {
        double* const margin = &margin_[v * stride_];
        for (int p = 1; p < n; ++p) margin[p] = margin[p] + margin[p - 1];
    }
}

// What this line adds to what it was told, the best value of each cell at 1, damped.
void Beliefs::write_messages(int index) {
    const int n = puzzle_.lines[index].size, step = puzzle_.step(index), first = puzzle_.first_cell(index);
    const uint64_t* may = &domains_[first];
    double* to = &message_[index >= puzzle_.height][static_cast<size_t>(first) * values_];
    for (int p = 0; p < n; ++p, to += step * values_, may += step) {
        if (values_ == 2) {
            if (*may != 3) continue;
            const double filled = margin_[stride_ + p];
            const double a = std::max(1 - filled, smallest_weight) * weight_[stride_ + p];
            const double b = std::max(filled, smallest_weight) * weight_[p];
            const double odds = std::max(std::min(a, b) / std::max(a, b), smallest_weight);
            to[0] = (1 - weight_of_news) * to[0] + weight_of_news * (a < b ? odds : 1.0);
            to[1] = (1 - weight_of_news) * to[1] + weight_of_news * (a < b ? 1.0 : odds);
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
                to[v] = (1 - weight_of_news) * to[v] +
                        weight_of_news * std::max(margin_[v * stride_ + p] / most, smallest_weight);
        }
    }
}

Opinion::Opinion(Beliefs beliefs, int open_count, int rounds)
    : sure(std::move(beliefs)), decided(sure), open_count(open_count) {
    decided.decide(rounds);
}

std::shared_ptr<const Opinion> opinion_of(AnyBoard& board, int rounds, bool decides) {
    const auto& known = board.opinion;
    if (known && rounds <= belief_rounds && 10 * board.open_count >= 9 * known->open_count) return known;
    Beliefs beliefs(board);
    beliefs.run(rounds);
    return std::make_shared<const Opinion>(std::move(beliefs), board.open_count, decides ? rounds_to_decide : 0);
}

std::shared_ptr<const Opinion> decided_slowly(const Opinion& hasty, AnyBoard& board) {
    return std::make_shared<const Opinion>(Beliefs(hasty.sure, board), hasty.open_count, rounds_to_decide_slowly);
}

}  // namespace nonokit
