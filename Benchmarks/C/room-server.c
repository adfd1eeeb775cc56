// The least that a room costs: HTTP by the library that quizrun-serve uses, a stream of events for each player, a question to
// all at once, answers in durable transactions that those who wait share, and a verdict for each. No rules, no pages, no
// rights, one process; it leads itself.
//
//     room-server PORT DATABASE PLAYERS QUESTIONS    says when questions are opened and locked, as quizrun-rehearse reads it
#include <microhttpd.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define QUESTIONS_AT_MOST 100

static sqlite3 *db;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

// What everybody is told, in order; a verdict is written for each.
static struct {
  char text[1024];
  size_t count;
  int is_verdict;
} told[3 * QUESTIONS_AT_MOST + 2];
static int told_count;

typedef struct stream {
  struct MHD_Connection *connection;
  int player, next, is_asleep;
  size_t sent, count;
  char text[1280];
  struct stream *following;
} stream;
static stream *streams;

typedef struct request {
  struct MHD_Connection *connection;
  char body[1024];
  size_t count;
  int player, epoch, is_durable;
  char answer;
  struct request *following;
} request;
static request *waiting;
static int players, connected, answered, epoch;
static char *given;

static void stop(const char *what) {
  fprintf(stderr, "room-server: %s: %s\n", what, db ? sqlite3_errmsg(db) : "");
  exit(1);
}

static void execute(const char *sql) {
  if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) stop(sql);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// MARK: Answers to disk

static void *write_answers(void *unused) {
  sqlite3_stmt *enter;
  if (sqlite3_prepare_v2(db, "INSERT INTO answers VALUES (?, ?, ?)", -1, &enter, NULL) != SQLITE_OK) stop("prepare");
  for (;;) {
    pthread_mutex_lock(&lock);
    while (!waiting) pthread_cond_wait(&changed, &lock);
    request *batch = waiting;
    waiting = NULL;
    pthread_mutex_unlock(&lock);
    execute("BEGIN IMMEDIATE");
    for (request *r = batch; r; r = r->following) {
      sqlite3_bind_int(enter, 1, r->epoch);
      sqlite3_bind_int(enter, 2, r->player);
      sqlite3_bind_text(enter, 3, r->body, (int)r->count, SQLITE_STATIC);
      if (sqlite3_step(enter) != SQLITE_DONE) stop("insert");
      sqlite3_reset(enter);
    }
    execute("COMMIT");
    pthread_mutex_lock(&lock);
    while (batch) {
      request *r = batch;
      batch = r->following;
      r->is_durable = 1;
      given[r->player] = r->answer;
      answered++;
      MHD_resume_connection(r->connection);
    }
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
  }
  return unused;
}

// MARK: Streams

static void write_event(stream *s) {
  int n;
  if (told[s->next].is_verdict) {
    n = snprintf(s->text, sizeof s->text,
                 "id: %d\ndata: {\"type\":\"room\",\"phase\":\"reveal\",\"epoch\":%d,\"verdict\":{\"type\":\"verdict\",\"points\":%d,"
                 "\"of\":1,\"correct\":%s}}\n\n",
                 s->next, epoch, given[s->player] == 'a', given[s->player] == 'a' ? "true" : "false");
  } else {
    n = (int)told[s->next].count;
    memcpy(s->text, told[s->next].text, (size_t)n);
  }
  s->next++;
  s->count = (size_t)n;
  s->sent = 0;
}

static ssize_t read_stream(void *cls, uint64_t position, char *buffer, size_t room) {
  (void)position;
  stream *s = cls;
  size_t n = 0;
  pthread_mutex_lock(&lock);
  if (s->sent == s->count && s->next < told_count) write_event(s);
  if (s->sent < s->count) {
    n = s->count - s->sent < room ? s->count - s->sent : room;
    memcpy(buffer, s->text + s->sent, n);
    s->sent += n;
  } else {
    s->is_asleep = 1;
    MHD_suspend_connection(s->connection);
  }
  pthread_mutex_unlock(&lock);
  return (ssize_t)n;
}

static void tell(const char *text, int is_verdict) {
  pthread_mutex_lock(&lock);
  told[told_count].is_verdict = is_verdict;
  told[told_count].count = (size_t)snprintf(told[told_count].text, sizeof told[0].text, "id: %d\ndata: %s\n\n", told_count, text);
  told_count++;
  for (stream *s = streams; s; s = s->following) {
    if (!s->is_asleep) continue;
    s->is_asleep = 0;
    MHD_resume_connection(s->connection);
  }
  pthread_mutex_unlock(&lock);
}

// MARK: Requests

static enum MHD_Result reply(struct MHD_Connection *connection, unsigned status, const char *text, const char *cookie) {
  struct MHD_Response *response = MHD_create_response_from_buffer(strlen(text), (void *)text, MHD_RESPMEM_MUST_COPY);
  MHD_add_response_header(response, "Content-Type", "application/json");
  if (cookie) MHD_add_response_header(response, "Set-Cookie", cookie);
  enum MHD_Result result = MHD_queue_response(connection, status, response);
  MHD_destroy_response(response);
  return result;
}

static int player_of(struct MHD_Connection *connection) {
  const char *cookie = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Cookie");
  return cookie ? atoi(cookie + 2) : 0;
}

