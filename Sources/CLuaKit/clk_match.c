// Lua patterns, matched in counted steps.
//
// A pattern item is a single character class, perhaps with a suffix (* + - ?), or one of: ( ) $ %b %f %1…%9. Matching
// is by backtracking; every step is counted, so that a pattern that would run for years ends with the call's
// instructions.
#include <ctype.h>

#include "clk_private.h"

#define MAX_DEPTH 200
#define STEPS_PER_LOOK 1024
#define STEPS_PER_INSTRUCTION 4
#define STEPS_OF_CALL 32  // whatever is searched for

static const char *match(clk_match *m, const char *s, const char *p);

void clk_match_begin(clk_match *m, lua_State *L, const char *s, size_t ls, const char *p, size_t lp) {
  m->L = L;
  m->subject = s;
  m->subject_end = s + ls;
  m->pattern_end = p + lp;
  m->steps = 0;
  m->captures = 0;
  m->depth = 0;
}

/// Counts steps; every 1024 are taken from the call's instructions.
void clk_match_step(clk_match *m, size_t steps) {
  if (steps < STEPS_PER_LOOK && (m->steps += (uint32_t)steps) < STEPS_PER_LOOK) return;
  clk_burn(m->L, steps / STEPS_PER_INSTRUCTION + STEPS_PER_LOOK / STEPS_PER_INSTRUCTION);
  m->steps = 0;
}

/// Takes the steps not yet taken from the call's instructions.
void clk_match_finish(clk_match *m) {
  clk_burn(m->L, (m->steps + STEPS_OF_CALL) / STEPS_PER_INSTRUCTION);
  m->steps = 0;
}

static inline void step(clk_match *m) {
  if (++m->steps >= STEPS_PER_LOOK) clk_match_step(m, 1);
}

/// The end of the single character class that starts at `p`.
static const char *class_end(clk_match *m, const char *p) {
  char first = *p++;
  if (first == '%') {
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
    return p + 1;
  }
  if (first != '[') return p;
  const char *start = p;
  if (p < m->pattern_end && *p == '^') p++;
  do {  // a ']' in first place stands for itself
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
    if (*p++ == '%') {
      if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
      p++;
    }
  } while (p == m->pattern_end || *p != ']');
  clk_match_step(m, (size_t)(p - start));
  return p + 1;
}

/// Whether `c` belongs to the class named by a letter after '%'; any other character stands for itself.
static bool in_class(unsigned char c, unsigned char name) {
  bool member;
  switch (tolower(name)) {
    case 'a': member = isalpha(c); break;
    case 'c': member = iscntrl(c); break;
    case 'd': member = isdigit(c); break;
    case 'g': member = isgraph(c); break;
    case 'l': member = islower(c); break;
    case 'p': member = ispunct(c); break;
    case 's': member = isspace(c); break;
    case 'u': member = isupper(c); break;
    case 'w': member = isalnum(c); break;
    case 'x': member = isxdigit(c); break;
    default: return name == c;
  }
  return isupper(name) ? !member : member;
}

/// Whether `c` is in the set between `p` at '[' and `last` at the closing ']'.
static bool in_set(clk_match *m, unsigned char c, const char *p, const char *last) {
  clk_match_step(m, (size_t)(last - p));
  bool wanted = true;
  p++;
  if (*p == '^') {
    wanted = false;
    p++;
  }
  while (p < last) {
    if (*p == '%') {
      if (in_class(c, (unsigned char)p[1])) return wanted;
      p += 2;
    } else if (p + 2 < last && p[1] == '-') {
      if ((unsigned char)p[0] <= c && c <= (unsigned char)p[2]) return wanted;
      p += 3;
    } else {
      if ((unsigned char)*p == c) return wanted;
      p++;
    }
  }
  return !wanted;
}

/// Whether the character at `s` fits the single class from `p` to `end`.
static bool fits(clk_match *m, const char *s, const char *p, const char *end) {
  step(m);
  if (s >= m->subject_end) return false;
  unsigned char c = (unsigned char)*s;
  switch (*p) {
    case '.': return true;
    case '%': return in_class(c, (unsigned char)p[1]);
    case '[': return in_set(m, c, p, end - 1);
    default: return (unsigned char)*p == c;
  }
}

static const char *match_balance(clk_match *m, const char *s, const char *p) {
  if (m->pattern_end - p < 2) luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
  if (s >= m->subject_end || *s != p[0]) return NULL;
  int open = 1;
  while (++s < m->subject_end) {
    step(m);
    if (*s == p[1]) {
      if (--open == 0) return s + 1;
    } else if (*s == p[0]) {
      open++;
    }
  }
  return NULL;
}

/// As many as possible first, then fewer.
static const char *match_longest(clk_match *m, const char *s, const char *p, const char *end) {
  ptrdiff_t count = 0;
  while (fits(m, s + count, p, end)) count++;
  for (; count >= 0; count--) {
    step(m);
    const char *rest = match(m, s + count, end + 1);
    if (rest) return rest;
  }
  return NULL;
}

/// As few as possible first, then more.
static const char *match_shortest(clk_match *m, const char *s, const char *p, const char *end) {
  for (;;) {
    const char *rest = match(m, s, end + 1);
    if (rest) return rest;
    if (!fits(m, s, p, end)) return NULL;
    s++;
  }
}

