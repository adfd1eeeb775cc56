// The seed for the hashes of texts, so that tables of a sitting grow alike in every process.
//
// Lua draws the seed from addresses and the clock. On it depends when a table with texts and holes is laid out anew, and
// so what `#` says of it. There is no function to set it; but lua_newstate draws it after its first allocation and
// hashes nothing before its second. In between, the allocator sets it here. The fields around it are checked: a library
// laid out otherwise keeps its own seed.
#include "clk_private.h"

typedef struct {
  union {
    void *pointer;
    lua_Integer integer;
  } value;
  unsigned char tag;
} stored_value;

/// How Lua 5.4 begins its global state.
typedef struct {
  lua_Alloc allocate;
  void *context;
  ptrdiff_t bytes, debt;
  size_t estimate, last_atomic;
  void *texts;
  int text_count, text_capacity;
  stored_value registry, nothing;
  unsigned int seed;
} global_start;

static bool is_global_start(const clk_machine *m, const global_start *g) {
  return g->allocate == clk_allocate && g->context == m && (size_t)g->bytes == m->state_size && g->debt == 0 &&
         g->texts == NULL && g->text_count == 0 && g->text_capacity == 0 && g->registry.tag == LUA_TNIL &&
         g->nothing.value.integer == 0;
}

void clk_fix_seed(clk_machine *m) {
  char *start = m->state;
  for (size_t at = 0; at + sizeof(global_start) <= m->state_size; at += sizeof(void *)) {
    global_start *g = (global_start *)(start + at);
    if (!is_global_start(m, g)) continue;
    g->seed = m->hashes;
    m->seeded = true;
    return;
  }
}
