// Vectors of 4, 8 and 16 lanes, one function an operation, each of them one instruction a register.
//
// The standard library's SIMD types do most of their arithmetic in a loop over the lanes and leave it to the
// optimiser to find the vectors again. It does in a small function; in a whole sampler it finds pieces, and the
// loop is four times slower. Here the vectors are there from the start. Nothing is fused: a multiplication and
// an addition are two functions.
#pragma once

#include <stdint.h>

#define LANES_INLINE static inline __attribute__((always_inline))

// The high half of the product of two 16-bit numbers. What is spelled out becomes one instruction only up to 256 bits, and
// not in one step.
#define LANES_HIGH_PRODUCT(a, b) \
    __builtin_convertvector(__builtin_convertvector(a, wide) * __builtin_convertvector(b, wide) >> 16, words)
#if defined(__SSE2__)
typedef short lanes4_shorts __attribute__((vector_size(16)));
#define LANES_HIGH_PRODUCT_4(a, b) __builtin_ia32_pmulhuw128((lanes4_shorts)(a), (lanes4_shorts)(b))
#else
#define LANES_HIGH_PRODUCT_4(a, b) LANES_HIGH_PRODUCT(a, b)
#endif
#if defined(__AVX2__)
typedef short lanes8_shorts __attribute__((vector_size(32)));
#define LANES_HIGH_PRODUCT_8(a, b) __builtin_ia32_pmulhuw256((lanes8_shorts)(a), (lanes8_shorts)(b))
#else
#define LANES_HIGH_PRODUCT_8(a, b) LANES_HIGH_PRODUCT(a, b)
#endif
#if defined(__AVX512BW__)
typedef short lanes16_shorts __attribute__((vector_size(64)));
#define LANES_HIGH_PRODUCT_16(a, b) __builtin_ia32_pmulhuw512((lanes16_shorts)(a), (lanes16_shorts)(b))
#else
#define LANES_HIGH_PRODUCT_16(a, b) LANES_HIGH_PRODUCT(a, b)
#endif

// The sum of the low three bytes of each lane.
#define LANES_COLOR_SUM(a) ((a & 255) + ((a >> 8) & 255) + ((a >> 16) & 255))
#define LANES_COLOR_SUM_4(a) LANES_COLOR_SUM(a)
#if defined(__AVX2__)
typedef char lanes8_bytes __attribute__((vector_size(32)));
#define LANES_COLOR_SUM_8(a)                                                                                \
    __builtin_ia32_pmaddwd256(                                                                              \
        __builtin_ia32_pmaddubsw256((lanes8_bytes)(a), (lanes8_bytes)(lanes8_bits)(0x00010101)),            \
        (lanes8_shorts)(lanes8_bits)(0x00010001))
#else
#define LANES_COLOR_SUM_8(a) LANES_COLOR_SUM(a)
#endif
#if defined(__AVX512BW__)
typedef char lanes16_bytes __attribute__((vector_size(64)));
#define LANES_COLOR_SUM_16(a)                                                                               \
    __builtin_ia32_pmaddwd512(                                                                              \
        __builtin_ia32_pmaddubsw512((lanes16_bytes)(a), (lanes16_bytes)(lanes16_bits)(0x00010101)),         \
        (lanes16_shorts)(lanes16_bits)(0x00010001))
#else
#define LANES_COLOR_SUM_16(a) LANES_COLOR_SUM(a)
#endif

