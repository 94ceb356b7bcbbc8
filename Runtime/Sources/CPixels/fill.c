#include "CPixels.h"
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Each edge adds to the cells it crosses how much it changes the area covered from there to the
// right; the running sum of a row is its coverage. cairo samples fifteen lines a pixel instead, and
// is up to four steps of 255 off.

enum { BLOCK = 16, BAND_CELLS = 1 << 16 };

typedef struct canvas {
  int width, height;
  size_t pitch;      // cells in a row: two more than pixels
  size_t blocks;     // blocks of cells in a row
  double *cells;
  uint8_t *touched;  // blocks that have a cell that is not zero
} canvas;

static inline void add(canvas *c, int y, int x, double amount) {
  c->cells[(size_t)y * c->pitch + x] += amount;
  c->touched[(size_t)y * c->blocks + (size_t)x / BLOCK] = 1;
}

// Of a number that is not negative: `floor` and `ceil` are calls on the oldest x86-64 machines.
static inline int whole(double value) { return (int)value; }

static inline int whole_up(double value) {
  int below = (int)value;
  return below + (below < value);
}

// The part of an edge within one row, from x0 to x1, `cover` high and signed.
static void add_in_row(canvas *c, int y, double x0, double x1, double cover) {
  double low = x0 < x1 ? x0 : x1, high = x0 < x1 ? x1 : x0;
  int first = whole(low), end = whole_up(high);
  if (end <= first + 1) {
    double right = (low + high) / 2 - first;
    add(c, y, first, cover - cover * right);
    add(c, y, first + 1, cover * right);
    return;
  }
  // A slope over several cells: triangles at both ends, equal steps between.
  double slope = 1 / (high - low), into = low - first, out = high - end + 1;
  double before = slope * (1 - into) * (1 - into) / 2, after = slope * out * out / 2;
  add(c, y, first, cover * before);
  if (end == first + 2) {
    add(c, y, first + 1, cover * (1 - before - after));
  } else {
    double second = slope * (1.5 - into);
    add(c, y, first + 1, cover * (second - before));
    for (int x = first + 2; x < end - 1; x++) add(c, y, x, cover * slope);
    add(c, y, end - 1, cover * (1 - (second + (end - first - 3) * slope) - after));
  }
  add(c, y, end, cover * after);
}

// An edge that lies between the left and the right side, from above to below.
static void add_inside(canvas *c, double x0, double y0, double x1, double y1, double sign) {
  if (!(y1 > y0)) return;
  int row = whole(y0), last = whole_up(y1) - 1;
  // Curves are cut so finely that most pieces lie within a row.
  if (row == last) {
    if (row < c->height) add_in_row(c, row, x0, x1, sign * (y1 - y0));
    return;
  }
  double step = (x1 - x0) / (y1 - y0), x = x0;
  for (int y = row; y <= last && y < c->height; y++) {
    double top = y > y0 ? y : y0, bottom = y + 1 < y1 ? y + 1 : y1;
    double next = y == last ? x1 : x0 + (bottom - y0) * step;
    next = next < 0 ? 0 : next > c->width ? c->width : next;
    add_in_row(c, y, x, next, sign * (bottom - top));
    x = next;
  }
}

static void add_edge(canvas *c, double x0, double y0, double x1, double y1) {
  double sign = 1;
  if (!(fabs(y1 - y0) > 1e-12)) return;
  if (y0 > y1) {
    double x = x0, y = y0;
    x0 = x1, y0 = y1, x1 = x, y1 = y;
    sign = -1;
  }
  if (y1 <= 0 || y0 >= c->height) return;
  if (y0 >= 0 && y1 <= c->height && x0 >= 0 && x1 >= 0 && x0 < c->width && x1 < c->width) {
    add_inside(c, x0, y0, x1, y1, sign);
    return;
  }
  double slope = (x1 - x0) / (y1 - y0);
  if (y0 < 0) x0 -= y0 * slope, y0 = 0;
  if (y1 > c->height) x1 -= (y1 - c->height) * slope, y1 = c->height;
  // Cut where the edge passes the left and the right side. What lies to the left covers whole rows,
  // what lies to the right covers nothing.
  double cuts[4] = {y0, y0, y1, y1}, side[2] = {0, c->width};
  int count = 1;
  for (int k = 0; k < 2; k++) {
    double wall = side[slope > 0 ? k : 1 - k];
    if ((x0 < wall) == (x1 < wall)) continue;
    double y = y0 + (wall - x0) / slope;
    if (y > cuts[count - 1] && y < y1) cuts[count++] = y;
  }
  cuts[count] = y1;
  for (int k = 0; k < count; k++) {
    double top = cuts[k], bottom = cuts[k + 1];
    double from = top == y0 ? x0 : x0 + (top - y0) * slope, to = bottom == y1 ? x1 : x0 + (bottom - y0) * slope;
    double middle = (from + to) / 2;
    if (middle >= c->width) continue;
    from = from < 0 || middle <= 0 ? 0 : from > c->width ? c->width : from;
    to = to < 0 || middle <= 0 ? 0 : to > c->width ? c->width : to;
    add_inside(c, from, top, to, bottom, sign);
  }
}

