// string.find, match, gmatch and gsub over the counted matcher.
#define _GNU_SOURCE
#include "clk_private.h"

#define SPECIALS "^$*+?.([%-"
#define STEPS_OF_CALLBACK 32

/// The 0-based start for an optional `init` argument, at most one behind the end plus one.
static size_t start_place(lua_State *L, int argument, size_t count) {
  lua_Integer init = luaL_optinteger(L, argument, 1);
  if (init > 0) return (lua_Unsigned)init - 1 > count ? count + 1 : (size_t)init - 1;
  if (init == 0) return 0;
  return (lua_Unsigned)(-(init + 1)) + 1 > count ? 0 : count - (size_t)(-(init + 1)) - 1;
}

static bool has_specials(const char *p, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (p[i] && strchr(SPECIALS, p[i])) return true;
  return false;
}

static int find_plain(lua_State *L, const char *s, size_t ls, const char *p, size_t lp, size_t init) {
  clk_burn(L, (ls - init + lp) / 16 + 1);
  const char *at = lp == 0 ? s + init : memmem(s + init, ls - init, p, lp);
  if (!at) return 0;
  lua_pushinteger(L, at - s + 1);
  lua_pushinteger(L, at - s + (lua_Integer)lp);
  return 2;
}

/// Searches from `s` onward; an anchored pattern is tried once. Returns the end of a match and moves `s` to its start.
static const char *search(clk_match *m, const char **s, const char *p, bool anchored) {
  do {
    const char *end = clk_match_at(m, *s, p);
    if (end) return end;
  } while ((*s)++ < m->subject_end && !anchored);
  return NULL;
}

static int find_or_match(lua_State *L, bool find) {
  size_t ls, lp;
  clk_pay_for_text(L, 1);
  const char *s = luaL_checklstring(L, 1, &ls), *p = luaL_checklstring(L, 2, &lp);
  size_t init = start_place(L, 3, ls);
  if (init > ls) {
    luaL_pushfail(L);
    return 1;
  }
  if (find && (lua_toboolean(L, 4) || !has_specials(p, lp))) {
    int results = find_plain(L, s, ls, p, lp, init);
    if (results == 0) luaL_pushfail(L);
    return results ? results : 1;
  }
  bool anchored = *p == '^';
  clk_match m;
  clk_match_begin(&m, L, s, ls, p, lp);
  const char *at = s + init, *end = search(&m, &at, p + anchored, anchored);
  clk_match_finish(&m);
  if (!end) {
    luaL_pushfail(L);
    return 1;
  }
  if (!find) return clk_push_captures(&m, at, end);
  lua_pushinteger(L, at - s + 1);
  lua_pushinteger(L, end - s);
  return clk_push_captures(&m, NULL, NULL) + 2;
}

static int string_find(lua_State *L) { return find_or_match(L, true); }

static int string_match(lua_State *L) { return find_or_match(L, false); }

/// The iterator of gmatch. Upvalues: 1 subject, 2 pattern, 3 where to go on, 4 the end of the last match or -1.
static int gmatch_step(lua_State *L) {
  size_t ls, lp;
  const char *s = lua_tolstring(L, lua_upvalueindex(1), &ls), *p = lua_tolstring(L, lua_upvalueindex(2), &lp);
  lua_Integer last = lua_tointeger(L, lua_upvalueindex(4));
  clk_match m;
  clk_match_begin(&m, L, s, ls, p, lp);
  for (const char *at = s + lua_tointeger(L, lua_upvalueindex(3)); at <= m.subject_end; at++) {
    const char *end = clk_match_at(&m, at, p);
    if (!end || end - s == last) continue;
    clk_match_finish(&m);
    lua_pushinteger(L, end - s);
    lua_copy(L, -1, lua_upvalueindex(3));
    lua_replace(L, lua_upvalueindex(4));
    return clk_push_captures(&m, at, end);
  }
  clk_match_finish(&m);
  lua_pushinteger(L, (lua_Integer)ls + 1);
  lua_replace(L, lua_upvalueindex(3));
  return 0;
}

