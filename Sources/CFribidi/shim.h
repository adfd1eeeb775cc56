#include <fribidi/fribidi.h>
#include <stdbool.h>
#include <stdlib.h>

// The constants of FriBidi are macros that Swift cannot read.

/// Shapes and mirrors `text` in place, one for one; its first letter with a direction decides how it reads as a whole. Fills
/// `order` with the place of the character that stands at each place from the left. False when memory ran out.
static inline bool cfribidi_arrange(FriBidiChar *text, int count, FriBidiStrIndex *order) {
  size_t n = count > 0 ? (size_t)count : 0;
  FriBidiCharType *types = malloc((n + 1) * sizeof *types);
  FriBidiBracketType *brackets = malloc((n + 1) * sizeof *brackets);
  FriBidiLevel *levels = malloc((n + 1) * sizeof *levels);
  FriBidiArabicProp *joining = malloc((n + 1) * sizeof *joining);
  FriBidiParType direction = FRIBIDI_PAR_ON;
  bool done = types && brackets && levels && joining;
  if (done) {
    fribidi_get_bidi_types(text, count, types);
    fribidi_get_bracket_types(text, count, types, brackets);
    done = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, levels) > 0;
  }
  if (done) {
    fribidi_get_joining_types(text, count, joining);
    fribidi_join_arabic(types, count, levels, joining);
    // no ligatures: they would change the number of cells
    fribidi_shape(FRIBIDI_FLAG_SHAPE_MIRRORING | FRIBIDI_FLAG_SHAPE_ARAB_PRES, levels, count, joining, text);
    for (int place = 0; place < count; place++) order[place] = place;
    done = fribidi_reorder_line(0, types, count, 0, direction, levels, NULL, order) > 0;
  }
  free(types);
  free(brackets);
  free(levels);
  free(joining);
  return done;
}
