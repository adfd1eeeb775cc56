// What a full-screen program must do in C: signal and crash handlers that call only what handlers may call, and calls
// that Swift cannot import. Knows nothing of keys and frames.
#pragma once
#include <stddef.h>
#include <termios.h>

// Everything needed to give the terminal back, whatever happens. Descriptors are -1 when there is none.
typedef struct {
  int terminal;          // open for writing
  struct termios saved;  // its modes before the program changed them
  const char *restore;   // sequences that undo what the program switched on; must live as long as the guard
  size_t restore_count;
  int captured;  // a file that took what was written to descriptor 2 meanwhile
  int errors;    // the real descriptor 2
  int rescue;    // the rescue child's pipe: it is told that there is nothing to rescue
} cterminal_guard;

// The byte that tells a rescue child that there is nothing to rescue.
enum { CTERMINAL_DISARM = 'd' };

// The rows and columns of a terminal; 0 on success, with rows and columns above 0.
int cterminal_size(int terminal, int *rows, int *columns);

// Gives the terminal back when the program crashes (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV), shows what was
// captured, and lets the signal do its work. May be called again with other values.
void cterminal_guard_begin(const cterminal_guard *guard);
void cterminal_guard_end(void);

// From now on INT, TERM, HUP, QUIT, TSTP, CONT and WINCH are bytes in a pipe, whose end to read is returned (-1: none;
// it does not block). A second INT, TERM, HUP or QUIT ends the program at once, with the terminal given back.
// HUP and TSTP stay ignored when they were; PIPE is ignored.
int cterminal_signals_begin(void);
void cterminal_signals_end(void);

// Stops the program as SIGTSTP does by default, and returns when it goes on (at once where nobody could continue it).
void cterminal_stop(void);

// What is typed on a terminal is no longer shown, but for the end of a line; again after the program was stopped. A signal
// that ends the program shows it first. 0 on success.
int cterminal_hide_typing(int terminal);
void cterminal_show_typing(void);

// From now on the time is counted for which TSTP, TTIN or TTOU stop a program that plays in lines; what was ignored stays so.
void cterminal_count_stops(void);

// Milliseconds of that time.
long long cterminal_stopped(void);

// Ends the program by a signal, with its default effect.
void cterminal_die_by(int signal);

// A copy of a descriptor, or the same terminal opened anew so that not blocking is ours alone; -1 on failure.
int cterminal_copy(int descriptor);
int cterminal_reopen(int terminal);

// An empty file in memory; -1 on failure.
int cterminal_memory_file(void);

// Runs this program again, with the given arguments (the first is its name, the last NULL), in a process group of its own,
// with `input` as descriptor 0, `output` as 1 and no others. Returns the process id, or -1.
int cterminal_run_again(char *const arguments[], int input, int output);

// Lets a rescue child outlive what ends the program: INT, TERM, HUP, QUIT, TSTP, TTIN, TTOU and PIPE are ignored.
void cterminal_ignore_signals(void);
