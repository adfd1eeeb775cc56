// Chains of metatables: how many one access goes through, and what it costs.
//
// A single access may go through 2,000 tables. Long chains are refused when a metatable is set; one that grows afterwards is
// met by those library functions that go over many elements, which pay for its length and look at the clock at each.
#include "clk_private.h"

#define MOST_LINKS 2000  // that Lua follows

/// Writes what is on top, which is taken, under the table at `key` in a table of the machine's own.
static void remember(lua_State *L, int slot, int key) {
  key = lua_absindex(L, key);
  lua_rawgeti(L, LUA_REGISTRYINDEX, slot);
  lua_pushvalue(L, key);
  lua_rotate(L, -3, -1);
  clk_of(L)->exempt = true;
  lua_rawset(L, -3);
  clk_of(L)->exempt = false;
  lua_pop(L, 1);
}

/// Remembers the metatable at 2, for `clk_collect`.
void clk_remember_metatable(lua_State *L) {
  lua_pushboolean(L, true);
  remember(L, CLK_SLOT_METATABLES, 2);
}

/// How many metatables lead to the table at `index`, as far as that was known when they were set.
static size_t leading_to(lua_State *L, int index) {
  static const int slots[] = {CLK_SLOT_LEADING, CLK_SLOT_LED};
  index = lua_absindex(L, index);
  size_t most = 0;
  for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, slots[i]);
    lua_pushvalue(L, index);
    lua_rawget(L, -2);
    size_t links = (size_t)lua_tointeger(L, -1);
    lua_pop(L, 2);
    if (links > most) most = links;
  }
  return most;
}

/// Forgets the links that calls made; with `keep`, those that are known so far stay for good.
void clk_forget_leading(lua_State *L, bool keep) {
  clk_of(L)->leads = false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_LEADING);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_LED);
  lua_pushnil(L);
  while (lua_next(L, -3)) {  // leading, led, table, links
    if (keep) {
      lua_pushvalue(L, -2);
      lua_pushvalue(L, -2);
      lua_rawset(L, -5);
    }
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, -5);
  }
  lua_pop(L, 2);
}

/// Notes that so many metatables lead to what the event's value of the metatable at 2 is.
static void note_leading(lua_State *L, const char *event, size_t links) {
  lua_pushstring(L, event);
  if (lua_rawget(L, 2) == LUA_TTABLE && leading_to(L, -1) < links) {
    clk_of(L)->leads = true;
    lua_pushinteger(L, (lua_Integer)links);
    remember(L, CLK_SLOT_LEADING, -2);
  }
  lua_pop(L, 1);
}

/// The metatables that reading the event's value of the metatable at 2 may go through, one table after the other.
static size_t chain_of(lua_State *L, const char *event) {
  size_t links = 0;
  lua_pushstring(L, event);
  lua_rawget(L, 2);
  while (lua_istable(L, -1) && links <= CLK_MAX_CHAIN && luaL_getmetafield(L, -1, event) != LUA_TNIL) {
    lua_remove(L, -2);
    links++;
  }
  lua_pop(L, 1);
  return links;
}

/// Refuses chains of metatables without a use, which make a single instruction long.
void clk_check_chains(lua_State *L) {
  static const char *const events[] = {"__index", "__newindex", "__call"};
  size_t before = leading_to(L, 1);
  for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
    size_t links = before + chain_of(L, events[i]);
    if (links > CLK_MAX_CHAIN)
      clk_raise(L, "setmetatable: %s goes through more than %d tables", events[i], CLK_MAX_CHAIN);
    if (links > 0) clk_burn(L, links);
    clk_note_chain(clk_of(L), links);
    note_leading(L, events[i], before + 1);
  }
}

/// How many tables an access to the one at `index` may go through; CLK_NO_EVENTS when it has no metatable, so that nothing of
/// a script runs.
int clk_links(lua_State *L, int index, const char *event) {
  int links = 0;
  luaL_checkstack(L, 4, NULL);
  if (!lua_getmetatable(L, index)) return CLK_NO_EVENTS;
  lua_pop(L, 1);
  lua_pushvalue(L, index);
  while (lua_istable(L, -1) && links < MOST_LINKS && luaL_getmetafield(L, -1, event) != LUA_TNIL) {
    lua_remove(L, -2);
    links++;
  }
  lua_pop(L, 1);
  clk_burn(L, (uint64_t)links);
  return links;
}

/// Pays for an access through so many tables, and looks at the clock; free when there are no events.
void clk_pay_for_access(lua_State *L, int links) {
  if (links != CLK_NO_EVENTS) clk_burn(L, (uint64_t)links);
}
