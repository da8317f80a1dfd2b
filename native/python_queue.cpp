#include "python_queue.hpp"

namespace face {

namespace {

constexpr size_t at_once = 4;           // jobs: some 50 µs, beside which a lock is nothing
constexpr double between_polls = 0.05;  // seconds, for who takes: a Ctrl-C is heeded

// Needs no Python.
class Flag final : public Watch {
public:
    explicit Flag(const std::atomic<bool>& is_ended) : Watch(nb::none()), is_ended_(is_ended) {}

private:
    const std::atomic<bool>& is_ended_;
    bool wants_end() override { return is_ended_; }
};

std::chrono::duration<double> seconds(double count) { return std::chrono::duration<double>(count); }

}  // namespace

Queue::Queue(const Answers& answers, int threads, int max_solutions, double timeout_s, nb::object poll)
    : answers_(answers),
      threads_(threads),
      max_solutions_(max_solutions),
      timeout_s_(timeout_s),
      poll_(std::move(poll)) {}

void Queue::put(int64_t first, nb::object puzzles) {
    auto batch = std::make_unique<Batch>();
    const nb::tuple items = frozen(puzzles);
    batch->first = first;
    batch->puzzles = items;
    batch->jobs.reserve(nb::len(items));
    each(items, [&](PyObject* item) {
        Job& job = batch->jobs.emplace_back();
        if (!answers_.read(item, job)) job.puzzle.clear();
        // Here, where it will be freed: memory that wanders from thread to thread is in the other core's cache when it
        // is used next (a tenth of all time on two threads).
        if (!job.puzzle.empty()) job.cells.reserve(job.cell_count());
    });
    batch->is_ready = batch->jobs.empty();
    const Lock lock(mutex_);
    batches_.push_back(std::move(batch));
    for_workers_.notify_all();
}

Queue::Batch* Queue::to_solve() const {
    for (const auto& batch : batches_)
        if (batch->next < batch->jobs.size()) return batch.get();
    return nullptr;
}

void Queue::solve_some(Batch& batch, Watch& watch, Lock& lock) {
    const size_t begin = batch.next, end = std::min(begin + at_once, batch.jobs.size());
    batch.next = end;
    ++busy_;
    lock.unlock();
    bool has_rest = false;
    for (size_t i = begin; i < end && !watch.is_over; ++i) {
        Job& job = batch.jobs[i];
        try {
            if (!job.puzzle.empty()) job.run(max_solutions_, watch, timeout_s_);
        } catch (const std::bad_alloc&) {
            job.status = NK_NO_MEMORY;  // raised by who takes
            job.board.reset();
        }
        has_rest = has_rest || !job.is_settled();
    }
    lock.lock();
    --busy_;
    batch.has_rest = batch.has_rest || has_rest;
    batch.done += end - begin;
    if (batch.done < batch.jobs.size()) return;
    if (batch.has_rest)
        rest_.push_back(&batch), for_workers_.notify_one();
    else
        batch.is_ready = true, for_taker_.notify_one();
}

bool Queue::is_any_ready(bool in_order) const {
    for (const auto& batch : batches_) {
        if (batch->is_ready) return true;
        if (in_order) break;
    }
    return false;
}

nb::object Queue::take(bool in_order, double wait_s) {
    Watch watch(poll_);
    {
        nb::gil_scoped_release release;
        Lock lock(mutex_);
        double next_poll = seconds_now() + between_polls;
        bool has_waited = false;
        while (!watch.is_over && !is_any_ready(in_order)) {
            Batch* const batch = busy_ < threads_ ? to_solve() : nullptr;
            if (batch) {
                solve_some(*batch, watch, lock);
                if (seconds_now() < next_poll) continue;
                lock.unlock();
                Watch::ask(&watch);
                lock.lock();
                next_poll = seconds_now() + between_polls;
            } else if (!wait_s || std::exchange(has_waited, true)) {
                break;
            } else {
                for_taker_.wait_for(lock, seconds(wait_s));
            }
        }
    }
    watch.poll.raise_error();
    const std::unique_ptr<Batch> batch = pop(in_order);
    if (!batch) return nb::none();
    return nb::make_tuple(batch->first, batch->answers.is_valid() ? batch->answers : answers_to(*batch));
}

std::unique_ptr<Queue::Batch> Queue::pop(bool in_order) {
    const Lock lock(mutex_);
    for (auto at = batches_.begin(); at != batches_.end(); ++at) {
        if ((*at)->is_ready) {
            std::unique_ptr<Batch> batch = std::move(*at);
            batches_.erase(at);
            return batch;
        }
        if (in_order) break;
    }
    return nullptr;
}

nb::object Queue::work(bool solves, double wait_s) {
    Flag watch(is_ended_);
    Batch* rest = nullptr;
    {
        nb::gil_scoped_release release;
        Lock lock(mutex_);
        while (!is_ended_ && !rest) {
            if (!rest_.empty()) {
                rest = rest_.front();
                rest->is_handed_out = true;
                rest_.pop_front();
                ++busy_;
            } else if (Batch* const batch = solves ? to_solve() : nullptr) {
                solve_some(*batch, watch, lock);
            } else if (!wait_s || for_workers_.wait_for(lock, seconds(wait_s)) == std::cv_status::timeout) {
                break;
            }
        }
    }
    return rest ? nb::object(nb::int_(rest->first)) : nb::none();
}

Queue::Batch& Queue::at(int64_t first) {
    const Lock lock(mutex_);
    for (const auto& batch : batches_)
        if (batch->first == first && batch->is_handed_out) return *batch;
    throw nb::key_error("no batch of this number is left to be finished");
}

nb::tuple Queue::begun(int64_t first) {
    Batch& batch = at(first);
    return nb::make_tuple(batch.puzzles, answers_to(batch));
}

nb::list Queue::answers_to(Batch& batch) const {
    return list_of(static_cast<Py_ssize_t>(batch.jobs.size()),
                   [&](Py_ssize_t i) { return batch.jobs[i].is_ours() ? answers_.answer(batch.jobs[i]) : nb::none(); });
}

void Queue::finish(int64_t first, nb::object answers) {
    Batch& batch = at(first);
    const Lock lock(mutex_);
    batch.answers = std::move(answers);
    batch.is_handed_out = false;
    batch.is_ready = true;
    --busy_;
    for_taker_.notify_one();
}

bool Queue::has_rest() const {
    const Lock lock(mutex_);
    return !rest_.empty();
}

void Queue::end() {
    const Lock lock(mutex_);
    is_ended_ = true;
    for_workers_.notify_all();
}

}  // namespace face
