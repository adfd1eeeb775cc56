import Foundation
import QuizCore
import QuizFormats
import XCTest

/// A format gives back a quiz as it was, or reports the loss. `QUIZ_ROUNDS` tries that many of each format.
final class UntoldLossTests: XCTestCase {
  private static let rounds = ProcessInfo.processInfo.environment["QUIZ_ROUNDS"].flatMap { Int($0) } ?? 150

  func testNothingIsLostWithoutAWord() throws {
    for format in QuizFormat.written {
      for round in 0..<Self.rounds {
        let text = try lost(format, round)
        XCTAssertNil(text, "\(format) \(round)")
        if text != nil { break }
      }
    }
  }

  /// The difference that was not reported; nil when there is none.
  private func lost(_ format: QuizFormat, _ round: Int) throws -> String? {
    var random = RandomQuiz(chance: SplitMix64(seed: UInt64(round)))
    let json = QuizWriter.write(Tame.quiz(random.quiz()), as: .json).text
    let quiz = try XCTUnwrap(QuizFile.read(Array(json.utf8), path: "random.json").quiz, json)
    let writing = QuizWriter.write(quiz, as: format, named: "random")
    let kept = quiz.questions.filter { question in
      !writing.losses.contains { $0.hasPrefix("question '\(question.id)':") }
    }
    let place = "\n\(format.isArchive ? "" : writing.text)\n\(writing.losses)\n\(json)"
    if kept.isEmpty, !writing.losses.isEmpty { return nil }
    let reading = QuizFile.read(writing.bytes, path: "random.x", format: format)
    let found = reading.diagnostics.filter { !$0.message.contains("the weights of the right answers") }
    let read = reading.quiz?.questions ?? []
    let isWhole = kept.count == quiz.questions.count
    if isWhole, !found.isEmpty { return "\(found.map(\.description))" + place }
    if isWhole, read.count != quiz.questions.count { return "\(read.count) questions" + place }
    if !format.hasNames, !isWhole { return nil }
    for question in kept {
      guard let same = find(question, read, quiz, format) else {
        return question.id + place
      }
      let (was, isNow) = (Same.text(question, quiz, format), Same.text(same, reading.quiz ?? quiz, format))
      if was != isNow { return "\(was)\n\(isNow)" + place }
    }
    return differing(quiz, reading.quiz, writing.losses, format).map { $0 + place }
  }

  private func find(_ question: Question, _ read: [Question], _ quiz: Quiz, _ format: QuizFormat) -> Question? {
    if format.hasNames { return read.first { $0.id == question.id } }
    return quiz.questions.firstIndex { $0.id == question.id }.flatMap { read.indices.contains($0) ? read[$0] : nil }
  }

  /// The quiz's own words, where they differ without a report.
  private func differing(_ quiz: Quiz, _ read: Quiz?, _ losses: [String], _ format: QuizFormat) -> String? {
    guard let read, format != .opentdb else { return nil }
    let rows = [
      ("title", quiz.title, read.title), ("description", quiz.description, read.description),
      ("language", quiz.language, read.language), ("author", quiz.author, read.author),
      ("licence", quiz.licence, read.licence), ("source", quiz.source, read.source),
    ]
    let untold = rows.filter { name, was, isNow in
      was != isNow && !losses.contains { $0.contains("'\(name)' of the quiz") }
    }
    return untold.isEmpty ? nil : "\(untold)"
  }
}

/// A quiz whose texts hold nothing that a format need not tell apart: no white space around them, none in a row, no signs that
/// are not shown.
private enum Tame {
  static func quiz(_ quiz: Quiz) -> Quiz {
    var quiz = quiz
    quiz.title = line(quiz.title)
    for path in [\Quiz.description, \.category, \.author, \.licence, \.source] {
      quiz[keyPath: path] = quiz[keyPath: path].map { path == \.description ? text($0) : line($0) }
    }
    quiz.questions = quiz.questions.enumerated().map { question($1, "q\($0 + 1)") }
    quiz.reveal = quiz.questions.contains(where: \.isMarked) ? .each : .never
    return quiz
  }

  private static func question(_ question: Question, _ id: String) -> Question {
    var question = question
    question.id = id
    question.text = text(question.text)
    (question.image, question.imageAlt) = (nil, nil)
    for path in [\Question.hint, \.explanation] { question[keyPath: path] = question[keyPath: path].map(text) }
    for path in [\Question.category, \.difficulty, \.source] {
      question[keyPath: path] = question[keyPath: path].map(line)
    }
    for place in question.answers.indices {
      let isRule = question.kind == .text || question.kind == .number || question.kind == .range
      if !isRule, question.kind != .truefalse {
        question.answers[place].text = "\(place)" + text(question.answers[place].text)
      }
      question.answers[place].feedback = question.answers[place].feedback.map(text)
      if case .matches(let patterns)? = question.answers[place].rule {
        question.answers[place].rule = .matches(patterns.map(pattern))
      }
    }
    question.accept = question.accept.map(pattern)
    question.pairs = question.pairs.enumerated().map { Pair(text($1.left) + "\($0)", text($1.right)) }
    question.extra = question.extra.map(text)
    question.scale.labels = question.scale.labels.map(line)
    return question
  }

  static func line(_ text: String) -> String { self.text(text).split(separator: "\n").joined(separator: " ") }

  /// Typed on one line; what a backslash at its end would hide is not what this is about.
  private static func pattern(_ pattern: String) -> String { line(pattern) }

