// Events that scripts cannot name.
//
// Lua closes a variable through `__close` of its metatable, in `<close>` and in the fourth value of a generic `for`. A script
// could run code there after an error, at a place where nothing is prepared for it. Looking at sources finds the first way
// alone, so the event gets a name that no script knows. Lua keeps the names of its events one behind the other in its state.
// The library's own buffers are closed through the same event: their metatable gets it under the new name.
#include <pthread.h>
#include <stdio.h>
#include <sys/random.h>

#include "clk_private.h"

static const char *const events[] = {
    "__index", "__newindex", "__gc",   "__mode", "__len",  "__eq",  "__add", "__sub", "__mul",
    "__mod",   "__pow",      "__div",  "__idiv", "__band", "__bor", "__bxor", "__shl", "__shr",
    "__unm",   "__bnot",     "__lt",   "__le",   "__concat", "__call", "__close"};
enum { EVENTS = sizeof events / sizeof *events, CLOSE = EVENTS - 1 };

/// Sixteen bytes in hexadecimal: short enough for Lua to keep one text of it. Empty when the system has no randomness.
static char secret_name[2 * 16 + 1];

static void make_name(void) {
  unsigned char random[16];
  if (getrandom(random, sizeof random, 0) != (ssize_t)sizeof random) return;
  for (size_t i = 0; i < sizeof random; i++) snprintf(secret_name + 2 * i, 3, "%02x", random[i]);
}

/// Pushes the text and returns where Lua keeps it.
static const void *push_name(lua_State *L, const char *text) {
  lua_pushstring(L, text);
  return lua_topointer(L, -1);
}

/// Gives the metatable of the library's buffers the event under its new name. It is made with the first large text.
static bool rename_in_buffers(lua_State *L) {
  luaL_Buffer buffer;
  luaL_buffinitsize(L, &buffer, LUAL_BUFFERSIZE + 1);
  luaL_pushresultsize(&buffer, 0);
  lua_pop(L, 1);
  if (luaL_getmetatable(L, "_UBOX*") != LUA_TTABLE || lua_getfield(L, -1, "__close") != LUA_TFUNCTION) return false;
  lua_setfield(L, -2, secret_name);
  lua_pop(L, 1);
  return true;
}

void clk_hide_events(lua_State *L) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_name);
  clk_machine *m = clk_of(L);
  const void *names[EVENTS];
  for (size_t i = 0; i < EVENTS; i++) {
    names[i] = push_name(L, events[i]);
    lua_pop(L, 1);
  }
  if (!secret_name[0] || !rename_in_buffers(L)) luaL_error(L, "the events of this Lua cannot be hidden");
  char *state = (char *)lua_getextraspace(L);  // with it begins the block of the state
  for (size_t at = 0; at + sizeof names <= m->state_size; at += sizeof *names) {
    if (memcmp(state + at, names, sizeof names) != 0) continue;
    const void *hidden = push_name(L, secret_name);
    memcpy(state + at + CLOSE * sizeof *names, &hidden, sizeof hidden);
    lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_EVENT);
    return;
  }
  luaL_error(L, "the events of this Lua cannot be found");
}
