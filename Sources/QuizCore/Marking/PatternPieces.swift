/// A pattern as the literal texts between its stars; characters compare by canonical equivalence.
struct PatternPieces {
  private let pieces: [[Character]]

  /// `*` stands for any text, none included; `\*` is a star, and with `readsWideSigns` so is `＊`.
  init(_ pattern: String, readsWideSigns: Bool = false) {
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
        pieces[pieces.count - 1].append(readsWideSigns ? character.plainPatternSign : character)
      }
      escaped = false
    }
    if escaped { pieces[pieces.count - 1].append("\\") }
    self.pieces = pieces
  }

  /// The one text that the pattern means, nil when a star in it stands for many.
  var literal: [Character]? { pieces.count == 1 ? pieces[0] : nil }

  /// The pieces as texts, in their order.
  var texts: [String] { pieces.map { String($0) } }

  /// The pieces as texts, without blank ones.
  var words: [String] { texts.filter { piece in piece.contains { !$0.isWhitespace } } }

  /// Greedy from the left: the first piece starts the text, the last ends it, those between are found in turn. Linear in
  /// pattern and text, so that no pattern can hang.
  func match(_ text: [Character], joinsSpaces: Bool) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    if pieces.count == 1 { return text == first }
    guard text.starts(with: first), text.count >= last.count, text.suffix(last.count).elementsEqual(last) else {
      return false
    }
    var at = first.count
    var before = first
    let end = text.count - last.count
    for piece in pieces.dropFirst().dropLast() {
      let from = at - (joinsSpaces && Self.meet(before, piece) ? 1 : 0)
      guard let found = Self.index(of: piece, in: text, from: from, to: end + 1) else { return false }
      at = found + piece.count
      // A star beside a star stands for nothing of its own.
      if !piece.isEmpty { before = piece }
    }
    return at - (joinsSpaces && Self.meet(before, last) ? 1 : 0) <= end
  }

  /// Whether the spaces of two pieces would be one, were there nothing between them.
  private static func meet(_ first: [Character], _ second: [Character]) -> Bool {
    first.last == " " && second.first == " "
  }

  /// The first place of a piece, by Knuth, Morris and Pratt: linear in text and piece. Nil when there is none.
  private static func index(of piece: [Character], in text: [Character], from: Int, to bound: Int) -> Int? {
    if piece.isEmpty { return from }
    let end = min(bound, text.count)
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

extension Character {
  /// The star or backslash that a wide one stands for.
  fileprivate var plainPatternSign: Character {
    guard let scalar = unicodeScalars.first, scalar.isWidePatternSign,
      let plain = CompatibleSigns.plain(scalar)?.first
    else { return self }
    return Character(plain)
  }
}
