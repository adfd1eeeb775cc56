internal import Markup
internal import QuizCore

/// Writes GIFT that Moodle reads too. What only quizrun reads stands in comments: the quiz's own words, ids, difficulties.
enum GiftWriter {
  private static let quizKeys: Set<String> = Set(GiftReader.quizKeys)
  private static let questionKeys: Set<String> = [
    "category", "difficulty", "explanation", "answers.feedback", "answers.fraction", "markup",
  ]

  static func write(_ quiz: Quiz) -> QuizWriting {
    var losses = Losses(.gift)
    losses.noteQuiz(quiz, carries: quizKeys.union(["category", "markup"]))
    for (key, value) in quizValues(quiz) where value.map({ $0 != $0.oneLine }) ?? false {
      losses.noteLines(key)
    }
    var output = head(of: quiz)
    var category: String?
    for question in quiz.questions {
      guard let block = block(question, quiz, &losses) else { continue }
      let own = question.category ?? quiz.category
      if own != category {
        output += "$CATEGORY: \(own.map(categoryLine) ?? "$course$/top")\n\n"
        category = own
      }
      output += block + "\n"
    }
    return QuizWriting(text: output, losses: losses.sentences)
  }

  private static func quizValues(_ quiz: Quiz) -> [(String, String?)] {
    [
      ("title", quiz.title), ("description", quiz.plainDescription), ("language", quiz.language),
      ("author", quiz.author),
      ("licence", quiz.licence), ("source", quiz.source),
    ]
  }

  private static func head(of quiz: Quiz) -> String {
    let lines = quizValues(quiz).compactMap { key, value in value.map { "// \(key): \($0.oneLine)\n" } }
    return lines.joined() + (lines.isEmpty ? "" : "\n")
  }

  private static func categoryLine(_ category: String) -> String {
    var path = ""
    for character in category.oneLine {
      path += character == "/" ? "//" : character == "\\" ? "\\\\" : String(character)
    }
    return path
  }

  /// A question with the empty line behind it; nil when GIFT has no way to ask it.
  private static func block(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> String? {
    guard let answers = answers(question, quiz, &losses) else { return nil }
    let more = (question.netIsWritten(in: quiz) ? ["partial"] : []) + (question.marked == .byHand ? ["marked"] : [])
    losses.note(question, carries: questionKeys.union(more).subtracting(question.kind == .info ? ["explanation"] : []))
    var output = "// [id:\(mark(question.id))]"
    if let difficulty = question.difficulty { output += " [tag:difficulty:\(mark(difficulty))]" }
    for tag in question.data["tags"]?.elements ?? [] { output += " [tag:\(mark(tag.string ?? ""))]" }
    if !question.picturePaths.isEmpty {
      losses.note(question, "pictures between words have no place in GIFT: their words stay")
    }
    output += "\n::\(escaped(question.id))::\(format(question))\(escaped(html(question.text, question)))"
    return output + (answers.isEmpty ? "\n" : answers)
  }

  private static func mark(_ text: String) -> String {
    var output = ""
    for character in text.oneLine { output += character == "]" ? "\\]" : String(character) }
    // Directly before the bracket it would make that text.
    return output.hasSuffix("\\") ? output + " " : output
  }

  /// A text as HTML where the question has markup, else as it is.
  static func html(_ text: String, _ question: Question) -> String {
    if question.markup == .plain { return text.trimmed }
    return MarkedTexts(markup: .markdown, form: .tex).blocks(text).trimmed
  }

  /// `[html]` for texts with markup; `[plain]` when a text would be taken for HTML, or begins like something else.
  private static func format(_ question: Question) -> String {
    if question.markup == .markdown { return "[html]" }
    let feedback = question.answers.compactMap(\.feedback)
    let sides = question.pairs.flatMap { [$0.left, $0.right] } + question.extra + question.accept
    let patterns = question.answers.flatMap(\.patterns)
    let texts = [question.text] + question.answers.map(\.text) + feedback + sides + patterns
    let isOdd = (texts + [question.explanation ?? ""]).contains { HTMLText.looksLikeHTML($0) || $0.hasPrefix("[") }
    return isOdd ? "[plain]" : ""
  }

  static func escaped(_ text: String) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "~", "=", "#", "{", "}", ":", "\\":
        output.unicodeScalars.append("\\")
        output.unicodeScalars.append(scalar)
      case "\n": output += "\\n"
      case "\r": break
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}

extension String {
  /// Line breaks as spaces.
  var oneLine: String {
    guard unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else { return self }
    return split { $0.isNewline }.joined(separator: " ")
  }
}

extension Quiz {
  /// The description as a comment or a table holds it.
  fileprivate var plainDescription: String? {
    description.map { MarkedTexts(markup: markup, form: .tex).plain($0) }
  }
}

extension Question {
  /// True for a text without marking: for other programs an essay worth nothing.
  var isUnmarkedText: Bool { kind == .text && !countsAsMarked && answers.isEmpty }

  /// True when the weights of a format express all partial points.
  func netIsWritten(in quiz: Quiz) -> Bool {
    kind != .multiple || (partial ?? quiz.partial) == .net || answers.contains { $0.fraction != nil }
  }

  /// The points of each answer of a multiple choice: its fraction, or its share by the rule `net`.
  var weights: [Double] {
    if kind != .multiple || answers.contains(where: { $0.fraction != nil }) { return answers.map(\.worth) }
    let right = Double(answers.count { $0.isCorrect })
    if right == 0 { return answers.map { _ in 0 } }
    return answers.map { ($0.isCorrect ? 1 : -1) / right }
  }
}
