internal import QuizCore
internal import Terminal
internal import TextLayout

/// What a mode tells in the header: each of its texts, with a drawing before it where the mode says what it is of.
struct StatusLine {
  private let pieces: [[Span]]
  private let canvas: Canvas

  init(_ entries: [StatusEntry], _ canvas: Canvas) {
    self.canvas = canvas
    pieces = entries.filter { !$0.text.cleaned.isEmpty }.map { $0.spans(canvas) }
  }

  private static let mostLines = 3

  /// On as few rows as hold them; the first has less room. A low screen has one row for all.
  func rows(first: Int) -> [Row] {
    let separator = Span(" \(canvas.glyphs.separator) ")
    let most = canvas.isSpacious ? Self.mostLines : 1
    var rows: [Row] = []
    for piece in pieces {
      let room = rows.count > 1 ? canvas.width : first
      guard let last = rows.last else {
        rows = [Row(piece)]
        continue
      }
      if last.cells + separator.text.cells + Row(piece).cells <= room || rows.count == most {
        rows[rows.count - 1].spans += [separator] + piece
      } else {
        rows.append(Row(piece))
      }
    }
    return rows.enumerated().map { index, row in
      row.cut(to: index == 0 ? first : canvas.width, canvas.glyphs.ellipsis)
    }
  }
}

extension StatusEntry {
  fileprivate func spans(_ canvas: Canvas) -> [Span] {
    let text = text.cleaned.map { $0.isNewline ? " " : String($0) }.joined()
    guard let kind, let value, value.isFinite else { return [Span(text, kind == nil ? .plain : Look.strong)] }
    switch kind {
    case .hearts: return signs(value, canvas.glyphs.heart, canvas.glyphs.heartLost) + [Span(text)]
    case .ladder: return signs(value, canvas.glyphs.rung, canvas.glyphs.rungAbove) + [Span(text)]
    case .meter: return meter(value, canvas) + [Span(text)]
    case .money, .counter: return [Span(text, Look.strong)]
    }
  }

  /// More signs than these nobody counts.
  private static let mostSigns = 15

  /// A sign for each that there is, another for each that could be.
  private func signs(_ value: Double, _ there: Character, _ missing: Character) -> [Span] {
    let have = max(0, value.rounded()), all = max(have, of?.rounded() ?? have)
    guard all <= Double(Self.mostSigns), all > 0 else { return [] }
    let spans = [
      Span(String(repeating: there, count: Int(have)), Look.strong),
      Span(String(repeating: missing, count: Int(all - have)), Look.inactive),
    ]
    return spans.filter { !$0.text.isEmpty } + [Span(" ")]
  }

  private func meter(_ value: Double, _ canvas: Canvas) -> [Span] {
    guard let of, of > 0 else { return [] }
    let length = 10
    let full = Int((min(1, max(0, value / of)) * Double(length)).rounded())
    return [Span(canvas.glyphs.bar(full, of: length), Look.bar), Span(" ")]
  }
}

extension Row {
  /// The row up to so many cells, its end an ellipsis where something is left out.
  fileprivate func cut(to width: Int, _ ellipsis: String) -> Row {
    guard cells > width else { return self }
    var row = self
    while row.spans.count > 1, Row(Array(row.spans.dropLast())).cells + ellipsis.cells > width {
      row.spans.removeLast()
    }
    return row.fitting(width, ellipsis).ending(with: ellipsis, width)
  }

  private func ending(with ellipsis: String, _ width: Int) -> Row {
    guard let last = spans.last, !last.text.hasSuffix(ellipsis), cells + ellipsis.cells <= width else { return self }
    return Row(spans + [Span(ellipsis)])
  }
}