static const char *open_capture(clk_match *m, const char *s, const char *p, ptrdiff_t kind) {
  if (m->captures >= CLK_CAPTURES) luaL_error(m->L, "too many captures");
  m->capture[m->captures].at = s;
  m->capture[m->captures].count = kind;
  m->captures++;
  const char *rest = match(m, s, p);
  if (!rest) m->captures--;
  return rest;
}

static const char *close_capture(clk_match *m, const char *s, const char *p) {
  int i = m->captures - 1;
  while (i >= 0 && m->capture[i].count != CLK_OPEN) i--;
  if (i < 0) luaL_error(m->L, "invalid pattern capture");
  m->capture[i].count = s - m->capture[i].at;
  const char *rest = match(m, s, p);
  if (!rest) m->capture[i].count = CLK_OPEN;
  return rest;
}

static const char *match_back_reference(clk_match *m, const char *s, char digit) {
  int i = digit - '1';
  if (i < 0 || i >= m->captures || m->capture[i].count == CLK_OPEN)
    luaL_error(m->L, "invalid capture index %%%d", i + 1);
  if (m->capture[i].count == CLK_POSITION) return NULL;
  size_t count = (size_t)m->capture[i].count;
  clk_match_step(m, count / 16 + 1);
  if ((size_t)(m->subject_end - s) < count || memcmp(m->capture[i].at, s, count) != 0) return NULL;
  return s + count;
}

/// Whether `s` lies where a set begins; `*p` moves behind the set.
static bool at_frontier(clk_match *m, const char *s, const char **p) {
  const char *set = *p;
  if (set >= m->pattern_end || *set != '[') luaL_error(m->L, "missing '[' after '%%f' in pattern");
  const char *end = class_end(m, set);
  unsigned char before = s == m->subject ? 0 : (unsigned char)s[-1];
  unsigned char after = s == m->subject_end ? 0 : (unsigned char)*s;
  *p = end;
  return !in_set(m, before, set, end - 1) && in_set(m, after, set, end - 1);
}

/// Goes over one item that needs no backtracking. Returns false when it does not match; otherwise moves `s` and `p`.
static bool pass_special(clk_match *m, const char **s, const char **p, bool *taken) {
  const char *at = *p;
  *taken = true;
  if (at + 1 < m->pattern_end && *at == '%') {
    if (at[1] == 'b') {
      *p = at + 4;
      return (*s = match_balance(m, *s, at + 2)) != NULL;
    }
    if (at[1] == 'f') {
      *p = at + 2;
      return at_frontier(m, *s, p);
    }
    if (isdigit((unsigned char)at[1])) {
      *p = at + 2;
      return (*s = match_back_reference(m, *s, at[1])) != NULL;
    }
  }
  *taken = false;
  return true;
}

static const char *match_items(clk_match *m, const char *s, const char *p) {
  while (p != m->pattern_end) {
    step(m);
    if (*p == '(') {
      bool position = p + 1 < m->pattern_end && p[1] == ')';
      return position ? open_capture(m, s, p + 2, CLK_POSITION) : open_capture(m, s, p + 1, CLK_OPEN);
    }
    if (*p == ')') return close_capture(m, s, p + 1);
    if (*p == '$' && p + 1 == m->pattern_end) return s == m->subject_end ? s : NULL;
    bool taken;
    if (!pass_special(m, &s, &p, &taken)) return NULL;
    if (taken) continue;
    const char *end = class_end(m, p);
    char suffix = end < m->pattern_end ? *end : 0;
    if (suffix == '*') return match_longest(m, s, p, end);
    if (suffix == '-') return match_shortest(m, s, p, end);
    if (suffix == '+') return fits(m, s, p, end) ? match_longest(m, s + 1, p, end) : NULL;
    if (suffix == '?') {
      if (fits(m, s, p, end)) {
        const char *rest = match(m, s + 1, end + 1);
        if (rest) return rest;
      }
      p = end + 1;
      continue;
    }
    if (!fits(m, s, p, end)) return NULL;
    s++;
    p = end;
  }
  return s;
}

static const char *match(clk_match *m, const char *s, const char *p) {
  step(m);
  if (++m->depth > MAX_DEPTH) luaL_error(m->L, "pattern too complex");
  const char *end = match_items(m, s, p);
  m->depth--;
  return end;
}

/// Matches the pattern at exactly `s`. Returns the end of the match, or NULL.
const char *clk_match_at(clk_match *m, const char *s, const char *p) {
  m->captures = 0;
  m->depth = 0;
  return match(m, s, p);
}

/// Pushes one capture; place 0 without captures is the whole match from `s` to `e`.
void clk_push_capture(clk_match *m, int place, const char *s, const char *e) {
  if (place >= m->captures) {
    if (place != 0) luaL_error(m->L, "invalid capture index %%%d", place + 1);
    lua_pushlstring(m->L, s, (size_t)(e - s));
    return;
  }
  ptrdiff_t count = m->capture[place].count;
  if (count == CLK_OPEN) luaL_error(m->L, "unfinished capture");
  if (count == CLK_POSITION) lua_pushinteger(m->L, m->capture[place].at - m->subject + 1);
  else lua_pushlstring(m->L, m->capture[place].at, (size_t)count);
}

/// Pushes all captures, or the whole match when there are none and `s` is given. Returns their count.
int clk_push_captures(clk_match *m, const char *s, const char *e) {
  int count = m->captures == 0 && s ? 1 : m->captures;
  luaL_checkstack(m->L, count, "too many captures");
  for (int i = 0; i < count; i++) clk_push_capture(m, i, s, e);
  return count;
}
