// The second half of counting: the diagram of a component.

#include <algorithm>
#include <bit>
#include <numeric>

#include "constants.hpp"
#include "diagram.hpp"

namespace nonokit {

namespace {

// A number among others of the same length, all in one array.
bool add(uint64_t* sum, const uint64_t* number, size_t digits) {
    uint64_t carry = 0;
    for (size_t i = 0; i < digits; ++i) {
        const uint64_t with_carry = number[i] + carry;
        carry = with_carry < carry;
        sum[i] += with_carry;
        carry += sum[i] < with_carry;
    }
    return !carry;
}

bool is_zero(const uint64_t* number, size_t digits) {
    return std::all_of(number, number + digits, [](uint64_t digit) { return !digit; });
}

// Low and high half of a product, without what only some compilers have.
struct Product {
    uint64_t low, high;
    Product(uint64_t a, uint64_t b) {
        const uint64_t a0 = a & UINT32_MAX, a1 = a >> 32, b0 = b & UINT32_MAX, b1 = b >> 32;
        const uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & UINT32_MAX);
        low = a * b;
        high = a1 * b1 + (middle >> 32) + (other >> 32);
    }
};

// sum += a × b, where that is known to fit.
void add_product(uint64_t* sum, const uint64_t* a, const uint64_t* b, size_t digits) {
    for (size_t i = 0; i < digits; ++i) {
        uint64_t carry = 0;
        for (size_t j = 0; a[i] && i + j < digits; ++j) {
            Product product(a[i], b[j]);
            product.low += carry;
            product.high += product.low < carry;
            sum[i + j] += product.low;
            carry = product.high + (sum[i + j] < product.low);
        }
    }
}

bool is_less(const uint64_t* a, const uint64_t* b, size_t digits) {
    for (size_t i = digits; i-- > 0;)
        if (a[i] != b[i]) return a[i] < b[i];
    return false;
}
void subtract(uint64_t* from, const uint64_t* number, size_t digits) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < digits; ++i) {
        const uint64_t less = number[i] + borrow;
        borrow = (less < borrow) + (from[i] < less);
        from[i] -= less;
    }
}

// A number below `limit`, all equally likely.
Digits below(const uint64_t* limit, size_t digits, const std::function<uint64_t()>& random) {
    size_t used = digits;
    while (used > 1 && !limit[used - 1]) --used;
    const uint64_t mask = UINT64_MAX >> std::countl_zero(limit[used - 1]);
    Digits number(digits, 0);
    do {
        for (size_t i = 0; i < used; ++i) number[i] = random();
        number[used - 1] &= mask;
    } while (!is_less(number.data(), limit, digits));
    return number;
}

// What is small enough in the end is widest in the middle: so few cells on, more nodes mean that it will not be.
size_t nodes_allowed(size_t max_nodes, size_t done, size_t cells) {
    const double share = static_cast<double>(done) / static_cast<double>(cells);
    return static_cast<size_t>(static_cast<double>(max_nodes) * std::max(smallest_share_of_nodes, share * share));
}

template <class T>
std::vector<T> picked(const std::vector<T>& items, std::span<const int> order) {
    std::vector<T> found;
    for (int i : order) found.push_back(items[i]);
    return found;
}

}  // namespace

// Line by line, either rows or columns.
Order Order::along(std::vector<Part> Order::* lines) const {
    std::vector<int> order(cells.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        const Part first = (this->*lines)[a], second = (this->*lines)[b];
        return std::pair(first.segment, first.step) < std::pair(second.segment, second.step);
    });
    return {picked(cells, order), picked(rows, order), picked(columns, order)};
}

bool Component::has_solutions() const { return !is_zero(total.data(), total.size()); }

// Row by row, or column by column: whichever leaves fewer states open at a time.
void Component::choose_order(const std::vector<Segment>& segments) {
    Order by_columns = along(&Order::columns);
    if (Slots(segments, by_columns).widest < Slots(segments, *this).widest) Order::operator=(std::move(by_columns));
}

