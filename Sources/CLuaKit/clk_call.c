// Calling functions of the kept value: found once by their path, then by handle. A call that takes and gives plain values
// alone goes straight to the function; tables are built and read within the protected call.
#include "clk_latent.h"

#define DIRECT_ARGUMENTS 16

typedef struct {
  clk_reader reader;
  uint32_t function, steps, arguments;
  bool keep_first_argument;
  bool direct;  // the function is called as it is, without `call_body` around it
} call_request;

static int push_body(lua_State *L, lua_CFunction body, void *request) {
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, request);
  return 1;
}

// MARK: Finding

static int wrong_kind(lua_State *L) {
  return luaL_error(L, "there is no function to call: a %s is in its place", luaL_typename(L, -1));
}

static int find_body(lua_State *L) {
  clk_machine *m = clk_of(L);
  call_request *r = lua_touserdata(L, 1);
  // A function found later could share variables that are not compared.
  if (m->kept) return luaL_error(L, "functions are found before the machine is kept");
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_LOADED);
  for (uint32_t i = 0; i < r->steps; i++) {
    if (!lua_istable(L, -1)) return wrong_kind(L);
    clk_wake(L, -1);
    clk_decode(L, &r->reader);
    lua_rawget(L, -2);
    lua_remove(L, -2);
  }
  if (!lua_isfunction(L, -1)) return wrong_kind(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLK_SLOT_FUNCTIONS + (lua_Integer)m->function_count);
  m->report.function = ++m->function_count;
  return 0;
}

static int push_find(lua_State *L, void *request) { return push_body(L, find_body, request); }

clk_status clk_find(clk_machine *m, const uint8_t *path, size_t count, uint32_t steps) {
  static const clk_entry entry = {push_find, NULL, 0};
  call_request r = {.reader = {path, path + count, false, 0}, .steps = steps};
  if (m->busy) return CLK_BUSY;
  m->report.function = 0;
  return clk_enter(m, &entry, &r, m->limits.instructions);
}

/// Pushes the function that is called, or nil for a handle that nobody was given.
static void push_function(lua_State *L, const call_request *r) {
  if (r->function == 0 || r->function > clk_of(L)->function_count) return lua_pushnil(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_FUNCTIONS + (lua_Integer)r->function - 1);
}

// MARK: Calls with tables

/// Encodes the value at `index`; a bad one is put down to where the function starts.
static void encode_result(lua_State *L, const call_request *r, int index) {
  clk_machine *m = clk_of(L);
  clk_encoding how = {.root = "result"};
  if (clk_encode(L, index, &how, &m->result)) return;
  lua_Debug ar;
  push_function(L, r);
  lua_getinfo(L, ">S", &ar);
  m->report.status = CLK_BAD_VALUE;
  m->report.line = ar.linedefined > 0 ? ar.linedefined : 0;
  if (ar.source[0] == '@') clk_set_file(m, &ar);
}

static int call_body(lua_State *L) {
  call_request *r = lua_touserdata(L, 1);
  luaL_checkstack(L, (int)r->arguments * 2 + 8, NULL);
  lua_pushnil(L);
  push_function(L, r);
  for (uint32_t i = 0; i < r->arguments; i++) clk_decode(L, &r->reader);
  bool kept = r->keep_first_argument && r->arguments > 0;
  if (kept) lua_copy(L, 4, 2);
  lua_call(L, (int)r->arguments, 1);
  encode_result(L, r, kept && !lua_istable(L, -1) ? 2 : lua_gettop(L));
  return 0;
}

// MARK: Calls with plain values

/// Pushes a plain value, which can fail for memory alone, and returns what follows it; NULL when it is not plain or malformed.
static const uint8_t *push_plain(lua_State *L, const uint8_t *at, const uint8_t *end) {
  int64_t integer;
  double number;
  uint32_t count;
  size_t room = (size_t)(end - at);
  if (room < 1) return NULL;
  switch (*at) {
    case CLK_INT:
      if (room < 9) return NULL;
      memcpy(&integer, at + 1, sizeof integer);
      lua_pushinteger(L, integer);
      return at + 9;
    case CLK_NUMBER:
      if (room < 9) return NULL;
      memcpy(&number, at + 1, sizeof number);
      clk_push_number(L, number);
      return at + 9;
    case CLK_TEXT:
      if (room < 5) return NULL;
      memcpy(&count, at + 1, sizeof count);
      if (room - 5 < count) return NULL;
      lua_pushlstring(L, (const char *)at + 5, count);
      return at + 5 + count;
    case CLK_CONTEXT: lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_CONTEXT); return at + 1;
    case CLK_NONE: lua_pushnil(L); return at + 1;
    case CLK_FALSE:
    case CLK_TRUE: lua_pushboolean(L, *at == CLK_TRUE); return at + 1;
    default: return NULL;
  }
}

/// Pushes the function and its arguments when all are plain and few. Returns false, pushing nothing, otherwise.
static bool push_direct(lua_State *L, const call_request *r) {
  if (r->keep_first_argument || r->arguments > DIRECT_ARGUMENTS) return false;
  int top = lua_gettop(L);
  const uint8_t *at = r->reader.at;
  push_function(L, r);
  for (uint32_t i = 0; i < r->arguments; i++) {
    at = push_plain(L, at, r->reader.end);
    if (at) continue;
    lua_settop(L, top);
    return false;
  }
  return true;
}

static int push_call(lua_State *L, void *request) {
  call_request *r = request;
  r->direct = push_direct(L, r);
  return r->direct ? (int)r->arguments : push_body(L, call_body, r);
}

static int encode_body(lua_State *L) {
  encode_result(L, lua_touserdata(L, 2), 1);
  return 0;
}

/// Takes the result on top of a direct call; nothing stands for nil. Only a table can raise an error by being read, so only
/// that needs protection.
static void take_result(lua_State *L, void *request) {
  call_request *r = request;
  clk_machine *m = clk_of(L);
  if (!r->direct || lua_isnil(L, -1)) return;
  if (!lua_istable(L, -1)) {
    encode_result(L, r, lua_gettop(L));
    return;
  }
  lua_pushcfunction(L, encode_body);
  lua_insert(L, -2);
  lua_pushlightuserdata(L, r);
  if (lua_pcall(L, 2, 0, 1) != LUA_OK && m->report.status == CLK_OK) m->report.status = CLK_ERROR;
}

clk_status clk_call(clk_machine *m, uint32_t function, const uint8_t *request, size_t count, uint32_t arguments,
                    bool keep_first_argument, uint64_t seed) {
  static const clk_entry entry = {push_call, take_result, 1};
  if (m->busy) return CLK_BUSY;
  call_request r = {.reader = {request, request + count, false, 0},
                    .function = function,
                    .arguments = arguments,
                    .keep_first_argument = keep_first_argument};
  m->random = seed;
  return clk_enter(m, &entry, &r, m->limits.instructions);
}
