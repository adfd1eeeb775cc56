// string.format: stock's conversions without %p, and %s by our tostring.
#include <math.h>
#include <stdio.h>

#include "clk_private.h"

#define SPEC_BYTES 32  // 8 of them for the percent sign, `ll`, the conversion and the zero at the end
#define COST_OF_NUMBER 16
#define COST_OF_DIGITS 80  // of up to 99 decimals
#define COST_OF_LONG_NUMBER 400

/// Reads flags, width and precision after '%' into `spec`, which then lacks its conversion. Returns the conversion's
/// place.
static const char *read_spec(lua_State *L, const char *at, char spec[SPEC_BYTES], const char **dot) {
  const char *start = at;
  at += strspn(at, "-+ #0");
  at += strspn(at, "0123456789");
  *dot = NULL;
  if (*at == '.') {
    *dot = at++;
    at += strspn(at, "0123456789");
  }
  size_t count = (size_t)(at - start);
  size_t precision = *dot ? (size_t)(at - *dot) - 1 : 0;
  size_t width = (size_t)((*dot ? *dot : at) - start) - strspn(start, "-+ #0");
  if (count > SPEC_BYTES - 8 || width > 2 || precision > 2)
    luaL_error(L, "invalid format (width or precision too long)");
  spec[0] = '%';
  memcpy(spec + 1, start, count);
  spec[count + 1] = 0;
  return at;
}

static void add_integer(lua_State *L, luaL_Buffer *out, int argument, char *spec, char conversion) {
  char *room = luaL_prepbuffsize(out, 128);
  size_t n = strlen(spec);
  clk_pay_for_number(L, argument);
  lua_Integer value = luaL_checkinteger(L, argument);
  if (conversion == 'i') conversion = 'd';
  memcpy(spec + n, "ll", 2);
  spec[n + 2] = conversion;
  spec[n + 3] = 0;
  luaL_addsize(out, (size_t)snprintf(room, 128, spec, (long long)value));
}

static void add_number(lua_State *L, luaL_Buffer *out, int argument, char *spec, char conversion) {
  clk_pay_for_number(L, argument);
  lua_Number value = luaL_checknumber(L, argument);
  if (isnan(value)) value = (lua_Number)fabs(value);  // the sign of a nan differs between machines
  size_t n = strlen(spec);
  spec[n] = conversion;
  spec[n + 1] = 0;
  clk_burn(L, fabs(value) > 1e20 ? COST_OF_LONG_NUMBER : n > 3 ? COST_OF_DIGITS : COST_OF_NUMBER);
  char *room = luaL_prepbuffsize(out, 512);  // 309 digits, 99 decimals
  luaL_addsize(out, (size_t)snprintf(room, 512, spec, value));
}

static void add_character(lua_State *L, luaL_Buffer *out, int argument, char *spec) {
  clk_pay_for_number(L, argument);
  int value = (int)luaL_checkinteger(L, argument);
  strcat(spec, "c");
  char *room = luaL_prepbuffsize(out, 128);
  luaL_addsize(out, (size_t)snprintf(room, 128, spec, value));
}

/// Adds text at the top of the Lua stack, which is taken.
static void add_text(lua_State *L, luaL_Buffer *out, char *spec, bool precision) {
  size_t count;
  const char *text = lua_tolstring(L, -1, &count);
  if (spec[1] == 0 || (!precision && count >= 100)) {
    luaL_addvalue(out);
    return;
  }
  clk_burn(L, count / CLK_BYTES_PER_INSTRUCTION);
  if (strlen(text) != count) luaL_error(L, "string contains zeros");
  char copy[512];  // at most 99 of its bytes are written, in a width of at most 99: read_spec refuses longer ones
  strcat(spec, "s");
  int written = snprintf(copy, sizeof copy, spec, text);
  lua_pop(L, 1);
  luaL_addlstring(out, copy, (size_t)written);
}

static void add_quoted_text(luaL_Buffer *out, const char *text, size_t count) {
  luaL_addchar(out, '"');
  for (const char *end = text + count; text < end; text++) {
    unsigned char c = (unsigned char)*text;
    if (c == '"' || c == '\\' || c == '\n') {
      luaL_addchar(out, '\\');
      luaL_addchar(out, *text);
    } else if (c < 32 || c == 127) {
      char escape[8];
      bool digit = text + 1 < end && text[1] >= '0' && text[1] <= '9';
      int n = snprintf(escape, sizeof escape, digit ? "\\%03d" : "\\%d", c);
      luaL_addlstring(out, escape, (size_t)n);
    } else {
      luaL_addchar(out, *text);
    }
  }
  luaL_addchar(out, '"');
}

