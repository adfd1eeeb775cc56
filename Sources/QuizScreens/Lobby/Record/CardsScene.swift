internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// The cards of all decks that are learnt, with a search, a choice by state, and changes of the focused card.
struct CardsScene: ListScene {
  private let view: CardsView
  private let titles: [String: String]
  private(set) var state: CardsPlace.State
  private(set) var search = ListSearch()
  private var rows: [QuizSearch.Match<CardListing>] = []
  var focus: Int
  var scroll = Scroll()
  var choice: CardsChoice?

  var extent: Canvas.Extent { .whole }

  init(_ view: CardsView, at place: CardsPlace) {
    self.view = view
    titles = Dictionary(view.decks.map { ($0.id, $0.title) }) { first, _ in first }
    state = place.state
    focus = 0
    gather()
    focus = max(0, min(rows.count - 1, place.focus))
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { rows.count }

  var isTyping: Bool { search.isOn }

  private mutating func gather() {
    let passing = view.cards.filter { state.passes($0, on: view.days.first?.day) }
    rows =
      search.isOn
      ? QuizSearch.matches(search.text, in: passing) { card in
        QuizSearch.Texts(title: card.front.line, id: card.id, description: card.back)
      } : passing.map { QuizSearch.Match($0) }
  }

  // MARK: Keys

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch search.press(key) {
    case .began, .typed, .ended: show()
    case .edited: break
    case .none: return pressElsewhere(key, canvas)
    }
    return .none
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    if key == .enter { return card.map { choose(.open($0)) } ?? .none }
    if search.isOn {
      _ = move(key, canvas)
      return .none
    }
    switch key {
    case .escape, .character("q"), .left: return .goBack
    case .right: return card.map { choose(.open($0)) } ?? .none
    case .character("o"): return choose(.overview)
    case .character("f"):
      state = state.next
      show()
    default:
      if let card, let choice = CardsChoice(key, card) { return choose(choice) }
      _ = move(key, canvas)
    }
    return .none
  }

  /// The focused card.
  private var card: CardListing? { rows.indices.contains(focus) ? rows[focus].item : nil }

  private mutating func show() {
    gather()
    focus = 0
    scroll.follow(from: 0)
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let words = ListingWords.Cards(canvas.texts.language)
    var body = Body(width: canvas.width)
    let facts = rows.map { row in
      [row.item.state(words), titles[row.item.deck ?? ""] ?? ""].filter { !$0.isEmpty }
        .joined(separator: " \(canvas.glyphs.separator) ").cleaned
    }
    let columns = columns(facts, canvas.width - 4)
    let cut = { (text: String, width: Int) in
      text.line.truncated(to: width - 2, ellipsis: canvas.glyphs.ellipsis).padded(to: width)
    }
    for (index, row) in rows.enumerated() {
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      body.spot { body in
        let known = facts[index].truncated(to: columns.facts, ellipsis: canvas.glyphs.ellipsis)
        body.add(
          Row(
            marker.lead("") + [
              Span(cut(row.item.front, columns.front), marker.style), Span(cut(row.item.back, columns.back) + known),
            ]))
      }
    }
    if rows.isEmpty { body.add(view.cards.isEmpty ? words.noDeck : words.none) }
    let counts = words.cardCounts(["n": String(rows.count), "of": String(view.cards.count)])
    let line = state == .all ? counts : "\(counts) \(canvas.glyphs.separator) \(state.name(words))"
    var sheet = Sheet(
      header: [Row(words.title, Look.title), Row(line)], body: body, focus: rows.isEmpty ? nil : focus,
      hints: hints(canvas.settings))
    if search.isOn { sheet.header.removeLast() }
    sheet.add(search, found: rows.count, of: view.cards.count, canvas)
    return sheet
  }

  /// The cells of each column: as many as its texts need, gaps of two included; the sides share what is too little.
  private func columns(_ facts: [String], _ room: Int) -> (front: Int, back: Int, facts: Int) {
    let wish = { (texts: [String]) in texts.lazy.map(\.cells).max() ?? 0 }
    let (front, back) = (wish(rows.map(\.item.front.line)) + 2, wish(rows.map(\.item.back.line)) + 2)
    let side = min(wish(facts), max(room / 3, room - front - back))
    let first = min(front, max((room - side) / 2, room - side - back))
    return (first, min(back, room - side - first), side)
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let (texts, words) = (settings.texts, ListingWords.Cards(settings.texts.language))
    let open = card == nil ? [] : [KeyHint(texts.enterKey, texts.record.opens)]
    if search.isOn { return open + [KeyHint(texts.esc, texts.home.endSearch)] }
    return open + (card.map { CardsChoice.hints($0, words) } ?? []) + [
      KeyHint("f", texts.record.filter), KeyHint("/", texts.home.search), KeyHint("o", words.overview),
      KeyHint("q", texts.back),
    ]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let (texts, words) = (settings.texts, ListingWords.Cards(settings.texts.language))
    if search.isOn { return settings.searchKeys(texts.record.opens) }
    return [KeyHint(settings.glyphs.enterRight(texts), texts.record.opens)]
      + CardsChoice.hints(nil, words) + [
        KeyHint("f", texts.record.filter), KeyHint("/", texts.home.search), KeyHint("o", words.overview),
      ] + listKeys(settings) + [KeyHint("q \(texts.esc) \(settings.glyphs.arrowLeft)", texts.back)]
  }
}

