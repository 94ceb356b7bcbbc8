#include "CPixels.h"
#include "check.h"

#include <string.h>

static inline uint32_t straight(uint32_t p) {
  uint32_t alpha = p >> 24, result = alpha << 24;
  for (int k = 0; k < 3; k++) {
    uint32_t c = p >> (16 - 8 * k) & 255, value = alpha ? (c * 255 + alpha / 2) / alpha : 0;
    result |= (value > 255 ? 255 : value) << (8 * k);
  }
  return result;
}

// Blue and red change places: what is opaque needs no more.
static inline uint32_t turned(uint32_t p) { return (p & 0xff00ff00u) | (p >> 16 & 255) | (p & 255) << 16; }

px_status px_straight_rgba(
    const uint32_t *pixels, int width, int height, size_t stride, uint8_t *output, size_t output_stride) {
  if (px_bad_picture(pixels, width, height, stride, 4)) return PX_INVALID;
  if (px_bad_picture(output, width, height, output_stride, 1) || output_stride < (size_t)width * 4) return PX_INVALID;
  for (int y = 0; y < height; y++) {
    const uint32_t *in = (const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride);
    uint8_t *out = output + (size_t)y * output_stride;
    uint32_t opaque = 0xff000000u;
    for (int x = 0; x < width; x++) opaque &= in[x];
    for (int x = 0; x < width; x++) {
      uint32_t value = opaque == 0xff000000u ? turned(in[x]) : straight(in[x]);
      // Bytes in this order on little-endian machines, the only ones there are builds for.
      memcpy(out + (size_t)x * 4, &value, 4);
    }
  }
  return PX_OK;
}
