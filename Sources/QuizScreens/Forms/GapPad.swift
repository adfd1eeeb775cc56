internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import Words

/// A text with gaps: each is typed into, or given one of its answers or words.
struct GapPad: AnswerPad {
  private let question: QuestionView
  /// The choices of each gap, in one line.
  private let offered: [[Choice]]
  private let language: InterfaceLanguage
  private var fields: [Field]
  private(set) var isTouched = false

  /// The content of a gap.
  enum Field: Equatable {
    case typed(TextField)
    /// The place of the chosen answer or word; nil for none.
    case chosen(Int?)
  }

  init(_ question: QuestionView, _ language: InterfaceLanguage) {
    self.question = question
    self.language = language
    offered = question.gaps.map(question.offered)
    fields = question.gaps.map { Self.empty($0) }
  }

  private static func empty(_ gap: GapView) -> Field {
    switch gap.kind {
    case .text, .number: .typed(TextField())
    case .choice, .word: .chosen(nil)
    }
  }

  var spots: Int { max(1, fields.count) }
  var usesArrows: Bool { true }
  var savesAtOnce: Bool { false }

  func isTyping(at spot: Int) -> Bool {
    guard fields.indices.contains(spot), case .typed = fields[spot] else { return false }
    return true
  }

  // MARK: The response

  var draft: Reply? { isTouched ? .gaps(filled) : nil }

  private var filled: [FilledGap] {
    zip(question.gaps, fields).compactMap { gap, field in value(gap, field).map { FilledGap(gap.id, $0) } }
  }

  /// The value in a gap; nil where it is empty, or no number where one is expected.
  private func value(_ gap: GapView, _ field: Field) -> GapValue? {
    switch field {
    case .chosen(let place): place.map { GapValue.text(gap.offered[$0].id) }
    case .typed(let field) where gap.kind == .number:
      TypedNumber.read(field.text, language).value.map(GapValue.number)
    case .typed(let field): field.text.allSatisfy(\.isWhitespace) ? nil : .text(field.text)
    }
  }

  mutating func restore(_ reply: Reply) {
    isTouched = true
    let given = Dictionary(reply.filledGaps.map { ($0.id, $0.value) }) { first, _ in first }
    fields = question.gaps.map { gap in
      guard let value = given[gap.id] else { return Self.empty(gap) }
      switch (gap.kind, value) {
      case (.choice, .text(let id)), (.word, .text(let id)): return .chosen(gap.offered.firstIndex { $0.id == id })
      case (_, .number(let number)): return .typed(TextField(TypedNumber.text(of: number, language)))
      case (_, .text(let text)): return .typed(TextField(text))
      }
    }
  }

  func submission(_ texts: ScreenTexts, at spot: Int?) -> Submission {
    for (gap, field) in zip(question.gaps, fields) where gap.kind == .number {
      guard case .typed(let line) = field, !line.text.allSatisfy(\.isWhitespace), value(gap, field) == nil else {
        continue
      }
      let number = TypedNumber.read(line.text, language)
      return .missing(number.question(about: line.text, language) ?? texts.noNumber(["text": line.text]))
    }
    return .ready(.gaps(filled))
  }

  // MARK: Keys

  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange {
    guard fields.indices.contains(spot) else { return .ignored }
    switch key {
    case .tab where spot + 1 < fields.count: return .changed(focus: spot + 1)
    case .backTab where spot > 0: return .changed(focus: spot - 1)
    default: break
    }
    let before = fields[spot]
    switch before {
    case .typed(var line):
      guard question.gaps[spot].kind == .number ? line.editNumber(key) : line.edit(key) else { return .ignored }
      fields[spot] = .typed(line)
    case .chosen(let place):
      guard let next = chosen(key, place, at: spot) else { return .ignored }
      fields[spot] = .chosen(next)
    }
    if fields[spot] != before { isTouched = true }
    return .changed(focus: spot)
  }

