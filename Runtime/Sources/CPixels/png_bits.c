#include "png_bits.h"

#include <libdeflate.h>
#include <string.h>

// One dynamic block of deflate (RFC 1951). Its code lengths are written plainly, four bits each: a
// fixed cost of 160 bytes that saves a second Huffman code.

enum { LITERALS = 286, DISTANCES = 30, LONGEST_MATCH = 258, END = 256, CODE_BITS = 15 };

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                           33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                           1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                           6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

typedef struct writer {
  uint8_t *next;
  uint64_t bits;
  int count;
} writer;

static inline void put(writer *w, uint32_t value, int count) {
  w->bits |= (uint64_t)value << w->count;
  w->count += count;
  while (w->count >= 8) {
    *w->next++ = (uint8_t)w->bits;
    w->bits >>= 8;
    w->count -= 8;
  }
}

static int symbol_of(const uint16_t *base, int count, size_t value) {
  int symbol = 0;
  while (symbol + 1 < count && base[symbol + 1] <= value) symbol++;
  return symbol;
}

// Code lengths by Huffman's method; those past the limit are cut and the code made whole again.
static void code_lengths(const uint32_t *frequency, int count, uint8_t *lengths) {
  int order[LITERALS], used = 0;
  memset(lengths, 0, (size_t)count);
  for (int i = 0; i < count; i++) {
    if (frequency[i]) order[used++] = i;
  }
  if (used < 2) {
    lengths[used ? order[0] : 0] = 1;
    return;
  }
  for (int i = 1; i < used; i++) {
    int symbol = order[i], j = i - 1;
    for (; j >= 0 && frequency[order[j]] > frequency[symbol]; j--) order[j + 1] = order[j];
    order[j + 1] = symbol;
  }
  uint64_t weight[2 * LITERALS];
  int parent[2 * LITERALS], depth[2 * LITERALS];
  int leaf = 0, inner = used, end = used;
  for (int i = 0; i < used; i++) weight[i] = frequency[order[i]];
  while (end < 2 * used - 1) {
    int pair[2];
    for (int k = 0; k < 2; k++) {
      int takes_leaf = leaf < used && (inner >= end || weight[leaf] <= weight[inner]);
      pair[k] = takes_leaf ? leaf++ : inner++;
    }
    weight[end] = weight[pair[0]] + weight[pair[1]];
    parent[pair[0]] = parent[pair[1]] = end++;
  }
  depth[end - 1] = 0;
  for (int i = end - 2; i >= 0; i--) depth[i] = depth[parent[i]] + 1;
  int with_length[CODE_BITS + 1] = {0};
  for (int i = 0; i < used; i++) with_length[depth[i] > CODE_BITS ? CODE_BITS : depth[i]]++;
  uint32_t kraft = 0;
  for (int bits = 1; bits <= CODE_BITS; bits++) kraft += (uint32_t)with_length[bits] << (CODE_BITS - bits);
  for (; kraft > 1u << CODE_BITS; kraft--) {
    // One code of the longest kind goes below a shorter one, which becomes one bit longer.
    with_length[CODE_BITS]--;
    int bits = CODE_BITS - 1;
    while (!with_length[bits]) bits--;
    with_length[bits]--;
    with_length[bits + 1] += 2;
  }
  int next = 0;
  for (int bits = CODE_BITS; bits > 0; bits--) {
    for (int i = 0; i < with_length[bits]; i++) lengths[order[next++]] = (uint8_t)bits;
  }
}

// Canonical codes, bits reversed because deflate writes them from the top.
static void canonical_codes(const uint8_t *lengths, int count, uint16_t *codes) {
  int with_length[CODE_BITS + 1] = {0}, next[CODE_BITS + 1], code = 0;
  for (int i = 0; i < count; i++) with_length[lengths[i]]++;
  with_length[0] = 0;
  for (int bits = 1; bits <= CODE_BITS; bits++) {
    code = (code + with_length[bits - 1]) << 1;
    next[bits] = code;
  }
  for (int i = 0; i < count; i++) {
    int value = lengths[i] ? next[lengths[i]]++ : 0, reversed = 0;
    for (int bit = 0; bit < lengths[i]; bit++, value >>= 1) reversed = reversed << 1 | (value & 1);
    codes[i] = (uint16_t)reversed;
  }
}

static size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t limit) {
  size_t n = 0;
  while (n + 8 <= limit) {
    uint64_t x, y;
    memcpy(&x, a + n, 8);
    memcpy(&y, b + n, 8);
    if (x != y) return n + (size_t)(__builtin_ctzll(x ^ y) >> 3);
    n += 8;
  }
  while (n < limit && a[n] == b[n]) n++;
  return n;
}

