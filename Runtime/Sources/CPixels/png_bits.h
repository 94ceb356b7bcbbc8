#ifndef PX_PNG_BITS_H
#define PX_PNG_BITS_H

#include "px_status.h"

/// The longest output of `px_deflate_rows` for so many bytes.
size_t px_deflate_bound(size_t length);

/// Compresses rows of equal length to one zlib stream. Only repeats of the previous pixel and of the
/// previous row are looked for, which is most of what an interface has.
/// - tokens: scratch, one word for each byte.
size_t px_deflate_rows(
    const uint8_t *bytes, size_t length, size_t row, int pixel, uint32_t *tokens, uint8_t *out);

#endif
