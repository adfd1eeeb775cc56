internal import Terminal
internal import TextLayout

extension Body {
  /// Adds a text with a note to its right, which keeps its lines and spaces; below it where there is no room beside it.
  mutating func add(_ text: String, _ style: Style = .plain, beside note: String?, _ canvas: Canvas) {
    guard let note, !note.isEmpty else { return add(text, style) }
    let lines = NoteLines(note, width: width).lines
    let noteWidth = lines.map(\.cells).max() ?? 0
    let room = width - noteWidth - Self.gutter
    guard room >= Self.narrowestText, lines.count > 1 || text.cleaned.cells <= room else {
      add(text, style)
      if canvas.isSpacious { gap() }
      for line in lines { add(Row(line)) }
      return
    }
    let left = wrapped(text.cleaned, width: room)
    for place in 0..<max(left.count, lines.count) {
      let own = place < left.count ? left[place] : ""
      let beside = place < lines.count ? lines[place] : ""
      add(Row(beside.isEmpty ? [Span(own, style)] : [Span(own.padded(to: room + Self.gutter), style), Span(beside)]))
    }
  }

  private static let gutter = 3
  private static let narrowestText = 28
}

extension Body {
  /// A question is the boldest thing on its screen; of a long one its last paragraph, which asks.
  mutating func add(question text: String, beside note: String? = nil, isAsked: Bool = true, _ canvas: Canvas) {
    let paragraphs = text.cleaned.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard isAsked else { return add(text, beside: note, canvas) }
    guard wrapped(text.cleaned, width: width).count > Self.mostBold, paragraphs.count > 1, (note ?? "").isEmpty else {
      return add(text, Look.strong, beside: note, canvas)
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
