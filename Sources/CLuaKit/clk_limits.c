// Limits: the allocator, the hook and the clock. A limit that is hit leaves the machine by a jump, so that nothing of
// the script runs afterwards: no pcall, no handler, no metamethod.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "clk_private.h"

#define DEEP_CALLS 1000
#define LOOK_AT_CLOCK_FROM (16 * 1024)
#define FIRST_SHORT_TEXTS (128 * sizeof(void *))
#define COLLECTED_BYTES_PER_INSTRUCTION 256
#define ALLOCATED_BYTES_PER_INSTRUCTION 128
#define TEXT_BYTES_PER_INSTRUCTION 64
#define ENTRY_BYTES_PER_INSTRUCTION 6
#define COST_OF_ALLOCATION 4

uint64_t clk_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
  return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

uint64_t clk_work(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

_Noreturn void clk_leave(clk_machine *m, clk_status status, const char *message) {
  m->armed = false;
  clk_set_text(m->message, sizeof m->message, message, strlen(message));
  if (m->L && status == CLK_TIME) clk_note_outermost(m);  // the line at hand differs from run to run
  else if (m->L) clk_note_position(m, 0);
  _longjmp(m->out, (int)status);
}

static _Noreturn void leave_instructions(clk_machine *m) {
  char text[160];
  snprintf(text, sizeof text, "stopped after %lld instructions: an endless loop, or too much work for one call",
           (long long)m->granted);
  clk_leave(m, CLK_INSTRUCTIONS, text);
}

void clk_check_clock(clk_machine *m) {
  if (!m->armed) return;
  uint64_t now = clk_now();
  if (m->deadline == 0) {
    m->begun = now;
    m->deadline = now + m->limits.milliseconds;
    m->worked = clk_work();
  }
  if (now <= m->deadline) return;
  // The thread's own time counts, so that a busy machine stops no call; the clock only says when to look at it.
  uint64_t worked = clk_work() - m->worked, allowed = m->limits.milliseconds + m->excused;
  if (worked < allowed) {
    m->deadline = now + (allowed - worked);
    return;
  }
  char text[160];
  snprintf(text, sizeof text, "stopped after %u ms: too much work for one call", m->limits.milliseconds);
  clk_leave(m, CLK_TIME, text);
}

/// Makes `__mode` mean nothing while a collection runs, in every metatable to which a script has added one: what is only held
/// by a weak table would show when collections happen. Keeps it in the list of metatables, or with `back` puts it back.
static void hide_weakness(lua_State *L, bool back) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_METATABLES);
  int list = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, list)) {  // metatable, true or what it had
    lua_pushliteral(L, "__mode");
    if (back) lua_pushvalue(L, -2);
    else lua_pushboolean(L, false);
    lua_pushliteral(L, "__mode");
    bool is_weak = lua_rawget(L, -5) == LUA_TSTRING;
    bool was_weak = lua_type(L, -4) == LUA_TSTRING;
    if (back ? was_weak : is_weak) {
      lua_pushvalue(L, -5);  // keeps both what `__mode` was and, later, that nothing is kept
      if (back) lua_pushboolean(L, true);
      else lua_pushvalue(L, -2);
      lua_rawset(L, list);
      lua_pop(L, 1);
      lua_rawset(L, -4);  // over a value that is there: the table stays laid out as it is
      lua_pop(L, 1);
    } else {
      lua_pop(L, 4);
    }
  }
  lua_pop(L, 1);
}

/// Collects everything; no limit holds meanwhile, and no script code runs, as there are no finalizers.
void clk_collect(clk_machine *m) {
  bool finishing = m->finishing;
  if (m->fresh) clk_read_text(m);
  clk_pay_for_key(m);
  m->finishing = true;
  bool room = lua_checkstack(m->L, 10);
  if (room) hide_weakness(m->L, false);
  lua_gc(m->L, LUA_GCCOLLECT);
  if (room) hide_weakness(m->L, true);
  m->finishing = finishing;
  m->settled = m->used;
}

