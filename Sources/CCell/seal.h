// How a process gives up what it could do. Each function returns 0, or -1, where it returns anything.
#pragma once
#include "CCell.h"

// Closes every descriptor but one, which becomes CCELL_CHANNEL.
int ccell_keep_only(int channel);

// Unmaps all memory that is shared with other processes, but the one page; tells how many bytes stay mapped.
int ccell_unshare(const volatile void *page, size_t *mapped);

// `mapped` are the bytes of address space that the process has already.
int ccell_limit(ccell_limits limits, size_t mapped);

// The word behind the note: not 0 once a cell broke down over memory that it was refused.
enum { CCELL_STARVED = 1 };

// From now on a cell that breaks down says there whether it was refused memory.
void ccell_note_starvation(volatile unsigned *note);

// 1 when this kernel has no filters.
int ccell_filter(void);

// Becomes a cell, in the child of `parent`. Returns how it is closed off; what cannot be given up ends it.
int ccell_give_up(const ccell *cell, pid_t parent, ccell_limits limits, int seals);

// Lets go of the terminal, of signals that are its parent's business, and of what could give it rights; ends with its parent.
// Returns -1 when that cannot be.
int ccell_leave_parent(const char *name, pid_t parent);

// Memory that two processes see: the note's page, and the area behind it. NULL when there is none.
void *ccell_map_shared(int memory);
void ccell_unmap_shared(void *note);
// Says where it lies.
void ccell_set_shared(ccell *cell, void *note);
// Bytes of it.
extern const size_t ccell_shared_size;

// Lets a copy of a thread that was bound run where that could before.
void ccell_unbind_copy(void);
