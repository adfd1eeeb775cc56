// The context object: read-only, its constants decoded at first use, its computed fields asked for once a call.
#include "clk_private.h"

#define COST_OF_READING 8

static const char NOTHING;  // stands for a field without a value, by its address

static const clk_field *find_field(clk_machine *m, const char *name, size_t *place) {
  for (size_t i = 0; i < m->field_count; i++) {
    if (strcmp(m->fields[i].name, name) != 0) continue;
    *place = i;
    return &m->fields[i];
  }
  return NULL;
}

bool clk_is_context(lua_State *L, int index) { return lua_topointer(L, index) == clk_of(L)->context_table; }

/// Time that another machine took to answer is not this one's, up to as much as it has itself.
static void excuse(clk_machine *m, uint64_t milliseconds) {
  uint64_t excused = m->excused + milliseconds;
  m->excused = excused < m->limits.milliseconds ? excused : m->limits.milliseconds;
}

/// Asks the host and pushes its answer, or raises its refusal. What a field or a list gives is shared with views only.
int clk_ask(lua_State *L, clk_question question, uint32_t id, const void *bytes, size_t count) {
  clk_machine *m = clk_of(L);
  m->reply.count = 0;
  clk_check_clock(m);
  m->asking = true;
  uint64_t before = clk_spent();
  int refused = m->host(m->context, question, id, bytes, count);
  m->asking = false;
  excuse(m, clk_spent() - before);
  clk_burn(L, 0);
  if (refused) return clk_raise(L, "%.*s", (int)m->reply.count, m->reply.count ? (const char *)m->reply.bytes : "");
  if (question == CLK_ASK_MODULE) {
    void *source = lua_newuserdatauv(L, m->reply.count, 0);  // no text of the script's
    if (m->reply.count) memcpy(source, m->reply.bytes, m->reply.count);
    return 1;
  }
  clk_reader reader = {m->reply.bytes, m->reply.bytes + m->reply.count, question != CLK_ASK_FUNCTION, 0};
  clk_decode(L, &reader);
  return 1;
}

static void push_constant(lua_State *L, size_t place) {
  const clk_field *field = &clk_of(L)->fields[place];
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_CONSTANTS);
  if (lua_rawgeti(L, -1, (lua_Integer)place) == LUA_TNIL) {
    lua_pop(L, 1);
    clk_reader reader = {field->bytes, field->bytes + field->count, true, 0};
    clk_decode(L, &reader);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, (lua_Integer)place);
  }
  lua_remove(L, -2);
}

static void push_computed(lua_State *L, uint32_t id) {
  clk_of(L)->computed = true;
  clk_ask(L, CLK_ASK_FIELD, id, NULL, 0);
}

/// Pushes what was already read under the name at `key`. Returns false, pushing nothing, otherwise.
static bool push_fresh(lua_State *L, int key) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_FRESH);
  lua_pushvalue(L, key);
  lua_rawget(L, -2);
  lua_remove(L, -2);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    return false;
  }
  if (lua_touserdata(L, -1) == &NOTHING) {
    lua_pop(L, 1);
    lua_pushnil(L);
  }
  return true;
}

static void keep_fresh(lua_State *L, int key) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_FRESH);
  lua_pushvalue(L, key);
  if (lua_isnil(L, -3)) lua_pushlightuserdata(L, (void *)&NOTHING);
  else lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/// Pushes the field named by the value at `key` and returns true, or pushes nothing when there is none.
bool clk_context_get(lua_State *L, int key) {
  clk_machine *m = clk_of(L);
  if (lua_type(L, key) != LUA_TSTRING) return false;
  clk_spend(m, COST_OF_READING);
  luaL_checkstack(L, 10, NULL);
  if (push_fresh(L, key)) return true;
  size_t place;
  const clk_field *field = find_field(m, lua_tostring(L, key), &place);
  if (!field) return false;
  lua_pushfstring(L, "%s.%s", m->context_name, field->name);
  int name = lua_gettop(L);
  if (field->bytes) push_constant(L, place);
  else push_computed(L, field->id);
  clk_wrap(L, name);
  lua_remove(L, name);
  keep_fresh(L, key);
  return true;
}

