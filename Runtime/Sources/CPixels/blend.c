#include "CPixels.h"
#include "check.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

// Colours are premultiplied; s and b stand for source and backdrop, sa and ba for their alphas. The
// separable modes are the W3C's formulas multiplied out, so that few need a division.

typedef struct color {
  float red, green, blue, alpha;
} color;

static inline float least(float a, float b) { return a < b ? a : b; }
static inline float most(float a, float b) { return a > b ? a : b; }

static inline color unpack(uint32_t p) {
  const float k = 1.0f / 255.0f;
  return (color){(float)(p >> 16 & 255) * k, (float)(p >> 8 & 255) * k, (float)(p & 255) * k, (float)(p >> 24) * k};
}

static inline uint32_t to_byte(float value) {
  return value > 0 ? (uint32_t)(least(value, 1) * 255.0f + 0.5f) : 0;
}

static inline uint32_t pack(color c) {
  uint32_t alpha = to_byte(c.alpha), red = to_byte(c.red), green = to_byte(c.green), blue = to_byte(c.blue);
  red = red > alpha ? alpha : red;
  green = green > alpha ? alpha : green;
  blue = blue > alpha ? alpha : blue;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

static inline float hard_light(float s, float sa, float b, float ba) {
  return 2 * s <= sa ? 2 * s * b : sa * ba - 2 * (ba - b) * (sa - s);
}

static float soft_light(float s, float sa, float b, float ba) {
  if (sa <= 0 || ba <= 0) return 0;
  float cs = s / sa, cb = b / ba, result;
  if (cs <= 0.5f) {
    result = cb - (1 - 2 * cs) * cb * (1 - cb);
  } else {
    float d = cb <= 0.25f ? ((16 * cb - 12) * cb + 4) * cb : sqrtf(cb);
    result = cb + (2 * cs - 1) * (d - cb);
  }
  return result * sa * ba;
}

// What the overlap of source and backdrop shows, times both alphas.
static inline float overlap(px_blend_mode mode, float s, float sa, float b, float ba) {
  switch (mode) {
    case PX_BLEND_MULTIPLY: return s * b;
    case PX_BLEND_SCREEN: return s * ba + b * sa - s * b;
    case PX_BLEND_OVERLAY: return hard_light(b, ba, s, sa);
    case PX_BLEND_DARKEN: return least(s * ba, b * sa);
    case PX_BLEND_LIGHTEN: return most(s * ba, b * sa);
    case PX_BLEND_COLOR_DODGE:
      if (b <= 0) return 0;
      return s >= sa ? sa * ba : least(sa * ba, b * sa * sa / (sa - s));
    case PX_BLEND_COLOR_BURN:
      if (b >= ba) return sa * ba;
      return s <= 0 ? 0 : sa * ba - least(sa * ba, (ba - b) * sa * sa / s);
    case PX_BLEND_SOFT_LIGHT: return soft_light(s, sa, b, ba);
    case PX_BLEND_HARD_LIGHT: return hard_light(s, sa, b, ba);
    case PX_BLEND_DIFFERENCE: return s * ba + b * sa - 2 * least(s * ba, b * sa);
    case PX_BLEND_EXCLUSION: return s * ba + b * sa - 2 * s * b;
    default: return s * ba;
  }
}

static inline color separable(px_blend_mode mode, color s, color b) {
  float over = 1 - b.alpha, under = 1 - s.alpha;
  return (color){
      overlap(mode, s.red, s.alpha, b.red, b.alpha) + s.red * over + b.red * under,
      overlap(mode, s.green, s.alpha, b.green, b.alpha) + s.green * over + b.green * under,
      overlap(mode, s.blue, s.alpha, b.blue, b.alpha) + s.blue * over + b.blue * under,
      s.alpha + b.alpha - s.alpha * b.alpha,
  };
}

static float luminosity(color c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }

static float saturation(color c) {
  return most(c.red, most(c.green, c.blue)) - least(c.red, least(c.green, c.blue));
}

static color with_luminosity(color c, float wanted) {
  float shift = wanted - luminosity(c);
  c.red += shift;
  c.green += shift;
  c.blue += shift;
  float l = luminosity(c), low = least(c.red, least(c.green, c.blue)), high = most(c.red, most(c.green, c.blue));
  if (low < 0 && l > low) {
    float k = l / (l - low);
    c = (color){l + (c.red - l) * k, l + (c.green - l) * k, l + (c.blue - l) * k, c.alpha};
  }
  if (high > 1 && high > l) {
    float k = (1 - l) / (high - l);
    c = (color){l + (c.red - l) * k, l + (c.green - l) * k, l + (c.blue - l) * k, c.alpha};
  }
  return c;
}

static color with_saturation(color c, float wanted) {
  float low = least(c.red, least(c.green, c.blue)), range = saturation(c);
  if (range <= 0) return (color){0, 0, 0, c.alpha};
  float k = wanted / range;
  return (color){(c.red - low) * k, (c.green - low) * k, (c.blue - low) * k, c.alpha};
}

static inline color straight(color c) {
  float k = c.alpha > 0 ? 1 / c.alpha : 0;
  return (color){c.red * k, c.green * k, c.blue * k, c.alpha};
}

static color inseparable(px_blend_mode mode, color s, color b) {
  color cs = straight(s), cb = straight(b), mixed;
  switch (mode) {
    case PX_BLEND_HUE: mixed = with_luminosity(with_saturation(cs, saturation(cb)), luminosity(cb)); break;
    case PX_BLEND_SATURATION: mixed = with_luminosity(with_saturation(cb, saturation(cs)), luminosity(cb)); break;
    case PX_BLEND_COLOR: mixed = with_luminosity(cs, luminosity(cb)); break;
    default: mixed = with_luminosity(cb, luminosity(cs)); break;
  }
  float both = s.alpha * b.alpha, over = 1 - b.alpha, under = 1 - s.alpha;
  return (color){
      mixed.red * both + s.red * over + b.red * under,
      mixed.green * both + s.green * over + b.green * under,
      mixed.blue * both + s.blue * over + b.blue * under,
      s.alpha + b.alpha - both,
  };
}

// Porter and Duff: so much of the source and so much of the backdrop.
static inline color parts(color s, float source, color b, float below) {
  return (color){
      s.red * source + b.red * below, s.green * source + b.green * below, s.blue * source + b.blue * below,
      s.alpha * source + b.alpha * below};
}

static inline color plus_darker(color s, color b) {
  float alpha = least(1, s.alpha + b.alpha);
  float gap = alpha - s.alpha - b.alpha;
  return (color){most(0, gap + s.red + b.red), most(0, gap + s.green + b.green), most(0, gap + s.blue + b.blue), alpha};
}

static inline color blended(px_blend_mode mode, color s, color b) {
  switch (mode) {
    case PX_BLEND_NORMAL: return parts(s, 1, b, 1 - s.alpha);
    case PX_BLEND_HUE:
    case PX_BLEND_SATURATION:
    case PX_BLEND_COLOR:
    case PX_BLEND_LUMINOSITY: return inseparable(mode, s, b);
    case PX_BLEND_CLEAR: return (color){0, 0, 0, 0};
    case PX_BLEND_COPY: return s;
    case PX_BLEND_SOURCE_IN: return parts(s, b.alpha, b, 0);
    case PX_BLEND_SOURCE_OUT: return parts(s, 1 - b.alpha, b, 0);
    case PX_BLEND_SOURCE_ATOP: return parts(s, b.alpha, b, 1 - s.alpha);
    case PX_BLEND_DESTINATION_OVER: return parts(s, 1 - b.alpha, b, 1);
    case PX_BLEND_DESTINATION_IN: return parts(s, 0, b, s.alpha);
    case PX_BLEND_DESTINATION_OUT: return parts(s, 0, b, 1 - s.alpha);
    case PX_BLEND_DESTINATION_ATOP: return parts(s, 1 - b.alpha, b, s.alpha);
    case PX_BLEND_XOR: return parts(s, 1 - b.alpha, b, 1 - s.alpha);
    case PX_BLEND_PLUS_DARKER: return plus_darker(s, b);
    case PX_BLEND_PLUS_LIGHTER: return parts(s, 1, b, 1);
    default: return separable(mode, s, b);
  }
}

// Whether a clear source leaves what is below.
static int keeps_below(px_blend_mode mode) {
  switch (mode) {
    case PX_BLEND_CLEAR:
    case PX_BLEND_COPY:
    case PX_BLEND_SOURCE_IN:
    case PX_BLEND_SOURCE_OUT:
    case PX_BLEND_DESTINATION_IN:
    case PX_BLEND_DESTINATION_ATOP: return 0;
    default: return 1;
  }
}

px_status px_blend(
    uint32_t *below, size_t below_stride, const uint32_t *source, size_t source_stride,
    const uint32_t *coverage, size_t coverage_stride, int width, int height, px_blend_mode mode) {
  if (px_bad_picture(below, width, height, below_stride, 4)) return PX_INVALID;
  if (px_bad_picture(source, width, height, source_stride, 4)) return PX_INVALID;
  if (coverage && px_bad_picture(coverage, width, height, coverage_stride, 4)) return PX_INVALID;
  if ((int)mode < 0 || mode > PX_BLEND_PLUS_LIGHTER) return PX_INVALID;
  int skips_clear = keeps_below(mode);
  for (int y = 0; y < height; y++) {
    uint32_t *to = (uint32_t *)((uint8_t *)below + (size_t)y * below_stride);
    const uint32_t *from = (const uint32_t *)((const uint8_t *)source + (size_t)y * source_stride);
    const uint32_t *shape =
        coverage ? (const uint32_t *)((const uint8_t *)coverage + (size_t)y * coverage_stride) : NULL;
    for (int x = 0; x < width; x++) {
      if (skips_clear && from[x] == 0) continue;
      if (shape && !(shape[x] >> 24)) continue;
      color b = unpack(to[x]), result;
      if (shape) {
        float part = (float)(shape[x] >> 24) * (1.0f / 255.0f);
        // The source holds its colour times the shape's own coverage at its edge.
        float undo = 1 / part;
        color s = unpack(from[x]);
        s = (color){
            least(1, s.red * undo), least(1, s.green * undo), least(1, s.blue * undo), least(1, s.alpha * undo)};
        result = parts(blended(mode, s, b), part, b, 1 - part);
      } else {
        result = blended(mode, unpack(from[x]), b);
      }
      to[x] = pack(result);
    }
  }
  return PX_OK;
}

px_status px_color_matrix(
    uint32_t *pixels, int width, int height, size_t stride, const double rows[20]) {
  if (px_bad_picture(pixels, width, height, stride, 4) || !rows) return PX_INVALID;
  float m[20];
  for (int i = 0; i < 20; i++) {
    if (!isfinite(rows[i])) return PX_INVALID;
    m[i] = (float)rows[i];
  }
  // Interfaces have long runs of one colour.
  uint32_t last_in = 0, last_out = 0;
  int knows = 0;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      if (knows && row[x] == last_in) {
        row[x] = last_out;
        continue;
      }
      last_in = row[x];
      color c = straight(unpack(last_in));
      float out[4];
      for (int i = 0; i < 4; i++) {
        const float *k = m + 5 * i;
        float value = k[0] * c.red + k[1] * c.green + k[2] * c.blue + k[3] * c.alpha + k[4];
        out[i] = value > 0 ? least(value, 1) : 0;
      }
      last_out = pack((color){out[0] * out[3], out[1] * out[3], out[2] * out[3], out[3]});
      knows = 1;
      row[x] = last_out;
    }
  }
  return PX_OK;
}
