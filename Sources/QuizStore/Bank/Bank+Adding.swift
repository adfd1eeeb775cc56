package import QuizCore

extension Bank {
  /// How many questions were new, and how many were there already.
  package struct Added: Equatable, Sendable {
    package var new = 0
    package var known = 0

    package init(new: Int = 0, known: Int = 0) {
      self.new = new
      self.known = known
    }

    package static func += (a: inout Added, b: Added) {
      a.new += b.new
      a.known += b.known
    }
  }

  /// Adds questions in one transaction, durable when it returns; known ones stay unchanged.
  @discardableResult
  package func add(_ questions: [BankQuestion], from source: BankSource) throws(RecordFailure) -> Added {
    try fill(from: source) { filler in
      for question in questions { filler.add(question) }
      return true
    } ?? Added()
  }

  /// Adds what `produce` hands to the filler, however much it is, in one transaction, durable when it returns.
  ///
  /// When `produce` answers false nothing of it is kept, and the result is nil.
  package func fill(from source: BankSource, _ produce: (BankFiller) -> Bool) throws(RecordFailure) -> Added? {
    var added: Added?
    try writing(durable: true) { () throws(SQLiteError) in
      let filler = try BankFiller(database, source: source, at: now())
      guard produce(filler) else { return try filler.undo() }
      try filler.finish()
      added = filler.added
    }
    return added
  }
}

/// Takes questions into the bank within one transaction.
package final class BankFiller {
  private(set) var added = Bank.Added()
  private let database: Database
  private let source: Int
  private let time: Int
  private let insert: Statement
  /// A buffer in which wrong answers are joined.
  private var others: [UInt8] = []
  private var topics: [TopicKey: GrowingTopic] = [:]
  /// The first failure, which ends the filling.
  private var failure: SQLiteError?

  /// A topic's number and how many questions it has now, and had.
  private final class GrowingTopic {
    let number: Int
    let before: Int
    var count: Int

    init(number: Int, count: Int) {
      self.number = number
      self.count = count
      before = count
    }
  }

  private struct TopicKey: Hashable {
    var category: String
    var difficulty: String
    var isTrueFalse: Bool
  }

  /// Places in one topic, and topics: numbers stay within 63 bits.
  private static let most = 1 << 31
  private static let cacheKilobytes = 16_000

  init(_ database: Database, source: BankSource, at time: WallTime) throws(SQLiteError) {
    self.database = database
    self.time = time.milliseconds
    // The cache holds the index by hash, whose pages are written in random order.
    try database.run("PRAGMA cache_size = -\(Self.cacheKilobytes)")
    try database.run("SAVEPOINT filling")
    insert = try database.statement(
      """
      INSERT OR IGNORE INTO questions (number, hash, text, answer, others, source, fetched)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    try database.run("INSERT OR IGNORE INTO sources (name, licence) VALUES (?, ?)", source.name, source.licence)
    self.source =
      try database.row("SELECT number FROM sources WHERE name = ? AND licence = ?", source.name, source.licence) {
        $0.int(0)
      } ?? 0
    for topic in try database.topics() {
      let key = TopicKey(category: topic.category, difficulty: topic.difficulty, isTrueFalse: topic.isTrueFalse)
      topics[key] = GrowingTopic(number: topic.number, count: topic.count)
    }
  }

  package func add(_ question: BankQuestion) {
    guard failure == nil else { return }
    do throws(SQLiteError) { try enter(question) } catch { failure = error }
  }

  private func enter(_ question: BankQuestion) throws(SQLiteError) {
    let key = TopicKey(
      category: question.category, difficulty: question.difficulty, isTrueFalse: question.isTrueFalse)
    let topic: GrowingTopic
    if let known = topics[key] { topic = known } else { topic = try newTopic(key) }
    guard topic.count < Self.most else { return }
    insert.bind(BankPlace.number(topic: topic.number, place: topic.count), at: 1)
    insert.bind(question.hash, at: 2)
    insert.bind(source, at: 6)
    insert.bind(time, at: 7)
    try insertTexts(question)
    if database.changes > 0 {
      added.new += 1
      topic.count += 1
    } else {
      added.known += 1
    }
  }

  /// Binds the texts where they are, and inserts the row: copying them took a tenth of an import.
  private func insertTexts(_ question: BankQuestion) throws(SQLiteError) {
    BankPlace.write(question.others, to: &others)
    var (text, answer) = (question.text, question.answer)
    let failure: SQLiteError? = text.withUTF8 { text in
      answer.withUTF8 { answer in
        others.withUnsafeBufferPointer { others in
          insert.bind(uncopied: text, at: 3)
          insert.bind(uncopied: answer, at: 4)
          insert.bind(uncopied: others, at: 5)
          defer { insert.reset() }
          do throws(SQLiteError) { _ = try insert.step() } catch { return error }
          return nil
        }
      }
    }
    if let failure { throw failure }
  }

  private func newTopic(_ key: TopicKey) throws(SQLiteError) -> GrowingTopic {
    try database.run(
      "INSERT INTO topics (category, difficulty, truefalse, count) VALUES (?, ?, ?, 0)", key.category, key.difficulty,
      key.isTrueFalse ? 1 : 0)
    let topic = GrowingTopic(number: database.lastRow, count: 0)
    topics[key] = topic
    return topic
  }

  func finish() throws(SQLiteError) {
    if let failure { throw failure }
    for topic in topics.values where topic.count > topic.before {
      try database.run("UPDATE topics SET count = ? WHERE number = ?", topic.count, topic.number)
    }
    try database.run("RELEASE filling")
  }

  func undo() throws(SQLiteError) {
    try database.run("ROLLBACK TO filling")
    try database.run("RELEASE filling")
  }
}

/// The number of a question by topic and place, and the writing of its wrong answers.
enum BankPlace {
  static func number(topic: Int, place: Int) -> Int { topic << 32 | place }

  /// Texts with U+001F between them; in a text itself it becomes a space.
  static func write(_ texts: [String], to list: inout [UInt8]) {
    list.removeAll(keepingCapacity: true)
    for (index, text) in texts.enumerated() {
      if index > 0 { list.append(separator) }
      let start = list.count
      list.append(contentsOf: text.utf8)
      for place in start..<list.count where list[place] == separator { list[place] = UInt8(ascii: " ") }
    }
  }

  private static let separator: UInt8 = 0x1F

  static func texts(_ list: String) -> [String] { list.utf8.split(separator: separator).map { String(Substring($0)) } }
}

extension Database {
  /// All topics, sorted by the bytes of their names.
  func topics() throws(SQLiteError) -> [BankTopic] {
    try rows(
      "SELECT number, category, difficulty, truefalse, count FROM topics ORDER BY category, difficulty, truefalse"
    ) { row in
      BankTopic(
        category: row.text(1), difficulty: row.text(2), isTrueFalse: row.int(3) == 1,
        count: row.int(4), number: row.int(0))
    }
  }
}
