internal import QuizPlay
internal import Terminal
internal import TextLayout

/// The list of quizzes, by category.
struct ChooserScene: Scene {
  private let quizzes: [QuizEntry]
  /// Those that are shown: all, or what was found.
  private var entries: [QuizEntry]
  private let otherCategory: String
  /// What is looked for; nil when the player does not search.
  private var search: TextField?
  private var focus: Int
  var scroll = Scroll()

  /// The entry whose id is `selected` has the focus, else the first.
  init(_ entries: [QuizEntry], selected: String?, _ texts: ScreenTexts) {
    otherCategory = texts.otherCategory
    quizzes = Self.sorted(entries)
    self.entries = quizzes
    focus = self.entries.firstIndex { $0.id == selected } ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  /// By category; quizzes without one come last, and within one the given order stays.
  static func sorted(_ entries: [QuizEntry]) -> [QuizEntry] {
    entries.enumerated().sorted { left, right in
      let (a, b) = (left.element.category?.folded, right.element.category?.folded)
      if a == b { return left.offset < right.offset }
      guard let a, let b else { return a != nil }
      return a < b
    }.map(\.element)
  }

  var isTyping: Bool { search != nil }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    if key == .enter { return entries.indices.contains(focus) ? .pick(focus) : .none }
    if search != nil {
      pressSearching(key, canvas)
      return .none
    }
    switch key {
    case .escape, .character("q"): return .leave(.notBegun)
    case .character("/"), .control("f"): search = TextField()
    default: move(key, canvas)
    }
    return .none
  }

  private mutating func pressSearching(_ key: Key, _ canvas: Canvas) {
    switch key {
    case .escape:
      let id = entry(focus)?.id
      search = nil
      entries = quizzes
      focus = quizzes.firstIndex { $0.id == id } ?? 0
      scroll.follow(from: 0)
    case .up, .down, .pageUp, .pageDown: move(key, canvas)
    default:
      let before = search?.text
      guard search?.edit(key) == true, let text = search?.text, text != before else { return }
      entries = QuizEntry.found(text, in: quizzes)
      focus = 0
      scroll.follow(from: 0)
    }
  }

  func entry(_ index: Int) -> QuizEntry? { entries.indices.contains(index) ? entries[index] : nil }

  private mutating func move(_ key: Key, _ canvas: Canvas) {
    let layout = layout(canvas)
    let page = max(1, layout.height / 3)
    switch key {
    case .up, .character("k"): focus -= 1
    case .down, .character("j"): focus += 1
    case .pageUp: focus -= page
    case .pageDown, .character(" "): focus += page
    case .home, .character("g"): focus = 0
    case .end, .character("G"): focus = entries.count - 1
    default: return
    }
    focus = max(0, min(entries.count - 1, focus))
    scroll.follow(from: focus == 0 ? 0 : layout.offset)
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    var category: String?
    for (index, entry) in entries.enumerated() {
      let own = entry.category ?? otherCategory
      // What is found stands in the order of how well it fits, not by category.
      if search == nil, own != category {
        body.gap()
        body.add(own, Look.category)
        category = own
      }
      body.spot { draw(entry, isFocused: index == focus, into: &$0, canvas) }
    }
    if entries.isEmpty { body.add(search.map { texts.home.nothingFound(["text": $0.text]) } ?? texts.noQuizzes) }
    var sheet = Sheet(header: [Row(texts.chooserTitle, Look.title)], body: body, focus: focus)
    if let search { sheet.add(search: search, canvas) }
    sheet.hints = hints(canvas)
    return sheet
  }

  private func hints(_ canvas: Canvas) -> [KeyHint] {
    let texts = canvas.texts
    let move = KeyHint(canvas.glyphs.upDown, texts.move)
    if search != nil { return [KeyHint(texts.enter, texts.plays), KeyHint(texts.esc, texts.home.endSearch), move] }
    let play = [KeyHint(texts.enter, texts.plays), move, KeyHint("/", texts.home.search)]
    return (entries.isEmpty ? [] : play) + [KeyHint("q", texts.quit)]
  }

  private func draw(_ entry: QuizEntry, isFocused: Bool, into body: inout Body, _ canvas: Canvas) {
    let marker = Marker(isFocused: isFocused, canvas: canvas)
    let texts = canvas.texts
    body.add(entry.title, marker.style, lead: marker.lead(""), cursor: marker.cursor)
    let mark = entry.progress.map { texts.mark($0.settled, of: $0.of) }
    let category = search == nil ? nil : entry.category
    let due = entry.due.map { texts.due(["n": String($0)]) }
    let facts = [category, mark, entry.questions.map(texts.count), due, entry.description].compactMap { $0 }
    let line = facts.joined(separator: " \(canvas.glyphs.separator) ").cleaned
    let shown = String(line.map { $0.isNewline ? " " : $0 })
    body.add(Row("    " + shown.truncated(to: canvas.width - 4, ellipsis: canvas.glyphs.ellipsis)))
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search != nil { return settings.searching }
    return [
      KeyHint(texts.enter, texts.plays), KeyHint("\(settings.glyphs.upDown) j k", texts.move),
      KeyHint("/", texts.home.search), KeyHint(texts.pages, texts.scrollPage), KeyHint(texts.ends, texts.firstLast),
      KeyHint("q \(texts.esc)", texts.quit),
    ]
  }
}

extension Sheet {
  /// The line that is typed stands in the header, so that it stays in sight.
  mutating func add(search: TextField, _ canvas: Canvas) {
    let label = canvas.texts.home.find.asLabel + " "
    let room = max(8, min(canvas.width - label.cells, 40))
    let (text, cursor) = search.window(room - 1)
    header.append(Row([Span(label, Look.strong), Span(text.padded(to: room), Style(underline: true))]))
    self.cursor = Position(row: header.count - 1, column: label.cells + cursor)
  }
}

extension ScreenSettings {
  /// The keys of a search, for the help.
  var searching: [KeyHint] {
    [
      KeyHint(texts.enter, texts.plays), KeyHint(glyphs.upDown, texts.move),
      KeyHint(texts.esc, texts.home.endSearch), KeyHint("\(texts.control)-U \(texts.control)-K", texts.clearLine),
    ]
  }
}

extension ScreenTexts {
  /// `Continue (4/5)`; without a number where a mode of pages settles nothing.
  func mark(_ settled: Int, of length: Int?) -> String {
    if settled == 0, length == nil { return goOnMark }
    let done = String(settled)
    return length.map { continueMark(["n": done, "of": String($0)]) } ?? continueMarkOpen(["n": done])
  }
}
