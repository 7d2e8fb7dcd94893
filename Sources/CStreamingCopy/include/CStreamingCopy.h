#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*
 * memcpy with stores that go past the caches. A plain store reads the cache line that it is about to overwrite;
 * these do not, so that a copy larger than the caches moves two thirds of the bytes. Swift has no such store.
 *
 * The memory may start anywhere; destination and source must not overlap. When the function returns, other
 * threads may read the destination.
 */
static inline void streaming_copy(void *destination, const void *source, size_t count) {
    typedef uint64_t vector __attribute__((vector_size(16)));
    unsigned char *to = (unsigned char *)destination;
    const unsigned char *from = (const unsigned char *)source;

    // The store needs an aligned address.
    size_t head = (size_t)(-(uintptr_t)to % sizeof(vector));
    if (head > count) head = count;
    memcpy(to, from, head);

    size_t at = head;
    for (; count - at >= sizeof(vector); at += sizeof(vector)) {
        vector bytes;
        memcpy(&bytes, from + at, sizeof(vector));
        __builtin_nontemporal_store(bytes, (vector *)(void *)(to + at));
    }
    memcpy(to + at, from + at, count - at);

    // Such stores are not ordered with later ones; only a full fence orders them on every processor.
    __sync_synchronize();
}
