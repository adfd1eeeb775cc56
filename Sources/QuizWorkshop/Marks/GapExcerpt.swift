internal import QuizCore

/// Questions that are gaps of one text: each has the whole text, with its own gap as a line and the others as dots.
enum GapExcerpt {
  private static let line = "_____"
  private static let dots = "…"
  /// Characters before and behind the line.
  private static let around = 40

  /// A short form of a gap's text below another gap of the same text: the words around the gap.
  ///
  /// Nil for any other question.
  ///
  /// A cut through a text with markup could leave half of a sign, so that one stays whole.
  static func text(of question: Question, below earlier: String?) -> String? {
    question.markup == .plain ? text(question.text, below: earlier) : nil
  }

  static func text(_ text: String, below earlier: String?) -> String? {
    guard let earlier, isGap(text), isGap(earlier), shape(text) == shape(earlier) else { return nil }
    guard let gap = text.firstRange(of: line) else { return nil }
    let before = text[..<gap.lowerBound].suffix(around), after = text[gap.upperBound...].prefix(around)
    // Whole words alone.
    let isCut = (before.count == around, after.count == around)
    let head = isCut.0 ? before.drop { !$0.isWhitespace } : before
    let tail = isCut.1 ? after.reversed().drop { !$0.isWhitespace }.reversed().map { $0 } : Array(after)
    let parts = [isCut.0 ? dots : "", String(head), line, String(tail), isCut.1 ? dots : ""]
    return parts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func isGap(_ text: String) -> Bool { text.ranges(of: line).count == 1 }

  private static func shape(_ text: String) -> String { text.replacing(line, with: dots) }
}
