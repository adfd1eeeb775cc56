// Whole scripts from a grammar, each in two fresh machines, and once more in one that forgets its calls: nothing may crash, and
// all must say the same.
#include "support.h"

typedef struct {
  fuzz_script *out;
  fuzz_bytes *bytes;
  int depth;
} writer;

static void write_block(writer *w, int count);

static const char *pick(writer *w, const char *const *list, size_t count) { return list[fuzz_take(w->bytes) % count]; }
#define PICK(w, list) pick(w, list, sizeof(list) / sizeof *(list))

static const char *const names[] = {"a", "b", "c", "t", "s", "f", "ctx", "_G", "string", "table", "mt"};
static const char *const literals[] = {
    "nil", "true", "0", "1", "-1", "3", "2.5", "1e308", "0/0", "1/0", "math.mininteger", "math.maxinteger", "''", "'abc'",
    "'%d%s'", "'(.-)%1'", "'a*b?'", "'\\0\\27[31m'", "'\\xff'", "{}", "{1,2,3}", "{a=1,b='x',[3]={}}", "...", "'__index'",
    "('x'):rep(1000)", "print", "{{},{}}", "1 << 40"};
static const char *const functions[] = {
    "pcall", "xpcall", "error", "assert", "tostring", "tonumber", "type", "next", "pairs", "ipairs", "select", "rawget",
    "rawset", "rawlen", "rawequal", "setmetatable", "getmetatable", "print", "require", "string.find", "string.gsub",
    "string.match", "string.gmatch", "string.format", "string.rep", "string.byte", "string.char", "string.pack",
    "string.unpack", "string.sub", "string.upper", "table.insert", "table.remove", "table.sort", "table.concat",
    "table.move", "table.unpack", "table.pack", "math.random", "math.tointeger", "math.floor", "math.fmod", "utf8.len",
    "utf8.char", "utf8.codes", "utf8.offset", "utf8.codepoint", "ctx.echo", "ctx.whole", "ctx.refuse", "f", "ctx.ask"};
static const char *const operators[] = {"+", "-", "*", "/", "//", "%", "^", "..", "==", "~=", "<", "<=", "and", "or", "&", "|", "~", "<<", ">>"};
static const char *const events[] = {"__index", "__newindex", "__call", "__len", "__eq", "__lt", "__le", "__concat", "__tostring",
                                     "__close", "__mode", "__gc", "__metatable", "__name", "__pairs", "__add", "__unm"};

static void write_expression(writer *w);

static void write_arguments(writer *w) {
  fuzz_write(w->out, "(");
  for (int i = fuzz_take(w->bytes) % 4; i > 0; i--) {
    write_expression(w);
    if (i > 1) fuzz_write(w->out, ", ");
  }
  fuzz_write(w->out, ")");
}

static void write_function(writer *w) {
  fuzz_write(w->out, "function(a, b, ...) ");
  write_block(w, 2);
  fuzz_write(w->out, " end");
}

static void write_expression(writer *w) {
  uint8_t kind = fuzz_take(w->bytes) % 12;
  if (++w->depth > 8 || kind < 3) {
    fuzz_write(w->out, kind == 0 ? PICK(w, names) : PICK(w, literals));
  } else if (kind < 6) {
    fuzz_write(w->out, PICK(w, functions));
    write_arguments(w);
  } else if (kind < 8) {
    fuzz_write(w->out, "(");
    write_expression(w);
    fuzz_write(w->out, " ");
    fuzz_write(w->out, PICK(w, operators));
    fuzz_write(w->out, " ");
    write_expression(w);
    fuzz_write(w->out, ")");
  } else if (kind == 8) {
    fuzz_write(w->out, "(");
    write_function(w);
    fuzz_write(w->out, ")");
  } else if (kind == 9) {
    fuzz_write(w->out, "setmetatable({}, { ");
    fuzz_write(w->out, PICK(w, events));
    fuzz_write(w->out, " = ");
    write_function(w);
    fuzz_write(w->out, " })");
  } else if (kind == 10) {
    fuzz_write(w->out, "#");
    fuzz_write(w->out, PICK(w, names));
  } else {
    fuzz_write(w->out, PICK(w, names));
    fuzz_write(w->out, "[");
    write_expression(w);
    fuzz_write(w->out, "]");
  }
  w->depth--;
}

static void write_statement(writer *w) {
  fuzz_script *o = w->out;
  switch (fuzz_take(w->bytes) % 12) {
    case 0: fuzz_write(o, "local x = "); write_expression(w); break;
    case 1: fuzz_write(o, PICK(w, names)); fuzz_write(o, "["); write_expression(w); fuzz_write(o, "] = "); write_expression(w); break;
    case 2: fuzz_write(o, "if "); write_expression(w); fuzz_write(o, " then "); write_block(w, 2); fuzz_write(o, " end"); break;
    case 3: fuzz_write(o, "for k, v in pairs("); write_expression(w); fuzz_write(o, ") do show(k, v) "); write_block(w, 1); fuzz_write(o, " end"); break;
    case 4: fuzz_write(o, "for i = 1, 5 do "); write_block(w, 2); fuzz_write(o, " end"); break;
    case 5: fuzz_write(o, "show(pcall("); write_function(w); fuzz_write(o, "))"); break;
    case 6: fuzz_write(o, "mt["); fuzz_write(o, "'"); fuzz_write(o, PICK(w, events)); fuzz_write(o, "'] = "); write_expression(w); break;
    case 7: fuzz_write(o, "for k, v in next, "); fuzz_write(o, PICK(w, names)); fuzz_write(o, ", nil, o do "); write_block(w, 1); fuzz_write(o, " break end"); break;
    case 8: fuzz_write(o, "while "); write_expression(w); fuzz_write(o, " do "); write_block(w, 2); fuzz_write(o, " end"); break;
    case 9: fuzz_write(o, "b, t = "); write_expression(w); fuzz_write(o, ", "); write_expression(w); break;
    case 10: fuzz_write(o, "show(pcall("); fuzz_write(o, PICK(w, functions)); fuzz_write(o, ", "); write_expression(w); fuzz_write(o, ", "); write_expression(w); fuzz_write(o, "))"); break;
    default: fuzz_write(o, "do "); write_expression(w) ; fuzz_write(o, " end"); break;
  }
  fuzz_write(o, "\n");
}