size_t px_deflate_bound(size_t length) {
  // A literal costs at most 15 bits, as a match of four bytes or more does by far.
  return length * 2 + 1024;
}

// A token is a literal, or a match: the top bit, bit 30 for "previous row", and the length.
#define MATCH 0x80000000u
#define ABOVE 0x40000000u

size_t px_deflate_rows(
    const uint8_t *bytes, size_t length, size_t row, int pixel, uint32_t *tokens, uint8_t *out) {
  uint8_t symbol_for_length[LONGEST_MATCH + 1] = {0};
  for (int i = 3; i <= LONGEST_MATCH; i++) symbol_for_length[i] = (uint8_t)symbol_of(length_base, 29, (size_t)i);
  int above = symbol_of(distance_base, DISTANCES, row), beside = symbol_of(distance_base, DISTANCES, (size_t)pixel);
  int row_in_window = row <= 32768;
  uint32_t literals[LITERALS] = {0}, distances[DISTANCES] = {0};
  uint32_t *token = tokens;
  for (size_t i = 0; i < length;) {
    const uint8_t *here = bytes + i;
    size_t limit = length - i < LONGEST_MATCH ? length - i : LONGEST_MATCH;
    size_t best = 0;
    uint32_t kind = MATCH;
    if (row_in_window && i >= row) {
      best = equal_bytes(here, here - row, limit);
      kind = MATCH | ABOVE;
    }
    if (best < limit && i >= (size_t)pixel) {
      size_t run = equal_bytes(here, here - pixel, limit);
      if (run >= best) {
        best = run;
        kind = MATCH;
      }
    }
    if (best >= 4) {
      literals[257 + symbol_for_length[best]]++;
      distances[kind & ABOVE ? above : beside]++;
      *token++ = kind | (uint32_t)best;
      i += best;
    } else {
      literals[*here]++;
      *token++ = *here;
      i++;
    }
  }
  literals[END] = 1;

  uint8_t literal_lengths[LITERALS], distance_lengths[DISTANCES];
  uint16_t literal_codes[LITERALS], distance_codes[DISTANCES];
  code_lengths(literals, LITERALS, literal_lengths);
  code_lengths(distances, DISTANCES, distance_lengths);
  canonical_codes(literal_lengths, LITERALS, literal_codes);
  canonical_codes(distance_lengths, DISTANCES, distance_codes);

  writer w = {out, 0, 0};
  put(&w, 0x0178, 16);  // zlib: deflate, 32 KiB window, fastest
  put(&w, 1, 1);        // the last block
  put(&w, 2, 2);        // with codes of its own
  put(&w, LITERALS - 257, 5);
  put(&w, DISTANCES - 1, 5);
  put(&w, 19 - 4, 4);
  static const uint8_t header_order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t header_lengths[19];
  uint16_t header_codes[19];
  for (int i = 0; i < 19; i++) header_lengths[i] = i < 16 ? 4 : 0;
  canonical_codes(header_lengths, 19, header_codes);
  for (int i = 0; i < 19; i++) put(&w, header_lengths[header_order[i]], 3);
  for (int i = 0; i < LITERALS; i++) put(&w, header_codes[literal_lengths[i]], 4);
  for (int i = 0; i < DISTANCES; i++) put(&w, header_codes[distance_lengths[i]], 4);
  for (const uint32_t *t = tokens; t < token; t++) {
    if (!(*t & MATCH)) {
      put(&w, literal_codes[*t], literal_lengths[*t]);
      continue;
    }
    size_t match = *t & 0x1ff;
    int symbol = symbol_for_length[match], place = *t & ABOVE ? above : beside;
    put(&w, literal_codes[257 + symbol], literal_lengths[257 + symbol]);
    put(&w, (uint32_t)(match - length_base[symbol]), length_extra[symbol]);
    put(&w, distance_codes[place], distance_lengths[place]);
    put(&w, (uint32_t)((*t & ABOVE ? row : (size_t)pixel) - distance_base[place]), distance_extra[place]);
  }
  put(&w, literal_codes[END], literal_lengths[END]);
  if (w.count) put(&w, 0, 8 - w.count);
  uint32_t sum = libdeflate_adler32(1, bytes, length);
  for (int shift = 24; shift >= 0; shift -= 8) *w.next++ = (uint8_t)(sum >> shift);
  return (size_t)(w.next - out);
}
