internal import QuizCore

/// A line of a text that is made for the upload to another program, and where it begins.
struct UploadLine {
  let text: String
  let offset: Int

  /// The lines of a text, without their ends.
  static func all(_ bytes: [UInt8]) -> [UploadLine] {
    var lines: [UploadLine] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end].last == 0x0D ? bytes[start..<(end - 1)] : bytes[start..<end]
      lines.append(UploadLine(text: String(decoding: line, as: UTF8.self), offset: start))
      start = end + 1
    }
    return lines
  }

  var isBlank: Bool { text.isBlank }

  /// The text after a key such as `Points` and its colon, in any case; nil for another line.
  func value(of key: String) -> String? {
    let line = text.trimmed
    guard line.utf8.count > key.utf8.count, line.lowercased().hasPrefix(key.lowercased() + ":") else { return nil }
    return line.dropFirst(key.count + 1).trimmed
  }
}

extension NumberText {
  /// The number, unless a comma may part thousands as well as decimals: nil for `10,000`.
  static func unmistakable(_ text: some StringProtocol) -> Double? {
    let halves = text.split(separator: ",", omittingEmptySubsequences: false)
    return halves.count > 1 && halves.dropFirst().allSatisfy { $0.trimmed.count == 3 } ? nil : read(text)
  }
}

extension QuestionDraft {
  /// Turns it into a true/false if its answers are those two words, the true one first.
  mutating func becomeSides() {
    let words = answers.map { $0.text.lowercased() }
    guard words == ["true", "false"] || words == ["t", "f"], let right = answers.firstIndex(where: \.isCorrect),
      answers.count(where: \.isCorrect) == 1
    else { return }
    kind = .truefalse
    correct = SourceValue(Content.bool(right == 0), at: answers[right].offset)
    answers = zip(answers, ["true", "false"]).filter { $0.0.feedback != nil }.map { answer, id in
      var side = AnswerDraft("", at: answer.offset)
      (side.id, side.feedback) = (id, answer.feedback)
      return side
    }
  }

  /// A question for each gap: `text` holds them as `[name]`, and that one is asked for, the others are dots.
  static func cut(
    _ text: String, _ gaps: [(name: String, accepted: [String])], at offset: Int
  ) -> [QuestionDraft] {
    gaps.map { gap in
      var shown = text.replacing("[\(gap.name)]", with: "_____")
      for other in gaps where other.name != gap.name { shown = shown.replacing("[\(other.name)]", with: "…") }
      var draft = QuestionDraft(.text, shown, at: offset)
      draft.accept = gap.accepted.map { SourceValue(Content.text($0), at: offset) }
      return draft
    }
  }
}
