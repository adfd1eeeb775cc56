// Latent tables: the private copies of a named object are made as a script reads them.
//
// A latent table is empty; its metatable, shared by all copies, says where in the object's wire form its entries stand. The
// first access by whatever way wakes it: it gets its entries, tables among them latent in turn, and is an ordinary table
// from then on. A script can tell no difference.
//
// A table with a watched field is whole but for that field, and wakes when a script looks for it or goes over all fields: so
// the host learns whether a call made use of it.
#include "clk_latent.h"

static const char PLACE;  // private key, by its address

/// Metatables of tables inside objects; beyond so many, copies are made whole.
#define MOST_INNER 4096

/// The watched field of a table: its key is under `PLACE`, its value here.
#define WATCHED_VALUE 1

/// Where an object's table stands: its index, and the bytes before it.
static lua_Integer place_of(uint32_t index, size_t offset) {
  return (lua_Integer)((uint64_t)index << 32 | (uint64_t)offset);
}

static const uint8_t *bytes_of(const clk_named *object) { return object->first ? object->first : object->bytes; }

static uint32_t count_at(const uint8_t *table) {
  uint32_t count;
  memcpy(&count, table + 1, sizeof count);
  return count;
}

static bool is_filled_table(const uint8_t *value) {
  return (*value == CLK_LIST || *value == CLK_MAP) && count_at(value) > 0;
}

static bool skip_bytes(clk_reader *r, size_t count) {
  if ((size_t)(r->end - r->at) < count) return false;
  r->at += count;
  return true;
}

static bool skip_count(clk_reader *r, uint32_t *count) {
  const uint8_t *at = r->at;
  if (!skip_bytes(r, sizeof *count)) return false;
  memcpy(count, at, sizeof *count);
  return true;
}

/// Goes over plain data. Returns false when the value is none, or malformed.
static bool skip(clk_reader *r) {
  uint64_t left = 1;
  while (left > 0) {
    uint32_t count = 0;
    if (r->at == r->end) return false;
    uint8_t tag = *r->at++;
    left--;
    if (tag == CLK_INT || tag == CLK_NUMBER) {
      if (!skip_bytes(r, 8)) return false;
    } else if (tag == CLK_TEXT) {
      if (!skip_count(r, &count) || !skip_bytes(r, count)) return false;
    } else if (tag == CLK_LIST || tag == CLK_MAP) {
      if (!skip_count(r, &count)) return false;
      left += tag == CLK_MAP ? (uint64_t)count * 2 : count;
    } else if (tag != CLK_NONE && tag != CLK_FALSE && tag != CLK_TRUE) {
      return false;
    }
  }
  return true;
}

/// Pushes the value that follows; a table in it is latent.
static void push_entry(lua_State *L, clk_reader *r, uint32_t index, const uint8_t *start) {
  size_t offset = (size_t)(r->at - start);
  if (!is_filled_table(r->at) || clk_of(L)->inner_latent >= MOST_INNER) {
    clk_decode(L, r);
    return;
  }
  clk_push_latent(L, index, offset);
  skip(r);
}

/// Fills a table with the entries that stand at `offset`.
static void fill(lua_State *L, int table, uint32_t index, size_t offset) {
  const clk_named *object = &clk_of(L)->named[index];
  const uint8_t *start = bytes_of(object);
  size_t end = object->first ? object->first_count : object->count;
  clk_reader reader = {start + offset + 5, start + end, false, 0};
  bool map = start[offset] == CLK_MAP;
  uint32_t count = count_at(start + offset);
  for (uint32_t i = 1; i <= count; i++) {
    if (map) clk_decode(L, &reader);
    push_entry(L, &reader, index, start);
    if (map) lua_rawset(L, table);
    else lua_rawseti(L, table, i);
  }
}

/// Gives a table its watched field; the metatable and the key are on top.
static void fill_watched(lua_State *L, int table) {
  clk_of(L)->report.watched = true;
  lua_rawgeti(L, -2, WATCHED_VALUE);
  lua_rawset(L, table);
  lua_pop(L, 1);
  lua_pushnil(L);
  lua_setmetatable(L, table);
}

/// Wakes the table at `index` when it is latent or has a watched field; otherwise does nothing.
void clk_wake(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (!lua_getmetatable(L, index)) return;
  int kind = lua_rawgetp(L, -1, &PLACE);
  if (kind == LUA_TSTRING) {
    luaL_checkstack(L, 8, NULL);
    fill_watched(L, index);
    return;
  }
  uint64_t place = (uint64_t)lua_tointeger(L, -1);
  lua_pop(L, 2);
  if (kind != LUA_TNUMBER) return;
  luaL_checkstack(L, 8, NULL);
  uint32_t named = (uint32_t)(place >> 32), offset = (uint32_t)place;
  if (offset == 0) clk_push_label(L, named);
  else lua_pushnil(L);
  lua_setmetatable(L, index);
  fill(L, index, named, offset);
}

