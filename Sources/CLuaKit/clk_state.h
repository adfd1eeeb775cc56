// A machine: its parts, the limits that are the same for all, and the slots of its registry.
#ifndef CLK_STATE_H
#define CLK_STATE_H

#include <lauxlib.h>
#include <locale.h>
#include <lua.h>
#include <lualib.h>
#include <setjmp.h>
#include <string.h>

#include "CLuaKit.h"

// clk_back.c, clk_code.c, clk_events.c, clk_reach.c, clk_seed.c and clk_stack.c know how 5.4.4 lays out what it keeps.
// docs/internals/lua-bridge.md names all that has to be looked at before another version may stand here.
#if LUA_VERSION_RELEASE_NUM != 50404
#error "quizrun needs the headers of Lua 5.4.4 (Debian 12: liblua5.4-dev): see docs/internals/lua-bridge.md"
#endif

#define CLK_HOOK_INTERVAL 50
#define CLK_CAUGHT_ERROR_COST 1000
#define CLK_MAX_DEPTH 100        // of values going in
#define CLK_MAX_SUFFIXES 100     // consecutive `.name` and `[x]` in a source
#define CLK_MAX_CHOICES 2000     // `and` and `or` in one statement
#define CLK_MAX_RESULTS 20000    // values on the Lua stack at once by one library call
#define CLK_MAX_CHAIN 100        // metatables that one access may have to go through
#define CLK_STACK_VALUES 40960   // on Lua's stack, all calls together
#define CLK_VALUE_BYTES 16
#define CLK_STACK_BYTES ((CLK_STACK_VALUES + 5) * CLK_VALUE_BYTES)  // Lua adds room for errors
#define CLK_LOG_LINES 100
#define CLK_MOST_CHANGES 32
#define CLK_LOG_LINE_BYTES 1000

/// Bytes that grow, outside the Lua heap.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} clk_buffer;

/// One allocation of the Lua heap; all are linked, so that a machine can be dropped without Lua's help. Those that are
/// kept for going back are not: `previous` is NULL.
typedef struct clk_block {
  struct clk_block *previous, *next;
} clk_block;

/// What a machine goes back to; see clk_back.c.
typedef struct clk_kept clk_kept;

/// The largest of what single instructions go over: bytes of a text, its zero bytes, links of a chain of metatables, bytes
/// of a table's part, digits that a text begins with. They only grow within a call: what is still there is not known before a
/// collection.
typedef struct {
  size_t text, zeros, digits, chain, part;
} clk_sizes;

/// Looks for the lines that change what is kept; see clk_trace.c.
typedef struct clk_trace clk_trace;

/// A line that changed it.
typedef struct {
  char file[256];
  int line;
} clk_change;

typedef struct {
  char *name, *text;
} clk_pair;

/// A named object: its value in wire form, decoded at every use.
typedef struct {
  char *name;
  uint8_t *bytes, *first;  // first: before its second definition, for latent copies of then
  size_t count, first_count;
  bool stale, latent;  // the shared copy for views is older than `bytes`; copies are made as they are read
} clk_named;

/// A field of the context object: a constant in wire form, or one that the host computes.
typedef struct {
  char *name;
  uint8_t *bytes;
  size_t count;
  uint32_t id;
  bool stale;  // what was decoded of it is older than `bytes`
} clk_field;

/// A table key that has a place in the fixed order: numbers, then strings by bytes, then booleans.
typedef struct {
  enum { CLK_KEY_INT, CLK_KEY_FLOAT, CLK_KEY_TEXT, CLK_KEY_BOOL } kind;
  union {
    lua_Integer integer;
    lua_Number number;
    const char *text;
  };
  size_t count;
} clk_key;

struct clk_machine {
  lua_State *L;
  clk_limits limits;
  uint32_t hashes;
  clk_host host;
  void *context;
  locale_t locale;
  bool plain_locale;  // the program's own was "C" when the machine was opened

  // the running call
  jmp_buf out;
  bool armed, busy, asking, dead, loading;
  bool exempt;     // the machine's own lists may be larger than a block
  bool finishing;  // no limit holds while a call is put away
  int64_t fuel, granted;
  uint64_t begun, deadline;  // `deadline`: when to look at the thread's own time again
  uint64_t worked, excused;  // the thread's own time when the call began; milliseconds of it that were other machines' work
  uint64_t random;

