#include "CPixels.h"
#include "check.h"
#include "png_bits.h"

#include <string.h>

static int is_opaque(const uint32_t *row, int width) {
  uint32_t alpha = 0xff000000u;
  for (int x = 0; x < width; x++) alpha &= row[x];
  return alpha == 0xff000000u;
}

// Bytes lie in this order on little-endian machines, the only ones there are builds for.
static void straight_row(const uint32_t *in, int width, uint8_t *out) {
  if (is_opaque(in, width)) {
    for (int x = 0; x < width; x++) {
      uint32_t value = px_turned(in[x]);
      memcpy(out + (size_t)x * 4, &value, 4);
    }
    return;
  }
  for (int x = 0; x < width; x++) {
    uint32_t value = in[x] >> 24 == 255 ? px_turned(in[x]) : px_straight(in[x]);
    memcpy(out + (size_t)x * 4, &value, 4);
  }
}

void px_pack_row(const uint32_t *in, int width, int channels, uint8_t *out) {
  if (channels == 4) return straight_row(in, width, out);
  int x = 0;
  for (; x + 4 <= width; x += 4, out += 12) {
    uint32_t a = px_turned(in[x]), b = px_turned(in[x + 1]), c = px_turned(in[x + 2]), d = px_turned(in[x + 3]);
    uint32_t words[3] = {(a & 0xffffff) | b << 24, (b >> 8 & 0xffff) | c << 16, (c >> 16 & 0xff) | d << 8};
    memcpy(out, words, 12);
  }
  for (; x < width; x++, out += 3) {
    uint32_t value = px_turned(in[x]);
    memcpy(out, &value, 3);
  }
}

px_status px_straight_rgba(
    const uint32_t *pixels, int width, int height, size_t stride, uint8_t *output, size_t output_stride) {
  if (px_bad_picture(pixels, width, height, stride, 4)) return PX_INVALID;
  if (px_bad_picture(output, width, height, output_stride, 1) || output_stride < (size_t)width * 4) return PX_INVALID;
  for (int y = 0; y < height; y++) {
    straight_row((const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride), width, output + (size_t)y * output_stride);
  }
  return PX_OK;
}
