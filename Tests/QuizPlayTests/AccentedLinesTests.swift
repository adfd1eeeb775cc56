import QuizCore
import QuizPlay
import QuizTesting
import Words
import XCTest

/// Whole sittings in plain lines in the made-up language: what samples say is Greek, so every word in plain letters is
/// English that stayed in the code.
final class AccentedLinesTests: XCTestCase {
  private func play(
    _ quiz: Quiz?, _ mode: any Mode = BuiltInMode(), players: [String] = ["Άννα"], _ acts: ScriptedLines.Act...
  ) throws {
    let beginning = Beginning.of(quiz, layers: [mode], players: players)
    let sitting = Sitting(
      .of(beginning), layers: [mode], record: RecordDouble(), wallClock: { WallTime(milliseconds: 0) })
    let lines = ScriptedLines(acts, echo: .pipe)
    let face = PlainFace(sitting, lines.io, isInteractive: true, language: .accented)
    _ = try face.play(resumed: false)
    let said = (lines.transcript + lines.warnings.joined(separator: "\n")).replacing(/‹[^›]*›/, with: "")
    XCTAssertEqual(AccentedText.english(in: said, besides: ["Scripted", "true"]), [], said)
    XCTAssert(AccentedText.isWhole(said), said)
    XCTAssert(said.contains("⟦"), said)
  }

  private func greek(_ question: Question) -> Question {
    var question = question
    question.text = "Ποιο;"
    question.hint = "Σκέψου."
    question.explanation = "Γιατί έτσι."
    question.image = "εικόνα"
    return question
  }

  private var every: [Question] {
    [
      .single("q1", "*Ναι", "Όχι"), .multiple("q2", "*Ναι", "*Ίσως", "Όχι"), .range("q3", correct: 0.5),
      .number("q4", 12), .text("q5", accept: "μπλε"), .order("q6", "Άλφα", "Βήτα", "Γάμμα"),
      .match("q7", [("Γαλλία", "Παρίσι"), ("Ιταλία", "Ρώμη")]), .info("q8"), .single("q9", "*Ναι", "Όχι"),
    ].map(greek)
  }

  private func quiz(_ questions: [Question], change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    var quiz = Quiz(id: "τεστ", title: "Τεστ", questions: questions)
    quiz.description = "Για όλους."
    change(&quiz)
    return quiz
  }

  private func lines(_ texts: String...) -> [ScriptedLines.Act] { texts.map(ScriptedLines.Act.line) }

  func testEveryKindRightAndWrong() throws {
    try play(
      quiz(every), BuiltInMode(), .line(""), .line("1"), .line(""), .line("1"), .line(""), .line("0.5"), .line(""),
      .line("x"), .line("12"), .line(""), .line("μπλε"), .line(""), .line("1 2 3"), .line(""), .line("1a 2b"),
      .line(""),
      .line(""), .line("2"), .line(""))
  }

  func testWhatCannotBeTaken() throws {
    for question in every where question.kind != .info {
      try play(
        quiz([question]) {
          $0.navigation.back = true
          $0.timing.question = 100
          $0.timing.quiz = 1000
        }, BuiltInMode(), .line(""), .line(""), .line("99"), .line("φ"), .line(":φ"), .line(":?"), .line(":t"),
        .line(":h"), .line(":b"), .line(":q"), .line("φ"), .line("s"), .line(":s"), .line(""))
    }
  }

  func testLeavingAndTime() throws {
    for letter in ["k", "d"] {
      try play(quiz(every), BuiltInMode(), .line(""), .line("1"), .line(""), .line(":q"), .line(letter))
    }
    try play(
      quiz([every[0], every[8]]) { $0.timing.question = 5 }, BuiltInMode(), .line(""), .wait(20000), .line(""),
      .wait(20000), .line(""))
  }

  func testFreeNavigation() throws {
    try play(
      quiz([every[0], every[1]]) {
        $0.navigation.free = true
        $0.reveal = .end
      }, BuiltInMode(), .line(""), .line("1"), .line(":o"), .line(":g 1"), .line("2"), .line(""), .line("1,2"),
      .line("φ"),
      .line("finish"), .line(""))
  }

  func testPagesButtonsAndInputs() throws {
    var page = Page(id: "p", title: "Σελίδα", body: "Κείμενο")
    page.actions = [Action(id: "ν", label: "Νέο")]
    page.inputs = [
      NamedSpec("πόσα", ValueSpec(.int, min: 1, max: 20)),
      NamedSpec("δώρο", ValueSpec(.bool, initial: .bool(true), about: "Ένα;")),
      NamedSpec("λίστα", ValueSpec(.list, min: 1, values: .int)),
    ]
    try play(
      nil, ScriptedMode([.show(page)]), players: ["Άννα", "Βίκη"], .line(""), .line(""), .line("φ"), .line("99"),
      .line("3"), .line("φ"), .line(""), .line("φ"), .line("1,φ"), .line("1,2"), .line(""))
  }
}
