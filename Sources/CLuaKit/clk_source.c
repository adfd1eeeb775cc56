// A look at a source before it is compiled, for two things that Lua 5.4.4 does not survive or that cannot be stopped:
// endless chains of suffixes (`a.b.c.d…`: naming them in an error message takes quadratic time and C stack) and
// `<close>`; for comparisons where they may be compiled wrongly; and for library tables that are used as values.
//
// The scanner knows Lua's tokens. Where a source is malformed it stops, and the compiler says what is wrong.
#include <ctype.h>

#include "clk_private.h"

#define MAX_NESTING 256

typedef struct {
  const char *at, *end;
  int line;
  char previous;       // the last token: its character, 'n' for a name, 'v' for another value, 'k' for a keyword
  bool names_function; // the last token was `function`
  bool opens_library;  // a table of the library may get into a variable, or something into the table
  bool in_local;       // between `local` and what ends its list of names
  int suffixes;        // in the chain at hand
  int choices;         // `and` and `or` since another statement began
  int depth;
  int squares;         // brackets that are open
  bool compares, has_bits;  // the source has comparisons, and operators on bits
  bool doubtful;       // a comparison within brackets
  int outer[MAX_NESTING];
} scanner;

static char peek(const scanner *s, size_t ahead) { return (size_t)(s->end - s->at) > ahead ? s->at[ahead] : 0; }

static void advance(scanner *s) {
  if (*s->at++ == '\n') s->line++;
}

/// The level of a long bracket that opens at `at`, or -1.
static int long_level(const scanner *s) {
  size_t i = 1;
  while (peek(s, i) == '=') i++;
  return peek(s, 0) == '[' && peek(s, i) == '[' ? (int)i - 1 : -1;
}

static void skip_long(scanner *s, int level) {
  for (s->at += level + 2; s->at < s->end; advance(s)) {
    if (*s->at != ']') continue;
    int i = 1;
    while (i <= level && peek(s, (size_t)i) == '=') i++;
    if (i == level + 1 && peek(s, (size_t)i) == ']') {
      s->at += level + 2;
      return;
    }
  }
}

static void skip_comment(scanner *s) {
  s->at += 2;
  int level = long_level(s);
  if (level >= 0) skip_long(s, level);
  else while (s->at < s->end && *s->at != '\n' && *s->at != '\r') s->at++;  // either ends a line for Lua
}

static void skip_string(scanner *s) {
  char quote = *s->at++;
  while (s->at < s->end && *s->at != quote) {
    bool escape = *s->at == '\\';
    if (*s->at == '\n') {  // unfinished: the compiler stops here
      s->at = s->end;
      return;
    }
    advance(s);
    if (!escape || s->at >= s->end) continue;
    bool skips_space = *s->at == 'z';
    char line_end = peek(s, 1);
    bool two = (*s->at == '\r' && line_end == '\n') || (*s->at == '\n' && line_end == '\r');  // one line break to Lua
    advance(s);
    if (two) advance(s);
    while (skips_space && s->at < s->end && isspace((unsigned char)*s->at)) advance(s);
  }
  if (s->at < s->end) s->at++;
}

static void skip_number(scanner *s) {
  bool hex = *s->at == '0' && tolower((unsigned char)peek(s, 1)) == 'x';
  while (s->at < s->end && (isalnum((unsigned char)*s->at) || *s->at == '.')) {
    char c = (char)tolower((unsigned char)*s->at++);
    if (c == (hex ? 'p' : 'e') && (peek(s, 0) == '+' || peek(s, 0) == '-')) s->at++;
  }
}

static bool is_keyword(const char *text, size_t count) {
  static const char *const words[] = {
      "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
      "not", "or", "repeat", "return", "then", "true", "until", "while"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strlen(words[i]) == count && memcmp(words[i], text, count) == 0) return true;
  return false;
}

/// Counts `and` and `or`, which the compiler links in lists that it walks again for each of them.
static void count_choice(scanner *s, const char *word, size_t count) {
  bool link = (count == 3 && memcmp(word, "and", 3) == 0) || (count == 2 && memcmp(word, "or", 2) == 0);
  bool begins = strchr("lrwifg", *word) != NULL && memcmp(word, "false", count < 5 ? count : 5) != 0;
  if (link) s->choices++;
  else if (begins) s->choices = 0;
}

static bool is_library(const char *name, size_t count) {
  static const char *const names[] = {"string", "table", "math", "utf8", "_G", "_ENV"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strlen(names[i]) == count && memcmp(names[i], name, count) == 0) return true;
  return false;
}

