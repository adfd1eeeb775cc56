// Going back: a machine keeps what its heap was once, and can be that again, as often as it is asked.
//
// It costs a fortieth of opening another machine and loading it. Blocks that were there stay where they are, as pointers
// lead to them: neither freeing nor growing gives them away, and going back puts into them what they held.
#include <malloc.h>
#include <stdlib.h>

#include "clk_private.h"

typedef struct {
  clk_block *block;
  size_t size;  // without its start
} kept_block;

struct clk_kept {
  clk_machine was;
  kept_block *blocks;
  size_t count;
  clk_buffer content;  // of all blocks, one behind the other
  bool outdated;
};

/// What of a machine changes with its heap.
static void copy_standing(clk_machine *to, const clk_machine *from) {
  to->used = from->used;
  to->settled = from->settled;
  to->short_texts = from->short_texts;
  to->sizes = from->sizes;
  to->loaded = from->loaded;
  to->latest = from->latest;
  to->latest_size = from->latest_size;
  to->made_long_text = from->made_long_text;
  to->grown = from->grown;
  to->surcharge = from->surcharge;
  to->context_stale = from->context_stale;
  to->fields_stale = from->fields_stale;
  to->views_stale = from->views_stale;
  to->computed = from->computed;
  to->view_count = from->view_count;
  to->inner_latent = from->inner_latent;
  to->function_count = from->function_count;
  memcpy(to->module_folder, from->module_folder, sizeof to->module_folder);
}

bool clk_keep(clk_machine *m) {
  if (m->kept || m->dead || m->busy || m->fresh || m->long_texts.next != &m->long_texts) return false;
  clk_kept *kept = calloc(1, sizeof *kept);
  if (!kept) return false;
  copy_standing(&kept->was, m);
  kept->was.named_count = m->named_count;
  kept->was.chunk_count = m->chunk_count;
  for (clk_block *b = m->blocks.next, *next; b != &m->blocks; b = next) {
    next = b->next;
    size_t size = malloc_usable_size(b) - sizeof *b;
    kept->blocks = clk_grow(kept->blocks, kept->count, sizeof *kept->blocks);
    kept->blocks[kept->count++] = (kept_block){b, size};
    clk_put(&kept->content, b + 1, size);
    b->previous = NULL;
  }
  m->blocks.previous = m->blocks.next = &m->blocks;
  m->kept = kept;
  return true;
}

/// Notes that the host told something else of what was there: the named object at `index`, or with 0 the context.
void clk_outdate_kept(clk_machine *m, size_t index) {
  if (m->kept && (index == 0 || index < m->kept->was.named_count)) m->kept->outdated = true;
}

bool clk_go_back(clk_machine *m) {
  clk_kept *kept = m->kept;
  if (!kept || m->dead || m->busy || kept->outdated) return false;
  clk_free_new(m);
  const uint8_t *content = kept->content.bytes;
  for (size_t i = 0; i < kept->count; content += kept->blocks[i++].size)
    memcpy(kept->blocks[i].block + 1, content, kept->blocks[i].size);
  while (m->named_count > kept->was.named_count) clk_free_named(&m->named[--m->named_count]);
  while (m->chunk_count > kept->was.chunk_count) free(m->chunks[--m->chunk_count]);
  for (size_t i = 0; i < m->named_count; i++) m->named[i].stale = true;
  copy_standing(m, &kept->was);
  m->fresh = NULL;
  return true;
}

void clk_free_kept(clk_machine *m) {
  clk_kept *kept = m->kept;
  if (!kept) return;
  for (size_t i = 0; i < kept->count; i++) free(kept->blocks[i].block);
  free(kept->blocks);
  free(kept->content.bytes);
  free(kept);
  m->kept = NULL;
}
