// A machine: opening and dropping it, and the one frame by which every load and call enters and leaves Lua.
#include <stdio.h>
#include <stdlib.h>

#include "clk_private.h"

/// Garbage that starts a collection after a call.
#define COLLECT_AFTER (1024 * 1024)
#define KEPT_VIEWS 2000

static void new_slot(lua_State *L, int slot) {
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, slot);
}

/// The only weak table: it keeps no metatable alive.
static void open_metatables(lua_State *L) {
  lua_newtable(L);
  lua_newtable(L);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_METATABLES);
}

static int open_body(lua_State *L) {
  static const int slots[] = {CLK_SLOT_LABELS,  CLK_SLOT_MASTERS, CLK_SLOT_CONSTANTS, CLK_SLOT_FRESH,
                              CLK_SLOT_PROXIES, CLK_SLOT_MODULES, CLK_SLOT_HOSTS,     CLK_SLOT_NEXT};
  for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) new_slot(L, slots[i]);
  open_metatables(L);
  clk_open_views(L);
  clk_open_context(L);
  clk_open_globals(L);
  return 0;
}

static bool open_state(clk_machine *m) {
  m->L = lua_newstate(clk_allocate, m);
  if (!m->L) return false;
  *(clk_machine **)lua_getextraspace(m->L) = m;
  lua_gc(m->L, LUA_GCSTOP);
  lua_pushcfunction(m->L, open_body);
  return lua_pcall(m->L, 0, 0, 0) == LUA_OK;
}

clk_machine *clk_open(const clk_limits *limits, clk_host host, void *context) {
  clk_machine *m = calloc(1, sizeof *m);
  if (!m) return NULL;
  m->limits = *limits;
  m->host = host;
  m->context = context;
  m->blocks.previous = m->blocks.next = &m->blocks;
  m->locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  m->chunk_folder = clk_copy_text("", 0);
  m->context_name = clk_copy_text("context", 7);
  m->report.message = m->message;
  m->report.file = m->file;
  m->report.path = m->path;
  m->report.trace = m->trace;
  if (m->locale && open_state(m)) {
    m->settled = m->used;
    return m;
  }
  clk_drop(m);
  return NULL;
}

static void free_tables(clk_machine *m) {
  for (size_t i = 0; i < m->advice_count; i++) {
    free(m->advice[i].name);
    free(m->advice[i].text);
  }
  for (size_t i = 0; i < m->named_count; i++) {
    free(m->named[i].name);
    free(m->named[i].bytes);
  }
  for (size_t i = 0; i < m->chunk_count; i++) free(m->chunks[i]);
  for (size_t i = 0; i < m->field_count; i++) {
    free(m->fields[i].name);
    free(m->fields[i].bytes);
  }
  free(m->advice);
  free(m->named);
  free(m->chunks);
  free(m->fields);
}

void clk_drop(clk_machine *m) {
  clk_free_heap(m);
  free_tables(m);
  clk_log_clear(m);
  if (m->locale) freelocale(m->locale);
  free(m->chunk_folder);
  free(m->context_name);
  free(m->reply.bytes);
  free(m->in.bytes);
  free(m->result.bytes);
  free(m->keys);
  free(m);
}

static clk_status fail(clk_machine *m, clk_status status, const char *message) {
  clk_set_text(m->message, sizeof m->message, message, strlen(message));
  return m->report.status = status;
}

/// Puts a finished call away: what it cached, and its garbage when there is much.
static void finish(clk_machine *m) {
  m->finishing = true;
  lua_settop(m->L, 0);
  bool collect = m->used > m->settled + COLLECT_AFTER;
  clk_forget_computed(m->L);
  if (collect || m->view_count > KEPT_VIEWS) clk_forget_views(m->L);
  if (collect) clk_collect(m);
  m->finishing = false;
}

static clk_status status_of(clk_machine *m, int status) {
  if (status == LUA_OK) return m->report.status;  // a body may have found a bad value
  if (m->report.status != CLK_OK) return m->report.status;
  if (status != LUA_ERRRUN && m->message[0] == 0)
    return fail(m, CLK_ERROR, "stack overflow while an error was being handled");
  return CLK_ERROR;
}

static void begin(clk_machine *m, int64_t instructions) {
  m->report.status = CLK_OK;
  m->report.line = 0;
  m->report.out = NULL;
  m->report.out_count = 0;
  m->message[0] = m->file[0] = m->path[0] = m->trace[0] = 0;
  m->result.count = m->key_count = 0;
  m->exempt = false;
  m->fuel = m->granted = instructions;
  m->begun = clk_now();
  m->deadline = m->begun + m->limits.milliseconds;
  m->peak = m->used;
}

/// Milliseconds that calls on this thread took, all machines together.
static _Thread_local uint64_t spent;

uint64_t clk_spent(void) { return spent; }

