// String functions that differ from stock: rep and byte bounded, format without addresses.
#include "clk_private.h"

static int string_rep(lua_State *L) {
  size_t count, gap;
  clk_pay_for_text(L, 1);
  const char *text = luaL_checklstring(L, 1, &count), *between = luaL_optlstring(L, 3, "", &gap);
  lua_Integer times = luaL_checkinteger(L, 2);
  if (times <= 0 || count + gap == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if ((lua_Unsigned)times > (size_t)INT32_MAX / (count + gap))
    return clk_raise(L, "string.rep: the text would be too long");
  size_t total = (size_t)times * count + (size_t)(times - 1) * gap;
  luaL_Buffer out;
  char *start = luaL_buffinitsize(L, &out, total);
  memcpy(start, text, count);
  size_t filled = count;
  if (times > 1) {
    memcpy(start + count, between, gap);
    filled += gap;
  }
  while (filled < total) {  // twice as much each time
    size_t more = filled < total - filled ? filled : total - filled;
    memcpy(start + filled, start, more);
    filled += more;
  }
  luaL_pushresultsize(&out, total);
  return 1;
}

/// A 1-based place from the end when negative, as in string.sub.
static lua_Integer from_end(lua_Integer place, size_t count) {
  if (place >= 0) return place;
  return place < -(lua_Integer)count ? 0 : (lua_Integer)count + place + 1;
}

static int string_byte(lua_State *L) {
  size_t count;
  clk_pay_for_text(L, 1);
  const char *text = luaL_checklstring(L, 1, &count);
  lua_Integer from = from_end(luaL_optinteger(L, 2, 1), count);
  lua_Integer to = from_end(luaL_optinteger(L, 3, from), count);
  if (from < 1) from = 1;
  if (to > (lua_Integer)count) to = (lua_Integer)count;
  if (from > to) return 0;
  if (to - from >= CLK_MAX_RESULTS) return clk_raise(L, "string.byte: too many characters at once");
  int results = (int)(to - from) + 1;
  luaL_checkstack(L, results, "string.byte");
  for (lua_Integer i = from; i <= to; i++) lua_pushinteger(L, (unsigned char)text[i - 1]);
  return results;
}

static int string_len(lua_State *L) {
  size_t count;
  clk_pay_for_text(L, 1);
  luaL_checklstring(L, 1, &count);
  lua_pushinteger(L, (lua_Integer)count);
  return 1;
}

const luaL_Reg clk_string_functions[] = {
    {"byte", string_byte}, {"format", clk_format}, {"len", string_len}, {"rep", string_rep}, {NULL, NULL}};
