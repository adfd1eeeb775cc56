// Lua values to wire form: raw access only, limits counted while walking, the path of what does not fit kept for the
// message.
#include <math.h>
#include <stdio.h>

#include "clk_latent.h"

#define MAX_LEVELS 64
#define TEXTS_PER_VALUE 16  // of the greatest length, in one value
#define EXPANDED 10         // times as much where named objects are written out

/// One table on the way to the value at hand.
typedef struct {
  const void *table;
  clk_key key;
  char text[40];  // of a text key, which Lua may not keep
} level;

typedef struct {
  lua_State *L;
  clk_machine *m;
  clk_encoding *how;
  clk_buffer *out;
  int depth;
  level levels[MAX_LEVELS + 1];
} walk;

static bool encode_value(walk *w, int index);

static uint32_t most_nodes(const walk *w) { return w->m->limits.result_nodes * (w->how->expand ? EXPANDED : 1); }

static bool plain_name(const char *text) {
  size_t n = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
  return n > 0 && text[n] == 0 && !(text[0] >= '0' && text[0] <= '9');
}

static void write_path(walk *w) {
  size_t used = (size_t)snprintf(w->m->path, sizeof w->m->path, "%s", w->how->root);
  for (int i = 0; i < w->depth && used < sizeof w->m->path - 64; i++) {
    level *l = &w->levels[i];
    char *at = w->m->path + used;
    size_t room = sizeof w->m->path - used;
    if (l->key.kind == CLK_KEY_INT) used += (size_t)snprintf(at, room, "[%lld]", (long long)l->key.integer);
    else if (l->key.kind == CLK_KEY_TEXT && plain_name(l->text)) used += (size_t)snprintf(at, room, ".%s", l->text);
    else if (l->key.kind == CLK_KEY_TEXT) used += (size_t)snprintf(at, room, "[\"%s\"]", l->text);
  }
}

/// Notes that the value at hand does not fit; `what` continues the sentence that starts with its path.
static bool refuse(walk *w, const char *what) {
  write_path(w);
  snprintf(w->m->message, sizeof w->m->message, "%s %s", w->m->path, what);
  return false;
}

static bool encode_number(walk *w, int index) {
  if (lua_isinteger(w->L, index)) {
    clk_put_u8(w->out, CLK_INT);
    clk_put_i64(w->out, lua_tointeger(w->L, index));
    return true;
  }
  double value = lua_tonumber(w->L, index);
  if (!isfinite(value)) return refuse(w, isnan(value) ? "is not a number (0/0)" : "is infinite");
  if (value >= -0x1p63 && value < 0x1p63 && value == floor(value)) {
    clk_put_u8(w->out, CLK_INT);
    clk_put_i64(w->out, (int64_t)value);
    return true;
  }
  clk_put_u8(w->out, CLK_NUMBER);
  clk_put(w->out, &value, sizeof value);
  return true;
}

/// Appends a text and counts it. Returns false when all texts together are too much.
static bool put_text(walk *w, const char *text, size_t count) {
  clk_put_u8(w->out, CLK_TEXT);
  clk_put_u32(w->out, (uint32_t)count);
  clk_put(w->out, text, count);
  unsigned char bits = 0;
  for (size_t i = 0; i < count; i++) bits |= (unsigned char)text[i];
  if (bits & 0x80) w->m->report.is_ascii = false;
  w->how->bytes += count;
  return w->how->bytes <= w->m->limits.result_string * TEXTS_PER_VALUE * (w->how->expand ? EXPANDED : 1);
}

static bool encode_text(walk *w, int index) {
  size_t count;
  const char *text = lua_tolstring(w->L, index, &count);
  if (count > w->m->limits.result_string) {
    char what[80];
    snprintf(what, sizeof what, "is a text of %zu bytes; %zu are allowed", count, w->m->limits.result_string);
    return refuse(w, what);
  }
  return put_text(w, text, count) || refuse(w, "is one text too many: together they are too long");
}

static void enter_key(walk *w, const clk_key *key) {
  level *l = &w->levels[w->depth - 1];
  l->key = *key;
  if (key->kind == CLK_KEY_TEXT) clk_set_text(l->text, sizeof l->text, key->text, key->count);
}

static bool encode_list(walk *w, int table, size_t count) {
  clk_forget_keys(w->m, count);
  clk_put_u8(w->out, CLK_LIST);
  clk_put_u32(w->out, (uint32_t)count);
  for (size_t i = 1; i <= count; i++) {
    clk_key key = {.kind = CLK_KEY_INT, .integer = (lua_Integer)i};
    enter_key(w, &key);
    lua_rawgeti(w->L, table, (lua_Integer)i);
    if (!encode_value(w, lua_gettop(w->L))) return false;
    lua_pop(w->L, 1);
  }
  return true;
}

static bool encode_key(walk *w, const clk_key *key) {
  if (key->kind == CLK_KEY_INT) {
    clk_put_u8(w->out, CLK_INT);
    clk_put_i64(w->out, key->integer);
    return true;
  }
  if (key->kind != CLK_KEY_TEXT)
    return refuse(w, key->kind == CLK_KEY_BOOL ? "has a boolean as a key" : "has a fraction as a key");
  if (key->count > w->m->limits.result_string) return refuse(w, "has a key that is too long");
  return put_text(w, key->text, key->count) || refuse(w, "has too much text in its keys");
}

