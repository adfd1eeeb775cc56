// Compiling sources, and require by name: once, cached, without cycles.
#include <stdio.h>

#include "clk_private.h"

/// Skips a byte order mark and a first line that starts with '#'.
static void skip_start(const char **source, size_t *count) {
  if (*count >= 3 && memcmp(*source, "\xEF\xBB\xBF", 3) == 0) {
    *source += 3;
    *count -= 3;
  }
  if (*count == 0 || **source != '#') return;
  const char *end = memchr(*source, '\n', *count);
  *count -= end ? (size_t)(end - *source) : *count;
  *source = end ? end : *source;
}

#define PIECE 512  // bytes between two looks at the clock while compiling
#define BYTES_PER_INSTRUCTION 2

typedef struct {
  const char *at, *end;
} source_reader;

static const char *next_piece(lua_State *L, void *data, size_t *count) {
  source_reader *r = data;
  *count = (size_t)(r->end - r->at) < PIECE ? (size_t)(r->end - r->at) : PIECE;
  clk_burn(L, *count / BYTES_PER_INSTRUCTION);
  r->at += *count;
  return *count ? r->at - *count : NULL;
}

/// Compiles a text and pushes its function. Returns LUA_OK, or another status and pushes the message "name:line: …".
int clk_load_chunk(lua_State *L, const char *source, size_t count, const char *name) {
  clk_remember_chunk(clk_of(L), name);
  skip_start(&source, &count);
  char chunk[300];
  snprintf(chunk, sizeof chunk, "@%s", clk_bare_name(name));
  int line = 1;
  bool doubtful = false;
  const char *refused = clk_scan_source(source, count, &line, &doubtful, &clk_of(L)->opens_library);
  if (refused) {
    luaL_loadbufferx(L, "", 0, chunk, "t");
    lua_Debug ar;
    lua_getinfo(L, ">S", &ar);
    lua_pushfstring(L, "%s:%d: %s", ar.short_src, line, refused);
    return LUA_ERRSYNTAX;
  }
  source_reader reader = {source, source + count};
  int status = lua_load(L, next_piece, &reader, chunk, "t");
  return status == LUA_OK && doubtful ? clk_mend_code(L, chunk) : status;
}

static void check_name(lua_State *L, const char *name, size_t count) {
  size_t plain = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");
  if (count == 0 || plain != count || count > 100)
    clk_raise(L, "require '%.60s': a name of letters, digits, '_' and '-', without folder or ending", name);
}

void clk_module_folder(clk_machine *m, const char *folder) {
  clk_set_text(m->module_folder, sizeof m->module_folder, folder, strlen(folder));
}

/// Asks the host for the source of the module named by argument 1 and runs it; returns its value.
static int run_module(lua_State *L) {
  clk_machine *m = clk_of(L);
  size_t count;
  const char *name = lua_tolstring(L, 1, &count);
  clk_ask(L, CLK_ASK_MODULE, 0, name, count);
  const char *source = lua_touserdata(L, -1);
  size_t bytes = lua_rawlen(L, -1);
  if (bytes > m->limits.source)
    clk_raise(L, "require '%s': %zu bytes; %zu are allowed", name, bytes, m->limits.source);
  char file[512];
  snprintf(file, sizeof file, "%s%s%s.lua", m->chunk_folder, m->module_folder, name);
  if (clk_load_chunk(L, source, bytes, file) != LUA_OK) lua_error(L);
  lua_call(L, 0, 1);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    lua_pushboolean(L, true);
  }
  return 1;
}

int clk_require(lua_State *L) {
  size_t count;
  const char *name = luaL_checklstring(L, 1, &count);
  check_name(L, name, count);
  lua_settop(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_MODULES);
  lua_pushvalue(L, 1);
  if (lua_rawget(L, 2) != LUA_TNIL) {
    if (lua_touserdata(L, -1) == L) return clk_raise(L, "require '%s': the files require each other in a circle", name);
    return 1;
  }
  lua_pushvalue(L, 1);
  lua_pushlightuserdata(L, L);  // runs now
  lua_rawset(L, 2);
  lua_pushcfunction(L, clk_on_module_error);
  lua_pushcfunction(L, run_module);
  lua_pushvalue(L, 1);
  int status = lua_pcall(L, 1, 1, -3);
  lua_pushvalue(L, 1);
  if (status == LUA_OK) lua_pushvalue(L, -2);
  else lua_pushnil(L);
  lua_rawset(L, 2);
  return status == LUA_OK ? 1 : lua_error(L);
}
