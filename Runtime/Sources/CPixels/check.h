#ifndef PX_CHECK_H
#define PX_CHECK_H

#include "px_status.h"

/// Pictures past this side are refused: sums and products below stay within 32 bits.
#define PX_MAX_SIDE 32767

static inline int px_bad_picture(const void *pixels, int width, int height, size_t stride, size_t bytes) {
  return !pixels || width < 1 || height < 1 || width > PX_MAX_SIDE || height > PX_MAX_SIDE ||
         stride < (size_t)width * bytes || stride % bytes != 0;
}

#endif
