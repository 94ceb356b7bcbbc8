#ifndef PX_STATUS_H
#define PX_STATUS_H

#include <stddef.h>
#include <stdint.h>

typedef enum px_status {
  PX_OK = 0,
  /// A size, stride or pointer makes no sense.
  PX_INVALID = 1,
  PX_NO_MEMORY = 2,
  /// The data is no picture of this format, or it is damaged.
  PX_BROKEN = 3,
  /// The picture has more pixels than the caller allows.
  PX_TOO_LARGE = 4,
} px_status;

/// Frees memory that a function of this library has returned.
void px_free(void *memory);

#endif
