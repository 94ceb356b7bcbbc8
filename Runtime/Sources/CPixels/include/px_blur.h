#ifndef PX_BLUR_H
#define PX_BLUR_H

#include "px_status.h"

/// What lies beyond the edge of a picture that is blurred.
typedef enum px_edge {
  PX_EDGE_TRANSPARENT = 0,
  /// The outermost pixels repeated.
  PX_EDGE_CLAMP = 1,
} px_edge;

/// Blurs in place by a Gaussian of the given standard deviations, in pixels: exactly up to 2.5, by
/// three box passes of fractional width (1.5 % of 255 off at most) above. What spreads past a clear
/// edge is lost: callers leave a margin around what will be seen.
/// - x, y: where the first pixel lies. Parts of one picture that are blurred by themselves come out as in
///   the whole, further from their edges than the kernel reaches: wide blurs take means of pixels on a
///   grid that starts at (0, 0).
px_status px_blur_a8(
    uint8_t *pixels, int width, int height, size_t stride, double sigma_x, double sigma_y, int x, int y,
    px_edge edge);

px_status px_blur_argb(
    uint32_t *pixels, int width, int height, size_t stride, double sigma_x, double sigma_y, int x, int y,
    px_edge edge);

/// Copies the alpha of 32-bit pixels.
px_status px_extract_alpha(
    const uint32_t *pixels, int width, int height, size_t stride, uint8_t *alpha,
    size_t alpha_stride);

#endif
