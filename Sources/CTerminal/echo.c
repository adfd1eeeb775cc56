// What is typed is not shown for a while. The handler calls only what signal-safety(7) lists.
#include <errno.h>
#include <signal.h>
#include <unistd.h>

#include "internal.h"

static const int fatal[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { FATAL = sizeof fatal / sizeof *fatal };

static struct sigaction before[FATAL];
static struct termios shown;
static int hidden_on = -1;
static volatile sig_atomic_t hiding;

static int set(int terminal, const struct termios *modes) {
  while (tcsetattr(terminal, TCSANOW, modes) != 0) {
    if (errno != EINTR) return -1;
  }
  return 0;
}

static void ended(int signal) {
  if (hiding) set(hidden_on, &shown);
  hiding = 0;
  // The action from before takes over as soon as this returns.
  for (int i = 0; i < FATAL; i++) sigaction(fatal[i], &before[i], NULL);
  raise(signal);
}

void cterminal_show_typing_meanwhile(void) {
  if (hiding) set(hidden_on, &shown);
}

static int hide(int terminal) {
  struct termios modes = shown;
  modes.c_lflag = (modes.c_lflag & ~(tcflag_t)ECHO) | ECHONL;
  return set(terminal, &modes);
}

int cterminal_hide_typing(int terminal) {
  if (hiding) return hide(terminal);
  if (tcgetattr(terminal, &shown) != 0) return -1;
  struct sigaction action = {.sa_handler = ended};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < FATAL; i++) {
    sigaction(fatal[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(fatal[i], &action, NULL);
  }
  hidden_on = terminal;
  hiding = 1;
  return hide(terminal);
}

void cterminal_show_typing(void) {
  if (!hiding) return;
  set(hidden_on, &shown);
  hiding = 0;
  for (int i = 0; i < FATAL; i++) sigaction(fatal[i], &before[i], NULL);
}
