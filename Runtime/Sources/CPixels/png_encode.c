#include "CPixels.h"
#include "check.h"
#include "png_bits.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

static void put32(uint8_t *p, uint32_t value) {
  p[0] = (uint8_t)(value >> 24);
  p[1] = (uint8_t)(value >> 16);
  p[2] = (uint8_t)(value >> 8);
  p[3] = (uint8_t)value;
}

// Writes a chunk around `length` bytes that stand at p + 8 already; returns what follows it.
static uint8_t *seal(uint8_t *p, const char *type, size_t length) {
  put32(p, (uint32_t)length);
  memcpy(p + 4, type, 4);
  put32(p + 8 + length, libdeflate_crc32(0, p + 4, length + 4));
  return p + 12 + length;
}

static int all_opaque(const uint32_t *pixels, int width, int height, size_t stride) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride);
    uint32_t alpha = 0xff000000u;
    for (int x = 0; x < width; x++) alpha &= row[x];
    if (alpha != 0xff000000u) return 0;
  }
  return 1;
}

static uint8_t paeth(int left, int above, int corner) {
  int guess = left + above - corner;
  int a = abs(guess - left), b = abs(guess - above), c = abs(guess - corner);
  return (uint8_t)(a <= b && a <= c ? left : b <= c ? above : corner);
}

// Filters a row by PNG's rule 0 to 4 and returns how far its bytes are from zero: the usual guess at
// how well it will compress.
static size_t filter_row(
    const uint8_t *row, const uint8_t *above, size_t length, int pixel, int filter, uint8_t *out) {
  size_t sum = 0;
  for (size_t i = 0; i < length; i++) {
    int left = i >= (size_t)pixel ? row[i - pixel] : 0, corner = i >= (size_t)pixel ? above[i - pixel] : 0;
    int guess = 0;
    switch (filter) {
      case 1: guess = left; break;
      case 2: guess = above[i]; break;
      case 3: guess = (left + above[i]) / 2; break;
      case 4: guess = paeth(left, above[i], corner); break;
      default: break;
    }
    out[i] = (uint8_t)(row[i] - guess);
    sum += out[i] < 128 ? out[i] : 256 - out[i];
  }
  return sum;
}

// Interfaces compress best unfiltered. Where that saves little, the picture has photographs or
// gradients, and filters chosen row by row are worth their time.
static size_t deflate_small(
    const uint8_t *raw, size_t length, size_t row, int pixel, uint8_t *out, size_t capacity) {
  struct libdeflate_compressor *deflate = libdeflate_alloc_compressor(6);
  if (!deflate) return 0;
  size_t best = libdeflate_zlib_compress(deflate, raw, length, out, capacity);
  if (best && best < length / 12) {
    libdeflate_free_compressor(deflate);
    return best;
  }
  uint8_t *filtered = malloc(length + row * 2), *other = malloc(capacity);
  if (filtered && other) {
    uint8_t *attempt = filtered + length, *zeros = attempt + row;
    memset(zeros, 0, row);
    for (size_t start = 0; start < length; start += row) {
      const uint8_t *above = start ? raw + start - row + 1 : zeros;
      size_t least = SIZE_MAX;
      for (int filter = 0; filter < 5; filter++) {
        size_t sum = filter_row(raw + start + 1, above, row - 1, pixel, filter, attempt);
        if (sum >= least) continue;
        least = sum;
        filtered[start] = (uint8_t)filter;
        memcpy(filtered + start + 1, attempt, row - 1);
      }
    }
    size_t size = libdeflate_zlib_compress(deflate, filtered, length, other, capacity);
    if (size && (size < best || !best)) {
      memcpy(out, other, size);
      best = size;
    }
  }
  libdeflate_free_compressor(deflate);
  free(filtered);
  free(other);
  return best;
}

// Writes what comes before the pixels; returns what follows it.
static uint8_t *put_head(uint8_t *p, int width, int height, int opaque) {
  static const uint8_t signature[8] = {137, 80, 78, 71, 13, 10, 26, 10};
  memcpy(p, signature, 8);
  p += 8;
  put32(p + 8, (uint32_t)width);
  put32(p + 12, (uint32_t)height);
  const uint8_t kind[5] = {8, opaque ? 2 : 6, 0, 0, 0};
  memcpy(p + 16, kind, 5);
  p = seal(p, "IHDR", 13);
  p[8] = 0;  // perceptual
  return seal(p, "sRGB", 1);
}

