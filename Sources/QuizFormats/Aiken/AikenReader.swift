internal import QuizCore

/// Reads Aiken (https://docs.moodle.org/en/Aiken_format): a line with the question, lines `A. …` or `A) …`, `ANSWER: A`.
///
/// A question of several lines and small letters are taken, which Moodle does not do. A line of a single character belongs
/// to the question's text; outside of one it is reported.
struct AikenReader {
  private var imported = ImportedQuiz(.aiken)
  private var stem: (text: String, offset: Int)?
  private var choices: [(letter: String, answer: AnswerDraft)] = []
  /// Whether a blank line stands behind the question: only its answers can follow.
  private var stemIsOver = false

  static func read(_ bytes: [UInt8]) -> ImportedQuiz {
    var reader = AikenReader()
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end].trimmedMarkdown
      reader.take(String(decoding: line, as: UTF8.self), at: line.startIndex)
      start = end + 1
    }
    reader.giveUp()
    return reader.imported
  }

  private mutating func take(_ line: String, at offset: Int) {
    if line.isEmpty { stemIsOver = stem != nil }
    if line.count < 2 { return takeCharacter(line, at: offset) }
    if let answer = AikenReader.answer(line) {
      end(answer, at: offset)
    } else if let (letter, text, skipped) = AikenReader.choice(line), begins(letter) {
      guard stem != nil else { return imported.note(.answerBeforeQuestion(line), at: offset) }
      choices.append((letter.uppercased(), AnswerDraft(text, at: offset + skipped)))
    } else if let before = stem, choices.isEmpty, !stemIsOver {
      stem = (before.text + "\n" + line, before.offset)
    } else {
      giveUp()
      stem = (line, offset)
    }
  }

  /// A line of one character goes on with a question, and begins none.
  private mutating func takeCharacter(_ line: String, at offset: Int) {
    if line.isEmpty { return }
    guard let before = stem, choices.isEmpty, !stemIsOver else {
      if !line.allSatisfy(\.isPunctuation) { imported.note(.strayText(line), at: offset) }
      return
    }
    stem = (before.text + "\n" + line, before.offset)
  }

  /// Whether a letter can stand for an answer here: the first one is A, as 'E. coli' begins a question; a small one is the
  /// next of the alphabet.
  private func begins(_ letter: String) -> Bool {
    let next = UInt8(truncatingIfNeeded: choices.count) &+ UInt8(ascii: "A")
    let isNext = letter.uppercased().utf8.first == next
    return letter == letter.uppercased() ? isNext || !choices.isEmpty : isNext
  }

  /// The text after `ANSWER:`; nil on another line.
  static func answer(_ line: String) -> String? {
    guard line.prefix(7).uppercased() == "ANSWER:" else { return nil }
    return line.dropFirst(7).trimmed
  }

  /// A letter, `.` or `)`, and the text; `skipped` counts the bytes before the text.
  static func choice(_ line: String) -> (letter: String, text: String, skipped: Int)? {
    let bytes = Array(line.utf8)
    guard bytes.count >= 2, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0] | 0x20),
      ".)".utf8.contains(bytes[1])
    else { return nil }
    let rest = bytes[2...].trimmedMarkdown
    return (String(line.prefix(1)), String(decoding: rest, as: UTF8.self), rest.startIndex)
  }

  private mutating func end(_ answer: String, at offset: Int) {
    defer { reset() }
    guard let stem else { return imported.note(.strayLine("ANSWER: " + answer), at: offset) }
    if choices.isEmpty { return imported.note(.fewAnswers(0), at: stem.offset) }
    let letter = answer.prefix(1).uppercased()
    guard let right = choices.firstIndex(where: { $0.letter == letter }) else {
      return imported.note(.unknownLetter(answer, letters: choices.map(\.letter)), at: offset)
    }
    if answer.dropFirst().contains(where: \.isLetter) {
      imported.note(.lossy("more than one right answer", cure: "the first, '\(letter)', is taken"), at: offset)
    }
    var draft = QuestionDraft(.single, stem.text, at: stem.offset)
    draft.answers = choices.map(\.answer)
    draft.answers[right].isCorrect = true
    imported.add(draft)
  }

  /// Drops a question that has no line with its answer.
  private mutating func giveUp() {
    if let stem { imported.note(.questionWithoutAnswer, at: stem.offset) }
    reset()
  }

  private mutating func reset() {
    stem = nil
    stemIsOver = false
    choices = []
  }
}