/// Runs every 50 instructions, and right after a long text is made, where only zero bytes have a price. Collects when half
/// of what was free after the last collection is taken, for a price.
void clk_hook(lua_State *L, lua_Debug *ar) {
  (void)ar;
  clk_machine *m = clk_of(L);
  size_t free = m->limits.heap > m->settled ? m->limits.heap - m->settled : 0;
  size_t least = m->limits.heap / 8;
  if (m->fresh) clk_read_text(m);
  bool early = lua_gethookcount(L) != CLK_HOOK_INTERVAL && !m->tracer;
  if (!early) clk_pay_for_key(m);
  if (early) lua_sethook(L, clk_hook, LUA_MASKCOUNT, CLK_HOOK_INTERVAL);
  uint64_t price = early && !clk_has_zeros(m) ? 0 : m->surcharge;
  if (!early) price += clk_cost_of_stack(m);
  if (m->used > m->settled + (free / 2 > least ? free / 2 : least)) {
    price += m->used / COLLECTED_BYTES_PER_INSTRUCTION;
    clk_collect(m);
  }
  clk_burn(L, CLK_HOOK_INTERVAL + price);
}

void clk_burn(lua_State *L, uint64_t steps) {
  clk_machine *m = clk_of(L);
  if (!m->armed) return;
  if (m->fuel < 0 || steps > (uint64_t)m->fuel) {
    m->fuel = 0;
    leave_instructions(m);
  }
  m->fuel -= (int64_t)steps;
  clk_check_clock(m);
}

void clk_pay_for_number(lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TSTRING) clk_burn(L, lua_rawlen(L, index) / CLK_BYTES_PER_INSTRUCTION);
}

void clk_pay_for_text(lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TNUMBER && !lua_isinteger(L, index)) clk_burn(L, CLK_COST_OF_FRACTION);
}

bool clk_charge(clk_machine *m, uint64_t steps) {
  if (!m->armed) return true;
  m->fuel = m->fuel >= 0 && steps <= (uint64_t)m->fuel ? m->fuel - (int64_t)steps : -1;
  return m->fuel >= 0;
}

static _Noreturn void leave_memory(clk_machine *m) {
  char text[160];
  snprintf(text, sizeof text, "stopped: needs more than %zu KB of memory", m->limits.heap / 1024);
  clk_leave(m, CLK_MEMORY, text);
}

/// The stack is full: of calls that never return, or of values.
static _Noreturn void leave_stack(clk_machine *m) {
  lua_Debug ar;
  if (lua_getstack(m->L, DEEP_CALLS, &ar))
    clk_leave(m, CLK_BLOCK, "stack overflow: functions call each other too deeply");
  clk_leave(m, CLK_BLOCK, "stack overflow: too many arguments, results and local values at once");
}

/// A block above the limit: a long string, a big table, or the stack, which Lua would double.
static _Noreturn void leave_block(clk_machine *m, size_t size) {
  if (size >= 2 * CLK_STACK_VALUES * CLK_VALUE_BYTES && lua_getstack(m->L, DEEP_CALLS, &(lua_Debug){0})) leave_stack(m);
  char text[160];
  snprintf(text, sizeof text, "stopped: a text or table needs more than %zu KB in one piece", m->limits.block / 1024);
  clk_leave(m, CLK_BLOCK, text);
}

/// Stops a growth that a limit forbids. Returns false when there is no frame to leave to.
static bool allowed(clk_machine *m, size_t old_size, size_t new_size, bool grows_texts) {
  bool block = new_size > m->limits.block && !m->exempt && !grows_texts;
  bool heap = new_size > m->limits.heap || m->used - old_size > m->limits.heap - new_size;
  if (m->finishing || (!block && !heap)) return true;
  if (!m->armed) return false;
  if (block) leave_block(m, new_size);
  leave_memory(m);
}

/// What a block costs in instructions. A table's new part costs more: all entries are placed anew. For a new block Lua
/// says its type instead of an old size.
static int64_t cost_of(const clk_block *old, size_t type, size_t size) {
  size_t bytes = ENTRY_BYTES_PER_INSTRUCTION;
  if (old || type == LUA_TUSERDATA) bytes = ALLOCATED_BYTES_PER_INSTRUCTION;
  else if (type == LUA_TSTRING) bytes = TEXT_BYTES_PER_INSTRUCTION;
  return COST_OF_ALLOCATION + (int64_t)(size / bytes);
}