/// Runs a C body as one protected call under the limits. This frame is the only one a limit jumps to.
static clk_status enter(clk_machine *m, lua_CFunction body, void *argument, int64_t instructions) {
  if (m->busy) return CLK_BUSY;
  begin(m, instructions);
  if (m->dead) return fail(m, CLK_DEAD, "stopped earlier by a limit");
  if (!clk_stack_has_room()) return fail(m, CLK_ERROR, "calls are nested too deeply");
  m->busy = true;
  locale_t before = uselocale(m->locale);
  uint64_t before_call = spent;
  int limit = _setjmp(m->out);
  if (limit == 0) {
    lua_State *L = m->L;
    m->armed = true;
    if (m->views_stale) clk_forget_views(L);
    lua_sethook(L, clk_hook, LUA_MASKCOUNT, CLK_HOOK_INTERVAL);
    lua_pushcfunction(L, clk_on_error);
    lua_pushcfunction(L, body);
    lua_pushlightuserdata(L, argument);
    m->report.status = status_of(m, lua_pcall(L, 1, 0, 1));
    finish(m);
    m->armed = false;
  } else {
    m->report.status = (clk_status)limit;
    m->dead = true;
    m->asking = m->exempt = m->finishing = false;
    clk_free_heap(m);
  }
  uselocale(before);
  m->busy = false;
  m->report.instructions = m->granted - (m->fuel < 0 ? 0 : m->fuel);
  m->report.milliseconds = (uint32_t)(clk_now() - m->begun);
  spent = before_call + m->report.milliseconds;  // what calls inside took is part of it
  m->report.peak = m->peak;
  if (m->report.status == CLK_OK) {
    m->report.out = m->result.bytes;
    m->report.out_count = m->result.count;
  }
  return m->report.status;
}

typedef struct {
  const char *source, *chunk;
  size_t count;
} load_request;

static int load_body(lua_State *L) {
  clk_machine *m = clk_of(L);
  load_request *r = lua_touserdata(L, 1);
  if (clk_load_chunk(L, r->source, r->count, r->chunk) != LUA_OK) {
    m->report.status = CLK_SYNTAX;
    clk_note_syntax(m, lua_tostring(L, -1));
    return 0;
  }
  lua_call(L, 0, 1);
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_LOADED);
  clk_encoding how = {.functions = true, .root = "the returned table"};
  if (!clk_encode(L, -1, &how, &m->result)) {
    m->report.status = CLK_BAD_VALUE;
    clk_set_text(m->file, sizeof m->file, r->chunk, strlen(r->chunk));
  }
  return 0;
}

clk_status clk_load(clk_machine *m, const uint8_t *source, size_t count, const char *chunk, uint64_t seed) {
  if (m->busy) return CLK_BUSY;
  if (count > m->limits.source) {
    begin(m, 0);
    clk_set_text(m->file, sizeof m->file, chunk, strlen(chunk));
    char text[100];
    snprintf(text, sizeof text, "%zu KB of source; %zu KB are allowed", (count + 1023) / 1024, m->limits.source / 1024);
    return fail(m, CLK_TOO_LARGE, text);
  }
  const char *slash = strrchr(chunk, '/');
  free(m->chunk_folder);
  m->chunk_folder = clk_copy_text(chunk, slash ? (size_t)(slash - chunk) + 1 : 0);
  load_request request = {source ? (const char *)source : "", chunk, count};
  m->random = seed;
  m->loading = true;
  clk_status status = enter(m, load_body, &request, m->limits.load_instructions);
  m->loading = false;
  return status;
}

typedef struct {
  clk_reader reader;
  uint32_t steps, arguments;
  bool keep_first_argument;
} call_request;

/// Pushes the function at the request's path.
static void push_target(lua_State *L, call_request *r) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_LOADED);
  for (uint32_t i = 0; i < r->steps; i++) {
    clk_decode(L, &r->reader);
    if (!lua_istable(L, -2)) luaL_error(L, "there is no function to call: a %s is in its place", luaL_typename(L, -2));
    lua_rawget(L, -2);
    lua_remove(L, -2);
  }
  if (!lua_isfunction(L, -1)) luaL_error(L, "there is no function to call: a %s is in its place", luaL_typename(L, -1));
}

/// Encodes what the call leaves; the function lies at 2, a kept argument at 3, its result on top.
static void encode_result(lua_State *L, bool kept) {
  clk_machine *m = clk_of(L);
  int index = kept && !lua_istable(L, -1) ? 3 : lua_gettop(L);
  clk_encoding how = {.root = "result"};
  if (clk_encode(L, index, &how, &m->result)) return;
  lua_Debug ar;
  lua_pushvalue(L, 2);
  lua_getinfo(L, ">S", &ar);
  m->report.status = CLK_BAD_VALUE;
  m->report.line = ar.linedefined > 0 ? ar.linedefined : 0;
  if (ar.source[0] == '@') clk_set_text(m->file, sizeof m->file, ar.source + 1, strlen(ar.source + 1));
}

static int call_body(lua_State *L) {
  call_request *r = lua_touserdata(L, 1);
  push_target(L, r);
  luaL_checkstack(L, (int)r->arguments * 2 + 8, NULL);
  lua_pushnil(L);
  lua_pushvalue(L, 2);
  for (uint32_t i = 0; i < r->arguments; i++) clk_decode(L, &r->reader);
  bool kept = r->keep_first_argument && r->arguments > 0;
  if (kept) lua_copy(L, 5, 3);
  lua_call(L, (int)r->arguments, 1);
  encode_result(L, kept);
  return 0;
}

clk_status clk_call(clk_machine *m, const uint8_t *request, size_t count, uint32_t steps, uint32_t arguments,
                    bool keep_first_argument, uint64_t seed) {
  if (m->busy) return CLK_BUSY;
  call_request r = {{request, request + count, false, 0}, steps, arguments, keep_first_argument};
  m->random = seed;
  return enter(m, call_body, &r, m->limits.instructions);
}
