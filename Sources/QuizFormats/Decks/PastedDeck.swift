/// Decks in plain text whose sides stand apart by another sign than a tab: Quizlet exports them so on request, and people
/// write lists so.
///
/// Prose has such signs as well, so that each line must have the sign exactly once, between two texts.
enum PastedDeck {
  /// Nil for a text that is no such list of two lines or more.
  static func read(_ bytes: [UInt8]) -> ImportedQuiz? {
    for sign in signs {
      if let text = tabbed(bytes, Array(sign.utf8)) { return DeckTextReader.read(text, separator: tab) }
    }
    // Cells between these signs may be quoted.
    for sign in [UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ",")] where isDeck(bytes, separator: sign) {
      return DeckTextReader.read(bytes, separator: sign)
    }
    let rows = bytes.map { $0 == UInt8(ascii: ";") ? newline : $0 }
    return isDeck(rows, separator: UInt8(ascii: ",")) ? DeckTextReader.read(rows, separator: UInt8(ascii: ",")) : nil
  }

  private static let (tab, newline) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))

  private static let signs = [" - ", " – ", " — ", " = ", "::", ";;", "=", ": "]

  /// The text with a tab in place of each sign, of the same length, so that places stay right.
  private static func tabbed(_ bytes: [UInt8], _ sign: [UInt8]) -> [UInt8]? {
    let replaced = [tab] + Array(repeating: UInt8(ascii: " "), count: sign.count - 1)
    var (text, at): ([UInt8], Int) = ([], 0)
    text.reserveCapacity(bytes.count)
    while at < bytes.count {
      let isSign = bytes[at] == sign[0] && bytes[at...].starts(with: sign)
      text += isSign ? replaced : [bytes[at]]
      at += isSign ? sign.count : 1
    }
    return isDeck(text, separator: tab) ? text : nil
  }

  private static func isDeck(_ bytes: [UInt8], separator: UInt8) -> Bool {
    guard bytes.contains(separator) else { return false }
    var (rows, count) = (DeckRows(bytes, separator: separator, isStrict: false), 0)
    while let row = rows.next() {
      if row.cells.count != 2 || row.cells.contains(where: \.isBlank) { return false }
      count += 1
    }
    return count > 1
  }
}
