// Sizes: what the hook takes more where single instructions can do much: compare or convert a long text, copy the values
// of a deep stack, look a field up through many metatables.
#include "clk_private.h"

#define TEXT_BYTES_PER_INSTRUCTION 32
#define LONG_TEXT (64 * 1024)  // longer than any that a hook may return
#define LONG_TEXT_BYTES_PER_INSTRUCTION 4
#define ZEROS_FROM 1024
#define COST_OF_ZERO 8  // Lua compares texts piece by piece between their zero bytes
#define STACK_FROM (16 * 1024)
#define STACK_BYTES_PER_INSTRUCTION 128
#define CHAIN_FROM 8
#define COST_OF_LINK 10

void clk_unlink(clk_block *b) {
  b->previous->next = b->next;
  b->next->previous = b->previous;
}

void clk_link(clk_block *list, clk_block *b) {
  b->previous = list;
  b->next = list->next;
  list->next->previous = b;
  list->next = b;
}

static uint64_t cost_of_text(const clk_sizes *s) {
  if (s->text < CLK_NOTED_FROM) return 0;
  size_t bytes = s->text < LONG_TEXT ? TEXT_BYTES_PER_INSTRUCTION : LONG_TEXT_BYTES_PER_INSTRUCTION;
  return s->text / bytes + (s->zeros < ZEROS_FROM ? 0 : s->zeros * COST_OF_ZERO);
}

static void set_surcharge(clk_machine *m) {
  m->surcharge = cost_of_text(&m->sizes);
  if (m->stack_size > STACK_FROM) m->surcharge += m->stack_size / STACK_BYTES_PER_INSTRUCTION;
  if (m->sizes.chain > CHAIN_FROM) m->surcharge += m->sizes.chain * COST_OF_LINK;
}

bool clk_has_zeros(const clk_machine *m) { return m->sizes.zeros >= ZEROS_FROM; }

/// Keeps the text among those that stay dear for later calls while they are there.
static void keep_dear(clk_machine *m, clk_block *text) {
  clk_unlink(text);
  clk_link(&m->long_texts, text);
  m->made_long_text = true;
}

void clk_count_zeros(clk_machine *m) {
  if (!m->fresh) return;
  clk_block *text = m->fresh;
  const char *at = (const char *)(text + 1), *end = at + m->fresh_size;
  size_t zeros = 0;
  for (; (at = memchr(at, 0, (size_t)(end - at))); at++) zeros++;
  m->fresh = NULL;
  if (zeros >= ZEROS_FROM && m->fresh_size < LONG_TEXT) keep_dear(m, text);
  if (zeros <= m->sizes.zeros) return;
  m->sizes.zeros = zeros;
  set_surcharge(m);
}

void clk_note_text(clk_machine *m, clk_block *block, size_t size) {
  m->grown = true;
  clk_count_zeros(m);
  m->fresh = block;
  m->fresh_size = size;
  if (size >= LONG_TEXT) {
    keep_dear(m, block);
    // The next instruction may be one that compares it, so the hook is due before that.
    if (m->armed && !m->finishing) lua_sethook(m->L, clk_hook, LUA_MASKCOUNT, 1);
  }
  if (size <= m->sizes.text) return;
  m->sizes.text = size;
  set_surcharge(m);
}

void clk_note_part(clk_machine *m, size_t size) {
  m->grown = true;
  if (size > m->sizes.part) m->sizes.part = size;
}

void clk_note_stack(clk_machine *m, clk_block *block, size_t size) {
  m->stack = block;
  m->stack_size = size;
  set_surcharge(m);
}

void clk_note_chain(clk_machine *m, size_t links) {
  if (links <= m->sizes.chain) return;
  m->grown = true;
  m->sizes.chain = links;
  set_surcharge(m);
}

uint64_t clk_cost_of_comparison(clk_machine *m) {
  clk_count_zeros(m);
  return cost_of_text(&m->sizes) / CLK_HOOK_INTERVAL;
}

void clk_settle_sizes(clk_machine *m) {
  clk_count_zeros(m);
  m->made_long_text = false;
  if (m->loading) {
    // What the source made is there for good, in every machine that runs it.
    while (m->long_texts.next != &m->long_texts) {
      clk_block *text = m->long_texts.next;
      clk_unlink(text);
      clk_link(&m->blocks, text);
    }
    m->loaded = m->sizes;
  }
  m->grown = m->long_texts.next != &m->long_texts;
  if (!m->grown) m->sizes = m->loaded;
  set_surcharge(m);
}
