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
    Dive(const OrderedSegments& own, const Board& board)
        : own_(own.order),
          segments_(own.segments),
          slots_(own.segments, own.order),
          board_(board),
          layers_(own_.cells.size() + 1),
          nodes_(own_.cells.size() + 1, Nodes(slots_.count)),
          key_((slots_.count + 7) / 8 * 8, 0) {
        layers_.back().nodes = 1;
        nodes_.back().find_or_add(key_.data());
        board_.is_guessing = true;
        enter(0);
    }
    bool is_done() const { return frames_.empty(); }
    bool is_stopped() const { return board_.is_stopped; }
    const Order& order() const { return own_; }
    std::vector<Component::Layer>& layers() { return layers_; }

    // Goes on until all is seen, there are so many nodes, or a poll says stop.
    void run(size_t max_nodes) {
        while (!is_done() && node_count_ <= max_nodes && !has_to_stop())
            if (!go_on()) leave();
    }

    // How many solutions were seen, roughly.
    double seen() const {
        std::vector<std::vector<double>> ways(layers_.size());
        ways.back() = {1};
        for (size_t i = layers_.size() - 1; i-- > 0;) {
            const Component::Layer& layer = layers_[i];
            ways[i].assign(layer.nodes, 0);
            for (size_t edge = 0; edge < layer.children.size(); ++edge)
                if (layer.children[edge] != no_node)
                    ways[i][edge / board_.values()] += ways[layer.leaps[edge].layer][layer.children[edge]];
        }
        return ways[0][0];
    }

private:
    struct Frame {
        size_t layer;
        uint32_t node;
        int value;  // the last that was tried
        Mark mark;  // before that
    };
    const Order& own_;
    const std::vector<Segment>& segments_;
    const Slots slots_;
    Board board_;
    std::vector<Component::Layer> layers_;
    std::vector<Nodes> nodes_;  // per layer
    std::vector<uint8_t> key_;  // of the node that is looked for
    std::vector<Frame> frames_;
    size_t steps_ = 0, node_count_ = 0;

    bool has_to_stop() {
        if (++steps_ % nodes_between_polls == 0 && board_.poll && board_.poll()) board_.is_stopped = true;
        return board_.is_stopped;
    }

    // Adds the node with the key, which is not there yet.
    uint32_t enter(size_t layer) {
        const uint32_t node = nodes_[layer].find_or_add(key_.data());
        Component::Layer& own = layers_[layer];
        own.nodes = nodes_[layer].size();
        own.children.resize(own.nodes * board_.values(), no_node);
        own.leaps.resize(own.children.size());
        frames_.push_back({layer, node, -1, board_.mark()});
        ++node_count_;
        return node;
    }

    void leave() {
        board_.drop(frames_.back().mark);
        frames_.pop_back();
    }

    // Goes on to a new node by the next value that has one; false when there is no more.
    bool go_on() {
        const auto [layer, node, tried, mark] = frames_.back();
        const int cell = own_.cells[layer];
        if (tried >= 0) board_.undo(mark);
        for (int value = tried + 1; value < board_.values(); ++value) {
            if (!board_.possible(cell, value)) continue;
            frames_.back().value = value;
            std::memcpy(key_.data(), nodes_[layer].key(node), key_.size());
            if (step(layer, value) && fits(cell, value)) {
                if (follow(layer, node * board_.values() + value)) return true;
            }
            board_.undo(mark);
        }
        return false;
    }

    // From a value that fits over all cells that are settled by it; whether a new node was entered.
    bool follow(size_t layer, size_t edge) {
        Component::Layer& own = layers_[layer];
        size_t to = layer + 1;
        own.leaps[edge].values = static_cast<uint32_t>(own.leapt.size());
        for (; to < own_.cells.size() && !board_.is_open(own_.cells[to]); ++to) {
            int value = 0;
            while (!board_.possible(own_.cells[to], value)) ++value;
            step(to, value);
            own.leapt.push_back(static_cast<uint8_t>(value));
        }
        own.leaps[edge].layer = static_cast<uint32_t>(to);
        own.children[edge] = nodes_[to].find(key_.data());
        if (own.children[edge] != no_node) return false;
        own.children[edge] = enter(to);
        return true;
    }

    // Takes the key over a cell; false when the value leads nowhere.
    bool step(size_t layer, int value) {
        for (const Order::Part part : {own_.rows[layer], own_.columns[layer]}) {
            uint8_t& state = key_[slots_.of[part.segment]];
            const int next = segments_[part.segment].steps[part.step].next[state * board_.values() + value];
            if (next < 0) return false;
            state = static_cast<uint8_t>(next);
        }
        return true;
    }

    bool fits(int cell, int value) { return board_.assign(cell, value) && board_.run_queue(); }
};

// All begin, the better half goes on, and the best to its end: one order may take fifty times the nodes of another, and
// nothing tells beforehand. All look for the same solutions, so the one that has seen the most is the nearest to its
// end.
template <class Board>
std::unique_ptr<Dive<Board>> best_dive(std::span<const OrderedSegments> orders, const Board& board, size_t max_nodes) {
    std::vector<std::unique_ptr<Dive<Board>>> dives;
    for (const OrderedSegments& order : orders)
        if (has_small_states(order.segments, order.order)) dives.push_back(std::make_unique<Dive<Board>>(order, board));
    for (size_t nodes = nodes_of_first_dives; !dives.empty(); nodes *= nodes_of_next_dives) {
        const bool is_last = dives.size() == 1 || nodes >= max_nodes;
        for (auto& dive : dives) {
            dive->run(is_last ? max_nodes : nodes);
            if (dive->is_done() || dive->is_stopped()) return std::move(dive);
        }
        std::ranges::sort(dives, std::greater{}, [](const auto& dive) { return dive->seen(); });
        if (is_last) return std::move(dives[0]);
        dives.resize((dives.size() + 1) / 2);
    }
    return nullptr;
}

}  // namespace

bool Component::count_in_depth(std::span<const OrderedSegments> orders, AnyBoard& board, size_t max_nodes) {
    return with_board(board, [&](const auto& typed) {
        const auto dive = best_dive(orders, typed, max_nodes);
        if (!dive) return true;
        Order::operator=(dive->order());
        is_counted = dive->is_done();
        layers_ = std::move(dive->layers());
        sum_up();
        if (!is_counted) layers_.clear();
        return !dive->is_stopped();
    });
}

}  // namespace nonokit
