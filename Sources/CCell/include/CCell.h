// A process that can do nothing but compute: what it needs in C, since Swift can neither fork nor speak to the kernel's
// filters. Knows no Lua and no quiz.
#pragma once
#include <stddef.h>
#include <sys/types.h>

// What a cell may use; 0 leaves a limit as it is.
typedef struct {
  size_t memory;        // bytes of address space beyond those that its parent has
  unsigned cpu_seconds; // processor time in all
} ccell_limits;

// A cell as its parent sees it.
typedef struct {
  pid_t process;
  int channel;            // bytes to it and from it; closed on exec
  volatile unsigned *note; // a word that the cell writes and its parent reads: what it is doing
  unsigned char *area;     // memory that both see, CCELL_AREA bytes for requests, as many for replies
  int starved;             // once it has ended, whether it broke down over memory that it was refused
} ccell;

// How a cell is closed off.
enum {
  CCELL_PARENT = 1,   // this is the parent
  CCELL_SEALED = 0,   // this is the cell; the kernel ends it at any call that is not on the list
  CCELL_UNSEALED = 2, // this is the cell; this kernel has no filters, only limits hold
  CCELL_FAILED = -1,  // no process could be had; errno says why
};

// The cell's only descriptor.
enum { CCELL_CHANNEL = 3 };

// Bytes of a request or a reply that may lie in the area; memory is taken for what lay there only.
enum { CCELL_AREA = 512 << 10 };

// Makes a cell of a copy of this process, which must have one thread only. Returns twice: in the parent, and in the cell,
// which has no descriptor but CCELL_CHANNEL, no terminal, no memory that it shares but its note and its area, no way to more
// rights, and ends with its parent. `seals` 0 leaves the filter out, as on a kernel without.
int ccell_fork(ccell *cell, ccell_limits limits, int seals);

// Where cells come from that are no copies of the process that asks for them.
typedef struct {
  pid_t process;
  int channel;
} ccell_template;

// Makes a template: a copy of this process, which must have one thread only, that makes cells when it is asked. Returns
// CCELL_PARENT here, CCELL_FAILED where no process could be had, and CCELL_SEALED or CCELL_UNSEALED in each cell that it makes.
// `ready` is called in the template once it has made the first cell, before it says so, and may end it.
int ccell_template_start(ccell_template *template, ccell *cell, void (*ready)(void));

// Orders a cell, whose parent this process is: all of it but its process is known at once. Returns CCELL_PARENT, or
// CCELL_FAILED with errno: EPIPE where the template has ended.
int ccell_template_order(const ccell_template *template, ccell *cell, ccell_limits limits, int seals);

// The process of the next cell in the order of the orders; waits for it. Returns -1 with errno where there is none.
pid_t ccell_template_next(const ccell_template *template);

// Ends a template, or with `waits` waits for one that ends by itself. Returns its status as `waitpid` says it.
int ccell_template_end(ccell_template *template, int waits);

// Binds the calling thread and a cell to the processor on which the thread runs: while they do nothing but wait for each other
// in turn, waking another processor takes longer than what it is woken for. False where there is only one, or the system
// refuses it.
int ccell_bind(pid_t cell);

// Lets both run again where the thread could before; nothing for any other cell.
void ccell_unbind(pid_t cell);

// Ends a cell, whatever it is doing, and leaves no zombie; also one that has no process. Returns the signal that ended it, 0
// if it ended by itself.
int ccell_end(ccell *cell);

// Ends this process at once, as a cell does when its work is done.
_Noreturn void ccell_leave(int status);

// Sends some bytes, without a signal when nobody is there; as write does.
ssize_t ccell_send(int channel, const void *bytes, size_t count);

// Makes a channel return at once where it would have to wait.
int ccell_unblock(int channel);

// Gives memory that this process does not use any more back to the system.
void ccell_give_back(void);

// From now on up to 16 MB stay with this process once they are freed, instead of going to the system and coming back.
void ccell_keep(void);

// Work with a stack of its own. All fibers of a process belong to the one thread that resumes them.
typedef struct cfiber cfiber;

// Makes a fiber that will call `body`; NULL where no memory can be had for its stack.
cfiber *cfiber_make(void (*body)(void *), void *argument);

// Runs a fiber until it waits or ends; false once it has ended. A fiber may resume another one.
int cfiber_resume(cfiber *fiber);

// Leaves the fiber, called by itself, until it is resumed.
void cfiber_wait(cfiber *fiber);

// Frees a fiber that has ended, or that nobody resumes again.
void cfiber_free(cfiber *fiber);
