#include "state.h"

#include <stdlib.h>

// Timers of Dispatch: the real source exists and is cancelled as ever, but is never set; the clock calls its
// handler. Swift's tasks use one for a sleep with a tolerance.

typedef uint64_t dispatch_time_t;

extern char _dispatch_main_q __attribute__((weak));
extern char _dispatch_source_type_timer __attribute__((weak));
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void dispatch_source_set_timer(void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler(void *source, void *block);
void dispatch_source_set_event_handler_f(void *source, void (*call)(void *));
void dispatch_source_cancel(void *source);
void dispatch_resume(void *object);
void dispatch_suspend(void *object);
void dispatch_activate(void *object);
void *dispatch_get_context(void *object);
void dispatch_set_context(void *object, void *context);
void dispatch_set_finalizer_f(void *object, void (*finalizer)(void *));
int64_t vitrine_due_time(vitrine_clock *clock, dispatch_time_t when);

/// Nanoseconds after which a suspended timer is looked at again.
#define SUSPENDED_LOOK 16666667LL

/// A timer that was made under a clock. It goes with its source, which calls its finaliser.
typedef struct timer_source {
  struct timer_source *next;
  void *source;
  void *queue;
  void *block;
  void (*call)(void *);
  /// Counts the settings: an entry of an earlier one no longer holds.
  uint64_t setting;
  /// A source starts suspended.
  int suspensions;
  int is_cancelled;
} timer_source;

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static timer_source *table;

/// Called with the lock.
static timer_source *find(void *source) {
  for (timer_source *entry = table; entry; entry = entry->next) {
    if (entry->source == source) return entry;
  }
  return NULL;
}

/// Called with the lock.
static void drop(void *source) {
  for (timer_source **place = &table; *place; place = &(*place)->next) {
    timer_source *entry = *place;
    if (entry->source != source) continue;
    *place = entry->next;
    if (entry->block) _Block_release(entry->block);
    free(entry);
    return;
  }
}

static void finalize(void *source) {
  pthread_mutex_lock(&table_lock);
  drop(source);
  pthread_mutex_unlock(&table_lock);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  void *source = REAL(dispatch_source_create)(type, handle, mask, queue);
  if (!source || !current_clock() || type != (const void *)&_dispatch_source_type_timer) return source;
  timer_source *entry = calloc(1, sizeof *entry);
  if (!entry) abort();
  entry->source = source;
  entry->suspensions = 1;
  entry->queue = queue && queue != (void *)&_dispatch_main_q ? queue : NULL;
  pthread_mutex_lock(&table_lock);
  drop(source);
  entry->next = table;
  table = entry;
  pthread_mutex_unlock(&table_lock);
  return source;
}

void dispatch_source_set_event_handler(void *source, void *block) {
  pthread_mutex_lock(&table_lock);
  timer_source *entry = find(source);
  if (entry) {
    if (entry->block) _Block_release(entry->block);
    entry->block = block ? _Block_copy(block) : NULL;
    entry->call = NULL;
  }
  pthread_mutex_unlock(&table_lock);
  if (entry && !dispatch_get_context(source)) {
    dispatch_set_context(source, source);
    dispatch_set_finalizer_f(source, finalize);
  }
  REAL(dispatch_source_set_event_handler)(source, block);
}

void dispatch_source_set_event_handler_f(void *source, void (*call)(void *)) {
  pthread_mutex_lock(&table_lock);
  timer_source *entry = find(source);
  if (entry) entry->call = call;
  pthread_mutex_unlock(&table_lock);
  REAL(dispatch_source_set_event_handler_f)(source, call);
}

static void suspend(void *source, int change) {
  if (!__atomic_load_n(&table, __ATOMIC_ACQUIRE)) return;
  pthread_mutex_lock(&table_lock);
  timer_source *entry = find(source);
  if (entry) entry->suspensions += change;
  pthread_mutex_unlock(&table_lock);
}

void dispatch_resume(void *object) {
  suspend(object, -1);
  REAL(dispatch_resume)(object);
}

void dispatch_activate(void *object) {
  suspend(object, -1);
  REAL(dispatch_activate)(object);
}

void dispatch_suspend(void *object) {
  suspend(object, 1);
  REAL(dispatch_suspend)(object);
}

void dispatch_source_cancel(void *source) {
  pthread_mutex_lock(&table_lock);
  timer_source *entry = find(source);
  if (entry) entry->is_cancelled = 1;
  pthread_mutex_unlock(&table_lock);
  REAL(dispatch_source_cancel)(source);
}

void dispatch_source_set_timer(void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  vitrine_clock *clock = current_clock();
  pthread_mutex_lock(&table_lock);
  timer_source *timer = clock ? find(source) : NULL;
  uint64_t setting = timer ? ++timer->setting : 0;
  pthread_mutex_unlock(&table_lock);
  if (!timer) return REAL(dispatch_source_set_timer)(source, start, interval, leeway);
  int64_t due = vitrine_due_time(clock, start);
  if (due == NEVER) return;
  item *entry = vitrine_item(ITEM_SOURCE, "DispatchSourceTimer", NULL, NULL);
  entry->object = source;
  entry->context = (void *)(uintptr_t)setting;
  entry->interval = interval < INT64_MAX ? (int64_t)interval : 0;
  entry->due = due;
  vitrine_add(clock, entry);
}

int vitrine_source_is_valid(item *entry) {
  pthread_mutex_lock(&table_lock);
  timer_source *timer = find(entry->object);
  int is_valid = timer && timer->setting == (uint64_t)(uintptr_t)entry->context && !timer->is_cancelled;
  pthread_mutex_unlock(&table_lock);
  return is_valid;
}

static void call_block(void *block) {
  const struct {
    void *isa;
    int flags, reserved;
    void (*call)(const void *);
  } *literal = block;
  literal->call(block);
  _Block_release(block);
}

int64_t vitrine_fire_source(vitrine_clock *clock, item *entry) {
  pthread_mutex_lock(&table_lock);
  timer_source *timer = find(entry->object);
  void *queue = timer->queue;
  int is_suspended = timer->suspensions > 0;
  void *block = timer->block && !is_suspended ? _Block_copy(timer->block) : NULL;
  void (*call)(void *) = timer->call;
  // A handler that is a function is a task's, which releases the source.
  if (call) drop(entry->object);
  pthread_mutex_unlock(&table_lock);
  int64_t now = vitrine_clock_now(clock);
  if (call) {
    call(dispatch_get_context(entry->object));
    return NEVER;
  }
  if (block) {
    if (queue) {
      vitrine_start_worker(clock, queue, call_block, block);
    } else {
      call_block(block);
    }
  }
  // What came due while the source was suspended is made up for when it goes on.
  if (is_suspended) return now + SUSPENDED_LOOK;
  if (entry->interval <= 0) return NEVER;
  int64_t next = entry->due + entry->interval;
  if (next <= now) next += (now - next) / entry->interval * entry->interval + entry->interval;
  return next;
}
