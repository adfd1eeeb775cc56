// What went wrong and where: message, position and traceback, written without calling anything of the script.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "clk_latent.h"

#define TRACE_LINES 12
#define TRACE_LEVELS 400

void clk_set_text(char *target, size_t capacity, const char *text, size_t count) {
  if (count > capacity - 1) count = capacity - 1;
  memcpy(target, text, count);
  target[count] = 0;
}

static void set_string(char *target, size_t capacity, const char *text) {
  clk_set_text(target, capacity, text, strlen(text));
}

void clk_remember_chunk(clk_machine *m, const char *name) {
  for (size_t i = 0; i < m->chunk_count; i++)
    if (strcmp(m->chunks[i], name) == 0) return;
  m->chunks = clk_grow(m->chunks, m->chunk_count, sizeof *m->chunks);
  m->chunks[m->chunk_count++] = clk_copy_text(name, strlen(name));
}

/// The name of a file without its folder: all that a script sees of it, so that it says the same wherever the file lies.
const char *clk_bare_name(const char *name) {
  const char *slash = strrchr(name, '/');
  return slash ? slash + 1 : name;
}

static const char *source_name(const lua_Debug *ar) { return ar->source[0] == '@' ? ar->source + 1 : ar->source; }

/// The folder of a file that was compiled, by its bare name.
static void folder_of(clk_machine *m, const char *bare, char *folder, size_t capacity) {
  const char *full = m->chunk_folder;
  size_t count = strlen(full);
  for (size_t i = 0; i < m->chunk_count; i++) {
    if (strcmp(clk_bare_name(m->chunks[i]), bare) != 0) continue;
    full = m->chunks[i];
    count = strlen(full) - strlen(bare);
    break;
  }
  clk_set_text(folder, capacity, full, count);
}

void clk_set_file(clk_machine *m, const lua_Debug *ar) {
  char folder[256];
  folder_of(m, source_name(ar), folder, sizeof folder);
  snprintf(m->file, sizeof m->file, "%s%s", folder, source_name(ar));
}

/// Notes file and line of the nearest Lua function, from `level` outward.
void clk_note_position(clk_machine *m, int level) {
  lua_Debug ar;
  for (; lua_getstack(m->L, level, &ar); level++) {
    lua_getinfo(m->L, "Sl", &ar);
    if (ar.currentline <= 0) continue;
    clk_set_file(m, &ar);
    m->report.line = ar.currentline;
    return;
  }
}

void clk_note_outermost(clk_machine *m) {
  lua_Debug ar;
  int outermost = -1;
  for (int level = 0; lua_getstack(m->L, level, &ar); level++) {
    lua_getinfo(m->L, "Sl", &ar);
    if (ar.currentline > 0) outermost = level;
  }
  if (outermost < 0 || !lua_getstack(m->L, outermost, &ar)) return;
  lua_getinfo(m->L, "S", &ar);
  clk_set_file(m, &ar);
  m->report.line = ar.linedefined;
}

/// The length Lua gives a chunk's name in messages: all of it, or "..." and its tail.
static size_t short_name(const char *name, char out[LUA_IDSIZE]) {
  size_t n = strlen(name);
  if (n < LUA_IDSIZE) {
    memcpy(out, name, n + 1);
    return n;
  }
  size_t tail = LUA_IDSIZE - 1 - 3;
  memcpy(out, "...", 3);
  memcpy(out + 3, name + n - tail, tail + 1);
  return LUA_IDSIZE - 1;
}

/// When `text` starts with the position of a known chunk, notes it and returns what follows.
static const char *take_position(clk_machine *m, const char *text) {
  char name[LUA_IDSIZE];
  for (size_t i = 0; i < m->chunk_count; i++) {
    size_t n = short_name(clk_bare_name(m->chunks[i]), name);
    if (strncmp(text, name, n) != 0 || text[n] != ':') continue;
    char *end;
    long line = strtol(text + n + 1, &end, 10);
    if (end == text + n + 1 || *end != ':' || line <= 0 || line > 100000000) continue;
    set_string(m->file, sizeof m->file, m->chunks[i]);
    m->report.line = (int)line;
    return end[1] == ' ' ? end + 2 : end + 1;
  }
  return text;
}

/// What to use instead of the absent thing that `text` is about, or NULL.
static const clk_pair *advice_for(clk_machine *m, const char *text) {
  static const char *const starts[] = {"attempt to index a nil value (", "attempt to call a nil value ("};
  for (size_t s = 0; s < 2; s++) {
    size_t n = strlen(starts[s]);
    if (strncmp(text, starts[s], n) != 0) continue;
    char kind[16], name[64];
    if (sscanf(text + n, "%15[a-z] '%63[A-Za-z0-9_]'", kind, name) != 2) return NULL;
    bool member = strcmp(kind, "field") == 0 || strcmp(kind, "method") == 0;
    for (size_t i = 0; i < m->advice_count; i++) {
      const char *dot = strrchr(m->advice[i].name, '.');
      if (member == (dot != NULL) && strcmp(dot ? dot + 1 : m->advice[i].name, name) == 0) return &m->advice[i];
    }
  }
  return NULL;
}

