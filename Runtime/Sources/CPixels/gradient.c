#include "CPixels.h"
#include "check.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

static float unit(float value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

static uint32_t byte_of(float value) { return (uint32_t)(unit(value) * 255.0f + 0.5f); }

static uint32_t premultiplied(float red, float green, float blue, float alpha) {
  alpha = unit(alpha);
  return byte_of(alpha) << 24 | byte_of(unit(red) * alpha) << 16 | byte_of(unit(green) * alpha) << 8 |
         byte_of(unit(blue) * alpha);
}

px_status px_gradient_table(const px_stop *stops, int count, uint32_t *table, int size) {
  if (!stops || !table || count < 1 || size < 2) return PX_INVALID;
  int next = 0;
  float from = 0, to = unit(stops[0].location);
  for (int i = 0; i < size; i++) {
    float t = (float)i / (float)(size - 1);
    while (next < count && to <= t) {
      next++;
      from = to;
      if (next < count) {
        to = unit(stops[next].location);
        if (to < from) to = from;
      }
    }
    if (next == 0 || next == count) {
      const px_stop *s = &stops[next == 0 ? 0 : count - 1];
      table[i] = premultiplied(s->red, s->green, s->blue, s->alpha);
      continue;
    }
    const px_stop *a = &stops[next - 1], *b = &stops[next];
    float part = (t - from) / (to - from);
    table[i] = premultiplied(
        a->red + (b->red - a->red) * part, a->green + (b->green - a->green) * part,
        a->blue + (b->blue - a->blue) * part, a->alpha + (b->alpha - a->alpha) * part);
  }
  return PX_OK;
}

static int bad(const void *pixels, int width, int height, size_t stride, const void *table, int size) {
  return px_bad_picture(pixels, width, height, stride, 4) || !table || size < 2 || size > 1 << 16;
}

static inline int clamped(float position, int last) {
  float index = position * (float)last + 0.5f;
  // Written so that a NaN gives 0.
  return index > 0 ? (index < (float)last ? (int)index : last) : 0;
}

// Positions are counted from the picture's origin: a difference in the last bit would show where two
// parts of one picture meet.
static inline double start_of_row(double slope, double offset, int y) { return slope * (y + 0.5) + offset; }

static inline float along(double start, double slope, int x) { return (float)(start + slope * (x + 0.5)); }

px_status px_gradient_linear(
    uint32_t *pixels, int width, int height, size_t stride, px_map map, const uint32_t *table,
    int size) {
  if (bad(pixels, width, height, stride, table, size)) return PX_INVALID;
  int last = size - 1;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + (size_t)y * stride);
    double start = start_of_row(map.c, map.tx, map.top + y);
    if (map.a == 0) {
      uint32_t color = table[clamped((float)start, last)];
      for (int x = 0; x < width; x++) row[x] = color;
      continue;
    }
    for (int x = 0; x < width; x++) row[x] = table[clamped(along(start, map.a, map.left + x), last)];
  }
  return PX_OK;
}

px_status px_gradient_radial(
    uint32_t *pixels, int width, int height, size_t stride, px_map map, double start, double end,
    const uint32_t *table, int size) {
  if (bad(pixels, width, height, stride, table, size)) return PX_INVALID;
  int last = size - 1;
  // Equal radii are a step: everything outside takes the last colour.
  double span = end - start;
  float scale = (float)(fabs(span) > 1e-9 ? 1 / span : 1e9), first = (float)start;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + (size_t)y * stride);
    double u0 = start_of_row(map.c, map.tx, map.top + y), v0 = start_of_row(map.d, map.ty, map.top + y);
    for (int x = 0; x < width; x++) {
      float u = along(u0, map.a, map.left + x), v = along(v0, map.b, map.left + x);
      row[x] = table[clamped((sqrtf(u * u + v * v) - first) * scale, last)];
    }
  }
  return PX_OK;
}

// The angle of (u, v) in turns, 0…1: Abramowitz and Stegun's polynomial 4.4.49, since the C library's
// function is slow and differs between versions.
static inline float turns(float u, float v) {
  float au = fabsf(u), av = fabsf(v);
  float high = au > av ? au : av, low = au > av ? av : au;
  if (!(high > 0)) return 0;
  float q = low / high, s = q * q;
  float series = 0.0028662257f;
  series = -0.0161657367f + s * series;
  series = 0.0429096138f + s * series;
  series = -0.0752896400f + s * series;
  series = 0.1065626393f + s * series;
  series = -0.1420889944f + s * series;
  series = 0.1999355085f + s * series;
  series = -0.3333314528f + s * series;
  float angle = q * (1 + s * series) * 0.15915494f;
  if (av > au) angle = 0.25f - angle;
  if (u < 0) angle = 0.5f - angle;
  return v < 0 ? 1.0f - angle : angle;
}

px_status px_gradient_angular(
    uint32_t *pixels, int width, int height, size_t stride, px_map map, double start, double end,
    const uint32_t *table, int size) {
  if (bad(pixels, width, height, stride, table, size)) return PX_INVALID;
  if (!isfinite(start) || !isfinite(end)) return PX_INVALID;
  const double turn = 6.283185307179586;
  int last = size - 1, backwards = end < start;
  double span = fabs(end - start) / turn;
  if (span > 1) {
    start = end - (backwards ? -turn : turn);
    span = 1;
  }
  float first = (float)(start / turn - floor(start / turn));
  float scale = (float)(span > 1e-6 ? 1 / span : 1e6);
  float gap = (float)((1 + span) / 2);
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + (size_t)y * stride);
    double u0 = start_of_row(map.c, map.tx, map.top + y), v0 = start_of_row(map.d, map.ty, map.top + y);
    for (int x = 0; x < width; x++) {
      float t = turns(along(u0, map.a, map.left + x), along(v0, map.b, map.left + x)) - first;
      if (backwards) t = -t;
      if (t < 0) t += 1;
      if (t >= 1) t -= 1;
      row[x] = table[t > gap ? 0 : clamped(t * scale, last)];
    }
  }
  return PX_OK;
}
