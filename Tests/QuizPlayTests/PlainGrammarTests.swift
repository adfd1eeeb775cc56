import QuizCore
import QuizPlay
import QuizTesting
import Words
import XCTest

/// The one grammar: what a line means, at every prompt, for each kind and language.
final class PlainGrammarTests: XCTestCase {
  private typealias Row = (line: String, meaning: PlainMeaning)

  private func check(_ prompt: PlainPrompt, _ rows: [Row], line: UInt = #line) {
    check(prompt, .english, rows, line: line)
  }

  private func check(_ prompt: PlainPrompt, _ language: InterfaceLanguage, _ rows: [Row], line: UInt = #line) {
    for row in rows {
      XCTAssertEqual(
        prompt.meaning(of: row.line, language), row.meaning, "'\(row.line)' at \(name(prompt)) in \(language)",
        line: line)
    }
  }

  private func name(_ prompt: PlainPrompt) -> String { String("\(prompt)".prefix(40)) }

  private func asked(_ question: Question, actions: [Action] = []) throws -> PlainPrompt {
    let mode = ScriptedMode("buttons") { mode in
      mode.onNext = { _ in
        var options = AskOptions()
        options.actions = actions
        return .ask(.ofQuiz("q"), options)
      }
    }
    let sitting = Sitting.of(Quiz.of(question), mode)
    _ = try sitting.begin()
    guard case .question(let view)? = Projection.view(of: sitting.state) else { throw Broken("no question") }
    return .question(view)
  }

  private let commands: [Row] = [
    ("h", .command(.hint)), ("s", .command(.skip)), ("b", .command(.back)), ("t", .command(.time)),
    ("?", .command(.help)), ("q", .command(.quit)), ("g", .command(.overview)), ("g 3", .command(.goTo(3))),
    ("finish", .command(.finish)), ("Quit", .command(.quit)), (" time ", .command(.time)),
  ]

  /// The same commands behind their colons.
  private var escaped: [Row] { commands.map { (":" + $0.line.trimmingCharacters(in: .whitespaces), $0.meaning) } }

  /// A colon means a command at each kind, in each language; a letter alone where it is no answer.
  func testCommandsAtEveryKind() throws {
    let kinds: [(question: Question, answers: Set<String>)] = [
      (.single("q", "a", "b"), []), (.truefalse("q", true), ["t"]), (.multiple("q", "a", "b"), []),
      (.range("q"), []), (.number("q"), []), (.order("q", "x", "y"), []), (.match("q", [("A", "1"), ("B", "2")]), []),
    ]
    for language in InterfaceLanguage.allCases {
      for kind in kinds {
        let prompt = try asked(kind.question)
        check(prompt, language, escaped)
        check(prompt, language, commands.filter { !kind.answers.contains($0.line) })
        check(prompt, language, [(":x", .unknownCommand), ("::q", .unknownCommand), ("", .wrong), ("  ", .wrong)])
      }
      let text = try asked(.text("q"))
      check(text, language, escaped)
      for row in commands {
        XCTAssertEqual(
          text.meaning(of: row.line, language), .reply(.text(row.line.trimmingCharacters(in: .whitespaces))))
      }
      check(text, language, [("::q", .reply(.text(":q"))), (":)", .unknownCommand), ("", .wrong)])
    }
  }

  func testAnswers() throws {
    check(
      try asked(.truefalse("q", true)),
      [
        ("t", .reply(.ids(["true"]))), ("T", .reply(.ids(["true"]))), ("w", .reply(.ids(["true"]))),
        ("falsch", .reply(.ids(["false"]))), ("2", .reply(.ids(["false"]))), ("3", .wrong), ("1,2", .wrong),
      ])
    check(
      try asked(.multiple("q", "a", "b", "c")),
      [
        ("1,3", .reply(.ids(["a", "c"]))), ("0", .reply(.ids([]))), ("none", .reply(.ids([]))), ("1 1", .wrong),
        ("4", .wrong),
      ])
    check(
      try asked(.match("q", [("A", "1"), ("B", "2")])), [("0", .reply(.pairs([]))), ("1", .wrong), ("1z", .wrong)])
  }

