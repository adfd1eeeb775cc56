// table.insert, remove, move, concat, unpack, sort and next against stock, a dozen calls on one table.
#include "stock.h"

static const char *const values[] = {"0",  "1",   "2",   "3",     "-1",   "7",    "5",    "nil",  "4",
                                     "10", "'x'", "2.0", "'3'",   "1.5",  "{}",   "true", "-5",   "math.maxinteger",
                                     "6",  "8",   "''",  "1 << 40", "math.mininteger", "1e3"};

static const char *value(fuzz_bytes *b) { return values[fuzz_take(b) % (sizeof values / sizeof *values)]; }

static void write_call(fuzz_script *s, fuzz_bytes *b) {
  char line[300];
  const char *v[4];
  uint8_t which = fuzz_take(b);
  for (int i = 0; i < 4; i++) v[i] = value(b);
  switch (which % 10) {
    case 0: snprintf(line, sizeof line, "show(pcall(table.insert, t, %s))\n", v[0]); break;
    case 1: snprintf(line, sizeof line, "show(pcall(table.insert, t, %s, %s))\n", v[0], v[1]); break;
    case 2: snprintf(line, sizeof line, "show(pcall(table.remove, t))\n"); break;
    case 3: snprintf(line, sizeof line, "show(pcall(table.remove, t, %s))\n", v[0]); break;
    case 4: snprintf(line, sizeof line, "small(table.move, t, %s, %s, %s)\n", v[0], v[1], v[2]); break;
    case 5: snprintf(line, sizeof line, "small(table.move, t, %s, %s, %s, u)\n", v[0], v[1], v[2]); break;
    case 6: snprintf(line, sizeof line, "show(pcall(table.concat, t, ',', %s, %s))\n", v[0], v[1]); break;
    case 7: snprintf(line, sizeof line, "show(pcall(table.unpack, t, %s, %s))\n", v[0], v[1]); break;
    case 8: snprintf(line, sizeof line, "sort(function(a, b) return a < b end)\n"); break;
    default: snprintf(line, sizeof line, "sort(nil) show(#t, #u, rawlen(t)) show(pcall(table.concat, t, %s))\n", v[0]);
  }
  fuzz_write(s, line);
}

/// Moves only what either can move in a moment; sorts only whole numbers, since equal others may change places.
static const char helpers[] =
    "local function state() local o = {} for i = -6, 12 do o[#o + 1] = type(t[i]) == 'table' and 'T' or tostring(t[i]) end show(table.concat(o, ' ')) end\n"
    "local function small(f, t, a, b, c, u)\n"
    "  local x, y = math.tointeger(a), math.tointeger(b)\n"
    "  if x and y and (y < x or (y - x >= 0 and y - x < 100)) then show(pcall(f, t, a, b, c, u)) end\n"
    "end\n"
    "local function sort(c)\n"
    "  for i = 1, #t do if math.type(t[i]) ~= 'integer' then return end end\n"
    "  show(pcall(table.sort, t, c))\n"
    "end\n";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 8) return 0;
  fuzz_bytes b = {data, data + size};
  static fuzz_script s;
  s.count = 0;
  fuzz_write(&s, show_source);
  fuzz_write(&s, "local t, u = { ");
  for (int i = fuzz_take(&b) % 10; i > 0; i--) {
    fuzz_write(&s, value(&b));
    fuzz_write(&s, ", ");
  }
  fuzz_write(&s, "}, {}\n");
  fuzz_write(&s, helpers);
  for (int i = 0; i < 12 && b.at < b.end; i++) {
    write_call(&s, &b);
    fuzz_write(&s, "state()\n");
  }
  fuzz_write(&s, "return table.concat(out, '\\n')");
  compare(&s);
  return 0;
}
