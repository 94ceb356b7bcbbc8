#include "state.h"

#include <errno.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000LL

/// - Returns: 0 for clocks that measure something else than time, such as a thread's work.
static int read_clock(vitrine_clock *clock, int which, int64_t *nanoseconds) {
  switch (which) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_TAI: *nanoseconds = clock->wall + vitrine_clock_now(clock); return 1;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME: *nanoseconds = MONOTONIC_START + vitrine_clock_now(clock); return 1;
  default: return 0;
  }
}

int vitrine_clock_read(int which, int64_t *seconds, int64_t *nanoseconds) {
  vitrine_clock *clock = current_clock();
  int64_t value;
  if (!clock || !read_clock(clock, which, &value)) return 0;
  *seconds = value / SECOND;
  *nanoseconds = value % SECOND;
  return 1;
}

int clock_gettime(clockid_t which, struct timespec *result) {
  int64_t seconds, nanoseconds;
  if (vitrine_clock_read(which, &seconds, &nanoseconds)) {
    *result = (struct timespec){seconds, nanoseconds};
    return 0;
  }
  return REAL(clock_gettime)(which, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  int64_t seconds, nanoseconds;
  if (vitrine_clock_read(CLOCK_REALTIME, &seconds, &nanoseconds)) {
    *result = (struct timeval){seconds, nanoseconds / 1000};
    return 0;
  }
  return REAL(gettimeofday)(result, zone);
}

time_t time(time_t *result) {
  int64_t seconds, nanoseconds;
  if (!vitrine_clock_read(CLOCK_REALTIME, &seconds, &nanoseconds)) return REAL(time)(result);
  if (result) *result = seconds;
  return seconds;
}

/// Whoever sleeps on the clock's thread holds everything up: the clock goes on by as much.
static int sleep_on_clock(int64_t duration) {
  vitrine_clock *clock = current_clock();
  if (!clock) return 0;
  if (vitrine_thread.is_worker) {
    vitrine_worker_sleep(clock, duration);
  } else if (duration > 0) {
    vitrine_clock_move(clock, vitrine_clock_now(clock) + duration);
  }
  return 1;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (duration && sleep_on_clock(duration->tv_sec * SECOND + duration->tv_nsec)) {
    if (rest) *rest = (struct timespec){0, 0};
    return 0;
  }
  return REAL(nanosleep)(duration, rest);
}

int usleep(useconds_t duration) {
  return sleep_on_clock((int64_t)duration * 1000) ? 0 : REAL(usleep)(duration);
}

unsigned int sleep(unsigned int duration) {
  return sleep_on_clock((int64_t)duration * SECOND) ? 0 : REAL(sleep)(duration);
}
