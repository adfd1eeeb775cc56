internal import QuizCore

/// Typed answers as Moodle compares them: `*` stands for anything and `\\*` for a star, any other backslash for itself.
enum MoodlePattern {
  /// The pattern of a quiz that accepts the same.
  static func read(_ text: String) -> String {
    var pattern = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first == "*" {
        pattern += "\\*"
        rest.removeFirst()
      } else {
        pattern += character == "\\" && rest.first == "\\" ? "\\\\" : String(character)
      }
    }
    return pattern
  }

  static func written(_ pattern: String) -> String {
    Marking.pieces(pattern).map { $0.map { $0 == "*" ? "\\*" : String($0) }.joined() }.joined(separator: "*")
  }
}

extension QuestionDraft {
  /// Gives a question its accepted texts when all of them are simply right, else its rules; `pattern` makes the pattern that
  /// means the same as a text does in the file.
  mutating func solve(byTexts rules: [AnswerDraft], _ pattern: (String) -> String) {
    if rules.allSatisfy({ $0.isCorrect && ($0.feedback ?? "").isEmpty }) {
      accept = rules.map { SourceValue(Content.text(pattern($0.text)), at: $0.offset) }
      return
    }
    answers = rules.map { rule in
      var rule = rule
      rule.rule = [SourceField("accept", .text(pattern(rule.text)), at: rule.offset)]
      rule.text = ""
      return rule
    }
  }
}
