#include "CPixels.h"
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// One output index is a weighted sum of neighbouring inputs, the same in every row and column.
typedef struct taps {
  int count;       // for each output
  int *first;      // first input of each output
  float *weights;  // count for each output
} taps;

static double cubic(double x) {
  x = fabs(x);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

static px_status make_taps(taps *t, int start, int length, int full, int from, int count, px_filter filter) {
  double step = (double)length / full, widening = step > 1 ? step : 1;
  int shrinks = step > 1;
  double reach = filter == PX_FILTER_NEAREST ? 0.5 : filter == PX_FILTER_CUBIC ? 2 * widening : shrinks ? step / 2 : 1;
  t->count = filter == PX_FILTER_NEAREST ? 1 : (int)ceil(reach * 2) + 1;
  t->first = malloc((size_t)count * sizeof *t->first);
  t->weights = malloc((size_t)count * t->count * sizeof *t->weights);
  if (!t->first || !t->weights) return PX_NO_MEMORY;
  for (int i = 0; i < count; i++) {
    // Where the middle of the output lies among the inputs, whose middles are at n + ½.
    double middle = (from + i + 0.5) * step;
    float *weights = t->weights + (size_t)i * t->count;
    if (filter == PX_FILTER_NEAREST) {
      int index = (int)floor(middle);
      t->first[i] = start + (index < 0 ? 0 : index >= length ? length - 1 : index);
      weights[0] = 1;
      continue;
    }
    int first = (int)floor(middle - reach);
    double total = 0, values[2];
    t->first[i] = start + first;
    for (int pass = 0; pass < 2; pass++) {
      for (int k = 0; k < t->count; k++) {
        double weight, low = first + k, at = low + 0.5 - middle;
        if (filter == PX_FILTER_CUBIC) {
          weight = cubic(at / widening);
        } else if (shrinks) {
          // How much of the input lies in the output's area.
          values[0] = low > middle - reach ? low : middle - reach;
          values[1] = low + 1 < middle + reach ? low + 1 : middle + reach;
          weight = values[1] > values[0] ? values[1] - values[0] : 0;
        } else {
          weight = fabs(at) < 1 ? 1 - fabs(at) : 0;
        }
        if (pass == 0) total += weight;
        else weights[k] = (float)(weight / total);
      }
    }
  }
  return PX_OK;
}

static void free_taps(taps *t) {
  free(t->first);
  free(t->weights);
}

static inline int within(int i, int start, int length) {
  return i < start ? start : i >= start + length ? start + length - 1 : i;
}

static void resample_row(const uint32_t *in, px_area part, const taps *t, int count, float *out) {
  for (int i = 0; i < count; i++) {
    const float *weights = t->weights + (size_t)i * t->count;
    float sum[4] = {0, 0, 0, 0};
    for (int k = 0; k < t->count; k++) {
      uint32_t p = in[within(t->first[i] + k, part.x, part.width)];
      float weight = weights[k];
      sum[0] += weight * (float)(p & 255);
      sum[1] += weight * (float)(p >> 8 & 255);
      sum[2] += weight * (float)(p >> 16 & 255);
      sum[3] += weight * (float)(p >> 24);
    }
    memcpy(out + (size_t)i * 4, sum, sizeof sum);
  }
}

static inline uint32_t rounded(float value, float limit) {
  value = value > limit ? limit : value;
  return value > 0 ? (uint32_t)(value + 0.5f) : 0;
}

static int bad_area(px_area a, int width, int height) {
  return a.x < 0 || a.y < 0 || a.width < 1 || a.height < 1 || a.width > width || a.height > height ||
         a.x > width - a.width || a.y > height - a.height;
}

px_status px_resample(
    px_source source, px_area part, int full_width, int full_height, px_area window,
    uint32_t *output, size_t output_stride, px_filter filter) {
  if (px_bad_picture(source.pixels, source.width, source.height, source.stride, 4)) return PX_INVALID;
  if (px_bad_picture(output, window.width, window.height, output_stride, 4)) return PX_INVALID;
  if (bad_area(part, source.width, source.height)) return PX_INVALID;
  if (full_width < 1 || full_height < 1 || full_width > 1 << 26 || full_height > 1 << 26) return PX_INVALID;
  if (bad_area(window, full_width, full_height)) return PX_INVALID;
  taps across = {0}, down = {0};
  px_status status = make_taps(&across, part.x, part.width, full_width, window.x, window.width, filter);
  if (status == PX_OK) status = make_taps(&down, part.y, part.height, full_height, window.y, window.height, filter);
  // Rows that are resampled across are kept in a ring until the outputs have passed them.
  size_t row = (size_t)window.width * 4;
  int kept = down.count + 1;
  float *ring = NULL, *sum = NULL;
  if (status == PX_OK) {
    ring = malloc(row * (size_t)kept * sizeof *ring);
    sum = malloc(row * sizeof *sum);
    if (!ring || !sum) status = PX_NO_MEMORY;
  }
  int next = part.y;
  for (int y = 0; status == PX_OK && y < window.height; y++) {
    int last = within(down.first[y] + down.count - 1, part.y, part.height);
    int first = within(down.first[y], part.y, part.height);
    if (next < first) next = first;
    for (; next <= last; next++) {
      const uint32_t *in = (const uint32_t *)((const uint8_t *)source.pixels + (size_t)next * source.stride);
      resample_row(in, part, &across, window.width, ring + row * (size_t)(next % kept));
    }
    memset(sum, 0, row * sizeof *sum);
    for (int k = 0; k < down.count; k++) {
      float weight = down.weights[(size_t)y * down.count + k];
      if (weight == 0) continue;
      const float *in = ring + row * (size_t)(within(down.first[y] + k, part.y, part.height) % kept);
      for (size_t x = 0; x < row; x++) sum[x] += weight * in[x];
    }
    uint32_t *out = (uint32_t *)((uint8_t *)output + (size_t)y * output_stride);
    for (int x = 0; x < window.width; x++) {
      const float *c = sum + (size_t)x * 4;
      uint32_t alpha = rounded(c[3], 255);
      // A cubic overshoots; premultiplied colours stay below their alpha.
      float limit = (float)alpha;
      out[x] = alpha << 24 | rounded(c[2], limit) << 16 | rounded(c[1], limit) << 8 | rounded(c[0], limit);
    }
  }
  free_taps(&across);
  free_taps(&down);
  free(ring);
  free(sum);
  return status;
}

// Adds a bilinear sample; beyond the edges everything is clear.
static inline void sample(px_source s, double x, double y, float sum[4]) {
  x -= 0.5;
  y -= 0.5;
  if (!(x > -1 && y > -1 && x < s.width && y < s.height)) return;
  int x0 = (int)floor(x), y0 = (int)floor(y);
  float fx = (float)(x - x0), fy = (float)(y - y0);
  for (int j = 0; j < 2; j++) {
    int row = y0 + j;
    if (row < 0 || row >= s.height) continue;
    const uint32_t *in = (const uint32_t *)((const uint8_t *)s.pixels + (size_t)row * s.stride);
    for (int i = 0; i < 2; i++) {
      int column = x0 + i;
      if (column < 0 || column >= s.width) continue;
      float weight = (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
      uint32_t p = in[column];
      sum[0] += weight * (float)(p & 255);
      sum[1] += weight * (float)(p >> 8 & 255);
      sum[2] += weight * (float)(p >> 16 & 255);
      sum[3] += weight * (float)(p >> 24);
    }
  }
}

px_status px_warp(
    px_source source, const double inverse[9], uint32_t *output, int width, int height,
    size_t output_stride, int left, int top) {
  if (px_bad_picture(source.pixels, source.width, source.height, source.stride, 4)) return PX_INVALID;
  if (px_bad_picture(output, width, height, output_stride, 4) || !inverse) return PX_INVALID;
  for (int i = 0; i < 9; i++) {
    if (!isfinite(inverse[i])) return PX_INVALID;
  }
  // Four samples on a turned grid, so that upright and level edges get three steps.
  static const double places[4][2] = {{0.375, 0.125}, {0.875, 0.375}, {0.125, 0.625}, {0.625, 0.875}};
  const double *m = inverse;
  for (int y = 0; y < height; y++) {
    uint32_t *out = (uint32_t *)((uint8_t *)output + (size_t)y * output_stride);
    for (int x = 0; x < width; x++) {
      float sum[4] = {0, 0, 0, 0};
      for (int k = 0; k < 4; k++) {
        double px = left + x + places[k][0], py = top + y + places[k][1];
        double w = m[6] * px + m[7] * py + m[8];
        if (!(w > 1e-9)) continue;
        sample(source, (m[0] * px + m[1] * py + m[2]) / w, (m[3] * px + m[4] * py + m[5]) / w, sum);
      }
      uint32_t alpha = rounded(sum[3] / 4, 255);
      float limit = (float)alpha;
      out[x] = alpha << 24 | rounded(sum[2] / 4, limit) << 16 | rounded(sum[1] / 4, limit) << 8 |
               rounded(sum[0] / 4, limit);
    }
  }
  return PX_OK;
}
