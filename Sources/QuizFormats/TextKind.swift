/// The format of a text with the neutral ending `.txt`, recognised by its content.
enum TextKind: Equatable {
  case quiz(QuizFormat)
  case unknown

  init(_ source: [UInt8]) {
    let bytes = TextDecoding(source).bytes
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"), let format = QuizFormat.found(inXML: source) {
      self = .quiz(format)
    } else if DeckTextHead.begins(bytes) {
      self = .quiz(.anki)
    } else if let sign = TableReader.separator(ofTable: bytes) {
      self = .quiz(sign == UInt8(ascii: "\t") ? .tsv : .csv)
    } else if let other = TextKind.other(bytes) {
      self = .quiz(other)
    } else if GiftReader.looksLikeGift(bytes) {
      self = .quiz(.gift)
    } else if let format = TextKind.lettered(bytes) {
      self = .quiz(format)
    } else if DeckTextReader.hasTabs(bytes) {
      self = .quiz(.anki)
    } else if MarkdownDeck.read(bytes) != nil {
      self = .quiz(.md)
    } else {
      self = PastedDeck.read(bytes) == nil ? .unknown : .quiz(.anki)
    }
  }

  /// The error for an unreadable text; nil for a quiz.
  var refusal: String? {
    switch self {
    case .quiz: nil
    case .unknown:
      "no question was found: write each as '1. What?', 'A) right', 'B) wrong', 'Answer: A', or as 'What? {=right ~wrong}' in a file that ends in '.gift'"
    }
  }

  // MARK: Letters

  /// Aiken, or Markdown where its reader finds as much: answers with letters, and words or signs for the right ones.
  private static func lettered(_ bytes: [UInt8]) -> QuizFormat? {
    let answers = lines(bytes).compactMap(AikenReader.answer).filter { answer in
      answer.count == 1 && answer.allSatisfy { $0.isASCII && $0.isLetter }
    }
    let isShouted = lines(bytes).contains { $0.hasPrefix("ANSWER:") }
    if !answers.isEmpty, isShouted { return .aiken }
    let found = MarkdownReader.read(bytes).choices
    if !answers.isEmpty, found < AikenReader.read(bytes).questions.count { return .aiken }
    return found > 0 ? .md : nil
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0.trimmedBytes, as: UTF8.self) }
  }

  // MARK: Other programs

  private static func other(_ bytes: [UInt8]) -> QuizFormat? {
    let lines = lines(bytes)
    if lines.contains(where: isOfText2QTI) { return .text2qti }
    if RespondusReader.isMeant(by: lines) { return .respondus }
    return lines.first.map(BlackboardReader.begins) == true ? .blackboard : nil
  }

  /// A line that no other format has (https://github.com/gpoore/text2qti).
  private static func isOfText2QTI(_ line: String) -> Bool {
    if ["Quiz title:", "Quiz description:", "[*] ", "END_GROUP", "text2qti"].contains(where: line.hasPrefix) {
      return true
    }
    if line == "GROUP" || line == "^^^^" { return true }
    return line.hasPrefix("=   ") && line.contains("+-")
  }
}
