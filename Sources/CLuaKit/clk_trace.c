// Tracing: at which lines a call changes what is kept. It looks after each instruction, so it is for checks alone.
#include "clk_back.h"

#include <stdlib.h>

struct clk_trace {
  uint8_t *seen;  // what the parts held when they were last looked at, one behind the other
  char file[256];
  int line;       // of the latest instruction
  uint32_t steps;
};

/// Compares a part with what it held, and takes what it holds now. Of a table's block only what scripts decide counts.
static bool take_change(const clk_part *part, uint8_t *seen, bool table) {
  bool differs = table ? clk_tables_differ(part->now, seen) : memcmp(part->now, seen, part->size) != 0;
  if (differs) memcpy(seen, part->now, part->size);
  return differs;
}

static bool take_changes(const clk_kept *kept, uint8_t *seen) {
  const clk_parts *groups[] = {&kept->tables, &kept->values, &kept->entries};
  bool differs = false;
  for (size_t g = 0; g < sizeof groups / sizeof *groups; g++) {
    for (size_t i = 0; i < groups[g]->count; seen += groups[g]->all[i++].size)
      if (take_change(&groups[g]->all[i], seen, g == 0)) differs = true;
  }
  return differs;
}

/// Notes a line once.
static void note(clk_machine *m) {
  const struct clk_trace *trace = m->tracer;
  if (trace->line <= 0) return;
  for (size_t i = 0; i < m->change_count; i++)
    if (m->changes[i].line == trace->line && strcmp(m->changes[i].file, trace->file) == 0) return;
  if (m->change_count == CLK_MOST_CHANGES) return;
  clk_change *change = &m->changes[m->change_count++];
  change->line = trace->line;
  memcpy(change->file, trace->file, sizeof change->file);
}

void clk_trace_hook(lua_State *L, lua_Debug *ar) {
  clk_machine *m = clk_of(L);
  struct clk_trace *trace = m->tracer;
  if (take_changes(m->kept, trace->seen)) note(m);
  lua_getinfo(L, "Sl", ar);
  if (ar->currentline > 0) {
    trace->line = ar->currentline;
    clk_set_file(m, ar);
    memcpy(trace->file, m->file, sizeof trace->file);
    m->file[0] = 0;
  }
  if (++trace->steps % CLK_HOOK_INTERVAL == 0) clk_hook(L, ar);
}

void clk_begin_trace(clk_machine *m) {
  struct clk_trace *trace = m->tracer;
  trace->line = 0;
  trace->steps = 0;
  take_changes(m->kept, trace->seen);
}

void clk_end_trace(clk_machine *m) {
  if (take_changes(m->kept, m->tracer->seen)) note(m);
}

bool clk_set_trace(clk_machine *m, bool on) {
  clk_free_trace(m);
  m->change_count = 0;
  if (!on || !m->kept || m->kept->unknown || m->busy || m->dead) return false;
  const clk_parts *groups[] = {&m->kept->tables, &m->kept->values, &m->kept->entries};
  size_t size = 1;
  for (size_t g = 0; g < sizeof groups / sizeof *groups; g++)
    for (size_t i = 0; i < groups[g]->count; i++) size += groups[g]->all[i].size;
  m->tracer = calloc(1, sizeof *m->tracer);
  if (m->tracer) m->tracer->seen = calloc(1, size);
  if (m->tracer && !m->tracer->seen) clk_free_trace(m);
  return m->tracer != NULL;
}

void clk_free_trace(clk_machine *m) {
  if (m->tracer) free(m->tracer->seen);
  free(m->tracer);
  m->tracer = NULL;
}

size_t clk_change_count(const clk_machine *m) { return m->change_count; }

const char *clk_change_at(const clk_machine *m, size_t index, int *line) {
  *line = m->changes[index].line;
  return m->changes[index].file;
}
