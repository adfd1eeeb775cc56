// Functions of numbers whose results are the same on every machine.
#ifndef CLK_EXACT_H
#define CLK_EXACT_H

#include <stdbool.h>

double clk_exp(double x);
double clk_log(double x);
double clk_log2(double x);
double clk_log10(double x);
double clk_sin(double x);
double clk_cos(double x);
double clk_tan(double x);
double clk_asin(double x);
double clk_acos(double x);
double clk_atan2(double y, double x);
double clk_pow(double x, double y);
/// Roots, and powers of whole numbers that are exact: cheaper than others. Returns false for all others.
bool clk_simple_pow(double x, double y, double *result);

#endif
