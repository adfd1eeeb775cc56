// What the host tells a machine and asks of it outside a call, and the functions it gives to scripts.
#include <stdio.h>
#include <stdlib.h>

#include "clk_latent.h"

#define COST_OF_QUESTION 100
#define COST_OF_ARGUMENT 10  // each value in it; a byte of text costs one
#define COST_OF_WIDE_BYTE 4  // of texts that are not ASCII alone, whose characters the host has to find

void clk_advise(clk_machine *m, const char *name, const char *advice) {
  m->advice = clk_grow(m->advice, m->advice_count, sizeof *m->advice);
  m->advice[m->advice_count++] = (clk_pair){clk_copy_text(name, strlen(name)), clk_copy_text(advice, strlen(advice))};
}

uint32_t clk_declare(clk_machine *m, const char *name) {
  m->named = clk_grow(m->named, m->named_count, sizeof *m->named);
  m->named[m->named_count] = (clk_named){.name = clk_copy_text(name, strlen(name))};
  return (uint32_t)m->named_count++;
}

void clk_define(clk_machine *m, uint32_t index, const uint8_t *bytes, size_t count) {
  if (index >= m->named_count) return;
  clk_named *named = &m->named[index];
  bool again = named->bytes != NULL;
  if (named->latent) {
    named->first = named->bytes;
    named->first_count = named->count;
  } else {
    free(named->bytes);
  }
  named->latent = !again && clk_may_be_latent(bytes, count);
  named->bytes = clk_copy_bytes(bytes, count);
  named->count = count;
  named->stale = true;
  m->views_stale = true;
}

void clk_context_begin(clk_machine *m, const char *name) {
  for (size_t i = 0; i < m->field_count; i++) {
    free(m->fields[i].name);
    free(m->fields[i].bytes);
  }
  m->field_count = 0;
  free(m->context_name);
  m->context_name = clk_copy_text(name, strlen(name));
  m->context_stale = m->views_stale = true;
}

static int compare_fields(const void *a, const void *b) {
  return strcmp(((const clk_field *)a)->name, ((const clk_field *)b)->name);
}

void clk_context_field(clk_machine *m, const char *name, const uint8_t *bytes, size_t count, uint32_t id) {
  m->fields = clk_grow(m->fields, m->field_count, sizeof *m->fields);
  m->fields[m->field_count++] = (clk_field){
      clk_copy_text(name, strlen(name)), bytes ? clk_copy_bytes(bytes, count) : NULL, count, id, false};
  qsort(m->fields, m->field_count, sizeof *m->fields, compare_fields);
}

void clk_context_change(clk_machine *m, const char *name, const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < m->field_count; i++) {
    clk_field *field = &m->fields[i];
    if (!field->bytes || strcmp(field->name, name) != 0) continue;
    free(field->bytes);
    field->bytes = clk_copy_bytes(bytes, count);
    field->count = count;
    field->stale = m->fields_stale = true;
  }
}

void clk_reply(clk_machine *m, const uint8_t *bytes, size_t count) {
  m->reply.count = 0;
  clk_put(&m->reply, bytes, count);
}

/// A function of the host. Upvalues: 1 id, 2 whether named objects are expanded, 3 whether 4 is bound as first
/// argument.
static int call_host(lua_State *L) {
  clk_machine *m = clk_of(L);
  bool bound = lua_toboolean(L, lua_upvalueindex(3));
  int arguments = lua_gettop(L);
  clk_encoding how = {.expand = lua_toboolean(L, lua_upvalueindex(2)), .root = "argument"};
  bool was_ascii = m->report.is_ascii;
  m->report.is_ascii = true;
  m->in.count = 0;
  clk_put_u8(&m->in, CLK_LIST);
  clk_put_u32(&m->in, (uint32_t)(arguments + bound));
  if (bound && !clk_encode(L, lua_upvalueindex(4), &how, &m->in)) return clk_raise(L, "%s", m->message);
  for (int i = 1; i <= arguments; i++) {
    char root[32];
    snprintf(root, sizeof root, "argument %d", i);
    how.root = root;
    // Functions that mark take the question and the response, which is marked the same whoever gave it.
    how.unwatched = how.expand && i == 2;
    if (!clk_encode(L, i, &how, &m->in)) return clk_raise(L, "%s", m->message);
  }
  uint64_t texts = m->report.is_ascii ? how.bytes : how.bytes * COST_OF_WIDE_BYTE;
  m->report.is_ascii = was_ascii;
  clk_burn(L, COST_OF_QUESTION + (uint64_t)how.nodes * COST_OF_ARGUMENT + texts);
  return clk_ask(L, CLK_ASK_FUNCTION, (uint32_t)lua_tointeger(L, lua_upvalueindex(1)), m->in.bytes, m->in.count);
}

/// Pushes a host function; with `bound`, the value on top becomes its first argument. Unbound ones are made once.
void clk_push_host(lua_State *L, uint32_t id, uint32_t flags, bool bound) {
  lua_Integer place = (lua_Integer)id * 2 + flags;
  if (!bound) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_HOSTS);
    if (lua_rawgeti(L, -1, place) != LUA_TNIL) {
      lua_remove(L, -2);
      return;
    }
  }
  lua_pushinteger(L, id);
  lua_pushboolean(L, (int)flags);
  lua_pushboolean(L, bound);
  if (bound) lua_pushvalue(L, -4);
  else lua_pushnil(L);
  lua_pushcclosure(L, call_host, 4);
  if (bound) {
    lua_remove(L, -2);
    return;
  }
  lua_remove(L, -2);  // the nil that was read
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, place);
  lua_remove(L, -2);
}

const clk_report *clk_last(const clk_machine *m) { return &m->report; }

bool clk_is_alive(const clk_machine *m) { return !m->dead; }

size_t clk_log_count(const clk_machine *m) { return m->log_count; }

const char *clk_log_line(const clk_machine *m, size_t index, size_t *count) {
  *count = m->log_counts[index];
  return m->log[index];
}

void clk_log_clear(clk_machine *m) {
  while (m->log_count > 0) free(m->log[--m->log_count]);
}
