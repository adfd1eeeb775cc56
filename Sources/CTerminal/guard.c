// Gives the terminal back when the program crashes. The handler calls only what signal-safety(7) lists.
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { CRASHES = sizeof crashes / sizeof *crashes };

static cterminal_guard guard;
static volatile sig_atomic_t guarding;
static struct sigaction before[CRASHES];
static char stack[1 << 16];  // A stack overflow leaves no room on the usual one.

static void write_all(int descriptor, const char *bytes, size_t count) {
  for (int patience = 20; count > 0 && patience > 0;) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
      poll(&writable, 1, 25);
      patience--;
    } else if (written < 0 && errno != EINTR) {
      return;
    }
  }
}

// Bytes that could drive a terminal become question marks.
static void replay(int from, int to) {
  char buffer[512];
  off_t offset = 0;
  for (ssize_t count; (count = pread(from, buffer, sizeof buffer, offset)) > 0; offset += count) {
    for (ssize_t i = 0; i < count; i++) {
      unsigned char byte = (unsigned char)buffer[i];
      if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f) buffer[i] = '?';
    }
    write_all(to, buffer, (size_t)count);
  }
}

void cterminal_give_back(void) {
  if (!guarding) return;
  guarding = 0;
  write_all(guard.terminal, guard.restore, guard.restore_count);
  tcsetattr(guard.terminal, TCSANOW, &guard.saved);
  if (guard.rescue >= 0) write_all(guard.rescue, (const char[]){CTERMINAL_DISARM}, 1);
  if (guard.errors < 0) return;
  dup2(guard.errors, STDERR_FILENO);
  if (guard.captured >= 0) replay(guard.captured, guard.errors);
}

static void crashed(int signal) {
  cterminal_give_back();
  // The action from before (the default, or the runtime's own report) takes over as soon as this returns.
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &before[i], NULL);
  raise(signal);
}

// A crash may come between any two lines: the compiler must not move the values behind the word that says they are there.
void cterminal_guard_begin(const cterminal_guard *values) {
  int again = guarding;
  guarding = 0;
  atomic_signal_fence(memory_order_seq_cst);
  guard = *values;
  atomic_signal_fence(memory_order_seq_cst);
  guarding = 1;
  if (again) return;
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &action, &before[i]);
}

void cterminal_guard_end(void) {
  if (!guarding) return;
  guarding = 0;
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &before[i], NULL);
}
