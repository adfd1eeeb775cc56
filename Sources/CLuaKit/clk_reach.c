// Kept values that scripts can reach and could change: tables, variables of functions, places of iterators.
//
// A call of a hook often takes little more than a microsecond, so the question whether it changed something is answered by
// comparing these alone, byte by byte, by how Lua 5.4 lays its values out. They are what functions that were found share,
// modules and globals; what the source returned is the host's. All else never changes (texts, code), or is the
// machine's own. A library laid out otherwise is found out, and then every call counts as one that changes something.
#include "clk_back.h"

#include <stdlib.h>

enum {
  KIND = 8,  // of an object, and of a value
  VALUE_BYTES = CLK_VALUE_BYTES,
  ENTRY_BYTES = 24,
  // Tables
  TABLE_FLAGS = 10,
  TABLE_LOG_ENTRIES = 11,
  TABLE_HINT = 12,
  TABLE_LIST = 16,
  TABLE_ENTRIES = 24,
  TABLE_METATABLE = 40,
  // Entries
  KEY_KIND = 9,
  KEY = 16,
  // Functions
  VARIABLE_COUNT = 10,
  VARIABLES = 32,
  // Variables
  VARIABLE_ADDRESS = 16,
  VARIABLE_VALUE = 24,
};

enum { TABLE = 5, LUA_FUNCTION = 6, C_FUNCTION = 0x26, COLLECTABLE = 0x40, INTEGER = 3 };

#define HINT_IS_SHORT 0x80  // of a table's flags: its list is longer than the hint says

/// Of the word that has a table's flags: all but what reading changes; and what only says where `#` begins to look.
#define TABLE_MASK 0xFFFFFFFFFF8000FFu
#define HINT_MASK 0xFFFFFFFF00800000u

typedef struct {
  clk_kept *kept;
  size_t *queue;
  size_t first, count;
} reach;

static uint64_t word(const uint8_t *object, size_t place) {
  uint64_t value;
  memcpy(&value, object + place, sizeof value);
  return value;
}

static const uint8_t *pointer(const uint8_t *object, size_t place) {
  return (const uint8_t *)(uintptr_t)word(object, place);
}

static clk_kept_block *block_of(const clk_kept *kept, const uint8_t *object) {
  size_t low = 0, high = kept->count;
  const clk_block *block = (const clk_block *)object - 1;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (kept->blocks[middle].block == block) return &kept->blocks[middle];
    if (kept->blocks[middle].block < block) low = middle + 1;
    else high = middle;
  }
  return NULL;
}

