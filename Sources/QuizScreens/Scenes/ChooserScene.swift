internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// The list of quizzes, by category.
struct ChooserScene: Scene {
  private let quizzes: [ListedQuiz]
  /// The quizzes shown: all, or the matches of the search.
  private var matches: [QuizSearch.Match<ListedQuiz>]
  private let otherCategory: String
  private var search = ListSearch()
  private var focus: Int
  var scroll = Scroll()

  /// The entry with the id `selected` has the focus, or else the first.
  init(_ entries: [ListedQuiz], selected: String?, _ texts: ScreenTexts) {
    otherCategory = texts.otherCategory
    quizzes = Self.sorted(entries)
    matches = quizzes.map { QuizSearch.Match($0) }
    focus = quizzes.firstIndex { $0.id == selected } ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  /// By category; quizzes without one come last, and within one the given order stays.
  static func sorted(_ entries: [ListedQuiz]) -> [ListedQuiz] {
    entries.enumerated().sorted { left, right in
      let (a, b) = (left.element.category?.folded, right.element.category?.folded)
      if a == b { return left.offset < right.offset }
      guard let a, let b else { return a != nil }
      return a < b
    }.map(\.element)
  }

  var isTyping: Bool { search.isOn }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    let id = entry(focus)?.id
    switch search.press(key) {
    case .began, .typed: find(from: nil)
    case .ended: find(from: id)
    case .edited: break
    case .none: return pressElsewhere(key, canvas)
    }
    return .none
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter: return matches.indices.contains(focus) ? .pick(focus) : .none
    case .escape where !search.isOn, .character("q") where !search.isOn: return .leave(.notBegun)
    default: move(key, canvas)
    }
    return .none
  }

  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    guard let spot = click.spot, matches.indices.contains(spot) else { return [] }
    focus = spot
    return [.enter]
  }

  private mutating func find(from id: String?) {
    matches = ListedQuiz.matches(search.text, in: quizzes)
    focus = matches.firstIndex { $0.item.id == id } ?? 0
    scroll.follow(from: 0)
  }

  func entry(_ index: Int) -> ListedQuiz? { matches.indices.contains(index) ? matches[index].item : nil }

  private mutating func move(_ key: Key, _ canvas: Canvas) {
    let layout = layout(canvas)
    let page = max(1, layout.height / 3)
    switch key {
    case .up, .character("k"): focus -= 1
    case .down, .character("j"): focus += 1
    case .pageUp: focus -= page
    case .pageDown, .character(" "): focus += page
    case .home, .character("g"): focus = 0
    case .end, .character("G"): focus = matches.count - 1
    default: return
    }
    focus = max(0, min(matches.count - 1, focus))
    scroll.follow(from: focus == 0 ? 0 : layout.offset)
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    var category: String?
    for (index, match) in matches.enumerated() {
      let own = match.item.category ?? otherCategory
      // Matches are sorted by closeness, so they have no category headings.
      if !search.isOn, own != category {
        body.gap()
        body.add(own, Look.category)
        category = own
      }
      body.spot { draw(match, isFocused: index == focus, into: &$0, canvas) }
    }
    if matches.isEmpty {
      body.add(search.isOn ? texts.home.nothingFound(["text": search.text]) : texts.noQuizzes)
    }
    var sheet = Sheet(header: [Row(texts.quizzesLabel, Look.title)], body: body, focus: focus)
    sheet.add(search, found: matches.count, of: quizzes.count, canvas)
    sheet.hints = hints(canvas)
    return sheet
  }

  private func hints(_ canvas: Canvas) -> [KeyHint] {
    let texts = canvas.texts
    let move = KeyHint(canvas.glyphs.upDown, texts.move)
    if search.isOn { return [KeyHint(texts.enterKey, texts.plays), KeyHint(texts.esc, texts.home.endSearch), move] }
    let play = [KeyHint(texts.enterKey, texts.plays), move, KeyHint("/", texts.home.search)]
    return (matches.isEmpty ? [] : play) + [KeyHint("q", texts.quit)]
  }

  private func draw(
    _ match: QuizSearch.Match<ListedQuiz>, isFocused: Bool, into body: inout Body, _ canvas: Canvas
  ) {
    let entry = match.item
    let marker = Marker(isFocused: isFocused, canvas: canvas)
    let texts = canvas.texts
    body.add(title: entry.title.cleaned, match.marks, marker)
    let mark = entry.progress.map { texts.mark($0.settled, of: $0.of) }
    let category = search.isOn ? entry.category : nil
    let facts = [
      category, mark, entry.size(texts), texts.due(of: entry), entry.description,
    ].compactMap { $0 }
    let line = facts.joined(separator: " \(canvas.glyphs.separator) ").cleaned
    let shown = String(line.map { $0.isNewline ? " " : $0 })
    body.add(Row("    " + shown.truncated(to: canvas.width - 4, ellipsis: canvas.glyphs.ellipsis)))
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search.isOn { return settings.searching }
    return [
      KeyHint(texts.enterKey, texts.plays), KeyHint("\(settings.glyphs.upDown) j k", texts.move),
      KeyHint("/", texts.home.search), KeyHint(texts.pages, texts.scrollPage), KeyHint(texts.ends, texts.firstLast),
      KeyHint("q \(texts.esc)", texts.quit),
    ]
  }
}

extension ScreenTexts {
  /// The number of due cards, such as `12 due`; nil when there are none.
  func due(of entry: ListedQuiz) -> String? {
    guard let due = entry.due, due > 0 else { return nil }
    return dueCount(["n": String(due)])
  }

  /// `4 of 5`: the progress of an unfinished sitting; nil before the first answer.
  func reached(_ progress: ListedQuiz.Settled) -> String? {
    if let of = progress.of { return countOf(["n": String(progress.settled), "of": String(of)]) }
    return progress.settled == 0 ? nil : answeredCount(["n": String(progress.settled)])
  }

  /// `Continue (4/5)`; without a number where a mode of pages settles nothing.
  func mark(_ settled: Int, of length: Int?) -> String {
    if settled == 0, length == nil { return resumeLabel }
    let done = String(settled)
    return length.map { continueMark(["n": done, "of": String($0)]) } ?? continueMarkOpen(["n": done])
  }
}

extension ListedQuiz {
  /// The quizzes that every word of a text is found in, the closest first.
  static func matches(_ text: String, in quizzes: [ListedQuiz]) -> [QuizSearch.Match<ListedQuiz>] {
    QuizSearch.matches(text, in: quizzes) {
      QuizSearch.Texts(title: $0.title.cleaned, category: $0.category, id: $0.id, description: $0.description)
    }
  }
}