bool Component::count(const std::vector<Segment>& segments, std::span<const uint64_t> domains, int values,
                      size_t max_nodes, const std::function<bool()>& stop) {
    values_ = values;
    choose_order(segments);
    if (!has_small_states(segments, *this)) return true;
    const Slots slots(segments, *this);
    Nodes nodes(slots.count);
    std::vector<uint8_t> key((slots.count + 7) / 8 * 8, 0);
    nodes.find_or_add(key.data());
    size_t all = 0;
    for (size_t i = 0; i < cells.size(); ++i) {
        const Segment::Step& row = segments[rows[i].segment].steps[rows[i].step];
        const Segment::Step& column = segments[columns[i].segment].steps[columns[i].step];
        const int row_slot = slots.of[rows[i].segment], column_slot = slots.of[columns[i].segment];
        Layer& layer = layers_.emplace_back();
        layer.nodes = nodes.size();
        layer.children.assign(layer.nodes * values, no_node);
        const size_t allowed = nodes_allowed(max_nodes, i + 1, cells.size());
        Nodes next(slots.count);
        for (size_t node = 0; node < layer.nodes; ++node) {
            if (all++ % nodes_between_polls == 0 && stop && stop()) return false;
            if (all > allowed) {
                layers_.clear();
                return true;
            }
            std::memcpy(key.data(), nodes.key(node), key.size());
            const int in_row = key[row_slot], in_column = key[column_slot];
            for (uint64_t left = domains[cells[i]]; left; left &= left - 1) {
                const int value = std::countr_zero(left);
                const int row_state = row.next[in_row * values + value];
                const int column_state = column.next[in_column * values + value];
                if (row_state < 0 || column_state < 0) continue;
                key[row_slot] = static_cast<uint8_t>(row_state);
                key[column_slot] = static_cast<uint8_t>(column_state);
                layer.children[node * values + value] = next.find_or_add(key.data());
            }
        }
        nodes = std::move(next);
    }
    layers_.emplace_back().nodes = 1;
    is_counted = true;
    sum_up();
    return true;
}

void Component::sum_up() {
    for (digits_ = 1; !sum_ways();) digits_ *= 2;
    total.assign(layers_[0].ways.begin(), layers_[0].ways.begin() + digits_);
}

// From the end to the beginning; false when a number has more digits.
bool Component::sum_ways() {
    layers_.back().ways.assign(digits_, 0);
    layers_.back().ways[0] = 1;
    for (size_t i = layers_.size() - 1; i-- > 0;) {
        Layer& layer = layers_[i];
        layer.ways.assign(layer.nodes * digits_, 0);
        for (size_t edge = 0; edge < layer.children.size(); ++edge)
            if (layer.children[edge] != no_node &&
                !add(&layer.ways[edge / values_ * digits_], ways_after(i, edge), digits_))
                return false;
    }
    return true;
}

std::vector<Digits> Component::ways() const {
    std::vector<Digits> found(cells.size() * values_, Digits(digits_, 0));
    std::vector<Digits> reached;  // for every layer and node, in how many ways one gets to it
    for (const Layer& layer : layers_) reached.emplace_back(layer.nodes * digits_, 0);
    reached[0][0] = 1;
    for (size_t i = 0; i + 1 < layers_.size(); ++i) {
        for (size_t edge = 0; edge < layers_[i].children.size(); ++edge) {
            const uint32_t child = layers_[i].children[edge];
            // What leads nowhere is left out, or its numbers might grow beyond all that count.
            if (child == no_node || is_zero(ways_after(i, edge), digits_)) continue;
            const uint64_t* const before = &reached[i][edge / values_ * digits_];
            Digits through(digits_, 0);
            add_product(through.data(), before, ways_after(i, edge), digits_);
            size_t cell = i;
            add(found[cell * values_ + edge % values_].data(), through.data(), digits_);
            for (uint8_t value : leapt(i, edge)) add(found[++cell * values_ + value].data(), through.data(), digits_);
            add(&reached[target(i, edge)][child * digits_], before, digits_);
        }
        Digits().swap(reached[i]);
    }
    return found;
}

std::vector<uint8_t> Component::sample(const std::function<uint64_t()>& random) const {
    std::vector<uint8_t> picture;
    size_t node = 0;
    while (picture.size() < cells.size()) {
        const size_t i = picture.size();
        Digits chosen = below(&layers_[i].ways[node * digits_], digits_, random);
        for (size_t edge = node * values_;; ++edge) {
            if (layers_[i].children[edge] == no_node) continue;
            if (!is_less(chosen.data(), ways_after(i, edge), digits_)) {
                subtract(chosen.data(), ways_after(i, edge), digits_);
                continue;
            }
            picture.push_back(static_cast<uint8_t>(edge % values_));
            const std::span<const uint8_t> settled = leapt(i, edge);
            picture.insert(picture.end(), settled.begin(), settled.end());
            node = layers_[i].children[edge];
            break;
        }
    }
    return picture;
}

}  // namespace nonokit
