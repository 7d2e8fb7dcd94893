/*
 * Threads that wait for work: run_parts(work, context) calls work(context, part) once for every part from 0 to parts - 1,
 * on all threads, and returns when all are done. The caller is one of the threads.
 *
 * Frames follow one another within microseconds, so threads look for the next for a while before they sleep.
 */
#pragma once
#include <pthread.h>
#include <stdatomic.h>

typedef void part_work(void *context, int part);

static struct {
    pthread_mutex_t lock;
    pthread_cond_t begun;
    part_work *work;
    void *context;
    int parts, helpers;
    atomic_int round, next, busy;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER, .begun = PTHREAD_COND_INITIALIZER};

enum { looks = 20000 };

static void take_parts(void) {
    int part;
    while ((part = atomic_fetch_add(&pool.next, 1)) < pool.parts) pool.work(pool.context, part);
}

static void *helper(void *unused) {
    (void)unused;
    for (int seen = 0;; seen++) {
        for (int i = 0; i < looks && atomic_load_explicit(&pool.round, memory_order_acquire) == seen; i++)
            ;
        pthread_mutex_lock(&pool.lock);
        while (atomic_load(&pool.round) == seen) pthread_cond_wait(&pool.begun, &pool.lock);
        pthread_mutex_unlock(&pool.lock);
        take_parts();
        atomic_fetch_sub(&pool.busy, 1);
    }
    return NULL;
}

/* Call once. */
static void start_pool(int threads) {
    pthread_t thread;
    for (int i = 1; i < threads; i++) pool.helpers += pthread_create(&thread, NULL, helper, NULL) == 0;
}

static void run_parts(part_work *work, void *context, int parts) {
    pool.work = work;
    pool.context = context;
    pool.parts = parts;
    atomic_store(&pool.next, 0);
    atomic_store(&pool.busy, pool.helpers);
    pthread_mutex_lock(&pool.lock);
    atomic_fetch_add(&pool.round, 1);
    pthread_cond_broadcast(&pool.begun);
    pthread_mutex_unlock(&pool.lock);
    take_parts();
    while (atomic_load(&pool.busy) > 0)
        ;
}
