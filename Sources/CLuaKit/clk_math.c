// math.random over SplitMix64, started by the seed of each call, and functions that are the same on every machine.
#include <math.h>

#include "clk_exact.h"
#include "clk_private.h"

#define COST_OF_FUNCTION 16
#define COST_OF_POWER 64  // half a microsecond

static uint64_t draw(clk_machine *m) {
  m->report.drew = true;
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

typedef double (*function)(double);

/// Pushes a function of argument 1.
static int push_result(lua_State *L, function f) {
  clk_pay_for_number(L, 1);
  lua_Number x = luaL_checknumber(L, 1);
  clk_burn(L, COST_OF_FUNCTION);
  lua_pushnumber(L, f(x));
  return 1;
}

static int math_exp(lua_State *L) { return push_result(L, clk_exp); }
static int math_sin(lua_State *L) { return push_result(L, clk_sin); }
static int math_cos(lua_State *L) { return push_result(L, clk_cos); }
static int math_tan(lua_State *L) { return push_result(L, clk_tan); }
static int math_asin(lua_State *L) { return push_result(L, clk_asin); }
static int math_acos(lua_State *L) { return push_result(L, clk_acos); }

static int math_atan(lua_State *L) {
  clk_pay_for_number(L, 1);
  clk_pay_for_number(L, 2);
  lua_Number y = luaL_checknumber(L, 1), x = luaL_optnumber(L, 2, 1);
  clk_burn(L, COST_OF_FUNCTION);
  lua_pushnumber(L, clk_atan2(y, x));
  return 1;
}

/// Of two arguments the quotient of two logarithms, but for the bases 2 and 10: as in stock.
static int math_log(lua_State *L) {
  if (lua_isnoneornil(L, 2)) return push_result(L, clk_log);
  clk_pay_for_number(L, 2);
  lua_Number base = luaL_checknumber(L, 2);
  if (base == 2) return push_result(L, clk_log2);
  if (base == 10) return push_result(L, clk_log10);
  push_result(L, clk_log);
  lua_pushnumber(L, lua_tonumber(L, -1) / clk_log(base));
  return 1;
}

/// What Lua's `^` calls: this definition comes before the system's wherever the program is linked.
double pow(double x, double y) {
  double result;
  if (clk_simple_pow(x, y, &result)) return result;
  if (clk_running) clk_spend(clk_running, COST_OF_POWER);
  return clk_pow(x, y);
}

const luaL_Reg clk_math_functions[] = {{"acos", math_acos}, {"asin", math_asin}, {"atan", math_atan}, {"cos", math_cos},
                                       {"exp", math_exp},   {"log", math_log},   {"random", math_random},
                                       {"sin", math_sin},   {"tan", math_tan},   {NULL, NULL}};
