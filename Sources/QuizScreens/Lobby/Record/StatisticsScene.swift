package import QuizCore
package import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// Charts of how a player does.
struct StatisticsScene: ReadingScene {
  private let view: StatisticsView
  var scroll = Scroll()
  var choice: Choice?

  enum Choice: Equatable, Sendable {
    case place(StatisticsPlace)
    case filter
  }

  init(_ view: StatisticsView) {
    self.view = view
  }

  private var other: Period { view.place.averages == .week ? .month : .week }

  private var isEmpty: Bool { view.statistics.sittings.sittings == 0 && view.statistics.answers.asked == 0 }

  /// Whether nothing was finished at all, so that nothing can be chosen.
  private var isBare: Bool { isEmpty && view.place.filter.isOfPlayerOnly }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    var place = view.place
    switch key {
    case .right, .tab: return turn(1)
    case .left, .backTab: return turn(-1)
    case .character("f") where !isBare: return choose(.filter)
    case .character("p") where !isBare: place.filter.turnPeriod(view.today)
    case .character("w") where !isEmpty: place.averages = other
    default: return read(key, canvas)
    }
    return choose(.place(place))
  }

  // MARK: Quizzes

  /// All quizzes together, then each; one alone is the same as all.
  private var scopes: [String?] { view.listing.played.count > 1 ? [nil] + view.listing.played.map(\.id) : [nil] }

  private var scope: Int { scopes.firstIndex(of: view.place.filter.quiz) ?? 0 }

  private mutating func turn(_ step: Int) -> SceneAction {
    guard scopes.count > 1 else { return .none }
    var place = view.place
    place.filter.quiz = scopes[(scope + step + scopes.count) % scopes.count]
    return choose(.place(place))
  }

  private func heading(_ canvas: Canvas) -> Row {
    let filter = view.place.filter
    let name = filter.quiz.map { id in view.listing.played.first { $0.id == id }?.title ?? id }
    let words = canvas.texts.record
    let before = filter.inWords(view.today, canvas.texts).map { "\($0) \(canvas.glyphs.separator) " }.joined()
    let room = canvas.width - before.cells
    return Row(before + words.place(name ?? words.anyQuiz, scope, of: scopes.count, width: room, canvas))
  }

  private func ways(_ settings: ScreenSettings) -> [KeyHint] {
    if isBare { return [] }
    let words = settings.texts.record
    let quiz = scopes.count > 1 ? [KeyHint(settings.glyphs.leftRight, words.otherQuiz)] : []
    let averages = isEmpty ? [] : [KeyHint("w", other == .week ? words.weeks : words.months)]
    return quiz + [KeyHint("p", words.period), KeyHint("f", words.filter)] + averages
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    if isEmpty {
      body.add(isBare ? texts.record.noStatistics : texts.record.nothingPasses)
    } else {
      drawOverview(into: &body, texts)
      drawScores(into: &body, canvas)
      drawPeriods(into: &body, canvas)
      drawGroups(into: &body, canvas)
      drawTimes(into: &body, canvas)
      drawHardest(into: &body, canvas)
    }
    let hints = ways(canvas.settings) + [KeyHint("q", texts.back), KeyHint(canvas.glyphs.upDown, texts.scroll)]
    let title = [Row(texts.home.statistics, Look.title)]
    return Sheet(header: isBare ? title : title + [heading(canvas)], body: body, hints: hints)
  }

  // MARK: Figures

  private func drawOverview(into body: inout Body, _ texts: ScreenTexts) {
    let words = texts.record
    let (sittings, answers) = (view.statistics.sittings, view.statistics.answers)
    body.add(words.finished(sittings.sittings, ["time": TimeText.duration(ms: sittings.ms)]))
    if let percent = sittings.percent, let best = sittings.best {
      body.add(words.average(["percent": texts.rounded(percent), "best": texts.rounded(best)]))
    }
    let open = answers.asked - answers.answers
    let unanswered = open > 0 ? "; " + words.unanswered(["n": String(open)]) : ""
    if let accuracy = answers.accuracy {
      body.add(
        words.answersRight([
          "n": String(answers.answers), "right": String(answers.right), "marked": String(answers.marked),
          "percent": texts.rounded(accuracy),
        ]) + unanswered)
    } else if answers.asked == 0 {
      body.add(words.noAnswers)
    } else {
      body.add(words.answers(["n": String(answers.answers)]) + unanswered)
    }
    if let mean = answers.meanMs, let fastest = answers.fastest {
      body.add(words.answerTime(["mean": texts.tenths(mean), "fastest": texts.tenths(fastest)]))
    }
  }

  // MARK: Charts

  private func drawScores(into body: inout Body, _ canvas: Canvas) {
    let scores = view.listing.scores
    guard scores.count > 1 else { return }
    heading(canvas.texts.record.overTime, into: &body)
    let height = canvas.isSpacious ? 6 : 4
    for row in Chart.columns(scores.map(\.percent), height: height, width: body.width, canvas.glyphs) {
      body.add(Row(row, Look.bar))
    }
    body.add(Row(Chart.days(scores.map(\.day), width: body.width)))
  }

  private static let mostPeriods = 12

  private func drawPeriods(into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    let spans = view.statistics.periods.suffix(Self.mostPeriods)
    guard !spans.isEmpty else { return }
    heading(view.place.averages == .week ? texts.record.byWeek : texts.record.byMonth, into: &body)
    let bars = spans.map { span in
      Chart.Bar(
        label: view.place.averages == .week ? span.from.text : String(span.from.text.prefix(7)),
        share: (span.tally.percent ?? 0) / 100, figure: share(span.tally.percent, of: span.tally.sittings, texts))
    }
    Chart.draw(bars, into: &body, canvas)
  }

  private func share(_ percent: Double?, of count: Int, _ texts: ScreenTexts) -> String {
    percent.map { texts.record.share(["percent": texts.rounded($0), "n": String(count)]) } ?? String(count)
  }

  private func drawGroups(into body: inout Body, _ canvas: Canvas) {
    let words = canvas.texts.record
    for (title, groups) in [
      (words.byCategory, view.statistics.categories), (words.byDifficulty, view.statistics.difficulties),
    ] where groups.contains(where: { $0.name != nil && $0.tally.marked > 0 }) {
      heading(title, into: &body)
      let bars = groups.filter { $0.tally.marked > 0 }.map { group in
        Chart.Bar(
          label: group.name.map { words.difficulties[$0] ?? $0 } ?? words.noneInList,
          share: (group.tally.accuracy ?? 0) / 100,
          figure: share(group.tally.accuracy, of: group.tally.marked, canvas.texts))
      }
      Chart.draw(bars, into: &body, canvas)
    }
  }

  /// How long answers take, by category; the longest fills its bar.
  private func drawTimes(into body: inout Body, _ canvas: Canvas) {
    let groups = view.statistics.categories.filter { $0.tally.meanMs != nil }
    let longest = groups.compactMap(\.tally.meanMs).max() ?? 0
    guard longest > 0 else { return }
    heading(canvas.texts.record.timePerAnswer, into: &body)
    let slowest = groups.sorted { ($0.tally.meanMs ?? 0) > ($1.tally.meanMs ?? 0) }
    let bars = slowest.map { group in
      let mean = group.tally.meanMs ?? 0
      return Chart.Bar(
        label: group.name ?? canvas.texts.record.noneInList, share: Double(mean) / Double(longest),
        figure: canvas.texts.tenths(mean))
    }
    Chart.draw(bars, into: &body, canvas)
  }

  private func drawHardest(into body: inout Body, _ canvas: Canvas) {
    guard !view.listing.hardest.isEmpty else { return }
    heading(canvas.texts.record.hardest, into: &body)
    for (index, question) in view.listing.hardest.enumerated() {
      body.add(question.text, lead: [Span("  \(index + 1). ", Look.strong)])
      let tally = question.tally
      let right = canvas.texts.record.rightOf(["right": String(tally.right), "n": String(tally.marked)])
      let facts = [right, tally.meanMs.map(canvas.texts.tenths), question.topic.category].compactMap { $0 }
      body.add(facts.joined(separator: " \(canvas.glyphs.separator) "), lead: [Span("     ")])
    }
  }

  private func heading(_ text: String, into body: inout Body) {
    body.gap()
    body.add(text, Look.category)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    ways(settings) + readingKeys(settings)
  }
}

