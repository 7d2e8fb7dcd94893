/* Copies of memory over all cores: one part a core, which is fastest for stores past the caches. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "pool.h"

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

struct copy {
    unsigned char *to;
    const unsigned char *from;
    size_t bytes;
    int parts;
};

/* Parts start at cache lines. */
static size_t start_of(const struct copy *copy, int part) {
    return part == copy->parts ? copy->bytes : copy->bytes / 64 * part / copy->parts * 64;
}

static void plain(void *context, int part) {
    const struct copy *copy = context;
    const size_t start = start_of(copy, part), end = start_of(copy, part + 1);
    memcpy(copy->to + start, copy->from + start, end - start);
}

/* A plain store first reads the line that it overwrites, these do not. */
static void streaming(void *context, int part) {
#if defined(__x86_64__)
    const struct copy *copy = context;
    const size_t start = start_of(copy, part), end = start_of(copy, part + 1);
    size_t at = start;
    for (; end - at >= 64; at += 64) {
        const __m128i *from = (const __m128i *)(copy->from + at);
        __m128i *to = (__m128i *)(copy->to + at);
        const __m128i a = _mm_load_si128(from), b = _mm_load_si128(from + 1), c = _mm_load_si128(from + 2),
                      d = _mm_load_si128(from + 3);
        _mm_stream_si128(to, a);
        _mm_stream_si128(to + 1, b);
        _mm_stream_si128(to + 2, c);
        _mm_stream_si128(to + 3, d);
    }
    memcpy(copy->to + at, copy->from + at, end - at);
    _mm_sfence();
#else
    plain(context, part);
#endif
}

void prepare(int threads) { start_pool(threads); }

/* Both addresses at the start of a cache line. */
void copy(void *to, const void *from, size_t bytes, int parts, int past_caches) {
    struct copy copy = {to, from, bytes, parts};
    run_parts(past_caches ? streaming : plain, &copy, parts);
}
