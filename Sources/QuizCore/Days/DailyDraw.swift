/// The questions of every day, drawn from a pool by the day's number and the questions' names alone: the same for everybody
/// with the same files.
///
/// All questions stand in one circle, in which neighbours are of different categories and of every difficulty, and each day
/// takes the next five. So none comes again before all were asked, on whatever day somebody begins.
package struct DailyDraw: Sendable {
  /// So many questions a day has, or all where there are fewer.
  package static let size = 5

  /// A question that can be drawn.
  package struct Candidate: Sendable {
    /// `quiz/question`: two quizzes may use the same id for a question.
    let key: String
    /// What it is about; only which questions have it in common matters.
    let category: String
    let difficulty: Int

    package init(key: String, category: String, difficulty: String?) {
      self.key = key
      self.category = category
      self.difficulty = DailyDraw.rank(difficulty)
    }
  }

  private let circle: [String]
  /// What tells this pool from any other.
  package let mark: String

  package init(_ pool: [Candidate]) {
    circle = Self.circle(pool)
    mark = Self.written(Chance.hash(["pool"] + circle.sorted(by: Self.precedes)))
  }

  package var isEmpty: Bool { circle.isEmpty }

  /// From easy to hard; what is neither, or not told, stands between them.
  package static func rank(_ difficulty: String?) -> Int {
    switch difficulty?.lowercased() {
    case "easy": 0
    case "hard": 2
    default: 1
    }
  }

  // MARK: Days

  /// The questions of a day while the pool stays as it is, in the order in which they were drawn.
  package func keys(on day: CivilDay) -> [String] { Array(turned(to: day).prefix(Self.size)) }

  /// The circle from where a day begins.
  private func turned(to day: CivilDay) -> [String] {
    if circle.isEmpty { return [] }
    let rest = day.number % circle.count * Self.size % circle.count
    let start = rest < 0 ? rest + circle.count : rest
    return Array(circle[start...] + circle[..<start])
  }

  /// A day as a record has it.
  package struct Published: Equatable, Sendable {
    package var day: CivilDay
    /// In the order in which they were drawn.
    package var keys: [String]
    /// The mark of the pool they were drawn from.
    package var pool: String
    /// Whether the days after it go with the circle: no round has to be finished first.
    package var followsCircle: Bool
    /// Whether it was drawn once the day was over: nobody met its questions that day.
    package var isLate: Bool

    package init(day: CivilDay, keys: [String], pool: String, followsCircle: Bool = true, isLate: Bool = false) {
      self.day = day
      self.keys = keys
      self.pool = pool
      self.followsCircle = followsCircle
      self.isLate = isLate
    }
  }

  /// A day's questions where these days are published already: while the pool stays, as everybody has them; after a change
  /// what is left of the round comes first.
  package func publish(_ day: CivilDay, after published: [Published]) -> Published {
    let met = published.filter { !$0.isLate && $0.day != day }.sorted { $0.day < $1.day }
    let next = Published(day: day, keys: keys(on: day), pool: mark)
    guard let last = met.last(where: { $0.day < day }), last.pool != mark || !last.followsCircle else { return next }
    let asked = Self.round(met.filter { $0.day < day }).union(met.filter { $0.day > day }.flatMap(\.keys))
    let turned = turned(to: day)
    let left = turned.filter { !asked.contains($0) }
    if left.isEmpty { return next }
    var finishing = next
    finishing.followsCircle = left.count <= Self.size
    finishing.keys = finishing.followsCircle ? Self.last(left, then: next.keys) : Array(left.prefix(Self.size))
    return finishing
  }

  /// The last day of a round: what is left, then the end of what the circle has for the day, from where the next round goes on.
  private static func last(_ left: [String], then day: [String]) -> [String] {
    var end: [String] = []
    var before = left
    for key in day.reversed() where before.count + end.count < day.count {
      before.removeAll { $0 == key }
      end.insert(key, at: 0)
    }
    return before + end
  }

  /// What was asked since the last round ended: with the first question that comes again another one begins.
  private static func round(_ days: [Published]) -> Set<String> {
    var asked: Set<String> = []
    for key in days.flatMap(\.keys) where !asked.insert(key).inserted { asked = [key] }
    return asked
  }
}

// MARK: The circle

