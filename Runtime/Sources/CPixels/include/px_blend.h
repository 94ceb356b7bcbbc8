#ifndef PX_BLEND_H
#define PX_BLEND_H

#include "px_status.h"

/// Core Graphics' blend modes, by the same numbers as `CGBlendMode`.
typedef enum px_blend_mode {
  PX_BLEND_NORMAL,
  PX_BLEND_MULTIPLY,
  PX_BLEND_SCREEN,
  PX_BLEND_OVERLAY,
  PX_BLEND_DARKEN,
  PX_BLEND_LIGHTEN,
  PX_BLEND_COLOR_DODGE,
  PX_BLEND_COLOR_BURN,
  PX_BLEND_SOFT_LIGHT,
  PX_BLEND_HARD_LIGHT,
  PX_BLEND_DIFFERENCE,
  PX_BLEND_EXCLUSION,
  PX_BLEND_HUE,
  PX_BLEND_SATURATION,
  PX_BLEND_COLOR,
  PX_BLEND_LUMINOSITY,
  PX_BLEND_CLEAR,
  PX_BLEND_COPY,
  PX_BLEND_SOURCE_IN,
  PX_BLEND_SOURCE_OUT,
  PX_BLEND_SOURCE_ATOP,
  PX_BLEND_DESTINATION_OVER,
  PX_BLEND_DESTINATION_IN,
  PX_BLEND_DESTINATION_OUT,
  PX_BLEND_DESTINATION_ATOP,
  PX_BLEND_XOR,
  PX_BLEND_PLUS_DARKER,
  PX_BLEND_PLUS_LIGHTER,
} px_blend_mode;

/// Combines the source with what `below` holds and leaves the result there (W3C Compositing and
/// Blending Level 1; Apple's documentation for the last two).
/// - coverage: where the source's shape lies, by its alpha; the result is mixed in by it. NULL means
///   that the source's own alpha says it, which suits the modes that keep what a clear source covers.
px_status px_blend(
    uint32_t *below, size_t below_stride, const uint32_t *source, size_t source_stride,
    const uint32_t *coverage, size_t coverage_stride, int width, int height, px_blend_mode mode);

/// Maps straight components in 0…1 by four rows of red, green, blue, alpha and constant.
px_status px_color_matrix(
    uint32_t *pixels, int width, int height, size_t stride, const double rows[20]);

#endif
