// What a bank of questions needs at least, with the tables and the durability that quizrun has.
//
//     bank import DATABASE FILE      every question of a file of the Open Trivia DB into a new database, in one transaction
//     bank draw DATABASE CATEGORY    ten questions of a category, each one row's look-up
//     bank read FILE                 every text of a JSON file, unescaped, counted
#include <fcntl.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

static void stop(const char *what, const char *why) {
  fprintf(stderr, "bank: %s: %s\n", what, why);
  exit(1);
}

// A scanner for JSON that is known to be right.

static const char *at, *end;

static void skip_space(void) {
  while (at < end && (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r' || *at == ',' || *at == ':')) at++;
}

static char *put_utf8(char *out, uint32_t c) {
  if (c < 0x80) return *out++ = (char)c, out;
  if (c < 0x800) return *out++ = (char)(0xC0 | c >> 6), *out++ = (char)(0x80 | (c & 63)), out;
  if (c < 0x10000) {
    *out++ = (char)(0xE0 | c >> 12);
    return *out++ = (char)(0x80 | (c >> 6 & 63)), *out++ = (char)(0x80 | (c & 63)), out;
  }
  *out++ = (char)(0xF0 | c >> 18);
  *out++ = (char)(0x80 | (c >> 12 & 63));
  return *out++ = (char)(0x80 | (c >> 6 & 63)), *out++ = (char)(0x80 | (c & 63)), out;
}

static uint32_t hex4(void) {
  char digits[5] = {at[0], at[1], at[2], at[3], 0};
  at += 4;
  return (uint32_t)strtoul(digits, NULL, 16);
}

static char *put_escape(char *out) {
  char c = *at++;
  if (c != 'u') return *out++ = c == 'n' ? '\n' : c == 't' ? '\t' : c, out;
  uint32_t value = hex4();
  if (value >= 0xD800 && value < 0xDC00) {
    at += 2;
    value = 0x10000 + ((value - 0xD800) << 10) + (hex4() - 0xDC00);
  }
  return put_utf8(out, value);
}

// Reads a text into `out`; its length.
static size_t text(char *out) {
  char *start = out;
  for (at++; *at != '"';) {
    if (*at == '\\')
      at++, out = put_escape(out);
    else
      *out++ = *at++;
  }
  at++;
  *out = 0;
  return (size_t)(out - start);
}

static void map(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) stop(path, "cannot be opened");
  at = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
  if (at == MAP_FAILED) stop(path, "cannot be mapped");
  end = at + status.st_size;
}

// The database.

static sqlite3 *db;

static void run(const char *sql) {
  if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) stop(sql, sqlite3_errmsg(db));
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK) stop(sql, sqlite3_errmsg(db));
  return statement;
}

static uint64_t hash(uint64_t value, const char *text) {
  for (; *text; text++) value = (value ^ (unsigned char)*text) * 0x100000001B3u;
  return (value ^ 0x1F) * 0x100000001B3u;
}

static char fields[6][1 << 16];  // type, difficulty, category, question, right, wrong
static struct {
  char name[200];
  int64_t count;
} topics[1000];
static int topic_count;

static int topic(void) {
  char name[200];
  snprintf(name, sizeof name, "%.100s|%.20s|%.20s", fields[2], fields[1], fields[0]);
  for (int i = 0; i < topic_count; i++)
    if (!strcmp(topics[i].name, name)) return i;
  strcpy(topics[topic_count].name, name);
  return topic_count++;
}

static int field_of(const char *key) {
  static const char *names[] = {"type", "difficulty", "category", "question", "correct_answer", "incorrect_answers"};
  for (int i = 0; i < 6; i++)
    if (!strcmp(names[i], key)) return i;
  stop(key, "is unknown");
  return 0;
}

static void read_question(void) {
  char key[100];
  for (at++, skip_space(); *at != '}'; skip_space()) {
    text(key);
    skip_space();
    char *out = fields[field_of(key)];
    if (*at != '[') {
      text(out);
      continue;
    }
    for (at++, skip_space(); *at != ']'; skip_space()) out += text(out), *out++ = 0x1F;
    *out = 0;
    at++;
  }
  at++;
}

