// Vectors of 4, 8 and 16 lanes, one function an operation, each of them one instruction a register.
//
// The standard library's SIMD types do most of their arithmetic in a loop over the lanes and leave it to the
// optimiser to find the vectors again. It does in a small function; in a whole sampler it finds pieces, and the
// loop is four times slower. Here the vectors are there from the start. Nothing is fused: a multiplication and
// an addition are two functions.
#pragma once

#include <stdint.h>

#define LANES_INLINE static inline __attribute__((always_inline))

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
    LANES_INLINE lanes##N##_bits lanes##N##_shiftLeft(lanes##N##_bits a, uint32_t by) { return a << by; }   \
    LANES_INLINE lanes##N##_bits lanes##N##_shiftRight(lanes##N##_bits a, uint32_t by) { return a >> by; }  \
                                                                                                            \
    /* Exact below 2^24. */                                                                                 \
    LANES_INLINE lanes##N##_float lanes##N##_numbers(lanes##N##_mask a) {                                   \
        return __builtin_convertvector(a, lanes##N##_float);                                                \
    }                                                                                                       \
    /* A store past the caches, to an address that is a multiple of the vector's size. */                   \
    LANES_INLINE void lanes##N##_stream(lanes##N##_bits a, void *_Nonnull address) {                        \
        __builtin_nontemporal_store(a, (lanes##N##_bits *)address);                                         \
    }                                                                                                       \
    LANES_INLINE uint32_t lanes##N##_union(lanes##N##_bits a) { return __builtin_reduce_or(a); }            \
                                                                                                            \
    /* The low and the high words of as many pairs as there are lanes, given in two halves. Shuffled rather than \
       truncated, which takes AVX-512 twice the instructions. */                                            \
    LANES_INLINE lanes##N##_bits lanes##N##_low(lanes##N##_pairs a, lanes##N##_pairs b) {                   \
        return __builtin_shufflevector((lanes##N##_bits)a, (lanes##N##_bits)b, LANES_LOW_##N);              \
    }                                                                                                       \
    LANES_INLINE lanes##N##_bits lanes##N##_high(lanes##N##_pairs a, lanes##N##_pairs b) {                  \
        return __builtin_shufflevector((lanes##N##_bits)a, (lanes##N##_bits)b, LANES_HIGH_##N);             \
    }

#define LANES_LOW_4 0, 2, 4, 6
#define LANES_LOW_8 LANES_LOW_4, 8, 10, 12, 14
#define LANES_LOW_16 LANES_LOW_8, 16, 18, 20, 22, 24, 26, 28, 30
#define LANES_HIGH_4 1, 3, 5, 7
#define LANES_HIGH_8 LANES_HIGH_4, 9, 11, 13, 15
#define LANES_HIGH_16 LANES_HIGH_8, 17, 19, 21, 23, 25, 27, 29, 31

LANES(4)
LANES(8)
LANES(16)

#undef LANES
#undef LANES_INLINE

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
