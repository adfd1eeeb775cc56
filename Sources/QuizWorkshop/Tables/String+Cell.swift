internal import QuizCore
internal import TextLayout

extension String {
  /// The text as cells are compared: as typed texts are.
  var foldedCell: String { Marking.folded(self) }

  /// A name: NFC, without blanks around, and without the apostrophe that keeps spreadsheets from taking it for a formula
  /// (`formulaSafe`).
  var nameInCell: String {
    let name = trimmedCell.composed
    return name.hasPrefix("'") && String(name.dropFirst()).formulaSafe == name ? String(name.dropFirst()) : name
  }

  /// The text without surrounding white space.
  var trimmedCell: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
