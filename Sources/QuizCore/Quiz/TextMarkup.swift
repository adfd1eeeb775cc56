/// The syntax of a text: of a question, page, verdict or result.
package enum TextMarkup: String, CaseIterable, Sendable {
  /// Every sign stands for itself.
  case plain
  /// Markdown with formulas.
  case markdown
}

extension Question {
  /// True when its texts may have pictures, which lie beside the quiz's file.
  var mayShowFiles: Bool {
    guard markup == .markdown else { return false }
    return ([text] + answers.map(\.text) + pairs.flatMap { [$0.left, $0.right] } + extra).contains { $0.contains("![") }
  }
}

extension TextMarkup {
  /// A text without syntax as a source of this markup, such as `2 \* 3` in Markdown.
  package func source(ofPlain text: String) -> String {
    switch self {
    case .plain: text
    // A backslash before a bracket would begin a formula.
    case .markdown: String(text.flatMap { "\\`*_$<~]&|".contains($0) ? ["\\", $0] : [$0] })
    }
  }
}

/// A picture inside of a text with markup: the path that is written there, and the address at which a face loads it.
package struct TextPicture: Equatable, Sendable {
  package var path: String
  package var address: String

  package init(path: String, address: String) {
    (self.path, self.address) = (path, address)
  }
}
