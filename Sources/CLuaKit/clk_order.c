// The fixed order of table keys: numbers, then strings by bytes, then booleans.
#include <stdlib.h>

#include "clk_private.h"

#define COST_OF_COMPARISON 2

static int compare_numbers(const clk_key *a, const clk_key *b) {
  if (a->kind == CLK_KEY_INT && b->kind == CLK_KEY_INT) return (a->integer > b->integer) - (a->integer < b->integer);
  // a long double holds every 64-bit integer and every double exactly
  long double x = a->kind == CLK_KEY_INT ? (long double)a->integer : (long double)a->number;
  long double y = b->kind == CLK_KEY_INT ? (long double)b->integer : (long double)b->number;
  return (x > y) - (x < y);
}

static int rank(const clk_key *k) { return k->kind <= CLK_KEY_FLOAT ? 0 : k->kind == CLK_KEY_TEXT ? 1 : 2; }

int clk_compare_keys(const clk_key *a, const clk_key *b) {
  int ra = rank(a), rb = rank(b);
  if (ra != rb) return ra - rb;
  if (ra == 0) return compare_numbers(a, b);
  if (ra == 2) return (int)a->count - (int)b->count;
  size_t n = a->count < b->count ? a->count : b->count;
  int order = memcmp(a->text, b->text, n);
  return order ? order : (a->count > b->count) - (a->count < b->count);
}

static int compare(const void *a, const void *b) { return clk_compare_keys(a, b); }

/// Reads the value at `index` as a key; a string is not copied. Returns false for a key without a place in the order.
bool clk_read_key(lua_State *L, int index, clk_key *key) {
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        key->kind = CLK_KEY_INT;
        key->integer = lua_tointeger(L, index);
      } else {
        key->kind = CLK_KEY_FLOAT;
        key->number = lua_tonumber(L, index);
      }
      return true;
    case LUA_TSTRING:
      key->kind = CLK_KEY_TEXT;
      key->text = lua_tolstring(L, index, &key->count);
      return true;
    case LUA_TBOOLEAN:
      key->kind = CLK_KEY_BOOL;
      key->count = (size_t)lua_toboolean(L, index);
      return true;
    default: return false;
  }
}

static void append_key(clk_machine *m, const clk_key *key) {
  if (m->key_count == m->key_capacity) {
    size_t capacity = m->key_capacity ? m->key_capacity * 2 : 64;
    clk_key *keys = realloc(m->keys, capacity * sizeof *keys);
    if (!keys) abort();
    m->keys = keys;
    m->key_capacity = capacity;
  }
  m->keys[m->key_count++] = *key;
}

/// Puts the keys of the raw table on the machine's stack of keys, unsorted, and says whether they are 1…n.
///
/// Returns their count, or SIZE_MAX after leaving the key that has no place in the order on the Lua stack.
size_t clk_collect_keys(lua_State *L, int table, bool *sequence) {
  clk_machine *m = clk_of(L);
  size_t start = m->key_count;
  lua_Integer highest = 0;
  bool positive = true;
  luaL_checkstack(L, 4, NULL);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    clk_key key = {0};
    if (!clk_read_key(L, -1, &key)) {
      m->key_count = start;
      return SIZE_MAX;
    }
    if (key.kind != CLK_KEY_INT || key.integer < 1) positive = false;
    else if (key.integer > highest) highest = key.integer;
    append_key(m, &key);
  }
  size_t count = m->key_count - start;
  *sequence = positive && (lua_Unsigned)highest == count;
  clk_burn(L, count * 2 + clk_cost_of_walk(m));
  return count;
}

void clk_forget_keys(clk_machine *m, size_t count) { m->key_count -= count; }

/// What sorting costs: comparisons, each over as many bytes as the longest texts that may be alike.
static uint64_t cost_of_sorting(const clk_key *keys, size_t count) {
  uint64_t levels = 1, bytes = 0;
  for (size_t n = count; n > 1; n /= 2) levels++;
  for (size_t i = 0; i < count; i++)
    if (keys[i].kind == CLK_KEY_TEXT) bytes += keys[i].count;
  return levels * (count * COST_OF_COMPARISON + bytes / 16);
}

/// Sorts the last `count` keys. The pointer is valid until keys are collected again.
clk_key *clk_sorted_keys(lua_State *L, size_t count) {
  clk_machine *m = clk_of(L);
  clk_key *keys = m->keys + m->key_count - count;
  clk_burn(L, cost_of_sorting(keys, count));
  if (count > 1) qsort(keys, count, sizeof *keys, compare);
  return keys;
}

void clk_push_key(lua_State *L, const clk_key *key) {
  switch (key->kind) {
    case CLK_KEY_INT: lua_pushinteger(L, key->integer); return;
    case CLK_KEY_FLOAT: lua_pushnumber(L, key->number); return;
    case CLK_KEY_TEXT: lua_pushlstring(L, key->text, key->count); return;
    case CLK_KEY_BOOL: lua_pushboolean(L, (int)key->count); return;
  }
}
