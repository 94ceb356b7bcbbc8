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

static void fill_plane(const uint8_t *pixels, size_t stride, plane *out) {
  for (int y = 0; y < out->rows; y++) {
    const uint8_t *in = pixels + (size_t)y * stride;
    uint16_t *to = out->samples + (size_t)y * out->row;
    for (size_t x = 0; x < out->row; x++) to[x] = (uint16_t)(in[x] << 8);
  }
}

static inline uint8_t to_byte(uint32_t sample) { return (uint8_t)((sample + 127) >> 8); }

static void read_plane(const plane *in, uint8_t *pixels, size_t stride) {
  for (int y = 0; y < in->rows; y++) {
    const uint16_t *from = in->samples + (size_t)y * in->row;
    uint8_t *out = pixels + (size_t)y * stride;
    for (size_t x = 0; x < in->row; x++) out[x] = to_byte(from[x]);
  }
}

// The grid of means: so wide each, and so many pixels of the first one lie before the picture.
typedef struct grid {
  int factor, before_x, before_y;
} grid;

// Means of `factor` by `factor` pixels; those beyond the edge count as clear, or not at all.
static inline __attribute__((always_inline)) void shrink_by_group(
    const uint8_t *pixels, int width, int height, size_t stride, int group, grid g, px_edge edge,
    plane *out, uint16_t *column_sums) {
  size_t row = (size_t)width * group;
  int factor = g.factor;
  for (int y = 0; y < out->rows; y++) {
    int top = y * factor - g.before_y, bottom = top + factor < height ? top + factor : height;
    if (top < 0) top = 0;
    int rows = bottom - top;
    memset(column_sums, 0, row * sizeof *column_sums);
    for (int j = top; j < bottom; j++) {
      const uint8_t *in = pixels + (size_t)j * stride;
      for (size_t i = 0; i < row; i++) column_sums[i] = (uint16_t)(column_sums[i] + in[i]);
    }
    uint16_t *to = out->samples + (size_t)y * out->row;
    for (int x = 0, left = -g.before_x; left < width; x++, left += factor) {
      int start = left < 0 ? 0 : left, columns = (left + factor < width ? left + factor : width) - start;
      uint32_t sums[4] = {0, 0, 0, 0};
      for (int i = 0; i < columns; i++) {
        for (int k = 0; k < group; k++) sums[k] += column_sums[(size_t)(start + i) * group + k];
      }
      uint32_t count = (uint32_t)(edge == PX_EDGE_CLAMP ? rows * columns : factor * factor);
      for (int k = 0; k < group; k++) to[(size_t)x * group + k] = (uint16_t)((sums[k] * 256 + count / 2) / count);
    }
  }
}

// Where the middle of a pixel lies among the means' middles: after the mean `before`, by so many
// 256ths of the way to the next.
typedef struct place {
  int before;
  uint32_t part;
} place;

static inline place place_of(int pixel, int factor) {
  int at = 2 * pixel + 1 - factor, before = at < 0 ? -1 : at / (2 * factor);
  return (place){before, (uint32_t)((at - before * 2 * factor) * 128 / factor)};
}

static inline uint32_t between(uint32_t a, uint32_t b, uint32_t part) { return (a * (256 - part) + b * part) >> 8; }

// Linear between the means. `line` has room for one more mean at each end.
static inline __attribute__((always_inline)) void grow_by_group(
    const plane *in, uint8_t *pixels, int width, int height, size_t stride, int group, grid g,
    px_edge edge, const uint16_t *zeros, uint16_t *line, const place *places) {
  size_t row = in->row;
  uint16_t *means = line + group;
  for (int y = 0; y < height; y++) {
    place at = place_of(y + g.before_y, g.factor);
    const uint16_t *a = row_at(in, at.before, edge, zeros), *b = row_at(in, at.before + 1, edge, zeros);
    for (size_t i = 0; i < row; i++) means[i] = (uint16_t)between(a[i], b[i], at.part);
    for (int k = 0; k < group; k++) {
      line[k] = edge == PX_EDGE_CLAMP ? means[k] : 0;
      means[row + k] = edge == PX_EDGE_CLAMP ? means[row - group + k] : 0;
    }
    uint8_t *out = pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++) {
      place here = places[x];
      const uint16_t *pair = means + (ptrdiff_t)here.before * group;
      for (int k = 0; k < group; k++) {
        out[(size_t)x * group + k] = to_byte(between(pair[k], pair[group + k], here.part));
      }
    }
  }
}

