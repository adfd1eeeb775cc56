// Whether the Lua library is laid out as this target believes.
//
// The headers are checked when it is compiled; a library that was patched, or loaded from elsewhere, has the same ones. So a
// small script is run once in a process, whose calls meet each assumption. A machine that reads its values in the wrong
// places would be dangerous, so there is none then.
#include "clk_back.h"

#define LEAST_COST_OF_POWER 50

static const char source[] =
    "local count, box, names = 0, { 1, 2, inner = {} }, { [true] = 'same', [false] = 'different' }\n"
    "return {\n"
    "  look = function() return #box end,\n"
    "  count = function() count = count + 1 return count end,\n"
    "  fill = function() box.inner.x = true return #box end,\n"
    "  same = function() return names[count == 0] end,\n"
    "  power = function() return (#box + 0.5) ^ 0.3 end,\n"
    "  close = function()\n"
    "    local meta = {}\n"
    "    local value = setmetatable({}, meta)\n"
    "    meta.__close = function() end\n"
    "    for _ in next, {}, nil, value do end\n"
    "  end,\n"
    "}\n";

static const char *const names[] = {"look", "count", "fill", "same", "power", "close"};
enum { LOOK, COUNT, FILL, SAME, POWER, CLOSE, FUNCTIONS };

static int refuse(void *context, clk_question question, uint32_t id, const uint8_t *bytes, size_t count) {
  (void)context;
  (void)question;
  (void)id;
  (void)bytes;
  (void)count;
  return 1;
}

/// Finds the functions, whose handles go up from 1.
static bool find_all(clk_machine *m) {
  for (uint32_t i = 0; i < FUNCTIONS; i++) {
    uint8_t path[16] = {CLK_TEXT};
    uint32_t count = (uint32_t)strlen(names[i]);
    memcpy(path + 1, &count, sizeof count);
    memcpy(path + 5, names[i], count);
    if (clk_find(m, path, 5 + count, 1) != CLK_OK || clk_last(m)->function != i + 1) return false;
  }
  return true;
}

static const clk_report *call(clk_machine *m, uint32_t function) {
  clk_call(m, function + 1, (const uint8_t *)"", 0, 0, false, 1);
  return clk_last(m);
}

/// Whether a call returns that number, and changes what later calls could reach or not.
static bool returns(clk_machine *m, uint32_t function, int64_t number, bool changes) {
  const clk_report *report = call(m, function);
  int64_t result;
  if (report->status != CLK_OK || report->out_count != 1 + sizeof result || report->out[0] != CLK_INT) return false;
  memcpy(&result, report->out + 1, sizeof result);
  return result == number && report->changed == changes;
}

static bool is_mended(clk_machine *m) {
  const clk_report *report = call(m, SAME);
  return report->status == CLK_OK && report->out_count == 9 && memcmp(report->out + 5, "same", 4) == 0;
}

static bool pays_for_power(clk_machine *m) {
  int64_t look = call(m, LOOK)->instructions;
  const clk_report *report = call(m, POWER);
  return report->status == CLK_OK && report->instructions >= look + LEAST_COST_OF_POWER;
}

static const char *misfit_of(clk_machine *m) {
  if (!strstr(lua_ident, LUA_RELEASE)) return "it is another version than its headers";
  if (!m->seeded) return "the seed for hashes is not where it was";
  if (m->top_word == 0) return "the end of the stack is not where it was";
  if (clk_load(m, (const uint8_t *)source, sizeof source - 1, "@fits.lua", 1) != CLK_OK || !find_all(m))
    return "a script cannot be compiled";
  if (!clk_keep(m) || m->kept->unknown) return "tables and functions are laid out otherwise";
  if (!returns(m, LOOK, 2, false) || !returns(m, COUNT, 1, true) || !returns(m, COUNT, 1, true) ||
      !returns(m, FILL, 2, true) || !returns(m, LOOK, 2, false))
    return "what a call changed is not found";
  if (!is_mended(m)) return "comparisons are compiled otherwise";
  if (!pays_for_power(m)) return "powers are not those of CLuaKit";
  return call(m, CLOSE)->status == CLK_ERROR ? NULL : "`__close` can be reached";
}

const char *clk_lua_release(void) { return lua_ident; }

const char *clk_misfit(void) {
  const clk_limits limits = {.instructions = 1000000,
                             .load_instructions = 1000000,
                             .milliseconds = 10000,
                             .heap = 16 << 20,
                             .block = 1 << 20,
                             .source = 1 << 16,
                             .result_depth = 8,
                             .result_nodes = 100,
                             .result_string = 1000};
  clk_machine *m = clk_open(&limits, CLK_USUAL_HASHES, refuse, NULL);
  if (!m) return "a machine cannot be opened";
  const char *misfit = misfit_of(m);
  clk_drop(m);
  clk_free_spare_stack();
  return misfit;
}