// Curves are cut into lines where they lie, whatever part of them the mask holds.
typedef struct pen {
  canvas *canvas;
  double left, top;
  double x, y, start_x, start_y;
} pen;

static void line_to(pen *p, double x, double y) {
  add_edge(p->canvas, p->x - p->left, p->y - p->top, x - p->left, y - p->top);
  p->x = x;
  p->y = y;
}

// So many pieces that no chord strays further than 1/256 of a pixel.
static int pieces(double bend) {
  double count = ceil(sqrt(bend * 256));
  return count < 1 ? 1 : count > 2000 ? 2000 : (int)count;
}

static void quad_to(pen *p, const double *k) {
  double x0 = p->x, y0 = p->y;
  int count = pieces(hypot(x0 - 2 * k[0] + k[2], y0 - 2 * k[1] + k[3]) / 4);
  for (int i = 1; i < count; i++) {
    double t = (double)i / count, u = 1 - t;
    line_to(p, u * u * x0 + 2 * u * t * k[0] + t * t * k[2], u * u * y0 + 2 * u * t * k[1] + t * t * k[3]);
  }
  line_to(p, k[2], k[3]);
}

static void cubic_to(pen *p, const double *k) {
  double x0 = p->x, y0 = p->y;
  double first = hypot(x0 - 2 * k[0] + k[2], y0 - 2 * k[1] + k[3]);
  double second = hypot(k[0] - 2 * k[2] + k[4], k[1] - 2 * k[3] + k[5]);
  int count = pieces((first > second ? first : second) * 3 / 4);
  for (int i = 1; i < count; i++) {
    double t = (double)i / count, u = 1 - t;
    double a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
    line_to(p, a * x0 + b * k[0] + c * k[2] + d * k[4], a * y0 + b * k[1] + c * k[3] + d * k[5]);
  }
  line_to(p, k[4], k[5]);
}

static void walk(
    canvas *c, const uint8_t *verbs, size_t verb_count, const double *coordinates, size_t count,
    double left, double top) {
  static const size_t points[5] = {1, 1, 2, 3, 0};
  pen p = {c, left, top, 0, 0, 0, 0};
  size_t next = 0;
  for (size_t i = 0; i < verb_count; i++) {
    if (verbs[i] > PX_CLOSE) break;
    size_t needed = points[verbs[i]] * 2;
    if (count - next < needed) break;
    double k[6];
    int finite = 1;
    for (size_t j = 0; j < needed; j++) {
      double value = coordinates[next + j];
      if (!isfinite(value)) finite = 0;
      k[j] = value < -1e7 ? -1e7 : value > 1e7 ? 1e7 : value;
    }
    if (!finite) break;
    next += needed;
    switch (verbs[i]) {
      case PX_MOVE:
        line_to(&p, p.start_x, p.start_y);
        p.x = p.start_x = k[0];
        p.y = p.start_y = k[1];
        break;
      case PX_LINE: line_to(&p, k[0], k[1]); break;
      case PX_QUAD: quad_to(&p, k); break;
      case PX_CUBIC: cubic_to(&p, k); break;
      default: line_to(&p, p.start_x, p.start_y); break;
    }
  }
  line_to(&p, p.start_x, p.start_y);
}

