// On which processors a cell and whoever asks it run.
#define _GNU_SOURCE
#include "seal.h"

#include <sched.h>

// The cell that this thread is bound together with, 0 for none; and what it could use before.
static _Thread_local pid_t partner;
static _Thread_local cpu_set_t before;

int ccell_bind(pid_t cell) {
  if (partner != 0) return partner == cell;
  int processor = sched_getcpu();
  if (processor < 0 || processor >= CPU_SETSIZE) return 0;
  if (sched_getaffinity(0, sizeof before, &before) != 0 || CPU_COUNT(&before) < 2) return 0;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(processor, &one);
  if (sched_setaffinity(cell, sizeof one, &one) != 0) return 0;
  partner = cell;
  if (sched_setaffinity(0, sizeof one, &one) == 0) return 1;
  ccell_unbind(cell);
  return 0;
}

void ccell_unbind(pid_t cell) {
  if (partner == 0 || partner != cell) return;
  partner = 0;
  sched_setaffinity(0, sizeof before, &before);
  sched_setaffinity(cell, sizeof before, &before);
}

void ccell_unbind_copy(void) {
  if (partner != 0) sched_setaffinity(0, sizeof before, &before);
  partner = 0;
}
