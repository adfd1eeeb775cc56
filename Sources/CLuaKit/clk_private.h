// What the files of CLuaKit share: their functions, file by file. Nothing here is seen outside the target.
#ifndef CLK_PRIVATE_H
#define CLK_PRIVATE_H

#include "clk_state.h"

// clk_machine.c

/// What one entry into Lua calls. `push` puts a function and its arguments on the stack and returns their number; `take` gets
/// the results. Both run outside the protected call, so neither may raise.
typedef struct {
  int (*push)(lua_State *L, void *request);
  void (*take)(lua_State *L, void *request);
  int results;
} clk_entry;
/// Makes one protected call under the limits.
extern _Thread_local clk_machine *clk_running;  // the machine that this thread entered last, or NULL
clk_status clk_enter(clk_machine *m, const clk_entry *entry, void *request, int64_t instructions);

// clk_limits.c
void *clk_allocate(void *machine, void *block, size_t old_size, size_t new_size);
void clk_free_heap(clk_machine *m);
/// Frees the blocks that are not kept.
void clk_free_new(clk_machine *m);
void clk_hook(lua_State *L, lua_Debug *ar);
uint64_t clk_now(void);
/// Milliseconds that this thread has worked, whatever else the machine was busy with.
uint64_t clk_work(void);
/// Takes `steps` from the call's instructions and looks at the clock; does not return when either is spent.
void clk_burn(lua_State *L, uint64_t steps);
void clk_collect(clk_machine *m);
/// The bytes that cost an instruction where a library function goes over them.
#define CLK_BYTES_PER_INSTRUCTION 8
/// What writing a fraction costs.
#define CLK_COST_OF_FRACTION 16
/// Takes instructions where the value at `index` has to be converted: a text that is to be a number, a fraction that is to
/// be a text.
void clk_pay_for_number(lua_State *L, int index);
void clk_pay_for_text(lua_State *L, int index);
void clk_check_clock(clk_machine *m);
/// Looks at the clock now and then: for what is done many times between two hooks.
#define CLK_WORK_PER_LOOK 64
static inline void clk_look(clk_machine *m) {
  if (++m->looked % CLK_WORK_PER_LOOK == 0) clk_check_clock(m);
}
/// Leaves the machine for good: to the frame that entered it, over every C and Lua frame between.
_Noreturn void clk_leave(clk_machine *m, clk_status status, const char *message);
/// Room that Lua's 200 nested C calls need, with a margin (the worst measured is 414 KB, for gsub).
#define CLK_STACK_ROOM (640 * 1024)
extern _Thread_local char *clk_stack_low;  // the end of the thread's stack, or NULL while it is not known
void clk_find_stack(void);
static inline bool clk_stack_has_room(void) {
  if (!clk_stack_low) clk_find_stack();
  char here, *low = clk_stack_low;
  return !low || &here < low || (size_t)(&here - low) > CLK_STACK_ROOM;
}
/// What going over all of a table may cost beyond its entries: it may have been larger, and is now mostly empty.
static inline uint64_t clk_cost_of_walk(const clk_machine *m) { return m->sizes.part / 512; }

// clk_stack.c
/// Gives Lua the greatest stack that a call may have. Returns false when there is no memory.
bool clk_reserve_stack(clk_machine *m);
clk_block *clk_take_stack(clk_machine *m, size_t size);
void clk_give_stack(clk_machine *m);
/// For a process that opens no machine any more: its copies would only have to copy the stack.
void clk_free_spare_stack(void);
uint64_t clk_cost_of_stack(const clk_machine *m);

// clk_back.c
static inline bool clk_is_kept(const clk_block *block) { return !block->previous; }
/// Goes back when the call changed something that scripts can reach of what is kept. Returns whether it did.
bool clk_undo_changes(clk_machine *m);
void clk_free_kept(clk_machine *m);

// clk_trace.c
void clk_trace_hook(lua_State *L, lua_Debug *ar);
void clk_begin_trace(clk_machine *m);
void clk_end_trace(clk_machine *m);
void clk_free_trace(clk_machine *m);

