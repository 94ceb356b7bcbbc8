#ifndef PNG_BITS_H
#define PNG_BITS_H

#include <stddef.h>
#include <stdint.h>

/// Premultiplied pixels that become bytes of a PNG: three channels where all are opaque, else four.
typedef struct px_pixels {
  const uint32_t *words;
  int width, height;
  /// Bytes from one row to the next.
  size_t stride;
  int channels;
} px_pixels;

/// Room that a zlib stream of the pixels takes at most.
size_t px_deflate_bound(int width, int height, int channels);

/// Writes a zlib stream of the rows, unfiltered, fast: only pixels beside and above are looked at.
/// - Returns: its length; 0 without memory.
size_t px_deflate_pixels(const px_pixels *pixels, uint8_t *out);

/// Deflate with a window of 32 KiB, fastest: what a zlib stream begins with.
extern const uint8_t px_zlib_header[2];

/// Writes the rows as a part of a stream that others follow: whole bytes, and nothing that refers to rows before.
/// - Parameter sum: Adler's sum of the rows' bytes.
/// - Returns: its length; 0 without memory.
size_t px_deflate_band(const px_pixels *pixels, uint8_t *out, uint32_t *sum);

/// Writes a row as bytes of a PNG.
void px_pack_row(const uint32_t *words, int width, int channels, uint8_t *out);

/// Blue and red change places: bytes of red, green, blue and alpha in memory.
static inline uint32_t px_turned(uint32_t p) { return (p & 0xff00ff00u) | (p >> 16 & 255) | (p & 255) << 16; }

/// As `px_turned`, not premultiplied.
static inline uint32_t px_straight(uint32_t p) {
  uint32_t alpha = p >> 24, result = alpha << 24;
  if (!alpha) return 0;
  for (int k = 0; k < 3; k++) {
    uint32_t c = p >> (16 - 8 * k) & 255, value = (c * 255 + alpha / 2) / alpha;
    result |= (value > 255 ? 255 : value) << (8 * k);
  }
  return result;
}

#endif