#define LANES(N)                                                                                            \
    typedef float lanes##N##_float __attribute__((ext_vector_type(N)));                                     \
    typedef uint32_t lanes##N##_bits __attribute__((ext_vector_type(N)));                                   \
    typedef int32_t lanes##N##_mask __attribute__((ext_vector_type(N)));                                    \
    typedef uint64_t lanes##N##_pairs __attribute__((ext_vector_type(N / 2)));                              \
                                                                                                            \
    LANES_INLINE lanes##N##_float lanes##N##_add(lanes##N##_float a, lanes##N##_float b) { return a + b; }  \
    LANES_INLINE lanes##N##_float lanes##N##_sub(lanes##N##_float a, lanes##N##_float b) { return a - b; }  \
    LANES_INLINE lanes##N##_float lanes##N##_mul(lanes##N##_float a, lanes##N##_float b) { return a * b; }  \
    LANES_INLINE lanes##N##_float lanes##N##_div(lanes##N##_float a, lanes##N##_float b) { return a / b; }  \
                                                                                                            \
    LANES_INLINE lanes##N##_mask lanes##N##_lt(lanes##N##_float a, lanes##N##_float b) { return a < b; }    \
    LANES_INLINE lanes##N##_mask lanes##N##_le(lanes##N##_float a, lanes##N##_float b) { return a <= b; }   \
    LANES_INLINE lanes##N##_mask lanes##N##_eq(lanes##N##_float a, lanes##N##_float b) { return a == b; }   \
    LANES_INLINE lanes##N##_mask lanes##N##_ne(lanes##N##_float a, lanes##N##_float b) { return a != b; }   \
    LANES_INLINE lanes##N##_float lanes##N##_select(                                                        \
        lanes##N##_mask mask, lanes##N##_float yes, lanes##N##_float no) { return mask ? yes : no; }        \
                                                                                                            \
    LANES_INLINE lanes##N##_bits lanes##N##_and(lanes##N##_bits a, lanes##N##_bits b) { return a & b; }     \
    LANES_INLINE lanes##N##_bits lanes##N##_or(lanes##N##_bits a, lanes##N##_bits b) { return a | b; }      \
    LANES_INLINE lanes##N##_bits lanes##N##_xor(lanes##N##_bits a, lanes##N##_bits b) { return a ^ b; }     \
    LANES_INLINE lanes##N##_bits lanes##N##_addBits(lanes##N##_bits a, lanes##N##_bits b) { return a + b; } \
    LANES_INLINE lanes##N##_bits lanes##N##_subBits(lanes##N##_bits a, lanes##N##_bits b) { return a - b; } \
    LANES_INLINE lanes##N##_bits lanes##N##_mulBits(lanes##N##_bits a, uint32_t b) { return a * b; }        \
    LANES_INLINE lanes##N##_bits lanes##N##_shiftLeft(lanes##N##_bits a, uint32_t by) { return a << by; }   \
    LANES_INLINE lanes##N##_bits lanes##N##_shiftRight(lanes##N##_bits a, uint32_t by) { return a >> by; }  \
                                                                                                            \
    /* Exact below 2^24. */                                                                                 \
    LANES_INLINE lanes##N##_float lanes##N##_numbers(lanes##N##_mask a) {                                   \
        return __builtin_convertvector(a, lanes##N##_float);                                                \
    }                                                                                                       \
    LANES_INLINE lanes##N##_float lanes##N##_sqrt(lanes##N##_float a) {                                     \
        return __builtin_elementwise_sqrt(a);                                                               \
    }                                                                                                       \
    LANES_INLINE lanes##N##_float lanes##N##_floor(lanes##N##_float a) {                                    \
        return __builtin_elementwise_floor(a);                                                              \
    }                                                                                                       \
    LANES_INLINE lanes##N##_float lanes##N##_roundEven(lanes##N##_float a) {                                \
        return __builtin_elementwise_roundeven(a);                                                          \
    }                                                                                                       \
    /* Each of the four bytes of a lane b becomes (floor(256 b factor / 65536) + half) / 256. */                \
    LANES_INLINE lanes##N##_bits lanes##N##_scaleBytes(                                                     \
        lanes##N##_bits a, uint16_t factor, uint16_t half) {                                                \
        typedef uint16_t words __attribute__((ext_vector_type(2 * N)));                                     \
        typedef uint32_t wide __attribute__((ext_vector_type(2 * N)));                                      \
        words low = (words)a << 8, high = (words)a & 0xFF00, factors = factor;                              \
        low = (words)LANES_HIGH_PRODUCT_##N(low, factors);                                                  \
        high = (words)LANES_HIGH_PRODUCT_##N(high, factors);                                                \
        return (lanes##N##_bits)((low + half) >> 8 | ((high + half) & 0xFF00));                             \
    }                                                                                                       \
    /* The low three bytes of each lane become their mean. 21846 is a third of 65536, rounded up: exact up to 765. */ \
    LANES_INLINE lanes##N##_bits lanes##N##_grayBytes(lanes##N##_bits a) {                                  \
        typedef uint16_t words __attribute__((ext_vector_type(2 * N)));                                     \
        typedef uint32_t wide __attribute__((ext_vector_type(2 * N)));                                      \
        words sum = (words)((lanes##N##_bits)LANES_COLOR_SUM_##N(a) + 1), thirds = 21846;                   \
        lanes##N##_bits mean = (lanes##N##_bits)LANES_HIGH_PRODUCT_##N(sum, thirds);                        \
        return mean | mean << 8 | mean << 16 | (a & 0xFF000000);                                            \
    }                                                                                                       \
    /* A store past the caches, to an address that is a multiple of the vector's size. */                   \
    LANES_INLINE void lanes##N##_stream(lanes##N##_bits a, void *_Nonnull address) {                        \
        __builtin_nontemporal_store(a, (lanes##N##_bits *)address);                                         \
    }                                                                                                       \
    LANES_INLINE uint32_t lanes##N##_union(lanes##N##_bits a) { return __builtin_reduce_or(a); }            \
                                                                                                            \
    /* Of two vectors in a row, every second lane; and the lanes of two in turns. Shuffled rather than truncated \
       where they are the words of pairs, which takes AVX-512 twice the instructions. */                    \
    LANES_INLINE lanes##N##_bits lanes##N##_even(lanes##N##_bits a, lanes##N##_bits b) {                    \
        return __builtin_shufflevector(a, b, LANES_EVEN_##N);                                               \
    }                                                                                                       \
    LANES_INLINE lanes##N##_bits lanes##N##_odd(lanes##N##_bits a, lanes##N##_bits b) {                     \
        return __builtin_shufflevector(a, b, LANES_ODD_##N);                                                \
    }                                                                                                       \
    LANES_INLINE lanes##N##_bits lanes##N##_lowTurns(lanes##N##_bits a, lanes##N##_bits b) {                \
        return __builtin_shufflevector(a, b, LANES_LOW_TURNS_##N);                                          \
    }                                                                                                       \
    LANES_INLINE lanes##N##_bits lanes##N##_highTurns(lanes##N##_bits a, lanes##N##_bits b) {               \
        return __builtin_shufflevector(a, b, LANES_HIGH_TURNS_##N);                                         \
    }

#define LANES_EVEN_4 0, 2, 4, 6
#define LANES_EVEN_8 LANES_EVEN_4, 8, 10, 12, 14
#define LANES_EVEN_16 LANES_EVEN_8, 16, 18, 20, 22, 24, 26, 28, 30
#define LANES_ODD_4 1, 3, 5, 7
#define LANES_ODD_8 LANES_ODD_4, 9, 11, 13, 15
#define LANES_ODD_16 LANES_ODD_8, 17, 19, 21, 23, 25, 27, 29, 31
#define LANES_LOW_TURNS_4 0, 4, 1, 5
#define LANES_LOW_TURNS_8 0, 8, 1, 9, 2, 10, 3, 11
#define LANES_LOW_TURNS_16 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define LANES_HIGH_TURNS_4 2, 6, 3, 7
#define LANES_HIGH_TURNS_8 4, 12, 5, 13, 6, 14, 7, 15
#define LANES_HIGH_TURNS_16 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31

LANES(4)
LANES(8)
LANES(16)

// Half-precision numbers, in the low 16 bits of a lane. The instructions for them and what is spelled out beside give the
// same but for the bits of a NaN.
#if defined(__F16C__) || defined(__aarch64__)

#define HALVES(N)                                                                                           \
    typedef uint16_t lanes##N##_words __attribute__((ext_vector_type(N)));                                  \
    typedef _Float16 lanes##N##_halves __attribute__((ext_vector_type(N)));                                 \
    LANES_INLINE lanes##N##_float lanes##N##_fromHalves(lanes##N##_bits a) {                                \
        return __builtin_convertvector(                                                                     \
            (lanes##N##_halves)__builtin_convertvector(a, lanes##N##_words), lanes##N##_float);             \
    }                                                                                                       \
    LANES_INLINE lanes##N##_bits lanes##N##_toHalves(lanes##N##_float a) {                                  \
        return __builtin_convertvector(                                                                     \
            (lanes##N##_words)__builtin_convertvector(a, lanes##N##_halves), lanes##N##_bits);              \
    }

#else

// From a half: with exponent and significand moved to their places in a float, only the exponent's bias is off, by 112;
// multiplying by 2^112 is exact, for subnormal halves too. What then is 2^16 or more was infinite or NaN.
//
// To a half, where it is normal: take the bias off and round at the 13 bits that go, by adding just under half of their
// unit, and one more where the last bit that stays is odd. Below 2^-14 halves are multiples of 2^-24, which is the unit of
// the floats from 1/2 to 1: adding 1/2 rounds. From 65520 on it is infinity.
#define HALVES(N)                                                                                           \
    LANES_INLINE lanes##N##_float lanes##N##_fromHalves(lanes##N##_bits a) {                                \
        lanes##N##_bits magnitude = (a & 0x7FFF) << 13, sign = (a & 0x8000) << 16;                          \
        lanes##N##_float number = (lanes##N##_float)magnitude * 0x1p112f;                                   \
        lanes##N##_bits bits =                                                                              \
            number < 0x1p16f ? (lanes##N##_bits)number : (magnitude | 0x7F800000);                          \
        return (lanes##N##_float)(bits | sign);                                                             \
    }                                                                                                       \
    LANES_INLINE lanes##N##_bits lanes##N##_toHalves(lanes##N##_float a) {                                  \
        lanes##N##_bits bits = (lanes##N##_bits)a, sign = (bits >> 16) & 0x8000;                            \
        lanes##N##_float magnitude = (lanes##N##_float)(bits & 0x7FFFFFFF);                                 \
        magnitude = magnitude < 0x1p16f ? magnitude : 0x1p16f;                                              \
        lanes##N##_bits normal = (lanes##N##_bits)magnitude;                                                \
        normal = (normal - ((112u << 23) - 0xFFF) + ((normal >> 13) & 1)) >> 13;                            \
        lanes##N##_bits subnormal = (lanes##N##_bits)(magnitude + 0.5f) - 0x3F000000;                       \
        lanes##N##_bits half = magnitude < 0x1p-14f ? subnormal : normal;                                   \
        return (a != a ? (lanes##N##_bits)0x7E00 : half) | sign;                                            \
    }

#endif

HALVES(4)
HALVES(8)
HALVES(16)

#undef HALVES

// Eight pixels of half precision, in 16-bit words: sorted by channel, two channels a vector, and back. By lanes of 32 bits it
// would be twice as many shuffles; what is spelled out for the packing in `LANES_PACK_WORDS` becomes as many again.
typedef uint16_t lanes8_wordPairs __attribute__((ext_vector_type(16)));

#if defined(__AVX2__)
typedef int lanes8_ints __attribute__((vector_size(32)));
#define LANES_PACK_WORDS(a, b) (lanes8_wordPairs) __builtin_ia32_packusdw256((lanes8_ints)(a), (lanes8_ints)(b))
#else
#define LANES_PACK_WORDS(a, b)                                                                              \
    __builtin_shufflevector((lanes8_wordPairs)(a), (lanes8_wordPairs)(b),                                   \
        0, 2, 4, 6, 16, 18, 20, 22, 8, 10, 12, 14, 24, 26, 28, 30)
#endif

// The words of red and green of a vector's four pixels, and then those of blue and alpha.
LANES_INLINE lanes8_bits lanes8_pairsByChannel(lanes8_bits a) {
    return __builtin_shufflevector(a, a, 0, 2, 4, 6, 1, 3, 5, 7);
}
// Of vectors that are so, the words of red and of blue.
LANES_INLINE lanes8_bits lanes8_redBlue(lanes8_bits a, lanes8_bits b) {
    return (lanes8_bits)LANES_PACK_WORDS(a & 0xFFFF, b & 0xFFFF);
}
LANES_INLINE lanes8_bits lanes8_greenAlpha(lanes8_bits a, lanes8_bits b) {
    return (lanes8_bits)LANES_PACK_WORDS(a >> 16, b >> 16);
}
// Each word of a vector's low half as a lane, and of its high half; and both from two vectors.
LANES_INLINE lanes8_bits lanes8_lowWords(lanes8_bits a) {
    return __builtin_convertvector(((lanes8_wordPairs)a).lo, lanes8_bits);
}
LANES_INLINE lanes8_bits lanes8_highWords(lanes8_bits a) {
    return __builtin_convertvector(((lanes8_wordPairs)a).hi, lanes8_bits);
}
LANES_INLINE lanes8_bits lanes8_joinedWords(lanes8_bits low, lanes8_bits high) {
    typedef uint16_t half __attribute__((ext_vector_type(8)));
    lanes8_wordPairs words;
    words.lo = __builtin_convertvector(low, half);
    words.hi = __builtin_convertvector(high, half);
    return (lanes8_bits)words;
}
// The first four pixels, and the last, of words of red and blue, and of green and alpha.
LANES_INLINE lanes8_bits lanes8_firstPixels(lanes8_bits a, lanes8_bits b) {
    lanes8_bits pairs = (lanes8_bits)__builtin_shufflevector((lanes8_wordPairs)a, (lanes8_wordPairs)b,
        0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
    return __builtin_shufflevector(pairs, pairs, 0, 4, 1, 5, 2, 6, 3, 7);
}
LANES_INLINE lanes8_bits lanes8_lastPixels(lanes8_bits a, lanes8_bits b) {
    lanes8_bits pairs = (lanes8_bits)__builtin_shufflevector((lanes8_wordPairs)a, (lanes8_wordPairs)b,
        4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31);
    return __builtin_shufflevector(pairs, pairs, 0, 4, 1, 5, 2, 6, 3, 7);
}
#undef LANES_PACK_WORDS
#undef LANES
#undef LANES_INLINE

// Whether rounding a vector is an instruction; without, it is a call for every lane.
static inline int clanes_hasRounding(void) {
#if defined(__SSE4_1__) || defined(__aarch64__)
    return 1;
#else
    return 0;
#endif
}

// Asks for the line at an address, which may be any; nothing waits for it.
static inline void clanes_prefetch(const void *_Nonnull address) { __builtin_prefetch(address); }

// Says that the core has nothing to do but to wait for another one.
static inline void clanes_pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __builtin_arm_yield();
#endif
}

// Makes stores past the caches visible to other cores, before the core that made them says that it is done.
static inline void clanes_streamed(void) {
#if defined(__x86_64__)
    __builtin_ia32_sfence();
#endif
}

// The x86-64 level of this processor: 4 (AVX-512), 3 (AVX2), or 0, also on every other architecture.
static inline int clanes_level(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("x86-64-v4")) return 4;
    if (__builtin_cpu_supports("x86-64-v3")) return 3;
#endif
    return 0;
}
