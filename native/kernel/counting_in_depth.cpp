// Counting in depth. Of random puzzles with many solutions, nearly all nodes that can be reached from the front cannot
// be finished, and line logic sees that at once.
#include "board.hpp"
#include "constants.hpp"
#include "diagram.hpp"

namespace nonokit {

namespace {

template <class Board>
class Dive {
public:
    Dive(const Component& own, const std::vector<Segment>& segments, const Slots& slots, Board& board,
         std::vector<Component::Layer>& layers, size_t max_nodes)
        : own_(own),
          segments_(segments),
          slots_(slots),
          board_(board),
          layers_(layers),
          max_nodes_(max_nodes),
          nodes_(own.cells.size() + 1, Nodes(slots.count)),
          key_((slots.count + 7) / 8 * 8, 0) {
        layers_.assign(own.cells.size(), {});
        nodes_.back().find_or_add(key_.data());  // all are finished
    }

    // False when there are too many nodes, or a poll says stop.
    bool run() {
        board_.is_guessing = true;
        enter(0);
        while (!frames_.empty()) {
            if (has_to_stop()) return false;
            if (!go_on()) leave();
        }
        return !board_.is_stopped;
    }

private:
    struct Frame {
        uint32_t node;
        bool is_guess;  // line logic has not settled the cell
        int value;      // the last that was tried
        Mark mark;      // before the guess
    };
    const Component& own_;
    const std::vector<Segment>& segments_;
    const Slots& slots_;
    Board& board_;
    std::vector<Component::Layer>& layers_;
    const size_t max_nodes_;
    std::vector<Nodes> nodes_;  // per layer
    std::vector<uint8_t> key_;  // of the node that is looked for
    std::vector<Frame> frames_;
    size_t steps_ = 0, node_count_ = 0;

    bool has_to_stop() {
        if (++steps_ % nodes_between_polls == 0 && board_.poll && board_.poll()) board_.is_stopped = true;
        return board_.is_stopped || node_count_ > max_nodes_;
    }

    // Adds the node with the key, which is not there yet.
    uint32_t enter(size_t layer) {
        const uint32_t node = nodes_[layer].find_or_add(key_.data());
        layers_[layer].nodes = nodes_[layer].size();
        layers_[layer].children.resize(layers_[layer].nodes * board_.values(), no_node);
        const bool is_guess = board_.is_open(own_.cells[layer]);
        frames_.push_back({node, is_guess, -1, is_guess ? board_.mark() : Mark{}});
        ++node_count_;
        return node;
    }

    void leave() {
        if (frames_.back().is_guess) board_.drop(frames_.back().mark);
        frames_.pop_back();
    }

    // Goes on to a new node by the next value that has one; false when there is no more.
    bool go_on() {
        const size_t layer = frames_.size() - 1;
        Frame& frame = frames_.back();
        if (frame.is_guess && frame.value >= 0) board_.undo(frame.mark);
        while (++frame.value < board_.values()) {
            if (!board_.possible(own_.cells[layer], frame.value) || !find_key(layer, frame)) continue;
            uint32_t& child = layers_[layer].children[frame.node * board_.values() + frame.value];
            child = nodes_[layer + 1].find(key_.data());
            if (child != no_node) continue;
            if (!frame.is_guess || fits(own_.cells[layer], frame.value)) {
                child = enter(layer + 1);
                return true;
            }
            board_.undo(frame.mark);
        }
        return false;
    }

    // The key of the node that the value leads to; false when it leads nowhere.
    bool find_key(size_t layer, const Frame& frame) {
        std::memcpy(key_.data(), nodes_[layer].key(frame.node), key_.size());
        for (const Component::Part part : {own_.rows[layer], own_.columns[layer]}) {
            uint8_t& state = key_[slots_.of[part.segment]];
            const int next = segments_[part.segment].steps[part.step].next[state * board_.values() + frame.value];
            if (next < 0) return false;
            state = static_cast<uint8_t>(next);
        }
        return true;
    }

    bool fits(int cell, int value) { return board_.assign(cell, value) && board_.run_queue(); }
};

}  // namespace

bool Component::count_in_depth(const std::vector<Segment>& segments, AnyBoard& board, size_t max_nodes) {
    if (!has_small_states(segments)) return true;
    const Slots slots(segments, *this, as_ordered());
    const std::unique_ptr<AnyBoard> copy = board.copy();
    is_counted =
        with_board(*copy, [&](auto& own) { return Dive(*this, segments, slots, own, layers_, max_nodes).run(); });
    sum_up();
    if (!is_counted) layers_.clear();
    return !copy->is_stopped;
}

}  // namespace nonokit
