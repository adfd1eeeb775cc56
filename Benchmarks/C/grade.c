// The least that `quizrun grade` has to do with the lines of responses.c: read, score, write the same lines.
//
//     grade              the right answers count, in C alone
//     grade SCRIPT       a Lua script scores, one protected call a question under a count hook and a memory cap
//
// Reads standard input, writes standard output, one thread, constant memory.
#define _GNU_SOURCE  // memrchr
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define QUESTIONS 20
#define TOTAL 39
#define RANGE 100
#define CHUNK (128 << 10)
#define HOOK_INTERVAL 50  // as in clk_state.h
#define INSTRUCTIONS 10000000
#define HEAP (32u << 20)

static long fuel;
static size_t used;

static void stop(const char *what, const char *why) {
  fprintf(stderr, "grade: %s: %s\n", what, why);
  exit(1);
}

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  (void)context;
  if (!block) old_size = 0;
  if (used - old_size + new_size > HEAP) return NULL;
  used += new_size - old_size;
  if (new_size == 0) {
    free(block);
    return NULL;
  }
  return realloc(block, new_size);
}

static void hook(lua_State *L, lua_Debug *ar) {
  (void)ar;
  if ((fuel -= HOOK_INTERVAL) < 0) luaL_error(L, "too many instructions");
}

static void call(lua_State *L, int arguments, int results) {
  fuel = INSTRUCTIONS;
  if (lua_pcall(L, arguments, results, 0) != LUA_OK) stop("call", lua_tostring(L, -1));
}

static int function(lua_State *L, const char *name) {
  lua_getfield(L, 1, name);
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

static lua_State *L;
static int start, score, points;

static void load(const char *script) {
  L = lua_newstate(allocate, NULL);
  luaL_openlibs(L);
  lua_sethook(L, hook, LUA_MASKCOUNT, HOOK_INTERVAL);
  fuel = INSTRUCTIONS;
  if (luaL_dofile(L, script)) stop(script, lua_tostring(L, -1));
  start = function(L, "start");
  score = function(L, "score");
  points = function(L, "points");
}

static long score_lua(const char *answers) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, start);
  call(L, 0, 0);
  for (int q = 0; q < QUESTIONS; q++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, score);
    lua_pushinteger(L, q + 1);
    lua_pushlstring(L, answers + q, 1);
    call(L, 2, 0);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, points);
  call(L, 0, 1);
  long sum = (long)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return sum;
}

static long score_native(const char *answers) {
  long sum = 0;
  for (int q = 0; q < QUESTIONS; q++)
    if (answers[q] == "ABCD"[7 * q % 4]) sum += 1 + q % 3;
  return sum;
}

static char tails[2 * RANGE + 1][96];
static size_t tail_lengths[2 * RANGE + 1];

/// What follows the participant, with the fewest digits that read back as the same percentage.
static const char *tail(long sum, size_t *length) {
  if (sum < -RANGE || sum > RANGE) stop("score", "out of range");
  char *text = tails[sum + RANGE];
  if (!*text) {
    double percent = 100.0 * (double)sum / TOTAL;
    char number[32];
    for (int digits = 1; digits <= 17; digits++) {
      snprintf(number, sizeof number, "%.*g", digits, percent);
      if (strtod(number, NULL) == percent) break;
    }
    tail_lengths[sum + RANGE] = (size_t)sprintf(
        text, "\",\"points\":%ld,\"of\":%d,\"percent\":%s,\"headline\":\"%ld of %d\"}\n", sum, TOTAL, number, sum, TOTAL);
  }
  *length = tail_lengths[sum + RANGE];
  return text;
}

static const char *expect(const char *at, const char *text) {
  size_t length = strlen(text);
  if (memcmp(at, text, length) != 0) stop("line", "has another form");
  return at + length;
}

/// Reads one line; where the participant's id is, and the answers, '-' for none.
static const char *read_line(const char *at, const char **id, size_t *id_length, char *answers) {
  memset(answers, '-', QUESTIONS);
  at = expect(at, "{\"participant\":\"");
  const char *end = strchr(at, '"');
  *id = at;
  *id_length = (size_t)(end - at);
  at = expect(end, "\",\"responses\":{");
  while (*at != '}') {
    at = expect(at, "\"q");
    int q = 0;
    while (*at >= '0' && *at <= '9') q = 10 * q + *at++ - '0';
    at = expect(at, "\":[\"");
    if (q < 1 || q > QUESTIONS) stop("line", "has an unknown question");
    answers[q - 1] = *at++;
    at = expect(at, "\"]");
    if (*at == ',') at++;
  }
  return expect(at, "}}\n");
}

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = write(1, bytes, count);
    if (sent <= 0) stop("output", "cannot be written");
    bytes += sent;
    count -= (size_t)sent;
  }
}

int main(int count, char **arguments) {
  if (count > 1) load(arguments[1]);
  static char input[2 * CHUNK + 1], output[CHUNK + 65536];
  size_t held = 0;
  ssize_t got;
  while ((got = read(0, input + held, CHUNK)) > 0) {
    held += (size_t)got;
    const char *at = input, *end = memrchr(input, '\n', held);
    size_t filled = 0;
    while (end && at < end) {
      const char *id;
      char answers[QUESTIONS];
      size_t id_length, tail_length;
      at = read_line(at, &id, &id_length, answers);
      const char *rest = tail(L ? score_lua(answers) : score_native(answers), &tail_length);
      memcpy(output + filled, "{\"participant\":\"", 16);
      memcpy(output + filled + 16, id, id_length);
      memcpy(output + filled + 16 + id_length, rest, tail_length);
      filled += 16 + id_length + tail_length;
    }
    write_all(output, filled);
    held -= (size_t)(at - input);
    memmove(input, at, held);
  }
  return held > 0;
}
