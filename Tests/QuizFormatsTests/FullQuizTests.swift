import QuizCore
import QuizFormats
import XCTest

/// A quiz with every key there is, and what each becomes.
final class FullQuizTests: XCTestCase {
  func testTheQuiz() throws {
    let quiz = try cleanQuiz(fullQuiz)
    XCTAssertEqual(quiz.id, "animals")
    XCTAssertEqual(quiz.title, "Which animal?")
    XCTAssertEqual(quiz.description, "About you")
    XCTAssertEqual(quiz.image, "img/cat.png")
    XCTAssertEqual(quiz.imageAlt, "A cat")
    XCTAssertEqual(quiz.category, "Fun")
    XCTAssertEqual(quiz.language, "en")
    XCTAssertEqual(quiz.markup, .markdown)
    XCTAssertEqual(quiz.questions.map(\.markup), [.markdown, .plain] + Array(repeating: .markdown, count: 8))
    XCTAssertEqual(quiz.author, "Ada")
    XCTAssertEqual(quiz.licence, "CC0")
    XCTAssertEqual(quiz.source, "a book")
    XCTAssertEqual(quiz.tags, ["pets", "fun"])
    XCTAssertEqual(quiz.data, .record([PlainField("deep", .list([.int(1), .null]))]))
    XCTAssertEqual(quiz.plugin, "personality")
    XCTAssertEqual(quiz.options, [PlainField("ties", .text("seed"))])
    XCTAssertEqual(quiz.partial, .coverage)
    XCTAssertTrue(quiz.isDaily)
    XCTAssertEqual(quiz.pick, 5)
    XCTAssertEqual(quiz.shuffle, Shuffle(questions: true, answers: true))
    XCTAssertEqual(quiz.navigation, Navigation(back: true, free: true, skip: false))
    XCTAssertEqual(quiz.timing, Timing(question: 20, quiz: 300.5, whileClosed: .runs))
    XCTAssertEqual(quiz.reveal, .end)
    XCTAssertEqual(
      quiz.outcomes,
      [Outcome(id: "cat", title: "Cat", emoji: "🐱", image: "img/cat.png", text: "Free"), Outcome(id: "dog")])
    XCTAssertEqual(
      quiz.bands,
      [Band(from: 80, title: "Excellent", emoji: "🌟", image: "img/star.png", text: "Well done"), Band(from: 0)])
    XCTAssertEqual(
      quiz.sections, [Section(id: "s", title: "Part", text: "Read", pick: 2, shuffle: true), Section(id: "t")])
    XCTAssertEqual(quiz.questions.map(\.section), Array(repeating: nil, count: 9) + ["t"])
    XCTAssertEqual(quiz.questions.map(\.kind), Question.Kind.allCases)
  }

  func testACompleteQuestion() throws {
    let question = try cleanQuiz(fullQuiz).questions[0]
    var expected = Question(id: "q1", kind: .single, text: "Which?")
    expected.markup = .markdown
    expected.image = "img/q.png"
    expected.imageAlt = "A question"
    expected.category = "Fun: Pets"
    expected.difficulty = "easy"
    expected.level = 2
    expected.points = 3
    expected.limit = 15
    expected.hint = "It purrs"
    expected.explanation = "Because"
    expected.source = "page 3"
    expected.partial = .all
    expected.data = .record([PlainField("k", .int(1))])
    var first = Answer(id: "x", text: "Cat", isCorrect: true)
    first.fraction = 0.5
    first.feedback = "Yes"
    first.outcomes = [OutcomeWeight("cat", 2), OutcomeWeight("dog", -0.5)]
    first.isPinnedLast = true
    first.data = .record([PlainField("k", .text("v"))])
    expected.answers = [first, Answer(id: "b", text: "Dog")]
    XCTAssertEqual(question, expected)
  }

  func testTheOtherKinds() throws {
    let questions = try cleanQuiz(fullQuiz).questions
    XCTAssertEqual(questions[1].answers.map(\.isCorrect), [true, true, false])
    XCTAssertEqual(questions[2].correct, .side(false))
    XCTAssertEqual(questions[2].answers.map(\.text), ["Right", "False"])
    XCTAssertEqual(questions[2].answers.map(\.feedback), ["No", nil])
    XCTAssertEqual(questions[3].scale, Scale(min: -10, max: 10, step: 0.5, labels: ["cold", "hot"]))
    XCTAssertEqual(questions[3].correct, .number(4))
    XCTAssertEqual(questions[3].tolerance, .absolute(1))
    XCTAssertEqual(questions[3].answers.map(\.rule), [.upTo(0), .upTo(10)])
    XCTAssertEqual(questions[3].answers.map(\.id), ["b", "a"])
    XCTAssertEqual(questions[4].tolerance, .relative(0.05))
    XCTAssertEqual(
      questions[4].answers.map(\.rule), [.near(7, .geometric(2)), .near(8, .relative(0.05)), .otherwise])
    XCTAssertEqual(questions[5].accept, ["colo*r", "hue"])
    XCTAssertEqual(questions[5].textRule, TextRule(caseSensitive: true, typos: 2, accents: false))
    XCTAssertEqual(questions[5].answers.map(\.rule), [.matches(["red"]), .matches(["r*", "g*"]), .otherwise])
    XCTAssertEqual(questions[6].answers.map(\.text), ["one", "two"])
    XCTAssertEqual(questions[7].pairs, [Pair("France", "Paris"), Pair("Italy", "Rome")])
    XCTAssertEqual(questions[7].extra, ["Oslo"])
    XCTAssertEqual(questions[8].gaps.map(\.id), ["1", "b", "c", "d"])
    XCTAssertEqual(questions[8].gaps.map(\.kind), [.text, .number, .choice, .word])
    XCTAssertEqual(questions[8].gaps.map(\.weight), [2, 1, 1, 1])
    XCTAssertEqual(questions[8].words, ["x", "y"])
    XCTAssertTrue(questions[8].reusesWords)
    XCTAssertFalse(questions[9].isMarked)
  }
}
