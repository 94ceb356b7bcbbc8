// A clock that is moved by hand, for code that asks the process: while a thread has entered a clock, the
// C library's time, sleep and randomness, delayed work of Dispatch and of Swift's tasks, and timers of run
// loops come from it. Nothing changes for threads that have not entered one.
#ifndef CCLOCK_H
#define CCLOCK_H

#include <stdint.h>

typedef struct vitrine_clock vitrine_clock;

/// What waits for a time of the clock.
typedef struct vitrine_pending {
  /// Nanoseconds since the clock's start.
  int64_t due;
  /// Nanoseconds; 0 for what comes once.
  int64_t interval;
  /// A name as in source code, such as `Timer`.
  const char *name;
} vitrine_pending;

/// - Parameters:
///   - wall: nanoseconds since 1970 at the clock's start.
///   - seed: of the randomness that threads get.
vitrine_clock *vitrine_clock_create(int64_t wall, uint64_t seed);

/// Ends the clock: what still waits is handed to the real queues, so that tasks can end.
void vitrine_clock_close(vitrine_clock *clock);

/// Puts the calling thread under the clock (or under none).
/// - Returns: what it was under before.
vitrine_clock *vitrine_clock_enter(vitrine_clock *clock);

/// Nanoseconds since the clock's start.
int64_t vitrine_clock_now(vitrine_clock *clock);

/// Moves the clock forward; what is due by then becomes ready, the earliest first.
void vitrine_clock_move(vitrine_clock *clock, int64_t now);

/// Runs the next piece of work that is ready on the calling thread.
/// - Returns: 0 when nothing was.
int vitrine_clock_run(vitrine_clock *clock);

/// Waits for work on other threads that began under the clock, until it has ended or made something ready.
/// - Returns: 0 when it is still at work after so many real milliseconds.
int vitrine_clock_wait(vitrine_clock *clock, int milliseconds);

/// What waits, the earliest first; at most `capacity` entries are written.
/// - Returns: how many there are.
int vitrine_clock_pending(vitrine_clock *clock, vitrine_pending *entries, int capacity);

/// How a run loop's timer fires; `info` is the object of its context.
void vitrine_clock_set_timer_action(void (*fire)(void *info));

/// Reads a clock of the system as the calling thread sees it, for programs that replace the C library's
/// functions themselves.
/// - Returns: 0 when the thread is under no clock.
int vitrine_clock_read(int system_clock, int64_t *seconds, int64_t *nanoseconds);

#endif
