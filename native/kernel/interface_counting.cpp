// The C interface: how many solutions.
#include "handles.hpp"

using namespace nonokit;

namespace {

void append_digits(std::vector<double>& numbers, const Digits& digits) {
    for (uint64_t digit : digits)
        numbers.insert(numbers.end(), {static_cast<double>(digit & UINT32_MAX), static_cast<double>(digit >> 32)});
}

void count_all(Counting& counting, AnyBoard& board, size_t max_nodes, size_t max_nodes_in_depth) {
    std::vector<uint64_t> domains(board.puzzle->cell_count());
    board.write_domains(domains.data());
    counting = components_of(*board.puzzle, domains);
    for (Component& component : counting.components)
        if (!component.count(counting.segments, domains, board.puzzle->values, max_nodes, board.poll)) return;
    if (!max_nodes_in_depth) return;
    const Counting back = backwards(*board.puzzle, domains, counting);
    for (size_t i = 0; i < counting.components.size(); ++i) {
        Component& component = counting.components[i];
        std::vector<OrderedSegments> orders;
        for (const Counting* reading : {&std::as_const(counting), &back})
            for (const auto lines : {&Order::rows, &Order::columns})
                orders.push_back({reading->components[i].along(lines), reading->segments});
        if (!component.is_counted && !component.count_in_depth(orders, board, max_nodes_in_depth)) return;
    }
}

// What is asked of a component, where there is such a one and it was counted.
template <class F>
nk_list* asked_of(const nk_counter* counter, int32_t index, F answer) {
    const auto& all = counter->counting.components;
    if (index < 0 || static_cast<size_t>(index) >= all.size() || !all[index].is_counted)
        return fail_with_none<nk_list>(NK_BAD_CELL);
    return guarded<nk_list*>(nullptr, [&] {
        std::vector<double> numbers;
        answer(all[index], numbers);
        return list_of(std::move(numbers));
    });
}

// Numbers that look random, all of one seed (splitmix64).
std::function<uint64_t()> random_of(uint64_t seed) {
    return [seed]() mutable {
        uint64_t mixed = seed += 0x9e3779b97f4a7c15u;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    };
}

}  // namespace

extern "C" {

nk_counter* nk_counter_new(nk_board* board, double max_nodes, double max_nodes_in_depth) {
    return alone<nk_board, nk_counter*>(board, nullptr, [&]() -> nk_counter* {
        const auto nodes_of = [](double nodes) {
            return static_cast<size_t>(std::min<int64_t>(ticks_of(nodes), most_nodes));
        };
        auto counter = std::make_unique<nk_counter>();
        count_all(counter->counting, board->board(), nodes_of(max_nodes), nodes_of(max_nodes_in_depth));
        return counter.release();
    });
}
void nk_counter_free(nk_counter* counter) { delete counter; }
int32_t nk_counter_is_possible(const nk_counter* counter) { return counter->counting.is_possible; }
int32_t nk_counter_component_count(const nk_counter* counter) {
    return static_cast<int32_t>(counter->counting.components.size());
}
nk_list* nk_counter_cells(const nk_counter* counter, int32_t component) {
    const auto& all = counter->counting.components;
    if (component < 0 || static_cast<size_t>(component) >= all.size()) return fail_with_none<nk_list>(NK_BAD_CELL);
    return guarded<nk_list*>(nullptr,
                             [&] { return list_of({all[component].cells.begin(), all[component].cells.end()}); });
}
int32_t nk_counter_is_exact(const nk_counter* counter, int32_t component) {
    const auto& all = counter->counting.components;
    if (component < 0 || static_cast<size_t>(component) >= all.size()) return fail(NK_BAD_CELL);
    return all[component].is_counted;
}
nk_list* nk_counter_total(const nk_counter* counter, int32_t component) {
    const auto& all = counter->counting.components;
    if (component < 0 || static_cast<size_t>(component) >= all.size()) return fail_with_none<nk_list>(NK_BAD_CELL);
    return guarded<nk_list*>(nullptr, [&] {
        std::vector<double> numbers;
        append_digits(numbers, all[component].total);
        return list_of(std::move(numbers));
    });
}
nk_list* nk_counter_ways(const nk_counter* counter, int32_t component) {
    return asked_of(counter, component, [](const Component& own, std::vector<double>& numbers) {
        for (const Digits& digits : own.ways()) append_digits(numbers, digits);
    });
}
nk_list* nk_counter_sample(const nk_counter* counter, int32_t component, double seed) {
    return asked_of(counter, component, [&](const Component& own, std::vector<double>& numbers) {
        if (!own.has_solutions()) return;
        const std::vector<uint8_t> values = own.sample(random_of(static_cast<uint64_t>(ticks_of(seed))));
        numbers.assign(values.begin(), values.end());
    });
}

}  // extern "C"
