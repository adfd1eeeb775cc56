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

/// Makes a weak table, which keeps none of the script's tables alive.
static void open_weak_slot(lua_State *L, int slot) {
  lua_newtable(L);
  lua_newtable(L);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, slot);
}

static int open_body(lua_State *L) {
  clk_hide_events(L);
  static const int slots[] = {CLK_SLOT_LABELS,  CLK_SLOT_MASTERS, CLK_SLOT_CONSTANTS, CLK_SLOT_FRESH,
                              CLK_SLOT_PROXIES, CLK_SLOT_MODULES, CLK_SLOT_HOSTS,     CLK_SLOT_NEXT,
                              CLK_SLOT_LATENT};
  for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) new_slot(L, slots[i]);
  open_weak_slot(L, CLK_SLOT_METATABLES);
  open_weak_slot(L, CLK_SLOT_LEADING);
  open_weak_slot(L, CLK_SLOT_LED);
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
  if (!clk_reserve_stack(m)) return false;
  lua_pushcfunction(m->L, clk_on_error);  // stays at the bottom of the stack
  lua_pushcfunction(m->L, open_body);
  return lua_pcall(m->L, 0, 0, 0) == LUA_OK;
}

static bool is_forbidden;

void clk_forbid(void) { is_forbidden = true; }

void clk_permit(void) { is_forbidden = false; }

bool clk_is_permitted(void) { return !is_forbidden; }

clk_machine *clk_open(const clk_limits *limits, uint32_t hashes, clk_host host, void *context) {
  if (is_forbidden) return NULL;
  clk_machine *m = calloc(1, sizeof *m);
  if (!m) return NULL;
  m->limits = *limits;
  m->hashes = hashes;
  m->host = host;
  m->context = context;
  m->blocks.previous = m->blocks.next = &m->blocks;
  m->long_texts.previous = m->long_texts.next = &m->long_texts;
  m->locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  m->plain_locale = strcmp(setlocale(LC_ALL, NULL), "C") == 0;
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

void clk_free_named(clk_named *named) {
  free(named->name);
  free(named->bytes);
  free(named->first);
}

static void free_tables(clk_machine *m) {
  for (size_t i = 0; i < m->advice_count; i++) {
    free(m->advice[i].name);
    free(m->advice[i].text);
  }
  for (size_t i = 0; i < m->named_count; i++) clk_free_named(&m->named[i]);
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
  clk_free_trace(m);
  clk_log_clear(m);
  if (m->locale) freelocale(m->locale);
  free(m->chunk_folder);
  free(m->context_name);
  free(m->reply.bytes);
  free(m->in.bytes);
  free(m->result.bytes);
  free(m->code.bytes);
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
  lua_settop(m->L, 1);
  if (m->traversed) clk_forget_traversal(m->L);
  if (m->tracer) clk_end_trace(m);
  if (m->leads && m->kept) clk_forget_leading(m->L, false);
  if (clk_undo_changes(m)) {
    m->finishing = false;
    return;
  }
  bool collect = m->used > m->settled + COLLECT_AFTER || m->made_long_text;
  if (m->computed) clk_forget_computed(m->L);
  if (collect || m->view_count > KEPT_VIEWS) clk_forget_views(m->L);
  if (collect) clk_collect(m);
  if (m->grown || m->loading) clk_settle_sizes(m);
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
  m->report.is_ascii = true;
  m->report.watched = m->report.drew = m->report.changed = false;
  m->message[0] = m->file[0] = m->path[0] = m->trace[0] = 0;
  m->trace_kept = false;
  m->result.count = m->key_count = 0;
  m->exempt = false;
  m->fuel = m->granted = instructions;
  m->begun = m->deadline = 0;  // set by the first look at the clock: most calls end before it
  m->excused = 0;
  m->peak = m->used;
}

/// Milliseconds that a call has worked; 0 for one that ends within a tick of the clock.
static uint32_t worked(const clk_machine *m) {
  return m->begun && clk_now() > m->begun ? (uint32_t)(clk_work() - m->worked) : 0;
}

/// Milliseconds that calls on this thread have worked, all machines together.
static _Thread_local uint64_t spent;

uint64_t clk_spent(void) { return spent; }

_Thread_local clk_machine *clk_running;

/// Whether numbers and texts already mean what they mean in the C locale.
static bool is_plain_locale(const clk_machine *m) {
  return m->plain_locale && uselocale((locale_t)0) == LC_GLOBAL_LOCALE;
}

/// Makes one protected call under the limits. This frame is the only one a limit jumps to.
clk_status clk_enter(clk_machine *m, const clk_entry *entry, void *request, int64_t instructions) {
  if (m->busy) return CLK_BUSY;
  begin(m, instructions);
  if (m->dead) return fail(m, CLK_DEAD, "stopped earlier by a limit");
  if (!clk_stack_has_room()) return fail(m, CLK_ERROR, "calls are nested too deeply");
  m->busy = true;
  locale_t before = is_plain_locale(m) ? (locale_t)0 : uselocale(m->locale);
  uint64_t before_call = spent;
  clk_machine *outer = clk_running;
  clk_running = m;
  int limit = _setjmp(m->out);
  if (limit == 0) {
    lua_State *L = m->L;
    m->armed = true;
    if (m->views_stale) clk_forget_views(L);
    if (m->fields_stale) clk_forget_changed(L);
    if (m->tracer) clk_begin_trace(m);
    lua_sethook(L, m->tracer ? clk_trace_hook : clk_hook, LUA_MASKCOUNT, m->tracer ? 1 : CLK_HOOK_INTERVAL);
    int arguments = entry->push(L, request);
    int status = lua_pcall(L, arguments, entry->results, 1);
    if (status == LUA_OK && entry->take) entry->take(L, request);
    m->report.status = status_of(m, status);
    finish(m);
    m->armed = false;
  } else {
    m->report.status = (clk_status)limit;
    m->dead = true;
    clk_free_trace(m);
    m->asking = m->exempt = m->finishing = false;
    clk_free_heap(m);
  }
  if (before) uselocale(before);
  clk_running = outer;
  m->busy = false;
  m->report.instructions = m->granted - (m->fuel < 0 ? 0 : m->fuel);
  m->report.milliseconds = worked(m);
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
    if (!m->file[0]) clk_set_text(m->file, sizeof m->file, r->chunk, strlen(r->chunk));
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

static int push_load(lua_State *L, void *request) {
  lua_pushcfunction(L, load_body);
  lua_pushlightuserdata(L, request);
  return 1;
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
  static const clk_entry entry = {push_load, NULL, 0};
  clk_status status = clk_enter(m, &entry, &request, m->limits.load_instructions);
  m->loading = false;
  return status;
}
