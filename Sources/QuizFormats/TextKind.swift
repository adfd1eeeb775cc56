internal import QuizCore

/// The format of a text whose name does not say it (`.txt`), recognised by its content.
enum TextKind: Equatable {
  case quiz(QuizFormat)
  /// The texts of other programs that are recognised, and are read in another form only.
  case text2qti, respondus, blackboard
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
      self = other
    } else if GiftReader.looksLikeGift(bytes) {
      self = .quiz(.gift)
    } else if let format = TextKind.lettered(bytes) {
      self = .quiz(format)
    } else {
      self = DeckTextReader.hasTabs(bytes) ? .quiz(.anki) : .unknown
    }
  }

  /// The error for a text that cannot be read; nil where it is a quiz.
  var refusal: String? {
    switch self {
    case .quiz: nil
    case .text2qti:
      "this is a quiz for text2qti: run `text2qti` on it, and read the zip that it writes"
    case .respondus: "this is a test for Respondus: export it there as QTI 1.2, and read that zip"
    case .blackboard: "this is a test for Blackboard's upload: export it there as a package, and read that zip"
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

  private static func other(_ bytes: [UInt8]) -> TextKind? {
    let lines = lines(bytes)
    if lines.contains(where: isOfText2QTI) { return .text2qti }
    if lines.contains(where: isOfRespondus) { return .respondus }
    let first = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    return first.count > 2 && blackboardTypes.contains(String(first[0])) ? .blackboard : nil
  }

  /// The types that begin the lines of a file for Blackboard's upload
  /// (https://help.blackboard.com/Learn/Instructor/Original/Tests_Pools_Surveys/Reuse_Questions/Upload_Questions).
  private static let blackboardTypes: Set<String> = [
    "MC", "MA", "TF", "ESS", "ORD", "MAT", "FIB", "FIB_PLUS", "FIL", "NUM", "SR", "OP", "JUMBLED_SENTENCE", "QUIZ_BOWL",
  ]

  /// A line that no other format has (https://github.com/gpoore/text2qti).
  private static func isOfText2QTI(_ line: String) -> Bool {
    if ["Quiz title:", "Quiz description:", "[*] ", "END_GROUP", "text2qti"].contains(where: line.hasPrefix) {
      return true
    }
    if line == "GROUP" || line == "^^^^" { return true }
    return line.hasPrefix("=   ") && line.contains("+-")
  }

  private static func isOfRespondus(_ line: String) -> Bool {
    guard line.lowercased().hasPrefix("type:") else { return false }
    return ["MC", "TF", "MR", "E", "F", "MT", "FMB", "ES", "SA"].contains(line.dropFirst(5).trimmed.uppercased())
  }
}
