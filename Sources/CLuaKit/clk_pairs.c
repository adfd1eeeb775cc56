// What iterates in the fixed order of keys: pairs and next.
#include "clk_latent.h"

#define COST_OF_KEY 4  // reading and comparing it

static int no_order(lua_State *L) {
  // not which kind is found first: that depends on addresses
  return clk_raise(L, "a table with tables or functions as keys has no fixed order: use numbers, texts or booleans");
}

/// Pushes the sorted keys of the raw table as a list, or nil when they are 1…n. Returns their count.
static size_t push_keys(lua_State *L, int table) {
  clk_machine *m = clk_of(L);
  bool sequence;
  size_t count = clk_collect_keys(L, table, &sequence);
  if (count == SIZE_MAX) return (size_t)no_order(L);
  if (sequence) {
    clk_forget_keys(m, count);
    lua_pushnil(L);
    return count;
  }
  clk_key *keys = clk_sorted_keys(L, count);
  m->exempt = true;
  lua_createtable(L, (int)count, 0);
  m->exempt = false;
  for (size_t i = 0; i < count; i++) {
    clk_push_key(L, &keys[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  clk_forget_keys(m, count);
  return count;
}

/// Replaces the table on top by the raw table that holds its entries: of a view, what it shows; of _G, the real
/// globals.
static void to_raw(lua_State *L) {
  if (clk_unwrap(L)) return;
  clk_wake(L, -1);
  if (clk_is_globals(L, -1)) {
    lua_pop(L, 1);
    clk_push_real_globals(L);
  }
}

/// Pushes the value that belongs to the key on top: upvalue 3 is the raw table, 4 a view's name, 5 whether it is the
/// context.
static bool push_entry(lua_State *L) {
  int key = lua_gettop(L);
  if (lua_toboolean(L, lua_upvalueindex(5))) {
    if (!clk_context_get(L, key)) lua_pushnil(L);
  } else {
    lua_pushvalue(L, key);
    lua_rawget(L, lua_upvalueindex(3));
    if (!lua_isnil(L, lua_upvalueindex(4))) clk_wrap(L, lua_upvalueindex(4));
  }
  return !lua_isnil(L, -1);
}

/// The iterator of pairs. Upvalues: 1 keys or nil (1…n), 2 place, 3 table, 4 view's name or nil, 5 context, 6 count.
static int pairs_step(lua_State *L) {
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(2)), count = lua_tointeger(L, lua_upvalueindex(6));
  while (place < count) {
    lua_settop(L, 0);
    place++;
    if (lua_isnil(L, lua_upvalueindex(1))) lua_pushinteger(L, place);
    else lua_rawgeti(L, lua_upvalueindex(1), place);
    lua_pushinteger(L, place);
    lua_replace(L, lua_upvalueindex(2));
    if (push_entry(L)) return 2;
    clk_burn(L, 1);
  }
  lua_pushnil(L);
  return 1;
}

int clk_pairs(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  bool context = clk_is_context(L, 1), view = clk_is_view(L, 1);
  lua_pushvalue(L, 1);
  size_t count;
  if (context) {
    count = clk_context_keys(L);  // 3: keys
  } else {
    to_raw(L);
    count = push_keys(L, 2);
  }
  lua_pushinteger(L, 0);
  lua_pushvalue(L, 2);
  if (view) clk_push_view_name(L, 1);
  else lua_pushnil(L);
  lua_pushboolean(L, context);
  lua_pushinteger(L, (lua_Integer)count);
  lua_pushcclosure(L, pairs_step, 6);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

/// Pushes the first key of the raw table in order, or nil.
static void push_first_key(lua_State *L, int table) {
  clk_key best = {0}, key = {0};
  bool found = false;
  uint64_t seen = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    seen++;
    if (!clk_read_key(L, -1, &key)) {
      no_order(L);
      return;
    }
    if (!found || clk_compare_keys(&key, &best) < 0) best = key;
    found = true;
  }
  clk_burn(L, seen * COST_OF_KEY + clk_cost_of_walk(clk_of(L)));
  if (found) clk_push_key(L, &best);
  else lua_pushnil(L);
}

/// Pushes the traversal of the raw table at 3 that `next` goes along: at 4 its keys, or their count when they are 1…n;
/// at 5 its state (table, keys, place).
static void push_traversal(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_NEXT);
  lua_rawgeti(L, 4, 1);
  lua_rawgeti(L, 4, 2);
  if (lua_rawequal(L, 3, 5) && !lua_isnil(L, 6)) {
    lua_remove(L, 5);
    lua_insert(L, 4);
    return;
  }
  clk_of(L)->traversed = true;
  lua_settop(L, 4);
  if (clk_is_context(L, 1)) {
    clk_context_keys(L);
  } else {
    size_t count = push_keys(L, 3);
    if (lua_isnil(L, -1)) {
      lua_pushinteger(L, (lua_Integer)count);
      lua_replace(L, -2);
    }
  }
  lua_pushvalue(L, 3);
  lua_rawseti(L, 4, 1);
  lua_pushvalue(L, 5);
  lua_rawseti(L, 4, 2);
  lua_pushinteger(L, 0);
  lua_rawseti(L, 4, 3);
  lua_insert(L, 4);
}

/// The place of the key at `index` in the sorted list at 4, or of the last key before it.
static lua_Integer place_of(lua_State *L, int index) {
  lua_rawgeti(L, 5, 3);
  lua_Integer place = lua_tointeger(L, -1);
  lua_rawgeti(L, 4, place);
  bool expected = lua_rawequal(L, -1, index);
  lua_pop(L, 2);
  if (expected) return place;
  clk_key wanted = {0}, key = {0};
  if (!clk_read_key(L, index, &wanted))
    return clk_raise(L, "next: a %s is no key with a place", luaL_typename(L, index));
  lua_Integer low = 0, high = (lua_Integer)lua_rawlen(L, 4);
  while (low < high) {
    lua_Integer middle = low + (high - low + 1) / 2;
    lua_rawgeti(L, 4, middle);
    clk_read_key(L, -1, &key);
    bool after = clk_compare_keys(&key, &wanted) > 0;
    lua_pop(L, 1);
    if (after) high = middle - 1;
    else low = middle;
  }
  return low;
}

void clk_forget_traversal(lua_State *L) {
  clk_of(L)->traversed = false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_NEXT);
  lua_pushnil(L);
  lua_rawseti(L, -2, 1);
  lua_pop(L, 1);
}

