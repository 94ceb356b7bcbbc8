#ifndef PX_STRAIGHT_H
#define PX_STRAIGHT_H

#include "px_status.h"

/// Writes premultiplied pixels as bytes of red, green, blue and alpha that are not premultiplied: what a
/// canvas in a browser takes.
px_status px_straight_rgba(
    const uint32_t *pixels, int width, int height, size_t stride, uint8_t *output, size_t output_stride);

#endif
