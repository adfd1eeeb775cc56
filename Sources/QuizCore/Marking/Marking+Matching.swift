extension Marking {
  /// Whether a number is near enough.
  ///
  /// A hair of slack lets 0.3 ± 0.1 accept exactly 0.2 and 0.4. It is what binary fractions lose and no more, in proportion to
  /// the numbers (or to `size`, the largest of a slider): neighbours among whole numbers of 15 digits stay apart.
  static func isNear(_ value: Double, _ right: Double, _ tolerance: Tolerance, size: Double = 0) -> Bool {
    let slack = max(size, abs(value), abs(right)) * 0x1p-50
    switch tolerance {
    case .absolute(let distance): return abs(value - right) <= distance + slack
    case .relative(let part): return abs(value - right) <= part * abs(right) + slack
    case .geometric(let factor):
      let bounds = [right / factor, right * factor].sorted()
      return value >= bounds[0] - slack && value <= bounds[1] + slack
    }
  }

  /// Whether a text matches one of the patterns as a whole: trimmed, in NFC, without regard to case unless asked.
  ///
  /// `*` stands for any text, none included; `\*` is a star.
  static func matches(_ text: String, _ patterns: [String], caseSensitive: Bool) -> Bool {
    let given = Array(folded(text, caseSensitive))
    return patterns.contains { matches(given, pieces(of: folded($0, caseSensitive))) }
  }

  /// The one text that a pattern means, nil when a star in it stands for many.
  package static func literal(_ pattern: String) -> String? {
    let pieces = pieces(of: pattern)
    return pieces.count == 1 ? String(pieces[0]) : nil
  }

  /// A pattern for people, and a text that it accepts: without the stars at its ends, `…` for those inside; nil when there
  /// is nothing but stars.
  package static func shown(_ pattern: String) -> String? {
    let pieces = pieces(of: pattern).map { String($0) }.filter { piece in piece.contains { !$0.isWhitespace } }
    let text = pieces.joined(separator: "…")
    let trimmed = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    return trimmed.isEmpty ? nil : String(trimmed)
  }

  private static func folded(_ text: String, _ caseSensitive: Bool) -> String {
    let trimmed = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    let kept = String(trimmed)
    // Upper case first, so that ß meets ss and every sigma the other.
    return caseSensitive ? kept : kept.uppercased().lowercased()
  }

  /// The literal texts between a pattern's stars; characters compare by canonical equivalence.
  private static func pieces(of pattern: String) -> [[Character]] {
    var pieces: [[Character]] = [[]]
    var escaped = false
    for character in pattern {
      if !escaped && character == "\\" {
        escaped = true
        continue
      }
      if !escaped && character == "*" {
        pieces.append([])
      } else {
        if escaped && character != "*" && character != "\\" { pieces[pieces.count - 1].append("\\") }
        pieces[pieces.count - 1].append(character)
      }
      escaped = false
    }
    if escaped { pieces[pieces.count - 1].append("\\") }
    return pieces
  }

  /// Greedy from the left: the first piece starts the text, the last ends it, those between are found in turn. Linear in
  /// pattern and text, so that no pattern can hang.
  private static func matches(_ text: [Character], _ pieces: [[Character]]) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    if pieces.count == 1 { return text == first }
    guard text.count >= first.count + last.count, text.starts(with: first), text.suffix(last.count).elementsEqual(last)
    else { return false }
    var at = first.count
    let end = text.count - last.count
    for piece in pieces.dropFirst().dropLast() {
      guard let found = index(of: piece, in: text, from: at, to: end) else { return false }
      at = found + piece.count
    }
    return at <= end
  }

  /// Where a piece stands first, by Knuth, Morris and Pratt: linear in text and piece.
  private static func index(of piece: [Character], in text: [Character], from: Int, to end: Int) -> Int? {
    if piece.isEmpty { return from }
    let borders = borders(of: piece)
    var matched = 0
    for at in from..<max(from, end) {
      while matched > 0 && text[at] != piece[matched] { matched = borders[matched - 1] }
      if text[at] == piece[matched] { matched += 1 }
      if matched == piece.count { return at + 1 - matched }
    }
    return nil
  }

  /// For each beginning of the piece, the length of its longest proper beginning that is also its end.
  private static func borders(of piece: [Character]) -> [Int] {
    var borders = [0]
    var length = 0
    for at in piece.indices.dropFirst() {
      while length > 0 && piece[at] != piece[length] { length = borders[length - 1] }
      if piece[at] == piece[length] { length += 1 }
      borders.append(length)
    }
    return borders
  }
}
