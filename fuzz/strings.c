// string.find, match, gmatch, gsub, rep, byte and format against stock.
#include "stock.h"

static const char *const calls[] = {
    "show(pcall(string.find, s, p, n))\n",
    "show(pcall(string.find, s, p, n, true))\n",
    "show(pcall(string.match, s, p, n))\n",
    "show(pcall(function() for a, b, c in string.gmatch(s, p, n) do show(a, b, c) end end))\n",
    "show(pcall(string.gsub, s, p, r))\n",
    "show(pcall(string.gsub, s, p, r, n))\n",
    "show(pcall(string.gsub, s, p, function(...) show(...) return n > 0 and ... or nil end))\n",
    "show(pcall(string.gsub, s, p, { a = 'x', [''] = 1, b = false, ab = 2.5 }))\n",
    "show(pcall(string.rep, s, n, r))\n",
    "show(pcall(string.byte, s, n, #p))\n",
    "show(value(pcall(string.format, p, s, n, n + 0.5)))\n",
    "show(value(pcall(string.format, p, n, n / 3, s)))\n",
};

/// Replaces random bytes by what patterns and formats are made of, most of the time.
static void write_pattern(fuzz_script *s, fuzz_bytes *b, size_t most) {
  static const char marks[] = "%%.[]()^$*+-?abA1 %bf%d%a%s%w%x%u%g%q%5.3s%i%c%e%o";
  uint8_t pattern[32];
  size_t count = fuzz_take(b) % most;
  for (size_t i = 0; i < count; i++) {
    uint8_t c = fuzz_take(b);
    pattern[i] = c < 220 ? (uint8_t)marks[c % (sizeof marks - 1)] : c;
  }
  fuzz_quote(s, pattern, count);
}

static void write_subject(fuzz_script *s, fuzz_bytes *b) {
  static const char letters[] = "aaabbAB01 ()[].%\n\0z";
  uint8_t subject[40];
  size_t count = fuzz_take(b) % sizeof subject;
  for (size_t i = 0; i < count; i++) {
    uint8_t c = fuzz_take(b);
    subject[i] = c < 230 ? (uint8_t)letters[c % (sizeof letters - 1)] : c;
  }
  fuzz_quote(s, subject, count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 6) return 0;
  fuzz_bytes b = {data, data + size};
  static fuzz_script s;
  s.count = 0;
  fuzz_write(&s, show_source);
  // of two things wrong in a format, either may be told
  fuzz_write(&s, "local function value(ok, v) return ok, ok and v end\n");
  uint8_t call = fuzz_take(&b);
  char number[40];
  snprintf(number, sizeof number, "local n = %d\nlocal s, p, r = ", (int)(int8_t)fuzz_take(&b));
  fuzz_write(&s, number);
  write_subject(&s, &b);
  fuzz_write(&s, ", ");
  write_pattern(&s, &b, 24);
  fuzz_write(&s, ", ");
  write_pattern(&s, &b, 8);
  fuzz_write(&s, "\n");
  fuzz_write(&s, calls[call % (sizeof calls / sizeof *calls)]);
  fuzz_write(&s, "return table.concat(out, '\\n')");
  compare(&s);
  return 0;
}
