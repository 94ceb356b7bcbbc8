#pragma once
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Numbers of system calls are macros of macros, and variadic functions do not cross into Swift.
enum { vitrine_sys_getrandom = SYS_getrandom, vitrine_sys_clock_gettime = SYS_clock_gettime };

/// Ends this process when its parent ends.
static inline void vitrine_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

// What libdispatch has for run loops: a descriptor that can be read while the main queue has work, and the work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *reserved);

/// Waits until there is something to read or work of the main queue.
/// - Parameter seconds: after which the wait is over; negative is never.
/// - Returns: whether there is something to read, or nothing will come any more.
static inline int vitrine_wait_for_input(int input, double seconds) {
  int queue = _dispatch_get_main_queue_handle_4CF();
  fd_set set;
  FD_ZERO(&set);
  FD_SET(input, &set);
  FD_SET(queue, &set);
  struct timespec limit = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  int count = pselect((input > queue ? input : queue) + 1, &set, 0, 0, seconds < 0 ? 0 : &limit, 0);
  return count > 0 && FD_ISSET(input, &set);
}

/// Does what waits in the main queue; waits for nothing.
static inline void vitrine_serve_main_queue(void) {
  unsigned long long count;
  struct pollfd descriptor = {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
  if (poll(&descriptor, 1, 0) > 0 && read(descriptor.fd, &count, sizeof count) < 0) return;
  _dispatch_main_queue_callback_4CF(0);
}
