#pragma once
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Numbers of system calls are macros of macros, and variadic functions do not cross into Swift.
enum { vitrine_sys_getrandom = SYS_getrandom, vitrine_sys_clock_gettime = SYS_clock_gettime };

/// Ends this process when its parent ends.
static inline void vitrine_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