  // MARK: Numbers

  private func unclear(_ readings: String...) -> PlainMeaning { .unclear(.unclear(readings)) }
  private func number(_ value: Double) -> PlainMeaning { .reply(.number(value)) }

  func testNumbers() throws {
    let prompt = try asked(.number("q"))
    let everywhere: [Row] = [
      ("10935", number(10935)), ("2,5", number(2.5)), ("2.5", number(2.5)), ("\u{2212}2,5", number(-2.5)),
      ("0,125", number(0.125)), ("0.125", number(0.125)), ("10,9350", number(10.935)), ("1234,567", number(1234.567)),
      ("1234.567", number(1234.567)), ("1e3", number(1000)), ("+7", number(7)), ("x", .wrong), ("1,2,3", .wrong),
      ("1.2.3", .wrong), ("1,5.0", .wrong), ("-", .wrong), ("--1,234", .wrong), ("1 23", .wrong),
      ("1 234", unclear("1234")), ("1'234'567", unclear("1234567")), ("1\u{202F}234", unclear("1234")),
      ("1,234,567", unclear("1234567")), ("1.234.567", unclear("1234567")),
    ]
    check(prompt, .english, everywhere)
    check(prompt, .german, everywhere)
    check(
      prompt, .english,
      [
        ("10,935", unclear("10935", "10.935")), ("-10,935", unclear("-10935", "-10.935")), ("10.935", number(10.935)),
        ("1,234.5", unclear("1234.5")), ("1.234,5", unclear("1234.5")),
      ])
    check(
      prompt, .german,
      [
        ("10.935", unclear("10935", "10,9350")), ("10,935", unclear("10935", "10,9350")),
        ("\u{2212}1.234", unclear("-1234", "-1,2340")), ("1.234,5", unclear("1234,5")),
        ("1,234.5", unclear("1234,5")),
      ])
  }

  /// The number suggested for typing is read as that number, in any language.
  func testWhatIsAskedBackCanBeTyped() throws {
    for language in InterfaceLanguage.allCases {
      for line in ["10,935", "10.935", "1.234,567", "1,234.567", "-999.999", "1 234,5", "100,000", "1.000.000"] {
        guard case .unclear(let readings) = TypedNumber.read(line, language) else { continue }
        for reading in readings { XCTAssertNotNil(TypedNumber.read(reading, language).value, "\(line): \(reading)") }
      }
      for value in [10.935, -1.5, 1234.5, 999_999, 0.125, 1e-7, 1e21] {
        XCTAssertEqual(TypedNumber.read(TypedNumber.text(of: value, language), language), .number(value))
      }
    }
  }

  func testNumbersOfAScale() throws {
    let prompt = try asked(.range("q", scale: Scale(min: 0, max: 100, step: 1)))
    check(prompt, [("50", number(50)), ("101", .wrong), ("10,935", unclear("10.935")), ("100,935", .wrong)])
    check(prompt, .german, [("10.935", unclear("10,9350")), ("12,5", number(12.5))])
  }

  // MARK: Other prompts

  private func input(_ spec: ValueSpec, _ buttons: Action...) -> PlainPrompt {
    .input(NamedSpec("x", spec), buttons: buttons)
  }

  func testInputs() {
    let wager = input(ValueSpec(.int, min: 1, max: 5000))
    check(wager, escaped + commands)
    check(wager, [("7", .value(.int(7))), ("0", .wrong), ("", .wrong), ("2,000", unclear("2000", "2.000"))])
    check(wager, .german, [("2.000", unclear("2000", "2,0000"))])
    check(input(ValueSpec(.number, initial: .int(3))), .german, [("2,5", .value(.number(2.5))), ("", .enter)])
    let name = input(ValueSpec(.text), Action(id: "buy", label: "Buy"))
    check(name, escaped)
    check(
      name,
      [
        ("q", .value(.text("q"))), ("buy", .value(.text("buy"))), (":buy", .button("buy")),
        ("::q", .value(.text(":q"))), (":nonsense", .unknownCommand), ("", .wrong),
      ])
    let side = input(ValueSpec(.choice, choices: [.text("l"), .text("q")]), Action(id: "buy", label: "Buy"))
    check(side, escaped)
    check(
      side,
      [
        ("l", .value(.text("l"))), ("q", .value(.text("q"))), ("?", .command(.help)), ("buy", .button("buy")),
        ("x", .wrong),
      ])
    check(input(ValueSpec(.bool)), [("true", .value(.bool(true))), ("t", .command(.time)), ("maybe", .wrong)])
  }

