extension Migration {
  /// The history of the form of people and keys. Never change one that was released; add another.
  static let ofPeople = [people]

  /// The people of `serve` and `host`, the classes they are in, the teachers' keys, and the browsers that gave one.
  ///
  /// `player` is the id in the record of guests, `reference` the id that a school gave. Codes and PINs are hashed slowly,
  /// codes with the salt of the file, so that one hash finds them; keys and cookies are random, so SHA-256 does.
  private static let people = Migration(
    name: "people",
    sql: """
      CREATE TABLE people (
        number INTEGER PRIMARY KEY, player TEXT NOT NULL UNIQUE, reference TEXT UNIQUE, name TEXT NOT NULL,
        class TEXT NOT NULL, code TEXT UNIQUE, asks_pin INTEGER NOT NULL, pin TEXT, added INTEGER NOT NULL, seen INTEGER);
      CREATE INDEX people_by_class ON people (class, name);
      CREATE TABLE classes (name TEXT PRIMARY KEY, teacher TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE keys (
        name TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, admin INTEGER NOT NULL, player TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL, seen INTEGER) WITHOUT ROWID;
      CREATE TABLE browsers (hash TEXT PRIMARY KEY, key TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE salts (name TEXT PRIMARY KEY, salt TEXT NOT NULL) WITHOUT ROWID;
      """)
}
