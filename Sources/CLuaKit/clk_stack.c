// Lua's stack: all of it is there before a script runs, and it never moves while one does.
//
// Lua grows its stack by moving it, and has held pointers to where it was: 5.4.4 with Debian's patches does so in
// `luaV_concat`, which goes on at the old place when a `__concat` metamethod made the stack grow. So a machine reserves the
// greatest stack that a call may have when it is opened. The frame that entered Lua claims all of it, so that a collection
// does not shrink it, and a call that needs more ends by a limit.
#include <stdatomic.h>
#include <stdlib.h>

#include "clk_private.h"

/// Bytes behind the stack, for what Lua writes beyond its end when an error is raised on a full one.
#define SLACK 4096
#define USE_FROM (16 * 1024)
#define USED_BYTES_PER_INSTRUCTION 128
#define WORDS_OF_STATE 16  // in which the stack's top is looked for

/// A stack that a dropped machine left, for the next one: fresh memory costs more than all else of opening.
static _Atomic(clk_block *) spare;

/// The block of a stack while it is being reserved. Returns NULL when there is no memory.
clk_block *clk_take_stack(clk_machine *m, size_t size) {
  clk_block *block = size == CLK_STACK_BYTES ? atomic_exchange(&spare, NULL) : NULL;
  if (!block) block = malloc(sizeof(clk_block) + size + SLACK);
  if (!block) return NULL;
  block->previous = block->next = block;
  m->stack = block;
  m->stack_size = size;
  return block;
}

/// Frees the stack of a machine that is dropped, or keeps it for another.
void clk_give_stack(clk_machine *m) {
  if (!m->stack) return;
  clk_block *block = m->stack;
  bool reserved = m->stack_size == CLK_STACK_BYTES;
  m->stack = NULL;
  m->stack_size = 0;
  free(reserved ? atomic_exchange(&spare, block) : block);
}

void clk_free_spare_stack(void) { free(atomic_exchange(&spare, NULL)); }

static uintptr_t word(const lua_State *L, size_t place) {
  uintptr_t value;
  memcpy(&value, (const char *)L + place * sizeof value, sizeof value);
  return value;
}

/// Finds the word of the state that says where its stack ends: the one that goes up with a value.
static void find_top(clk_machine *m) {
  uintptr_t before[WORDS_OF_STATE];
  for (size_t i = 0; i < WORDS_OF_STATE; i++) before[i] = word(m->L, i);
  lua_pushnil(m->L);
  for (size_t i = 0; i < WORDS_OF_STATE && !m->top_word; i++)
    if (word(m->L, i) == before[i] + CLK_VALUE_BYTES) m->top_word = i;
  lua_pop(m->L, 1);
}

bool clk_reserve_stack(clk_machine *m) {
  m->reserving = true;
  bool reserved = lua_checkstack(m->L, CLK_STACK_VALUES - 1 - lua_gettop(m->L)) != 0;
  m->reserving = false;
  if (!reserved || !m->stack) return false;
  find_top(m);
  return true;
}

/// What the hook takes while many values are on the stack, as single instructions copy them.
uint64_t clk_cost_of_stack(const clk_machine *m) {
  if (!m->stack || !m->top_word) return 0;
  uintptr_t start = (uintptr_t)(m->stack + 1), top = word(m->L, m->top_word);
  if (top < start + USE_FROM || top > start + m->stack_size) return 0;
  return (top - start) / USED_BYTES_PER_INSTRUCTION;
}
