package import QuizCore

/// A teacher's key, known by its hash.
package struct TeacherKey: Equatable, Sendable {
  package var name: String
  /// True for one that opens all that the owner's key opens.
  package var isAdmin: Bool
  /// The id under which the teacher plays, in the record of guests.
  package var player: String
  package var created: WallTime
  /// The last time that a browser gave it; nil before the first.
  package var seen: WallTime?

  package init(name: String, isAdmin: Bool, player: String, created: WallTime, seen: WallTime? = nil) {
    (self.name, self.isAdmin, self.player, self.created, self.seen) = (name, isAdmin, player, created, seen)
  }
}

extension PeopleBook {
  private func keys<each Value: Bindable>(
    _ condition: String, _ values: repeat each Value
  ) throws(RecordFailure) -> [TeacherKey] {
    try reading { () throws(SQLiteError) in
      try database.rows(
        "SELECT name, admin, player, created, seen FROM keys \(condition) ORDER BY created, name", repeat each values
      ) { row in
        TeacherKey(
          name: row.text(0), isAdmin: row.int(1) != 0, player: row.text(2),
          created: WallTime(milliseconds: row.int(3)), seen: row.optionalInt(4).map(WallTime.init(milliseconds:)))
      }
    }
  }

  /// All keys, the oldest first.
  package func keys() throws(RecordFailure) -> [TeacherKey] { try keys("") }

  package func key(named name: String) throws(RecordFailure) -> TeacherKey? {
    try keys("WHERE name = ?", name).first
  }

  /// The key of the teacher who plays under an id.
  package func key(ofPlayer player: String) throws(RecordFailure) -> TeacherKey? {
    try keys("WHERE player = ?", player).first
  }

  package func add(_ key: TeacherKey, secret: String) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      try database.run(
        "INSERT INTO keys (name, hash, admin, player, created) VALUES (?, ?, ?, ?, ?)", key.name, Self.hash(secret),
        key.isAdmin ? 1 : 0, key.player, key.created.milliseconds)
    }
  }

  /// Removes a key with the cookies of all browsers that gave it.
  package func revoke(_ name: String) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      try database.run("DELETE FROM browsers WHERE key = ?", name)
      try database.run("DELETE FROM keys WHERE name = ?", name)
    }
    try wipe()
  }

  /// Lets a browser with the right secret in; nil for another one.
  package func admit(_ token: String, secret: String) throws(RecordFailure) -> TeacherKey? {
    guard let key = try keys("WHERE hash = ?", Self.hash(secret)).first else { return nil }
    let time = now().milliseconds
    try writing { () throws(SQLiteError) in
      try database.run(
        "INSERT INTO browsers (hash, key, made) VALUES (?, ?, ?)", Self.hash(token), key.name, time)
      try database.run("UPDATE keys SET seen = ? WHERE name = ?", time, key.name)
    }
    return key
  }

  /// The key that the browser with a cookie gave; nil for another browser.
  package func key(ofBrowser token: String) throws(RecordFailure) -> TeacherKey? {
    try keys("WHERE name = (SELECT key FROM browsers WHERE hash = ?)", Self.hash(token)).first
  }

  /// Makes every browser give its key again.
  package func forgetBrowsers() throws(RecordFailure) {
    try writing { () throws(SQLiteError) in try database.run("DELETE FROM browsers") }
  }

  // MARK: Classes

  /// The classes with their teachers, an empty text for the admin's.
  package func classes() throws(RecordFailure) -> [(name: String, teacher: String)] {
    try reading { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT name, coalesce((SELECT teacher FROM classes WHERE classes.name = found.name), '')
        FROM (SELECT DISTINCT class AS name FROM people WHERE class <> '') AS found ORDER BY name
        """
      ) { ($0.text(0), $0.text(1)) }
    }
  }

  /// Gives a class to a teacher.
  package func give(_ group: String, to teacher: String) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      try database.run("INSERT OR REPLACE INTO classes (name, teacher) VALUES (?, ?)", group, teacher)
    }
  }

  private static func hash(_ secret: String) -> String { SHA256.hex(of: Array(secret.utf8)) }
}
