#pragma once
#include <png.h>
#include "decode.h"

/* What libpng defines as a macro that Swift cannot see. */

/** Bytes that are enough for the PNG of `image`, whose size and format are set, whatever its samples. */
static inline size_t png_image_size_bound(const png_image *image) {
    return PNG_IMAGE_PNG_SIZE_MAX(*image);
}
