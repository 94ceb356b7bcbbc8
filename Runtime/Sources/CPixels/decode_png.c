#include "decoders.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

static uint32_t read32(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

// The size stands in the first chunk; the rest of the file need not be there yet.
static px_status measure(const px_reader *reader, px_picture *picture) {
  if (reader->length < 33 || memcmp(reader->data + 12, "IHDR", 4)) return PX_BROKEN;
  uint32_t width = read32(reader->data + 16), height = read32(reader->data + 20);
  px_status status = px_check_size(reader, width, height);
  picture->width = (int)width;
  picture->height = (int)height;
  return status;
}

// libpng's simplified interface: one format out, whatever came in, and no long jumps.
px_status px_read_png(const px_reader *reader, px_picture *picture) {
  if (reader->measures) return measure(reader, picture);
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, reader->data, reader->length)) return PX_BROKEN;
  px_status status = px_check_size(reader, image.width, image.height);
  picture->width = (int)image.width;
  picture->height = (int)image.height;
  if (status != PX_OK) {
    png_image_free(&image);
    return status;
  }
  image.format = PNG_FORMAT_BGRA;
  size_t count = (size_t)image.width * image.height;
  picture->pixels = malloc(count * 4);
  if (!picture->pixels) {
    png_image_free(&image);
    return PX_NO_MEMORY;
  }
  if (!png_image_finish_read(&image, NULL, picture->pixels, 0, NULL)) return PX_BROKEN;
  px_premultiply(picture->pixels, count);
  return PX_OK;
}