extension DailyDraw {
  /// Every category has its places at equal distances, and of its questions there the difficulty that came too rarely so far.
  private static func circle(_ pool: [Candidate]) -> [String] {
    let categories = Dictionary(grouping: pool, by: \.category).values.map(Category.init)
    let places = categories.enumerated().flatMap { number, category in category.places.map { (place: $0, number) } }
    let shares = Dictionary(grouping: pool, by: \.difficulty).mapValues { Double($0.count) / Double(pool.count) }
    var left = categories.map(\.byDifficulty)
    var used: [Int: Double] = [:]
    var circle: [String] = []
    for slot in places.sorted(by: { ($0.place, categories[$0.1]) < ($1.place, categories[$1.1]) }) {
      let due = { (rank: Int) in shares[rank, default: 0] * Double(circle.count + 1) - used[rank, default: 0] }
      let ranks = left[slot.1].keys.sorted()
      guard let rank = ranks.max(by: { due($0) < due($1) }) else { continue }
      used[rank, default: 0] += 1
      if let key = left[slot.1][rank]?.popLast() { circle.append(key) }
      if left[slot.1][rank]?.isEmpty == true { left[slot.1][rank] = nil }
    }
    return circle
  }

  /// The questions of one category; it is known by them, as its name may be told in any language.
  private struct Category: Comparable {
    let name: String
    let count: Int
    /// The keys of each rank, those last that come first.
    let byDifficulty: [Int: [String]]

    init(_ candidates: [Candidate]) {
      let drawn = candidates.map { (lot: Chance.hash(["daily", $0.key]), candidate: $0) }
        .sorted { ($0.lot, $0.candidate.key) > ($1.lot, $1.candidate.key) }
      name = candidates.map(\.key).min(by: DailyDraw.precedes) ?? ""
      count = candidates.count
      byDifficulty = Dictionary(grouping: drawn.map(\.candidate), by: \.difficulty).mapValues { $0.map(\.key) }
    }

    /// Between 0 and 1, at equal distances from a start of its own.
    var places: [Double] {
      let start = Double(Chance.hash(["daily category", name]) >> 11) / 0x1p53
      return (0..<count).map { (Double($0) + start) / Double(count) }
    }

    static func < (a: Category, b: Category) -> Bool { DailyDraw.precedes(a.name, b.name) }
    static func == (a: Category, b: Category) -> Bool { a.name == b.name }
  }

  /// The order of their bytes, which is the same everywhere.
  fileprivate static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}

// MARK: What tells contents apart

extension DailyDraw {
  /// A short mark of a day's questions: whoever has the same one has the same questions, in whatever language.
  package static func mark(of quiz: Quiz) -> String {
    let contents = quiz.questions.map(content)
    return written(Chance.hash(["daily"] + contents.sorted(by: precedes)))
  }

  /// What a question is apart from its texts.
  private static func content(_ question: Question) -> String {
    let answers = question.answers.map { answer -> String in
      "\(answer.id) \(answer.isCorrect) \(answer.fraction ?? -9)"
    }
    let parts: [String] = [question.id, question.kind.rawValue, right(question)] + answers.sorted()
    return parts.joined(separator: "\n")
  }

  private static func right(_ question: Question) -> String {
    switch question.correct {
    case .side(let side)?: String(side)
    case .number(let number)?: String(number)
    case nil: ""
    }
  }

  /// Five signs that are not taken for each other.
  private static func written(_ hash: UInt64) -> String {
    let signs = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let mixed = hash ^ hash >> 32
    return String((0..<5).map { signs[Int(mixed >> (5 * UInt64($0)) & 31)] })
  }
}

extension Quiz {
  private static let dailyPrefix = "daily-"

  /// The id of the quiz that is drawn for a day.
  package static func dailyID(of day: CivilDay) -> String { dailyPrefix + day.text }

  /// The day for which a quiz of this id was drawn.
  package static func day(ofDaily id: String) -> CivilDay? {
    id.hasPrefix(dailyPrefix) ? CivilDay(String(id.dropFirst(dailyPrefix.count))) : nil
  }

  /// Whether the questions were drawn from all quizzes, so that their ids name their quizzes, too.
  package var isDrawn: Bool { id == Self.drawnID || Self.day(ofDaily: id) != nil }
}
