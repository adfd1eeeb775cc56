// What a cell gives up.
#define _GNU_SOURCE
#include "seal.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CCELL_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CCELL_SANITIZED 1
#endif
#endif

int ccell_keep_only(int channel) {
  if (channel != CCELL_CHANNEL && dup2(channel, CCELL_CHANNEL) < 0) return -1;
  syscall(SYS_close_range, 0u, (unsigned)CCELL_CHANNEL - 1, 0u);
  if (syscall(SYS_close_range, (unsigned)CCELL_CHANNEL + 1, ~0u, 0u) == 0) {
    return fcntl(CCELL_CHANNEL, F_SETFD, 0);
  }
  // A kernel before 5.9.
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return -1;
  for (rlim_t number = 0; number < limit.rlim_cur; number++) {
    if (number != CCELL_CHANNEL) close((int)number);
  }
  return fcntl(CCELL_CHANNEL, F_SETFD, 0);
}

// One line of /proc/self/maps: `from-to rwxs …`. Unmaps what it tells of when that is shared.
static int unshare_line(char *line, const volatile void *page, size_t *mapped) {
  char *rest;
  uintptr_t from = strtoull(line, &rest, 16);
  if (*rest++ != '-') return -1;
  uintptr_t to = strtoull(rest, &rest, 16);
  if (*rest++ != ' ' || strlen(rest) < 4) return -1;
  if (rest[3] != 's' || from == (uintptr_t)page) {
    *mapped += to - from;
    return 0;
  }
  return munmap((void *)from, to - from);
}

int ccell_unshare(const volatile void *page, size_t *mapped) {
  *mapped = 0;
  int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) return -1;
  char text[16384];
  size_t held = 0;
  int result = 0;
  for (ssize_t count; result == 0 && (count = read(maps, text + held, sizeof text - 1 - held)) != 0;) {
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) result = -1;
    if (count < 0) break;
    held += (size_t)count;
    text[held] = 0;
    char *line = text;
    for (char *end; result == 0 && (end = strchr(line, '\n')) != NULL; line = end + 1) {
      *end = 0;
      result = unshare_line(line, page, mapped);
    }
    held -= (size_t)(line - text);
    memmove(text, line, held);
    if (held == sizeof text - 1) result = -1;
  }
  close(maps);
  return result;
}

static int set(__rlimit_resource_t resource, rlim_t soft, rlim_t hard) {
  struct rlimit present;
  if (getrlimit(resource, &present) != 0) return -1;
  if (present.rlim_max < hard) hard = present.rlim_max;
  struct rlimit limit = {.rlim_cur = soft < hard ? soft : hard, .rlim_max = hard};
  return setrlimit(resource, &limit);
}

int ccell_limit(ccell_limits limits, size_t mapped) {
  if (set(RLIMIT_CORE, 0, 0) != 0 || set(RLIMIT_FSIZE, 0, 0) != 0 || set(RLIMIT_NPROC, 0, 0) != 0) return -1;
  if (set(RLIMIT_NOFILE, 0, 0) != 0 || set(RLIMIT_MEMLOCK, 0, 0) != 0) return -1;
  // The soft limit's signal tells what happened; the hard one is for who would ignore it.
  if (limits.cpu_seconds != 0 && set(RLIMIT_CPU, limits.cpu_seconds, limits.cpu_seconds + 1) != 0) return -1;
#ifdef CCELL_SANITIZED
  (void)mapped;  // a sanitizer's shadow is larger than any limit
#else
  if (limits.memory != 0 && set(RLIMIT_AS, mapped + limits.memory, mapped + limits.memory) != 0) return -1;
#endif
  return 0;
}

static volatile unsigned *starved;

// The error of the last call that failed is still there when the fault comes that follows from it. A fault comes again when
// this returns, and then ends the process; the last words of Swift do not, so a call that is forbidden ends it.
static void note_fault(int number) {
  if (errno == ENOMEM) *starved = 1;
  if (number == SIGSYS) syscall(SYS_getppid);
}

void ccell_note_starvation(volatile unsigned *note) {
#ifdef CCELL_SANITIZED
  (void)note;  // a sanitizer has handlers of its own
#else
  static unsigned char room[64 << 10];
  const stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  const struct sigaction action = {.sa_handler = note_fault, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGSYS};
  starved = note + CCELL_STARVED;
  sigaltstack(&stack, NULL);
  for (size_t place = 0; place < sizeof faults / sizeof *faults; place++) sigaction(faults[place], &action, NULL);
#endif
}

// Calls that only compute, remember, tell the time or end.
static const int plain_calls[] = {
  SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(brk), SCMP_SYS(futex), SCMP_SYS(clock_gettime),
  SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(getrandom), SCMP_SYS(sysinfo), SCMP_SYS(sched_yield),
  SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask), SCMP_SYS(sigaltstack), SCMP_SYS(restart_syscall), SCMP_SYS(getpid),
  SCMP_SYS(gettid), SCMP_SYS(exit), SCMP_SYS(exit_group),
};

static int allow(scmp_filter_ctx filter) {
  int result = 0;
  for (size_t place = 0; place < sizeof plain_calls / sizeof *plain_calls; place++) {
    result |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, plain_calls[place], 0);
  }
  const struct scmp_arg_cmp channel = SCMP_A0_32(SCMP_CMP_EQ, CCELL_CHANNEL);
  result |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(read), 1, channel);
  result |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(write), 1, channel);
  // Last words of Swift reach nobody, but a handler that notes why it says them.
  const struct scmp_arg_cmp last_words = SCMP_A0_32(SCMP_CMP_EQ, STDERR_FILENO);
  result |= seccomp_rule_add(filter, SCMP_ACT_TRAP, SCMP_SYS(write), 1, last_words);
  // What C++ does where it is refused memory.
  const struct scmp_arg_cmp itself = SCMP_A0_32(SCMP_CMP_EQ, (scmp_datum_t)getpid());
  const struct scmp_arg_cmp abortion = SCMP_A2_32(SCMP_CMP_EQ, SIGABRT);
  result |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 2, itself, abortion);
  // Memory, but none that can be run, and none of a file.
  const struct scmp_arg_cmp data = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
  const struct scmp_arg_cmp own = SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS, MAP_ANONYMOUS);
  result |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 2, data, own);
  result |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, data);
  return result;
}

int ccell_filter(void) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
  if (filter == NULL) return -1;
  // A kernel that cannot do it is told apart from a list that cannot be made.
  int result = allow(filter) != 0 ? -1 : seccomp_load(filter) != 0 ? 1 : 0;
  seccomp_release(filter);
  return result;
}
