internal import QuizCore
internal import Terminal
internal import TextLayout

extension Body {
  /// Adds a text, drawn in a number of cells, with a note to its right, which keeps its lines and spaces; below it where
  /// there is no room beside it.
  private mutating func add(
    _ draw: (Int) -> DrawnText, beside note: String?, _ markup: TextMarkup, _ canvas: Canvas
  ) {
    guard let note, !note.isEmpty else { return add(draw(width)) }
    let lines = noteLines(note, markup, canvas)
    let noteWidth = lines.map { Row($0).cells }.max() ?? 0
    let room = width - noteWidth - Self.gutter
    guard room >= Self.narrowestText, lines.count > 1 || draw(room).lines.count == 1 else {
      add(draw(width))
      if canvas.isSpacious { gap() }
      for line in lines { add(Row(line.isEmpty ? [Span("")] : line)) }
      return
    }
    var text = draw(room)
    for (place, beside) in lines.enumerated() {
      if place == text.lines.count { text.lines.append([Span("")]) }
      if beside.isEmpty { continue }
      let last = text.lines[place].count - 1
      let missing = room + Self.gutter - Row(text.lines[place]).cells
      text.lines[place][last].text += String(repeating: " ", count: max(0, missing))
      text.lines[place] += beside
    }
    add(text)
  }

  /// The lines of a note; one that is empty has no spans.
  private func noteLines(_ note: String, _ markup: TextMarkup, _ canvas: Canvas) -> [[Span]] {
    switch markup {
    case .plain: NoteLines(note, width: width).lines.map { $0.isEmpty ? [] : [Span($0)] }
    case .markdown: canvas.drawn(note, markup, width: width).lines
    }
  }

  /// Adds a text with its lines and spaces.
  mutating func add(note: String, _ canvas: Canvas) {
    let lines = NoteLines(note, width: width).lines
    if lines.isEmpty { return }
    if canvas.isSpacious { gap() }
    for line in lines { add(Row(line)) }
  }

  private static let gutter = 3
  private static let narrowestText = 28
}

extension Body {
  /// A question is the boldest thing on its screen; of a long one its last paragraph, which asks.
  mutating func add(
    question text: String, _ markup: TextMarkup, _ canvas: Canvas, beside note: String? = nil,
    _ noteMarkup: TextMarkup = .plain, isAsked: Bool = true
  ) {
    let style = isAsked && markup == .plain ? Look.strong : .plain
    let draw = { (room: Int) in
      isAsked && markup == .markdown
        ? canvas.drawn(question: text, width: room) : canvas.drawn(text, markup, style, width: room)
    }
    let paragraphs = text.cleaned.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard isAsked, markup == .plain, wrapped(text.cleaned, width: width).count > Self.mostBold, paragraphs.count > 1,
      (note ?? "").isEmpty
    else {
      return add(draw, beside: note, noteMarkup, canvas)
    }
    add(paragraphs.dropLast().joined(separator: "\n\n"))
    add(Row([Span("")]))
    add(String(paragraphs[paragraphs.count - 1]), Look.strong)
  }

  private static let mostBold = 6
}

/// The lines of a note as they are written; one that is wider than the screen goes on in the next row.
private struct NoteLines {
  private(set) var lines: [String] = []

  init(_ note: String, width: Int) {
    for line in note.cleaned.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = Self.withoutTabs(line)[...]
      repeat {
        let part = rest.prefix(cells: width)
        lines.append(part)
        rest = rest.dropFirst(max(1, part.count))
      } while !rest.isEmpty
    }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
  }

  /// Tabs lead to every eighth cell.
  private static func withoutTabs(_ line: Substring) -> String {
    var result = ""
    for character in line {
      result += character == "\t" ? String(repeating: " ", count: 8 - result.cells % 8) : String(character)
    }
    return result
  }
}
