import CSQLite
import Foundation
import XCTest

/// Changes a record from outside, as a user who knows its tables might.
extension Place {
  /// Runs SQL on the record; what it leaves behind need not verify any more.
  func forge(_ sql: String) throws {
    verifies = false
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    let code = sqlite3_open_v2(root + "/data/quizrun.db", &database, SQLITE_OPEN_READWRITE, nil)
    XCTAssertEqual(code, SQLITE_OK, sql)
    XCTAssertEqual(sqlite3_exec(database, sql, nil, nil, nil), SQLITE_OK, sql)
  }

  /// Takes the record back to the form that had no chain yet: the next command makes one of what is there.
  func acceptEvents() throws {
    let later =
      "('chain', 'formerNames', 'keeping', 'serving', 'rooms', 'bindings', 'percents', 'doors', 'owners', 'bonds', "
      + "'nights', 'data')"
    let count = try XCTUnwrap(Int(try value("select count(*) from migrations where name not in \(later)")))
    try forge(
      """
      drop table chain; drop table chain_head; drop table remembered; drop table kept; drop table left_behind; drop table visitors; drop table replies; drop table rooms; drop table room_events; drop table percent_spans; drop index history_percent; alter table players drop column former; alter table beginnings drop column players; drop table bonds; drop index history_nights; alter table history drop column data;
      alter table memory drop column moment; alter table shared drop column moment;
      delete from migrations where name in \(later); pragma user_version = \(count);
      """)
  }

  /// The first column of the first row.
  func value(_ sql: String) throws -> String {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close_v2(database)
    }
    XCTAssertEqual(sqlite3_open_v2(root + "/data/quizrun.db", &database, SQLITE_OPEN_READWRITE, nil), SQLITE_OK)
    XCTAssertEqual(sqlite3_prepare_v2(database, sql, -1, &statement, nil), SQLITE_OK, sql)
    XCTAssertEqual(sqlite3_step(statement), SQLITE_ROW, sql)
    return String(cString: try XCTUnwrap(sqlite3_column_text(statement, 0)))
  }
}
