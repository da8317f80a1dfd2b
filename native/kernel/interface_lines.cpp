// The C interface: single lines, and checks.
#include "handles.hpp"
#include "settle.hpp"
#include "verify.hpp"

using namespace nonokit;

extern "C" {

int32_t nk_settle(const int32_t* clue, size_t count, int32_t values, const uint64_t* domains, size_t size,
                  uint64_t* settled) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        Numbers numbers({clue, count});
        const Settled result = settle(numbers, {domains, size}, values, settled);
        return result == Settled::bad ? fail(NK_BAD_PUZZLE) : static_cast<int32_t>(result);
    });
}
int32_t nk_settle_many(const int32_t* sizes, size_t lines, const int32_t* clues, size_t count, int32_t values,
                       const uint64_t* domains, size_t cells, uint64_t* settled, uint8_t* fits) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        Numbers numbers({clues, count});
        size_t at = 0;
        for (size_t i = 0; i < lines; ++i) {
            if (sizes[i] < 0 || static_cast<size_t>(sizes[i]) > cells - at) return fail(NK_BAD_SIZE);
            const auto size = static_cast<size_t>(sizes[i]);
            const Settled result = settle(numbers, {domains + at, size}, values, settled + at);
            if (result == Settled::bad) return fail(NK_BAD_PUZZLE);
            fits[i] = result == Settled::yes;
            at += size;
        }
        return 1;
    });
}
int32_t nk_verify(const int32_t* puzzle, size_t count, const uint8_t* pictures, size_t pictures_size) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        if (count < 2 || puzzle[0] < 1 || puzzle[1] < 1) return fail(NK_BAD_PUZZLE);
        const uint64_t cells = static_cast<uint64_t>(puzzle[0]) * static_cast<uint64_t>(puzzle[1]);
        if (pictures_size % cells) return fail(NK_BAD_SIZE);
        for (size_t at = 0; at < pictures_size; at += cells)
            if (!check::solves(puzzle, count, pictures + at)) return 0;
        return 1;
    });
}
int32_t nk_line_reads_as(const int32_t* runs, size_t pairs, const uint8_t* cells, size_t size, size_t stride) {
    return guarded<int32_t>(NK_NO_MEMORY, [&]() -> int32_t {
        std::vector<check::Part> parts;
        for (size_t i = 0; i < pairs; ++i) parts.push_back({runs[2 * i], runs[2 * i + 1]});
        return check::line_reads_as(parts.data(), pairs, cells, static_cast<long>(size), static_cast<long>(stride));
    });
}

int32_t nk_use_registers(int32_t level) { return registers.exchange(std::clamp(level, 0, best_registers())); }

}  // extern "C"
