#include "CPixels.h"
#include "check.h"
#include "decoders.h"

#include <stdlib.h>
#include <string.h>

px_format px_format_of(const uint8_t *data, size_t length) {
  static const uint8_t png[8] = {137, 80, 78, 71, 13, 10, 26, 10};
  if (!data) return PX_FORMAT_UNKNOWN;
  if (length >= 8 && !memcmp(data, png, 8)) return PX_FORMAT_PNG;
  if (length >= 3 && data[0] == 0xff && data[1] == 0xd8 && data[2] == 0xff) return PX_FORMAT_JPEG;
  if (length >= 12 && !memcmp(data, "RIFF", 4) && !memcmp(data + 8, "WEBP", 4)) return PX_FORMAT_WEBP;
  return PX_FORMAT_UNKNOWN;
}

static px_status read_picture(
    const uint8_t *data, size_t length, size_t max_pixels, int measures, px_picture *picture) {
  if (!data || !picture) return PX_INVALID;
  memset(picture, 0, sizeof *picture);
  picture->format = px_format_of(data, length);
  px_reader reader = {data, length, max_pixels, measures};
  px_status status = PX_BROKEN;
  switch (picture->format) {
    case PX_FORMAT_PNG: status = px_read_png(&reader, picture); break;
    case PX_FORMAT_JPEG: status = px_read_jpeg(&reader, picture); break;
    case PX_FORMAT_WEBP: status = px_read_webp(&reader, picture); break;
    case PX_FORMAT_UNKNOWN: break;
  }
  if (status != PX_OK) {
    free(picture->pixels);
    picture->pixels = NULL;
  }
  return status;
}

px_status px_measure(const uint8_t *data, size_t length, px_picture *picture) {
  return read_picture(data, length, SIZE_MAX, 1, picture);
}

px_status px_decode(const uint8_t *data, size_t length, size_t max_pixels, px_picture *picture) {
  return read_picture(data, length, max_pixels, 0, picture);
}

px_status px_check_size(const px_reader *reader, size_t width, size_t height) {
  if (width < 1 || height < 1) return PX_BROKEN;
  if (reader->measures) return width <= INT32_MAX && height <= INT32_MAX ? PX_OK : PX_BROKEN;
  if (width > PX_MAX_SIDE || height > PX_MAX_SIDE) return PX_TOO_LARGE;
  return width * height <= reader->max_pixels ? PX_OK : PX_TOO_LARGE;
}

void px_premultiply(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t p = pixels[i], alpha = p >> 24;
    if (alpha == 255) continue;
    uint32_t out = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) out |= ((p >> shift & 255) * alpha + 127) / 255 << shift;
    pixels[i] = out;
  }
}

px_status px_orient(px_picture *picture, int orientation) {
  if (orientation < 2 || orientation > 8) return PX_OK;
  int width = picture->width, height = picture->height, turned = orientation >= 5;
  picture->width = turned ? height : width;
  picture->height = turned ? width : height;
  if (!picture->pixels) return PX_OK;
  uint32_t *out = malloc((size_t)width * height * sizeof *out);
  if (!out) return PX_NO_MEMORY;
  // EXIF numbers the eight ways in which the first row and column may lie.
  int flips_x = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  int flips_y = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  for (int y = 0; y < picture->height; y++) {
    for (int x = 0; x < picture->width; x++) {
      int from_x = turned ? y : x, from_y = turned ? x : y;
      if (flips_x) from_x = width - 1 - from_x;
      if (flips_y) from_y = height - 1 - from_y;
      out[(size_t)y * picture->width + x] = picture->pixels[(size_t)from_y * width + from_x];
    }
  }
  free(picture->pixels);
  picture->pixels = out;
  return PX_OK;
}
