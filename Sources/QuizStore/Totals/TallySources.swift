internal import QuizCore

extension HistoryFilter {
  /// Whether nothing but the quiz and the player decides.
  var isOfQuizOnly: Bool {
    quiz != nil && from == nil && to == nil && min == nil && without.isEmpty
  }

  /// Whether nothing but the percentage and the player decides.
  var isOfPercentOnly: Bool {
    min != nil && quiz == nil && from == nil && to == nil && without.isEmpty
  }

  /// The percentages above `min` that no whole one begins with; nil when it is whole.
  var between: (from: Double, below: Double)? { min.flatMap { WholePercent.split($0).between } }

  /// The same on a table of totals, where everybody is a player too.
  var ofTotals: HistoryFilter {
    var filter = self
    filter.player = player ?? SQLiteRecord.everybody
    return filter
  }
}

/// The sources of tallies by topic or question: totals, and single answers where totals do not suffice.
struct TallySources {
  /// The table of totals by a key, and which of its rows; an item may come several times.
  private(set) var totals: (table: (TallyKey) -> String, condition: Condition)?
  /// The sittings whose answers are counted one by one.
  private(set) var singles: [Condition] = []

  static let columns = """
    answers, marked, "right", points, "of", timed, ms, fastest
    """

  init(_ filter: HistoryFilter) {
    if filter.isOfPlayerOnly {
      totals = ({ "\($0)_totals" }, Condition(filter.ofTotals))
    } else if filter.from == nil, filter.to == nil, filter.quiz != "", filter.without.isEmpty {
      totals = ({ "quiz_\($0)s" }, Condition(ofWholePercents: filter.ofTotals))
      if let between = filter.between { singles = [Condition(filter, player: Self.whoAnswered, percents: between)] }
    } else if let split = MonthSplit(filter) {
      totals = ({ "month_\($0)s" }, split.whole)
      singles = split.rests(player: Self.whoAnswered)
    } else {
      singles = [Condition(filter, player: Self.whoAnswered)]
    }
  }

  private static let whoAnswered = "coalesce(answers.player, history.player)"

  /// A query for the totals by a key.
  static func query(_ key: TallyKey, _ table: String, _ condition: Condition) -> String {
    "SELECT \(key), \(columns) FROM \(table) \(condition.clause)"
  }
}

/// The subject by which answers are summed.
enum TallyKey: String {
  case topic, question
}

/// A range of days as whole months, whose totals are stored, and the days before and after them.
private struct MonthSplit {
  private let filter: HistoryFilter
  /// The first and the last whole month, by their first days; nil where the range is open.
  private var months: (from: Int?, to: Int?) = (nil, nil)
  /// Days of months that are not whole.
  private var rests: [(from: Int, to: Int)] = []

  /// Nil when more than days and the player decides, or no month is whole.
  init?(_ filter: HistoryFilter) {
    guard filter.quiz == nil, filter.min == nil, filter.without.isEmpty, filter.from != nil || filter.to != nil else {
      return nil
    }
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

  /// The whole months, in tables of totals.
  var whole: Condition {
    Condition(player: filter.ofTotals.player, "player", "month", months.from, months.to)
  }

  /// The days before and behind them; `player` is the expression that the player is compared with.
  func rests(player: String) -> [Condition] {
    rests.map { Condition(player: filter.player, player, "day", $0.from, $0.to) }
  }
}
