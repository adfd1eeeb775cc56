// Copies of named objects that fill as they are read, and a table with a watched field, against tables that are made at once:
// scripts from a grammar, which may find no difference.
#include "support.h"

typedef struct {
  fuzz_script *out;
  fuzz_bytes *bytes;
} writer;

static const char *const tables[] = {
    "q",       "q.list",     "q.list[3]",    "q.list[3].y", "q.map", "q.map.deep", "q.map.deep.deep",
    "q.other", "q.list[4]",  "q.list[4][1]", "q.empty",     "o",     "kept",       "ctx.quiz",
    "q.holes", "q.map[1]",   "p",            "p.map",       "({})",    "ctx.quiz.list", "w", "w", "w.list"};
static const char *const keys[] = {"1",   "2",     "3",    "4",        "'id'", "'x'",       "'list'", "'deep'", "'message'",
                                   "nil", "(0/0)", "0",    "-1",       "7",    "true",      "2.0",    "1.5",    "q.list",
                                   "'y'", "'1'",   "1 << 40", "'__index'", "''", "#q.list", "'map'",  "'holes'", "w"};
static const char *const values[] = {"nil", "1", "'v'", "false", "{}", "{ 1, { 2 } }", "q", "q.list", "p.map",
                                     "q.map.deep", "function(t, k) return k end", "3.5", "print", "o", "kept", "w"};
static const char *const functions[] = {
    "rawget",       "rawset",       "rawlen",     "rawequal",     "next",        "pairs",        "ipairs",  "type",
    "tostring",     "tonumber",     "select",     "getmetatable", "setmetatable", "table.insert", "table.remove",
    "table.concat", "table.unpack", "table.move", "table.sort",   "table.pack",  "print",        "assert",  "ctx.echo",
    "ctx.whole",    "ctx.refuse",   "string.rep", "math.floor",   "error",       "pcall",        "require", "utf8.char"};

#define PICK(w, list) list[fuzz_take((w)->bytes) % (sizeof(list) / sizeof *(list))]

/// Writes a template: T a table, K a key, V a value, F a function.
static void write(writer *w, const char *template) {
  for (; *template; template++) {
    char one[2] = {*template, 0};
    switch (*template) {
      case 'T': fuzz_write(w->out, PICK(w, tables)); break;
      case 'K': fuzz_write(w->out, PICK(w, keys)); break;
      case 'V': fuzz_write(w->out, PICK(w, values)); break;
      case 'F': fuzz_write(w->out, PICK(w, functions)); break;
      default: fuzz_write(w->out, one);
    }
  }
}

static const char *const statements[] = {
    "show(T[K])",
    "T[K] = V",
    "show(#T)",
    "for k, v in pairs(T) do show(k, v) end",
    "local t = T for k, v in pairs(t) do show(k, v) t[k] = V end",
    "local t = T for k, v in pairs(t) do show(k, v) T[K] = nil end",
    "for i, v in ipairs(T) do show(i, v) end",
    "local t = T local k, v = next(t) while k ~= nil do show(k, v) k, v = next(t, k) end",
    "show(next(T, K))",
    "show(F(T, K, V))",
    "show(F(T, K))",
    "show(F(T))",
    "show(select('#', F(T)))",
    "table.insert(T, V)",
    "table.insert(T, K, V)",
    "show(table.remove(T))",
    "show(table.remove(T, K))",
    "table.move(T, 1, 3, 2, T)",
    "show(table.unpack(T, 1, 5))",
    "table.sort(T, function(a, b) return tostring(a) < tostring(b) end)",
    "table.sort(T, function(a, b) T[K] = V return false end)",
    "o = setmetatable({}, { __index = T, __newindex = T })",
    "o = setmetatable(T, { __index = T })",
    "o = setmetatable(T, { __index = function(t, k) return k end })",
    "o = setmetatable({}, T)",
    "o = setmetatable(T, nil)",
    "kept = T",
    "last = T",
    "show(T == T, T ~= V)",
    "show(T < T)",
    "show(T .. 'x')",
    "show(-T)",
    "show(T())",
    "for k, v in next, T, nil, T do show(k, v) break end",
    "for i in T do show(i) end",
    "local t = {} t[T] = 1 show(t[T])",
    "for i = 1, 300 do local x = { i, T } end",
    "error(T)",
    "failure = T",
    "show(string.format('%s|%s', T, T))",
    "show(ctx.whole(T, T), ctx.echo(T))",
    "local copy = {} for k, v in next, T do copy[k] = v end kept = copy",
    "T[K][K] = V",
    "show(T[K][K])",
};

static const char start[] =
    "local kept = {}\n"
    "return { run = function(ctx, q, p, w)\n"
    "local out, o, last, failure = {}, {}, nil, nil\n"
    "local function show(...) out[#out + 1] = select('#', ...) for i = 1, select('#', ...) do local v = (select(i, ...))\n"
    "  if #out > 300 then return end\n"
    "  out[#out + 1] = v == q and 'q' or v == kept and 'kept' or type(v) == 'table' and 'table' .. #v or tostring(v):sub(1, 99) end end\n";
static const char finish[] = "if failure then error(failure) end\nreturn { out, last, kept }\nend }";

static size_t put_text(uint8_t *to, const char *text) {
  uint32_t n = (uint32_t)strlen(text);
  *to = CLK_TEXT;
  memcpy(to + 1, &n, 4);
  memcpy(to + 5, text, n);
  return n + 5;
}