static enum MHD_Result open_stream(struct MHD_Connection *connection) {
  stream *s = calloc(1, sizeof *s);
  s->connection = connection;
  s->player = player_of(connection);
  struct MHD_Response *response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 2048, read_stream, s, NULL);
  MHD_add_response_header(response, "Content-Type", "text/event-stream");
  pthread_mutex_lock(&lock);
  s->following = streams;
  streams = s;
  connected++;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return result;
}

static enum MHD_Result take_answer(struct MHD_Connection *connection, request *r) {
  char text[64];
  if (r->is_durable) {
    snprintf(text, sizeof text, "{\"kept\":true,\"epoch\":%d}", r->epoch);
    return reply(connection, MHD_HTTP_OK, text, NULL);
  }
  const char *answer = strstr(r->body, "\"answer\":[\""), *number = strstr(r->body, "\"epoch\":");
  if (!answer || !number) return reply(connection, MHD_HTTP_BAD_REQUEST, "{}", NULL);
  r->connection = connection;
  r->player = player_of(connection);
  r->epoch = atoi(number + 8);
  r->answer = answer[11];
  pthread_mutex_lock(&lock);
  MHD_suspend_connection(connection);
  r->following = waiting;
  waiting = r;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  return MHD_YES;
}

static enum MHD_Result handle(void *cls, struct MHD_Connection *connection, const char *path, const char *method,
                              const char *version, const char *body, size_t *count, void **state) {
  (void)cls;
  (void)version;
  request *r = *state;
  if (!r) {
    *state = calloc(1, sizeof *r);
    return MHD_YES;
  }
  if (*count > 0) {
    if (r->count + *count >= sizeof r->body) return MHD_NO;
    memcpy(r->body + r->count, body, *count);
    r->count += *count;
    *count = 0;
    return MHD_YES;
  }
  if (strstr(path, "/events")) return open_stream(connection);
  if (strcmp(method, "POST") == 0 && strstr(path, "/answer")) return take_answer(connection, r);
  char cookie[32], text[32];
  pthread_mutex_lock(&lock);
  int player = ++players;
  pthread_mutex_unlock(&lock);
  snprintf(cookie, sizeof cookie, "q=%d; HttpOnly", player);
  snprintf(text, sizeof text, "{\"player\":%d}", player);
  return reply(connection, MHD_HTTP_CREATED, text, cookie);
}

static void done(void *cls, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
  (void)cls;
  (void)connection;
  (void)code;
  free(*state);
}

// MARK: The way through the room

static void wait_for(const int *number, int count) {
  pthread_mutex_lock(&lock);
  while (*number < count) pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
}

static void ask(int number, int count) {
  char text[900];
  pthread_mutex_lock(&lock);
  answered = 0;
  epoch = number;
  memset(given, 0, (size_t)count + 1);
  pthread_mutex_unlock(&lock);
  snprintf(text, sizeof text,
           "{\"type\":\"room\",\"phase\":\"open\",\"epoch\":%d,\"left_ms\":60000,\"question\":{\"type\":\"question\",\"id\":\"q%d\","
           "\"kind\":\"single\",\"text\":\"Question %d?\",\"answers\":[{\"id\":\"a\",\"text\":\"Yes\"},{\"id\":\"b\",\"text\":\"No\"},"
           "{\"id\":\"c\",\"text\":\"Perhaps\"}]}}",
           number, number, number);
  printf("opened %.3f\n", now());
  fflush(stdout);
  tell(text, 0);
  wait_for(&answered, count);
  printf("locked %.3f\n", now());
  fflush(stdout);
  snprintf(text, sizeof text, "{\"type\":\"room\",\"phase\":\"locked\",\"epoch\":%d}", number);
  tell(text, 0);
  tell("", 1);
  sleep(1);
}

static void print_memory(void) {
  char line[256];
  long kilobytes;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (file && fgets(line, sizeof line, file)) {
    if (sscanf(line, "Pss: %ld", &kilobytes) == 1) fprintf(stderr, "%ld\n", kilobytes / 1024);
  }
}

int main(int count, char **words) {
  if (count != 5) stop("room-server PORT DATABASE PLAYERS QUESTIONS");
  int wanted = atoi(words[3]), questions = atoi(words[4]);
  if (questions > QUESTIONS_AT_MOST) stop("too many questions");
  given = calloc((size_t)wanted + 1, 1);
  if (sqlite3_open(words[2], &db) != SQLITE_OK) stop("open");
  execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  execute("CREATE TABLE answers (epoch INTEGER, player INTEGER, json TEXT, PRIMARY KEY (epoch, player)) WITHOUT ROWID");
  pthread_t writer;
  if (pthread_create(&writer, NULL, write_answers, NULL)) stop("thread");
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, (uint16_t)atoi(words[1]), NULL, NULL, handle, NULL,
      MHD_OPTION_CONNECTION_LIMIT, (unsigned)(2 * wanted + 16), MHD_OPTION_NOTIFY_COMPLETED, done, NULL, MHD_OPTION_END);
  if (!daemon) stop("listen");
  wait_for(&connected, wanted);
  sleep(1);
  for (int number = 1; number <= questions; number++) ask(number, wanted);
  print_memory();
  tell("{\"type\":\"room\",\"phase\":\"over\",\"epoch\":0}", 0);
  sleep(1);
  return 0;
}
