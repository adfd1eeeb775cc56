// What a command that opens the store and a plugin has to do at least: open SQLite as quizrun does, one query, a Lua state
// with its libraries, and run the plugin's file.
//
//     start DATABASE SCRIPT
#include <lauxlib.h>
#include <lualib.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

static void stop(const char *what, const char *why) {
  fprintf(stderr, "start: %s: %s\n", what, why);
  exit(1);
}

static int count_sittings(const char *path) {
  sqlite3 *db;
  sqlite3_stmt *query;
  if (sqlite3_open(path, &db) != SQLITE_OK) stop(path, "cannot be opened");
  sqlite3_exec(db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
  sqlite3_exec(db, "PRAGMA synchronous = FULL", NULL, NULL, NULL);
  if (sqlite3_prepare_v2(db, "SELECT count(*) FROM sittings", -1, &query, NULL) != SQLITE_OK)
    stop(path, sqlite3_errmsg(db));
  if (sqlite3_step(query) != SQLITE_ROW) stop(path, "gave no row");
  int count = sqlite3_column_int(query, 0);
  sqlite3_finalize(query);
  sqlite3_close(db);
  return count;
}

int main(int count, char **arguments) {
  if (count != 3) stop("usage", "start DATABASE SCRIPT");
  int sittings = count_sittings(arguments[1]);
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  if (luaL_dofile(L, arguments[2])) stop(arguments[2], lua_tostring(L, -1));
  lua_getfield(L, -1, "name");
  // A name in several languages is a table.
  if (lua_istable(L, -1)) lua_getfield(L, -1, "en");
  printf("%d sittings, plugin %s\n", sittings, lua_tostring(L, -1));
  lua_close(L);
  return 0;
}
