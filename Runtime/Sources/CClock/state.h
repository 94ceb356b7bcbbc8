#ifndef VITRINE_STATE_H
#define VITRINE_STATE_H

#define _GNU_SOURCE
#include "CClock.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

typedef enum { ITEM_CALL, ITEM_SLEEP, ITEM_TIMER, ITEM_SOURCE, ITEM_WAKE, ITEM_GROUP } item_kind;

/// A piece of work that waits: for its turn, for a time, or for a group to be empty.
typedef struct item {
  struct item *next;
  int64_t due;
  int64_t interval;
  uint64_t order;
  item_kind kind;
  const char *name;
  void (*call)(void *);
  void *context;
  /// The queue on which the call is made; NULL for the thread that runs the clock.
  void *queue;
  /// A timer, a source, or a group; for a sleep the task that sleeps.
  void *object;
} item;

struct vitrine_clock {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  int references;
  int is_closed;
  int64_t wall;
  int64_t now;
  uint64_t random;
  uint64_t last_order;
  item *ready;
  item **ready_end;
  /// Sorted by time, then by order.
  item *delayed;
  /// Wait for a group.
  item *watching;
  /// Blocks on other threads that do not sleep.
  int running;
};

/// What a thread is under.
typedef struct {
  vitrine_clock *clock;
  /// The thread runs a block of another queue for the clock's thread.
  int is_worker;
} thread_state;

extern _Thread_local thread_state vitrine_thread;

/// Nanoseconds of the clocks that count from the start of the machine, at the start of a clock.
#define MONOTONIC_START 100000000000000LL
#define NEVER INT64_MAX

/// The clock of the calling thread, while it is open.
static inline vitrine_clock *current_clock(void) {
  vitrine_clock *clock = vitrine_thread.clock;
  return clock && !__atomic_load_n(&clock->is_closed, __ATOMIC_ACQUIRE) ? clock : NULL;
}

/// The function that ours stands before.
static inline void *next_symbol(void **known, const char *name) {
  void *symbol = __atomic_load_n(known, __ATOMIC_ACQUIRE);
  if (!symbol) {
    symbol = dlsym(RTLD_NEXT, name);
    if (!symbol) symbol = dlsym(RTLD_DEFAULT, name);
    __atomic_store_n(known, symbol, __ATOMIC_RELEASE);
  }
  return symbol;
}

#define REAL(name)                                        \
  ({                                                      \
    static void *known;                                   \
    (__typeof__(&name)) next_symbol(&known, #name);       \
  })

vitrine_clock *vitrine_clock_retain(vitrine_clock *clock);
void vitrine_clock_release(vitrine_clock *clock);

/// Queues a call; `due` is 0 for at once. Called without the lock.
void vitrine_add(vitrine_clock *clock, item *entry);
item *vitrine_item(item_kind kind, const char *name, void (*call)(void *), void *context);

/// Runs a call on a real queue, counted as work of the clock.
void vitrine_start_worker(vitrine_clock *clock, void *queue, void (*call)(void *), void *context);

/// Blocks a worker until the clock has come to a time.
void vitrine_worker_sleep(vitrine_clock *clock, int64_t duration);

/// A timer that is due: fires it and says when it comes next; `NEVER` for not again.
int64_t vitrine_fire_timer(vitrine_clock *clock, item *entry);
int vitrine_timer_is_valid(item *entry);
void vitrine_forget_timer(item *entry);

int64_t vitrine_fire_source(vitrine_clock *clock, item *entry);
int vitrine_source_is_valid(item *entry);

/// Whether a sleep's task still waits for it. A task that is cancelled goes on at once and leaves the sleep behind.
int vitrine_sleep_is_awaited(item *entry);
void vitrine_forget_sleep(item *entry);

/// Whether a group is empty.
int vitrine_group_is_done(item *entry);
void vitrine_forget_group(item *entry);

#endif
