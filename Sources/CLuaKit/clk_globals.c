// The globals: built by name from an allow-list, behind a table that refuses new ones once the source has run.
#include "clk_private.h"

bool clk_is_globals(lua_State *L, int index) { return lua_topointer(L, index) == clk_of(L)->globals_table; }

void clk_push_real_globals(lua_State *L) { lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_GLOBALS); }

static int globals_newindex(lua_State *L) {
  if (clk_of(L)->loading) {
    clk_push_real_globals(L);
    lua_insert(L, 2);
    lua_rawset(L, 2);
    return 0;
  }
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
  return clk_raise(L, "assigning the global '%.60s': a plugin keeps what changes in its state (or write `local %.60s`)",
                   name, name);
}

/// A stock function that takes instructions for the length of its texts and for fractions, which it may take for texts.
/// Upvalue 1: the function.
static int call_counted(lua_State *L) {
  size_t bytes = 0;
  for (int i = lua_gettop(L); i > 0; i--)
    if (lua_type(L, i) == LUA_TSTRING) bytes += lua_rawlen(L, i);
  clk_pay_for_text(L, 1);
  if (bytes >= CLK_BYTES_PER_INSTRUCTION) clk_burn(L, bytes / CLK_BYTES_PER_INSTRUCTION);
  return (*(lua_CFunction *)lua_touserdata(L, lua_upvalueindex(1)))(L);
}

/// Replaces the stock function on top by one that counts.
static void count_texts(lua_State *L) {
  lua_CFunction function = lua_tocfunction(L, -1);
  if (!function) return;
  *(lua_CFunction *)lua_newuserdatauv(L, sizeof function, 0) = function;
  lua_pushcclosure(L, call_counted, 1);
  lua_remove(L, -2);
}

/// Pushes a new table with the named functions of a stock library.
static void push_stock(lua_State *L, lua_CFunction open, const char *const *names) {
  lua_newtable(L);
  lua_pushcfunction(L, open);
  lua_call(L, 0, 1);
  for (; *names; names++) {
    lua_getfield(L, -1, *names);
    lua_setfield(L, -3, *names);
  }
  lua_pop(L, 1);
}

/// Lets functions of the table on top take instructions for their texts.
static void count_fields(lua_State *L, const char *const *names) {
  for (; *names; names++) {
    lua_getfield(L, -1, *names);
    count_texts(L);
    lua_setfield(L, -2, *names);
  }
}

static void open_base(lua_State *L) {
  static const char *const names[] = {"assert", "error", "ipairs", "rawequal", "select", "tonumber", "type", NULL};
  static const char *const counted[] = {"tonumber", NULL};
  push_stock(L, luaopen_base, names);
  count_fields(L, counted);
  luaL_setfuncs(L, clk_base_functions, 0);
  lua_pushliteral(L, LUA_VERSION);
  lua_setfield(L, -2, "_VERSION");
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_GLOBALS);
}

static void open_string(lua_State *L) {
  static const char *const names[] = {"char", "lower", "upper", "reverse", "sub", "pack", "unpack", "packsize",
                                      NULL};
  static const char *const counted[] = {"char", "lower", "upper", "reverse", "pack", "unpack", "packsize", NULL};
  static const char *const arithmetic[] = {"__add", "__sub", "__mul", "__div", "__idiv", "__mod", "__pow", "__unm", NULL};
  push_stock(L, luaopen_string, names);
  count_fields(L, counted);
  luaL_setfuncs(L, clk_string_functions, 0);
  luaL_setfuncs(L, clk_find_functions, 0);
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);  // made by luaopen_string, with the arithmetic of numeric strings
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  count_fields(L, arithmetic);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
  lua_setfield(L, -2, "string");
}

static void open_table(lua_State *L) {
  static const char *const names[] = {"pack", NULL};
  push_stock(L, luaopen_table, names);
  luaL_setfuncs(L, clk_table_functions, 0);
  lua_setfield(L, -2, "table");
}

static void open_math(lua_State *L) {
  static const char *const names[] = {
      "abs", "ceil", "deg", "floor", "fmod", "huge", "max", "min", "modf", "pi", "rad", "sqrt", "tointeger", "type", "ult",
      "maxinteger", "mininteger", NULL};
  static const char *const counted[] = {"max", "min", NULL};  // of any number of arguments
  push_stock(L, luaopen_math, names);
  count_fields(L, counted);
  luaL_setfuncs(L, clk_math_functions, 0);
  lua_setfield(L, -2, "math");
}

/// The iterator of utf8.codes, which takes instructions for the bytes that it goes over. Upvalue 1: stock's.
static int codes_step(lua_State *L) {
  size_t count;
  const char *text = luaL_checklstring(L, 1, &count);
  lua_Integer start = lua_tointeger(L, 2);
  size_t at = start < 0 || (lua_Unsigned)start > count ? count : (size_t)start, from = at;
  while (at < count && ((unsigned char)text[at] & 0xC0) == 0x80) at++;
  clk_burn(L, 1 + (at - from) / CLK_BYTES_PER_INSTRUCTION * 4);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

static int utf8_codes(lua_State *L) {
  int results = lua_tocfunction(L, lua_upvalueindex(1))(L);
  lua_pushvalue(L, -results);
  lua_pushcclosure(L, codes_step, 1);
  lua_replace(L, -results - 1);
  return results;
}

static void open_utf8(lua_State *L) {
  static const char *const names[] = {"char", "charpattern", "codepoint", "codes", "len", "offset", NULL};
  static const char *const counted[] = {"char", "codepoint", "len", "offset", NULL};
  push_stock(L, luaopen_utf8, names);
  count_fields(L, counted);
  lua_getfield(L, -1, "codes");
  lua_pushcclosure(L, utf8_codes, 1);
  lua_setfield(L, -2, "codes");
  lua_setfield(L, -2, "utf8");
}

/// Puts an empty table before the real globals, which are on top; leaves the stack without them.
static void open_front(lua_State *L) {
  lua_newtable(L);
  lua_createtable(L, 0, 4);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, globals_newindex);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "_G");
  clk_of(L)->globals_table = lua_topointer(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pop(L, 1);
}

void clk_open_globals(lua_State *L) {
  open_base(L);
  open_string(L);
  open_table(L);
  open_math(L);
  open_utf8(L);
#ifdef CLK_HOLE
  clk_open_hole(L);
#endif
  open_front(L);
}