static void add_quoted_number(lua_State *L, luaL_Buffer *out, int argument) {
  char text[64];
  if (lua_isinteger(L, argument)) {
    lua_Integer value = lua_tointeger(L, argument);
    snprintf(text, sizeof text, value == LUA_MININTEGER ? "0x%llx" : "%lld", (long long)value);
  } else {
    lua_Number value = lua_tonumber(L, argument);
    if (isnan(value)) strcpy(text, "(0/0)");
    else if (isinf(value)) strcpy(text, value > 0 ? "1e9999" : "-1e9999");
    else snprintf(text, sizeof text, "%a", value);
  }
  luaL_addstring(out, text);
}

static void add_quoted(lua_State *L, luaL_Buffer *out, int argument) {
  size_t count;
  switch (lua_type(L, argument)) {
    case LUA_TSTRING: {
      const char *text = lua_tolstring(L, argument, &count);
      clk_burn(L, count * 2);
      add_quoted_text(out, text, count);
      return;
    }
    case LUA_TNUMBER: add_quoted_number(L, out, argument); return;
    case LUA_TNIL: luaL_addstring(out, "nil"); return;
    case LUA_TBOOLEAN: luaL_addstring(out, lua_toboolean(L, argument) ? "true" : "false"); return;
    default: luaL_argerror(L, argument, "value has no literal form");
  }
}

/// The flags that a conversion may have, or NULL when it is none that is written with flags.
static const char *flags_of(char conversion) {
  switch (conversion) {
    case 'c': case 's': return "-";
    case 'd': case 'i': return "-+0 ";
    case 'u': return "-0";
    case 'o': case 'x': case 'X': return "-#0";
    case 'a': case 'A': case 'f': case 'e': case 'E': case 'g': case 'G': return "-+#0 ";
    default: return NULL;
  }
}

/// Refuses flags and precisions that make no sense for a conversion, as stock does.
static void check_spec(lua_State *L, const char *spec, char conversion) {
  const char *flags = flags_of(conversion);
  if (!flags) return;
  const char *at = spec + 1 + strspn(spec + 1, flags);
  if (*at != '0') {
    at += strspn(at, "0123456789");
    if (*at == '.' && conversion != 'c') at += 1 + strspn(at + 1, "0123456789");
  }
  if (*at) luaL_error(L, "invalid conversion '%s%c' to 'format'", spec, conversion);
}

static void add_conversion(lua_State *L, luaL_Buffer *out, int argument, char *spec, const char *at, bool precision) {
  switch (*at) {
    case 'c': add_character(L, out, argument, spec); return;
    case 'd': case 'i': case 'o': case 'u': case 'x': case 'X': add_integer(L, out, argument, spec, *at); return;
    case 'a': case 'A': case 'f': case 'e': case 'E': case 'g': case 'G':
      add_number(L, out, argument, spec, *at);
      return;
    case 's':
      clk_to_text(L, argument, NULL);
      add_text(L, out, spec, precision);
      return;
    case 'q':
      if (spec[1]) luaL_error(L, "specifier '%%q' cannot have modifiers");
      add_quoted(L, out, argument);
      return;
    case 'p': clk_raise(L, "string.format: %%p is not available: addresses differ on every run"); return;
    case 0: luaL_error(L, "invalid conversion '%s' to 'format'", spec); return;
    default: luaL_error(L, "invalid conversion '%s%c' to 'format'", spec, *at);
  }
}

int clk_format(lua_State *L) {
  int last = lua_gettop(L), argument = 1;
  size_t count;
  const char *at = luaL_checklstring(L, 1, &count), *end = at + count;
  luaL_Buffer out;
  clk_burn(L, count / CLK_BYTES_PER_INSTRUCTION);
  luaL_buffinit(L, &out);
  while (at < end) {
    if (*at != '%') {
      luaL_addchar(&out, *at++);
      continue;
    }
    if (*++at == '%') {
      luaL_addchar(&out, *at++);
      continue;
    }
    char spec[SPEC_BYTES];
    const char *dot;
    at = read_spec(L, at, spec, &dot);
    if (++argument > last) luaL_argerror(L, argument, "no value");
    check_spec(L, spec, *at);
    add_conversion(L, &out, argument, spec, at, dot != NULL);
    at++;
  }
  luaL_pushresult(&out);
  return 1;
}
