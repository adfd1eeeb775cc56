internal import Terminal
internal import TextLayout
internal import Words

/// Looking for something in a list; the same in all of them.
struct ListSearch: Equatable {
  /// The search field; nil while the player does not search.
  private(set) var field: TextField?

  var text: String { field?.text ?? "" }
  var isOn: Bool { field != nil }

  /// The effect of a key.
  enum Change: Equatable {
    /// The search began, ended, or looks for something else now.
    case began, ended, typed
    /// The key was one of editing, and the text is the same.
    case edited
    /// The key means nothing here.
    case none
  }

  mutating func press(_ key: Key) -> Change {
    guard let field else {
      guard key == .character("/") || key == .control("f") else { return .none }
      self.field = TextField()
      return .began
    }
    switch key {
    case .escape:
      self.field = nil
      return .ended
    // These keys move among the matches, and choose one.
    case .enter, .up, .down, .pageUp, .pageDown, .tab, .backTab: return .none
    default:
      let before = field.text
      guard self.field?.edit(key) == true else { return .none }
      return text == before ? .edited : .typed
    }
  }
}

extension Sheet {
  /// The line that is typed stands in the header, so that it stays in sight, with how many were found.
  mutating func add(_ search: ListSearch, found: Int, of all: Int, _ canvas: Canvas) {
    guard let field = search.field else { return }
    let label = canvas.texts.home.find.asLabel + " "
    let count = canvas.texts.home.countOf(["n": String(found), "of": String(all)])
    let room = max(8, min(canvas.width - label.cells - count.cells - 2, 40))
    let (text, cursor) = field.window(room - 1)
    header.append(
      Row([
        Span(label, Look.strong), Span(text.padded(to: room), Style(underline: true)),
        Span("  " + count, Look.inactive),
      ]))
    self.cursor = Position(row: header.count - 1, column: label.cells + cursor)
  }
}

extension Span {
  /// A text in which some characters were looked for.
  static func marked(_ text: String, _ marks: Set<Int>, _ style: Style) -> [Span] {
    if marks.isEmpty { return [Span(text, style)] }
    var spans: [Span] = []
    for (place, character) in text.enumerated() {
      let look = marks.contains(place) ? Look.found(on: style) : style
      if spans.last?.style == look {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(Span(String(character), look))
      }
    }
    return spans
  }
}

extension ScreenSettings {
  /// The hints of a search; `enter` names the effect of Enter.
  func searchHints(_ enter: String?) -> [KeyHint] {
    let take = enter.map { [KeyHint(texts.enterKey, $0)] } ?? []
    return take + [KeyHint(texts.esc, texts.home.endSearch), KeyHint(glyphs.upDown, texts.move)]
  }

  /// The key that begins one.
  var searchKey: KeyHint { KeyHint("/", texts.home.search) }

  /// The keys of a search, for the help.
  var searching: [KeyHint] { searchKeys(texts.plays) }

  /// The keys of a search; `enter` names the effect of Enter.
  func searchKeys(_ enter: String?) -> [KeyHint] {
    (enter.map { [KeyHint(texts.enterKey, $0)] } ?? []) + [
      KeyHint(glyphs.upDown, texts.move), KeyHint(texts.esc, texts.home.endSearch),
      KeyHint("\(texts.control)-U \(texts.control)-K", texts.clearLine),
    ]
  }
}