static inline uint8_t coverage(double sum, int even_odd) {
  sum = fabs(sum);
  if (even_odd) {
    sum -= 2 * floor(sum / 2);
    if (sum > 1) sum = 2 - sum;
  }
  // Areas are exact but for rounding; a whole pixel must not come out a step short.
  int level = (int)(sum * 256.0 + 0.001);
  return (uint8_t)(level > 255 ? 255 : level);
}

// Sums up the rows of a canvas and clears it.
static void read_rows(canvas *c, int even_odd, uint8_t *mask, size_t stride) {
  for (int y = 0; y < c->height; y++) {
    uint8_t *out = mask + (size_t)y * stride;
    double *cells = c->cells + (size_t)y * c->pitch;
    uint8_t *touched = c->touched + (size_t)y * c->blocks;
    double sum = 0;
    for (int x = 0; x < c->width; x += BLOCK) {
      int end = x + BLOCK < c->width ? x + BLOCK : c->width;
      if (!touched[x / BLOCK]) {
        memset(out + x, coverage(sum, even_odd), (size_t)(end - x));
        continue;
      }
      for (int i = x; i < end; i++) {
        sum += cells[i];
        out[i] = coverage(sum, even_odd);
      }
    }
    for (size_t block = 0; block < c->blocks; block++) {
      if (!touched[block]) continue;
      size_t first = block * BLOCK, end = first + BLOCK < c->pitch ? first + BLOCK : c->pitch;
      memset(cells + first, 0, (end - first) * sizeof *cells);
      touched[block] = 0;
    }
  }
}

px_status px_fill_path(
    const uint8_t *verbs, size_t verb_count, const double *coordinates, size_t coordinate_count,
    int even_odd, double left, double top, uint8_t *mask, int width, int height, size_t stride) {
  if (px_bad_picture(mask, width, height, stride, 1)) return PX_INVALID;
  if ((verb_count && !verbs) || (coordinate_count && !coordinates)) return PX_INVALID;
  canvas c = {width, height, (size_t)width + 2, ((size_t)width + 1) / BLOCK + 1, NULL, NULL};
  // Large masks are made in bands: cells that stay in the cache instead of fresh pages for each row.
  int band = (int)(BAND_CELLS / c.pitch);
  if (band < 16) band = 16;
  if (band > height) band = height;
  c.cells = calloc(c.pitch * (size_t)band, sizeof *c.cells);
  c.touched = calloc(c.blocks * (size_t)band, 1);
  if (!c.cells || !c.touched) {
    free(c.cells);
    free(c.touched);
    return PX_NO_MEMORY;
  }
  for (int y = 0; y < height; y += band) {
    c.height = y + band < height ? band : height - y;
    walk(&c, verbs, verb_count, coordinates, coordinate_count, left, top + y);
    read_rows(&c, even_odd, mask + (size_t)y * stride, stride);
  }
  free(c.cells);
  free(c.touched);
  return PX_OK;
}

static int is_full(const uint8_t *row, int width) {
  return row[0] == 255 && !memcmp(row, row + 1, (size_t)width - 1);
}

px_status px_full_rows(const uint8_t *mask, int width, int height, size_t stride, int *first, int *end) {
  if (px_bad_picture(mask, width, height, stride, 1) || !first || !end) return PX_INVALID;
  int y = 0;
  while (y < height && !is_full(mask + (size_t)y * stride, width)) y++;
  *first = *end = y < height ? y : 0;
  while (*end < height && is_full(mask + (size_t)*end * stride, width)) ++*end;
  return PX_OK;
}

px_status px_add_coverage(
    uint8_t *mask, size_t mask_stride, const uint8_t *added, size_t added_stride, int width, int height) {
  if (px_bad_picture(mask, width, height, mask_stride, 1)) return PX_INVALID;
  if (px_bad_picture(added, width, height, added_stride, 1)) return PX_INVALID;
  for (int y = 0; y < height; y++) {
    uint8_t *to = mask + (size_t)y * mask_stride;
    const uint8_t *from = added + (size_t)y * added_stride;
    for (int x = 0; x < width; x++) {
      unsigned a = from[x], b = to[x], both = a * b + 128;
      to[x] = (uint8_t)(a + b - ((both + (both >> 8)) >> 8));
    }
  }
  return PX_OK;
}