static int latent_index(lua_State *L) {
  clk_wake(L, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, 1);
  return 1;
}

/// Writes into the table at 1 what is at 2 and 3.
static int write_field(lua_State *L) {
  if (lua_isnil(L, 2)) return clk_raise(L, "table index is nil");
  if (lua_type(L, 2) == LUA_TNUMBER && !lua_rawequal(L, 2, 2)) return clk_raise(L, "table index is NaN");
  lua_rawset(L, 1);
  return 0;
}

static int latent_newindex(lua_State *L) {
  clk_wake(L, 1);
  return write_field(L);
}

static int latent_length(lua_State *L) {
  clk_wake(L, 1);
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
  return 1;
}

static void push_metatable(lua_State *L, uint32_t index, size_t offset) {
  static const luaL_Reg events[] = {
      {"__index", latent_index}, {"__newindex", latent_newindex}, {"__len", latent_length}, {NULL, NULL}};
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_LATENT);
  if (lua_rawgeti(L, -1, place_of(index, offset)) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 6);
    luaL_setfuncs(L, events, 0);
    if (offset == 0) clk_set_label(L, index);
    else clk_of(L)->inner_latent++;
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pushinteger(L, place_of(index, offset));
    lua_rawsetp(L, -2, &PLACE);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, place_of(index, offset));
  }
  lua_remove(L, -2);
}

/// Pushes a latent table for the one that stands `offset` bytes into a named object's wire form. It has room for its entries,
/// so that it grows as it would have been made.
void clk_push_latent(lua_State *L, uint32_t index, size_t offset) {
  const uint8_t *table = bytes_of(&clk_of(L)->named[index]) + offset;
  int count = (int)count_at(table);
  lua_createtable(L, *table == CLK_LIST ? count : 0, *table == CLK_MAP ? count : 0);
  push_metatable(L, index, offset);
  lua_setmetatable(L, -2);
}

/// Whether copies of a named object may be latent: it is a table of plain data, and small enough for the places in it.
bool clk_may_be_latent(const uint8_t *bytes, size_t count) {
  clk_reader r = {bytes, bytes + count, false, 0};
  return count >= 5 && count < UINT32_MAX && is_filled_table(bytes) && skip(&r);
}

// MARK: Watched fields

/// Whether the key at 2 is the watched one of the table at 1.
static bool is_watched(lua_State *L) {
  lua_getmetatable(L, 1);
  lua_rawgetp(L, -1, &PLACE);
  bool same = lua_rawequal(L, -1, 2);
  lua_pop(L, 2);
  return same;
}

static int watched_index(lua_State *L) {
  if (!is_watched(L)) return 0;
  return latent_index(L);
}

static int watched_newindex(lua_State *L) {
  if (is_watched(L)) clk_wake(L, 1);
  return write_field(L);
}

/// Pushes the metatable for a watched field; its key and value are at `key` and behind it. Tables of one player share it.
static void push_watching(lua_State *L, int key) {
  static const luaL_Reg events[] = {{"__index", watched_index}, {"__newindex", watched_newindex}, {NULL, NULL}};
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_WATCHED) == LUA_TTABLE) {
    bool same = lua_rawgetp(L, -1, &PLACE) == LUA_TSTRING && lua_rawequal(L, -1, key);
    lua_rawgeti(L, -2, WATCHED_VALUE);
    same = same && lua_rawequal(L, -1, key + 1);
    lua_pop(L, 2);
    if (same) return;
  }
  lua_pop(L, 1);
  lua_createtable(L, 1, 5);
  luaL_setfuncs(L, events, 0);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pushvalue(L, key);
  lua_rawsetp(L, -2, &PLACE);
  lua_pushvalue(L, key + 1);
  lua_rawseti(L, -2, WATCHED_VALUE);
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_WATCHED);
}

bool clk_is_watching(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) return false;
  int kind = lua_rawgetp(L, -1, &PLACE);
  lua_pop(L, 2);
  return kind == LUA_TSTRING;
}

void clk_watch(lua_State *L) {
  int key = lua_gettop(L) - 1;
  push_watching(L, key);
  lua_setmetatable(L, key - 1);
  lua_settop(L, key - 1);
}
