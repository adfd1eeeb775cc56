// math.random over SplitMix64, started by the seed of each call.
#include "clk_private.h"

static uint64_t draw(clk_machine *m) {
  uint64_t z = (m->random += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

/// A number from 0 to `highest`, every one as likely: draws from the incomplete last stretch are drawn again.
static uint64_t draw_up_to(lua_State *L, uint64_t highest) {
  clk_machine *m = clk_of(L);
  if (highest == UINT64_MAX) return draw(m);
  uint64_t count = highest + 1, incomplete = (0 - count) % count;  // 2^64 mod count
  for (;;) {
    uint64_t drawn = draw(m);
    if (drawn <= UINT64_MAX - incomplete) return drawn % count;
  }
}

static int math_random(lua_State *L) {
  lua_Integer low = 1, high;
  switch (lua_gettop(L)) {
    case 0: lua_pushnumber(L, (lua_Number)(draw(clk_of(L)) >> 11) * 0x1p-53); return 1;
    case 1:
      high = luaL_checkinteger(L, 1);
      if (high == 0) {
        lua_pushinteger(L, (lua_Integer)draw(clk_of(L)));
        return 1;
      }
      break;
    case 2:
      low = luaL_checkinteger(L, 1);
      high = luaL_checkinteger(L, 2);
      break;
    default: return luaL_error(L, "wrong number of arguments");
  }
  luaL_argcheck(L, low <= high, lua_gettop(L), "interval is empty");
  lua_pushinteger(L, (lua_Integer)(draw_up_to(L, (uint64_t)high - (uint64_t)low) + (uint64_t)low));
  return 1;
}

const luaL_Reg clk_math_functions[] = {{"random", math_random}, {NULL, NULL}};