static void release(clk_block *block) {
  if (clk_is_kept(block)) return;
  clk_unlink(block);
  free(block);
}

/// A block of the new size with what the old one held. Returns NULL when there is no memory, and the old one stays.
static clk_block *resized(clk_machine *m, clk_block *old, size_t old_size, size_t new_size) {
  bool stays = old && clk_is_kept(old);
  if (old && !stays) clk_unlink(old);
  clk_block *block = realloc(stays ? NULL : old, new_size + sizeof(clk_block));
  if (!block && old && !stays) clk_link(&m->blocks, old);
  if (block && stays) memcpy(block + 1, old + 1, old_size < new_size ? old_size : new_size);
  return block;
}

/// The allocator of a machine. Never returns NULL while a call runs: an error for lack of memory could be caught, and
/// would start an emergency collection.
void *clk_allocate(void *machine, void *pointer, size_t old_size, size_t new_size) {
  clk_machine *m = machine;
  clk_block *old = pointer ? (clk_block *)pointer - 1 : NULL;
  size_t tag = old ? 0 : old_size;
  if (!old) old_size = 0;
  if (new_size == 0) {
    if (!old) return NULL;
    if (old == m->stack) {
      if (m->armed) leave_stack(m);  // it has moved, and nothing may go on at its old place
      m->stack = NULL;
    }
    m->used -= old_size;
    release(old);
    return NULL;
  }
  if (m->state && m->L == NULL) {  // the first block after the state's own
    clk_fix_seed(m);
    m->state = NULL;
  }
  // Lua's own table of all short texts, made with the state, is no text or table of the script's.
  bool grows_texts = old ? old == m->short_texts : m->L == NULL && tag == 0 && new_size == FIRST_SHORT_TEXTS;
  if (m->reserving && !old) {
    clk_block *stack = clk_take_stack(m, new_size);
    return stack ? stack + 1 : NULL;
  }
  if (new_size > old_size && !allowed(m, old_size, new_size, grows_texts)) return NULL;
  if (!m->finishing) m->fuel -= cost_of(old, tag, new_size);
  if (new_size >= LOOK_AT_CLOCK_FROM) clk_check_clock(m);  // much copying lies between two hooks
  else clk_look(m);
  clk_block *b = resized(m, old, old_size, new_size);
  if (!b) {
    if (m->armed) leave_memory(m);
    return NULL;
  }
  clk_link(&m->blocks, b);
  if (grows_texts) m->short_texts = b;
  if (new_size >= CLK_READ_FROM && tag == LUA_TSTRING) clk_note_text(m, b, new_size);
  else if (new_size >= CLK_NOTED_FROM) clk_note_part(m, new_size);
  m->used += new_size - old_size;
  if (m->used > m->peak) m->peak = m->used;
  if (m->used == new_size && m->L == NULL) {  // the first one holds the state itself
    m->state = b + 1;
    m->state_size = new_size;
  }
  return b + 1;
}

static void free_list(clk_block *list) {
  for (clk_block *b = list->next; b != list;) {
    clk_block *next = b->next;
    free(b);
    b = next;
  }
  list->previous = list->next = list;
}

void clk_free_new(clk_machine *m) {
  free_list(&m->blocks);
  free_list(&m->long_texts);
}

void clk_free_heap(clk_machine *m) {
  clk_free_new(m);
  clk_free_kept(m);
  clk_give_stack(m);
  m->fresh = m->latest = NULL;
  m->used = 0;
  m->L = NULL;
}

_Thread_local char *clk_stack_low;

void clk_find_stack(void) {
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) clk_stack_low = start;
  pthread_attr_destroy(&attributes);
}

static void find_stack_once(void) {
  if (!clk_stack_low) clk_find_stack();
}

// A copy of this process may not be able to look any more, and its stack is the one of the thread that copied it.
__attribute__((constructor)) static void find_stack_before_forks(void) { pthread_atfork(find_stack_once, NULL, NULL); }
