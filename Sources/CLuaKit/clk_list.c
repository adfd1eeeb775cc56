// Lists that the host gives by their length and element by element, as a script reads them.
//
// Such a list is a table that fills as it is read, and is only ever shown by a view. What is still missing is noted in the
// table's metatable: the list's id and its length; a complete list has none.
#include "clk_private.h"

static const char ID, LENGTH;  // private keys, by their addresses

/// Pushes a new list of which the host has given the length alone.
void clk_push_list(lua_State *L, uint32_t id, uint32_t length) {
  lua_newtable(L);
  if (length == 0) return;
  lua_createtable(L, 0, 2);
  lua_pushinteger(L, id);
  lua_rawsetp(L, -2, &ID);
  lua_pushinteger(L, length);
  lua_rawsetp(L, -2, &LENGTH);
  lua_setmetatable(L, -2);
}

/// Whether elements of the table may be missing; then `id` and `length` are set.
static bool is_partial(lua_State *L, int table, uint32_t *id, lua_Integer *length) {
  if (!lua_getmetatable(L, table)) return false;
  bool partial = lua_rawgetp(L, -1, &ID) == LUA_TNUMBER;
  if (partial) {
    *id = (uint32_t)lua_tointeger(L, -1);
    lua_rawgetp(L, -2, &LENGTH);
    *length = lua_tointeger(L, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  return partial;
}

/// Asks for the element at `place`, from 1, keeps it in the table and pushes it.
static void fetch(lua_State *L, int table, uint32_t id, lua_Integer place) {
  clk_ask(L, CLK_ASK_ELEMENT, id, &place, sizeof place);
  lua_pushvalue(L, -1);
  lua_rawseti(L, table, place);
}

/// Replaces the nil on top, read at `key` from the table, by the element that the host has there.
void clk_list_element(lua_State *L, int table, int key) {
  uint32_t id;
  lua_Integer length, place = lua_type(L, key) == LUA_TNUMBER ? lua_tointeger(L, key) : 0;
  if (place < 1 || !is_partial(L, table, &id, &length) || place > length) return;
  lua_pop(L, 1);
  fetch(L, table, id, place);
}

/// The length of the table as it will be when it is complete.
lua_Integer clk_list_length(lua_State *L, int table) {
  uint32_t id;
  lua_Integer length;
  return is_partial(L, table, &id, &length) ? length : (lua_Integer)lua_rawlen(L, table);
}

/// Asks for all elements that are still missing.
void clk_list_complete(lua_State *L, int table) {
  uint32_t id;
  lua_Integer length;
  luaL_checkstack(L, 6, NULL);
  table = lua_absindex(L, table);
  if (!is_partial(L, table, &id, &length)) return;
  for (lua_Integer place = 1; place <= length; place++) {
    bool missing = lua_rawgeti(L, table, place) == LUA_TNIL;
    lua_pop(L, 1);
    if (!missing) continue;
    fetch(L, table, id, place);
    lua_pop(L, 1);
  }
  lua_pushnil(L);
  lua_setmetatable(L, table);
}
