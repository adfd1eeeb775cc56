// Runs a program on a pseudo-terminal of 80 × 24: how long until its first frame stands, and what it costs to do nothing.
//
//     screen SECONDS PROGRAM ARGUMENTS…      prints {"first_frame_ms":…,"idle_cpu_ms_per_s":…}
//
// A frame stands when output came and then nothing for 30 ms; the time is that of its last byte.
#define _GNU_SOURCE
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/// Milliseconds of CPU that a process has used, all its threads together.
static double cpu(pid_t pid) {
  clockid_t clock;
  struct timespec t;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &t) != 0) return 0;
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/// Reads until nothing comes for that long; when the last byte came, or 0 without any.
static double drain(int terminal, int quiet) {
  static char bytes[65536];
  double last = 0;
  struct pollfd waiting = {terminal, POLLIN, 0};
  while (poll(&waiting, 1, quiet) > 0) {
    if (read(terminal, bytes, sizeof bytes) <= 0) break;
    last = now();
  }
  return last;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: screen SECONDS PROGRAM ARGUMENTS…\n");
    return 2;
  }
  struct winsize size = {24, 80, 0, 0};
  int terminal;
  double start = now();
  pid_t child = forkpty(&terminal, NULL, NULL, &size);
  if (child < 0) return 1;
  if (child == 0) {
    setenv("TERM", "xterm-256color", 1);
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  struct pollfd waiting = {terminal, POLLIN, 0};
  poll(&waiting, 1, 5000);
  double first = drain(terminal, 30);
  drain(terminal, 1000);
  double before = cpu(child), from = now();
  if (first == 0) {
    fprintf(stderr, "screen: nothing was drawn\n");
    return 1;
  }
  while (now() - from < atof(arguments[1]) * 1e3) drain(terminal, 100);
  double idle = (cpu(child) - before) / ((now() - from) / 1e3);
  kill(child, SIGTERM);
  drain(terminal, 300);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  printf("{\"first_frame_ms\":%.2f,\"idle_cpu_ms_per_s\":%.3f}\n", first - start, idle);
  return 0;
}
