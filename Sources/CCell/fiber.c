// Stacks of their own for work that waits in the middle of what it calls: Swift can neither make one nor leave it.
#define _GNU_SOURCE
#include "CCell.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

struct cfiber {
  ucontext_t inside;  // where it goes on
  ucontext_t outside; // where its resumer goes on
  void (*body)(void *);
  void *argument;
  char *stack;
  int has_ended;
};

// As much as the first thread of a process has; the system gives pages as they are used. The lowest page is a guard.
enum { STACK = 8 << 20, GUARD = 64 << 10, SPARES = 8 };

// Stacks of fibers that have ended, for the next ones.
static char *spares[SPARES];
static int spare_count;

// The fiber that is about to begin: a context takes no pointer along.
static cfiber *beginning;

static char *take_stack(void) {
  if (spare_count > 0) return spares[--spare_count];
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
  char *stack = mmap(NULL, STACK, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (stack == MAP_FAILED) return NULL;
  mprotect(stack, GUARD, PROT_NONE);
  return stack;
}

static void leave_stack(char *stack) {
  if (spare_count < SPARES) {
    spares[spare_count++] = stack;
  } else {
    munmap(stack, STACK);
  }
}

static void begin(void) {
  cfiber *fiber = beginning;
  fiber->body(fiber->argument);
  fiber->has_ended = 1;
}

cfiber *cfiber_make(void (*body)(void *), void *argument) {
  cfiber *fiber = calloc(1, sizeof *fiber);
  if (fiber == NULL) return NULL;
  fiber->body = body;
  fiber->argument = argument;
  fiber->stack = take_stack();
  if (fiber->stack == NULL || getcontext(&fiber->inside) != 0) {
    cfiber_free(fiber);
    return NULL;
  }
  fiber->inside.uc_stack.ss_sp = fiber->stack + GUARD;
  fiber->inside.uc_stack.ss_size = STACK - GUARD;
  fiber->inside.uc_link = &fiber->outside;
  makecontext(&fiber->inside, begin, 0);
  return fiber;
}

int cfiber_resume(cfiber *fiber) {
  beginning = fiber;
  swapcontext(&fiber->outside, &fiber->inside);
  return !fiber->has_ended;
}

void cfiber_wait(cfiber *fiber) { swapcontext(&fiber->inside, &fiber->outside); }

void cfiber_free(cfiber *fiber) {
  if (fiber->stack != NULL) leave_stack(fiber->stack);
  free(fiber);
}