/// Writes an object in wire form from a short notation: [ ] list, { } map, 'x' one-letter text, 1 digit, t true, n nothing,
/// a word in < > a text.
static size_t wire(uint8_t *out, const char *note) {
  size_t at = 0, open[16];
  uint32_t counts[16];
  int depth = 0;
  bool map[16];
  for (; *note; note++) {
    if (*note == ' ') continue;
    if (*note == ']' || *note == '}') {
      depth--;
      uint32_t count = map[depth] ? counts[depth] / 2 : counts[depth];
      memcpy(out + open[depth], &count, 4);
      continue;
    }
    if (depth > 0) counts[depth - 1]++;
    if (*note == '[' || *note == '{') {
      out[at++] = *note == '[' ? CLK_LIST : CLK_MAP;
      open[depth] = at;
      map[depth] = *note == '{';
      counts[depth++] = 0;
      at += 4;
    } else if (*note == 't' || *note == 'n') {
      out[at++] = *note == 't' ? CLK_TRUE : CLK_NONE;
    } else if (*note == '<') {
      char text[40];
      size_t n = strcspn(note + 1, ">");
      snprintf(text, sizeof text, "%.*s", (int)n, note + 1);
      at += put_text(out + at, text);
      note += n + 1;
    } else {
      int64_t number = *note - '0';
      out[at++] = CLK_INT;
      memcpy(out + at, &number, 8);
      at += 8;
    }
  }
  return at;
}

static const char object[] =
    "{<id><q1> <n>3 <message><from it> <list>[1<two>{<x>1<y>{<z>2}}[[5<x>]6]t<six>] <empty>[] <holes>[1n3nn]"
    " <map>{<a>1 1[<one>]3<three> <deep>{<deep>{<deep>{<v>9}}}}}";

static const uint8_t object_calls[] = {CLK_CONTEXT, CLK_REFERENCE, 0, 0, 0, 0, CLK_REFERENCE, 1, 0, 0, 0};

/// Writes the arguments: the context, both objects, and a table whose field `x` is watched.
static size_t arguments(uint8_t *out, bool watched) {
  size_t at = sizeof object_calls;
  memcpy(out, object_calls, at);
  size_t table = at;
  at += wire(out + at, "{<id><w1> <list>[1<two>] <x>");
  if (watched) out[at++] = CLK_WATCHED;
  at += put_text(out + at, "who");
  at += put_text(out + at, "y");
  out[at++] = CLK_TRUE;
  uint32_t count = 4;
  memcpy(out + table + 1, &count, sizeof count);
  return at;
}

/// Appends to `text` what two calls leave. Returns whether no limit ended them.
static bool run(const fuzz_script *s, bool plain, fuzz_script *text) {
  fuzz_host host;
  clk_machine *m = fuzz_open(&host);
  uint8_t bytes[1000];
  size_t count = wire(bytes, object);
  uint8_t call[200];
  size_t call_count = arguments(call, !plain);
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t index = clk_declare(m, i ? "p" : "q");
    clk_define(m, index, bytes, count);
    if (plain) clk_define(m, index, bytes, count);  // from its second definition on, an object is copied at once
  }
  clk_context_begin(m, "ctx");
  clk_context_field(m, "quiz", object_calls + 1, 5, 0);
  static const char *const hosts[] = {"echo", "whole", "refuse"};
  for (uint8_t i = 0; i < 3; i++) {
    const uint8_t function[] = {CLK_HOST, i, 0, 0, 0, i == 1};
    clk_context_field(m, hosts[i], function, sizeof function, 0);
  }
  clk_status status = clk_load(m, (const uint8_t *)s->text, s->count, "fuzz", 1);
  uint32_t function = status == CLK_OK ? fuzz_find(m, "run") : 0;
  bool whole = true;
  for (int i = 0; i < 3 && function; i++) {
    status = clk_call(m, function, call, call_count, 4, i, 7);
    const clk_report *r = clk_last(m);
    whole = whole && (status == CLK_OK || status == CLK_ERROR || status == CLK_BAD_VALUE);
    char line[7000];
    uint32_t sum = 0;
    for (size_t k = 0; k < r->out_count; k++) sum = sum * 31 + r->out[k];
    snprintf(line, sizeof line, "%d %s:%d %s %s %s\nout %zu %u log %zu\n", status, r->file, r->line, r->message, r->path,
             r->trace, r->out_count, sum, clk_log_count(m));
    fuzz_write(text, line);
  }
  clk_drop(m);
  return whole;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 4 || size > 300) return 0;
  fuzz_bytes bytes = {data, data + size};
  static fuzz_script s, latent, plain;
  s.count = latent.count = plain.count = 0;
  latent.text[0] = plain.text[0] = 0;
  writer w = {&s, &bytes};
  fuzz_write(&s, start);
  for (int i = 0; i < 20 && bytes.at < bytes.end; i++) {
    const char *statement = PICK(&w, statements);
    bool caught = fuzz_take(&bytes) % 64 > 0;
    fuzz_write(&s, caught ? "show(pcall(function() " : "do ");
    write(&w, statement);
    fuzz_write(&s, caught ? " end))\n" : " end\n");
  }
  fuzz_write(&s, finish);
  bool whole = run(&s, false, &latent);
  whole = run(&s, true, &plain) && whole;
  if (whole && strcmp(latent.text, plain.text) != 0) fuzz_fail("a latent copy shows", s.text, latent.text, plain.text);
  return 0;
}
