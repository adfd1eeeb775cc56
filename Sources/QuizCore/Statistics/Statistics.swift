/// The sums over finished sittings.
package struct Statistics: Equatable, Sendable {
  package var sittings = SittingTally()
  package var answers = Tally()
  /// The categories by accuracy, best first; those without one come last.
  package var categories: [Group] = []
  /// The difficulties from easy to hard, then others by name.
  package var difficulties: [Group] = []
  /// The periods with a sitting, oldest first.
  package var periods: [Span] = []

  /// The questions of one category or difficulty; the name is nil for those without one.
  package struct Group: Equatable, Sendable {
    package var name: String?
    package var tally: Tally

    package init(name: String?, tally: Tally) {
      (self.name, self.tally) = (name, tally)
    }
  }

  /// The sittings of one week or month.
  package struct Span: Equatable, Sendable {
    package var from: CivilDay
    package var to: CivilDay
    package var tally: SittingTally

    package init(from: CivilDay, to: CivilDay, tally: SittingTally) {
      (self.from, self.to, self.tally) = (from, to, tally)
    }
  }

  /// The questions of one category and difficulty.
  package struct Topic: Hashable, Sendable {
    package var category: String?
    package var difficulty: String?

    package init(category: String?, difficulty: String?) {
      self.category = category
      self.difficulty = difficulty
    }
  }

  package init() {}

  package init(topics: [Topic: Tally], days: [CivilDay: SittingTally], by period: Period) {
    for (_, tally) in days.sorted(by: { $0.key < $1.key }) { sittings.add(tally) }
    let sorted = topics.sorted { Self.isBefore($0.key, $1.key) }
    for (_, tally) in sorted { answers.add(tally) }
    categories = Self.groups(sorted.map { ($0.key.category, $0.value) }).sorted(by: Self.isBetter)
    difficulties = Self.groups(sorted.map { ($0.key.difficulty, $0.value) }).sorted {
      Self.hardness($0) < Self.hardness($1)
    }
    periods = Self.spans(days, period)
  }

  /// The categories with the highest and the lowest accuracy; nil unless two differ.
  ///
  /// Only categories with at least five marked questions count if there are two of them: one lucky guess makes no best
  /// category.
  package var bestAndWorst: (best: Group, worst: Group)? {
    let rated = categories.filter { $0.name != nil && $0.tally.marked > 0 }
    let firm = rated.filter { $0.tally.marked >= Self.fewest }
    let counted = firm.count > 1 ? firm : rated
    guard let best = counted.first, let least = counted.last?.tally.accuracy, best.tally.accuracy != least else {
      return nil
    }
    // Of equally bad ones the one with the most questions, which comes first among them.
    return counted.first { $0.tally.accuracy == least }.map { (best, $0) }
  }

  /// True when a category with too few marked questions was excluded from that comparison.
  package var passesOverCategories: Bool {
    let rated = categories.filter { $0.name != nil && $0.tally.marked > 0 }
    let firm = rated.count { $0.tally.marked >= Self.fewest }
    return firm > 1 && firm < rated.count
  }

  /// Marked questions that a category needs to be compared, while two have them.
  package static let fewest = 5

  /// One for each name, added up in the order given.
  static func groups(_ named: [(name: String?, tally: Tally)]) -> [Group] {
    var tallies: [String?: Tally] = [:]
    for (name, tally) in named { tallies[name, default: Tally()].add(tally) }
    return tallies.map { Group(name: $0.key, tally: $0.value) }
  }

  /// Sums of fractions come out the same only in the same order.
  private static func isBefore(_ a: Topic, _ b: Topic) -> Bool {
    (a.category ?? "", a.difficulty ?? "") < (b.category ?? "", b.difficulty ?? "")
  }

  static func isBetter(_ a: Group, _ b: Group) -> Bool {
    let (x, y) = (a.tally.accuracy ?? -1, b.tally.accuracy ?? -1)
    if x != y { return x > y }
    if a.tally.marked != b.tally.marked { return a.tally.marked > b.tally.marked }
    return (a.name ?? "") < (b.name ?? "")
  }

  private static func hardness(_ group: Group) -> (Int, String) {
    let known = ["easy", "medium", "hard"]
    guard let name = group.name else { return (known.count + 1, "") }
    return (known.firstIndex(of: name.lowercased()) ?? known.count, name)
  }

  private static func spans(_ days: [CivilDay: SittingTally], _ period: Period) -> [Span] {
    var spans: [CivilDay: SittingTally] = [:]
    for (day, tally) in days.sorted(by: { $0.key < $1.key }) {
      spans[period.start(of: day), default: SittingTally()].add(tally)
    }
    return spans.sorted { $0.key < $1.key }.map { Span(from: $0.key, to: period.end(of: $0.key), tally: $0.value) }
  }
}

