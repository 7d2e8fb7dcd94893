#pragma once
#include <png.h>
#include <stdio.h>
#include <string.h>

/*
 * Decoding with libpng's full interface. It reports errors by longjmp, which must not cross Swift, so this
 * much is C.
 *
 * The simplified interface (png_image_finish_read) needs no longjmp, but overflowed the heap with interlaced
 * 16-bit pictures until libpng 1.6.51, and since that fix and its backports makes wrong pixels of them. It also
 * converts samples by gAMA, with tables that come from pow, and never looks at what follows the image data.
 * Writing with it has no such faults.
 */

struct png_source {
    const unsigned char *next;
    size_t left;
};

static inline void png_source_read(png_structp png, png_bytep bytes, size_t count) {
    struct png_source *source = (struct png_source *)png_get_io_ptr(png);
    if (count > source->left) png_error(png, "the file is cut short");
    memcpy(bytes, source->next, count);
    source->next += count;
    source->left -= count;
}

enum { png_message_size = 128 };

static inline void png_give_up(png_structp png, png_const_charp message) {
    snprintf((char *)png_get_error_ptr(png), png_message_size, "%s", message);
    png_longjmp(png, 1);
}

/**
 * Decodes a whole PNG of any kind to 8-bit RGBA with straight alpha. No notion of colour changes samples.
 *
 * A warning counts as an error.
 *
 * @param width, height  what `pixels` has room for; a PNG of another size is an error
 * @param message  png_message_size bytes; receives the reason of a failure
 * @return whether the picture was decoded
 */
static inline int png_decode_rgba8(
    const void *bytes, size_t count, size_t width, size_t height, void *pixels, size_t bytes_per_row,
    char *message) {
    struct png_source source = {(const unsigned char *)bytes, count};
    png_infop volatile info = NULL;  /* volatile: read after a longjmp */
    volatile int done = 0;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, png_give_up, png_give_up);
    if (png == NULL) {
        snprintf(message, png_message_size, "libpng could not be started");
        return 0;
    }
    if (setjmp(png_jmpbuf(png)) == 0) {
        info = png_create_info_struct(png);
        if (info == NULL) png_error(png, "no memory is left");
        png_set_read_fn(png, &source, png_source_read);
        png_read_info(png, info);
        png_set_expand(png);  /* palettes, transparent colours, and fewer than 8 bits */
        png_set_scale_16(png);  /* to nearest; png_set_strip_16 would cut the low byte off */
        png_set_gray_to_rgb(png);
        png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
        int passes = png_set_interlace_handling(png);
        png_read_update_info(png, info);
        if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height
            || png_get_rowbytes(png, info) != 4 * width)
            png_error(png, "the size is not the expected one");
        for (int pass = 0; pass < passes; pass++)
            for (size_t y = 0; y < height; y++) png_read_row(png, (png_bytep)pixels + y * bytes_per_row, NULL);
        png_read_end(png, NULL);
        done = 1;
    }
    png_infop destroyed = info;
    png_destroy_read_struct(&png, &destroyed, NULL);
    return done;
}
