#include "state.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

_Thread_local thread_state vitrine_thread;

vitrine_clock *vitrine_clock_create(int64_t wall, uint64_t seed) {
  vitrine_clock *clock = calloc(1, sizeof *clock);
  if (!clock) abort();
  pthread_mutex_init(&clock->lock, NULL);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&clock->changed, &attributes);
  pthread_condattr_destroy(&attributes);
  clock->references = 1;
  clock->wall = wall;
  clock->random = seed;
  clock->ready_end = &clock->ready;
  return clock;
}

vitrine_clock *vitrine_clock_retain(vitrine_clock *clock) {
  __atomic_fetch_add(&clock->references, 1, __ATOMIC_RELAXED);
  return clock;
}

void vitrine_clock_release(vitrine_clock *clock) {
  if (__atomic_sub_fetch(&clock->references, 1, __ATOMIC_ACQ_REL) > 0) return;
  pthread_cond_destroy(&clock->changed);
  pthread_mutex_destroy(&clock->lock);
  free(clock);
}

vitrine_clock *vitrine_clock_enter(vitrine_clock *clock) {
  vitrine_clock *before = vitrine_thread.clock;
  vitrine_thread.clock = clock;
  return before;
}

int64_t vitrine_clock_now(vitrine_clock *clock) {
  pthread_mutex_lock(&clock->lock);
  int64_t now = clock->now;
  pthread_mutex_unlock(&clock->lock);
  return now;
}

item *vitrine_item(item_kind kind, const char *name, void (*call)(void *), void *context) {
  item *entry = calloc(1, sizeof *entry);
  if (!entry) abort();
  entry->kind = kind;
  entry->name = name;
  entry->call = call;
  entry->context = context;
  return entry;
}

static void append_ready(vitrine_clock *clock, item *entry) {
  entry->next = NULL;
  *clock->ready_end = entry;
  clock->ready_end = &entry->next;
}

static void insert_delayed(vitrine_clock *clock, item *entry) {
  item **place = &clock->delayed;
  while (*place && (*place)->due <= entry->due) place = &(*place)->next;
  entry->next = *place;
  *place = entry;
}

void vitrine_add(vitrine_clock *clock, item *entry) {
  pthread_mutex_lock(&clock->lock);
  entry->order = ++clock->last_order;
  if (entry->kind == ITEM_GROUP) {
    item **place = &clock->watching;
    while (*place) place = &(*place)->next;
    *place = entry;
  } else if (entry->kind == ITEM_CALL && entry->due <= clock->now) {
    append_ready(clock, entry);
  } else {
    insert_delayed(clock, entry);
  }
  pthread_cond_broadcast(&clock->changed);
  pthread_mutex_unlock(&clock->lock);
}

static int is_valid(item *entry) {
  switch (entry->kind) {
  case ITEM_TIMER: return vitrine_timer_is_valid(entry);
  case ITEM_SOURCE: return vitrine_source_is_valid(entry);
  default: return 1;
  }
}

void dispatch_release(void *object);

static void forget(item *entry) {
  if (entry->kind == ITEM_TIMER) vitrine_forget_timer(entry);
  if (entry->kind == ITEM_GROUP) vitrine_forget_group(entry);
  if (entry->kind == ITEM_SLEEP) vitrine_forget_sleep(entry);
  if (entry->queue) dispatch_release(entry->queue);
  free(entry);
}

/// Takes out timers that were invalidated. Called with the lock; the result is to be forgotten without it,
/// because what goes with a timer may call back.
static item *take_invalid(vitrine_clock *clock) {
  item *taken = NULL;
  item **place = &clock->delayed;
  while (*place) {
    item *entry = *place;
    if (is_valid(entry)) {
      place = &entry->next;
    } else {
      *place = entry->next;
      entry->next = taken;
      taken = entry;
    }
  }
  return taken;
}

static void forget_all(item *list) {
  for (item *entry = list, *next; entry; entry = next) {
    next = entry->next;
    forget(entry);
  }
}

