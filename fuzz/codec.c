// The value codec: any bytes as arguments, named objects and context fields. Nothing may crash, and what a machine writes
// it must read and write again as the same bytes.
#include "support.h"

static const char source[] =
    "local function walk(v, n)\n"
    "  if type(v) ~= 'table' or n > 20 then return v end\n"
    "  for k, x in pairs(v) do walk(x, n + 1) end\n"
    "  return #v\n"
    "end\n"
    "return { same = function(...) return ... end,\n"
    "  all = function(...) return { n = select('#', ...), ... } end,\n"
    "  walk = function(...) for i = 1, select('#', ...) do pcall(walk, (select(i, ...)), 1) end end,\n"
    "  change = function(a) if type(a) == 'table' then for k in pairs(a) do pcall(function() a[k] = { a[k] } end) end end return a end,\n"
    "  ctx = function(c) local s = {} for k, v in pairs(c) do s[#s + 1] = k s[#s + 1] = v end return s end,\n"
    "  host = function(f, ...) return f(...) end }\n";

static const char *const names[] = {"same", "all", "walk", "change", "ctx", "host"};

static void check_again(clk_machine *m) {
  const clk_report *r = clk_last(m);
  size_t count = r->out_count;
  uint8_t *first = malloc(count);
  memcpy(first, r->out, count);
  if (clk_call(m, fuzz_find(m, "same"), first, count, 1, false, 1) == CLK_OK) {
    r = clk_last(m);
    bool nothing = count == 1 && first[0] == CLK_NONE;  // which a plain call gives back as no bytes at all
    if (nothing && r->out_count == 0) count = 0;
    if (r->out_count != count || memcmp(r->out, first, count) != 0) abort();
  }
  free(first);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 4 || size > 4096) return 0;
  fuzz_host host;
  clk_machine *m = fuzz_open(&host);
  size_t half = 3 + (size - 3) * data[0] / 256;
  for (uint32_t i = 0; i < 3; i++) {
    char name[8];
    snprintf(name, sizeof name, "q%u", i);
    clk_define(m, clk_declare(m, name), data + 3 + i, half - 3 > i ? half - 3 - i : 0);
  }
  clk_context_begin(m, "ctx");
  clk_context_field(m, "quiz", data + 3, half - 3, 0);
  clk_context_field(m, "past", NULL, 0, 1);
  clk_load(m, (const uint8_t *)source, sizeof source - 1, "fuzz", 1);
  for (size_t i = 0; i < 3; i++) {
    uint32_t function = fuzz_find(m, names[(data[1] + i) % 6]);
    if (clk_call(m, function, data + half, size - half, data[2] % 4, data[2] & 64, 1) == CLK_OK && clk_last(m)->out_count) check_again(m);
  }
  clk_drop(m);
  return 0;
}
