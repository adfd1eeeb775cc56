// A cell's life: fork, giving up, ending.
#define _GNU_SOURCE
#include "CCell.h"
#include "seal.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// The note has a page, the area lies behind it.
static const size_t note_size = 4096;
const size_t ccell_shared_size = 4096 + 2 * CCELL_AREA;

void *ccell_map_shared(int memory) {
  int flags = memory < 0 ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED;
  void *note = mmap(NULL, ccell_shared_size, PROT_READ | PROT_WRITE, flags, memory, 0);
  return note == MAP_FAILED ? NULL : note;
}

void ccell_unmap_shared(void *note) { munmap(note, ccell_shared_size); }

void ccell_set_shared(ccell *cell, void *note) {
  cell->note = note;
  cell->area = (unsigned char *)note + note_size;
}

// What a terminal or a shell sends to the whole group is the parent's business.
static void forget_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  const int ignored[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU};
  for (size_t place = 0; place < sizeof ignored / sizeof *ignored; place++) signal(ignored[place], SIG_IGN);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// What is freed is soon wanted again: a Lua machine takes most of a megabyte at once, which the system would have to clear
// anew each time.
static void keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
#endif
}

int ccell_leave_parent(const char *name, pid_t parent) {
  prctl(PR_SET_NAME, name);
  ccell_unbind_copy();
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) return -1;
  forget_signals();
  setsid();
  return prctl(PR_SET_DUMPABLE, 0) != 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ? -1 : 0;
}

// A cell that can more than it should is none.
int ccell_give_up(const ccell *cell, pid_t parent, ccell_limits limits, int seals) {
  size_t mapped;
  keep_memory();
  if (ccell_unshare(cell->note, &mapped) != 0 || ccell_keep_only(cell->channel) != 0) ccell_leave(1);
  if (ccell_leave_parent("quizrun-cell", parent) != 0 || ccell_limit(limits, mapped) != 0) ccell_leave(1);
  ccell_note_starvation(cell->note);
  int filtered = seals ? ccell_filter() : 1;
  if (filtered < 0) ccell_leave(1);
  return filtered == 0 ? CCELL_SEALED : CCELL_UNSEALED;
}

int ccell_fork(ccell *cell, ccell_limits limits, int seals) {
  int ends[2];
  void *note = ccell_map_shared(-1);
  if (note == NULL) return CCELL_FAILED;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    ccell_unmap_shared(note);
    return CCELL_FAILED;
  }
  pid_t parent = getpid();
  pid_t child = fork();
  *cell = (ccell){.process = child, .channel = ends[child == 0]};
  ccell_set_shared(cell, note);
  if (child == 0) {
    int kind = ccell_give_up(cell, parent, limits, seals);
    cell->channel = CCELL_CHANNEL;
    return kind;
  }
  int reason = errno;
  close(ends[1]);
  if (child > 0) return CCELL_PARENT;
  close(ends[0]);
  ccell_unmap_shared(note);
  errno = reason;
  return CCELL_FAILED;
}

int ccell_end(ccell *cell) {
  if (cell->note == NULL) return 0;
  int status = 0;
  if (cell->process > 0) {
    kill(cell->process, SIGKILL);
    while (waitpid(cell->process, &status, 0) < 0 && errno == EINTR) {}
  }
  close(cell->channel);
  int starved = cell->note[CCELL_STARVED] != 0;
  ccell_unmap_shared((void *)cell->note);
  *cell = (ccell){.process = 0, .channel = -1, .note = NULL, .area = NULL, .starved = starved};
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

void ccell_leave(int status) { _exit(status); }

ssize_t ccell_send(int channel, const void *bytes, size_t count) {
  return send(channel, bytes, count, MSG_NOSIGNAL);
}

int ccell_unblock(int channel) {
  int flags = fcntl(channel, F_GETFL);
  return flags < 0 ? -1 : fcntl(channel, F_SETFL, flags | O_NONBLOCK);
}

void ccell_give_back(void) { malloc_trim(0); }

void ccell_keep(void) {
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
}
