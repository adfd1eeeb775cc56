internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The slider of a range question: moved by steps, or typed.
struct SliderPad: AnswerPad {
  private let scale: Scale
  private let language: InterfaceLanguage
  private(set) var value: Double
  /// The typed number not yet taken; empty while the slider is moved.
  private var typed = TextField()
  private(set) var isTouched = false

  init(_ scale: Scale, _ language: InterfaceLanguage) {
    self.scale = scale
    self.language = language
    value = scale.middle
  }

  var spots: Int { 1 }
  var savesAtOnce: Bool { false }
  var usesArrows: Bool { true }
  var draft: Reply? { isTouched ? .number(value) : nil }

  mutating func restore(_ reply: Reply) {
    guard case .number(let number) = reply else { return }
    value = min(scale.max, max(scale.min, number))
    isTouched = true
  }

  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange {
    switch key {
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .pageDown: move(by: -bigStep)
    case .pageUp: move(by: bigStep)
    case .home: set(scale.min)
    case .end: set(scale.max)
    case .character(let character) where character.isAnyDigit || ".,-".contains(String(character).withPlainDigits):
      type(key)
    case .backspace where !typed.text.isEmpty, .delete where !typed.text.isEmpty: type(key)
    case .control("u"): typed = TextField()
    default: return .ignored
    }
    return .changed(focus: 0)
  }

  /// The knob goes to the cell of the track that was clicked.
  mutating func click(_ click: Click, focus: inout Int) -> [Key] {
    focus = 0
    guard click.part != nil else { return [] }
    let share = Double(click.cell) / Double(max(1, click.cells - 1))
    set(scale.min + share * (scale.max - scale.min))
    return []
  }

  /// A tenth of the scale, in steps.
  private var bigStep: Double {
    guard scale.step > 0 else { return 10 }
    return max(1, ((scale.max - scale.min) / scale.step / 10).rounded())
  }

  private var step: Double { scale.step > 0 ? scale.step : (scale.max - scale.min) / 100 }

  private mutating func move(by steps: Double) {
    set(value + steps * step)
  }

  private mutating func set(_ new: Double) {
    value = scale.snapped(new)
    typed = TextField()
    isTouched = true
  }

  /// A typed number moves the slider as soon as it lies on the scale.
  private mutating func type(_ key: Key) {
    _ = typed.edit(key)
    isTouched = true
    if let number = typedValue { value = scale.snapped(number) }
  }

  private var typedNumber: TypedNumber { TypedNumber.read(typed.text, language) }

  private var typedValue: Double? {
    guard let number = typedNumber.value, number >= scale.min, number <= scale.max else { return nil }
    return number
  }

  func submission(_ texts: ScreenTexts, at spot: Int?) -> Submission {
    if !typed.text.isEmpty && typedValue == nil {
      if let question = typedNumber.question(about: typed.text, language) { return .missing(question) }
      return .missing(
        texts.outOfRange(["min": written(scale.min, texts), "max": written(scale.max, texts)]).capitalised)
    }
    return .ready(.number(value))
  }

