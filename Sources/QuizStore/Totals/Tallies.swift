internal import QuizCore

extension HistoryFilter {
  /// Whether nothing but the quiz and the player decides.
  var isOfQuizOnly: Bool {
    quiz != nil && from == nil && to == nil && min == nil
  }

  /// The same on a table of totals, where everybody is a player too.
  var ofTotals: HistoryFilter {
    var filter = self
    filter.player = player ?? SQLiteRecord.everybody
    return filter
  }
}

/// A table `t` with a tally for each topic or question (`item`), from totals where they suffice.
struct Tallies {
  let sql: String
  let condition: Condition

  static let columns = """
    answers, marked, "right", points, "of", timed, ms, fastest
    """

  /// `key` is `topic` or `question`.
  init(_ key: String, _ filter: HistoryFilter) {
    if filter.isOfPlayerOnly {
      condition = Condition(filter.ofTotals)
      sql = "WITH t AS (SELECT \(key) AS item, * FROM \(key)_totals \(condition.clause))"
    } else if filter.isOfQuizOnly {
      condition = Condition(filter.ofTotals)
      sql = "WITH t AS (SELECT \(key) AS item, * FROM quiz_\(key)s \(condition.clause))"
    } else if let split = MonthSplit(filter) {
      let parts = split.parts(key)
      condition = parts.reduce(Condition()) { $0.and($1.condition) }
      sql = """
        WITH t (item, \(Self.columns)) AS (SELECT item, \(SQLiteRecord.sumsOfTallies) FROM (
          \(parts.map(\.sql).joined(separator: " UNION ALL "))) GROUP BY item)
        """
    } else {
      condition = Condition(filter, player: "coalesce(answers.player, history.player)")
      sql = """
        WITH t (item, \(Self.columns)) AS (SELECT answers.\(key), \(SQLiteRecord.sums)
          FROM history JOIN answers ON answers.sitting = history.number \(condition.clause) GROUP BY 1)
        """
    }
  }
}

/// A range of days as whole months, whose totals are kept, and the days before and behind them.
private struct MonthSplit {
  private let filter: HistoryFilter
  /// The first and the last whole month, by their first days; nil where the range is open.
  private var months: (from: Int?, to: Int?) = (nil, nil)
  /// Days of months that are not whole.
  private var rests: [(from: Int, to: Int)] = []

  /// Nil when more than days and the player decides, or no month is whole.
  init?(_ filter: HistoryFilter) {
    guard filter.quiz == nil, filter.min == nil, filter.from != nil || filter.to != nil else { return nil }
    self.filter = filter
    if let from = filter.from {
      let (start, end) = (Period.month.start(of: from).number, Period.month.end(of: from).number)
      months.from = start == from.number ? start : end + 1
      if start != from.number { rests.append((from.number, end)) }
    }
    if let to = filter.to {
      let (start, end) = (Period.month.start(of: to), Period.month.end(of: to).number)
      let before = CivilDay(number: start.number - 1)
      months.to = end == to.number ? start.number : Period.month.start(of: before).number
      if end != to.number { rests.append((start.number, to.number)) }
    }
    if let from = months.from, let to = months.to, from > to { return nil }
  }

  /// Queries for tallies by `topic` or `question` that add up to the whole, with their conditions.
  func parts(_ key: String) -> [(sql: String, condition: Condition)] {
    let whole = Condition(player: filter.ofTotals.player, "player", "month", months.from, months.to)
    let columns = "\(key) AS item, \(Tallies.columns)"
    return [("SELECT \(columns) FROM month_\(key)s \(whole.clause)", whole)]
      + rests.map { rest in
        let days = Condition(
          player: filter.player, "coalesce(answers.player, history.player)", "day", rest.from, rest.to)
        let sql = """
          SELECT answers.\(key), \(SQLiteRecord.sums) FROM history JOIN answers ON answers.sitting = history.number
          \(days.clause) GROUP BY 1
          """
        return (sql, days)
      }
  }
}
