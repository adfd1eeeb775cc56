// A look at compiled code, for what Lua 5.4.4 compiles wrongly.
//
// A comparison becomes a value by two instructions behind its jump: one gives false, one true. For `UPVALUE[a == b]` the
// compiler puts the instruction that reads the upvalue between jump and values (mended in Lua by 782ef85b), and does the
// same with large constants in `5000 & (a == b)`. When the jump is taken, the register holds whatever lay there before: a
// wrong value for honest code, a table of the machine's own for one that looks for it. So a chunk in which this may be is
// written out, its instructions are put into their order, and it is read again. What cannot be mended so is refused.
#include <stdio.h>

#include "clk_private.h"

#define HEADER_BYTES 32  // up to and with the number of upvalues of the main function
#define MOST_FUNCTIONS_DEEP 220  // Lua itself allows 200

// Instructions of Lua 5.4, and where their parts are
enum { GETUPVAL = 9, LOADTRUE = 7, LFALSESKIP = 6, JMP = 56, EQ = 57, LT, LE, EQK, EQI, LTI, LEI, GTI, GEI };
#define OPERATION(i) ((i) & 0x7F)
#define REGISTER(i) ((i) >> 7 & 0xFF)
#define JUMP_OF(steps) ((uint32_t)JMP | (uint32_t)((steps) + 0xFFFFFF) << 7)

typedef struct {
  uint8_t *at, *end;
  bool malformed;
  bool changed;
  int refused;  // the line at which the function begins that cannot be mended; 0 when there is none
  int depth;
} code_reader;

static uint8_t *take(code_reader *r, size_t count) {
  if (r->malformed || (size_t)(r->end - r->at) < count) {
    r->malformed = true;
    return NULL;
  }
  r->at += count;
  return r->at - count;
}

static uint8_t take_byte(code_reader *r) {
  const uint8_t *byte = take(r, 1);
  return byte ? *byte : 0;
}

/// A number in groups of seven bits, the last one marked.
static size_t take_size(code_reader *r) {
  size_t value = 0;
  for (int i = 0; i < 10 && !r->malformed; i++) {
    uint8_t byte = take_byte(r);
    value = value << 7 | (byte & 0x7F);
    if (byte & 0x80) return value;
  }
  r->malformed = true;
  return 0;
}

static void skip_text(code_reader *r) {
  size_t count = take_size(r);
  if (count > 0) take(r, count - 1);
}

static void skip_constants(code_reader *r) {
  enum { FRACTION = LUA_TNUMBER | 1 << 4, TEXT = LUA_TSTRING, LONG_TEXT = LUA_TSTRING | 1 << 4 };
  for (size_t left = take_size(r); left > 0 && !r->malformed; left--) {
    uint8_t kind = take_byte(r);
    if (kind == LUA_TNUMBER || kind == FRACTION) take(r, 8);
    else if (kind == TEXT || kind == LONG_TEXT) skip_text(r);
  }
}

static uint32_t instruction(const uint8_t *code, size_t place) {
  uint32_t value;
  memcpy(&value, code + place * sizeof value, sizeof value);
  return value;
}

static void put_instruction(uint8_t *code, size_t place, uint32_t value) {
  memcpy(code + place * sizeof value, &value, sizeof value);
}

/// Whether at `place` stand: comparison, jump to the last of these, upvalue, false, true.
static bool is_misplaced_upvalue(const uint8_t *code, size_t count, size_t place) {
  if (place < 3 || place + 1 >= count) return false;
  uint32_t compare = OPERATION(instruction(code, place - 3)), other = instruction(code, place + 1);
  return compare >= EQ && compare <= GEI && instruction(code, place - 2) == JUMP_OF(2) &&
         OPERATION(instruction(code, place - 1)) == GETUPVAL && OPERATION(other) == LOADTRUE &&
         REGISTER(other) == REGISTER(instruction(code, place));
}

/// Puts the upvalue behind the two values: it is read on both ways then.
static void mend(uint8_t *code, size_t place) {
  uint32_t upvalue = instruction(code, place - 1);
  put_instruction(code, place - 2, JUMP_OF(1));
  put_instruction(code, place - 1, instruction(code, place));
  put_instruction(code, place, instruction(code, place + 1));
  put_instruction(code, place + 1, upvalue);
}

static void mend_all(code_reader *r, uint8_t *code, size_t count, int line) {
  for (size_t i = 1; i < count; i++) {
    if (OPERATION(instruction(code, i)) != LFALSESKIP || OPERATION(instruction(code, i - 1)) == JMP) continue;
    if (is_misplaced_upvalue(code, count, i)) {
      mend(code, i);
      r->changed = true;
    } else if (r->refused == 0) {
      r->refused = line > 0 ? line : 1;
    }
  }
}

/// What is known for messages: lines, names.
static void skip_names(code_reader *r) {
  take(r, take_size(r));
  for (size_t left = take_size(r); left > 0 && !r->malformed; left--) {
    take_size(r);
    take_size(r);
  }
  for (size_t left = take_size(r); left > 0 && !r->malformed; left--) {
    skip_text(r);
    take_size(r);
    take_size(r);
  }
  for (size_t left = take_size(r); left > 0 && !r->malformed; left--) skip_text(r);
}

static void read_function(code_reader *r) {
  if (++r->depth > MOST_FUNCTIONS_DEEP) r->malformed = true;
  skip_text(r);
  int line = (int)take_size(r);
  take_size(r);
  take(r, 3);  // parameters, whether there may be more, registers
  size_t count = take_size(r);
  uint8_t *code = count < SIZE_MAX / 4 ? take(r, count * 4) : NULL;
  if (code) mend_all(r, code, count, line);
  skip_constants(r);
  size_t upvalues = take_size(r);
  take(r, upvalues < SIZE_MAX / 3 ? upvalues * 3 : SIZE_MAX);
  for (size_t left = take_size(r); left > 0 && !r->malformed; left--) read_function(r);
  skip_names(r);
  r->depth--;
}

static int append(lua_State *L, const void *bytes, size_t count, void *data) {
  (void)L;
  clk_put(data, bytes, count);
  return 0;
}

static const char *give_once(lua_State *L, void *data, size_t *count) {
  clk_buffer *code = data;
  (void)L;
  *count = code->count;
  code->count = 0;
  return *count ? (const char *)code->bytes : NULL;
}

/// Mends the function on top, which was just compiled. Returns LUA_OK, or another status with a message in its place.
int clk_mend_code(lua_State *L, const char *chunk) {
  clk_buffer *code = &clk_of(L)->code;
  code->count = 0;
  lua_dump(L, append, code, 0);
  clk_burn(L, code->count / CLK_BYTES_PER_INSTRUCTION);
  code_reader r = {.at = code->bytes, .end = code->bytes + code->count};
  take(&r, HEADER_BYTES);
  read_function(&r);
  if (r.malformed || r.refused) {
    lua_Debug ar;
    lua_getinfo(L, ">S", &ar);
    lua_pushfstring(L, "%s:%d: a comparison within brackets or beside `&`, `|`, `~` cannot be used in this function: "
                    "put it into a local first", ar.short_src, r.refused > 0 ? r.refused : 1);
    return LUA_ERRSYNTAX;
  }
  if (!r.changed) return LUA_OK;
  lua_pop(L, 1);
  return lua_load(L, give_once, code, chunk, "b");
}