/// A card by itself: both sides, its numbers, and its reviews.
struct CardScene: ReadingScene {
  private let view: CardView
  var scroll = Scroll()
  var choice: CardsChoice?

  init(_ view: CardView) { self.view = view }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    CardsChoice(key, view.card).map { choose($0) } ?? read(key, canvas)
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let (texts, words, card) = (canvas.texts, ListingWords.Cards(canvas.texts.language), view.card)
    var body = Body(width: canvas.width)
    body.add(label: words.front.label.asLabel, card.front)
    body.add(label: words.back.label.asLabel, card.back)
    body.add(label: words.dueColumn.label.asLabel, card.state(words))
    if let stability = card.stability, let difficulty = card.difficulty {
      body.add(
        words.strength([
          "n": texts.number((stability * 10).rounded() / 10),
          "difficulty": texts.number((difficulty * 10).rounded() / 10), "reviews": String(card.reps),
          "lapses": String(card.lapses),
        ]))
    }
    body.gap()
    body.add(words.historyTitle, Look.category)
    if view.reviews.isEmpty { body.add(words.noReviews) }
    for review in view.reviews.reversed() {
      let lead = [Span(review.day.text + "  ", Look.strong)]
      body.add(review.isKnown ? words.wasKnown : words.wasForgotten, lead: lead)
    }
    return Sheet(
      header: SittingHeader(title: card.front.line, place: view.deck).rows(canvas.untimed), body: body,
      hints: CardsChoice.hints(card, words) + [
        KeyHint("q", texts.back), KeyHint(canvas.glyphs.upDown, texts.scroll),
      ])
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    CardsChoice.hints(view.card, ListingWords.Cards(settings.texts.language)) + readingKeys(settings)
  }
}

/// The forecast of cards and the past ones: decks, the next days, the months, and a year as a field of days.
struct CardsOverviewScene: ReadingScene {
  private let view: CardsView
  var scroll = Scroll()
  var choice: NoChoice?

  init(_ view: CardsView) { self.view = view }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction { read(key, canvas) }

  func sheet(_ canvas: Canvas) -> Sheet {
    let words = ListingWords.Cards(canvas.texts.language)
    var body = Body(width: canvas.width)
    table(
      words.decksTitle, [words.deck, words.dueColumn, words.newColumn, words.suspendedColumn],
      view.decks.map { [$0.title, String($0.due), String($0.new), String($0.suspended)] }, into: &body)
    body.gap()
    table(
      words.comesTitle, [ListingWords.of(canvas.texts.language).day, words.dueColumn, words.newColumn],
      view.days.filter { $0.due + $0.new > 0 }.map { [$0.day.text, String($0.due), String($0.new)] }, into: &body)
    if !view.months.isEmpty {
      body.gap()
      table(
        words.retentionTitle, [words.month, words.reviews, words.asked, words.known],
        view.months.reversed().map { [$0.month, String($0.reviews), String($0.asked), String($0.known)] }, into: &body)
      body.gap()
      drawYear(words, into: &body, canvas)
    }
    return Sheet(
      header: [Row(words.overview, Look.title)], body: body,
      hints: [KeyHint("q", canvas.texts.back), KeyHint(canvas.glyphs.upDown, canvas.texts.scroll)])
  }

  private func table(_ title: String, _ head: [String], _ rows: [[String]], into body: inout Body) {
    body.add(title, Look.category)
    let all = [head.map(\.label)] + rows
    let widths = head.indices.map { column in
      min(column == 0 ? body.width / 2 : .max, all.map { $0[column].cleaned.cells }.max() ?? 0)
    }
    for row in all {
      let cells = row.enumerated().map { column, cell in
        column == 0
          ? cell.line.truncated(to: widths[0], ellipsis: "…").padded(to: widths[0])
          : String(repeating: " ", count: max(0, widths[column] - cell.cells)) + cell
      }
      body.add(Row(cells.joined(separator: "  ").truncated(to: body.width, ellipsis: "…")))
    }
  }

  /// A row for each day of the week, a column for each week; the more reviews, the higher the digit.
  private func drawYear(_ words: ListingWords.Cards, into body: inout Body, _ canvas: Canvas) {
    let sum = view.year.reduce(0) { $0 + $1.reviews }
    body.add(words.yearTitle(["n": String(sum)]), Look.category)
    guard let last = view.year.last?.day else { return }
    let counts = Dictionary(view.year.map { ($0.day, $0.reviews) }) { first, _ in first }
    let most = max(1, view.year.map(\.reviews).max() ?? 1)
    let weeks = min(53, body.width - 4)
    let monday = last.number - (last.weekday - 1) - 7 * (weeks - 1)
    for weekday in 0..<7 {
      let signs = (0..<weeks).map { week -> String in
        guard let count = counts[CivilDay(number: monday + 7 * week + weekday)] else { return " " }
        return count == 0 ? canvas.glyphs.heat[0] : canvas.glyphs.heat[1 + min(3, 4 * (count - 1) / most)]
      }
      body.add(Row([Span(canvas.texts.home.weekdays[weekday] + "  "), Span(signs.joined(), Look.bar)]))
    }
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { readingKeys(settings) }
}

extension String {
  /// On one line, without control characters.
  fileprivate var line: String { String(cleaned.map { $0.isNewline ? " " : $0 }) }

  /// A head of a column as a label: `Deck`.
  fileprivate var label: String { prefix(1) + dropFirst().lowercased() }
}
