#define _GNU_SOURCE
#include "CStageClock.h"

#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A stage's clock hears calls of libdispatch and of the C library where the runtime's own functions of these names are found first.
// In a test program libdispatch is loaded before the runtime: the program starts itself once more, with the runtime preloaded.

static int is_preloaded;

int vitrine_hears_clocks(void) { return is_preloaded; }

static int find_runtime(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const char *name = strrchr(info->dlpi_name, '/');
  if (!name || strcmp(name, "/libVitrineRuntime.so") != 0) return 0;
  *(const char **)context = info->dlpi_name;
  return 1;
}

__attribute__((constructor)) static void preload(int argc, char **argv, char **envp) {
  (void)argc;
  (void)envp;
  const char *runtime = 0;
  dl_iterate_phdr(find_runtime, &runtime);
  if (!runtime) return;
  const char *preloaded = getenv("LD_PRELOAD");
  if (preloaded && strcmp(preloaded, runtime) == 0) {
    // The programs that tests start are to be as they are.
    unsetenv("LD_PRELOAD");
    is_preloaded = 1;
    return;
  }
  setenv("LD_PRELOAD", runtime, 1);
  execv("/proc/self/exe", argv);
  // Where that is not allowed, the tests say so that need it.
  unsetenv("LD_PRELOAD");
}