  /// A gap gets the focus, with the cursor where it was clicked; an answer or word goes into the gap that it is shown for.
  mutating func click(_ click: Click, focus: inout Int) -> [Key] {
    if let spot = click.spot, fields.indices.contains(spot) {
      focus = spot
      guard case .typed(var line) = fields[spot], click.part != nil else { return [] }
      line.moveCursor(to: click.cell, of: click.cells)
      fields[spot] = .typed(line)
      return []
    }
    guard case .offer(let place) = click.target, let spot = offering(focus), offered[spot].indices.contains(place),
      !isUsedUp(place, at: spot)
    else { return [] }
    focus = spot
    if let digit = Key(place: place) { return [digit] }
    (fields[spot], isTouched) = (.chosen(place), true)
    return []
  }

  /// The gap whose answers are shown: the focused one; without a focus the first for words.
  private func offering(_ focus: Int?) -> Int? {
    focus.flatMap { fields.indices.contains($0) ? $0 : nil } ?? question.gaps.firstIndex { $0.kind == .word }
  }

  /// The choice after a key, nil inside for none; nil for a key that chooses nothing.
  private func chosen(_ key: Key, _ place: Int?, at spot: Int) -> Int?? {
    let offered = offered[spot]
    switch key {
    case .right, .character(" "): return .some(free(after: place, at: spot, 1))
    case .left: return .some(free(after: place, at: spot, -1))
    case .backspace, .delete: return .some(nil)
    default:
      guard let digit = QuizScreens.place(of: key), offered.indices.contains(digit), !isUsedUp(digit, at: spot) else {
        return nil
      }
      return .some(digit)
    }
  }

  /// The next place that can be chosen, round through all of them and none.
  private func free(after place: Int?, at spot: Int, _ step: Int) -> Int? {
    let count = offered[spot].count
    var next = place.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
    while next >= 0, next < count, isUsedUp(next, at: spot) { next += step }
    return next >= 0 && next < count ? next : nil
  }

  /// Whether a word stands in as many other gaps as it may be used for.
  private func isUsedUp(_ place: Int, at spot: Int) -> Bool {
    let gap = question.gaps[spot]
    guard gap.kind == .word, !gap.reusesWords else { return false }
    let used = fields.indices.count { index in
      index != spot && question.gaps[index].kind == .word && fields[index] == .chosen(place)
    }
    return used >= gap.words.count { $0 == offered[spot][place].id }
  }

  // MARK: Drawing

  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas) {
    let flow = GapFlow(question, canvas) { gap in
      switch fields[gap] {
      case .typed(let line): GapFlow.Field(line, isFocused: focus == gap, most: body.width)
      case .chosen(let place):
        GapFlow.Field(place.map { offered[gap][$0].text }, isFocused: focus == gap, canvas)
      }
    }
    flow.draw(into: &body, focus: focus)
    if fields.isEmpty { body.spot { $0.add(Row()) } }
    drawOffers(into: &body, focus, canvas)
  }

  private func drawOffers(into body: inout Body, _ focus: Int?, _ canvas: Canvas) {
    guard let spot = offering(focus), !offered[spot].isEmpty else { return }
    body.gap()
    for (index, choice) in offered[spot].enumerated() {
      let style = isUsedUp(index, at: spot) ? Look.inactive : .plain
      let isChosen = fields[spot] == .chosen(index)
      let sign = isChosen ? canvas.glyphs.radioOn : canvas.glyphs.radioOff
      let number = index < 9 ? "\(index + 1) " : "  "
      body.touch(.offer(index)) { $0.add(choice.text, style, lead: [Span("  \(sign) "), Span(number, Look.strong)]) }
    }
  }

  func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let isChosen = fields.contains { if case .chosen = $0 { true } else { false } }
    let move = KeyHint("Tab", settings.texts.move)
    return isChosen ? [move, KeyHint(settings.glyphs.leftRight, settings.texts.chooses)] : [move]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("Tab \(settings.glyphs.upDown)", texts.move), KeyHint("\(settings.glyphs.leftRight) 1-9", texts.chooses),
      KeyHint(texts.backspace, texts.clears),
    ]
  }
}
