internal import QuizCore
internal import TextLayout

extension String {
  /// The text as cells are compared: NFC, without regard to case and to curly quotation marks, any run of blanks one blank.
  var foldedCell: String {
    withPlainSigns.split { $0.isWhitespace }.joined(separator: " ").folded
  }

  /// A name: NFC, without blanks around, and without the apostrophe that keeps spreadsheets from taking it for a formula
  /// (`formulaSafe`).
  var nameInCell: String {
    let name = trimmedCell.composed
    return name.hasPrefix("'") && String(name.dropFirst()).formulaSafe == name ? String(name.dropFirst()) : name
  }

  /// Without blanks around.
  var trimmedCell: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
