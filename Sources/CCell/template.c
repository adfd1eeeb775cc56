// A template: a process from which cells are copied, so that none of them has what their parent learned since.
//
// It is a copy of its parent as that was at the start, with one descriptor; no plugin ever runs in it. Asked for a cell it
// gets the cell's end of the channel and the memory that both see, and copies itself. `CLONE_PARENT` makes the copy a child of
// its own parent, which can wait for it, end it and read its clock as if it had copied itself.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CCell.h"
#include "seal.h"

typedef struct {
  ccell_limits limits;
  int seals;
} order;

// The process, or 0 and the reason of the system.
typedef struct {
  pid_t process;
  int reason;
} answer;

enum { CHANNEL, MEMORY, DESCRIPTORS };

// A message with descriptors beside it.
typedef union {
  struct cmsghdr head;
  char room[CMSG_SPACE(DESCRIPTORS * sizeof(int))];
} beside;

static struct msghdr message(struct iovec *bytes, beside *control) {
  memset(control, 0, sizeof *control);
  return (struct msghdr){
      .msg_iov = bytes, .msg_iovlen = 1, .msg_control = control->room, .msg_controllen = sizeof control->room};
}

// MARK: Inside

// Waits for an order. Returns -1 when none comes any more.
static int await(order *order, int descriptors[DESCRIPTORS]) {
  beside control;
  struct iovec bytes = {order, sizeof *order};
  struct msghdr head = message(&bytes, &control);
  ssize_t count;
  do count = recvmsg(CCELL_CHANNEL, &head, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  struct cmsghdr *first = CMSG_FIRSTHDR(&head);
  if (count != sizeof *order || first == NULL || first->cmsg_type != SCM_RIGHTS ||
      first->cmsg_len != CMSG_LEN(DESCRIPTORS * sizeof(int)))
    return -1;
  memcpy(descriptors, CMSG_DATA(first), DESCRIPTORS * sizeof(int));
  return 0;
}

// Copies this process, as a child of its parent. No handler of `fork` is called: nothing here has one that matters.
static pid_t copy(void) { return (pid_t)syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0); }

// Makes cells until nobody wants any more; returns in each of them alone.
static int serve(ccell *cell, pid_t parent, void (*ready)(void)) {
  order order;
  int descriptors[DESCRIPTORS];
  while (await(&order, descriptors) == 0) {
    answer answer = {0, ENOMEM};
    void *note = ccell_map_shared(descriptors[MEMORY]);
    close(descriptors[MEMORY]);
    if (note != NULL) {
      answer.process = copy();
      answer.reason = answer.process < 0 ? errno : 0;
    }
    if (note != NULL && answer.process == 0) {
      *cell = (ccell){.process = 0, .channel = descriptors[CHANNEL]};
      ccell_set_shared(cell, note);
      int kind = ccell_give_up(cell, parent, order.limits, order.seals);
      cell->channel = CCELL_CHANNEL;
      return kind;
    }
    if (note != NULL) ccell_unmap_shared(note);
    close(descriptors[CHANNEL]);
    if (ready != NULL) ready();
    ready = NULL;
    if (ccell_send(CCELL_CHANNEL, &answer, sizeof answer) != sizeof answer) break;
  }
  ccell_leave(0);
}

int ccell_template_start(ccell_template *template, ccell *cell, void (*ready)(void)) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return CCELL_FAILED;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    size_t mapped;
    if (ccell_unshare(NULL, &mapped) != 0 || ccell_keep_only(ends[1]) != 0) ccell_leave(1);
    if (ccell_leave_parent("quizrun-cells", parent) != 0) ccell_leave(1);
    return serve(cell, parent, ready);
  }
  int reason = errno;
  close(ends[1]);
  *template = (ccell_template){.process = child, .channel = ends[0]};
  if (child > 0) return CCELL_PARENT;
  close(ends[0]);
  errno = reason;
  return CCELL_FAILED;
}

// MARK: Outside

// Sends an order. Returns -1 with errno.
static int send_order(int channel, order *order, const int descriptors[DESCRIPTORS]) {
  beside control;
  struct iovec bytes = {order, sizeof *order};
  struct msghdr head = message(&bytes, &control);
  struct cmsghdr *first = CMSG_FIRSTHDR(&head);
  first->cmsg_level = SOL_SOCKET;
  first->cmsg_type = SCM_RIGHTS;
  first->cmsg_len = CMSG_LEN(DESCRIPTORS * sizeof(int));
  memcpy(CMSG_DATA(first), descriptors, DESCRIPTORS * sizeof(int));
  ssize_t count;
  do count = sendmsg(channel, &head, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  return count == sizeof *order ? 0 : -1;
}

int ccell_template_order(const ccell_template *template, ccell *cell, ccell_limits limits, int seals) {
  int ends[2], memory = memfd_create("quizrun-cell", MFD_CLOEXEC);
  if (memory < 0) return CCELL_FAILED;
  int sent = -1, reason;
  void *note = ftruncate(memory, (off_t)ccell_shared_size) == 0 ? ccell_map_shared(memory) : NULL;
  if (note != NULL && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0) {
    order order = {.limits = limits, .seals = seals};
    sent = send_order(template->channel, &order, (const int[DESCRIPTORS]){ends[1], memory});
    reason = errno;
    close(ends[1]);
    if (sent != 0) close(ends[0]);
  } else {
    reason = errno;
  }
  close(memory);
  if (sent == 0) {
    *cell = (ccell){.process = 0, .channel = ends[0]};
    ccell_set_shared(cell, note);
    return CCELL_PARENT;
  }
  if (note != NULL) ccell_unmap_shared(note);
  errno = reason;
  return CCELL_FAILED;
}

pid_t ccell_template_next(const ccell_template *template) {
  answer answer;
  ssize_t count;
  do count = recv(template->channel, &answer, sizeof answer, 0);
  while (count < 0 && errno == EINTR);
  if (count == sizeof answer && answer.process > 0) return answer.process;
  errno = count == sizeof answer ? answer.reason : EPIPE;
  return -1;
}

int ccell_template_end(ccell_template *template, int waits) {
  if (template->process <= 0) return 0;
  int status = 0;
  close(template->channel);
  if (!waits) kill(template->process, SIGKILL);
  while (waitpid(template->process, &status, 0) < 0 && errno == EINTR) {}
  *template = (ccell_template){.process = 0, .channel = -1};
  return status;
}
