// A hole that debug builds alone have (CLK_HOLE), and open where QUIZRUN_TEST_HOLE is set: what a script could do that has
// broken Lua itself. With it the tests show what is left to such a script in a cell. A release build has no line of this.
#ifdef CLK_HOLE
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "clk_private.h"

// Any call of the system: `hole.call(number, …)`; texts go in as their addresses.
static int hole_call(lua_State *L) {
  long words[7] = {0};
  for (int place = 0; place < 7 && place < lua_gettop(L); place++) {
    words[place] = lua_type(L, place + 1) == LUA_TSTRING ? (long)lua_tostring(L, place + 1)
                                                          : (long)lua_tointeger(L, place + 1);
  }
  lua_pushinteger(L, syscall(words[0], words[1], words[2], words[3], words[4], words[5], words[6]));
  return 1;
}

// Writes bytes wherever the script says: `hole.poke(address, text)`.
static int hole_poke(lua_State *L) {
  size_t count;
  const char *text = lua_tolstring(L, 2, &count);
  memcpy((void *)lua_tointeger(L, 1), text, count);
  return 0;
}

// Where something of the machine lies: `hole.place()`.
static int hole_place(lua_State *L) {
  lua_pushinteger(L, (lua_Integer)L);
  return 1;
}

static int hole_spin(lua_State *L) {
  (void)L;
  for (volatile int round = 0;; round++) {}
  return 0;
}

// The globals are on top of the stack.
void clk_open_hole(lua_State *L) {
  if (!getenv("QUIZRUN_TEST_HOLE")) return;
  const luaL_Reg functions[] = {
      {"call", hole_call}, {"poke", hole_poke}, {"place", hole_place}, {"spin", hole_spin}, {NULL, NULL}};
  lua_createtable(L, 0, 4);
  luaL_setfuncs(L, functions, 0);
  lua_setfield(L, -2, "hole");
}
#endif
