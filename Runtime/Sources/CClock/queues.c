#include "state.h"

#include <stdlib.h>

// Dispatch is reached through its C functions, by Swift's overlay and by the runtime of Swift's tasks alike.
// Work for the main queue and jobs of tasks become the clock's; blocks for other queues run there, counted.

extern char _dispatch_main_q __attribute__((weak));
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

// Of the runtime of Swift's tasks; their arguments are passed as in C.
extern void *swift_task_getCurrent(void) __attribute__((weak));
extern _Bool swift_task_isCancelled(void *task) __attribute__((weak));
extern void *swift_retain(void *object) __attribute__((weak));
extern void swift_release(void *object) __attribute__((weak));

typedef uint64_t dispatch_time_t;

void dispatch_async(void *queue, void *block);
void dispatch_async_f(void *queue, void *context, void (*call)(void *));
void dispatch_after(dispatch_time_t when, void *queue, void *block);
void dispatch_after_f(dispatch_time_t when, void *queue, void *context, void (*call)(void *));
void dispatch_barrier_async(void *queue, void *block);
void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
void dispatch_group_notify(void *group, void *queue, void *block);
intptr_t dispatch_group_wait(void *group, dispatch_time_t timeout);
void dispatch_sync(void *queue, void *block);
void dispatch_retain(void *object);
void dispatch_release(void *object);

static int is_main(void *queue) { return queue == (void *)&_dispatch_main_q; }

static void invoke(const void *block) {
  const struct {
    void *isa;
    int flags, reserved;
    void (*call)(const void *);
  } *literal = block;
  literal->call(block);
}

static void call_block(void *block) {
  invoke(block);
  _Block_release(block);
}

static void post(vitrine_clock *clock, const char *name, int64_t due, void *queue, void (*call)(void *), void *context) {
  item *entry = vitrine_item(ITEM_CALL, name, call, context);
  entry->due = due;
  entry->queue = queue;
  if (queue) dispatch_retain(queue);
  vitrine_add(clock, entry);
}

void dispatch_async(void *queue, void *block) {
  vitrine_clock *clock = current_clock();
  if (!clock) return REAL(dispatch_async)(queue, block);
  if (is_main(queue)) return post(clock, "DispatchQueue.main.async", 0, NULL, call_block, _Block_copy(block));
  vitrine_start_worker(clock, queue, call_block, _Block_copy(block));
}

/// Comes from the runtime of Swift's tasks: jobs run on the clock's thread, one after another, so that their
/// order is that of the source.
void dispatch_async_f(void *queue, void *context, void (*call)(void *)) {
  vitrine_clock *clock = current_clock();
  if (!clock) return REAL(dispatch_async_f)(queue, context, call);
  post(clock, "Task", 0, NULL, call, context);
}


void dispatch_barrier_async(void *queue, void *block) {
  vitrine_clock *clock = current_clock();
  if (clock && is_main(queue)) return dispatch_async(queue, block);
  REAL(dispatch_barrier_async)(queue, block);
}

/// Nanoseconds of the clock at which a time of Dispatch comes: the top bits say what it counts from.
static int64_t due_time(vitrine_clock *clock, dispatch_time_t when) {
  int64_t now = vitrine_clock_now(clock);
  if (when == ~0ULL) return NEVER;
  int64_t due;
  if ((int64_t)when >= 0) {
    due = when == 0 ? now : (int64_t)when - MONOTONIC_START;
  } else if (when & (1ULL << 62)) {
    due = when == ~1ULL ? now : -(int64_t)when - clock->wall;
  } else {
    due = (int64_t)(when & ~(1ULL << 63)) - MONOTONIC_START;
  }
  return due > now ? due : now;
}

/// Times in seconds lose their last digits on the way here; a microsecond keeps deadlines exact.
static int64_t whole(int64_t due) { return due == NEVER ? due : (due + 500) / 1000 * 1000; }

void dispatch_after(dispatch_time_t when, void *queue, void *block) {
  vitrine_clock *clock = current_clock();
  if (!clock) return REAL(dispatch_after)(when, queue, block);
  int64_t due = whole(due_time(clock, when));
  if (due == NEVER) return;
  post(
      clock, is_main(queue) ? "DispatchQueue.main.asyncAfter" : "DispatchQueue.asyncAfter", due,
      is_main(queue) ? NULL : queue, call_block, _Block_copy(block));
}

void dispatch_after_f(dispatch_time_t when, void *queue, void *context, void (*call)(void *)) {
  vitrine_clock *clock = current_clock();
  if (!clock) return REAL(dispatch_after_f)(when, queue, context, call);
  int64_t due = whole(due_time(clock, when));
  if (due == NEVER) return;
  item *entry = vitrine_item(ITEM_SLEEP, "Task.sleep", call, context);
  entry->due = due;
  entry->object = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
  if (entry->object) swift_retain(entry->object);
  vitrine_add(clock, entry);
}

int vitrine_sleep_is_awaited(item *entry) { return !entry->object || !swift_task_isCancelled(entry->object); }

void vitrine_forget_sleep(item *entry) {
  if (entry->object) swift_release(entry->object);
}

int64_t vitrine_due_time(vitrine_clock *clock, dispatch_time_t when) { return whole(due_time(clock, when)); }

// Groups

typedef struct {
  void *group;
  void *block;
} group_call;

static void call_in_group(void *context) {
  group_call call = *(group_call *)context;
  free(context);
  call_block(call.block);
  dispatch_group_leave(call.group);
  dispatch_release(call.group);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  vitrine_clock *clock = current_clock();
  if (!clock) return REAL(dispatch_group_async)(group, queue, block);
  group_call *call = malloc(sizeof *call);
  if (!call) abort();
  *call = (group_call){group, _Block_copy(block)};
  dispatch_retain(group);
  dispatch_group_enter(group);
  if (is_main(queue)) return post(clock, "DispatchQueue.main.async", 0, NULL, call_in_group, call);
  vitrine_start_worker(clock, queue, call_in_group, call);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  vitrine_clock *clock = current_clock();
  if (!clock) return REAL(dispatch_group_notify)(group, queue, block);
  item *entry = vitrine_item(ITEM_GROUP, "DispatchGroup.notify", call_block, _Block_copy(block));
  entry->queue = is_main(queue) ? NULL : queue;
  if (entry->queue) dispatch_retain(entry->queue);
  entry->object = group;
  dispatch_retain(group);
  vitrine_add(clock, entry);
}

int vitrine_group_is_done(item *entry) { return dispatch_group_wait(entry->object, 0) == 0; }
void vitrine_forget_group(item *entry) { dispatch_release(entry->object); }

// Waiting for the main queue

typedef struct {
  vitrine_clock *clock;
  void *block;
  int is_done;
} waiting_call;

static void call_waiting(void *context) {
  waiting_call *call = context;
  invoke(call->block);
  pthread_mutex_lock(&call->clock->lock);
  call->is_done = 1;
  pthread_cond_broadcast(&call->clock->changed);
  pthread_mutex_unlock(&call->clock->lock);
}

void dispatch_sync(void *queue, void *block) {
  vitrine_clock *clock = current_clock();
  if (!clock || !vitrine_thread.is_worker || !is_main(queue)) return REAL(dispatch_sync)(queue, block);
  waiting_call call = {clock, block, 0};
  post(clock, "DispatchQueue.main.sync", 0, NULL, call_waiting, &call);
  pthread_mutex_lock(&clock->lock);
  while (!call.is_done) pthread_cond_wait(&clock->changed, &clock->lock);
  pthread_mutex_unlock(&clock->lock);
}
