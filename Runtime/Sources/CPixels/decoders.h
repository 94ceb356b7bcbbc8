#ifndef PX_DECODERS_H
#define PX_DECODERS_H

#include "px_decode.h"

typedef struct px_reader {
  const uint8_t *data;
  size_t length;
  size_t max_pixels;
  /// Only the size is wanted.
  int measures;
} px_reader;

px_status px_read_png(const px_reader *reader, px_picture *picture);
px_status px_read_jpeg(const px_reader *reader, px_picture *picture);
px_status px_read_webp(const px_reader *reader, px_picture *picture);

/// Whether a picture of this size may be decoded.
px_status px_check_size(const px_reader *reader, size_t width, size_t height);

void px_premultiply(uint32_t *pixels, size_t count);

/// Turns a picture, or only its size, as EXIF's orientation 1 to 8 says.
px_status px_orient(px_picture *picture, int orientation);

/// The orientation in an EXIF block (the data of a JPEG's APP1 segment); 1 where there is none.
int px_exif_orientation(const uint8_t *data, size_t length);

#endif
