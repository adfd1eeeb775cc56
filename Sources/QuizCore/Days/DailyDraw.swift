/// The questions of every day, drawn from a pool by the day's number and the questions' names alone.
///
/// The same files give the same questions on every machine. All questions stand in one circle: neighbours differ in
/// category, and difficulties alternate. Each day takes the next five, so none returns before all were asked, from
/// whichever day a player begins.
package struct DailyDraw: Sendable {
  /// The number of questions a day; smaller pools give all they have.
  package static let size = 5

  /// A question that can be drawn.
  package struct Candidate: Sendable {
    /// `quiz/question`: two quizzes may use the same id for a question.
    let key: String
    /// The category, compared for equality only.
    let category: String
    let difficulty: Int

    package init(key: String, category: String, difficulty: String?) {
      self.key = key
      self.category = category
      self.difficulty = DailyDraw.rank(difficulty)
    }
  }

  private let circle: [String]
  /// The hash of the pool, which differs between any two pools.
  package let mark: String

  package init(_ pool: [Candidate]) {
    circle = Self.circle(pool)
    mark = Self.written(Chance.hash(["pool"] + circle.sorted(by: Self.precedes)))
  }

  package var isEmpty: Bool { circle.isEmpty }

  /// A rank from easy to hard; other and missing difficulties are in between.
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
    /// The keys, in the order of drawing.
    package var keys: [String]
    /// The mark of the pool they were drawn from.
    package var pool: String
    /// Whether the days after it go with the circle: no round has to be finished first.
    package var followsCircle: Bool
    /// True when it was drawn after the day was over, so that no player met its questions on that day.
    package var isLate: Bool

    package init(day: CivilDay, keys: [String], pool: String, followsCircle: Bool = true, isLate: Bool = false) {
      self.day = day
      self.keys = keys
      self.pool = pool
      self.followsCircle = followsCircle
      self.isLate = isLate
    }
  }

  /// A day's questions after the days already published. While the pool is unchanged they follow the circle; after a
  /// change the rest of the round comes first.
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

  /// The last day of a round: the remaining questions, then the end of the circle's for that day, where the next round
  /// begins.
  private static func last(_ left: [String], then day: [String]) -> [String] {
    var end: [String] = []
    var before = left
    for key in day.reversed() where before.count + end.count < day.count {
      before.removeAll { $0 == key }
      end.insert(key, at: 0)
    }
    return before + end
  }

  /// The keys asked in the current round; a question that returns begins a new round.
  private static func round(_ days: [Published]) -> Set<String> {
    var asked: Set<String> = []
    for key in days.flatMap(\.keys) where !asked.insert(key).inserted { asked = [key] }
    return asked
  }
}

// MARK: The circle

extension DailyDraw {
  /// Every category has its places at about equal distances, and of its questions there the difficulty that came too rarely so
  /// far.
  private static func circle(_ pool: [Candidate]) -> [String] {
    let categories = Dictionary(grouping: pool, by: \.category).values.map(Category.init).sorted()
    let shares = Dictionary(grouping: pool, by: \.difficulty).mapValues { Double($0.count) / Double(pool.count) }
    var turns = Turns(categories.map(\.places))
    var left = categories.map(\.byDifficulty)
    var used: [Int: Double] = [:]
    var circle: [String] = []
    while let number = turns.next() {
      let due = { (rank: Int) in shares[rank, default: 0] * Double(circle.count + 1) - used[rank, default: 0] }
      let ranks = left[number].keys.sorted()
      guard let rank = ranks.max(by: { due($0) < due($1) }) else { continue }
      used[rank, default: 0] += 1
      if let key = left[number][rank]?.popLast() { circle.append(key) }
      if left[number][rank]?.isEmpty == true { left[number][rank] = nil }
    }
    return circle
  }

  /// The turns of the categories: the lowest place comes first, and no category twice in a row while another is left.
  private struct Turns {
    /// The remaining places of each category, the next one last.
    private var places: [[Double]]
    private var left: Int
    private var last: Int?

    init(_ places: [[Double]]) {
      self.places = places.map { $0.reversed() }
      left = places.reduce(0) { $0 + $1.count }
    }

    mutating func next() -> Int? {
      guard let number = due else { return nil }
      places[number].removeLast()
      (left, last) = (left - 1, number)
      return number
    }

    private var due: Int? {
      let open = places.indices.filter { !places[$0].isEmpty && $0 != last }
      // A category with more than half of the rest must come now, or it would follow itself in the end.
      if let crowded = open.first(where: { 2 * places[$0].count > left }) { return crowded }
      let first = open.min { (places[$0].last ?? 1) < (places[$1].last ?? 1) }
      return first ?? places.indices.first { !places[$0].isEmpty }
    }
  }

  /// The questions of one category. They identify it, since its name depends on the language.
  private struct Category: Comparable {
    let name: String
    let count: Int
    /// The keys of each rank, the next one last.
    let byDifficulty: [Int: [String]]

    init(_ candidates: [Candidate]) {
      let drawn = candidates.map { (lot: DailyDraw.lot("daily", $0.key), candidate: $0) }
        .sorted { ($0.lot, $0.candidate.key) > ($1.lot, $1.candidate.key) }
      name = candidates.map(\.key).min(by: DailyDraw.precedes) ?? ""
      count = candidates.count
      byDifficulty = Dictionary(grouping: drawn.map(\.candidate), by: \.difficulty).mapValues { $0.map(\.key) }
    }

    /// Between 0 and 1, at equal distances from a start of its own.
    var places: [Double] {
      let start = Double(DailyDraw.lot("daily category", name) >> 11) / 0x1p53
      return (0..<count).map { (Double($0) + start) / Double(count) }
    }

    static func < (a: Category, b: Category) -> Bool { DailyDraw.precedes(a.name, b.name) }
    static func == (a: Category, b: Category) -> Bool { a.name == b.name }
  }

  /// A number drawn for a name. The hash alone will not do: names that end alike, as `q1` and `q2`, have hashes side by side.
  fileprivate static func lot(_ purpose: String, _ name: String) -> UInt64 {
    var stream = Chance.stream(purpose, name)
    return stream.next()
  }

  /// The order of their bytes, which is the same everywhere.
  fileprivate static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}

// MARK: What tells contents apart

extension DailyDraw {
  /// A short mark of a day's questions, the same in every language.
  package static func mark(of quiz: Quiz) -> String {
    let contents = quiz.questions.map(content)
    return written(Chance.hash(["daily"] + contents.sorted(by: precedes)))
  }

  /// The parts of a question that no translation changes: ids, kind and solution.
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
  package var isDrawn: Bool { Self.isDrawn(id) }

  /// The same of the quiz of an id.
  package static func isDrawn(_ id: String) -> Bool { id == drawnID || day(ofDaily: id) != nil }
}