// clk_chain.c
#define CLK_NO_EVENTS (-1)
void clk_remember_metatable(lua_State *L);
void clk_check_chains(lua_State *L);
void clk_forget_leading(lua_State *L, bool keep);
int clk_links(lua_State *L, int index, const char *event);
void clk_pay_for_access(lua_State *L, int links);

// clk_sizes.c
/// Parts of tables below this size are not noted, nor is the length of texts below it.
#define CLK_NOTED_FROM 1024
/// Nor is what texts below this size say.
#define CLK_READ_FROM 40
void clk_note_text(clk_machine *m, clk_block *block, size_t size);
void clk_note_part(clk_machine *m, size_t size);
/// Notes a table whose fields may be looked up through so many metatables.
void clk_note_chain(clk_machine *m, size_t links);
/// Counts the zero bytes and digits of the newest text, which is complete by the next allocation or hook.
void clk_read_text(clk_machine *m);
/// Takes instructions for the newest long text when it was used as a key of a table.
void clk_pay_for_key(clk_machine *m);
/// Whether a text has so many zero bytes that a single comparison takes long.
bool clk_has_zeros(const clk_machine *m);
/// What comparing two texts may cost.
uint64_t clk_cost_of_comparison(clk_machine *m);
/// Forgets the sizes that a finished call reached, unless a long text of a call is still there.
void clk_settle_sizes(clk_machine *m);
void clk_link(clk_block *list, clk_block *block);
void clk_unlink(clk_block *block);

// clk_machine.c
uint64_t clk_spent(void);
void clk_free_named(clk_named *named);

// clk_seed.c
void clk_fix_seed(clk_machine *m);

// clk_buffer.c
void clk_put(clk_buffer *b, const void *bytes, size_t count);
void clk_put_u8(clk_buffer *b, uint8_t value);
void clk_put_u32(clk_buffer *b, uint32_t value);
void clk_put_i64(clk_buffer *b, int64_t value);
char *clk_copy_text(const char *text, size_t count);
void *clk_copy_bytes(const void *bytes, size_t count);
void *clk_grow(void *array, size_t count, size_t element);

// clk_failure.c
int clk_on_error(lua_State *L);
int clk_on_module_error(lua_State *L);
int clk_on_caught_error(lua_State *L);
void clk_note_syntax(clk_machine *m, const char *text);
void clk_note_position(clk_machine *m, int level);
/// Notes where the outermost Lua function begins.
void clk_note_outermost(clk_machine *m);
void clk_remember_chunk(clk_machine *m, const char *name);
const char *clk_bare_name(const char *name);
void clk_set_file(clk_machine *m, const lua_Debug *ar);
void clk_set_text(char *target, size_t capacity, const char *text, size_t count);
/// Raises an error at the line of the nearest Lua function, also when C functions lie between.
int clk_raise(lua_State *L, const char *format, ...) __attribute__((format(printf, 2, 3)));

// clk_order.c
bool clk_read_key(lua_State *L, int index, clk_key *key);
size_t clk_collect_keys(lua_State *L, int table, bool *sequence);
void clk_forget_keys(clk_machine *m, size_t count);
clk_key *clk_sorted_keys(lua_State *L, size_t count);
void clk_push_key(lua_State *L, const clk_key *key);
int clk_compare_keys(const clk_key *a, const clk_key *b);

// clk_pairs.c
/// Forgets how far `next` came.
void clk_forget_traversal(lua_State *L);
int clk_next(lua_State *L);
int clk_pairs(lua_State *L);

// clk_encode.c
typedef struct {
  bool expand;     // named objects as what they hold
  bool unwatched;  // without watched fields, which then count as not read
  bool functions;  // as their line
  const char *root;
  uint32_t nodes;  // so far, of all values that go out together
  size_t bytes;    // of their texts, a shared one counted wherever it stands
} clk_encoding;
/// Appends the value at `index`; on a bad value fills `message` and `path` of the machine and returns false.
bool clk_encode(lua_State *L, int index, clk_encoding *how, clk_buffer *out);