static void insert(sqlite3_stmt *statement) {
  int number = topic();
  uint64_t key = hash(hash(hash(0xCBF29CE484222325u, fields[0]), fields[3]), fields[4]);
  sqlite3_bind_int64(statement, 1, (int64_t)(number + 1) << 32 | topics[number].count);
  sqlite3_bind_int64(statement, 2, (int64_t)key);
  for (int i = 3; i <= 5; i++) sqlite3_bind_text(statement, i, fields[i], -1, SQLITE_STATIC);
  if (sqlite3_step(statement) != SQLITE_DONE) stop("insert", sqlite3_errmsg(db));
  topics[number].count += sqlite3_changes(db);
  sqlite3_reset(statement);
}

static void import(const char *path) {
  run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; BEGIN;"
      "CREATE TABLE topics (number INTEGER PRIMARY KEY, name TEXT, count INTEGER);"
      "CREATE TABLE questions (number INTEGER PRIMARY KEY, hash INTEGER NOT NULL UNIQUE, text TEXT NOT NULL,"
      " answer TEXT NOT NULL, others TEXT NOT NULL, source INTEGER NOT NULL, fetched INTEGER NOT NULL)");
  sqlite3_stmt *statement = prepare("INSERT OR IGNORE INTO questions VALUES (?, ?, ?, ?, ?, 1, 1700000000000)");
  map(path);
  at = strstr(at, "\"results\":[") + 11;
  for (skip_space(); *at != ']'; skip_space()) read_question(), insert(statement);
  sqlite3_finalize(statement);
  int64_t count = 0;
  statement = prepare("INSERT INTO topics (name, count) VALUES (?, ?)");
  for (int i = 0; i < topic_count; i++) {
    count += topics[i].count;
    sqlite3_bind_text(statement, 1, topics[i].name, -1, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 2, topics[i].count);
    sqlite3_step(statement);
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
  run("COMMIT");
  printf("the bank holds %lld\n", (long long)count);
}

static void draw(const char *category) {
  sqlite3_stmt *statement = prepare("SELECT number, count FROM topics WHERE category = ?");
  int64_t numbers[100], counts[100], total = 0;
  int found = 0;
  sqlite3_bind_text(statement, 1, category, -1, SQLITE_STATIC);
  while (found < 100 && sqlite3_step(statement) == SQLITE_ROW) {
    numbers[found] = sqlite3_column_int64(statement, 0);
    total += counts[found++] = sqlite3_column_int64(statement, 1);
  }
  sqlite3_finalize(statement);
  statement = prepare("SELECT text, answer, others FROM questions WHERE number = ?");
  for (int i = 0; i < 10 && total > 0; i++) {
    int64_t place = random() % total;
    int topic = 0;
    for (; place >= counts[topic]; topic++) place -= counts[topic];
    sqlite3_bind_int64(statement, 1, numbers[topic] << 32 | place);
    if (sqlite3_step(statement) != SQLITE_ROW) stop("draw", "found no row");
    printf("\"type\":\"question\" %s\n", sqlite3_column_text(statement, 0));
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
}

static void read_all(const char *path) {
  static char out[1 << 20];
  long texts = 0, bytes = 0;
  for (map(path); at < end;) {
    if (*at == '"')
      bytes += (long)text(out), texts++;
    else
      at++;
  }
  printf("\"type\":\"question\" %ld texts, %ld bytes\n", texts, bytes);
}

int main(int count, char **arguments) {
  if (count == 3 && !strcmp(arguments[1], "read")) return read_all(arguments[2]), 0;
  if (count != 4) stop("usage", "bank import|draw DATABASE WHAT, bank read FILE");
  if (sqlite3_open(arguments[2], &db) != SQLITE_OK) stop(arguments[2], "cannot be opened");
  if (!strcmp(arguments[1], "import")) import(arguments[3]);
  if (!strcmp(arguments[1], "draw")) draw(arguments[3]);
  sqlite3_close(db);
  return 0;
}
