#pragma once
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Variadic functions do not cross into Swift: the two that are used are wrapped.

/// The kernel's clock, whoever has replaced `clock_gettime`.
static inline int vitrine_kernel_clock(clockid_t clock, struct timespec *time) {
  return (int)syscall(SYS_clock_gettime, clock, time);
}

/// Ends this process when its parent ends.
static inline void vitrine_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
