// The C host of SCORE-20 with the limits that quizrun puts on a plugin: a count hook every 50 instructions that counts
// them, and an allocator with a cap. One protected call a question, the answer as a text.
//
//     score SCRIPT PARTICIPANTS      prints the sums of points, best and right
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>

#define QUESTIONS 20
#define HOOK_INTERVAL 50  // as in clk_private.h
#define INSTRUCTIONS 10000000
#define HEAP (32u << 20)

typedef struct {
  size_t used;
  long fuel;
} limits;

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  limits *l = context;
  if (!block) old_size = 0;
  if (l->used - old_size + new_size > HEAP) return NULL;
  l->used += new_size - old_size;
  if (new_size == 0) {
    free(block);
    return NULL;
  }
  return realloc(block, new_size);
}

static void hook(lua_State *L, lua_Debug *ar) {
  (void)ar;
  limits *l = *(limits **)lua_getextraspace(L);
  if ((l->fuel -= HOOK_INTERVAL) < 0) luaL_error(L, "too many instructions");
}

static void stop(const char *what, const char *why) {
  fprintf(stderr, "score: %s: %s\n", what, why);
  exit(1);
}

/// Calls the function below its arguments under the limits.
static void call(lua_State *L, int arguments, int results) {
  limits *l = *(limits **)lua_getextraspace(L);
  l->fuel = INSTRUCTIONS;
  if (lua_pcall(L, arguments, results, 0) != LUA_OK) stop("call", lua_tostring(L, -1));
}

static int function(lua_State *L, const char *name) {
  lua_getfield(L, 1, name);
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

static long number(lua_State *L, int reference) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  call(L, 0, 1);
  long value = (long)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return value;
}

static const char *next_answer(long *x) {
  static const char *const answers[] = {"A", "B", "C", "D", "A", "B", "C", "D", "-"};
  *x = *x * 16807 % 2147483647;
  return answers[*x / 65536 % 9];
}

int main(int count, char **arguments) {
  if (count != 3) stop("usage", "score SCRIPT PARTICIPANTS");
  long participants = atol(arguments[2]);
  limits l = {0, INSTRUCTIONS};
  lua_State *L = lua_newstate(allocate, &l);
  *(limits **)lua_getextraspace(L) = &l;
  luaL_openlibs(L);
  lua_sethook(L, hook, LUA_MASKCOUNT, HOOK_INTERVAL);
  if (luaL_dofile(L, arguments[1])) stop(arguments[1], lua_tostring(L, -1));
  int start = function(L, "start"), score = function(L, "score");
  int results[] = {function(L, "points"), function(L, "best"), function(L, "right")};
  long sums[3] = {0, 0, 0}, x = 1;
  for (long p = 0; p < participants; p++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, start);
    call(L, 0, 0);
    for (int q = 1; q <= QUESTIONS; q++) {
      lua_rawgeti(L, LUA_REGISTRYINDEX, score);
      lua_pushinteger(L, q);
      lua_pushlstring(L, next_answer(&x), 1);
      call(L, 2, 0);
    }
    for (int i = 0; i < 3; i++) sums[i] += number(L, results[i]);
  }
  printf("%ld %ld %ld\n", sums[0], sums[1], sums[2]);
  return 0;
}