/// Notes a table of the library, just taken, unless it is used as in `string.format(`: a field is read, and nothing else.
///
/// Behind the signs of an expression a field can only be read; elsewhere it is read where it is called.
static void note_library(scanner *s, const char *name) {
  bool field = peek(s, 0) == '.' && (isalpha((unsigned char)peek(s, 1)) || peek(s, 1) == '_');
  size_t end = 1;
  while (isalnum((unsigned char)peek(s, end)) || peek(s, end) == '_') end++;
  bool in_expression = s->previous && strchr("=(+-*/%^#<>[{", s->previous) != NULL;
  bool called = peek(s, end) == '(' && !s->names_function;
  if (*name == '_' || !field || !(in_expression || called)) s->opens_library = true;
}

static const char *take_name(scanner *s) {
  const char *start = s->at;
  while (s->at < s->end && (isalnum((unsigned char)*s->at) || *s->at == '_')) s->at++;
  size_t count = (size_t)(s->at - start);
  if (s->previous != '.' && s->previous != ':' && is_library(start, count)) note_library(s, start);
  s->names_function = count == 8 && memcmp(start, "function", 8) == 0;
  if (is_keyword(start, count)) {
    s->in_local = count == 5 && memcmp(start, "local", 5) == 0;
    count_choice(s, start, count);
    s->suffixes = 0;
    s->previous = 'k';
    return NULL;
  }
  if (s->in_local && s->previous == '<' && count == 5 && memcmp(start, "close", 5) == 0)
    return "`<close>` is not available: write what is to be done at the end of the block";
  if (s->previous != '.' && s->previous != ':') s->suffixes = 0;
  s->previous = 'n';
  return NULL;
}

static void open_bracket(scanner *s) {
  if (s->depth < MAX_NESTING) s->outer[s->depth] = s->suffixes;
  s->depth++;
  s->suffixes = 0;
}

static void close_bracket(scanner *s, char bracket) {
  if (s->depth == 0) return;
  s->depth--;
  int outer = s->depth < MAX_NESTING ? s->outer[s->depth] : 0;
  if (bracket == '}' || outer > s->suffixes) s->suffixes = outer;
  if (bracket == ']') s->suffixes++;
}

/// Notes what a comparison may be compiled wrongly with; `c` was just taken.
static void note_comparison(scanner *s, char c) {
  bool equal = peek(s, 0) == '=';
  bool shifts = (c == '<' || c == '>') && peek(s, 0) == c;
  bool compares = c == '<' || c == '>' || ((c == '=' || c == '~') && equal);
  if (c == '[') s->squares++;
  if (c == ']' && s->squares > 0) s->squares--;
  if (c == '&' || c == '|' || (c == '~' && !equal) || shifts) s->has_bits = true;
  if (!compares) return;
  s->compares = true;
  if (s->squares > 0) s->doubtful = true;
}

static void take_symbol(scanner *s) {
  char c = *s->at++;
  note_comparison(s, c);
  bool doubled = (c == '.' || c == ':') && peek(s, 0) == c;
  while (doubled && peek(s, 0) == c) s->at++;
  if (strchr("([{", c)) open_bracket(s);
  else if (strchr(")]}", c)) close_bracket(s, c);
  else if (!doubled && (c == '.' || c == ':')) s->suffixes++;
  else s->suffixes = 0;
  if (c != '<' && c != '>' && c != ',') s->in_local = false;
  s->previous = doubled ? '=' : c;
}

static const char *take_token(scanner *s) {
  unsigned char c = (unsigned char)*s->at;
  if (c == '-' && peek(s, 1) == '-') {
    skip_comment(s);
  } else if (isspace(c)) {
    advance(s);
  } else if (isalpha(c) || c == '_') {
    return take_name(s);
  } else if (isdigit(c) || (c == '.' && isdigit((unsigned char)peek(s, 1)))) {
    skip_number(s);
    s->previous = 'v';
  } else if (c == '"' || c == '\'') {
    skip_string(s);
    s->previous = 'v';
  } else if (long_level(s) >= 0) {
    skip_long(s, long_level(s));
    s->previous = 'v';
  } else {
    take_symbol(s);
  }
  return NULL;
}

const char *clk_scan_source(const char *text, size_t count, int *line, bool *doubtful, bool *opens_library) {
  scanner s = {.at = text, .end = text + count, .line = 1};
  while (s.at < s.end) {
    const char *refused = take_token(&s);
    if (!refused && s.suffixes > CLK_MAX_SUFFIXES)
      refused = "too many names and brackets in a row (`a.b.c…`): use local names between";
    if (!refused && s.choices > CLK_MAX_CHOICES)
      refused = "too many `and` and `or` in a row: use local names between";
    *line = s.line;
    if (refused) return refused;
  }
  if (s.opens_library) *opens_library = true;
  *doubtful = s.doubtful || (s.compares && s.has_bits);
  return NULL;
}
