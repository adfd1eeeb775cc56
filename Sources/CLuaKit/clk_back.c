// Going back: a machine keeps what its heap was once it was loaded, and is that again before each call.
//
// Blocks that were there stay where they are, as pointers lead to them: neither freeing nor growing gives them away, and
// going back puts into them what they held. A call that changed nothing of what scripts can reach leaves the heap as it is.
#include "clk_back.h"

#include <malloc.h>
#include <stdlib.h>

/// Copies the fields of a machine that change with its heap.
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
  to->computed = from->computed;
  to->view_count = from->view_count;
  to->inner_latent = from->inner_latent;
  to->function_count = from->function_count;
  to->traversed = from->traversed;
  to->leads = from->leads;
  memcpy(to->module_folder, from->module_folder, sizeof to->module_folder);
}

static int compare_blocks(const void *a, const void *b) {
  const clk_block *left = ((const clk_kept_block *)a)->block, *right = ((const clk_kept_block *)b)->block;
  return left < right ? -1 : left > right;
}

static void keep_blocks(clk_machine *m, clk_kept *kept) {
  for (clk_block *b = m->blocks.next, *next; b != &m->blocks; b = next) {
    next = b->next;
    kept->blocks = clk_grow(kept->blocks, kept->count, sizeof *kept->blocks);
    kept->blocks[kept->count++] = (clk_kept_block){.block = b, .size = malloc_usable_size(b) - sizeof *b};
    b->previous = NULL;
  }
  m->blocks.previous = m->blocks.next = &m->blocks;
  qsort(kept->blocks, kept->count, sizeof *kept->blocks, compare_blocks);
  for (size_t i = 0; i < kept->count; i++) {
    kept->blocks[i].offset = kept->content.count;
    clk_put(&kept->content, kept->blocks[i].block + 1, kept->blocks[i].size);
  }
}

bool clk_keep(clk_machine *m) {
  if (m->kept || m->dead || m->busy) return false;
  m->finishing = m->context_stale = true;
  clk_forget_views(m->L);
  clk_forget_leading(m->L, true);
  clk_collect(m);
  m->finishing = false;
  if (m->long_texts.next != &m->long_texts) return false;
  clk_kept *kept = calloc(1, sizeof *kept);
  if (!kept) return false;
  copy_standing(&kept->was, m);
  kept->was.chunk_count = m->chunk_count;
  m->kept = kept;
  keep_blocks(m, kept);
  clk_find_reach(m);
  return true;
}

/// Makes the machine what it was when it was kept; names that the host told since stay known.
static void go_back(clk_machine *m) {
  clk_kept *kept = m->kept;
  clk_free_new(m);
  for (size_t i = 0; i < kept->count; i++)
    memcpy(kept->blocks[i].block + 1, kept->content.bytes + kept->blocks[i].offset, kept->blocks[i].size);
  while (m->chunk_count > kept->was.chunk_count) free(m->chunks[--m->chunk_count]);
  // Copies of the host's values are gone with the heap.
  for (size_t i = 0; i < m->named_count; i++) m->named[i].stale = true;
  for (size_t i = 0; i < m->field_count; i++) m->fields[i].stale = false;
  m->context_stale = m->fields_stale = m->views_stale = false;
  copy_standing(m, &kept->was);
  m->fresh = NULL;
}

bool clk_undo_changes(clk_machine *m) {
  if (!m->kept || !clk_has_changed(m->kept)) return false;
  m->report.changed = true;
  go_back(m);
  return true;
}

void clk_free_kept(clk_machine *m) {
  clk_kept *kept = m->kept;
  if (!kept) return;
  for (size_t i = 0; i < kept->count; i++) free(kept->blocks[i].block);
  free(kept->blocks);
  free(kept->content.bytes);
  free(kept->tables.all);
  free(kept->values.all);
  free(kept->entries.all);
  free(kept);
  m->kept = NULL;
}
