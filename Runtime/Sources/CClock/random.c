#include "state.h"

#include <stdarg.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

void _foundation_uuid_generate_random(unsigned char *result);

/// SplitMix64: a sequence of its own for each seed.
static uint64_t next_random(vitrine_clock *clock) {
  uint64_t value = __atomic_add_fetch(&clock->random, 0x9E3779B97F4A7C15ULL, __ATOMIC_RELAXED);
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
  return value ^ (value >> 31);
}

static int fill(void *buffer, size_t count) {
  vitrine_clock *clock = current_clock();
  if (!clock) return 0;
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) {
    static const size_t word = sizeof(uint64_t);
    uint64_t value = next_random(clock);
    for (size_t part = 0; part < word && index + part < count; part++) bytes[index + part] = value >> (8 * part);
    index += word - 1;
  }
  return 1;
}

ssize_t getrandom(void *buffer, size_t count, unsigned int flags) {
  return fill(buffer, count) ? (ssize_t)count : REAL(getrandom)(buffer, count, flags);
}

int getentropy(void *buffer, size_t count) {
  return count <= 256 && fill(buffer, count) ? 0 : REAL(getentropy)(buffer, count);
}

/// Swift's own generator asks the kernel by this door.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long values[6];
  for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && fill((void *)values[0], (size_t)values[1])) return values[1];
  return REAL(syscall)(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

/// Foundation's `UUID`, which reads a device file.
void _foundation_uuid_generate_random(unsigned char *result) {
  if (!fill(result, 16)) {
    void (*real)(unsigned char *) = REAL(_foundation_uuid_generate_random);
    if (real) real(result);
    return;
  }
  // Version 4, and the variant of RFC 9562.
  result[6] = (unsigned char)((result[6] & 0x0F) | 0x40);
  result[8] = (unsigned char)((result[8] & 0x3F) | 0x80);
}
