// The time for which the program was stopped. The handler calls only what signal-safety(7) lists.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

#include "internal.h"

static _Atomic long long stopped_ms;

static long long steady_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void stopping(int signal);

static void count(int signal) {
  struct sigaction action = {.sa_handler = stopping};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static void stopping(int signal) {
  int error = errno;
  long long start = steady_ms();
  // In the background the terminal is somebody else's.
  if (signal == SIGTSTP) cterminal_show_typing_meanwhile();
  cterminal_default(signal);
  // Here it goes on.
  stopped_ms += steady_ms() - start;
  count(signal);
  errno = error;
}

void cterminal_count_stops(void) {
  const int stops[] = {SIGTSTP, SIGTTIN, SIGTTOU};
  for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
    struct sigaction before;
    sigaction(stops[i], NULL, &before);
    if (before.sa_handler == SIG_DFL) count(stops[i]);
  }
}

long long cterminal_stopped(void) { return stopped_ms; }