// clk_decode.c
typedef struct {
  const uint8_t *at, *end;
  bool shared;  // for views: named objects stay marks
  int depth;
} clk_reader;
void clk_decode(lua_State *L, clk_reader *r);
void clk_push_number(lua_State *L, double value);
void clk_decode_named(lua_State *L, uint32_t index, bool shared, int depth);
void clk_push_host(lua_State *L, uint32_t id, uint32_t flags, bool bound);

// clk_views.c
void clk_open_views(lua_State *L);
/// Pushes a read-only view of the value on top (a table, a mark or a plain value) in its place; `name` is an absolute
/// index or 0.
void clk_wrap(lua_State *L, int name);
bool clk_is_view(lua_State *L, int index);
bool clk_is_locked(lua_State *L, int index);
/// Replaces a view on top by its table. Returns false when the value on top is no view.
bool clk_unwrap(lua_State *L);
void clk_push_view_name(lua_State *L, int view);
void clk_push_label(lua_State *L, uint32_t index);
bool clk_label_of(lua_State *L, int table, uint32_t *index);
void clk_push_master(lua_State *L, uint32_t index);
bool clk_is_label(lua_State *L, int metatable);
void *clk_mark(uint32_t index);
uint32_t clk_marked(const void *mark);
int clk_refuse_write(lua_State *L, int table);

// clk_context.c
void clk_open_context(lua_State *L);
bool clk_is_context(lua_State *L, int index);
bool clk_context_get(lua_State *L, int key);
size_t clk_context_keys(lua_State *L);
void clk_forget_views(lua_State *L);
void clk_forget_computed(lua_State *L);
void clk_forget_changed(lua_State *L);
int clk_ask(lua_State *L, clk_question question, uint32_t id, const void *bytes, size_t count);

// clk_list.c
void clk_push_list(lua_State *L, uint32_t id, uint32_t length);
void clk_list_element(lua_State *L, int table, int key);
lua_Integer clk_list_length(lua_State *L, int table);
void clk_list_complete(lua_State *L, int table);

// clk_source.c
/// Looks for what is refused before compiling; returns NULL or a message, with its line. Says whether comparisons stand where
/// they may be compiled wrongly, and whether it does more with a table of the library than read its fields.
const char *clk_scan_source(const char *text, size_t count, int *line, bool *doubtful, bool *opens_library);

// clk_code.c
int clk_mend_code(lua_State *L, const char *chunk);

// clk_events.c
/// Raises an error where Lua keeps the names of its events otherwise.
void clk_hide_events(lua_State *L);

// clk_globals.c, clk_base.c, clk_string.c, clk_find.c, clk_format.c, clk_table.c, clk_sort.c, clk_math.c, clk_require.c
void clk_open_globals(lua_State *L);
#ifdef CLK_HOLE
void clk_open_hole(lua_State *L);  // clk_hole.c
#endif
bool clk_is_globals(lua_State *L, int index);
void clk_push_real_globals(lua_State *L);
extern const luaL_Reg clk_base_functions[], clk_string_functions[], clk_find_functions[], clk_table_functions[],
    clk_math_functions[];
const char *clk_to_text(lua_State *L, int index, size_t *count);
int clk_format(lua_State *L);
int clk_sort(lua_State *L);
int clk_require(lua_State *L);
int clk_load_chunk(lua_State *L, const char *source, size_t count, const char *name);

// clk_match.c
#define CLK_CAPTURES 32
#define CLK_POSITION (-2)
#define CLK_OPEN (-1)
typedef struct {
  lua_State *L;
  const char *subject, *subject_end, *pattern_end;
  int depth, captures;
  uint32_t steps;
  struct {
    const char *at;
    ptrdiff_t count;
  } capture[CLK_CAPTURES];
} clk_match;
void clk_match_begin(clk_match *m, lua_State *L, const char *s, size_t ls, const char *p, size_t lp);
const char *clk_match_at(clk_match *m, const char *s, const char *p);
void clk_match_step(clk_match *m, size_t steps);
void clk_match_finish(clk_match *m);
void clk_push_capture(clk_match *m, int place, const char *s, const char *e);
int clk_push_captures(clk_match *m, const char *s, const char *e);

#endif