  static func text(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }.filter {
      ![0x85, 0x2028, 0x200B, 0x301, 0x7F].contains($0.value)
    }
    let lines = String(String.UnicodeScalarView(kept)).split(separator: "\n").map {
      $0.split { $0.isWhitespace }.joined(separator: " ")
    }
    let tame = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    return tame.isEmpty ? "x" : tame
  }
}

/// A question as a text, without what a format may say in another way.
private enum Same {
  static func text(_ question: Question, _ quiz: Quiz, _ format: QuizFormat) -> String {
    var question = question
    question.category = [.qti, .canvas, .aiken].contains(format) ? nil : question.category ?? quiz.category
    if question.kind == .multiple {
      let hasShares = question.answers.contains { $0.fraction != nil }
      question.partial = hasShares || !question.isMarked ? nil : question.partial ?? quiz.partial
    }
    if !format.hasNames { question.id = "" }
    if question.kind == .info { question.points = 1 }
    if question.kind == .truefalse, question.answers.map(\.text) == ["Wahr", "Falsch"] {
      (question.answers[0].text, question.answers[1].text) = ("True", "False")
    }
    if format == .opentdb { question.difficulty = question.difficulty ?? "medium" }
    if format == .opentdb { question.category = question.category ?? "General Knowledge" }
    if question.kind == .single || question.kind == .multiple {
      question.answers.sort { Array($0.text.utf8).lexicographicallyPrecedes(Array($1.text.utf8)) }
    }
    let weights = question.weights
    for index in question.answers.indices { settle(&question, index, weights[index]) }
    flatten(&question)
    question.accept = question.accept.map(canonical)
    for index in question.answers.indices {
      if case .matches(let patterns)? = question.answers[index].rule {
        question.answers[index].rule = .matches(patterns.map(canonical))
      }
      if question.kind == .text, question.answers[index].rule == .otherwise {
        question.answers[index].rule = .matches(["*"])
      }
    }
    question.reveals()
    var whole = Quiz(id: "q", title: "t", questions: [question])
    whole.reveal = question.isMarked ? .each : .never
    return QuizWriter.write(whole, as: .json).text
  }

  /// A pattern with a backslash only where it needs one.
  private static func canonical(_ pattern: String) -> String {
    Marking.pieces(pattern).map(Marking.pattern(of:)).joined(separator: "*")
  }

  private static func settle(_ question: inout Question, _ index: Int, _ weight: Double) {
    if question.kind != .truefalse { question.answers[index].id = String(index) }
    question.answers[index].isPinnedLast = false
    if question.kind == .multiple {
      question.answers[index].fraction = (weight * 1e6).rounded() / 1e6
      question.answers[index].isCorrect = false
      return
    }
    let worth = (question.answers[index].worth * 1e6).rounded() / 1e6
    question.answers[index].isCorrect = worth == 1
    question.answers[index].fraction = worth == 1 || worth == 0 ? nil : worth
    if case .near(let value, let tolerance)? = question.answers[index].rule {
      question.answers[index].rule = .near(value, absolute(value, tolerance))
    }
  }

  private static func absolute(_ value: Double, _ tolerance: Tolerance) -> Tolerance {
    if case .relative(let share) = tolerance { return .absolute(Double(Float(abs(value * share)))) }
    if case .absolute(let distance) = tolerance { return .absolute(Double(Float(distance))) }
    if tolerance == .geometric(1) || value == 0 { return .absolute(0) }
    return tolerance
  }

  /// A rule that is right and says nothing is the right number, or an accepted text.
  private static func flatten(_ question: inout Question) {
    question.tolerance =
      question.correct.flatMap { correct in
        if case .number(let value) = correct { absolute(value, question.tolerance) } else { nil }
      } ?? question.tolerance
    var rules: [Answer] = []
    for answer in question.answers {
      guard case .matches(let patterns)? = answer.rule else {
        rules.append(answer)
        continue
      }
      for pattern in patterns {
        var one = answer
        one.rule = .matches([pattern])
        rules.append(one)
      }
    }
    question.answers = rules.enumerated().map { index, rule in
      var rule = rule
      if question.kind != .truefalse { rule.id = String(index) }
      return rule
    }
    let isPlain = question.answers.allSatisfy { $0.worth == 1 && $0.feedback == nil && $0.rule != .otherwise }
    guard isPlain, !question.answers.isEmpty else { return }
    if question.kind == .text {
      question.accept += question.answers.flatMap { answer -> [String] in
        if case .matches(let patterns)? = answer.rule { patterns } else { [] }
      }
      question.answers = []
    }
    if question.kind == .number, question.answers.count == 1,
      case .near(let value, let tolerance)? = question.answers[0].rule
    {
      (question.correct, question.tolerance, question.answers) = (.number(value), tolerance, [])
    }
  }
}

extension QuizFormat {
  /// Whether a question can have an id there.
  fileprivate var hasNames: Bool { self != .aiken && self != .opentdb }
}

extension Question {
  fileprivate mutating func reveals() {
    if accept.isEmpty, answers.isEmpty, kind == .text, marked == .byRule { points = 1 }
  }

  /// The points for each answer where any number can be chosen.
  fileprivate var weights: [Double] {
    if answers.contains(where: { $0.fraction != nil }) { return answers.map(\.worth) }
    let right = Double(answers.count { $0.isCorrect })
    if right == 0 { return answers.map { _ in 0 } }
    return answers.map { ($0.isCorrect ? 1 : -1) / right }
  }
}