int px_is_opaque(const uint32_t *pixels, int width, int height, size_t stride) {
  return !px_bad_picture(pixels, width, height, stride, 4) && all_opaque(pixels, width, height, stride);
}

void px_png_head(int width, int height, int opaque, uint8_t *out) {
  uint8_t *p = put_head(out, width, height, opaque);
  memcpy(p + 8, px_zlib_header, 2);
  seal(p, "IDAT", 2);
}

px_status px_png_encode_band(
    const uint32_t *pixels, int width, int height, size_t stride, int opaque, px_png_band *band) {
  if (!band || px_bad_picture(pixels, width, height, stride, 4)) return PX_INVALID;
  px_pixels source = {pixels, width, height, stride, opaque ? 3 : 4};
  uint8_t *out = malloc(px_deflate_bound(width, height, source.channels) + 64);
  size_t packed = out ? px_deflate_band(&source, out + 8, &band->sum) : 0;
  if (!packed || packed > 0x7fffffff) {
    free(out);
    return packed ? PX_TOO_LARGE : PX_NO_MEMORY;
  }
  size_t length = (size_t)(seal(out, "IDAT", packed) - out);
  uint8_t *fitting = realloc(out, length);
  band->data = fitting ? fitting : out;
  band->length = length;
  band->bytes = ((size_t)width * source.channels + 1) * height;
  return PX_OK;
}

// Adler's sum of two stretches, from the sum of each and the length of the second (RFC 1950).
static uint32_t joined_sums(uint32_t first, uint32_t second, size_t length) {
  const uint64_t base = 65521;
  uint64_t rest = length % base, a1 = first & 0xffff, b1 = first >> 16, a2 = second & 0xffff, b2 = second >> 16;
  uint64_t a = (a1 + a2 + base - 1) % base, b = (b1 + b2 + rest * (a1 + base - 1)) % base;
  return (uint32_t)(b << 16 | a);
}

void px_png_tail(const px_png_band *bands, size_t count, uint8_t *out) {
  uint32_t sum = 1;
  for (size_t i = 0; i < count; i++) sum = joined_sums(sum, bands[i].sum, bands[i].bytes);
  memcpy(out + 8, "\1\0\0\xff\xff", 5);  // an empty block, the last
  put32(out + 13, sum);
  seal(seal(out, "IDAT", 9), "IEND", 0);
}

px_status px_png_encode(
    const uint32_t *pixels, int width, int height, size_t stride, px_png_effort effort,
    uint8_t **data, size_t *length) {
  if (!data || !length || px_bad_picture(pixels, width, height, stride, 4)) return PX_INVALID;
  int opaque = all_opaque(pixels, width, height, stride);
  px_pixels source = {pixels, width, height, stride, opaque ? 3 : 4};
  size_t row = (size_t)width * source.channels + 1, total = row * height;
  size_t capacity = px_deflate_bound(width, height, source.channels);
  uint8_t *raw = effort == PX_PNG_FAST ? NULL : malloc(total), *out = malloc(capacity + 128);
  if (!out || (effort != PX_PNG_FAST && !raw)) {
    free(raw);
    free(out);
    return PX_NO_MEMORY;
  }
  uint8_t *p = put_head(out, width, height, opaque);
  size_t packed;
  if (effort == PX_PNG_FAST) {
    packed = px_deflate_pixels(&source, p + 8);
  } else {
    for (int y = 0; y < height; y++) {
      raw[row * y] = 0;
      px_pack_row((const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride), width, source.channels, raw + row * y + 1);
    }
    packed = deflate_small(raw, total, row, source.channels, p + 8, capacity);
  }
  if (packed && packed <= 0x7fffffff) {
    p = seal(p, "IDAT", packed);
    p = seal(p, "IEND", 0);
  }
  free(raw);
  if (!packed || packed > 0x7fffffff) {
    free(out);
    return packed ? PX_TOO_LARGE : PX_NO_MEMORY;
  }
  *data = out;
  *length = (size_t)(p - out);
  return PX_OK;
}