/// Pushes the sorted names of all fields as a list. Returns their count.
size_t clk_context_keys(lua_State *L) {
  clk_machine *m = clk_of(L);
  lua_createtable(L, (int)m->field_count, 0);
  for (size_t i = 0; i < m->field_count; i++) {
    lua_pushstring(L, m->fields[i].name);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  return m->field_count;
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/// Edit distance of two short texts, at most 63 bytes each.
static size_t distance(const char *a, const char *b) {
  size_t n = strlen(a), k = strlen(b), row[64];
  if (n > 63 || k > 63) return 64;
  for (size_t j = 0; j <= k; j++) row[j] = j;
  for (size_t i = 1; i <= n; i++) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= k; j++) {
      size_t changed = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = least(changed, least(row[j], row[j - 1]) + 1);
    }
  }
  return row[k];
}

static const char *nearest(clk_machine *m, const char *name) {
  const char *best = NULL;
  size_t third = strlen(name) / 3;
  size_t limit = (third < 1 ? 1 : least(third, 3)) + 1;  // one beyond what still counts as near
  for (size_t i = 0; i < m->field_count; i++) {
    size_t d = distance(name, m->fields[i].name);
    if (d >= limit) continue;
    limit = d;
    best = m->fields[i].name;
  }
  return best;
}

static int context_index(lua_State *L) {
  clk_machine *m = clk_of(L);
  if (clk_context_get(L, 2)) return 1;
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  const char *name = lua_tostring(L, 2), *near = nearest(m, name);
  if (near) return clk_raise(L, "%s has no '%.60s'; did you mean '%s'?", m->context_name, name, near);
  return clk_raise(L, "%s has no '%.60s'", m->context_name, name);
}

static int context_newindex(lua_State *L) { return clk_refuse_write(L, 1); }

void clk_open_context(lua_State *L) {
  static const luaL_Reg events[] = {{"__index", context_index}, {"__newindex", context_newindex}, {NULL, NULL}};
  lua_newtable(L);
  lua_createtable(L, 0, 3);
  luaL_setfuncs(L, events, 0);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  clk_of(L)->context_table = lua_topointer(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_CONTEXT);
}

static void renew_slot(lua_State *L, int slot) {
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, slot);
}

/// Forgets the views, of which new ones are made as they are read.
void clk_forget_views(lua_State *L) {
  clk_machine *m = clk_of(L);
  renew_slot(L, CLK_SLOT_FRESH);
  renew_slot(L, CLK_SLOT_PROXIES);
  if (m->context_stale) renew_slot(L, CLK_SLOT_CONSTANTS);
  m->context_stale = m->views_stale = m->computed = false;
  m->view_count = 0;
}

/// Forgets what was read of constants that have another value now.
void clk_forget_changed(lua_State *L) {
  clk_machine *m = clk_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_CONSTANTS);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_FRESH);
  for (size_t i = 0; i < m->field_count; i++) {
    if (!m->fields[i].stale) continue;
    lua_pushnil(L);
    lua_rawseti(L, -3, (lua_Integer)i);
    lua_pushnil(L);
    lua_setfield(L, -2, m->fields[i].name);
    m->fields[i].stale = false;
  }
  lua_pop(L, 2);
  m->fields_stale = false;
}

/// Forgets what the call computed.
void clk_forget_computed(lua_State *L) {
  clk_machine *m = clk_of(L);
  if (!m->computed) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_FRESH);
  for (size_t i = 0; i < m->field_count; i++) {
    if (m->fields[i].bytes) continue;
    lua_pushnil(L);
    lua_setfield(L, -2, m->fields[i].name);
  }
  lua_pop(L, 1);
  m->computed = false;
}