/// What is due becomes ready, and sleeps that nobody waits for any more. Called with the lock.
static void take_due(vitrine_clock *clock) {
  for (item **place = &clock->delayed; *place;) {
    item *entry = *place;
    if (entry->kind != ITEM_SLEEP || vitrine_sleep_is_awaited(entry)) {
      place = &entry->next;
    } else {
      *place = entry->next;
      append_ready(clock, entry);
    }
  }
  while (clock->delayed && clock->delayed->due <= clock->now) {
    item *entry = clock->delayed;
    clock->delayed = entry->next;
    if (entry->kind == ITEM_WAKE) {
      // The sleeper owns the entry and looks at its time.
      entry->due = NEVER;
      clock->running++;
    } else {
      append_ready(clock, entry);
    }
  }
}

void vitrine_clock_move(vitrine_clock *clock, int64_t now) {
  pthread_mutex_lock(&clock->lock);
  if (now > clock->now) clock->now = now;
  take_due(clock);
  pthread_cond_broadcast(&clock->changed);
  pthread_mutex_unlock(&clock->lock);
}

/// Groups that have become empty make their notifications ready. Called with the lock.
static void take_done_groups(vitrine_clock *clock) {
  item **place = &clock->watching;
  while (*place) {
    item *entry = *place;
    if (!vitrine_group_is_done(entry)) {
      place = &entry->next;
      continue;
    }
    *place = entry->next;
    vitrine_forget_group(entry);
    entry->kind = ITEM_CALL;
    append_ready(clock, entry);
  }
}

int vitrine_clock_run(vitrine_clock *clock) {
  pthread_mutex_lock(&clock->lock);
  if (!clock->ready) take_due(clock);
  if (!clock->ready) take_done_groups(clock);
  item *entry = clock->ready;
  if (entry) {
    clock->ready = entry->next;
    if (!clock->ready) clock->ready_end = &clock->ready;
  }
  pthread_mutex_unlock(&clock->lock);
  if (!entry) return 0;
  if (entry->kind == ITEM_TIMER || entry->kind == ITEM_SOURCE) {
    int64_t next = NEVER;
    if (is_valid(entry)) {
      next = entry->kind == ITEM_TIMER ? vitrine_fire_timer(clock, entry) : vitrine_fire_source(clock, entry);
    }
    if (next != NEVER) {
      entry->due = next;
      vitrine_add(clock, entry);
    } else {
      forget(entry);
    }
    return 1;
  }
  if (entry->queue) {
    vitrine_start_worker(clock, entry->queue, entry->call, entry->context);
  } else {
    entry->call(entry->context);
  }
  forget(entry);
  return 1;
}

static void deadline_in(struct timespec *end, int milliseconds) {
  REAL(clock_gettime)(CLOCK_MONOTONIC, end);
  end->tv_sec += milliseconds / 1000;
  end->tv_nsec += milliseconds % 1000 * 1000000L;
  if (end->tv_nsec >= 1000000000L) {
    end->tv_sec++;
    end->tv_nsec -= 1000000000L;
  }
}

int vitrine_clock_wait(vitrine_clock *clock, int milliseconds) {
  struct timespec end;
  deadline_in(&end, milliseconds);
  pthread_mutex_lock(&clock->lock);
  int result = 0;
  while (clock->running > 0 && !clock->ready && result != ETIMEDOUT) {
    result = pthread_cond_timedwait(&clock->changed, &clock->lock, &end);
  }
  int is_quiet = clock->running == 0 || clock->ready;
  pthread_mutex_unlock(&clock->lock);
  return is_quiet;
}

int vitrine_clock_pending(vitrine_clock *clock, vitrine_pending *entries, int capacity) {
  pthread_mutex_lock(&clock->lock);
  item *invalid = take_invalid(clock);
  int count = 0;
  for (item *entry = clock->delayed; entry; entry = entry->next) {
    if (entry->due == NEVER) continue;
    if (count < capacity) entries[count] = (vitrine_pending){entry->due, entry->interval, entry->name};
    count++;
  }
  pthread_mutex_unlock(&clock->lock);
  forget_all(invalid);
  return count;
}

// Workers

typedef struct {
  vitrine_clock *clock;
  void (*call)(void *);
  void *context;
} work;

void dispatch_async_f(void *queue, void *context, void (*call)(void *));
void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
void *dispatch_queue_create(const char *label, void *attributes);

