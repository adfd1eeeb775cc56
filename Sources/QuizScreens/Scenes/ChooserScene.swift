internal import QuizPlay
internal import Terminal
internal import TextLayout

/// The list of quizzes, by category.
struct ChooserScene: Scene {
  private let entries: [QuizEntry]
  private let otherCategory: String
  private var focus: Int
  var scroll = Scroll()

  /// The entry whose id is `selected` has the focus, else the first.
  init(_ entries: [QuizEntry], selected: String?, _ texts: ScreenTexts) {
    otherCategory = texts.otherCategory
    self.entries = Self.sorted(entries)
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

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter where entries.indices.contains(focus): return .pick(focus)
    case .escape, .character("q"): return .leave(.notBegun)
    default: move(key, canvas)
    }
    return .none
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
      if own != category {
        body.gap()
        body.add(own, Look.category)
        category = own
      }
      body.spot { draw(entry, isFocused: index == focus, into: &$0, canvas) }
    }
    if entries.isEmpty { body.add(texts.noQuizzes) }
    let play = [KeyHint(texts.enter, texts.plays), KeyHint(canvas.glyphs.upDown, texts.move)]
    let hints = (entries.isEmpty ? [] : play) + [KeyHint("q", texts.quit)]
    return Sheet(header: [Row(texts.chooserTitle, Look.title)], body: body, focus: focus, hints: hints)
  }

  private func draw(_ entry: QuizEntry, isFocused: Bool, into body: inout Body, _ canvas: Canvas) {
    let marker = Marker(isFocused: isFocused, canvas: canvas)
    let texts = canvas.texts
    body.add(entry.title, marker.style, lead: marker.lead(""), cursor: marker.cursor)
    let mark = entry.progress.map { texts.mark($0.settled, of: $0.of) }
    let facts = [mark, entry.questions.map(texts.count), entry.description].compactMap { $0 }
    let line = facts.joined(separator: " \(canvas.glyphs.separator) ").cleaned
    let shown = String(line.map { $0.isNewline ? " " : $0 })
    body.add(Row("    " + shown.truncated(to: canvas.width - 4, ellipsis: canvas.glyphs.ellipsis)))
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.enter, texts.plays), KeyHint("\(settings.glyphs.upDown) j k", texts.move),
      KeyHint(texts.pages, texts.scrollPage), KeyHint(texts.ends, texts.firstLast),
      KeyHint("q \(texts.esc)", texts.quit),
    ]
  }
}

extension ScreenTexts {
  /// `Continue (4/5)`.
  func mark(_ settled: Int, of length: Int?) -> String {
    let done = String(settled)
    return length.map { continueMark(["n": done, "of": String($0)]) } ?? continueMarkOpen(["n": done])
  }
}
