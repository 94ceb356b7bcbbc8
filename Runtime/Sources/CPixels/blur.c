#include "CPixels.h"
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Both directions are done by the same vertical passes, which the compiler vectorises across a row;
// for the horizontal direction the picture is turned. Samples are 16 bits (8.8), so that the passes
// lose nothing that shows.

void px_free(void *memory) { free(memory); }

typedef struct plane {
  uint16_t *samples;
  size_t row;  // samples in a row
  int rows;
} plane;

static const uint16_t *row_at(const plane *p, int y, px_edge edge, const uint16_t *zeros) {
  if (y >= 0 && y < p->rows) return p->samples + (size_t)y * p->row;
  if (edge == PX_EDGE_TRANSPARENT) return zeros;
  return p->samples + (size_t)(y < 0 ? 0 : p->rows - 1) * p->row;
}

static void gaussian_pass(
    const plane *in, plane *out, double sigma, px_edge edge, const uint16_t *zeros, float *sum) {
  float weights[16];
  int radius = (int)ceil(sigma * 3);
  if (radius > 15) radius = 15;
  double total = 0;
  for (int k = 0; k <= radius; k++) total += (k ? 2 : 1) * exp(-(double)k * k / (2 * sigma * sigma));
  for (int k = 0; k <= radius; k++) weights[k] = (float)(exp(-(double)k * k / (2 * sigma * sigma)) / total);
  for (int y = 0; y < in->rows; y++) {
    const uint16_t *center = row_at(in, y, edge, zeros);
    for (size_t x = 0; x < in->row; x++) sum[x] = weights[0] * (float)center[x];
    for (int k = 1; k <= radius; k++) {
      const uint16_t *above = row_at(in, y - k, edge, zeros), *below = row_at(in, y + k, edge, zeros);
      float weight = weights[k];
      for (size_t x = 0; x < in->row; x++) sum[x] += weight * (float)((int)above[x] + below[x]);
    }
    uint16_t *o = out->samples + (size_t)y * out->row;
    for (size_t x = 0; x < in->row; x++) o[x] = (uint16_t)(int)(sum[x] + 0.5f);
  }
}

// A box of 2r + 1 whole samples and a part of one more at each end.
static void box_pass(
    const plane *in, plane *out, int radius, float whole, float part, px_edge edge,
    const uint16_t *zeros, int32_t *sum) {
  memset(sum, 0, in->row * sizeof *sum);
  for (int y = -radius; y <= radius; y++) {
    const uint16_t *row = row_at(in, y, edge, zeros);
    for (size_t x = 0; x < in->row; x++) sum[x] += row[x];
  }
  for (int y = 0; y < in->rows; y++) {
    const uint16_t *before = row_at(in, y - radius - 1, edge, zeros);
    const uint16_t *after = row_at(in, y + radius + 1, edge, zeros);
    const uint16_t *first = row_at(in, y - radius, edge, zeros);
    uint16_t *o = out->samples + (size_t)y * out->row;
    for (size_t x = 0; x < in->row; x++) {
      float ends = (float)((int)before[x] + after[x]);
      o[x] = (uint16_t)(int)((float)sum[x] * whole + ends * part + 0.5f);
      sum[x] += (int)after[x] - (int)first[x];
    }
  }
}

// Blurs `a` along its columns; `b` is scratch of the same size. The result is in `a`.
static px_status blur_columns(plane *a, plane *b, double sigma, px_edge edge) {
  if (!(sigma > 0.05)) return PX_OK;
  uint16_t *zeros = calloc(a->row, sizeof *zeros);
  void *sum = malloc(a->row * 4);
  if (!zeros || !sum) {
    free(zeros);
    free(sum);
    return PX_NO_MEMORY;
  }
  if (sigma <= 2.5) {
    gaussian_pass(a, b, sigma, edge, zeros, sum);
    uint16_t *swap = a->samples;
    a->samples = b->samples;
    b->samples = swap;
  } else {
    // Three equal boxes, each with a third of the variance; the part at the ends makes it exact.
    double variance = sigma * sigma / 3;
    int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
    double length = 2.0 * radius + 1;
    double part = length * (radius * (radius + 1.0) - 3 * variance) /
                  (6 * (variance - (radius + 1.0) * (radius + 1.0)));
    float whole = (float)(1 / (length + 2 * part));
    float ends = (float)(part / (length + 2 * part));
    for (int pass = 0; pass < 3; pass++) {
      box_pass(a, b, radius, whole, ends, edge, zeros, sum);
      uint16_t *swap = a->samples;
      a->samples = b->samples;
      b->samples = swap;
    }
  }
  free(zeros);
  free(sum);
  return PX_OK;
}

