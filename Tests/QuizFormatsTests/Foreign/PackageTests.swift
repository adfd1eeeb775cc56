import QuizCore
import QuizFormats
import XCTest

/// A quiz written as QTI, as a zip of Canvas, and as Moodle XML reads back as it was, whatever its texts.
final class PackageTests: XCTestCase {
  /// A text without the white space that HTML does not tell apart, and without signs that XML cannot hold.
  private func tamed(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { scalar in
      (scalar.value >= 0x20 || scalar == "\n") && ![0x85, 0x2028].contains(scalar.value)
    }
    let lines = String(String.UnicodeScalarView(kept)).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split { $0.isWhitespace }.joined(separator: " ")
    }
    var output: [String] = []
    for line in lines where !(line.isEmpty && (output.last?.isEmpty ?? true)) { output.append(line) }
    while output.last?.isEmpty == true { output.removeLast() }
    let tame = output.joined(separator: "\n").replacing("_____", with: "gap")
    return tame.isEmpty ? "x" : tame
  }

  private func quiz(_ random: inout RandomQuiz, _ format: QuizFormat) -> Quiz {
    var quiz = random.quiz([.single, .multiple, .truefalse, .text, .number, .order, .match, .info])
    (quiz.description, quiz.category, quiz.language, quiz.author, quiz.licence, quiz.source) = (
      nil, nil, nil, nil, nil, nil
    )
    quiz.title = tamed(quiz.title).replacing("\n", with: " ")
    quiz.reveal = quiz.questions.contains { $0.kind != .info } ? .each : .never
    quiz.questions = quiz.questions.enumerated().map { index, question in
      tamed(question, "q\(index + 1)", format)
    }
    return quiz
  }

  private func tamed(_ question: Question, _ id: String, _ format: QuizFormat) -> Question {
    var plain = Question(id: id, kind: question.kind, text: tamed(question.text))
    plain.explanation = question.explanation.map(tamed)
    plain.points = question.kind == .info ? 1 : question.points
    if plain.kind == .info { plain.explanation = nil }
    switch question.kind {
    case .truefalse:
      plain.correct = question.correct ?? .side(true)
      plain.answers = [true, false].map { side in
        Answer(id: String(side), text: side ? "True" : "False", isCorrect: plain.correct == .side(side))
      }
    case .number:
      (plain.correct, plain.tolerance) = (.number(2.5), question.correct == nil ? .absolute(0.5) : .absolute(0))
    case .text:
      plain.accept = (question.accept + ["y"]).map {
        Marking.pattern(of: tamed($0).replacing("\n", with: " "))
      }
      plain.accept = plain.accept.enumerated().filter { plain.accept.firstIndex(of: $0.element) == $0.offset }.map(
        \.element)
    case .match:
      plain.pairs = question.pairs.enumerated().map { Pair("\($0) \(tamed($1.left))", "\($0) \(tamed($1.right))") }
      if plain.pairs.count == 1 { plain.pairs.append(Pair("l", "r")) }
    case .single, .multiple, .order:
      let answers = question.answers + [Answer(id: "y", text: "y"), Answer(id: "z", text: "z")]
      plain.answers = answers.enumerated().map { index, answer in
        var tame = Answer(id: "\(index)", text: "\(index) \(tamed(answer.text))")
        if question.kind != .order { tame.feedback = answer.feedback.map(tamed) }
        tame.isCorrect = question.kind == .multiple ? index % 2 == 0 : question.kind == .single && index == 1
        return tame
      }
      if question.kind == .multiple, format == .qti, question.points != 1 { plain.partial = .all }
    default: break
    }
    return plain
  }

  func testReadsBackAsItWas() throws {
    for format in [QuizFormat.qti, .canvas, .moodleXML] {
      var random = RandomQuiz(chance: SplitMix64(seed: 11))
      for round in 0..<120 {
        let quiz = quiz(&random, format)
        let writing = QuizWriter.write(quiz, as: format)
        let losses = writing.losses.filter { !$0.hasPrefix("the ids of answers") && !$0.contains("New Quizzes") }
        XCTAssertEqual(losses, [], "\(format) \(round)")
        let reading = QuizFile.read(writing.bytes, path: "random.zip", format: format)
        XCTAssertEqual(reading.diagnostics.map(\.description), [], "\(format) \(round)")
        let read = try XCTUnwrap(reading.quiz, "\(format) \(round)")
        if format != .moodleXML { XCTAssertEqual(read.title, quiz.title, "\(format) \(round)") }
        XCTAssertEqual(read.questions.count, quiz.questions.count)
        for (a, b) in zip(read.questions, quiz.questions) {
          XCTAssertEqual(lettered(a), lettered(b), "\(format) \(round)")
        }
      }
    }
  }

  private func lettered(_ question: Question) -> Question {
    var question = question
    for index in question.answers.indices where question.kind != .truefalse {
      question.answers[index].id = String(index)
    }
    return question
  }
}