static void add(reach *r, clk_parts *parts, const uint8_t *now, size_t size) {
  const clk_kept_block *block = NULL;
  for (size_t low = 0, high = r->kept->count; low < high;) {  // the block in which it lies
    size_t middle = low + (high - low) / 2;
    if ((const uint8_t *)r->kept->blocks[middle].block <= now) {
      block = &r->kept->blocks[middle];
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const uint8_t *start = block ? (const uint8_t *)(block->block + 1) : NULL;
  if (!block || now < start || now + size > start + block->size) {
    r->kept->unknown = true;
    return;
  }
  parts->all = clk_grow(parts->all, parts->count, sizeof *parts->all);
  parts->all[parts->count++] =
      (clk_part){(uint8_t *)(uintptr_t)now, r->kept->content.bytes + block->offset + (now - start), size};
}

static void meet(reach *r, const uint8_t *object, int kind) {
  clk_kept_block *block = block_of(r->kept, object);
  if (!block || object[KIND] != kind) {
    r->kept->unknown = true;
    return;
  }
  if (block->seen) return;
  block->seen = true;
  r->queue = clk_grow(r->queue, r->count, sizeof *r->queue);
  r->queue[r->count++] = (size_t)(block - r->kept->blocks);
}

static void meet_kind(reach *r, const uint8_t *value, int kind) {
  switch (kind) {
    case TABLE | COLLECTABLE: meet(r, pointer(value, 0), TABLE); break;
    case LUA_FUNCTION | COLLECTABLE: meet(r, pointer(value, 0), LUA_FUNCTION); break;
    case C_FUNCTION | COLLECTABLE: meet(r, pointer(value, 0), C_FUNCTION); break;
    default: break;
  }
}

static void meet_value(reach *r, const uint8_t *value) { meet_kind(r, value, value[KIND]); }

/// How many values a table's list has room for.
static size_t list_room(const uint8_t *table) {
  uint32_t hint;
  memcpy(&hint, table + TABLE_HINT, sizeof hint);
  size_t room = 1;
  if (!(table[TABLE_FLAGS] & HINT_IS_SHORT)) return hint;
  while (room < hint) room *= 2;
  return room;
}

static void visit_table(reach *r, const uint8_t *table) {
  add(r, &r->kept->tables, table, TABLE_METATABLE + sizeof(void *));
  const uint8_t *list = pointer(table, TABLE_LIST), *entries = pointer(table, TABLE_ENTRIES);
  size_t room = list_room(table), count = (size_t)1 << table[TABLE_LOG_ENTRIES];
  if (room > 0) add(r, &r->kept->entries, list, room * VALUE_BYTES);
  bool none = table[TABLE_LOG_ENTRIES] == 0 && !block_of(r->kept, entries);  // all tables without entries share one place
  if (!none) add(r, &r->kept->entries, entries, count * ENTRY_BYTES);
  if (r->kept->unknown) return;
  for (size_t i = 0; i < room; i++) meet_value(r, list + i * VALUE_BYTES);
  for (size_t i = 0; i < count && !none; i++) {
    const uint8_t *entry = entries + i * ENTRY_BYTES;
    meet_value(r, entry);
    if (entry[KIND] & 0xF) meet_kind(r, entry + KEY, entry[KEY_KIND]);
  }
  if (pointer(table, TABLE_METATABLE)) meet(r, pointer(table, TABLE_METATABLE), TABLE);
}

/// The variables that a function shares with others; the machine's own functions share none.
static void visit_function(reach *r, const uint8_t *function) {
  for (size_t i = 0; i < function[VARIABLE_COUNT] && !r->kept->unknown; i++) {
    const uint8_t *variable = pointer(function, VARIABLES + i * sizeof(void *));
    clk_kept_block *block = block_of(r->kept, variable);
    if (!block || pointer(variable, VARIABLE_ADDRESS) != variable + VARIABLE_VALUE) {
      r->kept->unknown = true;
      return;
    }
    if (block->seen) continue;
    block->seen = true;
    add(r, &r->kept->values, variable + VARIABLE_VALUE, VALUE_BYTES);
    meet_value(r, variable + VARIABLE_VALUE);
  }
}

/// Values that a function of the machine holds. Iterators count in theirs; no other function changes them.
static void visit_own_function(reach *r, const uint8_t *function) {
  size_t count = function[VARIABLE_COUNT];
  bool counts = false;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *value = function + VARIABLES + i * VALUE_BYTES;
    meet_value(r, value);
    if (value[KIND] == INTEGER) counts = true;
  }
  if (counts) add(r, &r->kept->entries, function + VARIABLES, count * VALUE_BYTES);
}

static void visit_all(reach *r) {
  while (r->first < r->count && !r->kept->unknown) {
    const uint8_t *object = (const uint8_t *)(r->kept->blocks[r->queue[r->first++]].block + 1);
    switch (object[KIND]) {
      case TABLE: visit_table(r, object); break;
      case LUA_FUNCTION: visit_function(r, object); break;
      case C_FUNCTION: visit_own_function(r, object); break;
      default: break;
    }
  }
}

/// Meets the table or function on top, and pops it.
static void meet_top(reach *r, lua_State *L) {
  if (lua_istable(L, -1)) meet(r, lua_topointer(L, -1), TABLE);
  else if (lua_isfunction(L, -1) && !lua_iscfunction(L, -1)) meet(r, lua_topointer(L, -1), LUA_FUNCTION);
  lua_pop(L, 1);
}

/// Takes the table on top for one that nothing changes, and pops it.
static void pass_top(reach *r, lua_State *L) {
  clk_kept_block *block = lua_istable(L, -1) ? block_of(r->kept, lua_topointer(L, -1)) : NULL;
  if (block) block->seen = true;
  else r->kept->unknown = true;
  lua_pop(L, 1);
}

/// Meets the globals. Where no source does more with a table of the library than read its fields, these are passed by.
static void meet_globals(reach *r, lua_State *L) {
  static const char *const library[] = {"string", "table", "math", "utf8", "_G", NULL};
  clk_push_real_globals(L);
  if (!clk_of(L)->opens_library) {
    for (const char *const *name = library; *name; name++) {
      lua_pushstring(L, *name);
      lua_rawget(L, -2);
      pass_top(r, L);
    }
    lua_pushvalue(L, -1);
    pass_top(r, L);
    lua_pushnil(L);
    while (lua_next(L, -2)) meet_top(r, L);
  } else {
    lua_pushvalue(L, -1);
    meet_top(r, L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    meet_top(r, L);
  }
  lua_pop(L, 1);
}

void clk_find_reach(clk_machine *m) {
  lua_State *L = m->L;
  reach r = {.kept = m->kept};
  meet_globals(&r, L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_MODULES);
  meet_top(&r, L);
  for (uint32_t i = 0; i < m->function_count; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, CLK_SLOT_FUNCTIONS + (lua_Integer)i);
    meet_top(&r, L);
  }
  visit_all(&r);
  free(r.queue);
}

// MARK: Comparing

static uint64_t table_difference(const uint8_t *now, const uint8_t *was) {
  return ((word(now, KIND) ^ word(was, KIND)) & TABLE_MASK) | (word(now, TABLE_LIST) ^ word(was, TABLE_LIST)) |
         (word(now, TABLE_ENTRIES) ^ word(was, TABLE_ENTRIES)) |
         (word(now, TABLE_METATABLE) ^ word(was, TABLE_METATABLE));
}

/// Whether tables differ in no more than where `#` begins to look: puts that back.
static bool differ_in_hints_alone(const clk_kept *kept) {
  for (size_t i = 0; i < kept->tables.count; i++) {
    const clk_part *table = &kept->tables.all[i];
    uint64_t now = word(table->now, KIND), was = word(table->was, KIND), hint = (now ^ was) & HINT_MASK;
    now ^= hint;
    memcpy(table->now + KIND, &now, sizeof now);
    if (table_difference(table->now, table->was)) return false;
  }
  return true;
}

bool clk_tables_differ(const uint8_t *now, const uint8_t *was) {
  return (table_difference(now, was) & ~HINT_MASK) != 0 || (word(now, TABLE_LIST) ^ word(was, TABLE_LIST)) != 0 ||
         (word(now, TABLE_ENTRIES) ^ word(was, TABLE_ENTRIES)) != 0 ||
         (word(now, TABLE_METATABLE) ^ word(was, TABLE_METATABLE)) != 0;
}

bool clk_has_changed(clk_kept *kept) {
  if (kept->unknown) return true;
  uint64_t tables = 0, values = 0;
  for (size_t i = 0; i < kept->tables.count; i++)
    tables |= table_difference(kept->tables.all[i].now, kept->tables.all[i].was);
  for (size_t i = 0; i < kept->values.count; i++) {
    const clk_part *value = &kept->values.all[i];
    values |= (word(value->now, 0) ^ word(value->was, 0)) | (word(value->now, KIND) ^ word(value->was, KIND));
  }
  if (values) return true;
  if (tables && !differ_in_hints_alone(kept)) return true;
  for (size_t i = 0; i < kept->entries.count; i++) {
    const clk_part *part = &kept->entries.all[i];
    if (memcmp(part->now, part->was, part->size) != 0) return true;
  }
  return false;
}