// Turns rows into columns; a sample group is what belongs to one pixel (1 or 4 samples).
static void turn(const plane *in, plane *out, int width, int height, int group) {
  out->row = (size_t)height * group;
  out->rows = width;
  for (int y0 = 0; y0 < height; y0 += 16) {
    int y1 = y0 + 16 < height ? y0 + 16 : height;
    for (int x0 = 0; x0 < width; x0 += 16) {
      int x1 = x0 + 16 < width ? x0 + 16 : width;
      for (int y = y0; y < y1; y++) {
        for (int x = x0; x < x1; x++) {
          const uint16_t *from = in->samples + ((size_t)y * width + x) * group;
          uint16_t *to = out->samples + ((size_t)x * height + y) * group;
          if (group == 1) {
            *to = *from;
          } else {
            memcpy(to, from, 8);
          }
        }
      }
    }
  }
}

static px_status blur(
    uint8_t *pixels, int width, int height, size_t stride, int group, double sigma_x, double sigma_y,
    px_edge edge) {
  if (px_bad_picture(pixels, width, height, stride, (size_t)group)) return PX_INVALID;
  if (!isfinite(sigma_x) || !isfinite(sigma_y) || sigma_x < 0 || sigma_y < 0) return PX_INVALID;
  // Past the size of the largest picture a wider blur changes nothing that shows.
  if (sigma_x > 8000) sigma_x = 8000;
  if (sigma_y > 8000) sigma_y = 8000;
  size_t row = (size_t)width * group, count = row * height;
  uint16_t *memory = malloc(count * 2 * sizeof *memory);
  if (!memory) return PX_NO_MEMORY;
  plane a = {memory, row, height}, b = {memory + count, row, height};
  for (int y = 0; y < height; y++) {
    const uint8_t *in = pixels + (size_t)y * stride;
    uint16_t *out = a.samples + (size_t)y * row;
    for (size_t x = 0; x < row; x++) out[x] = (uint16_t)(in[x] << 8);
  }
  px_status status = blur_columns(&a, &b, sigma_y, edge);
  if (status == PX_OK && sigma_x > 0.05) {
    turn(&a, &b, width, height, group);
    a.row = b.row;
    a.rows = b.rows;
    status = blur_columns(&b, &a, sigma_x, edge);
    if (status == PX_OK) turn(&b, &a, height, width, group);
  }
  if (status == PX_OK) {
    for (int y = 0; y < height; y++) {
      const uint16_t *in = a.samples + (size_t)y * row;
      uint8_t *out = pixels + (size_t)y * stride;
      for (size_t x = 0; x < row; x++) out[x] = (uint8_t)((in[x] + 127) >> 8);
    }
  }
  free(memory);
  return status;
}

px_status px_blur_a8(
    uint8_t *pixels, int width, int height, size_t stride, double sigma_x, double sigma_y,
    px_edge edge) {
  return blur(pixels, width, height, stride, 1, sigma_x, sigma_y, edge);
}

px_status px_blur_argb(
    uint32_t *pixels, int width, int height, size_t stride, double sigma_x, double sigma_y,
    px_edge edge) {
  return blur((uint8_t *)pixels, width, height, stride, 4, sigma_x, sigma_y, edge);
}

px_status px_extract_alpha(
    const uint32_t *pixels, int width, int height, size_t stride, uint8_t *alpha,
    size_t alpha_stride) {
  if (px_bad_picture(pixels, width, height, stride, 4)) return PX_INVALID;
  if (px_bad_picture(alpha, width, height, alpha_stride, 1)) return PX_INVALID;
  for (int y = 0; y < height; y++) {
    const uint32_t *in = (const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride);
    uint8_t *out = alpha + (size_t)y * alpha_stride;
    for (int x = 0; x < width; x++) out[x] = (uint8_t)(in[x] >> 24);
  }
  return PX_OK;
}