/// The global queues have as many threads as the machine has cores, and what occupies them is not the clock's.
static int is_global(void *queue) {
  static const intptr_t qualities[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  for (unsigned index = 0; index < sizeof qualities / sizeof *qualities; index++) {
    if (queue == dispatch_get_global_queue(qualities[index], 0)) return 1;
  }
  return 0;
}

static void run_work(void *context) {
  work task = *(work *)context;
  free(context);
  thread_state before = vitrine_thread;
  vitrine_thread = (thread_state){task.clock, 1};
  task.call(task.context);
  vitrine_thread = before;
  pthread_mutex_lock(&task.clock->lock);
  task.clock->running--;
  pthread_cond_broadcast(&task.clock->changed);
  pthread_mutex_unlock(&task.clock->lock);
  vitrine_clock_release(task.clock);
}

/// Real milliseconds that a block of another queue is given before the code that started it goes on. Most
/// blocks end within them, and what they hand back comes in the order of the source.
#define HEAD_START 50

void vitrine_start_worker(vitrine_clock *clock, void *queue, void (*call)(void *), void *context) {
  work *task = malloc(sizeof *task);
  if (!task) abort();
  *task = (work){vitrine_clock_retain(clock), call, context};
  pthread_mutex_lock(&clock->lock);
  clock->running++;
  pthread_mutex_unlock(&clock->lock);
  if (is_global(queue)) {
    void *own = dispatch_queue_create("vitrine.background", NULL);
    REAL(dispatch_async_f)(own, task, run_work);
    dispatch_release(own);
  } else {
    REAL(dispatch_async_f)(queue, task, run_work);
  }
  if (vitrine_thread.is_worker) return;
  struct timespec end;
  deadline_in(&end, HEAD_START);
  pthread_mutex_lock(&clock->lock);
  int result = 0;
  while (clock->running > 0 && result != ETIMEDOUT) {
    result = pthread_cond_timedwait(&clock->changed, &clock->lock, &end);
  }
  pthread_mutex_unlock(&clock->lock);
}

void vitrine_worker_sleep(vitrine_clock *clock, int64_t duration) {
  item *entry = vitrine_item(ITEM_WAKE, "Thread.sleep", NULL, NULL);
  pthread_mutex_lock(&clock->lock);
  entry->due = clock->now + (duration > 0 ? duration : 1);
  entry->order = ++clock->last_order;
  insert_delayed(clock, entry);
  clock->running--;
  pthread_cond_broadcast(&clock->changed);
  while (entry->due != NEVER) pthread_cond_wait(&clock->changed, &clock->lock);
  pthread_mutex_unlock(&clock->lock);
  free(entry);
}

// End

static void hand_over(item *entry) {
  extern char _dispatch_main_q __attribute__((weak));
  if (entry->kind == ITEM_CALL || entry->kind == ITEM_SLEEP || entry->kind == ITEM_GROUP) {
    void *queue = entry->queue ? entry->queue : &_dispatch_main_q;
    if (queue) REAL(dispatch_async_f)(queue, entry->context, entry->call);
  }
  forget(entry);
}

void vitrine_clock_close(vitrine_clock *clock) {
  pthread_mutex_lock(&clock->lock);
  __atomic_store_n(&clock->is_closed, 1, __ATOMIC_RELEASE);
  item *lists[3] = {clock->ready, clock->delayed, clock->watching};
  clock->ready = clock->delayed = clock->watching = NULL;
  clock->ready_end = &clock->ready;
  // Sleepers wake and free their entries themselves; the others are handed over without the lock.
  item *rest = NULL;
  item **end = &rest;
  for (int index = 0; index < 3; index++) {
    for (item *entry = lists[index], *next; entry; entry = next) {
      next = entry->next;
      if (entry->kind == ITEM_WAKE) {
        entry->due = NEVER;
        clock->running++;
      } else {
        entry->next = NULL;
        *end = entry;
        end = &entry->next;
      }
    }
  }
  pthread_cond_broadcast(&clock->changed);
  pthread_mutex_unlock(&clock->lock);
  for (item *entry = rest, *next; entry; entry = next) {
    next = entry->next;
    hand_over(entry);
  }
  vitrine_clock_release(clock);
}
