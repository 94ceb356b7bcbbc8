#include "png_bits.h"

#include "CPixels.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// Interfaces are made of runs: a pixel is mostly the one before it or the one above it. Both are found by
// comparing words, and nothing else is looked for.
//
// One dynamic block of deflate (RFC 1951). Its code lengths are written plainly, four bits each: a
// fixed cost of 160 bytes that saves a second Huffman code.

const uint8_t px_zlib_header[2] = {0x78, 0x01};

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

// Up to 56 bits together may be put before a flush.
static inline void put(writer *w, uint32_t value, int count) {
  w->bits |= (uint64_t)value << w->count;
  w->count += count;
}

// Writes whole bytes. Up to eight bytes past the end are touched, which the bound allows for.
static inline void flush(writer *w) {
  memcpy(w->next, &w->bits, 8);
  w->next += w->count >> 3;
  w->bits >>= w->count & ~7;
  w->count &= 7;
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

// What is found, in order: the lower bits hold how many pixels (or rows) it is.
enum { LITERAL = 0u << 30, BESIDE = 1u << 30, ABOVE = 2u << 30, ROWS = 3u << 30, COUNT = (1u << 30) - 1 };

// How many pixels are those at `other`.
static inline size_t same_pixels(const uint32_t *here, const uint32_t *other, size_t limit) {
  size_t n = 0;
  for (; n + 2 <= limit; n += 2) {
    uint64_t a, b;
    memcpy(&a, here + n, 8);
    memcpy(&b, other + n, 8);
    if (a != b) return n + ((uint32_t)a == (uint32_t)b);
  }
  return n + (n < limit && here[n] == other[n]);
}

static inline const uint32_t *row_of(const px_pixels *p, int y) {
  return (const uint32_t *)((const uint8_t *)p->words + (size_t)y * p->stride);
}

// The pixel as bytes of a PNG, the first in the lowest bits.
static inline uint32_t bytes_of(uint32_t word, int channels) {
  return channels == 3 || word >> 24 == 255 ? px_turned(word) : px_straight(word);
}

typedef struct counts {
  uint32_t literals[LITERALS];
  uint32_t beside, above;
  uint8_t symbol_for_length[LONGEST_MATCH + 1];
} counts;

// Matches that together are so many bytes long: as many of the longest as fit without leaving one or two bytes.
static inline size_t longest_matches(size_t bytes, size_t *rest) {
  size_t whole = bytes / LONGEST_MATCH;
  *rest = bytes - whole * LONGEST_MATCH;
  if (*rest > 0 && *rest < 3) {
    whole--;
    *rest += LONGEST_MATCH;
  }
  return whole;
}

// What is left over may be up to two bytes longer than the longest match.
static inline size_t first_of_rest(size_t rest) { return rest > LONGEST_MATCH ? rest - 3 : rest; }

static inline void count_match(counts *c, size_t bytes, uint32_t *distance) {
  size_t rest, whole = longest_matches(bytes, &rest);
  c->literals[257 + c->symbol_for_length[LONGEST_MATCH]] += (uint32_t)whole;
  *distance += (uint32_t)whole;
  while (rest) {
    size_t length = first_of_rest(rest);
    c->literals[257 + c->symbol_for_length[length]]++;
    ++*distance;
    rest -= length;
  }
}

static uint32_t *find_tokens(const px_pixels *p, counts *c, int rows_match, uint32_t *token) {
  size_t width = (size_t)p->width, row = width * p->channels + 1, channels = (size_t)p->channels;
  uint32_t same_rows = 0;
  for (int y = 0; y < p->height; y++) {
    const uint32_t *here = row_of(p, y), *above = y && rows_match ? row_of(p, y - 1) : NULL;
    if (above && !memcmp(here, above, width * 4)) {
      same_rows++;
      continue;
    }
    if (same_rows) {
      count_match(c, row * same_rows, &c->above);
      *token++ = ROWS | same_rows;
      same_rows = 0;
    }
    c->literals[0]++;
    size_t literals = 0;
    for (size_t x = 0; x < width;) {
      size_t left = x && here[x] == here[x - 1] ? same_pixels(here + x, here + x - 1, width - x) : 0;
      size_t up = above && here[x] == above[x] ? same_pixels(here + x, above + x, width - x) : 0;
      size_t best = left >= up ? left : up;
      // A single pixel from above costs as much as its bytes.
      if (best < 2 && best != left) best = 0;
      if (best == 0) {
        uint32_t bytes = bytes_of(here[x], p->channels);
        for (size_t k = 0; k < channels; k++) c->literals[bytes >> (8 * k) & 255]++;
        literals++;
        x++;
        continue;
      }
      if (literals) *token++ = LITERAL | (uint32_t)literals;
      literals = 0;
      count_match(c, best * channels, left >= up ? &c->beside : &c->above);
      *token++ = (left >= up ? BESIDE : ABOVE) | (uint32_t)best;
      x += best;
    }
    if (literals) *token++ = LITERAL | (uint32_t)literals;
  }
  if (same_rows) {
    count_match(c, row * same_rows, &c->above);
    *token++ = ROWS | same_rows;
  }
  return token;
}

// The codes of matches with one distance, by length, each with its distance behind it.
typedef struct match_codes {
  uint32_t bits[LONGEST_MATCH + 1];
  uint8_t counts[LONGEST_MATCH + 1];
  uint32_t distance_bits;
  uint8_t distance_count;
} match_codes;

static void put_match(writer *w, const match_codes *m, size_t bytes) {
  size_t rest, whole = longest_matches(bytes, &rest);
  for (size_t i = 0; i < whole; i++) {
    put(w, m->bits[LONGEST_MATCH], m->counts[LONGEST_MATCH]);
    put(w, m->distance_bits, m->distance_count);
    flush(w);
  }
  while (rest) {
    size_t length = first_of_rest(rest);
    put(w, m->bits[length], m->counts[length]);
    put(w, m->distance_bits, m->distance_count);
    flush(w);
    rest -= length;
  }
}

static void put_tokens(
    writer *w, const px_pixels *p, const uint32_t *token, const uint16_t *codes, const uint8_t *lengths,
    const match_codes *beside, const match_codes *above) {
  size_t channels = (size_t)p->channels, row = (size_t)p->width * channels + 1;
  for (int y = 0; y < p->height;) {
    if ((*token & ~COUNT) == ROWS) {
      put_match(w, above, row * (*token & COUNT));
      y += (int)(*token++ & COUNT);
      continue;
    }
    const uint32_t *here = row_of(p, y++);
    put(w, codes[0], lengths[0]);
    flush(w);
    for (size_t x = 0; x < (size_t)p->width; token++) {
      size_t count = *token & COUNT;
      switch (*token & ~COUNT) {
        case BESIDE: put_match(w, beside, count * channels); break;
        case ABOVE: put_match(w, above, count * channels); break;
        default:
          for (size_t i = x; i < x + count; i++) {
            uint32_t bytes = bytes_of(here[i], p->channels);
            for (size_t k = 0; k < channels; k++, bytes >>= 8) {
              put(w, codes[bytes & 255], lengths[bytes & 255]);
              if (k == 2) flush(w);
            }
            if (channels == 4) flush(w);
          }
      }
      x += count;
    }
  }
}

// Adler's sum of all rows, each with its filter's byte before it.
static uint32_t sum_of(const px_pixels *p, int rows_match, uint8_t *line) {
  size_t row = (size_t)p->width * p->channels + 1;
  uint32_t sum = 1;
  line[0] = 0;
  for (int y = 0; y < p->height; y++) {
    const uint32_t *here = row_of(p, y);
    if (!y || memcmp(here, row_of(p, y - 1), (size_t)p->width * 4)) px_pack_row(here, p->width, p->channels, line + 1);
    sum = libdeflate_adler32(sum, line, row);
  }
  return sum;
}

static void make_match_codes(
    match_codes *m, const counts *c, const uint16_t *codes, const uint8_t *lengths, size_t distance,
    const uint16_t *distance_codes, const uint8_t *distance_lengths) {
  for (size_t length = 3; length <= LONGEST_MATCH; length++) {
    int symbol = c->symbol_for_length[length];
    m->bits[length] = codes[257 + symbol] | (uint32_t)(length - length_base[symbol]) << lengths[257 + symbol];
    m->counts[length] = (uint8_t)(lengths[257 + symbol] + length_extra[symbol]);
  }
  int symbol = symbol_of(distance_base, DISTANCES, distance);
  m->distance_bits = distance_codes[symbol] | (uint32_t)(distance - distance_base[symbol]) << distance_lengths[symbol];
  m->distance_count = (uint8_t)(distance_lengths[symbol] + distance_extra[symbol]);
}

static void put_code_lengths(writer *w, int is_last, const uint8_t *literals, const uint8_t *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t lengths[19];
  uint16_t codes[19];
  for (int i = 0; i < 19; i++) lengths[i] = i < 16 ? 4 : 0;
  canonical_codes(lengths, 19, codes);
  put(w, is_last ? 1 : 0, 1);
  put(w, 2, 2);  // with codes of its own
  put(w, LITERALS - 257, 5);
  put(w, DISTANCES - 1, 5);
  put(w, 19 - 4, 4);
  flush(w);
  for (int i = 0; i < 19; i++, flush(w)) put(w, lengths[order[i]], 3);
  for (int i = 0; i < LITERALS; i++, flush(w)) put(w, codes[literals[i]], 4);
  for (int i = 0; i < DISTANCES; i++, flush(w)) put(w, codes[distances[i]], 4);
}

size_t px_deflate_bound(int width, int height, int channels) {
  // A literal costs at most 15 bits, as a match does by far.
  return ((size_t)width * channels + 1) * height * 2 + 1024;
}

// Writes the rows as one block; after one that is not the last an empty block brings the next to a whole byte.
// Returns the length, 0 without memory.
static size_t deflate_block(const px_pixels *p, int is_last, uint8_t *out, uint32_t *sum) {
  size_t row = (size_t)p->width * p->channels + 1;
  int rows_match = row <= 32768;
  counts c = {{0}, 0, 0, {0}};
  for (int i = 3; i <= LONGEST_MATCH; i++) c.symbol_for_length[i] = (uint8_t)symbol_of(length_base, 29, (size_t)i);
  uint32_t *tokens = malloc((size_t)p->width * p->height * sizeof *tokens);
  uint8_t *line = malloc(row);
  if (!tokens || !line) {
    free(tokens);
    free(line);
    return 0;
  }
  find_tokens(p, &c, rows_match, tokens);
  c.literals[END] = 1;

  uint8_t literal_lengths[LITERALS], distance_lengths[DISTANCES];
  uint16_t literal_codes[LITERALS], distance_codes[DISTANCES];
  uint32_t distances[DISTANCES] = {0};
  distances[symbol_of(distance_base, DISTANCES, (size_t)p->channels)] += c.beside;
  if (rows_match) distances[symbol_of(distance_base, DISTANCES, row)] += c.above;
  code_lengths(c.literals, LITERALS, literal_lengths);
  code_lengths(distances, DISTANCES, distance_lengths);
  canonical_codes(literal_lengths, LITERALS, literal_codes);
  canonical_codes(distance_lengths, DISTANCES, distance_codes);
  match_codes beside, above;
  make_match_codes(
      &beside, &c, literal_codes, literal_lengths, (size_t)p->channels, distance_codes, distance_lengths);
  make_match_codes(&above, &c, literal_codes, literal_lengths, rows_match ? row : 1, distance_codes, distance_lengths);

  writer w = {out, 0, 0};
  put_code_lengths(&w, is_last, literal_lengths, distance_lengths);
  put_tokens(&w, p, tokens, literal_codes, literal_lengths, &beside, &above);
  put(&w, literal_codes[END], literal_lengths[END]);
  if (!is_last) put(&w, 0, 3);
  if (w.count & 7) put(&w, 0, 8 - (w.count & 7));
  flush(&w);
  if (!is_last) {
    memcpy(w.next, "\0\0\xff\xff", 4);
    w.next += 4;
  }
  *sum = sum_of(p, rows_match, line);
  free(tokens);
  free(line);
  return (size_t)(w.next - out);
}

size_t px_deflate_band(const px_pixels *p, uint8_t *out, uint32_t *sum) { return deflate_block(p, 0, out, sum); }

size_t px_deflate_pixels(const px_pixels *p, uint8_t *out) {
  uint32_t sum;
  memcpy(out, px_zlib_header, 2);
  size_t length = deflate_block(p, 1, out + 2, &sum);
  if (!length) return 0;
  for (int i = 0; i < 4; i++) out[2 + length + i] = (uint8_t)(sum >> (24 - 8 * i));
  return length + 6;
}
