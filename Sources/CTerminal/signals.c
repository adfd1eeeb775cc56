// Signals as bytes in a pipe. The handlers call only what signal-safety(7) lists.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "internal.h"

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { CAUGHT = sizeof caught / sizeof *caught };

static struct sigaction before[CAUGHT], broken_pipe;
static int ends[2] = {-1, -1};
static volatile sig_atomic_t ending;

static int is_end(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT;
}

static void arrived(int signal) {
  int error = errno;
  // Closing a terminal can send HUP twice; only who insists at the keyboard gets an end without goodbye.
  if ((signal == SIGINT || signal == SIGQUIT) && ending) {
    cterminal_give_back();
    cterminal_die_by(signal);
  }
  if (is_end(signal)) ending = 1;
  unsigned char byte = (unsigned char)signal;
  // A full pipe drops the byte: there are hundreds of signals to be read already.
  while (write(ends[1], &byte, 1) < 0 && errno == EINTR) {
  }
  errno = error;
}

static void catch(int signal) {
  struct sigaction action = {.sa_handler = arrived};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

int cterminal_signals_begin(void) {
  int pair[2];
  if (pipe2(pair, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    ends[i] = cterminal_copy(pair[i]);
    close(pair[i]);
  }
  ending = 0;
  for (int i = 0; i < CAUGHT; i++) {
    sigaction(caught[i], NULL, &before[i]);
    int ignored = before[i].sa_handler == SIG_IGN && (caught[i] == SIGHUP || caught[i] == SIGTSTP);
    if (!ignored) catch(caught[i]);
  }
  // A rescue child that was killed must not take the program with it.
  sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, &broken_pipe);
  return ends[0];
}

void cterminal_signals_end(void) {
  if (ends[0] < 0) return;
  for (int i = 0; i < CAUGHT; i++) sigaction(caught[i], &before[i], NULL);
  sigaction(SIGPIPE, &broken_pipe, NULL);
  for (int i = 0; i < 2; i++) {
    close(ends[i]);
    ends[i] = -1;
  }
}

void cterminal_default(int signal_number) {
  signal(signal_number, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal_number);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  raise(signal_number);
}

void cterminal_stop(void) {
  cterminal_default(SIGTSTP);
  catch(SIGTSTP);
}

void cterminal_die_by(int signal) {
  cterminal_default(signal);
  _exit(128 + signal);
}

void cterminal_ignore_signals(void) {
  const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
}
