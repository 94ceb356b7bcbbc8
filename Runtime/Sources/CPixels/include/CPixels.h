/// Pixel kernels: what cairo is slow at or lacks. Plain C over caller-owned memory.
///
/// Pixels are premultiplied 32-bit words 0xAARRGGBB in machine order (cairo's ARGB32). Strides are in
/// bytes. Every function checks its sizes and returns a `px_status`; none keeps state. Results depend
/// on the arguments alone: arithmetic is integer or IEEE floating point without contraction.
#ifndef C_PIXELS_H
#define C_PIXELS_H

#include <stddef.h>
#include <stdint.h>

#include "px_blend.h"
#include "px_blur.h"
#include "px_decode.h"
#include "px_difference.h"
#include "px_fill.h"
#include "px_gradient.h"
#include "px_png.h"
#include "px_resample.h"
#include "px_status.h"
#include "px_straight.h"

#endif
