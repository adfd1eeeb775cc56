internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

/// The mode's status in the header: each of its texts, with a drawing before it where it has a kind.
struct StatusLine {
  private let pieces: [[Span]]
  private let canvas: Canvas

  /// `after` are the entries after an answer; each changed one shows the change.
  init(_ entries: [StatusEntry], after: [StatusEntry]? = nil, _ canvas: Canvas) {
    self.canvas = canvas
    let isSame = after.map { $0.map(\.kind) == entries.map(\.kind) } ?? false
    let hasSide = SideLadder(entries, canvas) != nil
    let bars = ScoreBars(entries, after: isSame ? after : nil, canvas)
    pieces = entries.enumerated().filter { !$0.element.text.cleaned.isEmpty }.map { index, entry in
      let drawing = bars.map { $0.bar(index) } ?? []
      // An entry of the same kind at the same place is the same value, even if others were added after it.
      let isPaired =
        isSame || entry.kind != nil && after.map { $0.indices.contains(index) && $0[index].kind == entry.kind } ?? false
      guard isPaired, let after, after[index] != entry else {
        return drawing + entry.spans(canvas, hasSide: hasSide || !drawing.isEmpty)
      }
      return drawing + StatusChange(from: entry, to: after[index]).spans(canvas, hasSide: hasSide)
    }
  }

  private static let mostLines = 3

  /// The rows, as few as possible; a low screen has one for all.
  var rows: [Row] {
    let separator = Span(" \(canvas.glyphs.separator) ")
    let most = canvas.isSpacious ? Self.mostLines : 1
    var rows: [Row] = []
    for piece in pieces {
      guard let last = rows.last else {
        rows = [Row(piece)]
        continue
      }
      if last.cells + separator.text.cells + Row(piece).cells <= canvas.width || rows.count == most {
        rows[rows.count - 1].spans += [separator] + piece
      } else {
        rows.append(Row(piece))
      }
    }
    return rows.map { $0.cut(to: canvas.width, canvas.glyphs.ellipsis) }
  }
}

extension StatusEntry {
  /// The text on one row.
  var line: String { text.cleaned.map { $0.isNewline ? " " : String($0) }.joined() }

  /// The drawing and the text; a ladder that stands at the side is not drawn again.
  func spans(_ canvas: Canvas, hasSide: Bool = false) -> [Span] {
    let text = line
    guard let kind, let value, value.isFinite else { return [Span(text, kind == nil ? .plain : Look.strong)] }
    switch kind {
    case .hearts:
      return signs(value, canvas.glyphs.heart, canvas.glyphs.heartLost, Look.heart) + [Span(text)]
    case .ladder where hasSide: return [Span(text, Look.strong)]
    case .ladder: return signs(value, canvas.glyphs.rung, canvas.glyphs.rungAbove) + [Span(text)]
    case .meter: return meter(value, canvas) + [Span(text)]
    case .money, .counter: return [Span(text, Look.strong)]
    }
  }

  /// The most signs to draw; a longer row cannot be counted at a glance.
  private static let mostSigns = 15

  /// The signs: one for each present unit, another for each missing one.
  private func signs(
    _ value: Double, _ there: Character, _ missing: Character, _ look: Style = Look.strong
  ) -> [Span] {
    let have = max(0, value.rounded()), all = max(have, of?.rounded() ?? have)
    guard all <= Double(Self.mostSigns), all > 0 else { return [] }
    let spans = [
      Span(String(repeating: there, count: Int(have)), look),
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

/// A bar before each of several counters, as long as they are large beside each other: the scores of players.
private struct ScoreBars {
  private let values: [Double]
  private let canvas: Canvas

  private static let length = 5

  /// The counters on their way to the values after an answer, if those are known.
  init?(_ entries: [StatusEntry], after: [StatusEntry]?, _ canvas: Canvas) {
    guard entries.count > 1, canvas.isSpacious, canvas.width >= 56, entries.allSatisfy({ $0.kind == .counter }) else {
      return nil
    }
    let now = after ?? entries
    values = zip(entries, now).map { canvas.motion.between(max(0, $0.value ?? 0), max(0, $1.value ?? 0)) }
    self.canvas = canvas
    guard let most = values.max(), most.isFinite else { return nil }
  }

  func bar(_ index: Int) -> [Span] {
    let most = max(values.max() ?? 0, .leastNonzeroMagnitude)
    let full = Int((values[index] / most * Double(Self.length)).rounded())
    return [Span(canvas.glyphs.bar(full, of: Self.length) + " ", Look.bar)]
  }
}

extension Row {
  /// The row cut to so many cells, with an ellipsis at its end.
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

/// A change of a status value by an answer: signs as they are now with the difference, amounts as from and to.
struct StatusChange {
  private let before: StatusEntry
  private let after: StatusEntry

  init(from before: StatusEntry, to after: StatusEntry) {
    self.before = before
    self.after = after
  }

  func spans(_ canvas: Canvas, hasSide: Bool = false) -> [Span] {
    guard let kind = after.kind, let old = before.value, let new = after.value, old.isFinite, new.isFinite else {
      return after.spans(canvas, hasSide: hasSide)
    }
    switch kind {
    case .hearts, .ladder, .meter:
      // At the side the rungs show the change.
      if old == new || kind == .ladder && hasSide { return after.spans(canvas, hasSide: hasSide) }
      let sign = new > old ? "+" : canvas.glyphs.minus
      var moving = after
      if kind == .meter { moving.value = canvas.motion.between(old, new) }
      return moving.spans(canvas, hasSide: hasSide) + [
        Span(" \(sign)\(canvas.texts.number(abs(new - old)))", Look.hurry)
      ]
    case .money, .counter: return fromTo(canvas)
    }
  }

  /// `💰 100 → 0`: what both texts begin and end with stands once.
  private func fromTo(_ canvas: Canvas) -> [Span] {
    let (old, new) = (Array(before.line), Array(after.line))
    let most = min(old.count, new.count)
    var first = 0
    while first < most, old[first] == new[first] { first += 1 }
    var last = 0
    while last < most - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
    // A changed number is shown whole.
    while first > 0, old[first - 1].belongsToNumber { first -= 1 }
    while last > 0, old[old.count - last].belongsToNumber { last -= 1 }
    let (from, to) = (String(old[first..<(old.count - last)]), String(new[first..<(new.count - last)]))
    return [
      Span(String(new[..<first]), Look.strong), Span("\(from) \(canvas.glyphs.leadsTo) "), Span(to, Look.hurry),
      Span(String(new[(new.count - last)...]), Look.strong),
    ].filter { !$0.text.isEmpty }
  }
}

extension Character {
  fileprivate var belongsToNumber: Bool { isNumber || ".,-\u{2212}".contains(self) }
}
