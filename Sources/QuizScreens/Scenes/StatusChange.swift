internal import QuizCore
internal import QuizPlay
internal import Terminal

/// What an answer did to a value of the header: signs as they are now with by how much, amounts from what to what.
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
      if old == new { return after.spans(canvas, hasSide: hasSide) }
      let sign = new > old ? "+" : canvas.glyphs.minus
      return after.spans(canvas, hasSide: hasSide) + [
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
    // A number is told as a whole.
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
