internal import QuizPlay
internal import Words

extension RefusalWords {
  /// The text with a capital letter and a full stop, as pages write sentences.
  static func asSentence(_ text: String) -> String {
    asLabel(text) + (text.last.map { ".!?".contains($0) } ?? true ? "" : ".")
  }

  /// The text with a capital first letter, as pages label fields.
  static func asLabel(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
