// SPDX-License-Identifier: MIT
//
// Counts what a process allocates: preloaded into it, stands before the allocator of glibc. aura-bench finds the
// functions below by name and reports what they tell; without the preload it reports no allocations.
//
//   cc -O2 -shared -fPIC -o counter.so Benchmarks/counter/allocations.c
//   LD_PRELOAD=$PWD/counter.so .build-release/release/aura-bench decode
//
// Each block has a head with its size, so that malloc_usable_size tells what was asked for, to 16 bytes. glibc's own
// answer depends on what lay in the heap before, and Swift's arrays grow by it: counts would move with the length of
// an environment variable.

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void __libc_free(void *);

struct head {
  size_t size;
  void *start;
};
_Static_assert(sizeof(struct head) == 16, "blocks stay aligned to 16 bytes");

static atomic_long count, live, peak;

// Blocks handed out since the process began.
long aura_allocation_count(void) { return count; }
// Bytes handed out and not given back.
long aura_live_bytes(void) { return live; }
// The most of them at once since the last call of aura_restart_peak.
long aura_peak_bytes(void) { return peak; }
void aura_restart_peak(void) { peak = live; }

static struct head *head_of(void *block) { return (struct head *)block - 1; }

static void *take(size_t alignment, size_t size) {
  if (alignment < 16) alignment = 16;
  size = (size + 15) & ~(size_t)15;
  if (size > PTRDIFF_MAX - alignment - sizeof(struct head)) return errno = ENOMEM, NULL;
  // glibc aligns to 16, as the head needs; more is found inside a longer block.
  char *start = __libc_malloc(size + sizeof(struct head) + (alignment > 16 ? alignment : 0));
  if (!start) return NULL;
  char *block = start + sizeof(struct head);
  block += (alignment - (uintptr_t)block % alignment) % alignment;
  *head_of(block) = (struct head){size, start};
  atomic_fetch_add(&count, 1);
  long now = atomic_fetch_add(&live, (long)size) + (long)size, most = peak;
  while (now > most && !atomic_compare_exchange_weak(&peak, &most, now)) {}
  return block;
}

void *malloc(size_t size) { return take(16, size); }
void *memalign(size_t alignment, size_t size) { return take(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return take(alignment, size); }
size_t malloc_usable_size(void *block) { return block ? head_of(block)->size : 0; }

void free(void *block) {
  if (!block) return;
  atomic_fetch_sub(&live, (long)head_of(block)->size);
  __libc_free(head_of(block)->start);
}

void *calloc(size_t members, size_t each) {
  size_t size;
  if (__builtin_mul_overflow(members, each, &size)) return errno = ENOMEM, NULL;
  void *block = take(16, size);
  return block ? memset(block, 0, size) : NULL;
}

// Counts as one block more, as it does with whoever counts what was asked for.
void *realloc(void *block, size_t size) {
  if (!block) return malloc(size);
  if (size == 0) return free(block), NULL;
  void *moved = malloc(size);
  if (!moved) return NULL;
  size_t before = head_of(block)->size;
  memcpy(moved, block, before < size ? before : size);
  free(block);
  return moved;
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  void *block = take(alignment, size);
  if (!block) return ENOMEM;
  *out = block;
  return 0;
}
