extension Migration {
  /// The history of the bank's form. Never change one that was released; add another.
  static let ofBank = [bank]

  /// Questions by topic, their sources, and when a player was asked what.
  ///
  /// A question's `number` is its topic's number times 2³² plus its place in the topic, counted from 0 without gaps: so any
  /// question of a category is one look away, however many there are. `others` are the wrong answers with U+001F between them,
  /// `hash` stands for kind, text and right answer. Times are milliseconds since 1970-01-01T00:00:00Z. In `asked` a
  /// question is the FNV-1a-64 hash of the id it has in a drawn quiz.
  private static let bank = Migration(
    name: "bank",
    sql: """
      CREATE TABLE topics (
        number INTEGER PRIMARY KEY, category TEXT NOT NULL, difficulty TEXT NOT NULL, truefalse INTEGER NOT NULL,
        count INTEGER NOT NULL, UNIQUE (category, difficulty, truefalse));
      CREATE TABLE sources (number INTEGER PRIMARY KEY, name TEXT NOT NULL, licence TEXT NOT NULL, UNIQUE (name, licence));
      CREATE TABLE questions (
        number INTEGER PRIMARY KEY, hash INTEGER NOT NULL UNIQUE, text TEXT NOT NULL, answer TEXT NOT NULL,
        others TEXT NOT NULL, source INTEGER NOT NULL, fetched INTEGER NOT NULL);
      CREATE TABLE asked (
        player TEXT NOT NULL, question INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (player, question)) WITHOUT ROWID;
      """)
}