static bool encode_map(walk *w, int table, size_t count) {
  size_t start = w->m->key_count - count;
  clk_sorted_keys(w->L, count);
  clk_put_u8(w->out, CLK_MAP);
  clk_put_u32(w->out, (uint32_t)count);
  for (size_t i = 0; i < count; i++) {
    clk_key key = w->m->keys[start + i];  // the array may move below
    w->depth--;
    bool fits = encode_key(w, &key);
    w->depth++;
    if (!fits) return false;
    enter_key(w, &key);
    clk_push_key(w->L, &key);
    lua_rawget(w->L, table);
    if (!encode_value(w, lua_gettop(w->L))) return false;
    lua_pop(w->L, 1);
  }
  clk_forget_keys(w->m, count);
  return true;
}

static bool contains_itself(walk *w, const void *table) {
  for (int i = 0; i < w->depth; i++)
    if (w->levels[i].table == table) return true;
  return false;
}

static bool encode_entries(walk *w, int table) {
  const void *address = lua_topointer(w->L, table);
  if (contains_itself(w, address)) return refuse(w, "contains itself");
  uint32_t limit = w->m->limits.result_depth < MAX_LEVELS ? w->m->limits.result_depth : MAX_LEVELS;
  if ((uint32_t)w->depth >= limit) {
    char what[80];
    snprintf(what, sizeof what, "is nested too deeply; %u levels are allowed", limit);
    return refuse(w, what);
  }
  if (!w->how->unwatched || !clk_is_watching(w->L, table)) clk_wake(w->L, table);
  bool sequence;
  size_t count = clk_collect_keys(w->L, table, &sequence);
  if (count == SIZE_MAX) return refuse(w, "has a table or function as a key");
  if (count > most_nodes(w) - w->how->nodes) return refuse(w, "holds too many values");
  w->levels[w->depth++] = (level){.table = address};
  bool fits = sequence ? encode_list(w, table, count) : encode_map(w, table, count);
  if (fits) w->depth--;
  return fits;
}

static bool put_reference(walk *w, uint32_t index) {
  clk_put_u8(w->out, CLK_REFERENCE);
  clk_put_u32(w->out, index);
  return true;
}

/// A mark inside what a view shows: the name, or the shared copy of the object.
static bool encode_mark(walk *w, int index) {
  uint32_t named = clk_marked(lua_touserdata(w->L, index));
  if (!w->how->expand) return put_reference(w, named);
  clk_push_master(w->L, named);
  if (!lua_istable(w->L, -1)) return encode_value(w, lua_gettop(w->L));
  return encode_entries(w, lua_gettop(w->L));
}

/// Writes a named object as such when nothing was changed in it; it costs as much as if it were written out.
static void shorten(walk *w, uint32_t index, size_t start) {
  const clk_named *named = &w->m->named[index];
  size_t count = w->out->count - start;
  if (!named->bytes || named->count != count || memcmp(named->bytes, w->out->bytes + start, count) != 0) return;
  w->out->count = start;
  put_reference(w, index);
}

static bool encode_table(walk *w, int index) {
  lua_pushvalue(w->L, index);
  clk_unwrap(w->L);
  int table = lua_gettop(w->L);
  if (clk_is_context(w->L, table)) return refuse(w, "is the context itself");
  if (clk_is_globals(w->L, table)) return refuse(w, "is the table of globals");
  uint32_t named;
  bool labelled = clk_label_of(w->L, table, &named);
  if (labelled && !w->how->expand) return put_reference(w, named);
  size_t start = w->out->count;
  if (!encode_entries(w, table)) return false;
  if (labelled && w->depth == 0) shorten(w, named, start);
  return true;
}

static bool encode_function(walk *w, int index) {
  if (!w->how->functions) return refuse(w, "is a function");
  lua_Debug ar;
  lua_pushvalue(w->L, index);
  lua_getinfo(w->L, ">S", &ar);
  int32_t line = ar.linedefined > 0 ? ar.linedefined : 0;
  clk_put_u8(w->out, CLK_FUNCTION);
  clk_put(w->out, &line, sizeof line);
  return true;
}

static bool encode_kind(walk *w, int index) {
  switch (lua_type(w->L, index)) {
    case LUA_TNIL: clk_put_u8(w->out, CLK_NONE); return true;
    case LUA_TBOOLEAN: clk_put_u8(w->out, lua_toboolean(w->L, index) ? CLK_TRUE : CLK_FALSE); return true;
    case LUA_TNUMBER: return encode_number(w, index);
    case LUA_TSTRING: return encode_text(w, index);
    case LUA_TTABLE: return encode_table(w, index);
    case LUA_TFUNCTION: return encode_function(w, index);
    case LUA_TLIGHTUSERDATA: return encode_mark(w, index);
    default: return refuse(w, "is not plain data");
  }
}

static bool encode_value(walk *w, int index) {
  if (w->how->nodes++ >= most_nodes(w)) {
    char what[80];
    snprintf(what, sizeof what, "is one value too many; %u are allowed", most_nodes(w));
    return refuse(w, what);
  }
  luaL_checkstack(w->L, 12, NULL);
  if (!encode_kind(w, index)) return false;
  lua_settop(w->L, index);
  return true;
}

bool clk_encode(lua_State *L, int index, clk_encoding *how, clk_buffer *out) {
  clk_machine *m = clk_of(L);
  walk w;  // its levels are written as they are entered
  w.L = L;
  w.m = m;
  w.how = how;
  w.out = out;
  w.depth = 0;
  size_t keys = m->key_count;
  int top = lua_gettop(L);
  lua_pushvalue(L, index);
  bool fits = encode_value(&w, lua_gettop(L));
  if (!fits) m->key_count = keys;
  lua_settop(L, top);
  return fits;
}