/// Pushes the value of the key on top in what the argument 1 is, whose raw table is at 3; false when it is nil.
static bool push_value(lua_State *L) {
  int key = lua_gettop(L);
  if (clk_is_context(L, 1)) {
    if (!clk_context_get(L, key)) lua_pushnil(L);
  } else {
    lua_pushvalue(L, key);
    lua_rawget(L, 3);
    if (clk_is_view(L, 1)) {
      clk_push_view_name(L, 1);
      lua_insert(L, -2);
      clk_wrap(L, lua_gettop(L) - 1);
      lua_remove(L, -2);
    }
  }
  return !lua_isnil(L, -1);
}

static int next_first(lua_State *L) {
  clk_forget_traversal(L);
  if (clk_is_context(L, 1)) {
    clk_context_keys(L);
    lua_rawgeti(L, -1, 1);
  } else {
    push_first_key(L, 3);
  }
  if (lua_isnil(L, -1)) return 1;
  push_value(L);
  return 2;
}

/// next in the fixed order; a whole traversal sorts once.
int clk_next(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  lua_pushvalue(L, 1);
  to_raw(L);
  if (lua_isnil(L, 2)) return next_first(L);
  push_traversal(L);
  bool sequence = !lua_istable(L, 4);
  lua_Integer place = sequence ? luaL_checkinteger(L, 2) : place_of(L, 2);
  lua_Integer count = sequence ? lua_tointeger(L, 4) : (lua_Integer)lua_rawlen(L, 4);
  if (place < 0) place = 0;
  while (place < count) {
    lua_settop(L, 5);
    lua_pushinteger(L, ++place);
    lua_rawseti(L, 5, 3);
    if (sequence) lua_pushinteger(L, place);
    else lua_rawgeti(L, 4, place);
    if (push_value(L)) return 2;
    clk_burn(L, 1);
  }
  clk_forget_traversal(L);
  lua_pushnil(L);
  return 1;
}