  // heap
  clk_block blocks;
  size_t used, peak, settled;
  void *state;  // the first block, while the machine is being opened
  size_t state_size;
  clk_block *stack;   // Lua's stack, which does not move
  size_t stack_size;
  size_t top_word;    // the word of the state that says where it ends; 0 when not known
  bool seeded;        // the seed for hashes was set
  bool reserving;     // the next block is the stack
  clk_block *short_texts;  // Lua's table of them
  clk_kept *kept;          // NULL when calls leave what they change
  uint32_t looked;    // what was done many times, for `clk_look`

  clk_trace *tracer;       // NULL when nobody asks for lines
  clk_change changes[CLK_MOST_CHANGES];
  size_t change_count;

  const void *context_table, *globals_table;  // that scripts see

  // sizes that single instructions may have to go over, and what the hook takes for them
  clk_sizes sizes, loaded;  // so far, and as the source left them
  clk_block long_texts;     // made by calls
  clk_block *fresh;         // the newest text, while nobody has read it
  size_t fresh_size;
  clk_block *latest;        // the newest text of more than a kilobyte, while nobody has looked whether it became a key
  size_t latest_size;
  bool made_long_text;
  bool grown;  // `sizes` may differ from `loaded`
  uint64_t surcharge;

  // what the host told
  clk_pair *advice;
  size_t advice_count;
  clk_named *named;
  size_t named_count;
  clk_field *fields;
  size_t field_count;
  char *context_name;
  bool context_stale;  // the decoded constants are older than `fields`
  bool fields_stale;   // some of them are
  bool views_stale;    // a view may show an older definition
  bool computed;       // the call read a computed field
  bool opens_library;  // a script may change the library's tables
  bool leads;          // it noted links of metatables
  bool traversed;      // the call went along a table by `next`
  size_t view_count, inner_latent;  // latent: metatables of tables inside named objects
  uint32_t function_count;  // that `clk_find` found

  // chunk names, for positions
  char **chunks;
  size_t chunk_count;
  char *chunk_folder;
  /// Of the module that the host gave last, within that folder.
  char module_folder[64];

  // scratch; `keys` is used like a stack
  clk_buffer reply, in, result, code;
  clk_key *keys;
  size_t key_count, key_capacity;

  clk_report report;
  char message[2048], file[256], path[512], trace[4096];
  bool trace_kept;  // `trace` is that of an error on its way out of a module
  char *log[CLK_LOG_LINES];
  size_t log_counts[CLK_LOG_LINES], log_count;
};

/// Slots of the registry that hold the machine's own tables.
enum {
  CLK_SLOT_LOADED = LUA_RIDX_LAST + 1,  // what the source returned
  CLK_SLOT_GLOBALS,                     // the real globals, behind _G
  CLK_SLOT_LABELS,                      // index → metatable of tables made from a named object
  CLK_SLOT_MASTERS,                     // index → shared copy of a named object, for views
  CLK_SLOT_CONSTANTS,                   // place → decoded constant of the context
  CLK_SLOT_FRESH,                       // name → field of the context as read
  CLK_SLOT_PROXIES,                     // table → its read-only view
  CLK_SLOT_MODULES,                     // name → value, or false while it runs
  CLK_SLOT_VIEW_META,
  CLK_SLOT_CONTEXT,
  CLK_SLOT_HOSTS,                       // id and flags → function
  CLK_SLOT_NEXT,                        // the last traversal by next: table, keys, place
  CLK_SLOT_METATABLES,                  // every metatable a script has set, as weak keys
  CLK_SLOT_LEADING,                     // table → links of metatables that lead to it, as weak keys
  CLK_SLOT_LED,                         // the same, as loading left it
  CLK_SLOT_LATENT,                      // place in a named object → metatable of latent tables
  CLK_SLOT_WATCHED,                     // the metatable of the latest table with a watched field
  CLK_SLOT_EVENT,                       // the hidden name of an event
  CLK_SLOT_FUNCTIONS,                   // the first of the functions that were found, one slot each
};

static inline clk_machine *clk_of(lua_State *L) { return *(clk_machine **)lua_getextraspace(L); }

/// Takes a few instructions without a look at the clock; the hook finds out when none are left.
static inline void clk_spend(clk_machine *m, int64_t steps) { m->fuel -= steps; }

#endif
