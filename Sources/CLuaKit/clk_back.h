// The copy of its heap that a machine keeps, for going back to it.
#ifndef CLK_BACK_H
#define CLK_BACK_H

#include "clk_private.h"

/// A block that is kept, and where its content stands among that of all.
typedef struct {
  clk_block *block;
  size_t size, offset;  // without the block's start
  bool seen;
} clk_kept_block;

/// A piece of memory that scripts could change: its address, and its kept content.
typedef struct {
  uint8_t *now;
  const uint8_t *was;
  size_t size;
} clk_part;

typedef struct {
  clk_part *all;
  size_t count;
} clk_parts;

struct clk_kept {
  clk_machine was;
  clk_kept_block *blocks;  // by address
  size_t count;
  clk_buffer content;  // of all blocks, one behind the other
  clk_parts tables;    // their own blocks
  clk_parts values;    // variables of functions
  clk_parts entries;   // of tables, and places of iterators
  bool unknown;        // how Lua lays its values out: then every call counts as one that changes something
};

// clk_reach.c
/// Finds what scripts can reach of what is kept, and could change.
void clk_find_reach(clk_machine *m);
/// Whether something of that differs from what is kept.
bool clk_has_changed(clk_kept *kept);
/// Whether scripts could tell two contents of a table's own block apart.
bool clk_tables_differ(const uint8_t *now, const uint8_t *was);

#endif
