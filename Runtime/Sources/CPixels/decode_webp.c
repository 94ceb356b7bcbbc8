#include "decoders.h"

#include <stdlib.h>
#include <webp/decode.h>

px_status px_read_webp(const px_reader *reader, px_picture *picture) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(reader->data, reader->length, &features) != VP8_STATUS_OK) return PX_BROKEN;
  px_status status = px_check_size(reader, (size_t)features.width, (size_t)features.height);
  picture->width = features.width;
  picture->height = features.height;
  if (status != PX_OK || reader->measures) return status;
  size_t stride = (size_t)features.width * 4, size = stride * features.height;
  picture->pixels = malloc(size);
  if (!picture->pixels) return PX_NO_MEMORY;
  uint8_t *bytes = (uint8_t *)picture->pixels;
  if (!WebPDecodeBGRAInto(reader->data, reader->length, bytes, size, (int)stride)) return PX_BROKEN;
  px_premultiply(picture->pixels, size / 4);
  return PX_OK;
}
