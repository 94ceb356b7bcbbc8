#ifndef PX_GRADIENT_H
#define PX_GRADIENT_H

#include "px_status.h"

typedef struct px_stop {
  /// sRGB and alpha, 0…1, not premultiplied.
  float red, green, blue, alpha;
  /// 0…1; out of order locations are raised to the one before.
  float location;
} px_stop;

/// Fills a table of `size` premultiplied colours at equal steps from 0 to 1. Between stops the
/// components are interpolated before they are premultiplied, as SwiftUI's gradients do.
px_status px_gradient_table(const px_stop *stops, int count, uint32_t *table, int size);

/// The map from pixels to a gradient's own space: u = a·x + c·y + tx, v = b·x + d·y + ty, at pixel
/// centres. The first pixel lies at (left, top), so that a part comes out as in the whole.
typedef struct px_map {
  double a, b, c, d, tx, ty;
  int left, top;
} px_map;

/// Position = u.
px_status px_gradient_linear(
    uint32_t *pixels, int width, int height, size_t stride, px_map map, const uint32_t *table,
    int size);

/// Position = (√(u² + v²) − start) / (end − start).
px_status px_gradient_radial(
    uint32_t *pixels, int width, int height, size_t stride, px_map map, double start, double end,
    const uint32_t *table, int size);

/// Position = (angle of (u, v) − start) / (end − start), in radians from +u towards +v. Of more than a
/// turn only the last one shows; a gap takes the last colour in its first half, the first in its
/// second.
px_status px_gradient_angular(
    uint32_t *pixels, int width, int height, size_t stride, px_map map, double start, double end,
    const uint32_t *table, int size);

#endif
