#include "decoders.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// libpng's simplified interface: one format out, whatever came in, and no long jumps.
px_status px_read_png(const px_reader *reader, px_picture *picture) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, reader->data, reader->length)) return PX_BROKEN;
  px_status status = px_check_size(reader, image.width, image.height);
  picture->width = (int)image.width;
  picture->height = (int)image.height;
  if (status != PX_OK || reader->measures) {
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
