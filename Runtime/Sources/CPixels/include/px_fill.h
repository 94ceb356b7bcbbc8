#ifndef PX_FILL_H
#define PX_FILL_H

#include "px_status.h"

typedef enum px_verb {
  /// One point.
  PX_MOVE = 0,
  PX_LINE = 1,
  /// Control point and end.
  PX_QUAD = 2,
  /// Two control points and end.
  PX_CUBIC = 3,
  PX_CLOSE = 4,
} px_verb;

/// The coverage of a filled path, exact to 1/256 of a pixel's area; open contours are closed.
/// - coordinates: x and y of all points in pixels; the mask's first pixel lies at (left, top). A point
///   that is not finite ends the path.
px_status px_fill_path(
    const uint8_t *verbs, size_t verb_count, const double *coordinates, size_t coordinate_count,
    int even_odd, double left, double top, uint8_t *mask, int width, int height, size_t stride);

/// The first run of rows in which every pixel is covered; first == end where there is none.
px_status px_full_rows(const uint8_t *mask, int width, int height, size_t stride, int *first, int *end);

/// Adds coverage to coverage: what both cover is covered once (a + b − ab).
px_status px_add_coverage(
    uint8_t *mask, size_t mask_stride, const uint8_t *added, size_t added_stride, int width, int height);

#endif
