// Functions of numbers, each rounded correctly: the same bits on every machine.
//
// The system's library gives other last bits on processors with fused multiplication than on those without. Here a value of
// more precision decides where it can: `long double` with its known error. Where that lies too near to the middle between
// two numbers, and for all that is not ordinary, MPFR does.
#include "clk_exact.h"

#include <math.h>
#include <mpfr.h>

#pragma STDC FP_CONTRACT OFF

#define DOUBLE_BITS 53
#define EXACT 0x1p53  // up to here every whole number is one
/// Bits for results at the ends of the range, where a double has fewer than elsewhere.
#define MANY_BITS 192
/// More than the error of the system's `long double` functions (glibc's manual, "Known Maximum Errors": up to 3 times the
/// last of their 64 bits on this kind of processor).
#define RELATIVE_ERROR 0x1p-61L
#define LEAST_ORDINARY 0x1p-1000L
#define GREATEST_ORDINARY 0x1p1000L
#define SURELY_ZERO 0x1p-1080L
#define SURELY_INFINITE 0x1p1025L

/// Rounds a value whose error is known. Returns false when that is not enough to know the result.
static bool round_exactly(long double value, double *result) {
  long double size = fabsl(value);
  *result = (double)value;
  if (isnan(value) || size < SURELY_ZERO || size > SURELY_INFINITE) return true;
  if (!(size > LEAST_ORDINARY && size < GREATEST_ORDINARY)) return false;
  long double error = size * RELATIVE_ERROR;
  volatile double low = (double)(value - error), high = (double)(value + error);
  *result = low;
  return low == high;
}

typedef int (*slow_function)(mpfr_t result, const mpfr_t x, mpfr_rnd_t mode);
typedef int (*slow_function_of_two)(mpfr_t result, const mpfr_t x, const mpfr_t y, mpfr_rnd_t mode);

static bool is_ordinary(double value) { return fabs(value) > LEAST_ORDINARY && fabs(value) < GREATEST_ORDINARY; }

static double slow(slow_function f, double x, double near) {
  MPFR_DECL_INIT(argument, DOUBLE_BITS);
  MPFR_DECL_INIT(few, DOUBLE_BITS);
  MPFR_DECL_INIT(many, MANY_BITS);
  mpfr_ptr result = is_ordinary(near) ? few : many;
  mpfr_set_d(argument, x, MPFR_RNDN);
  f(result, argument, MPFR_RNDN);
  return mpfr_get_d(result, MPFR_RNDN);
}

static double slow_of_two(slow_function_of_two f, double x, double y, double near) {
  MPFR_DECL_INIT(first, DOUBLE_BITS);
  MPFR_DECL_INIT(second, DOUBLE_BITS);
  MPFR_DECL_INIT(few, DOUBLE_BITS);
  MPFR_DECL_INIT(many, MANY_BITS);
  mpfr_ptr result = is_ordinary(near) ? few : many;
  mpfr_set_d(first, x, MPFR_RNDN);
  mpfr_set_d(second, y, MPFR_RNDN);
  f(result, first, second, MPFR_RNDN);
  return mpfr_get_d(result, MPFR_RNDN);
}

#define FUNCTION(name, fast, slowly)                                            \
  double clk_##name(double x) {                                                 \
    double result;                                                              \
    return round_exactly(fast(x), &result) ? result : slow(slowly, x, result);  \
  }

FUNCTION(exp, expl, mpfr_exp)
FUNCTION(log, logl, mpfr_log)
FUNCTION(log2, log2l, mpfr_log2)
FUNCTION(log10, log10l, mpfr_log10)
FUNCTION(sin, sinl, mpfr_sin)
FUNCTION(cos, cosl, mpfr_cos)
FUNCTION(tan, tanl, mpfr_tan)
FUNCTION(asin, asinl, mpfr_asin)
FUNCTION(acos, acosl, mpfr_acos)

double clk_atan2(double y, double x) {
  double result;
  return round_exactly(atan2l(y, x), &result) ? result : slow_of_two(mpfr_atan2, y, x, result);
}

bool clk_simple_pow(double x, double y, double *result) {
  if (y == 0.5 && x > 0) {
    *result = sqrt(x);
    return true;
  }
  if (!(y >= 0 && y <= 64 && y == floor(y) && fabs(x) <= EXACT && x == floor(x))) return false;
  *result = 1;
  for (int i = 0; i < (int)y && fabs(*result) <= EXACT; i++) *result *= x;
  return fabs(*result) <= EXACT;
}

double clk_pow(double x, double y) {
  double result;
  if (clk_simple_pow(x, y, &result)) return result;
  return round_exactly(powl(x, y), &result) ? result : slow_of_two(mpfr_pow, x, y, result);
}