  private func written(_ value: Double, _ texts: ScreenTexts) -> String {
    texts.decimal(ValueSpec.written(.numeric(value)))
  }

  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas) {
    let marker = Marker(isFocused: focus == 0, canvas: canvas)
    let texts = canvas.texts
    body.spot { body in
      let lead = marker.lead("")
      let shown = typed.text.isEmpty ? written(value, texts) : typed.text
      let before = "\(texts.valueLabel): "
      body.add(
        Row(lead + [Span(before), Span(shown, marker.style)], cursor: 2 + before.cells + shown.cells))
      drawTrack(into: &body, knob: value, isLive: true, canvas)
    }
  }

  /// The ends of the scale beside its track, with their labels where there is room; labels that are too long stand below.
  /// One that `isLive` can be clicked.
  func drawTrack(
    into body: inout Body, knob: Double?, mark: Double? = nil, isLive: Bool = false, _ canvas: Canvas
  ) {
    let bounds = [scale.min, scale.max].map { written($0, canvas.texts) }
    let given = (scale.labels + ["", ""]).map { $0.cleaned.replacing("\n", with: " ") }
    // A label such as `40 °C` stands in for the number, and where a scale only leads from one label to the other, so do both.
    let isUnit = scale.min == 0 && scale.max == 1 && !given[0].isEmpty && !given[1].isEmpty
    let numbers = zip(bounds, given).map { isUnit || Scale.isNamed($0, by: $1) ? $1 : $0 }
    let labels = zip(numbers, given).map { $0 == $1 ? "" : $1 }
    let ends = zip(numbers, labels).map { $1.isEmpty ? $0 : "\($0) \($1)" }
    let track = { (cells: Int) in self.track(cells, knob: knob, mark: mark, canvas.glyphs) }
    let add = { (row: Row, body: inout Body) in
      if isLive { body.touch(part: 0, row: body.rows.count, columns: Self.columns(ofTrackIn: row, canvas.glyphs)) }
      body.add(row)
    }
    if let row = row(between: ends, of: 16, width: body.width, track) { return add(row, &body) }
    if let row = row(between: numbers, of: 6, width: body.width, track) {
      add(row, &body)
      if labels.allSatisfy(\.isEmpty) { return }
      if let below = Self.labels(labels, width: row.cells) { return body.add(below) }
    } else {
      add(Row([Span("  ")] + track(body.width - 4)), &body)
    }
    for (number, label) in zip(numbers, labels) { body.add(label, lead: [Span("  \(number) ", Look.strong)]) }
  }

  /// The cells of the track in its row: from its first sign to its last.
  private static func columns(ofTrackIn row: Row, _ glyphs: Glyphs) -> Range<Int> {
    var (start, columns) = (0, 0..<0)
    for span in row.spans {
      let end = start + span.text.cells
      let signs = [glyphs.track, glyphs.knob, glyphs.mark]
      let isTrack = !span.text.isEmpty && span.text.allSatisfy(signs.contains)
      if isTrack { columns = (columns.isEmpty ? start : columns.lowerBound)..<end }
      start = end
    }
    return columns
  }

  /// The track between its ends; nil when fewer than so many cells are left for it.
  private func row(between ends: [String], of shortest: Int, width: Int, _ track: (Int) -> [Span]) -> Row? {
    let length = width - 6 - ends[0].cells - ends[1].cells
    guard length >= shortest else { return nil }
    return Row(
      [Span("  "), Span(ends[0], Look.strong), Span(" ")] + track(length)
        + [Span(" "), Span(ends[1], Look.strong)])
  }

  /// Both labels on one row, each below its end; nil when they do not fit.
  private static func labels(_ labels: [String], width: Int) -> Row? {
    let gap = width - 2 - labels[0].cells - labels[1].cells
    guard gap >= 2 else { return nil }
    return Row([Span("  "), Span(labels[0]), Span(String(repeating: " ", count: gap)), Span(labels[1])])
  }

  /// The scale as a line, with the knob, and a mark for something to compare with.
  private func track(_ width: Int, knob: Double?, mark: Double?, _ glyphs: Glyphs) -> [Span] {
    let length = max(2, min(width, 60))
    let places = [(mark, glyphs.mark), (knob, glyphs.knob)].compactMap { value, sign in
      value.map { (place(of: $0, in: length), sign) }
    }
    let signs = Dictionary(places) { _, knob in knob }
    var spans: [Span] = []
    for cell in 0..<length {
      if let sign = signs[cell] {
        spans.append(Span(String(sign), Look.strong))
      } else if let last = spans.last, last.style == Look.bar {
        spans[spans.count - 1].text += String(glyphs.track)
      } else {
        spans.append(Span(String(glyphs.track), Look.bar))
      }
    }
    return spans
  }

  private func place(of value: Double, in length: Int) -> Int {
    let extent = scale.max - scale.min
    let share = extent > 0 && extent.isFinite ? (value - scale.min) / extent : 0
    return Int((min(1, max(0, share)) * Double(length - 1)).rounded())
  }

  func hints(_ settings: ScreenSettings) -> [KeyHint] {
    [KeyHint(settings.glyphs.leftRight, settings.texts.move), KeyHint("0-9", settings.texts.typesValue)]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(settings.glyphs.leftRight, texts.slide), KeyHint(texts.pages, texts.slideFar),
      KeyHint(texts.ends, texts.editEnds), KeyHint("0-9 \(texts.decimalMark) -", texts.typesValue),
    ]
  }
}