static int string_gmatch(lua_State *L) {
  size_t ls;
  luaL_checklstring(L, 1, &ls);
  luaL_checkstring(L, 2);
  size_t init = start_place(L, 3, ls);
  lua_settop(L, 2);
  lua_pushinteger(L, (lua_Integer)init);
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, gmatch_step, 4);
  return 1;
}

/// Appends the replacement text at argument 3, with %0…%9 and %% replaced.
static void add_text(clk_match *m, luaL_Buffer *out, const char *s, const char *e) {
  size_t count;
  const char *r = lua_tolstring(m->L, 3, &count);
  clk_match_step(m, count / 8 + 1);
  for (const char *end = r + count; r < end; r++) {
    if (*r != '%') {
      luaL_addchar(out, *r);
      continue;
    }
    r++;
    if (r < end && *r == '%') {
      luaL_addchar(out, '%');
    } else if (r < end && *r == '0') {
      luaL_addlstring(out, s, (size_t)(e - s));
    } else if (r < end && *r >= '1' && *r <= '9') {
      clk_push_capture(m, *r - '1', s, e);
      luaL_tolstring(m->L, -1, NULL);
      lua_remove(m->L, -2);
      luaL_addvalue(out);
    } else {
      luaL_error(m->L, "invalid use of '%%' in replacement string");
    }
  }
}

/// Appends what replaces the match from `s` to `e`. Returns whether it changed.
static bool add_replacement(clk_match *m, luaL_Buffer *out, const char *s, const char *e, int kind, int links) {
  lua_State *L = m->L;
  if (kind == LUA_TSTRING || kind == LUA_TNUMBER) {
    add_text(m, out, s, e);
    return true;
  }
  if (kind == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    clk_match_step(m, STEPS_OF_CALLBACK);
    lua_call(L, clk_push_captures(m, s, e), 1);
  } else {
    clk_push_capture(m, 0, s, e);
    clk_pay_for_access(L, links);
    lua_gettable(L, 3);
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(out, s, (size_t)(e - s));
    return false;
  }
  clk_pay_for_text(L, -1);
  if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  luaL_addvalue(out);
  return true;
}

static int string_gsub(lua_State *L) {
  size_t ls, lp;
  int kind = lua_type(L, 3);
  clk_pay_for_text(L, 1);
  clk_pay_for_text(L, 3);
  const char *s = luaL_checklstring(L, 1, &ls), *p = luaL_checklstring(L, 2, &lp);
  luaL_argexpected(L, kind == LUA_TNUMBER || kind == LUA_TSTRING || kind == LUA_TFUNCTION || kind == LUA_TTABLE, 3,
                   "string/function/table");
  lua_Integer limit = luaL_optinteger(L, 4, (lua_Integer)ls + 1), count = 0;
  bool anchored = *p == '^', changed = false;
  p += anchored;
  int links = kind == LUA_TTABLE ? clk_links(L, 3, "__index") : CLK_NO_EVENTS;
  clk_match m;
  luaL_Buffer out;
  clk_match_begin(&m, L, s, ls, p, lp - anchored);
  luaL_buffinit(L, &out);
  for (const char *last = NULL; count < limit;) {
    const char *end = clk_match_at(&m, s, p);
    if (end && end != last) {
      count++;
      changed |= add_replacement(&m, &out, s, end, kind, links);
      s = last = end;
    } else if (s < m.subject_end) {
      luaL_addchar(&out, *s++);
    } else {
      break;
    }
    if (anchored) break;
  }
  clk_match_finish(&m);
  if (!changed) {
    lua_pushvalue(L, 1);
  } else {
    luaL_addlstring(&out, s, (size_t)(m.subject_end - s));
    luaL_pushresult(&out);
  }
  lua_pushinteger(L, count);
  return 2;
}

const luaL_Reg clk_find_functions[] = {
    {"find", string_find}, {"gmatch", string_gmatch}, {"gsub", string_gsub}, {"match", string_match}, {NULL, NULL}};
