// How many solutions what is left of a board has, without listing them.
//
// A line reads its cells with an automaton. Where only one of its states is possible between two cells, what is left of
// the line and what is right of it know nothing of each other: the line falls into segments. Open cells that share
// segments, directly or through others, form a component, and the numbers of all components multiply.
//
// A component is counted cell by cell: two ways to fill the cells so far that leave every unfinished segment in the
// same state can be finished in the same ways, so they become one node of a diagram. The numbers of ways to go on from
// each node, summed from the end, give the count, the chance of every value, and solutions at random, all equally
// likely. Most nodes of a diagram made in breadth may lead nowhere; in depth a board takes the path to each, and what
// line logic refutes is not gone into.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "any_board.hpp"

namespace nonokit {

// A whole number of as many digits of 64 bits as all numbers of its diagram have, the lowest first.
using Digits = std::vector<uint64_t>;

constexpr uint32_t no_node = UINT32_MAX;

// A stretch of a line: what each of its open cells turns its state into.
struct Segment {
    struct Step {
        int cell;
        int states = 0;             // possible ones in front of the cell
        std::vector<int16_t> next;  // state × values + value → the state in front of the next open cell; -1: none
    };
    std::vector<Step> steps;
};

// Open cells in the order in which they are counted.
struct Order {
    struct Part {
        int segment, step;
    };
    std::vector<int> cells;
    std::vector<Part> rows, columns;  // for every cell, where it stands in its segments

    Order along(std::vector<Part> Order::* lines) const;
};

struct OrderedSegments {
    Order order;
    const std::vector<Segment>& segments;
};

class Component : public Order {
public:
    bool is_counted = false;
    Digits total;  // all digits 0 when there is none; when it is not counted, there are at least so many

    bool has_solutions() const;

    // Adds nodes until done or there are too many; false when `stop` says so.
    bool count(const std::vector<Segment>& segments, std::span<const uint64_t> domains, int values, size_t max_nodes,
               const std::function<bool()>& stop);
    // The same in depth, in one of several orders; what was seen till then is a lower bound. The board is as before.
    bool count_in_depth(std::span<const OrderedSegments> orders, AnyBoard& board, size_t max_nodes);
    // For every cell and value, in how many solutions it has it.
    std::vector<Digits> ways() const;
    // A solution at random: a value for every cell. `random` gives 64 bits at a time.
    std::vector<uint8_t> sample(const std::function<uint64_t()>& random) const;

    // In depth, an edge may leap over cells that are settled by then.
    struct Leap {
        uint32_t layer;   // where it leads
        uint32_t values;  // of the cells in between: where they begin
    };
    struct Layer {
        std::vector<uint32_t> children;  // node × values + value
        std::vector<Leap> leaps;         // for every child; none: all lead to the next layer
        std::vector<uint8_t> leapt;      // values of cells in between
        std::vector<uint64_t> ways;      // node × digits: to go on from here
        size_t nodes = 0;
    };

private:
    int values_ = 0;
    size_t digits_ = 1;
    std::vector<Layer> layers_;  // one for every cell, and a last one with one node: all are finished

    size_t target(size_t layer, size_t edge) const {
        return layers_[layer].leaps.empty() ? layer + 1 : layers_[layer].leaps[edge].layer;
    }
    const uint64_t* ways_after(size_t layer, size_t edge) const {
        return &layers_[target(layer, edge)].ways[layers_[layer].children[edge] * digits_];
    }
    std::span<const uint8_t> leapt(size_t layer, size_t edge) const {
        const Layer& own = layers_[layer];
        if (own.leaps.empty()) return {};
        return {own.leapt.data() + own.leaps[edge].values, target(layer, edge) - layer - 1};
    }
    void choose_order(const std::vector<Segment>& segments);
    void sum_up();
    bool sum_ways();
};

struct Counting {
    bool is_possible = true;  // no line is impossible by itself
    std::vector<Segment> segments;
    std::vector<Component> components;
};

// The components of what is open, not counted yet; cells that no clue reaches are left out.
Counting components_of(const Puzzle& puzzle, std::span<const uint64_t> domains);
// The same components with all lines read from their ends, and the last cells first.
Counting backwards(const Puzzle& puzzle, std::span<const uint64_t> domains, const Counting& forwards);

}  // namespace nonokit
