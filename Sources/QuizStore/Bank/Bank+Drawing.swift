package import QuizCore

/// Questions of the bank that pass a filter, by their places.
package struct BankPool: Sendable {
  package private(set) var count = 0
  private var topics: [BankTopic] = []

  init(_ topics: [BankTopic]) {
    self.topics = topics
    count = topics.reduce(0) { $0 + $1.count }
  }

  /// The question's number at a place; nil beyond the last.
  func number(at place: Int) -> Int? {
    var rest = place
    for topic in topics {
      if rest < topic.count { return BankPlace.number(topic: topic.number, place: rest) }
      rest -= topic.count
    }
    return nil
  }
}

/// One of the drawn questions.
package enum DrawnQuestion: Equatable, Sendable {
  /// The place of one of the others among which was drawn.
  case other(Int)
  case bank(Question)
}

extension Bank {
  /// The ids of questions from the bank begin like this; 16 hexadecimal digits of their hash follow.
  package static let idPrefix = "bank/"

  /// Every category, difficulty and kind that has questions, with their number.
  package func topics() throws(RecordFailure) -> [BankTopic] {
    try reading(database.topics().filter { $0.count > 0 })
  }

  /// The questions of the topics that pass.
  package func pool(_ passes: (BankTopic) -> Bool) throws(RecordFailure) -> BankPool {
    BankPool(try topics().filter(passes))
  }

  /// Draws from the bank alone, for a quiz to be kept: the same seed and bank give the same questions.
  package func draw(_ amount: Int, from pool: BankPool, seed: Int) throws(RecordFailure) -> [Question] {
    try draw(amount, from: pool, beside: [], seed: seed, unlessAsked: nil).compactMap { drawn in
      if case .bank(let question) = drawn { question } else { nil }
    }
  }

  /// Draws from the bank and from other questions, each one equally likely.
  ///
  /// With a player, questions not asked yet come first, then the ones asked longest ago. It reads no more questions
  /// than the draw needs.
  package func draw(
    _ amount: Int, from pool: BankPool, beside others: [String], seed: Int, unlessAsked player: String?
  ) throws(RecordFailure) -> [DrawnQuestion] {
    try reading { () throws(SQLiteError) in
      var places: [Int] = []
      var stale: [(at: Int, place: Int)] = []
      let asked: AskedBy?
      if let player { asked = try AskedBy(player, database) } else { asked = nil }
      var order = DrawingOrder(count: others.count + pool.count, Chance.stream(String(seed), Quiz.drawnID, "bank"))
      while places.count < amount, let place = order.next() {
        if let at = try asked?.time(of: key(at: place, pool, others)) {
          stale.append((at, place))
        } else {
          places.append(place)
        }
      }
      places += stale.sorted { $0.at < $1.at }.prefix(amount - places.count).map(\.place)
      var drawn: [DrawnQuestion] = []
      for place in places {
        if let question = try self.drawn(at: place, pool, others) { drawn.append(question) }
      }
      return drawn
    }
  }

  /// The questions with these ids that are in the bank.
  package func questions(ids: [String]) throws(RecordFailure) -> [Question] {
    try reading { () throws(SQLiteError) in
      var questions: [Question] = []
      for id in ids where id.hasPrefix(Self.idPrefix) {
        guard let hash = UInt64(id.dropFirst(Self.idPrefix.count), radix: 16) else { continue }
        if let question = try question(where: "hash", Int(truncatingIfNeeded: hash)) { questions.append(question) }
      }
      return questions
    }
  }

  /// The key in `asked` of the question at a place.
  private func key(at place: Int, _ pool: BankPool, _ others: [String]) throws(SQLiteError) -> Int? {
    if place < others.count { return Self.key(of: others[place]) }
    guard let number = pool.number(at: place - others.count) else { return nil }
    return try database.row("SELECT hash FROM questions WHERE number = ?", number) {
      Self.key(of: Self.id(hash: $0.int(0)))
    }
  }

  private func drawn(at place: Int, _ pool: BankPool, _ others: [String]) throws(SQLiteError) -> DrawnQuestion? {
    if place < others.count { return .other(place) }
    guard let number = pool.number(at: place - others.count) else { return nil }
    return try question(where: "number", number).map(DrawnQuestion.bank)
  }

  private func question(where column: String, _ value: Int) throws(SQLiteError) -> Question? {
    try database.row(
      """
      SELECT q.hash, q.text, q.answer, q.others, t.category, t.difficulty, t.truefalse, s.name, s.licence
      FROM questions AS q JOIN topics AS t ON t.number = q.number >> 32 LEFT JOIN sources AS s ON s.number = q.source
      WHERE q.\(column) = ?
      """, value
    ) { row in
      let topic = BankTopic(
        category: row.text(4), difficulty: row.text(5), isTrueFalse: row.int(6) == 1, count: 0, number: 0)
      let kept = BankQuestion(
        topic: topic, text: row.text(1), answer: row.text(2), others: BankPlace.texts(row.text(3)))
      let source = BankSource(name: row.text(7), licence: row.text(8))
      return kept.question(id: Self.id(hash: row.int(0)), source: source.attribution)
    }
  }

  private static func id(hash: Int) -> String {
    let digits = String(UInt64(bitPattern: Int64(hash)), radix: 16)
    return idPrefix + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The places from 0 up to a count in an order drawn from a stream, one by one: Fisher–Yates from the start, in memory
/// that grows with the draws.
struct DrawingOrder {
  private let count: Int
  private var stream: SplitMix64
  private var taken = 0
  /// The swapped places of the shuffle; a place that is absent holds itself.
  private var moved: [Int: Int] = [:]

  init(count: Int, _ stream: SplitMix64) {
    self.count = count
    self.stream = stream
  }

  mutating func next() -> Int? {
    guard taken < count else { return nil }
    let place = taken + Int(stream.below(UInt64(count - taken)))
    let value = moved[place] ?? place
    moved[place] = moved[taken] ?? taken
    moved[taken] = nil
    taken += 1
    return value
  }
}
