#include "state.h"

#include <math.h>
#include <stdlib.h>

// Timers of run loops. Foundation calls these functions through the linker's table, so that ours are found
// first. Which loop and mode a timer is added to does not matter to the clock.

typedef double CFAbsoluteTime;
typedef struct {
  intptr_t version;
  void *info;
  void *retain, *release, *describe;
} CFRunLoopTimerContext;

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);
void CFRunLoopPerformBlock(void *loop, void *mode, void *block);
const void *CFRetain(const void *object);
void CFRelease(const void *object);
CFAbsoluteTime CFRunLoopTimerGetNextFireDate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, CFAbsoluteTime date);
CFAbsoluteTime CFRunLoopTimerGetInterval(void *timer);
unsigned char CFRunLoopTimerIsValid(void *timer);
void CFRunLoopTimerGetContext(void *timer, CFRunLoopTimerContext *context);

/// Seconds from 1970 to the date from which Foundation counts.
#define REFERENCE 978307200.0

static void (*fire_action)(void *info);

void vitrine_clock_set_timer_action(void (*fire)(void *info)) { fire_action = fire; }

/// Dates lose their last digits; a microsecond keeps them exact.
static int64_t due_of(vitrine_clock *clock, CFAbsoluteTime date) {
  double seconds = date + REFERENCE - (double)(clock->wall / 1000) / 1e6;
  return fabs(seconds) < 9e9 ? llround(seconds * 1e6) * 1000 : NEVER;
}

static CFAbsoluteTime date_of(vitrine_clock *clock, int64_t due) {
  return (double)((clock->wall + due) / 1000) / 1e6 - REFERENCE;
}

void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  vitrine_clock *clock = current_clock();
  if (!clock || !fire_action) return REAL(CFRunLoopAddTimer)(loop, timer, mode);
  pthread_mutex_lock(&clock->lock);
  int is_known = 0;
  for (item *entry = clock->delayed; entry; entry = entry->next) is_known |= entry->object == timer;
  pthread_mutex_unlock(&clock->lock);
  if (is_known || !REAL(CFRunLoopTimerIsValid)(timer)) return;
  item *entry = vitrine_item(ITEM_TIMER, "Timer", NULL, NULL);
  entry->object = (void *)REAL(CFRetain)(timer);
  entry->interval = llround(REAL(CFRunLoopTimerGetInterval)(timer) * 1e9);
  entry->due = due_of(clock, REAL(CFRunLoopTimerGetNextFireDate)(timer));
  // Foundation on Linux lets `Timer(timeInterval:repeats:)` begin at once; Apple's begins after an interval.
  int64_t now = vitrine_clock_now(clock);
  if (entry->interval > 0 && entry->due <= now) {
    entry->due = now + entry->interval;
    REAL(CFRunLoopTimerSetNextFireDate)(timer, date_of(clock, entry->due));
  }
  vitrine_add(clock, entry);
}

int vitrine_timer_is_valid(item *entry) { return REAL(CFRunLoopTimerIsValid)(entry->object); }
void vitrine_forget_timer(item *entry) { REAL(CFRelease)(entry->object); }

int64_t vitrine_fire_timer(vitrine_clock *clock, item *entry) {
  // Somebody may have put the date off.
  int64_t due = due_of(clock, REAL(CFRunLoopTimerGetNextFireDate)(entry->object));
  if (due > vitrine_clock_now(clock)) return due;
  int64_t next = entry->interval > 0 ? entry->due + entry->interval : NEVER;
  if (next != NEVER) {
    // A clock that was moved far skips what it missed, as a run loop does.
    int64_t now = vitrine_clock_now(clock);
    if (next <= now) next += (now - next) / entry->interval * entry->interval + entry->interval;
    REAL(CFRunLoopTimerSetNextFireDate)(entry->object, date_of(clock, next));
  }
  CFRunLoopTimerContext context = {0};
  REAL(CFRunLoopTimerGetContext)(entry->object, &context);
  if (context.info) fire_action(context.info);
  return next != NEVER && vitrine_timer_is_valid(entry) ? next : NEVER;
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

void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  vitrine_clock *clock = current_clock();
  if (!clock) return REAL(CFRunLoopPerformBlock)(loop, mode, block);
  vitrine_add(clock, vitrine_item(ITEM_CALL, "RunLoop.perform", call_block, _Block_copy(block)));
}
