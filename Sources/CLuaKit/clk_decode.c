// Wire form to Lua values.
#include <math.h>

#include "clk_latent.h"

static int malformed(lua_State *L) { return luaL_error(L, "a value from the host is malformed"); }

static const uint8_t *take(lua_State *L, clk_reader *r, size_t count) {
  if ((size_t)(r->end - r->at) < count) malformed(L);
  const uint8_t *bytes = r->at;
  r->at += count;
  return bytes;
}

static uint32_t take_u32(lua_State *L, clk_reader *r) {
  uint32_t value;
  memcpy(&value, take(L, r, sizeof value), sizeof value);
  return value;
}

static int64_t take_i64(lua_State *L, clk_reader *r) {
  int64_t value;
  memcpy(&value, take(L, r, sizeof value), sizeof value);
  return value;
}

/// Pushes a number; a whole one as an integer.
void clk_push_number(lua_State *L, double value) {
  if (value >= -0x1p63 && value < 0x1p63 && value == floor(value)) lua_pushinteger(L, (lua_Integer)value);
  else lua_pushnumber(L, value);
}

static void push_text(lua_State *L, clk_reader *r) {
  uint32_t count = take_u32(L, r);
  lua_pushlstring(L, (const char *)take(L, r, count), count);
}

static void push_list(lua_State *L, clk_reader *r) {
  uint32_t count = take_u32(L, r);
  if (count > (size_t)(r->end - r->at)) malformed(L);
  lua_createtable(L, (int)count, 0);
  for (uint32_t i = 1; i <= count; i++) {
    clk_decode(L, r);
    lua_rawseti(L, -2, i);
  }
}

static void push_map(lua_State *L, clk_reader *r) {
  uint32_t count = take_u32(L, r);
  if (count > (size_t)(r->end - r->at)) malformed(L);
  lua_createtable(L, 0, (int)count);
  for (uint32_t i = 0; i < count; i++) {
    clk_decode(L, r);
    if (!lua_isinteger(L, -1) && lua_type(L, -1) != LUA_TSTRING) malformed(L);
    bool watched = !r->shared && r->at < r->end && *r->at == CLK_WATCHED;
    if (watched) r->at++;
    clk_decode(L, r);
    if (watched) clk_watch(L);
    else lua_rawset(L, -3);
  }
}

/// Pushes a copy of a named object, labelled with its name. In a shared copy, named objects stay marks.
void clk_decode_named(lua_State *L, uint32_t index, bool shared, int depth) {
  clk_machine *m = clk_of(L);
  const clk_named *named = index < m->named_count ? &m->named[index] : NULL;
  if (!named || !named->bytes) luaL_error(L, "the host names '%s', which is not defined", named ? named->name : "?");
  if (named->latent && !shared) return clk_push_latent(L, index, 0);
  clk_reader reader = {named->bytes, named->bytes + named->count, shared, depth};
  clk_decode(L, &reader);
  if (!lua_istable(L, -1)) return;
  clk_push_label(L, index);
  lua_setmetatable(L, -2);
}

static void push_reference(lua_State *L, clk_reader *r) {
  uint32_t index = take_u32(L, r);
  if (r->shared) lua_pushlightuserdata(L, clk_mark(index));
  else clk_decode_named(L, index, false, r->depth);
}

/// Pushes a view of the value that follows, which is decoded for sharing.
static void push_read_only(lua_State *L, clk_reader *r) {
  push_text(L, r);
  bool shared = r->shared;
  r->shared = true;
  clk_decode(L, r);
  r->shared = shared;
  clk_wrap(L, lua_gettop(L) - 1);
  lua_remove(L, -2);
}

/// Pushes a list that is read on demand; only views may show it.
static void push_list_of_host(lua_State *L, clk_reader *r) {
  uint32_t id = take_u32(L, r);
  uint32_t length = take_u32(L, r);
  if (!r->shared) malformed(L);
  clk_push_list(L, id, length);
}

static void push_function(lua_State *L, clk_reader *r) {
  uint32_t id = take_u32(L, r);
  uint32_t flags = *take(L, r, 1);
  bool bound = (flags & 2) != 0;
  if (bound) clk_decode(L, r);
  clk_push_host(L, id, flags & 1, bound);
}

static void push_value(lua_State *L, clk_reader *r) {
  switch (*take(L, r, 1)) {
    case CLK_NONE: lua_pushnil(L); return;
    case CLK_FALSE: lua_pushboolean(L, false); return;
    case CLK_TRUE: lua_pushboolean(L, true); return;
    case CLK_INT: lua_pushinteger(L, take_i64(L, r)); return;
    case CLK_NUMBER: {
      double value;
      memcpy(&value, take(L, r, sizeof value), sizeof value);
      clk_push_number(L, value);
      return;
    }
    case CLK_TEXT: push_text(L, r); return;
    case CLK_LIST: push_list(L, r); return;
    case CLK_MAP: push_map(L, r); return;
    case CLK_REFERENCE: push_reference(L, r); return;
    case CLK_HOST: push_function(L, r); return;
    case CLK_READ_ONLY: push_read_only(L, r); return;
    case CLK_HOST_LIST: push_list_of_host(L, r); return;
    case CLK_CONTEXT: lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_CONTEXT); return;
    default: malformed(L);
  }
}

/// Pushes the next value. Raises an error when the bytes are malformed or nested too deeply.
void clk_decode(lua_State *L, clk_reader *r) {
  luaL_checkstack(L, 8, NULL);
  clk_look(clk_of(L));
  if (++r->depth > CLK_MAX_DEPTH)
    luaL_error(L, "a value from the host is nested more than %d levels deep", CLK_MAX_DEPTH);
  push_value(L, r);
  r->depth--;
}
