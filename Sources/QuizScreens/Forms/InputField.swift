internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import Words

/// A field that a mode asks for together with an answer or on a page.
struct InputField {
  let name: String
  private let spec: ValueSpec
  private let language: InterfaceLanguage
  private var field: TextField
  /// The place of the chosen value of a `bool` or `choice`.
  private var chosen: Int?
  /// Whether something has to stand there.
  private let isRequired: Bool

  /// A field that holds its default; numbers are read as in that language. One that `mayBeEmpty` need not have a value.
  init(_ named: NamedSpec, _ language: InterfaceLanguage, mayBeEmpty: Bool = false) {
    self.language = language
    isRequired = named.spec.initial == nil && !mayBeEmpty
    name = named.name
    spec = named.spec
    field = TextField(suggesting: named.spec.initial.map(ValueSpec.typed) ?? "")
    chosen = named.spec.initial.flatMap { Self.values(of: named.spec).firstIndex(of: $0) }
  }

  private static func values(of spec: ValueSpec) -> [PlainValue] {
    spec.type == .bool ? [.bool(true), .bool(false)] : spec.choices
  }

  private var values: [PlainValue] { Self.values(of: spec) }

  /// Whether each value has a row and a number of its own.
  private var isListed: Bool { !spec.labels.isEmpty && !spec.isSecret }

  /// Whether a value is chosen among a few, not typed.
  var isChosen: Bool { spec.type == .bool || spec.type == .choice }

  var isTyping: Bool { !isChosen }

  /// Edits by a key; false when it means nothing here.
  mutating func press(_ key: Key) -> Bool {
    guard isChosen else { return spec.type.isNumeric ? field.editNumber(key) : field.edit(key) }
    guard !values.isEmpty else { return false }
    switch key {
    case .character(" "), .right: chosen = chosen.map { ($0 + 1) % values.count } ?? 0
    case .left: chosen = chosen.map { ($0 + values.count - 1) % values.count } ?? values.count - 1
    default:
      guard isListed, let place = place(of: key), values.indices.contains(place) else { return false }
      chosen = place
    }
    return true
  }

  /// Takes a click on one of its parts; returns the keys that do the rest.
  mutating func click(_ click: Click) -> [Key] {
    guard let part = click.part else { return [] }
    guard isChosen else {
      field.moveCursor(to: click.cell, of: click.cells)
      return []
    }
    guard isListed else { return [.right] }
    if let digit = Key(place: part) { return [digit] }
    if values.indices.contains(part) { chosen = part }
    return []
  }

  enum Value: Equatable {
    case given(PlainValue)
    /// The field is empty: the default counts, if there is one.
    case absent
    /// A number that has to be asked back.
    case unclear(TypedNumber)
    case wrong
  }

  var value: Value {
    if isChosen { return chosen.map { .given(values[$0]) } ?? .absent }
    if field.text.isEmpty && !(spec.type == .text && spec.initial != nil) { return .absent }
    // The mode's default is written for programs, so it need not parse as a player's number.
    if let initial = spec.initial, field.text == ValueSpec.typed(initial) { return .given(initial) }
    switch spec.typed(field.text, language) {
    case .value(let value): return .given(value)
    case .unclear(let number): return .unclear(number)
    case .none: return .wrong
    }
  }

  /// The error in an entry of a list or map; nil if there is none.
  private var misfit: String? { spec.misfit(in: field.text)?.inWords(language) }

  /// The error in the field; nil when it can be submitted.
  func complaint(_ texts: ScreenTexts) -> String? {
    switch value {
    case .given: return nil
    case .absent where !isRequired: return nil
    case .unclear(let number) where !spec.isSecret: return number.question(about: field.text, language)
    case .wrong where !spec.isSecret && misfit != nil: return misfit
    case .absent, .wrong, .unclear:
      return texts.inputExpects(["what": spec.type == .bool ? texts.yesOrNo : spec.inWords(texts.language)])
    }
  }

  func draw(into body: inout Body, isFocused: Bool, _ canvas: Canvas) {
    let label = (spec.about ?? name).capitalised
    let covered = canvas.glyphs.covered
    guard isChosen else {
      let shown = spec.isSecret ? field.covered(with: covered) : field
      return body.add(field: shown, label: label, isFocused: isFocused, canvas)
    }
    let marker = Marker(isFocused: isFocused, canvas: canvas)
    body.add(label.asLabel, lead: marker.lead(""))
    if isListed { return drawList(into: &body, marker, canvas) }
    var shown = chosen.map { word(values[$0], canvas.texts) } ?? canvas.texts.nothingYet
    if spec.isSecret && chosen != nil && !isFocused { shown = String(repeating: covered, count: 3) }
    let first = body.rows.count
    body.add(shown, marker.style, lead: [Span("  ")], cursor: 2)
    for row in first..<body.rows.count { body.touch(part: 0, row: row, columns: 0..<body.width) }
  }

  /// Draws every labelled choice with its number on a row of its own, the chosen one marked.
  private func drawList(into body: inout Body, _ marker: Marker, _ canvas: Canvas) {
    for (place, value) in values.enumerated() {
      let isChosen = place == chosen
      let sign = isChosen ? "\(canvas.glyphs.mark) " : "  "
      let style = isChosen ? marker.style : .plain
      let first = body.rows.count
      body.add(
        spec.label(of: value), style, lead: [Span("  "), Span("\(sign)\(place + 1) ", style)],
        cursor: isChosen ? 4 : nil)
      for row in first..<body.rows.count { body.touch(part: place, row: row, columns: 0..<body.width) }
    }
  }

  private func word(_ value: PlainValue, _ texts: ScreenTexts) -> String {
    switch value {
    case .bool(let isOn): return isOn ? texts.yes : texts.no
    default: return spec.label(of: value)
    }
  }
}
