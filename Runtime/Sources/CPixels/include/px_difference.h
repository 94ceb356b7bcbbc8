#ifndef PX_DIFFERENCE_H
#define PX_DIFFERENCE_H

#include "px_resample.h"
#include "px_status.h"

/// The smallest rectangle that holds all pixels in which two pictures of one size differ; of no width when
/// there are none.
px_status px_difference(
    const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, int width, int height, px_area *result);

#endif