/// The text of an error object; tables speak by their raw `message` or `msg`.
static const char *object_text(lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TSTRING) return lua_tostring(L, index);
  if (lua_type(L, index) == LUA_TNUMBER) {
    lua_pushvalue(L, index);
    return lua_tostring(L, -1);
  }
  if (lua_istable(L, index)) {
    clk_wake(L, index);
    static const char *const names[] = {"message", "msg"};
    for (int i = 0; i < 2; i++) {
      lua_pushstring(L, names[i]);
      if (lua_rawget(L, index) == LUA_TSTRING) return lua_tostring(L, -1);
    }
  }
  if (lua_isnil(L, index)) return "error(nil)";
  return lua_pushfstring(L, "error with a %s as its message", luaL_typename(L, index));
}

/// The name of a function without the reason why it is known ("for iterator", "metamethod").
static void trace_line(lua_State *L, lua_Debug *ar, char *line, size_t capacity) {
  lua_getinfo(L, "Slnt", ar);
  const char *file = source_name(ar);
  char folder[256];
  folder_of(clk_of(L), file, folder, sizeof folder);
  if (*ar->what == 'm')
    snprintf(line, capacity, "%s%s:%d: in the file itself\n", folder, file, ar->currentline);
  else if (ar->name)
    snprintf(line, capacity, "%s%s:%d: in %.60s\n", folder, file, ar->currentline, ar->name);
  else
    snprintf(
        line, capacity, "%s%s:%d: in the function of line %d%s\n", folder, file, ar->currentline, ar->linedefined,
        ar->istailcall ? " (returned by its caller)" : "");
}

static void note_trace(clk_machine *m) {
  lua_Debug ar;
  size_t used = 0;
  int lines = 0;
  m->trace[0] = 0;
  for (int level = 1; level < TRACE_LEVELS && lines < TRACE_LINES && lua_getstack(m->L, level, &ar); level++) {
    lua_getinfo(m->L, "Sl", &ar);
    if (ar.currentline <= 0) continue;
    char line[400];
    trace_line(m->L, &ar, line, sizeof line);
    size_t n = strlen(line);
    if (used + n >= sizeof m->trace) return;
    memcpy(m->trace + used, line, n + 1);
    used += n;
    lines++;
  }
}

/// Writes "os is not available …" for an absent name, and the text itself for all else.
static void set_message(clk_machine *m, const char *text) {
  const clk_pair *advice = advice_for(m, text);
  if (!advice)
    set_string(m->message, sizeof m->message, text);
  else if (strchr(advice->name, '.'))
    snprintf(m->message, sizeof m->message, "%s: %s %s", text, advice->name, advice->text);
  else
    snprintf(m->message, sizeof m->message, "%s %s", advice->name, advice->text);
}

/// The message handler of every entry: notes what an error says and where it was raised.
int clk_on_error(lua_State *L) {
  clk_machine *m = clk_of(L);
  m->file[0] = 0;
  m->report.line = 0;
  clk_note_position(m, 1);
  const char *text = object_text(L, 1);
  set_message(m, take_position(m, text));
  if (!m->trace_kept) note_trace(m);
  m->trace_kept = false;
  lua_settop(L, 1);
  return 1;
}

/// The message handler of a module that is run: notes who was running while the frames are still there, all the way out of the
/// files that required each other.
int clk_on_module_error(lua_State *L) {
  clk_machine *m = clk_of(L);
  if (!m->trace_kept) note_trace(m);
  m->trace_kept = true;
  lua_settop(L, 1);
  return 1;
}

/// The message handler of pcall: only says what to use instead of absent names.
int clk_on_caught_error(lua_State *L) {
  clk_machine *m = clk_of(L);
  m->trace_kept = false;
  if (lua_type(L, 1) != LUA_TSTRING) return 1;
  const char *text = lua_tostring(L, 1);
  char file[sizeof m->file];
  int line = m->report.line;
  memcpy(file, m->file, sizeof file);
  const char *bare = take_position(m, text);
  m->report.line = line;
  memcpy(m->file, file, sizeof file);
  if (!advice_for(m, bare)) return 1;
  set_message(m, bare);
  lua_pushlstring(L, text, (size_t)(bare - text));
  lua_pushstring(L, m->message);
  m->message[0] = 0;
  lua_concat(L, 2);
  return 1;
}

void clk_note_syntax(clk_machine *m, const char *text) { set_message(m, take_position(m, text)); }

int clk_raise(lua_State *L, const char *format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  lua_Debug ar;
  for (int level = 1; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    if (ar.currentline <= 0) continue;
    lua_pushfstring(L, "%s:%d: %s", ar.short_src, ar.currentline, text);
    return lua_error(L);
  }
  lua_pushstring(L, text);
  return lua_error(L);
}
