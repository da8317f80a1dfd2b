// WebAssembly's face of the kernel: everything of ../kernel/nonokit.h is exported as it is (build.py), and polls,
// which a host cannot pass as a pointer, are called by the number they were given.
#include "../kernel/nonokit.h"

extern "C" {

__attribute__((import_module("nonokit"), import_name("poll"))) int32_t nkw_poll(int32_t number);
__attribute__((import_module("nonokit"), import_name("clock"))) double nkw_clock(void);

static int32_t poll_by_number(void* context) {
    return nkw_poll(static_cast<int32_t>(reinterpret_cast<intptr_t>(context)));
}
static double clock_of_host(void*) { return nkw_clock(); }
static void* as_context(int32_t number) { return reinterpret_cast<void*>(static_cast<intptr_t>(number)); }

int32_t nkw_board_set_poll(nk_board* board, int32_t number) {
    return nk_board_set_poll(board, poll_by_number, as_context(number));
}
int32_t nkw_board_set_clock(nk_board* board) { return nk_board_set_clock(board, clock_of_host, nullptr); }
int32_t nkw_learner_set_poll(nk_learner* learner, int32_t number) {
    return nk_learner_set_poll(learner, poll_by_number, as_context(number));
}

}  // extern "C"
