// The stock library, to compare with, and the text that a script's run gives in both.
#ifndef FUZZ_STOCK_H
#define FUZZ_STOCK_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "support.h"

/// Defines `show(...)`: all values with their types; of errors what they say, without a position and where the wording is
/// our own.
static const char show_source[] =
    "local out = {}\n"
    "local function show(...)\n"
    "  local line = {}\n"
    "  for i = 1, select('#', ...) do\n"
    "    local v = (select(i, ...))\n"
    "    local s = type(v) == 'table' and '' or tostring(v)\n"
    "    if type(v) == 'string' then s = s:gsub('^.-:%d+: ', ''):gsub(\"to '[%w.?]+'\", \"to 'f'\"):gsub('invalid value .*', 'invalid value'):gsub('argument #%d', 'argument'):gsub('invalid conversion .*', 'invalid format'):gsub('invalid format .*', 'invalid format') end\n"
    "    line[i] = type(v) .. ':' .. s\n"
    "  end\n"
    "  out[#out + 1] = table.concat(line, '|')\n"
    "end\n";

/// Runs a script in a bounded machine. Returns its text, or NULL when a limit ended it.
static char *run_bounded(const fuzz_script *s) {
  fuzz_host host;
  clk_machine *m = fuzz_open(&host);
  clk_status status = clk_load(m, (const uint8_t *)s->text, s->count, "fuzz", 1);
  char *text = NULL;
  const clk_report *r = clk_last(m);
  if (status == CLK_OK && r->out_count > 5 && r->out[0] == CLK_TEXT) {
    text = malloc(r->out_count - 4);
    memcpy(text, r->out + 5, r->out_count - 5);
    text[r->out_count - 5] = 0;
  } else if (status == CLK_ERROR || status == CLK_SYNTAX) {
    text = malloc(strlen(r->message) + 10);
    sprintf(text, "failed %d %s", status, status == CLK_SYNTAX ? "" : r->message);
  }
  clk_drop(m);
  return text;
}

static char *run_stock(const fuzz_script *s) {
  lua_State *L = luaL_newstate();
  if (!L) abort();
  luaL_openlibs(L);
  int status = luaL_loadbuffer(L, s->text, s->count, "@fuzz");
  bool syntax = status != LUA_OK;
  if (!syntax) status = lua_pcall(L, 0, 1, 0);
  const char *message = lua_tostring(L, -1);
  if (!message) message = "";
  const char *place = strstr(message, ": ");
  char *text = malloc(strlen(message) + 20);
  if (status == LUA_OK) strcpy(text, message);
  else sprintf(text, "failed %d %s", syntax ? CLK_SYNTAX : CLK_ERROR, syntax ? "" : place ? place + 2 : message);
  lua_close(L);
  return text;
}

static uint64_t compared;

static void tell_compared(void) { fprintf(stderr, "stat::runs_compared_with_stock:   %llu\n", (unsigned long long)compared); }

/// Runs the script in both and stops when they differ.
static void compare(const fuzz_script *s) {
  char *ours = run_bounded(s);
  if (!ours) return;  // stock might run for years
  char *theirs = run_stock(s);
  if (compared++ == 0) atexit(tell_compared);
  if (strcmp(ours, theirs) != 0) fuzz_fail("the bounded library differs from stock", s->text, ours, theirs);
  free(ours);
  free(theirs);
}

#endif
