internal import QuizCoding
package import QuizCore

extension SQLiteRecord {
  package func visitHistory(
    _ filter: HistoryFilter, limit: Int?, _ visit: (HistoryEntry) -> Bool
  ) throws(RecordFailure) {
    let filter = try reading(identified(filter))
    let names = try reading(TodaysNames(database))
    let shared = try reading(sharedSittings(filter))
    var open = try reading(unfinishedEntries(filter, shared))[...]
    var left = limit ?? Int.max
    var isWanted = left > 0
    func show(_ listed: ListedEntry) -> Bool {
      isWanted = isWanted && visit(named(listed.entry, names))
      left -= 1
      if left <= 0 { isWanted = false }
      return isWanted
    }
    if isWanted {
      try visitListed(filter, shared) { listed in
        while let first = open.first, ListedEntry.isNewer(first, listed) {
          guard show(open.removeFirst()) else { return false }
        }
        return show(listed)
      }
    }
    while isWanted, !open.isEmpty { _ = show(open.removeFirst()) }
  }

  func visitFinished(_ filter: HistoryFilter, _ visit: (HistoryEntry) -> Bool) throws(RecordFailure) {
    let filter = try reading(identified(filter))
    let names = try reading(TodaysNames(database))
    try visitListed(filter, []) { visit(named($0.entry, names)) }
  }

  /// The newest first; no more is read than is visited, and the rest of that second.
  private func visitListed(
    _ filter: HistoryFilter, _ shared: Set<String>, _ visit: (ListedEntry) -> Bool
  ) throws(RecordFailure) {
    // A repair restarts the list: entries already passed on are skipped.
    var shown: Set<Int> = []
    func show(_ listed: ListedEntry) -> Bool {
      (listed.number > 0 && !shown.insert(listed.number).inserted) || visit(listed)
    }
    let condition = Condition(filter, shared: shared)
    try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        """
        SELECT sitting, quiz, title, mode, player, started, finished, offset, day, points, "of", percent, headline,
          emoji, timed, "limit", ms, category, outcome, passed, number,
          data FROM history \(condition.clause)
        ORDER BY finished DESC
        """)
      defer { statement.reset() }
      condition.bind(to: statement)
      var second: [ListedEntry] = []
      while try statement.step() {
        let next = ListedEntry(entry: HistoryEntry(finished: statement), number: statement.optionalInt(20) ?? 0)
        if let first = second.first, first.second != next.second {
          guard second.sorted(by: ListedEntry.isNewer).allSatisfy(show) else { return }
          second = []
        }
        second.append(next)
      }
      _ = second.sorted(by: ListedEntry.isNewer).allSatisfy(show)
    }
  }

  /// The unfinished entries, which are few, as players finish most sittings.
  private func unfinishedEntries(
    _ filter: HistoryFilter, _ shared: Set<String>
  ) throws(SQLiteError) -> [ListedEntry] {
    var entries: [ListedEntry] = []
    try database.each(
      """
      SELECT id, quiz, title, mode, player, started, offset, day, timed, "limit", category, number FROM sittings
      WHERE status = 0 AND \(Self.isTouched)
      """
    ) { row in
      let entry = HistoryEntry(unfinished: row)
      if filter.passes(entry) || shared.contains(entry.sitting) && filter.passesApartFromPlayer(entry) {
        entries.append(ListedEntry(entry: entry, number: row.int(11)))
      }
    }
    return entries.sorted(by: ListedEntry.isNewer)
  }

  /// The sittings that others began and the filter's player took part in, where it asks for them; names have no commas.
  private func sharedSittings(_ filter: HistoryFilter) throws(SQLiteError) -> Set<String> {
    guard filter.includesShared, let player = filter.player else { return [] }
    return Set(
      try database.texts(
        """
        SELECT id FROM sittings WHERE instr(players, ',') > 0 AND player <> ?1
          AND EXISTS (SELECT 1 FROM json_each(players) WHERE value = ?1)
        """, player))
  }

  package func everySitting() throws(RecordFailure) -> [String] {
    try reading(database.texts("SELECT id FROM sittings ORDER BY number"))
  }

  package func sittings(like text: String) throws(RecordFailure) -> [String] {
    let wanted = text.uppercased()
    return try reading { () throws(SQLiteError) in
      let ids: [String] = try database.texts(
        """
        SELECT id FROM sittings WHERE substr(upper(id), 1, length(?1)) = ?1 OR substr(upper(id), -length(?1)) = ?1
        ORDER BY upper(id) <> ?1 LIMIT 3
        """, wanted)
      return ids.first?.uppercased() == wanted ? [ids[0]] : ids
    }
  }
}

/// An entry on its way into a list.
private struct ListedEntry {
  var entry: HistoryEntry
  /// Counts the sittings as they began.
  var number: Int

  var second: Int { entry.finished.milliseconds / 1000 }

  /// Within a second the later beginning is the newer one: a clock that is set, or that `QUIZRUN_NOW` starts, goes back a
  /// little.
  static func isNewer(_ a: Self, _ b: Self) -> Bool { (a.second, a.number) > (b.second, b.number) }
}

