// Sizes, descriptors, files in memory and child processes: calls that Swift cannot import.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CTerminal.h"

// Below this number other programs expect their own descriptors (0, 1, 2, and those of a shell's redirections).
enum { FIRST_DESCRIPTOR = 10 };

int cterminal_size(int terminal, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return -1;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

int cterminal_copy(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, FIRST_DESCRIPTOR); }

static int move_up(int descriptor) {
  if (descriptor < 0 || descriptor >= FIRST_DESCRIPTOR) return descriptor;
  int copy = cterminal_copy(descriptor);
  close(descriptor);
  return copy;
}

int cterminal_reopen(int terminal) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", terminal);
  int opened = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  // The terminal of another user (su) cannot be opened, but the descriptor that was given works.
  return opened < 0 ? cterminal_copy(terminal) : move_up(opened);
}

int cterminal_memory_file(void) { return move_up(memfd_create("stderr", MFD_CLOEXEC)); }

int cterminal_run_again(char *const arguments[], int input, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return -1;
  }
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_RDWR, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  pid_t child;
  int error = posix_spawn(&child, "/proc/self/exe", &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? child : -1;
}