/// A question with how it was answered over all sittings.
package struct QuestionTally: Equatable, Sendable {
  /// The same key as in `AnsweredQuestion`.
  package var key: String
  /// The text when it was last asked.
  package var text: String
  package var topic: Statistics.Topic
  package var tally: Tally

  package init(key: String, text: String, topic: Statistics.Topic, tally: Tally) {
    self.key = key
    self.text = text
    self.topic = topic
    self.tally = tally
  }

  /// The hardest first: by accuracy, then by how often it was asked; unmarked questions last, by key.
  package static func isHarder(_ a: QuestionTally, _ b: QuestionTally) -> Bool {
    let (x, y) = (a.tally.accuracy ?? 101, b.tally.accuracy ?? 101)
    if x != y { return x < y }
    if a.tally.marked != b.tally.marked { return a.tally.marked > b.tally.marked }
    return a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
  }
}

/// A week or a month of the calendar, over which results are averaged.
package enum Period: String, CaseIterable, Sendable {
  case week, month

  /// The first day of the period that a day lies in; weeks begin on Monday (ISO 8601).
  package func start(of day: CivilDay) -> CivilDay {
    switch self {
    case .week: return CivilDay(number: day.number - (day.weekday - 1))
    case .month: return CivilDay(year: day.year, month: day.month, day: 1)
    }
  }

  /// The last day of the period that a day lies in.
  package func end(of day: CivilDay) -> CivilDay {
    switch self {
    case .week: return CivilDay(number: start(of: day).number + 6)
    case .month:
      let isLast = day.month == 12
      let next = CivilDay(year: day.year + (isLast ? 1 : 0), month: isLast ? 1 : day.month + 1, day: 1)
      return CivilDay(number: next.number - 1)
    }
  }
}

/// The names of categories in the reader's language, whatever language each sitting was played in.
///
/// A category is known by its name alone. Quizzes that name theirs in several languages show which names mean the same
/// one.
package struct CategoryNames: Equatable, Sendable {
  private var shown: [String: String] = [:]

  /// Takes lists of the names of one category, the one that is read first; of two that differ the first counts.
  package init(_ lists: [[String]]) {
    for names in lists {
      guard let read = names.first else { continue }
      for name in names where shown[name] == nil { shown[name] = shown[read] ?? read }
    }
  }

  /// The name of a category; one that no quiz translates stays as it is.
  package subscript(name: String) -> String { shown[name] ?? name }
}

extension Statistics {
  /// The same, with each category under the name that is read.
  package func named(_ names: CategoryNames) -> Statistics {
    var named = self
    named.categories = Self.groups(categories.map { ($0.name.map { names[$0] }, $0.tally) }).sorted(by: Self.isBetter)
    return named
  }
}

extension QuestionTally {
  package func named(_ names: CategoryNames) -> QuestionTally {
    var named = self
    named.topic.category = topic.category.map { names[$0] }
    return named
  }
}

/// The sittings of a history or of statistics; a nil condition lets all pass.
package struct HistoryFilter: Equatable, Sendable {
  package var player: String?
  package var quiz: String?
  /// The first and the last day on which a sitting may have started.
  package var from: CivilDay?
  package var to: CivilDay?
  /// The lowest percentage; a sitting without one does not pass.
  package var min: Double?
  /// True when lists include sittings that others began and in which `player` took part; sums count those answers
  /// anyway.
  package var includesShared = false
  /// The excluded sittings, by id.
  package var without: Set<String> = []

  package init(
    player: String? = nil, quiz: String? = nil, from: CivilDay? = nil, to: CivilDay? = nil, min: Double? = nil
  ) {
    self.player = player
    self.quiz = quiz
    self.from = from
    self.to = to
    self.min = min
  }

  /// Whether nothing but the player decides.
  package var isOfPlayerOnly: Bool {
    quiz == nil && from == nil && to == nil && min == nil && without.isEmpty
  }

  /// True when an entry passes every condition except the one on its player.
  package func passesApartFromPlayer(_ entry: HistoryEntry) -> Bool {
    !without.contains(entry.sitting) && (quiz == nil || entry.quiz == quiz) && from.map { entry.day >= $0 } != false
      && to.map { entry.day <= $0 } != false
      && min.map { least in entry.percent.map { $0 >= least } ?? false } != false
  }

  package func passes(_ entry: HistoryEntry) -> Bool {
    (player == nil || entry.player == player) && passesApartFromPlayer(entry)
  }
}