static void shrink(
    const uint8_t *pixels, int width, int height, size_t stride, int group, grid g, px_edge edge,
    plane *out, uint16_t *sums) {
  if (group == 1) shrink_by_group(pixels, width, height, stride, 1, g, edge, out, sums);
  else shrink_by_group(pixels, width, height, stride, 4, g, edge, out, sums);
}

static void grow(
    const plane *in, uint8_t *pixels, int width, int height, size_t stride, int group, grid g,
    px_edge edge, const uint16_t *zeros, uint16_t *line, place *places) {
  for (int x = 0; x < width; x++) places[x] = place_of(x + g.before_x, g.factor);
  if (group == 1) grow_by_group(in, pixels, width, height, stride, 1, g, edge, zeros, line, places);
  else grow_by_group(in, pixels, width, height, stride, 4, g, edge, zeros, line, places);
}

static int remainder_of(int value, int divisor) {
  int rest = value % divisor;
  return rest < 0 ? rest + divisor : rest;
}

static px_status blur_planes(
    plane *a, plane *b, int width, int height, int group, double sigma_x, double sigma_y, px_edge edge) {
  px_status status = blur_columns(a, b, sigma_y, edge);
  if (status != PX_OK || !(sigma_x > 0.05)) return status;
  turn(a, b, width, height, group);
  a->row = b->row;
  a->rows = b->rows;
  status = blur_columns(b, a, sigma_x, edge);
  if (status == PX_OK) turn(b, a, height, width, group);
  return status;
}

static px_status blur(
    uint8_t *pixels, int width, int height, size_t stride, int group, double sigma_x, double sigma_y,
    int x, int y, px_edge edge) {
  if (px_bad_picture(pixels, width, height, stride, (size_t)group)) return PX_INVALID;
  if (!isfinite(sigma_x) || !isfinite(sigma_y) || sigma_x < 0 || sigma_y < 0) return PX_INVALID;
  // Past the size of the largest picture a wider blur changes nothing that shows.
  if (sigma_x > 8000) sigma_x = 8000;
  if (sigma_y > 8000) sigma_y = 8000;
  // A wide blur leaves nothing finer than a fraction of its deviation: it is done on means, whose own
  // spread, and that of the way back, is taken off its variance.
  double narrow = sigma_x < sigma_y ? sigma_x : sigma_y;
  int factor = narrow < 8 ? 1 : narrow > 64 ? 16 : (int)(narrow / 4);
  grid g = {factor, remainder_of(x, factor), remainder_of(y, factor)};
  int columns = (width + g.before_x + factor - 1) / factor, rows = (height + g.before_y + factor - 1) / factor;
  size_t row = (size_t)columns * group, count = row * rows;
  uint16_t *memory = malloc(count * 2 * sizeof *memory);
  uint16_t *sums = malloc(((size_t)width + 4) * group * sizeof *sums);
  uint16_t *zeros = calloc(row, sizeof *zeros);
  place *places = malloc((size_t)width * sizeof *places);
  px_status status = memory && sums && zeros && places ? PX_OK : PX_NO_MEMORY;
  plane a = {memory, row, rows}, b = {memory + count, row, rows};
  if (status == PX_OK && factor == 1) {
    fill_plane(pixels, stride, &a);
    status = blur_planes(&a, &b, width, height, group, sigma_x, sigma_y, edge);
    if (status == PX_OK) read_plane(&a, pixels, stride);
  } else if (status == PX_OK) {
    double f = factor, spread = (f * f - 1) / 12 + f * f / 6;
    double small_x = sqrt(sigma_x * sigma_x - spread) / f, small_y = sqrt(sigma_y * sigma_y - spread) / f;
    shrink(pixels, width, height, stride, group, g, edge, &a, sums);
    status = blur_planes(&a, &b, columns, rows, group, small_x, small_y, edge);
    if (status == PX_OK) grow(&a, pixels, width, height, stride, group, g, edge, zeros, sums, places);
  }
  free(memory);
  free(sums);
  free(zeros);
  free(places);
  return status;
}

px_status px_blur_a8(
    uint8_t *pixels, int width, int height, size_t stride, double sigma_x, double sigma_y, int x, int y,
    px_edge edge) {
  return blur(pixels, width, height, stride, 1, sigma_x, sigma_y, x, y, edge);
}

px_status px_blur_argb(
    uint32_t *pixels, int width, int height, size_t stride, double sigma_x, double sigma_y, int x, int y,
    px_edge edge) {
  return blur((uint8_t *)pixels, width, height, stride, 4, sigma_x, sigma_y, x, y, edge);
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
