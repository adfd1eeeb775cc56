internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// A typed number or text.
struct LinePad: AnswerPad {
  private let isNumber: Bool
  private let language: InterfaceLanguage
  private var field = TextField()
  private(set) var isTouched = false

  init(isNumber: Bool, _ language: InterfaceLanguage) {
    self.isNumber = isNumber
    self.language = language
  }

  var spots: Int { 1 }
  func isTyping(at spot: Int) -> Bool { true }
  var savesAtOnce: Bool { false }
  var usesArrows: Bool { true }

  var draft: Reply? {
    if isNumber { return number.value.map(Reply.number) }
    return isTouched ? .text(field.text) : nil
  }

  private var number: TypedNumber { TypedNumber.read(trimmed, language) }

  private var trimmed: String {
    let end = field.text.reversed().drop { $0 == " " }
    return String(String(end.reversed()).drop { $0 == " " })
  }

  mutating func restore(_ reply: Reply) {
    isTouched = true
    switch reply {
    case .number(let value): field = TextField(TypedNumber.text(of: value, language))
    case .text(let text): field = TextField(text)
    case .ids, .pairs, .gaps: break
    }
  }

  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange {
    let before = field
    guard isNumber ? field.editNumber(key) : field.edit(key) else { return .ignored }
    if field != before { isTouched = true }
    return .changed(focus: 0)
  }

  mutating func click(_ click: Click, focus: inout Int) -> [Key] {
    focus = 0
    if click.part != nil { field.moveCursor(to: click.cell, of: click.cells) }
    return []
  }

  func submission(_ texts: ScreenTexts, at spot: Int?) -> Submission {
    if trimmed.isEmpty { return .missing(isNumber ? texts.numberFirst : texts.textFirst) }
    if let draft { return .ready(draft) }
    return .missing(number.question(about: trimmed, language) ?? texts.noNumber(["text": field.text]))
  }

  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas) {
    let label = isNumber ? canvas.texts.yourNumber : canvas.texts.yourAnswerLabel
    body.spot { $0.add(field: field, label: label, isFocused: focus == 0, canvas) }
  }

  func hints(_ settings: ScreenSettings) -> [KeyHint] { [] }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { TextField.keys(settings) }
}

extension String {
  /// The text with a colon, unless it ends with a sign of its own.
  var asLabel: String {
    last.map { $0.isPunctuation } ?? true ? self : self + ":"
  }
}

extension Body {
  /// A labelled line to type into; its cells are underlined, so that an empty one can be seen.
  mutating func add(field: TextField, label: String, isFocused: Bool, _ canvas: Canvas) {
    add(label.asLabel, lead: Marker(isFocused: isFocused, canvas: canvas).lead(""))
    let room = max(8, min(width - 3, 50))
    let (text, cursor) = field.window(room - 1)
    let style = Style(bold: isFocused, underline: true)
    touch(part: 0, row: rows.count, columns: 2..<(2 + room))
    add(Row([Span("  "), Span(text.padded(to: room), style)], cursor: 2 + cursor))
  }
}
