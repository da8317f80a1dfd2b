// Any bytes into the kernel's doors, and any small puzzle through every stage: nothing crashes, hangs or contradicts
// itself. With clang a libFuzzer target (-fsanitize=fuzzer -DNONOKIT_LIBFUZZER); else a program of its own:
//   kernel_fuzz SECONDS [SEED] [THREADS]     seconds of processor time; threads share the kernel and nothing else
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <thread>

#include "check.hpp"

using namespace check;

namespace {

// Bytes as choices; zeros when they are used up.
class Choices {
public:
    Choices(const uint8_t* data, size_t size) : data_(data), size_(size) {}
    int below(int n) {
        const int high = byte();
        return n > 256 ? (256 * high + byte()) % n : high % n;
    }
    int32_t number() {
        switch (below(6)) {
            case 0:
                return below(4);
            case 1:
                return below(300) - 20;
            case 2:
                return INT32_MAX - below(3);
            case 3:
                return INT32_MIN + below(3);
            case 4:
                return 1'000'000 - below(2);
            default:
                return below(70);
        }
    }
    bool is_over() const { return at_ >= size_; }

private:
    const uint8_t* data_;
    size_t size_, at_ = 0;
    int byte() { return at_ < size_ ? data_[at_++] : 0; }
};

void require(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

// Numbers without sense.
void raw(Choices& choices) {
    Numbers numbers;
    for (int count = choices.below(40); count > 0; --count) numbers.push_back(choices.number());
    if (!numbers.empty() && choices.below(2)) numbers[0] = 1 + choices.below(70);
    if (numbers.size() > 3 && choices.below(2))
        numbers[1] = 1 + choices.below(5), numbers[2] = 1 + choices.below(4), numbers[3] = 0;
    BoardPointer board(numbers);
    std::vector<uint8_t> cells(70 * 70);
    nk_verify(numbers.data(), numbers.size(), cells.data(), choices.below(5000) % cells.size());
    std::vector<uint64_t> domains(64, ~0ull), settled(64);
    nk_settle(numbers.data(), numbers.size(), choices.below(70), domains.data(), choices.below(65), settled.data());
    nk_learner* const learner = nk_learner_new(choices.below(50), numbers.data(), choices.below(2) * numbers.size());
    if (learner) {
        nk_learner_add(learner, numbers.data(), std::min<size_t>(numbers.size(), choices.below(4)));
        nk_learner_solve(learner, numbers.data(), numbers.size(), choices.number());
        nk_learner_free(learner);
    }
    if (!board.board) return;
    while (!choices.is_over()) {
        nk_board_assign(board, choices.number(), choices.number());
        nk_board_forbid(board, choices.number(), choices.number());
        nk_board_probe(board, choices.number(), choices.below(3000));
    }
    nk_board_solve(board, 3);
}

Numbers puzzle_from(Choices& choices) {
    const int shape = choices.below(8);
    const int width = 1 + choices.below(shape == 0   ? 140
                                        : shape == 1 ? 62
                                                     : 14),
              height = 1 + choices.below(shape == 1 ? 20 : 10);
    const int values = 1 + choices.below(5), filled = choices.below(101),
              blur = choices.below(4) ? 0 : choices.below(30);
    Random random(static_cast<unsigned>(choices.below(65536)));
    Numbers puzzle = random_picture(random, width, height, values, filled).puzzle(random, blur);
    // Now and then a clue that nobody drew.
    for (int changes = choices.below(3); changes > 0 && puzzle.size() > 5; --changes) {
        const size_t at = 4 + choices.below(static_cast<int>(puzzle.size()) - 4);
        puzzle[at] = choices.below(4);
    }
    return puzzle;
}

int32_t poll_after(void* context) { return --*static_cast<int*>(context) < 0; }

// A puzzle through the stages, in any order and with any budget.
void staged(Choices& choices) {
    const Numbers puzzle = puzzle_from(choices);
    BoardPointer board(puzzle);
    if (!board.board) return;
    int polls = choices.below(4);
    if (choices.below(3) == 0) nk_board_set_poll(board, poll_after, &polls);
    if (choices.below(2)) nk_board_listen(board);
    const int registers = nk_use_registers(choices.below(3));
    const int known = choices.below(4);
    const Cells start = board.cells();
    for (int i = 0; i < known; ++i)
        nk_board_forbid(board, choices.below(static_cast<int>(start.size())), choices.below(nk_board_values(board)));
    for (int steps = 1 + choices.below(6); steps > 0; --steps) {
        const Cells before = board.cells();
        const int stage = 1 + choices.below(6), budget = choices.below(20000), limit = 1 + choices.below(4);
        // Of the learner's slices a few: without end it may be at one puzzle for hours.
        const double plan[] = {static_cast<double>(stage),
                               static_cast<double>(is_learner(stage) ? 1 + budget % 8 : budget), 0};
        const int outcome = nk_board_run(board, plan, 1, limit);
        require(outcome >= 0, "a plan that makes sense is run");
        const Cells after = board.cells();
        if (outcome == NK_CONTRADICTION || nk_board_open_count(board) == 0) break;
        for (size_t i = 0; i < before.size(); ++i)
            require(before[i] == 255 || before[i] == after[i], "what is known stays");
        BoardPointer copy(nk_board_copy(board));
        require(copy.cells() == after, "a copy is like its original");
        nk_list_free(nk_board_implications(copy));
        nk_formula_free(nk_board_encode(copy, choices.below(4)));
    }
    for (const Cells& solution : board.solutions())
        require(nk_verify(puzzle.data(), puzzle.size(), solution.data(), solution.size()) == 1, "solutions solve");
    if (nk_board_solution_count(board)) nk_board_trace_solution(board, 0);
    nk_list_free(nk_board_take_events(board));
    nk_use_registers(registers);
}

// Small puzzles have the same answer whatever finds it.
void compared(Choices& choices) {
    Numbers puzzle = puzzle_from(choices);
    if (puzzle[0] * puzzle[1] > 150) return;
    BoardPointer a(puzzle);
    if (!a.board) return;
    const int status = nk_board_solve(a, 2);
    require(status >= 0 && status != NK_UNKNOWN, "small puzzles are settled");
    for (const int method : {NK_LEARN, NK_SEARCH, NK_PROBING_SEARCH}) {
        BoardPointer b(puzzle);
        const double plan[] = {static_cast<double>(method), is_learner(method) ? 0 : 1e7, 0};
        const int outcome = nk_board_run(b, plan, 1, 2);
        const bool has_several = nk_board_solution_count(b) > 1;
        require(has_several || outcome != NK_LIMIT || !is_learner(method), "the learner comes to an end");
        if (outcome == NK_LIMIT && !has_several) continue;
        require((outcome == NK_CONTRADICTION) == (status == NK_NONE), "every method agrees on nothing");
        require(has_several == (status == NK_MULTIPLE), "every method agrees on several");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    Choices choices(data, size);
    switch (choices.below(3)) {
        case 0:
            raw(choices);
            break;
        case 1:
            staged(choices);
            break;
        default:
            compared(choices);
    }
    return 0;
}

#ifndef NONOKIT_LIBFUZZER
// Inputs until the process has used its seconds of processor time.
static void feed(unsigned seed, double seconds, std::atomic<long>& runs) {
    Random random(seed);
    while (static_cast<double>(std::clock()) < seconds * CLOCKS_PER_SEC) {
        std::vector<uint8_t> bytes(1 + random() % 64);
        for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(random());
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
        ++runs;
    }
}

int main(int count, char** words) {
    const auto number = [&](int at, int otherwise) { return count > at ? std::atoi(words[at]) : otherwise; };
    const int seconds = number(1, 10), seed = number(2, 1);
    std::atomic<long> runs = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < number(3, 1); ++t) threads.emplace_back(feed, seed + 1000 * t, seconds, std::ref(runs));
    for (std::thread& thread : threads) thread.join();
    std::printf("%ld inputs in %d s of processor time, nothing found\n", runs.load(), seconds);
}
#endif
