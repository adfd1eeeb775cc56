#include <sqlite3.h>

// Swift cannot call variadic C functions.

/// Leaves the write-ahead log beside the database when the last connection closes.
static inline int csqlite_keep_log_on_close(sqlite3 *db) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