/// A filter as a `WHERE` clause on `history`, with its values.
struct Condition {
  private(set) var terms: [String] = []
  private var values: [any Bindable] = []

  /// `player` is the expression compared with the player's name; `shared` are sittings that pass under any player.
  init(_ filter: HistoryFilter, player: String = "player", shared: Set<String> = []) {
    if shared.isEmpty {
      add("\(player) = ?", filter.player)
    } else {
      let ids = EventCoding.text(shared.sorted())
      add("(\(player) = ? OR sitting IN (SELECT value FROM json_each(?)))", filter.player)
      values.append(ids)
    }
    add("quiz = ?", filter.quiz)
    add("day >= ?", filter.from?.number)
    add("day <= ?", filter.to?.number)
    // The unary plus keeps SQLite from the index of percentages; days, quizzes and players select better.
    add("+percent >= ?", filter.min)
    if filter.without.isEmpty { return }
    add("history.sitting NOT IN (SELECT value FROM json_each(?))", EventCoding.text(filter.without.sorted()))
  }

  /// Sittings that pass apart from `min`, with a percentage from one up to below another.
  init(_ filter: HistoryFilter, player: String = "player", percents: (from: Double, below: Double)) {
    var others = filter
    others.min = nil
    self.init(others, player: player)
    let isOfQuiz = filter.quiz != nil
    add("\(isOfQuiz ? "+" : "")percent >= ?", percents.from)
    add("\(isOfQuiz ? "+" : "")percent < ?", percents.below)
  }

  /// The rows of totals divided by whole percentages in which all sittings pass.
  init(ofWholePercents filter: HistoryFilter) {
    add("player = ?", filter.player)
    add("quiz = ?", filter.quiz)
    add("percent >= ?", filter.min.map { WholePercent.split($0).whole })
  }

  /// A player and a range of days or months in these columns.
  init(player: String?, _ playerColumn: String, _ column: String, _ from: Int?, _ to: Int?) {
    add("\(playerColumn) = ?", player)
    add("\(column) >= ?", from)
    add("\(column) <= ?", to)
  }

  private mutating func add(_ term: String, _ value: (some Bindable)?) {
    guard let value else { return }
    terms.append(term)
    values.append(value)
  }

  var clause: String { terms.isEmpty ? "" : "WHERE " + terms.joined(separator: " AND ") }

  /// Binds the values, and a further one behind them.
  func bind(to statement: Statement, then last: Int? = nil) {
    for (index, value) in values.enumerated() { value.bind(to: statement, at: index + 1) }
    if let last { statement.bind(last, at: values.count + 1) }
  }
}

/// Whole percentages, by which totals are divided: from 0 to 101, which holds all above; -1 for none and those below 0.
enum WholePercent {
  static func of(_ percent: Double?) -> Int {
    guard let percent, percent >= 0 else { return -1 }
    return Int(min(percent, 101))
  }

  /// The same of a row of `history`.
  static let ofRow = "CASE WHEN history.percent >= 0 THEN CAST(min(history.percent, 101) AS INTEGER) ELSE -1 END"

  /// The first whole percentage at or above `least`, and the fraction of one before it.
  static func split(_ least: Double) -> (whole: Int, between: (from: Double, below: Double)?) {
    if least > 101 { return (102, (least, .infinity)) }
    let whole = max(0, Int(least.rounded(.up)))
    return (whole, Double(whole) == least ? nil : (least, Double(whole)))
  }
}

extension HistoryEntry {
  /// The row of the history on which the statement stands.
  fileprivate init(finished row: Statement) {
    self.init(
      sitting: row.text(0), quiz: row.optionalText(1), title: row.text(2), mode: row.text(3), player: row.text(4),
      started: WallTime(milliseconds: row.int(5)), finished: WallTime(milliseconds: row.int(6)),
      offsetMinutes: row.int(7), day: CivilDay(number: row.int(8)), points: row.optionalDouble(9),
      of: row.optionalDouble(10), percent: row.optionalDouble(11), headline: row.optionalText(12),
      emoji: row.optionalText(13), isTimed: row.int(14) != 0, limit: row.optionalDouble(15), ms: row.int(16))
    category = row.optionalText(17)
    outcome = row.optionalText(18)
    passed = row.optionalInt(19).map { $0 != 0 }
    data = row.optionalText(21).flatMap { try? EventCoding.read(Array($0.utf8)) }
  }

  /// The row of the sittings on which the statement stands.
  fileprivate init(unfinished row: Statement) {
    let started = WallTime(milliseconds: row.int(5))
    self.init(
      sitting: row.text(0), quiz: row.optionalText(1), title: row.optionalText(2) ?? row.text(3), mode: row.text(3),
      player: row.text(4), started: started, finished: started, offsetMinutes: row.int(6),
      day: CivilDay(number: row.int(7)), points: nil, of: nil, percent: nil, headline: nil, emoji: nil,
      isTimed: row.int(8) != 0, limit: row.optionalDouble(9), ms: 0)
    category = row.optionalText(10)
    isFinished = false
  }
}
