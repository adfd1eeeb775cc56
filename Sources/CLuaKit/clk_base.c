// Base functions that differ from stock: bounded, deterministic, and aware of views.
#include <math.h>
#include <stdlib.h>

#include "clk_latent.h"

#define COST_OF_METATABLE 20
#define COST_OF_EVENT 8

/// Pushes the text of a value, without addresses, and returns it.
const char *clk_to_text(lua_State *L, int index, size_t *count) {
  index = lua_absindex(L, index);
  if (luaL_callmeta(L, index, "__tostring")) {
    clk_burn(L, COST_OF_EVENT);
    if (!lua_isstring(L, -1)) clk_raise(L, "'__tostring' must return a string");
    return lua_tolstring(L, -1, count);
  }
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      if (!lua_isinteger(L, index) && isnan(lua_tonumber(L, index))) {
        lua_pushliteral(L, "nan");  // the sign of a nan differs between machines
        break;
      }
      clk_pay_for_text(L, index);
      lua_pushvalue(L, index);
      break;
    case LUA_TSTRING: lua_pushvalue(L, index); break;
    case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); break;
    default: lua_pushstring(L, luaL_typename(L, index)); break;
  }
  return lua_tolstring(L, -1, count);
}

static int base_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  clk_to_text(L, 1, NULL);
  return 1;
}

static int base_print(lua_State *L) {
  clk_machine *m = clk_of(L);
  int n = lua_gettop(L);
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (int i = 1; i <= n; i++) {
    if (i > 1) luaL_addchar(&text, '\t');
    clk_to_text(L, i, NULL);
    luaL_addvalue(&text);
  }
  luaL_pushresult(&text);
  clk_burn(L, 10);
  if (m->log_count == CLK_LOG_LINES) return 0;
  size_t count;
  const char *line = lua_tolstring(L, -1, &count);
  if (count > CLK_LOG_LINE_BYTES) count = CLK_LOG_LINE_BYTES;
  m->log[m->log_count] = clk_copy_text(line, count);
  m->log_counts[m->log_count++] = count;
  return 0;
}

/// What catching an error costs, so that a storm of errors ends with the instructions.
static void pay_for_error(lua_State *L) { clk_burn(L, CLK_CAUGHT_ERROR_COST); }

static int base_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, true);
  lua_insert(L, 1);
  lua_pushcfunction(L, clk_on_caught_error);
  lua_insert(L, 1);
  if (lua_pcall(L, lua_gettop(L) - 3, LUA_MULTRET, 1) == LUA_OK) return lua_gettop(L) - 1;
  pay_for_error(L);
  lua_pushboolean(L, false);
  lua_insert(L, -2);
  return 2;
}

/// xpcall: the handler runs after the failed call has been left, itself protected.
static int base_xpcall(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushboolean(L, true);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);                        // function, handler, true, function, arguments
  lua_pushcfunction(L, clk_on_caught_error);
  lua_replace(L, 1);                          // catcher, handler, true, function, arguments
  if (lua_pcall(L, lua_gettop(L) - 4, LUA_MULTRET, 1) == LUA_OK) return lua_gettop(L) - 2;
  pay_for_error(L);
  lua_pushvalue(L, 2);
  lua_insert(L, -2);
  if (lua_pcall(L, 1, 1, 1) != LUA_OK) pay_for_error(L);
  lua_pushboolean(L, false);
  lua_insert(L, -2);
  return 2;
}

static int base_rawget(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  lua_settop(L, 2);
  if (clk_is_context(L, 1)) return clk_context_get(L, 2);
  if (clk_is_view(L, 1)) {
    lua_gettable(L, 1);
    return 1;
  }
  if (clk_is_globals(L, 1)) {
    clk_push_real_globals(L);
    lua_replace(L, 1);
  }
  clk_wake(L, 1);
  lua_rawget(L, 1);
  return 1;
}

static int base_rawset(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  lua_settop(L, 3);
  if (clk_is_locked(L, 1)) return clk_refuse_write(L, 1);
  clk_wake(L, 1);
  if (clk_is_globals(L, 1)) lua_settable(L, 1);
  else lua_rawset(L, 1);
  lua_settop(L, 1);
  return 1;
}

static int base_rawlen(lua_State *L) {
  luaL_argexpected(L, lua_istable(L, 1) || lua_type(L, 1) == LUA_TSTRING, 1, "table or string");
  lua_settop(L, 1);
  if (lua_istable(L, 1) && !clk_unwrap(L)) clk_wake(L, 1);
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, -1));
  return 1;
}

static void refuse_event(lua_State *L, const char *event, const char *why) {
  lua_pushstring(L, event);
  if (lua_rawget(L, 2) != LUA_TNIL) clk_raise(L, "setmetatable: %s is not available: %s", event, why);
  lua_pop(L, 1);
}

static int base_setmetatable(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, lua_isnil(L, 2) || lua_istable(L, 2), 2, "nil or table");
  if (lua_istable(L, 2)) {
    clk_wake(L, 2);
    refuse_event(L, "__gc", "nothing runs when a table is collected");
    refuse_event(L, "__mode", "tables hold what they contain");
    refuse_event(L, "__close", "write what is to be done at the end of the block");
    clk_check_chains(L);
  }
  if (clk_is_locked(L, 1)) return clk_refuse_write(L, 1);
  clk_wake(L, 1);
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) {
    lua_getmetatable(L, 1);
    if (!clk_is_label(L, lua_gettop(L))) return clk_raise(L, "setmetatable: the table's metatable is protected");
  }
  lua_settop(L, 2);
  clk_burn(L, COST_OF_METATABLE);
  if (lua_istable(L, 2)) clk_remember_metatable(L);
  lua_setmetatable(L, 1);
  return 1;
}

static int base_getmetatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (!lua_getmetatable(L, 1)) lua_pushnil(L);  // a value, as in stock: calls may count it
  if (luaL_getmetafield(L, 1, "__metatable") == LUA_TNIL) return 1;
  if (lua_type(L, -1) == LUA_TBOOLEAN && !lua_toboolean(L, -1)) lua_pushnil(L);  // the machine's own
  return 1;
}

const luaL_Reg clk_base_functions[] = {
    {"getmetatable", base_getmetatable},
    {"next", clk_next},
    {"pairs", clk_pairs},
    {"pcall", base_pcall},
    {"print", base_print},
    {"rawget", base_rawget},
    {"rawlen", base_rawlen},
    {"rawset", base_rawset},
    {"require", clk_require},
    {"setmetatable", base_setmetatable},
    {"tostring", base_tostring},
    {"xpcall", base_xpcall},
    {NULL, NULL},
};
