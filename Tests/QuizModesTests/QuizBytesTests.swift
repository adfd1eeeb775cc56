import LuaKit
import QuizCoding
import QuizCore
import XCTest

@testable import QuizCells

/// Quizzes and commands on their way to a cell and what comes of them there.
final class QuizBytesTests: XCTestCase {
  private func bytes(_ quiz: Quiz) -> [UInt8] {
    var writer = LuaValueWriter()
    quiz.write(to: &writer)
    return writer.bytes
  }

  private func sent(_ quiz: Quiz) throws -> Quiz {
    var reader = LuaValueReader(bytes(quiz))
    let quiz = try Quiz(reading: &reader)
    XCTAssertTrue(reader.isAtEnd)
    return quiz
  }

  /// A message of some megabytes does not become a thousand times as much.
  func testMessagesHaveSoManyValues() {
    for count in [LuaValueReader.mostValues - 1, LuaValueReader.mostValues] {
      // A list, its count, and as many values of nothing.
      let head = [UInt8(8)] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
      var reader = LuaValueReader(head + [UInt8](repeating: 0, count: count))
      XCTAssertEqual((try? reader.value()) != nil, count < LuaValueReader.mostValues)
    }
  }

  func testShippedQuizzesArriveAsTheyWere() throws {
    var kinds: Set<Bool> = []
    for quiz in Shipped.quizzes.values {
      XCTAssertEqual(EventCoding.text(try sent(quiz)), EventCoding.text(quiz), quiz.id)
      kinds.formUnion(quiz.questions.map(\.isPlain))
    }
    XCTAssertEqual(kinds, [true, false], "both forms are met")
  }

  /// Every detail that makes a question other than plain arrives, one by one.
  func testNothingOfAQuestionIsLeftOut() throws {
    let changes: [(inout Question) -> Void] = [
      { _ in }, { $0.kind = .multiple }, { $0.kind = .truefalse }, { $0.category = "c" }, { $0.difficulty = "d" },
      { $0.explanation = "e" }, { $0.points = 2 }, { $0.points = -0.0 }, { $0.correct = .side(true) },
      { $0.marked = .byHand }, { $0.hint = "h" }, { $0.image = "i.png" },
      { $0.data = .map([PlainField("k", .int(1))]) },
      { $0.answers[0].isPinnedLast = true }, { $0.answers[0].fraction = 0.5 }, { $0.answers[1].feedback = "f" },
      { $0.answers[1].outcomes = [OutcomeWeight("o", 1)] }, { $0.answers = [] }, { $0.text = "" },
      { $0.text = "a\u{301}\0\u{10FFFF} \"" },
    ]
    for (place, change) in changes.enumerated() {
      var question = Question(
        id: "q", kind: .single, text: "Which?",
        answers: [Answer(id: "a", text: "This", isCorrect: true), Answer(id: "b", text: "That")])
      change(&question)
      var quiz = Quiz(id: "z", title: "Z", questions: [question, question])
      quiz.questions[1].id = "r"
      XCTAssertEqual(try sent(quiz), quiz, "\(place)")
    }
  }

  func testWhatIsCutOffIsNoQuiz() throws {
    let quiz = Quiz(
      id: "z", title: "Z",
      questions: [Question(id: "q", kind: .single, text: "Which?", answers: [Answer(id: "a", text: "This")])])
    let whole = bytes(quiz)
    for count in whole.indices {
      var reader = LuaValueReader(Array(whole.prefix(count)))
      XCTAssertThrowsError(try Quiz(reading: &reader), "\(count)")
    }
  }

  func testCommandsArriveAsTheyWere() throws {
    let inputs = [PlainField("bet", .int(5))]
    let commands: [Command] = [
      .begin, .pass(0), .pass(1500), .answer(.chosen(["a", "b"]), inputs: []), .answer(.chosen([]), inputs: []),
      .answer(.chosen(["a"]), inputs: inputs), .answer(.text("a"), inputs: []), .answer(.order(["a"]), inputs: []),
      .select(.chosen(["a"])), .skip, .leaveOut, .hint, .action("x", inputs: inputs), .proceed(inputs: []), .back,
      .goTo(3), .finish, .discard,
    ]
    for command in commands {
      var writer = LuaValueWriter()
      command.write(to: &writer)
      var reader = LuaValueReader(writer.bytes)
      XCTAssertEqual(try Command(reading: &reader), command)
      XCTAssertTrue(reader.isAtEnd)
    }
  }
}
