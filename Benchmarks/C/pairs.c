// Runs two programs in turn (A B A B …) as whole processes and prints the medians of the paired ratios B/A.
//
//     pairs ROUNDS INPUT EXPECT-A EXPECT-B PREPARE -- A… -- B…
//
// INPUT becomes standard input of every run. Each run's standard output must contain the expected text ("" expects nothing);
// a wrong answer ends the measurement with exit code 1. PREPARE is a shell command for before each run, or "". One round
// before the first is not counted. With one command its own figures are printed.
//
// With BENCH_RESULTS in the environment a line of JSON is added to that file: BENCH_NAME, the ratios and both sides' figures,
// each as [median, least, greatest].
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  double cpu, wall;  // milliseconds
  long rss;          // kilobytes
} figures;

typedef struct {
  char **command;
  const char *expected;
  figures *runs;
} side;

static void stop(const char *what, const char *why) {
  fprintf(stderr, "pairs: %s: %s\n", what, why);
  exit(1);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static double milliseconds(struct timeval t) { return (double)t.tv_sec * 1e3 + (double)t.tv_usec / 1e3; }

static void become(char **command, const char *input, int output) {
  int in = open(input, O_RDONLY);
  if (in < 0 || dup2(in, 0) < 0 || dup2(output, 1) < 0) _exit(126);
  close(in);
  close(output);
  execv(command[0], command);
  _exit(127);
}

static void check(const side *s, int output, int status) {
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) stop(s->command[0], "did not end with exit code 0");
  off_t size = lseek(output, 0, SEEK_END);
  char *text = malloc((size_t)size + 1);
  if (!text || pread(output, text, (size_t)size, 0) != size) stop(s->command[0], "its output cannot be read");
  text[size] = 0;
  if (!strstr(text, s->expected)) {
    fprintf(stderr, "pairs: expected '%s' in:\n%.2000s\n", s->expected, text);
    stop(s->command[0], "gave a wrong answer");
  }
  free(text);
}

static figures run(const side *s, const char *input, const char *prepare) {
  char name[] = "/tmp/pairs.XXXXXX";
  int output = mkstemp(name);
  if (output < 0) stop(name, "cannot be made");
  unlink(name);
  if (*prepare && system(prepare) != 0) stop(prepare, "failed");
  double start = now();
  pid_t child = vfork();
  if (child < 0) stop("vfork", "failed");
  if (child == 0) become(s->command, input, output);
  struct rusage used;
  int status;
  wait4(child, &status, 0, &used);
  figures f = {milliseconds(used.ru_utime) + milliseconds(used.ru_stime), now() - start, used.ru_maxrss};
  check(s, output, status);
  close(output);
  return f;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/// Prints the median of the values, and the least and greatest.
static void print_median(const char *name, double *values, int count, const char *unit) {
  qsort(values, (size_t)count, sizeof *values, compare);
  printf("  %s %.2f%s (%.2f-%.2f)", name, values[count / 2], unit, values[0], values[count - 1]);
}

static double cpu(const figures *f) { return f->cpu; }
static double wall(const figures *f) { return f->wall; }
static double rss(const figures *f) { return (double)f->rss / 1024; }

static void print_own(const char *label, const side *s, int rounds, double *scratch) {
  printf("   %s", label);
  for (int i = 0; i < rounds; i++) scratch[i] = cpu(&s->runs[i]);
  print_median("CPU", scratch, rounds, " ms");
  for (int i = 0; i < rounds; i++) scratch[i] = wall(&s->runs[i]);
  print_median("wall", scratch, rounds, " ms");
  for (int i = 0; i < rounds; i++) scratch[i] = rss(&s->runs[i]);
  print_median("peak", scratch, rounds, " MB");
  printf("\n");
}

static void print_ratio(const char *name, double (*figure)(const figures *), const side *sides, int rounds,
                        double *scratch) {
  for (int i = 0; i < rounds; i++) scratch[i] = figure(&sides[1].runs[i]) / figure(&sides[0].runs[i]);
  print_median(name, scratch, rounds, "");
}

static char **command_after(char **arguments, const char *separator) {
  while (*arguments && strcmp(*arguments, separator) != 0) arguments++;
  if (!*arguments) return NULL;
  *arguments = NULL;
  return arguments + 1;
}

static void add_median(FILE *file, const char *name, double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, compare);
  fprintf(file, "\"%s\":[%.4f,%.4f,%.4f]", name, values[count / 2], values[0], values[count - 1]);
}

static const struct {
  const char *name, *ratio;
  double (*figure)(const figures *);
} kinds[] = {{"cpu_ms", "cpu", cpu}, {"wall_ms", "wall", wall}, {"peak_mb", "peak", rss}};
#define KINDS (int)(sizeof kinds / sizeof *kinds)

/// Adds the figures to the file that programs read.
static void add_results(const side *sides, int programs, int rounds, double *scratch) {
  const char *path = getenv("BENCH_RESULTS"), *name = getenv("BENCH_NAME");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return;
  fprintf(file, "{\"name\":\"%s\",\"rounds\":%d", name ? name : "", rounds);
  for (int p = 0; p < programs; p++) {
    fprintf(file, ",\"%s\":{", programs == 1 ? "b" : p ? "b" : "a");
    for (int k = 0; k < KINDS; k++) {
      for (int i = 0; i < rounds; i++) scratch[i] = kinds[k].figure(&sides[p].runs[i]);
      if (k) fputc(',', file);
      add_median(file, kinds[k].name, scratch, rounds);
    }
    fputc('}', file);
  }
  if (programs == 2) {
    fprintf(file, ",\"ratio\":{");
    for (int k = 0; k < KINDS; k++) {
      for (int i = 0; i < rounds; i++) scratch[i] = kinds[k].figure(&sides[1].runs[i]) / kinds[k].figure(&sides[0].runs[i]);
      if (k) fputc(',', file);
      add_median(file, kinds[k].ratio, scratch, rounds);
    }
    fputc('}', file);
  }
  fprintf(file, "}\n");
  fclose(file);
}

int main(int count, char **arguments) {
  if (count < 8) stop("usage", "pairs ROUNDS INPUT EXPECT-A EXPECT-B PREPARE -- A… -- B…");
  int rounds = atoi(arguments[1]);
  side sides[2] = {{command_after(arguments, "--"), arguments[3], NULL}, {NULL, arguments[4], NULL}};
  if (rounds < 1 || !sides[0].command) stop("usage", "a number of rounds and a command are needed");
  sides[1].command = command_after(sides[0].command, "--");
  int programs = sides[1].command ? 2 : 1;
  double *scratch = calloc((size_t)rounds, sizeof *scratch);
  for (int p = 0; p < programs; p++) sides[p].runs = calloc((size_t)rounds, sizeof(figures));
  for (int i = -1; i < rounds; i++)
    for (int p = 0; p < programs; p++) {
      figures f = run(&sides[p], arguments[2], arguments[5]);
      if (i >= 0) sides[p].runs[i] = f;
    }
  if (programs == 2) {
    printf("   B / A");
    print_ratio("CPU", cpu, sides, rounds, scratch);
    print_ratio("wall", wall, sides, rounds, scratch);
    print_ratio("peak", rss, sides, rounds, scratch);
    printf("  over %d pairs\n", rounds);
    print_own("A    ", &sides[0], rounds, scratch);
  }
  print_own(programs == 2 ? "B    " : "     ", &sides[programs - 1], rounds, scratch);
  add_results(sides, programs, rounds, scratch);
  return 0;
}
