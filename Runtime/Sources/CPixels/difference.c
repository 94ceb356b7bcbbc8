#include "CPixels.h"
#include "check.h"

#include <string.h>

static const uint32_t *row_of(const uint32_t *pixels, size_t stride, int y) {
  return (const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride);
}

px_status px_difference(
    const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, int width, int height, px_area *result) {
  if (!result || px_bad_picture(a, width, height, a_stride, 4)) return PX_INVALID;
  if (px_bad_picture(b, width, height, b_stride, 4)) return PX_INVALID;
  *result = (px_area){0, 0, 0, 0};
  size_t row = (size_t)width * 4;
  int top = 0, bottom = height;
  while (top < height && !memcmp(row_of(a, a_stride, top), row_of(b, b_stride, top), row)) top++;
  if (top == height) return PX_OK;
  while (!memcmp(row_of(a, a_stride, bottom - 1), row_of(b, b_stride, bottom - 1), row)) bottom--;
  // Only what lies outside of the columns found so far is looked at.
  int left = width, right = 0;
  for (int y = top; y < bottom; y++) {
    const uint32_t *p = row_of(a, a_stride, y), *q = row_of(b, b_stride, y);
    for (int x = 0; x < left; x++) {
      if (p[x] != q[x]) left = x;
    }
    for (int x = width - 1; x >= right; x--) {
      if (p[x] != q[x]) right = x + 1;
    }
  }
  *result = (px_area){left, top, right - left, bottom - top};
  return PX_OK;
}
