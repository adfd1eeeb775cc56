// A bounded, deterministic Lua 5.4 behind handles, byte buffers and status codes.
//
// No function here raises a Lua error or jumps over its caller, so a caller may be Swift. A machine belongs to one
// thread at a time. Values cross as tagged bytes (see "Wire form"); text is copied on both ways.
#ifndef CLUAKIT_H
#define CLUAKIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__) && __has_feature(nullability)
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

// Wire form: one tag byte, then
//   NONE, FALSE, TRUE, CONTEXT   nothing
//   INT                          8 bytes, little endian
//   NUMBER                       8 bytes, IEEE 754
//   TEXT                         u32 length, bytes
//   LIST                         u32 count, values
//   MAP                          u32 count, then key (INT or TEXT) and value in turn
//   REFERENCE                    u32 index of a declared name
//   FUNCTION                     i32 line (out only)
//   HOST                         u32 id, u8 flags (1: expands references, 2: a bound value follows)
//   READ_ONLY                    u32 length, the name's bytes, value
//   HOST_LIST                    u32 id, u32 length: asked for element by element (as a field of the context only)
//   WATCHED                      a plain value, of one field of a MAP: `watched` tells whether the call read it (in only)
enum {
  CLK_NONE,
  CLK_FALSE,
  CLK_TRUE,
  CLK_INT,
  CLK_NUMBER,
  CLK_TEXT,
  CLK_LIST,
  CLK_MAP,
  CLK_REFERENCE,
  CLK_FUNCTION,
  CLK_HOST,
  CLK_READ_ONLY,
  CLK_CONTEXT,
  CLK_HOST_LIST,
  CLK_WATCHED,
};

/// How a load or a call ended.
typedef enum {
  CLK_OK,
  CLK_ERROR,
  CLK_SYNTAX,
  CLK_INSTRUCTIONS,
  CLK_TIME,
  CLK_MEMORY,
  CLK_BLOCK,
  CLK_TOO_LARGE,
  CLK_BAD_VALUE,
  CLK_DEAD,
  CLK_BUSY,
} clk_status;

/// What a machine may use: counts, milliseconds and bytes.
typedef struct {
  int64_t instructions, load_instructions;
  uint32_t milliseconds;
  size_t heap, block, source;
  uint32_t result_depth, result_nodes;
  size_t result_string;
} clk_limits;

/// What a machine asks its host for.
typedef enum { CLK_ASK_FUNCTION, CLK_ASK_FIELD, CLK_ASK_MODULE, CLK_ASK_ELEMENT } clk_question;

typedef struct clk_machine clk_machine;

/// Answers a machine's question; `id` names a function, field or list, `bytes` holds the arguments (a LIST), a module's
/// name, or the place of an element: 8 bytes, from 1.
///
/// The answer is given with `clk_reply`. Returns 0, or 1 when the reply is the text of a refusal, which becomes a Lua
/// error at the line that asked.
typedef int (*clk_host)(void *context, clk_question question, uint32_t id, const uint8_t *_Nullable bytes,
                        size_t count);

/// What the last load or call left behind; valid until the next one on the same machine.
typedef struct {
  clk_status status;
  const char *message;           ///< without position
  const char *file;              ///< "" when unknown
  int line;                      ///< 0 when unknown
  const char *path;              ///< of a bad value: "result.items[3]"
  const char *trace;             ///< lines ended by newline
  const uint8_t *_Nullable out;  ///< the value, in wire form
  size_t out_count;
  bool is_ascii;      ///< whether all texts in the value are
  bool watched;       ///< whether a watched field was read
  bool drew;          ///< whether math.random was used
  bool changed;       ///< whether a call changed what was kept, and it was put back
  uint32_t function;  ///< what `clk_find` found; 0 when nothing
  int64_t instructions;
  uint32_t milliseconds;
  size_t peak;
} clk_report;

/// The seed for hashes of machines that have none of their own.
#define CLK_USUAL_HASHES 0x9E3779B9u

/// Opens a machine, or returns NULL when there is no memory for it. The program's locale stays as it is from then on.
///
/// `hashes` starts the hashes of texts: whoever does not know it cannot choose texts that all fall into one place.
clk_machine *_Nullable clk_open(const clk_limits *limits, uint32_t hashes, clk_host host, void *context);
/// From now on this process opens no machine: scripts are for others.
void clk_forbid(void);
/// Takes that back, in a process that has given up what a script could misuse.
void clk_permit(void);
/// Whether machines can be opened here.
bool clk_is_permitted(void);

/// What the Lua library says that it is.
const char *clk_lua_release(void);

/// Finds out whether the Lua library is laid out as this target believes; NULL when it is, else what is not.
const char *_Nullable clk_misfit(void);

/// Frees everything; runs nothing of what was loaded.
void clk_drop(clk_machine *m);

/// Says what to use instead of an absent name, such as "os" or "string.dump".
/// Says in which folder beside the chunk's own the module lies that the next reply is; "" or "lib/".
void clk_module_folder(clk_machine *m, const char *folder);

void clk_advise(clk_machine *m, const char *name, const char *advice);
/// Gives a named object an index; its value may follow with `clk_define`, and again later.
uint32_t clk_declare(clk_machine *m, const char *name);
void clk_define(clk_machine *m, uint32_t index, const uint8_t *bytes, size_t count);

/// Starts the context object anew; `name` is what its errors call it.
void clk_context_begin(clk_machine *m, const char *name);
/// Adds a field: a constant when `bytes` is given, else one that the host computes by `id`.
void clk_context_field(clk_machine *m, const char *name, const uint8_t *_Nullable bytes, size_t count, uint32_t id);
/// Gives a constant of the context another value, between calls.
void clk_context_change(clk_machine *m, const char *name, const uint8_t *bytes, size_t count);

/// Runs a source text and keeps the value it returns; `seed` starts math.random.
clk_status clk_load(clk_machine *m, const uint8_t *_Nullable source, size_t count, const char *chunk, uint64_t seed);
/// Keeps what the machine is now, between calls, once in its life: what scripts can reach is that again at the beginning of
/// each later call. Functions have to be found before. Returns false when that cannot be.
bool clk_keep(clk_machine *m);
/// From now on, or no more, calls note the lines at which they change what is kept. Returns whether they do.
bool clk_set_trace(clk_machine *m, bool on);
/// The lines that were noted since, each once.
size_t clk_change_count(const clk_machine *m);
const char *clk_change_at(const clk_machine *m, size_t index, int *line);
/// Finds the function at a path of the kept value: `steps` keys. Its handle is in `clk_last`'s `function` and stays valid.
clk_status clk_find(clk_machine *m, const uint8_t *path, size_t count, uint32_t steps);
/// Calls a function that was found, with `arguments` values.
clk_status clk_call(clk_machine *m, uint32_t function, const uint8_t *request, size_t count, uint32_t arguments,
                    bool keep_first_argument, uint64_t seed);
/// Sets the answer to the question being asked.
void clk_reply(clk_machine *m, const uint8_t *_Nullable bytes, size_t count);

/// Takes steps from the instructions of the running call. Returns false when too few are left: the call ends then.
bool clk_charge(clk_machine *m, uint64_t steps);

const clk_report *clk_last(const clk_machine *m);
bool clk_is_alive(const clk_machine *m);
size_t clk_log_count(const clk_machine *m);
const char *clk_log_line(const clk_machine *m, size_t index, size_t *count);
void clk_log_clear(clk_machine *m);

#if defined(__clang__) && __has_feature(nullability)
#pragma clang assume_nonnull end
#endif
#endif
