// Sizes: what the hook takes more where single instructions can do much: compare or convert a long text, look a field up
// through many metatables.
#include "clk_private.h"

#define TEXT_BYTES_PER_INSTRUCTION 32
#define LONG_TEXT (64 * 1024)  // longer than any that a hook may return
#define LONG_TEXT_BYTES_PER_INSTRUCTION 4
#define TEXT_START 24  // bytes of a text's header, before what it says
#define KEY_MARK 10    // the place in it of what tells that a long text was used as a key
#define KEY_BYTES_PER_INSTRUCTION 8  // which goes over it byte by byte
#define ZEROS_FROM 16
#define COST_OF_ZERO 8  // Lua compares texts piece by piece between their zero bytes
#define DIGITS_FROM 48
#define COST_OF_DIGIT 4  // Lua reads a text as a number wherever one is expected
#define SPACES_LIKE_A_DIGIT 16
#define MOST_DIGITS 4096  // that are counted
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
  size_t bytes = s->text < LONG_TEXT ? TEXT_BYTES_PER_INSTRUCTION : LONG_TEXT_BYTES_PER_INSTRUCTION;
  uint64_t cost = s->text < CLK_NOTED_FROM ? 0 : s->text / bytes;
  return s->zeros < ZEROS_FROM ? cost : cost + s->zeros * COST_OF_ZERO;
}

static void set_surcharge(clk_machine *m) {
  m->surcharge = cost_of_text(&m->sizes);
  if (m->sizes.digits >= DIGITS_FROM) m->surcharge += m->sizes.digits * COST_OF_DIGIT;
  if (m->sizes.chain > CHAIN_FROM) m->surcharge += m->sizes.chain * COST_OF_LINK;
}

bool clk_has_zeros(const clk_machine *m) { return m->sizes.zeros >= ZEROS_FROM; }

/// Keeps the text among those that stay dear for later calls while they are there.
static void keep_dear(clk_machine *m, clk_block *text) {
  clk_unlink(text);
  clk_link(&m->long_texts, text);
  m->made_long_text = true;
}

static size_t zeros_in(const char *at, const char *end) {
  size_t zeros = 0;
  for (; (at = memchr(at, 0, (size_t)(end - at))); at++) zeros++;
  return zeros;
}

/// How many digits are gone over to find out which number a text is, if any.
static size_t digits_in(const char *text, const char *end) {
  const char *at = text;
  if (end - text > MOST_DIGITS) end = text + MOST_DIGITS;
  while (at < end && *at && strchr(" \t\n\v\f\r", *at)) at++;
  size_t spaces = (size_t)(at - text);
  if (at < end && (*at == '-' || *at == '+')) at++;
  const char *digits = at;
  bool hex = end - at > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'X');
  if (hex) at += 2;
  while (at < end && *at && strchr(hex ? "0123456789abcdefABCDEF." : "0123456789.", *at)) at++;
  return (size_t)(at - digits) + spaces / SPACES_LIKE_A_DIGIT;
}

void clk_pay_for_key(clk_machine *m) {
  if (!m->latest) return;
  bool key = ((const char *)(m->latest + 1))[KEY_MARK] != 0;
  if (key && m->armed && !m->finishing) clk_spend(m, (int64_t)(m->latest_size / KEY_BYTES_PER_INSTRUCTION));
  m->latest = NULL;
}

void clk_read_text(clk_machine *m) {
  if (!m->fresh) return;
  clk_block *text = m->fresh;
  const char *at = (const char *)(text + 1) + TEXT_START, *end = (const char *)(text + 1) + m->fresh_size - 1;
  size_t zeros = zeros_in(at, end), digits = digits_in(at, end);
  m->fresh = NULL;
  if (zeros < ZEROS_FROM && digits < DIGITS_FROM) return;
  m->grown = true;
  if (m->fresh_size < LONG_TEXT) keep_dear(m, text);
  if (zeros > m->sizes.zeros) m->sizes.zeros = zeros;
  if (digits > m->sizes.digits) m->sizes.digits = digits;
  set_surcharge(m);
}

void clk_note_text(clk_machine *m, clk_block *block, size_t size) {
  clk_read_text(m);
  m->fresh = block;
  m->fresh_size = size;
  if (size < CLK_NOTED_FROM) return;
  clk_pay_for_key(m);
  m->latest = block;
  m->latest_size = size;
  m->grown = true;
  if (size >= LONG_TEXT) {
    keep_dear(m, block);
    // The next instruction may be one that compares it, so the hook is due before that.
    if (m->armed && !m->finishing && !m->tracer) lua_sethook(m->L, clk_hook, LUA_MASKCOUNT, 1);
  }
  if (size <= m->sizes.text) return;
  m->sizes.text = size;
  set_surcharge(m);
}

void clk_note_part(clk_machine *m, size_t size) {
  m->grown = true;
  if (size > m->sizes.part) m->sizes.part = size;
}

void clk_note_chain(clk_machine *m, size_t links) {
  if (links <= m->sizes.chain) return;
  m->grown = true;
  m->sizes.chain = links;
  set_surcharge(m);
}

uint64_t clk_cost_of_comparison(clk_machine *m) {
  clk_read_text(m);
  return cost_of_text(&m->sizes) / CLK_HOOK_INTERVAL;
}

void clk_settle_sizes(clk_machine *m) {
  clk_read_text(m);
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
