// What the fuzzers share: a machine with a host that echoes, and a script text that grows.
#ifndef FUZZ_SUPPORT_H
#define FUZZ_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLuaKit.h"

static const clk_limits fuzz_limits = {
    .instructions = 300000,
    .load_instructions = 300000,
    .milliseconds = 20000,
    .heap = 8 << 20,
    .block = 1 << 18,
    .source = 64 << 10,
    .result_depth = 16,
    .result_nodes = 2000,
    .result_string = 16 << 10,
};

typedef struct {
  clk_machine *machine;
} fuzz_host;

/// Gives back the arguments of a function; a field is what was last given.
static int fuzz_answer(void *context, clk_question question, uint32_t id, const uint8_t *bytes, size_t count) {
  fuzz_host *host = context;
  if (question == CLK_ASK_MODULE || id % 3 == 2) {
    clk_reply(host->machine, (const uint8_t *)"refused", 7);
    return 1;
  }
  static const uint8_t nothing = CLK_NONE;
  if (bytes) clk_reply(host->machine, bytes, count);
  else clk_reply(host->machine, &nothing, 1);
  return 0;
}

static clk_machine *fuzz_open(fuzz_host *host) {
  host->machine = clk_open(&fuzz_limits, CLK_USUAL_HASHES, fuzz_answer, host);
  if (!host->machine) abort();
  return host->machine;
}

/// Finds a function of the loaded table. Returns its handle, or 0.
static inline uint32_t fuzz_find(clk_machine *m, const char *name) {
  uint8_t path[16] = {CLK_TEXT};
  uint32_t n = (uint32_t)strlen(name);
  memcpy(path + 1, &n, 4);
  memcpy(path + 5, name, n);
  return clk_find(m, path, 5 + n, 1) == CLK_OK ? clk_last(m)->function : 0;
}

/// A script being written; what does not fit is left out, and the script then does not compile.
typedef struct {
  char text[16384];
  size_t count;
} fuzz_script;

static inline void fuzz_write(fuzz_script *s, const char *text) {
  size_t n = strlen(text);
  if (s->count + n >= sizeof s->text) return;
  memcpy(s->text + s->count, text, n + 1);
  s->count += n;
}

/// Writes bytes as a Lua string.
static inline void fuzz_quote(fuzz_script *s, const uint8_t *bytes, size_t count) {
  char one[8];
  fuzz_write(s, "\"");
  for (size_t i = 0; i < count; i++) {
    snprintf(one, sizeof one, "\\%03d", bytes[i]);
    fuzz_write(s, one);
  }
  fuzz_write(s, "\"");
}

/// Bytes taken one after the other; 0 behind the end.
typedef struct {
  const uint8_t *at, *end;
} fuzz_bytes;

static inline uint8_t fuzz_take(fuzz_bytes *b) { return b->at < b->end ? *b->at++ : 0; }

static _Noreturn inline void fuzz_fail(const char *what, const char *script, const char *a, const char *b) {
  fprintf(stderr, "%s\n--- script\n%s\n--- one\n%s\n--- other\n%s\n", what, script, a, b);
  abort();
}

#endif