/// Which statistics are shown.
package struct StatisticsPlace: Equatable, Sendable {
  /// The filter of the sittings; the caller sets the player.
  package var filter: HistoryFilter
  package var averages: Period

  package init(filter: HistoryFilter = HistoryFilter(), averages: Period = .month) {
    self.filter = filter
    self.averages = averages
  }
}

/// The sums of finished sittings, and which are shown.
package struct StatisticsView: Equatable, Sendable {
  package var listing: StatsListing
  package var place: StatisticsPlace
  package var today: CivilDay

  package init(_ listing: StatsListing, place: StatisticsPlace, today: CivilDay) {
    (self.listing, self.place, self.today) = (listing, place, today)
  }

  var statistics: Statistics { listing.statistics }
}

extension Lobby {
  /// Shows statistics; the choice is another place.
  package func statistics(_ view: StatisticsView) throws(Interruption) -> StatisticsPlace? {
    var scene = StatisticsScene(view)
    while true {
      switch try show(&scene) {
      case nil: return nil
      case .place(let place)?: return place
      case .filter?:
        var filter = FilterScene(view.place.filter, quizzes: view.listing.played, texts)
        if let filter = try show(&filter) { return StatisticsPlace(filter: filter, averages: view.place.averages) }
      }
    }
  }
}
