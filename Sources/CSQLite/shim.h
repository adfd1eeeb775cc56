#include <sqlite3.h>

// Swift cannot call variadic C functions.

/// Before anything else is called: keeps no account of memory, for which each of many small pieces would lock a mutex, and
/// up to 120 KB of what a statement may have to undo in memory, where 64 KB of it would go to a temporary file.
///
/// What is more goes there in pieces of that size, and one write of SQLite takes less than 128 KB (`seekAndWriteFd` in
/// os_unix.c of 3.40): a larger piece ends as "database or disk is full".
static inline int csqlite_set_up(void) {
  int code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  return code == SQLITE_OK ? sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, 120 << 10) : code;
}

/// Leaves the write-ahead log beside the database when the last connection closes.
static inline int csqlite_keep_log_on_close(sqlite3 *db) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/// For every file, as a stranger may have given it: no triggers but temporary ones, no views, nothing that its schema could make the library do.
static inline int csqlite_distrust(sqlite3 *db) {
  int code = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
  return code;
}
