// table.sort: a stable merge sort of places, so that equal elements keep their order and no comparator can break it.
#include "clk_private.h"

#define COST_OF_COMPARISON 4

typedef struct {
  lua_State *L;
  int base;         // stack index before the first element; 0 when the elements lie in the table at 3
  bool comparator;  // at 2
} sorter;

static void push_element(sorter *s, uint32_t place) {
  if (s->base) lua_pushvalue(s->L, s->base + (int)place);
  else lua_rawgeti(s->L, 3, place);
}

/// Whether the element read from place `a` belongs before that from `b`.
static bool before(sorter *s, uint32_t a, uint32_t b) {
  lua_State *L = s->L;
  clk_burn(L, COST_OF_COMPARISON + (s->comparator ? 0 : clk_cost_of_comparison(clk_of(L))));
  if (!s->comparator && s->base) return lua_compare(L, s->base + (int)a, s->base + (int)b, LUA_OPLT);
  if (s->comparator) lua_pushvalue(L, 2);
  push_element(s, a);
  push_element(s, b);
  bool less;
  if (s->comparator) {
    lua_call(L, 2, 1);
    less = lua_toboolean(L, -1);
    lua_pop(L, 1);
  } else {
    less = lua_compare(L, -2, -1, LUA_OPLT);
    lua_pop(L, 2);
  }
  return less;
}

static void merge(sorter *s, const uint32_t *from, uint32_t *to, uint32_t low, uint32_t middle, uint32_t high) {
  uint32_t a = low, b = middle;
  for (uint32_t i = low; i < high; i++) {
    if (a < middle && (b >= high || !before(s, from[b], from[a]))) to[i] = from[a++];
    else to[i] = from[b++];
  }
}

/// Sorts `count` places bottom-up; returns whichever of the two arrays holds the result.
static uint32_t *merge_sort(sorter *s, uint32_t *from, uint32_t *to, uint32_t count) {
  for (uint32_t width = 1; width < count; width *= 2) {
    for (uint32_t low = 0; low < count; low += 2 * width) {
      uint32_t middle = low + width < count ? low + width : count;
      uint32_t high = middle + width < count ? middle + width : count;
      merge(s, from, to, low, middle, high);
    }
    uint32_t *swap = from;
    from = to;
    to = swap;
  }
  return from;
}

/// Puts the elements on the stack, or into a table at 3 when they are many; at 3 lies the scratch before them
/// otherwise.
static void take_elements(sorter *s, uint32_t count) {
  lua_State *L = s->L;
  int links = clk_links(L, 1, "__index");
  if (count <= CLK_MAX_RESULTS) {
    luaL_checkstack(L, (int)count + 10, "table.sort");
    s->base = lua_gettop(L);
    for (uint32_t i = 1; i <= count; i++) {
      clk_pay_for_access(L, links);
      lua_geti(L, 1, i);
    }
    return;
  }
  lua_createtable(L, (int)count, 0);
  lua_replace(L, 3);
  for (uint32_t i = 1; i <= count; i++) {
    clk_pay_for_access(L, links);
    lua_geti(L, 1, i);
    lua_rawseti(L, 3, i);
  }
}

int clk_sort(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (clk_is_locked(L, 1)) return clk_refuse_write(L, 1);
  lua_Integer count = luaL_len(L, 1);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  if (count < 2) return 0;
  clk_burn(L, (lua_Unsigned)count);
  luaL_argcheck(L, count < INT32_MAX / 16, 1, "array too big");
  lua_settop(L, 2);
  lua_pushnil(L);
  clk_machine *m = clk_of(L);
  m->exempt = true;
  uint32_t *places = lua_newuserdatauv(L, (size_t)count * 2 * sizeof *places, 0);
  m->exempt = false;
  sorter s = {.L = L, .comparator = !lua_isnil(L, 2)};
  take_elements(&s, (uint32_t)count);
  for (uint32_t i = 0; i < (uint32_t)count; i++) places[i] = i + 1;
  uint32_t *sorted = merge_sort(&s, places, places + count, (uint32_t)count);
  int links = clk_links(L, 1, "__newindex");
  for (uint32_t i = 0; i < (uint32_t)count; i++) {
    clk_pay_for_access(L, links);
    push_element(&s, sorted[i]);
    lua_seti(L, 1, (lua_Integer)i + 1);
  }
  return 0;
}
