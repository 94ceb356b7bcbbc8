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

/// Rows of a PNG that is put together of bands, so that a change costs the bands that it is in.
typedef struct px_png_band {
  /// A whole IDAT chunk. Free it with `px_free`.
  uint8_t *data;
  size_t length;
  /// Adler's sum of its rows' bytes, and their number.
  uint32_t sum;
  size_t bytes;
} px_png_band;

/// Encodes rows fast, as RGB where they are said to be opaque, else as RGBA.
px_status px_png_encode_band(
    const uint32_t *pixels, int width, int height, size_t stride, int opaque, px_png_band *band);

/// Whether every pixel is opaque.
int px_is_opaque(const uint32_t *pixels, int width, int height, size_t stride);

/// What stands before the bands: signature, size and kind; `out` has room for `PX_PNG_HEAD` bytes.
void px_png_head(int width, int height, int opaque, uint8_t *out);

/// What stands behind them; `out` has room for `PX_PNG_TAIL` bytes.
void px_png_tail(const px_png_band *bands, size_t count, uint8_t *out);

enum { PX_PNG_HEAD = 8 + 25 + 13 + 14, PX_PNG_TAIL = 21 + 12 };

#endif
