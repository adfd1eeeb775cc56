// Table functions with counted steps. As in stock, elements are read and written with metamethods.
#include "clk_private.h"

#define COST_OF_EVENT 8

/// What moving an element of the table at `index` costs: more where a metatable may have to be asked.
static lua_Unsigned cost_of_move(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) return 1;
  lua_pop(L, 1);
  return COST_OF_EVENT;
}

/// Takes what moving `count` elements costs at the price of one.
static void pay_for_moves(lua_State *L, lua_Unsigned count, lua_Unsigned price) {
  clk_burn(L, count);
  clk_burn(L, count * (price - 1));  // it cannot overflow: there are never so many instructions
}

/// Checks that argument 1 is a table; one that will be written to must not be read-only. Returns its length.
static lua_Integer length_of(lua_State *L, bool write) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (write && clk_is_locked(L, 1)) clk_refuse_write(L, 1);
  return luaL_len(L, 1);
}

static int table_insert(lua_State *L) {
  lua_Integer last = (lua_Integer)((lua_Unsigned)length_of(L, true) + 1), place = last;
  int arguments = lua_gettop(L);
  if (arguments != 2 && arguments != 3) return luaL_error(L, "wrong number of arguments to 'insert'");
  if (arguments == 3) {
    place = luaL_checkinteger(L, 2);
    luaL_argcheck(L, (lua_Unsigned)place - 1u < (lua_Unsigned)last, 2, "position out of bounds");
    pay_for_moves(L, (lua_Unsigned)last - (lua_Unsigned)place, cost_of_move(L, 1));
    int links = clk_links(L, 1, "__index");
    for (lua_Integer i = last; i > place; i--) {
      clk_pay_for_access(L, links);
      lua_geti(L, 1, i - 1);
      lua_seti(L, 1, i);
    }
  }
  lua_seti(L, 1, place);
  return 0;
}

static int table_remove(lua_State *L) {
  lua_Integer count = length_of(L, true), place = luaL_optinteger(L, 2, count);
  if (place != count) luaL_argcheck(L, (lua_Unsigned)place - 1u <= (lua_Unsigned)count, 2, "position out of bounds");
  lua_geti(L, 1, place);
  if (place < count) pay_for_moves(L, (lua_Unsigned)count - (lua_Unsigned)place, cost_of_move(L, 1));
  int links = place < count ? clk_links(L, 1, "__index") : CLK_NO_EVENTS;
  for (; place < count; place++) {
    clk_pay_for_access(L, links);
    lua_geti(L, 1, place + 1);
    lua_seti(L, 1, place);
  }
  lua_pushnil(L);
  lua_seti(L, 1, place);
  return 1;
}

static void copy(lua_State *L, lua_Integer from, lua_Integer to, int target, int links) {
  clk_pay_for_access(L, links);
  lua_geti(L, 1, from);
  lua_seti(L, target, to);
}

static int table_move(lua_State *L) {
  lua_Integer from = luaL_checkinteger(L, 2), end = luaL_checkinteger(L, 3), to = luaL_checkinteger(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, target, LUA_TTABLE);
  if (clk_is_locked(L, target)) return clk_refuse_write(L, target);
  if (end >= from) {
    luaL_argcheck(L, from > 0 || end < LUA_MAXINTEGER + from, 3, "too many elements to move");
    lua_Integer count = end - from + 1;
    luaL_argcheck(L, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    lua_Unsigned from_price = cost_of_move(L, 1), to_price = cost_of_move(L, target);
    pay_for_moves(L, (lua_Unsigned)count, from_price > to_price ? from_price : to_price);
    bool apart = to > end || to <= from || (target != 1 && !lua_compare(L, 1, target, LUA_OPEQ));
    int read = clk_links(L, 1, "__index"), written = clk_links(L, target, "__newindex");
    int links = read > written ? read : written;
    if (apart)
      for (lua_Integer i = 0; i < count; i++) copy(L, from + i, to + i, target, links);
    else
      for (lua_Integer i = count - 1; i >= 0; i--) copy(L, from + i, to + i, target, links);
  }
  lua_pushvalue(L, target);
  return 1;
}

static void add_field(lua_State *L, luaL_Buffer *out, lua_Integer i, int links) {
  clk_pay_for_access(L, links);
  lua_geti(L, 1, i);
  clk_pay_for_text(L, -1);
  if (!lua_isstring(L, -1))
    luaL_error(L, "invalid value (at index %I) in table for 'concat': a %s", (LUAI_UACINT)i, luaL_typename(L, -1));
  luaL_addvalue(out);
}

static int table_concat(lua_State *L) {
  lua_Integer count = length_of(L, false);
  size_t gap;
  const char *between = luaL_optlstring(L, 2, "", &gap);
  lua_Integer from = luaL_optinteger(L, 3, 1), to = luaL_optinteger(L, 4, count);
  luaL_Buffer out;
  if (from <= to) {
    clk_burn(L, (lua_Unsigned)to - (lua_Unsigned)from);
    clk_burn(L, (lua_Unsigned)to - (lua_Unsigned)from);  // an element costs two
  }
  int links = from <= to ? clk_links(L, 1, "__index") : CLK_NO_EVENTS;
  luaL_buffinit(L, &out);
  for (; from < to; from++) {
    add_field(L, &out, from, links);
    luaL_addlstring(&out, between, gap);
  }
  if (from == to) add_field(L, &out, from, links);
  luaL_pushresult(&out);
  return 1;
}

static int table_unpack(lua_State *L) {
  lua_Integer from = luaL_optinteger(L, 2, 1);
  lua_Integer to = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (from > to) return 0;
  lua_Unsigned count = (lua_Unsigned)to - (lua_Unsigned)from;
  if (count >= CLK_MAX_RESULTS || !lua_checkstack(L, (int)count + 1))
    return luaL_error(L, "too many results to unpack");
  clk_burn(L, count);
  int links = lua_istable(L, 1) ? clk_links(L, 1, "__index") : 0;
  for (; from < to; from++) {
    clk_pay_for_access(L, links);
    lua_geti(L, 1, from);
  }
  lua_geti(L, 1, to);
  return (int)count + 1;
}

const luaL_Reg clk_table_functions[] = {
    {"concat", table_concat}, {"insert", table_insert}, {"move", table_move},     {"remove", table_remove},
    {"sort", clk_sort},       {"unpack", table_unpack}, {NULL, NULL},
};