  func testPagesAndPauses() throws {
    func page(_ actions: Action...) throws -> PlainPrompt {
      let mode = ScriptedMode { mode in
        mode.onNext = { _ in
          var page = Page(id: "p")
          page.actions = actions
          return .show(page)
        }
      }
      let sitting = Sitting.of(nil, mode)
      _ = try sitting.begin()
      guard case .page(let view)? = Projection.view(of: sitting.state) else { throw Broken("no page") }
      return .page(view)
    }
    check(try page(), escaped + commands)
    check(try page(), [("", .enter), ("go on", .enter), (":x", .unknownCommand)])
    check(
      try page(Action(id: "buy", label: "Buy it")),
      [("", .enter), ("buy", .button("buy")), ("buy it", .button("buy")), (":buy", .button("buy")), ("go on", .wrong)])
    check(
      .start, [("", .enter), ("yes", .enter), ("q", .command(.quit)), (":q", .command(.quit)), ("?", .command(.help))])
    check(
      .next,
      [
        ("", .enter), ("2", .wrong), ("ok", .wrong), ("s", .wrong), (":s", .wrong), ("t", .command(.time)),
        (":q", .command(.quit)),
      ])
    check(.repair, [("", .enter), ("q", .command(.quit)), (":q", .command(.quit))])
    check(.finish, escaped + commands + [("", .wrong), ("1", .wrong)])
  }

  func testDialogs() {
    check(
      .quit(.keptOrDiscarded),
      [
        ("k", .choice(.keep)), ("Discard", .choice(.discard)), ("s", .choice(.stay)), ("l", .wrong), ("q", .wrong),
        ("", .wrong), ("?", .command(.help)),
      ])
    check(.quit(.unsaved), [("l", .choice(.keep)), ("k", .wrong), ("stay", .choice(.stay))])
    check(.goOn, [("", .enter), ("N", .choice(.anew)), ("q", .command(.quit)), (":q", .command(.quit)), ("1", .wrong)])
    check(
      .choose(count: 3),
      [(" 2 ", .place(2)), ("4", .wrong), ("0", .wrong), ("", .wrong), ("q", .command(.quit)), (":q", .command(.quit))])
    check(
      .confirm,
      [
        ("yes", .choice(.confirmed)), ("Y", .choice(.confirmed)), ("ja", .choice(.confirmed)),
        ("J", .choice(.confirmed)),
        ("", .wrong), ("n", .wrong), ("q", .wrong),
      ])
  }

  // MARK: Buttons

  /// Buttons with any name can be pressed, and the command of that name still be given.
  func testButtonsCalledLikeAnswersAndCommands() throws {
    let actions = [Action(id: "h", label: "Half"), Action(id: "1", label: "One"), Action(id: "t", label: "Time")]
    check(
      try asked(.single("q", "a", "b"), actions: actions),
      [
        ("h", .button("h")), (":h", .command(.hint)), ("1", .reply(.ids(["a"]))), (":1", .button("1")),
        (":do 1", .button("1")),
      ])
    check(
      try asked(.truefalse("q", true), actions: actions),
      [("t", .reply(.ids(["true"]))), (":t", .command(.time)), (":do t", .button("t"))])
    check(
      try asked(.text("q"), actions: actions),
      [(":h", .command(.hint)), (":do h", .button("h")), (":half", .button("h")), ("h", .reply(.text("h")))])
  }
}
