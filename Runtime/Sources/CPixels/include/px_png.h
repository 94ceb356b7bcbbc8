#ifndef PX_PNG_H
#define PX_PNG_H

#include "px_status.h"

typedef enum px_png_effort {
  /// Milliseconds a frame: for a live host.
  PX_PNG_FAST = 0,
  /// Fewer bytes, two to ten times the work: for files.
  PX_PNG_SMALL = 1,
} px_png_effort;

/// Encodes pixels as PNG: RGB when all are opaque, RGBA (un-premultiplied) otherwise. The same bytes
/// for the same pixels, everywhere. Free `*data` with `px_free`.
px_status px_png_encode(
    const uint32_t *pixels, int width, int height, size_t stride, px_png_effort effort,
    uint8_t **data, size_t *length);

#endif
