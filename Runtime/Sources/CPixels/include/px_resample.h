#ifndef PX_RESAMPLE_H
#define PX_RESAMPLE_H

#include "px_status.h"

typedef enum px_filter {
  PX_FILTER_NEAREST,
  /// Means of areas when shrinking, linear between neighbours when growing.
  PX_FILTER_LINEAR,
  /// Catmull and Rom's cubic, widened when shrinking.
  PX_FILTER_CUBIC,
} px_filter;

typedef struct px_source {
  const uint32_t *pixels;
  int width, height;
  size_t stride;
} px_source;

typedef struct px_area {
  int x, y, width, height;
} px_area;

/// Stretches `part` of the source over full_width × full_height pixels and writes the `window` of
/// that, as large as the output. Pixels outside the part are never read.
px_status px_resample(
    px_source source, px_area part, int full_width, int full_height, px_area window,
    uint32_t *output, size_t output_stride, px_filter filter);

/// Draws the source through a projective map, four samples a pixel; transparent outside.
/// - inverse: nine numbers, row by row, from output pixels to source pixels; both count corners, not
///   centres. Pixels whose third coordinate is not positive stay clear.
/// - left, top: where the first pixel of the output lies: a part comes out as in the whole.
px_status px_warp(
    px_source source, const double inverse[9], uint32_t *output, int width, int height,
    size_t output_stride, int left, int top);

#endif
