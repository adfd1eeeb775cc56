// How a process gives up what it could do. Each function returns 0, or -1, where it returns anything.
#pragma once
#include "CCell.h"

// Closes every descriptor but one, which becomes CCELL_CHANNEL.
int ccell_keep_only(int channel);

// Unmaps all memory that is shared with other processes, but the one page; tells how many bytes stay mapped.
int ccell_unshare(const volatile void *page, size_t *mapped);

// `mapped` are the bytes of address space that the process has already.
int ccell_limit(ccell_limits limits, size_t mapped);

// 1 when this kernel has no filters.
int ccell_filter(void);

// Lets a copy of a thread that was bound run where that could before.
void ccell_unbind_copy(void);
