// Read-only views of tables, and the labels by which tables made from a named object remember its name.
//
// A view is an empty table whose metatable reads through to the table it shows; table and name lie in it under private
// keys. What a view shows may hold marks (light userdata) for named objects, which become views of shared copies when
// read.
#include "clk_latent.h"

#define COST_OF_READING 8

static const char TARGET, NAME, LABEL;  // private keys, by their addresses

void *clk_mark(uint32_t index) { return (void *)((uintptr_t)index + 1); }

uint32_t clk_marked(const void *mark) { return (uint32_t)((uintptr_t)mark - 1); }

static bool has_metatable(lua_State *L, int index, int slot) {
  if (!lua_getmetatable(L, index)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, slot);
  bool same = lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return same;
}

bool clk_is_view(lua_State *L, int index) {
  return lua_istable(L, index) && has_metatable(L, index, CLK_SLOT_VIEW_META);
}

/// Whether writing to the table is refused.
bool clk_is_locked(lua_State *L, int index) { return clk_is_view(L, index) || clk_is_context(L, index); }

bool clk_unwrap(lua_State *L) {
  if (!clk_is_view(L, -1)) return false;
  lua_rawgetp(L, -1, &TARGET);
  lua_remove(L, -2);
  clk_list_complete(L, -1);
  return true;
}

void clk_push_view_name(lua_State *L, int view) { lua_rawgetp(L, view, &NAME); }

/// Pushes the view of the table on top in its place: the one made before, or a new one.
static void wrap_table(lua_State *L, int name) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_PROXIES);
  lua_pushvalue(L, -2);
  if (lua_rawget(L, -2) == LUA_TTABLE) {
    lua_replace(L, -3);
    lua_pop(L, 1);
    return;
  }
  lua_pop(L, 1);  // table, views
  clk_of(L)->view_count++;
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, -3);
  lua_rawsetp(L, -2, &TARGET);
  if (name) lua_pushvalue(L, name);
  else lua_pushliteral(L, "this table");
  lua_rawsetp(L, -2, &NAME);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_VIEW_META);
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -3);
  lua_pushvalue(L, -2);
  lua_rawset(L, -4);
  lua_replace(L, -3);
  lua_pop(L, 1);
}

void clk_wrap(lua_State *L, int name) {
  luaL_checkstack(L, 8, NULL);
  if (lua_type(L, -1) == LUA_TLIGHTUSERDATA) {
    uint32_t index = clk_marked(lua_touserdata(L, -1));
    lua_pop(L, 1);
    clk_push_master(L, index);
  }
  if (lua_istable(L, -1) && !clk_is_locked(L, -1)) wrap_table(L, name);
}

static int view_index(lua_State *L) {
  clk_spend(clk_of(L), COST_OF_READING);
  clk_push_view_name(L, 1);
  lua_rawgetp(L, 1, &TARGET);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, 4) == LUA_TNIL) clk_list_element(L, 4, 2);
  clk_wrap(L, 3);
  return 1;
}

int clk_refuse_write(lua_State *L, int table) {
  if (clk_is_context(L, table)) return clk_raise(L, "%s is read-only", clk_of(L)->context_name);
  clk_push_view_name(L, table);
  return clk_raise(L, "%.200s is read-only: copy it to change it", lua_tostring(L, -1));
}

static int view_newindex(lua_State *L) { return clk_refuse_write(L, 1); }

static int view_length(lua_State *L) {
  clk_spend(clk_of(L), COST_OF_READING);
  lua_rawgetp(L, 1, &TARGET);
  lua_pushinteger(L, clk_list_length(L, lua_gettop(L)));
  return 1;
}

void clk_open_views(lua_State *L) {
  static const luaL_Reg events[] = {
      {"__index", view_index}, {"__newindex", view_newindex}, {"__len", view_length}, {NULL, NULL}};
  lua_newtable(L);
  luaL_setfuncs(L, events, 0);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_VIEW_META);
}

void clk_set_label(lua_State *L, uint32_t index) {
  lua_pushinteger(L, index);
  lua_rawsetp(L, -2, &LABEL);
}

/// Pushes the metatable that says: made from the named object `index`.
void clk_push_label(lua_State *L, uint32_t index) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_LABELS);
  if (lua_rawgeti(L, -1, index) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 2);
    clk_set_label(L, index);
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, index);
  }
  lua_remove(L, -2);
}

bool clk_is_label(lua_State *L, int metatable) {
  bool label = lua_rawgetp(L, metatable, &LABEL) == LUA_TNUMBER;
  lua_pop(L, 1);
  return label;
}

bool clk_label_of(lua_State *L, int table, uint32_t *index) {
  if (!lua_getmetatable(L, table)) return false;
  bool label = lua_rawgetp(L, -1, &LABEL) == LUA_TNUMBER;
  if (label) *index = (uint32_t)lua_tointeger(L, -1);
  lua_pop(L, 2);
  return label;
}

/// Pushes the shared copy of a named object, which only views show.
void clk_push_master(lua_State *L, uint32_t index) {
  clk_machine *m = clk_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_MASTERS);
  bool stale = index < m->named_count && m->named[index].stale;
  if (lua_rawgeti(L, -1, index) == LUA_TNIL || stale) {
    lua_pop(L, 1);
    clk_decode_named(L, index, true, 0);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, index);
    m->named[index].stale = false;
  }
  lua_remove(L, -2);
}
