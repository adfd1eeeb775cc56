import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Buttons with the names of commands and of answers: both can be reached, and the prompt says how.
final class PlainButtonTests: PlainTranscripts {
  private func asking(_ question: Question) throws -> (ScriptedLines.Act...) throws -> String {
    let mode = ScriptedMode("buttons") { mode in
      mode.onActed = { turn, _ in
        guard case .action(let id, _) = turn.input else { return .text("other") }
        return .text(id)
      }
      mode.onStatus = { [StatusEntry($0.state.modeState == .text("1") ? "one" : $0.state.modeState.string ?? "none")] }
      mode.onNext = { context in
        if !context.state.past.isEmpty { return .finish(nil) }
        var options = AskOptions()
        options.actions = [
          Action(id: "h", label: "Half"), Action(id: "1", label: "skip"), Action(id: "go", label: "Go"),
        ]
        return .ask(.ofQuiz("q1"), options)
      }
    }
    return { (acts: ScriptedLines.Act...) in
      try self.play(.of(Quiz.of(question), mode), acts).text
    }
  }

  func testWhereChoicesAreTyped() throws {
    let question = Question.single("q1", "*yes", "no") { $0.hint = "a hint" }
    let text = try asking(question)(.line("h"), .line(":h"), .line(":1"), .line("Go"), .line("skip"))
    XCTAssertTrue(
      text.contains("Also: :h for a hint, h for 'Half' (the command is :h), :1 for 'skip', go for 'Go'"), text)
    XCTAssertTrue(text.contains("Question 1 (h)"), text)
    XCTAssertTrue(text.contains("Hint: a hint"), text)
    XCTAssertTrue(text.contains("Question 1 (one)"), text)
    XCTAssertTrue(text.contains("Question 1 (go)"), text)
    XCTAssertTrue(text.contains("Skipped. The right answer: yes."), text)
    XCTAssertTrue(try asking(question)(.line("1")).contains("Right. 1 of 1 point."))
  }

  private func showing(_ actions: [Action], _ acts: ScriptedLines.Act...) throws -> String {
    let mode = ScriptedMode("pages") { mode in
      mode.onActed = { turn, _ in
        guard case .action(let id, _) = turn.input else { return .text("other") }
        return .text(id)
      }
      mode.onNext = { context in
        if let pressed = context.state.modeState.string { return .finish(pressed) }
        var page = Page(id: "card")
        (page.title, page.actions) = ("A card", actions)
        return .show(page)
      }
      mode.onResult = { context in
        var result = SittingResult()
        result.headline = "pressed " + (context.state.modeState.string ?? "nothing")
        return result
      }
    }
    return try play(.of(Quiz.of(.single("q1", "*yes", "no")), mode), acts).text
  }

  /// On a page a number presses the button at its place, as it chooses an answer elsewhere.
  func testPlacesOfAPagesButtons() throws {
    let card = [Action(id: "again", label: "Again"), Action(id: "good", label: "Good")]
    for line in ["2", " 2 ", "good", "Good"] {
      let text = try showing(card, .line(line))
      XCTAssertTrue(text.contains("Also: 1 or again for 'Again', 2 or good for 'Good'"), text)
      XCTAssertTrue(text.contains("pressed good"), "\(line): \(text)")
    }
    let text = try showing(card, .line("3"), .line("0"), .line("1"))
    XCTAssertTrue(
      text.contains("'3' is not valid here. Expected: Enter to continue, or one of 1 or again, 2 or good."), text)
    XCTAssertTrue(text.contains("pressed again"), text)
    // A button's own name comes first, and then its place is not told.
    let crossed = try showing([Action(id: "2", label: "Two"), Action(id: "x", label: "1")], .line("2"))
    XCTAssertTrue(crossed.contains("Also: 2 for 'Two', x for '1'"), crossed)
    XCTAssertTrue(crossed.contains("pressed 2"), crossed)
    let alone = try showing([Action(id: "right", label: "I was right")], .line("1"), .line("right"))
    XCTAssertTrue(alone.contains("Also: right for 'I was right'"), alone)
    XCTAssertTrue(alone.contains("'1' is not valid here"), alone)
  }

  func testWhereTextIsTyped() throws {
    let question = Question.text("q1", accept: ":ok") { $0.hint = "a hint" }
    let text = try asking(question)(.line(":do h"), .line(":h"), .line(":1"), .line(":go"), .line("::ok"))
    XCTAssertTrue(
      text.contains("Also: :h for a hint, :do h for 'Half' (the command is :h), :1 for 'skip', :go for 'Go'"), text)
    XCTAssertTrue(text.contains("Question 1 (h)"), text)
    XCTAssertTrue(text.contains("Hint: a hint"), text)
    XCTAssertTrue(text.contains("Question 1 (one)"), text)
    XCTAssertTrue(text.contains("Right. 1 of 1 point."), text)
  }

  /// The right answer is shown as a text that can be typed, where there is one.
  func testTheRightAnswerIsNoPattern() throws {
    let cases: [([String], String)] = [
      (["colou*r", "color"], "color"), (["*a*", "b*"], "a"), ([#"5 \* 5"#], "5 * 5"), (["*x", #"a\*"#], "a*"),
    ]
    for (accept, shown) in cases {
      let question = Question.text("q1", accept: accept[0]) { $0.accept = accept }
      let text = try play(.of(Quiz.of(question)), [.line("zzz")]).text
      XCTAssertTrue(text.contains("The right answer: \(shown)."), "\(accept): \(text)")
    }
  }
}