static void write_block(writer *w, int count) {
  if (w->depth > 6) return;
  w->depth++;
  for (int i = 0; i < count && w->bytes->at < w->bytes->end; i++) {
    if (fuzz_take(w->bytes) % 12 == 11) continue;
    write_statement(w);
  }
  w->depth--;
}

static const char start[] =
    "return { run = function(ctx, q, ...)\n"
    "local out = {}\n"
    "local function show(...) for i = 1, select('#', ...) do local v = select(i, ...)\n"
    "  if #out < 500 then out[#out + 1] = type(v) == 'table' and 'table' or tostring(v):sub(1, 60) end end end\n"
    "local a, b, c, t, s, f, mt = q, { 1, 2, x = 3 }, 7, {}, 'text', function(...) return ... end, {}\n"
    "local o = setmetatable({}, mt)\n";
static const char finish[] = "\nshow(#t, #b, #o)\nreturn { out, b, t }\nend }";

/// Opens a machine with the script, which forgets its calls; finds the function that is called.
static clk_machine *loaded(const fuzz_script *s, fuzz_host *host, clk_status *status, uint32_t *function) {
  clk_machine *m = fuzz_open(host);
  static const uint8_t question[] = {CLK_MAP, 2, 0, 0, 0, CLK_TEXT, 2, 0, 0, 0, 'i', 'd', CLK_TEXT, 1, 0, 0, 0, 'q', CLK_TEXT, 4, 0, 0, 0, 'l', 'i', 's', 't', CLK_LIST, 1, 0, 0, 0, CLK_TRUE};
  static const uint8_t reference[] = {CLK_REFERENCE, 0, 0, 0, 0};
  clk_define(m, clk_declare(m, "q"), question, sizeof question);
  clk_context_begin(m, "ctx");
  clk_context_field(m, "quiz", reference, sizeof reference, 0);
  clk_context_field(m, "past", NULL, 0, 1);
  static const char *const hosts[] = {"echo", "whole", "refuse"};
  for (uint8_t i = 0; i < 3; i++) {
    const uint8_t function[] = {CLK_HOST, i, 0, 0, 0, i == 1};
    clk_context_field(m, hosts[i], function, sizeof function, 0);
  }
  *status = clk_load(m, (const uint8_t *)s->text, s->count, "fuzz", 1);
  *function = *status == CLK_OK ? fuzz_find(m, "run") : 0;
  clk_keep(m);
  return m;
}

/// Writes to `text` all that a run of the script leaves, with its costs or without. Returns false when the clock ended it.
static bool run(clk_machine *m, clk_status status, uint32_t function, bool costs, fuzz_script *text) {
  static const uint8_t call[] = {CLK_CONTEXT, CLK_REFERENCE, 0, 0, 0, 0, CLK_INT, 1, 0, 0, 0, 0, 0, 0, 0};
  text->text[text->count = 0] = 0;
  for (int i = 0; i < 2 && status != CLK_SYNTAX; i++) {
    status = clk_call(m, function, call, sizeof call, 3, i, 7);
    const clk_report *r = clk_last(m);
    char line[3000];
    snprintf(line, sizeof line, "%d %s:%d %s %s %lld %zu %zu\n", status, r->file, status == CLK_TIME ? 0 : r->line, r->message,
             r->path, costs ? (long long)r->instructions : 0, costs ? r->peak : 0, r->out_count);
    fuzz_write(text, line);
    uint32_t sum = 0;
    for (size_t k = 0; k < r->out_count; k++) sum = sum * 31 + r->out[k];
    snprintf(line, sizeof line, "out %u log %zu\n", sum, clk_log_count(m));
    fuzz_write(text, line);
    if (status == CLK_TIME) return false;
  }
  return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 4 || size > 600) return 0;
  fuzz_bytes bytes = {data, data + size};
  static fuzz_script s, one, other;
  s.count = 0;
  writer w = {&s, &bytes, 0};
  fuzz_write(&s, start);
  for (int i = 0; i < 8 && bytes.at < bytes.end; i++) write_statement(&w);
  fuzz_write(&s, finish);
  fuzz_host hosts[2];
  clk_status status;
  uint32_t function;
  clk_machine *m = loaded(&s, &hosts[0], &status, &function), *again = loaded(&s, &hosts[1], &status, &function);
  bool timely = run(m, status, function, true, &one);
  timely = run(again, status, function, true, &other) && timely;
  if (timely && strcmp(one.text, other.text) != 0) fuzz_fail("two machines differ", s.text, one.text, other.text);
  // Values cached for the host make a later call cheaper.
  for (int i = 0; i < 2 && clk_is_alive(again) && clk_is_alive(m); i++) {
    clk_log_clear(again);
    timely = run(again, status, function, false, i == 0 ? &one : &other) && timely;
  }
  if (timely && clk_is_alive(again) && strcmp(one.text, other.text) != 0)
    fuzz_fail("a call is remembered", s.text, one.text, other.text);
  clk_drop(m);
  clk_drop(again);
  return 0;
}
