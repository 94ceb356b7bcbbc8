#ifndef PX_DECODE_H
#define PX_DECODE_H

#include "px_status.h"

typedef enum px_format {
  PX_FORMAT_UNKNOWN = 0,
  PX_FORMAT_PNG,
  PX_FORMAT_JPEG,
  PX_FORMAT_WEBP,
} px_format;

typedef struct px_picture {
  px_format format;
  /// As shown: turned by the orientation of a JPEG's EXIF block.
  int width, height;
  /// Premultiplied, rows without padding; free with `px_free`. NULL when only measured.
  uint32_t *pixels;
} px_picture;

/// What the first bytes look like.
px_format px_format_of(const uint8_t *data, size_t length);

/// Reads the size from the header.
px_status px_measure(const uint8_t *data, size_t length, px_picture *picture);

/// Decodes a picture of at most `max_pixels` pixels.
px_status px_decode(const uint8_t *data, size_t length, size_t max_pixels, px_picture *picture);

#endif
