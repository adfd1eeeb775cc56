// The least that recording an answer costs: for each line of standard input one durable transaction with what quizrun
// writes for an answer (two events of their usual size, and the sitting's counters), then a line on standard output.
//
//     answer DATABASE < LINES
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static sqlite3 *db;

static void stop(const char *what) {
  fprintf(stderr, "answer: %s: %s\n", what, sqlite3_errmsg(db));
  exit(1);
}

static void execute(const char *sql) {
  if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) stop(sql);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *s;
  if (sqlite3_prepare_v2(db, sql, -1, &s, NULL) != SQLITE_OK) stop(sql);
  return s;
}

static void finish(sqlite3_stmt *s) {
  if (sqlite3_step(s) != SQLITE_DONE) stop(sqlite3_sql(s));
  sqlite3_reset(s);
}

static void insert(sqlite3_stmt *s, long ordinal, const char *json) {
  sqlite3_bind_int64(s, 1, ordinal);
  sqlite3_bind_text(s, 2, json, -1, SQLITE_STATIC);
  finish(s);
}

int main(int count, char **arguments) {
  static const char event[] =
      "{\"took\":{\"step\":{\"question\":\"q17\",\"asking\":{\"reveal\":\"nothing\",\"skip\":true},\"number\":18,\"attempt\":"
      "1,\"player\":\"Player\"},\"input\":{\"answered\":{\"response\":{\"chosen\":[\"a\"]}}},\"verdict\":{\"points\":1,\"of\":"
      "1,\"correct\":true},\"ms\":12}}";
  if (count != 2 || sqlite3_open(arguments[1], &db) != SQLITE_OK) stop("usage: answer DATABASE");
  execute("PRAGMA journal_mode = WAL");
  execute("PRAGMA synchronous = FULL");
  execute("CREATE TABLE IF NOT EXISTS events (sitting INTEGER NOT NULL, ordinal INTEGER NOT NULL, version INTEGER NOT NULL,"
          " at INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (sitting, ordinal)) WITHOUT ROWID;"
          "CREATE TABLE IF NOT EXISTS sittings (number INTEGER PRIMARY KEY, settled INTEGER);"
          "DELETE FROM events; INSERT OR REPLACE INTO sittings VALUES (1, 0)");
  sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE"), *commit = prepare("COMMIT");
  sqlite3_stmt *add = prepare("INSERT INTO events VALUES (1, ?, 1, 1795236124031, ?)");
  sqlite3_stmt *counters = prepare("UPDATE sittings SET settled = settled + 1 WHERE number = 1");
  char line[4096], shown[512];
  long answers = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (!strstr(line, "\"answer\"")) continue;
    finish(begin);
    insert(add, 2 * answers, event);
    insert(add, 2 * answers + 1, event);
    finish(counters);
    finish(commit);
    answers++;
    int n = snprintf(shown, sizeof shown, "{\"type\":\"question\",\"step\":%ld,\"text\":\"Question %ld?\"}\n", answers + 1, answers);
    if (write(1, shown, (size_t)n) != n) return 1;
  }
  printf("%ld answers\n", answers);
  sqlite3_close_v2(db);
  return 0;
}
