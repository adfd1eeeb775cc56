// The least that a server of answers costs: HTTP by the library that quizrun-serve uses, and for each answer one durable
// transaction with what quizrun writes for it (two events of their usual size, and the sitting's counters). No rules, no
// players, no pages.
//
//     answer-server DATABASE    prints its address, serves until its standard input ends
#include <microhttpd.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static sqlite3 *db;
static sqlite3_stmt *begin, *commit, *add, *counters, *enter;
static long sittings;

static void stop(const char *what) {
  fprintf(stderr, "answer-server: %s: %s\n", what, db ? sqlite3_errmsg(db) : "");
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

static void store(long sitting, long ordinal) {
  static const char event[] =
      "{\"took\":{\"step\":{\"question\":\"q17\",\"asking\":{\"reveal\":\"nothing\",\"skip\":true},\"number\":18,\"attempt\":"
      "1,\"player\":\"Player\"},\"input\":{\"answered\":{\"response\":{\"chosen\":[\"a\"]}}},\"verdict\":{\"points\":1,\"of\":"
      "1,\"correct\":true},\"ms\":12}}";
  finish(begin);
  for (long place = 0; place < 2; place++) {
    sqlite3_bind_int64(add, 1, sitting);
    sqlite3_bind_int64(add, 2, 2 * ordinal + place);
    sqlite3_bind_text(add, 3, event, -1, SQLITE_STATIC);
    finish(add);
  }
  sqlite3_bind_int64(counters, 1, sitting);
  finish(counters);
  finish(commit);
}

// A request whose body is still coming.
typedef struct {
  char body[4096];
  size_t count;
} pending;

static enum MHD_Result reply(struct MHD_Connection *connection, unsigned status, char *text, const char *cookie) {
  struct MHD_Response *response = MHD_create_response_from_buffer(strlen(text), text, MHD_RESPMEM_MUST_COPY);
  MHD_add_response_header(response, "Content-Type", "application/json");
  MHD_add_response_header(response, "Cache-Control", "no-store");
  if (cookie) MHD_add_response_header(response, "Set-Cookie", cookie);
  enum MHD_Result result = MHD_queue_response(connection, status, response);
  MHD_destroy_response(response);
  return result;
}

static enum MHD_Result answer(struct MHD_Connection *connection, const char *path, pending *p) {
  static long *ordinals;
  static size_t capacity;
  static const char question[] =
      "{\"type\":\"question\",\"step\":%ld,\"try\":1,\"of\":20,\"id\":\"q%ld\",\"kind\":\"single\",\"text\":\"Question %ld?\","
      "\"answers\":[{\"id\":\"a\",\"text\":\"Yes\"},{\"id\":\"b\",\"text\":\"No\"}],\"left\":[],\"right\":[],\"labels\":[],"
      "\"back\":false,\"skip\":true,\"actions\":[],\"inputs\":{},\"status\":[],\"status_values\":[]}";
  char text[1024], object[768];
  if (strcmp(path, "/sittings") == 0) {
    long sitting = ++sittings;
    if ((size_t)sitting >= capacity) {
      ordinals = realloc(ordinals, (capacity = 2 * (size_t)sitting + 64) * sizeof *ordinals);
      if (!ordinals) stop("no memory");
    }
    ordinals[sitting] = 0;
    sqlite3_bind_int64(enter, 1, sitting);
    finish(begin);
    finish(enter);
    finish(commit);
    snprintf(object, sizeof object, question, 1l, 0l, 0l);
    snprintf(text, sizeof text, "{\"sitting\":\"%ld\",\"objects\":[%s]}", sitting, object);
    return reply(connection, 201, text, "player=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG; HttpOnly; SameSite=Lax; Path=/");
  }
  long sitting = strtol(path + strlen("/sittings/"), NULL, 10);
  if (sitting < 1 || sitting > sittings) return reply(connection, 404, "{\"message\":\"there is no such sitting\"}", NULL);
  long ordinal = ordinals[sitting];
  if (memmem(p->body, p->count, "\"answer\"", 8)) {
    store(sitting, ordinals[sitting]++);
    snprintf(object, sizeof object,
             "{\"type\":\"verdict\",\"step\":%ld,\"points\":1,\"of\":1,\"correct\":true,\"answer\":[\"a\"],\"given\":[\"a\"]}",
             ordinal + 1);
  } else {
    snprintf(object, sizeof object, question, ordinal + 1, ordinal, ordinal);
  }
  snprintf(text, sizeof text, "{\"objects\":[%s]}", object);
  return reply(connection, 200, text, NULL);
}

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *path, const char *method,
                              const char *version, const char *data, size_t *count, void **own) {
  (void)context;
  (void)version;
  pending *p = *own;
  if (!p) return (*own = calloc(1, sizeof *p)) ? MHD_YES : MHD_NO;
  if (*count > 0) {
    size_t room = sizeof p->body - p->count, taken = *count < room ? *count : room;
    memcpy(p->body + p->count, data, taken);
    p->count += taken;
    *count = 0;
    return MHD_YES;
  }
  if (strcmp(method, "POST") != 0 || strncmp(path, "/sittings", 9) != 0)
    return reply(connection, 404, "{\"message\":\"there is nothing\"}", NULL);
  return answer(connection, path, p);
}

static void forget(void *context, struct MHD_Connection *connection, void **own, enum MHD_RequestTerminationCode why) {
  (void)context;
  (void)connection;
  (void)why;
  free(*own);
  *own = NULL;
}

int main(int count, char **arguments) {
  if (count != 2 || sqlite3_open(arguments[1], &db) != SQLITE_OK) stop("usage: answer-server DATABASE");
  execute("PRAGMA journal_mode = WAL");
  execute("PRAGMA synchronous = FULL");
  execute("CREATE TABLE IF NOT EXISTS events (sitting INTEGER NOT NULL, ordinal INTEGER NOT NULL, version INTEGER NOT NULL,"
          " at INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (sitting, ordinal)) WITHOUT ROWID;"
          "CREATE TABLE IF NOT EXISTS sittings (number INTEGER PRIMARY KEY, settled INTEGER);");
  begin = prepare("BEGIN IMMEDIATE");
  commit = prepare("COMMIT");
  add = prepare("INSERT INTO events VALUES (?, ?, 1, 1795236124031, ?)");
  counters = prepare("UPDATE sittings SET settled = settled + 1 WHERE number = ?");
  enter = prepare("INSERT INTO sittings VALUES (?, 0)");
  struct MHD_Daemon *daemon = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, handle, NULL,
                                               MHD_OPTION_NOTIFY_COMPLETED, forget, NULL, MHD_OPTION_CONNECTION_LIMIT, 4000u,
                                               MHD_OPTION_END);
  if (!daemon) stop("cannot listen");
  printf("http://127.0.0.1:%u/\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  char rest[256];
  while (read(0, rest, sizeof rest) > 0) {}
  MHD_stop_daemon(daemon);
  return 0;
}
