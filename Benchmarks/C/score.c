// The C host of SCORE-20 with the limits that quizrun puts on a plugin, and no more than they need:
//
// - instructions: a count hook every 50, counted anew for every call; allocations cost some, too
// - wall time: the hook looks at a coarse clock
// - memory: a cap for everything and one for a single block; blocks are linked, to be freed without Lua's help
// - a limit cannot be caught: it leaves by a jump to the frame of the call, and the state is dropped
// - an error says its file and line; garbage is collected between calls, so that a call takes the same steps each time
//
// One protected call a question, the answer as a text, the result as a value.
//
//     score SCRIPT PARTICIPANTS      prints the sums of points, best and right
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define QUESTIONS 20
#define HOOK_INTERVAL 50  // this and what follows as in clk_state.h, clk_limits.c and LuaLimits.swift
#define INSTRUCTIONS 10000000
#define MILLISECONDS 1000
#define HEAP (32u << 20)
#define BLOCK (1u << 20)
#define BYTES_PER_INSTRUCTION 128
#define COST_OF_ALLOCATION 4
#define COLLECT_AFTER (1u << 20)
#define C_STACK (7u << 20)  // of the eight megabytes of a main thread

typedef struct block {
  struct block *previous, *next;
} block;

typedef struct {
  lua_State *L;
  jmp_buf out;
  bool armed;
  size_t used, settled;
  int64_t fuel;
  uint64_t deadline;
  block blocks;
  uintptr_t stack;
  const char *why;
  char file[256], message[1024];
  int line;
} machine;

typedef struct {
  int type;  // as Lua has it
  int64_t integer;
  double number;
  size_t count;
  char *text;
} value;

static machine *of(lua_State *L) { return *(machine **)lua_getextraspace(L); }

static void stop(const char *what, const char *why) {
  fprintf(stderr, "score: %s: %s\n", what, why);
  exit(1);
}

static _Noreturn void leave(machine *m, const char *why) {
  m->armed = false;
  m->why = why;
  longjmp(m->out, 1);
}

static void link_block(machine *m, block *b) {
  b->previous = &m->blocks;
  b->next = m->blocks.next;
  m->blocks.next->previous = b;
  m->blocks.next = b;
}

static void unlink_block(block *b) {
  b->previous->next = b->next;
  b->next->previous = b->previous;
}

static void *allocate(void *context, void *pointer, size_t old_size, size_t new_size) {
  machine *m = context;
  block *old = pointer ? (block *)pointer - 1 : NULL;
  if (!old) old_size = 0;
  if (old) unlink_block(old);
  if (new_size == 0) {
    m->used -= old_size;
    free(old);
    return NULL;
  }
  if (m->armed && new_size > BLOCK) leave(m, "a block is too large");
  if (m->armed && new_size > old_size && m->used - old_size + new_size > HEAP) leave(m, "too much memory");
  m->fuel -= COST_OF_ALLOCATION + (int64_t)(new_size / BYTES_PER_INSTRUCTION);
  block *b = realloc(old, new_size + sizeof *b);
  if (!b) exit(1);
  link_block(m, b);
  m->used += new_size - old_size;
  return b + 1;
}

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
  return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static void collect(machine *m) {
  bool armed = m->armed;
  m->armed = false;
  lua_gc(m->L, LUA_GCCOLLECT);
  m->settled = m->used;
  m->armed = armed;
}

static void hook(lua_State *L, lua_Debug *ar) {
  (void)ar;
  machine *m = of(L);
  if (m->used > m->settled + (HEAP - m->settled) / 2) collect(m);
  if ((m->fuel -= HOOK_INTERVAL) < 0) leave(m, "too many instructions");
  uint64_t time = now();
  if (m->deadline == 0) m->deadline = time + MILLISECONDS;
  else if (time > m->deadline) leave(m, "too much time");
}

static int on_error(lua_State *L) {
  machine *m = of(L);
  lua_Debug ar;
  for (int level = 1; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    if (ar.currentline <= 0) continue;
    snprintf(m->file, sizeof m->file, "%s", ar.source);
    m->line = ar.currentline;
    break;
  }
  snprintf(m->message, sizeof m->message, "%s", lua_isstring(L, 1) ? lua_tostring(L, 1) : "no text");
  return 1;
}

/// Reads the result on top, as a value of the host's own.
static void take(lua_State *L, value *v) {
  v->type = lua_type(L, -1);
  if (lua_isinteger(L, -1)) v->integer = lua_tointeger(L, -1);
  else if (v->type == LUA_TNUMBER) v->number = lua_tonumber(L, -1);
  else if (v->type == LUA_TBOOLEAN) v->integer = lua_toboolean(L, -1);
  else if (v->type == LUA_TSTRING) v->text = strdup(lua_tolstring(L, -1, &v->count));
  else if (v->type != LUA_TNIL) stop("result", "no plain value");
}

/// Calls a kept function under the limits, with a number and a text where `answer` is given.
static value call(machine *m, int function, int64_t number, const char *answer, size_t count) {
  value result = {0};
  if (m->stack - (uintptr_t)&result > C_STACK) stop("call", "nested too deeply");
  m->fuel = INSTRUCTIONS;
  m->deadline = 0;
  m->file[0] = m->message[0] = 0;
  m->line = 0;
  if (setjmp(m->out)) stop("call", m->why);
  m->armed = true;
  lua_State *L = m->L;
  lua_sethook(L, hook, LUA_MASKCOUNT, HOOK_INTERVAL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
  if (answer) {
    lua_pushinteger(L, number);
    lua_pushlstring(L, answer, count);
  }
  if (lua_pcall(L, answer ? 2 : 0, 1, 1) != LUA_OK) stop(m->file, m->message);
  take(L, &result);
  lua_settop(L, 1);
  if (m->used > m->settled + COLLECT_AFTER) collect(m);
  m->armed = false;
  return result;
}

static int function(lua_State *L, const char *name) {
  lua_getfield(L, 2, name);
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

static const char *next_answer(long *x) {
  static const char *const answers[] = {"A", "B", "C", "D", "A", "B", "C", "D", "-"};
  *x = *x * 16807 % 2147483647;
  return answers[*x / 65536 % 9];
}

int main(int count, char **arguments) {
  if (count != 3) stop("usage", "score SCRIPT PARTICIPANTS");
  long participants = atol(arguments[2]);
  static machine m;
  m.blocks.previous = m.blocks.next = &m.blocks;
  m.stack = (uintptr_t)&participants;
  lua_State *L = m.L = lua_newstate(allocate, &m);
  if (!L) stop("lua_newstate", "no memory");
  *(machine **)lua_getextraspace(L) = &m;
  lua_gc(L, LUA_GCSTOP);
  luaL_openlibs(L);
  lua_settop(L, 0);
  lua_pushcfunction(L, on_error);
  if (luaL_dofile(L, arguments[1])) stop(arguments[1], lua_tostring(L, -1));
  int start = function(L, "start"), score = function(L, "score");
  int results[] = {function(L, "points"), function(L, "best"), function(L, "right")};
  lua_settop(L, 1);
  m.settled = m.used;
  long sums[3] = {0, 0, 0}, x = 1;
  for (long p = 0; p < participants; p++) {
    call(&m, start, 0, NULL, 0);
    for (int q = 1; q <= QUESTIONS; q++) call(&m, score, q, next_answer(&x), 1);
    for (int i = 0; i < 3; i++) sums[i] += (long)call(&m, results[i], 0, NULL, 0).integer;
  }
  printf("%ld %ld %ld\n", sums[0], sums[1], sums[2]);
  return 0;
}
