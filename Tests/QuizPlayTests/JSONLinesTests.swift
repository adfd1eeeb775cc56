import JSONText
import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Transcripts of the JSON lines: what goes in, after `< `, and what comes out.
final class JSONLinesTests: XCTestCase {
  private static let begin =
    #"{"type":"begin","sitting":"01ARZ3NDEKTSV4RRFFQ69G5FAV","quiz":{"id":"quiz","title":"quiz"},"#
    + #""plugin":{"name":"Default"},"seed":1,"rules":1,"resumed":false}"#

  private func play(
    _ sitting: Sitting, _ acts: [ScriptedLines.Act], virtualClock: Bool = true, ending: Ending? = nil
  ) throws -> [String] {
    let lines = ScriptedLines(acts, echo: .marked)
    let ended = try JSONLinesFace(sitting, lines.io, virtualClock: virtualClock).play(resumed: false)
    if let ending { XCTAssertEqual(ended, ending) }
    return lines.transcript.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func play(_ sitting: Sitting, _ lines: String..., ending: Ending? = nil) throws -> [String] {
    try play(sitting, lines.map(ScriptedLines.Act.line), ending: ending)
  }

  /// Questions in short: `question 2.1 q2 left 5000 back`; the rest as it is, without the first line.
  private func inShort(_ lines: [String]) -> [String] {
    lines.dropFirst().map { line in
      guard let node = try? JSONParser.parse(line), node["type"]?.string == "question" else { return line }
      var text = "question \(node["step"]?.int ?? 0).\(node["try"]?.int ?? 0) \(node["id"]?.string ?? "")"
      if let left = node["left_ms"]?.int { text += " left \(left)" }
      if node["back"]?.bool == true { text += " back" }
      return text
    }
  }

  // MARK: Shapes

  func testEveryKindOfQuestion() throws {
    let quiz = Quiz.of(
      .single("q1", "*Paris", "Rome") {
        $0.hint = "Seine"; $0.image = "p.png"; $0.explanation = "Since 987."
      },
      .range("q2", correct: 4, scale: Scale(min: 0, max: 10, step: 0.5, labels: ["never", "always"])),
      .text("q3", accept: "blue") { $0.limit = 2.5 },
      .order("q4", "one", "two", "three"),
      .match("q5", [("France", "Paris"), ("Italy", "Rome")], extra: ["Bern"]))
    let lines = try play(
      .of(quiz), #"{"answer":["b"]}"#, #"{"answer":4}"#, #"{"answer":"Blue"}"#, #"{"answer":["3","1","2"]}"#,
      #"{"answer":{"l1":"r2"}}"#, ending: .finished)
    XCTAssertEqual(
      lines,
      [
        Self.begin,
        #"{"type":"question","step":1,"try":1,"of":5,"id":"q1","kind":"single","text":"Text of q1","image":"p.png","#
          + #""answers":[{"id":"a","text":"Paris"},{"id":"b","text":"Rome"}],"left":[],"right":[],"labels":[],"#
          + #""back":false,"skip":true,"hint":true,"actions":[],"inputs":{},"status":[]}"#,
        #"< {"answer":["b"]}"#,
        #"{"type":"verdict","step":1,"points":0,"of":1,"correct":false,"answer":["a"],"explanation":"Since 987."}"#,
        #"{"type":"question","step":2,"try":1,"of":5,"id":"q2","kind":"range","text":"Text of q2","answers":[],"#
          + #""left":[],"right":[],"min":0,"max":10,"step_size":0.5,"labels":["never","always"],"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[]}"#,
        #"< {"answer":4}"#,
        #"{"type":"verdict","step":2,"points":1,"of":1,"correct":true,"answer":4}"#,
        #"{"type":"question","step":3,"try":1,"of":5,"id":"q3","kind":"text","text":"Text of q3","answers":[],"#
          + #""left":[],"right":[],"labels":[],"limit":2.5,"left_ms":2500,"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[]}"#,
        #"< {"answer":"Blue"}"#,
        #"{"type":"verdict","step":3,"points":1,"of":1,"correct":true,"answer":"blue"}"#,
        #"{"type":"question","step":4,"try":1,"of":5,"id":"q4","kind":"order","text":"Text of q4","#
          + #""answers":[{"id":"1","text":"two"},{"id":"2","text":"three"},{"id":"3","text":"one"}],"#
          + #""left":[],"right":[],"labels":[],"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[]}"#,
        #"< {"answer":["3","1","2"]}"#,
        #"{"type":"verdict","step":4,"points":1,"of":1,"correct":true,"answer":["3","1","2"]}"#,
        #"{"type":"question","step":5,"try":1,"of":5,"id":"q5","kind":"match","text":"Text of q5","answers":[],"#
          + #""left":[{"id":"l1","text":"Italy"},{"id":"l2","text":"France"}],"#
          + #""right":[{"id":"r1","text":"Paris"},{"id":"r2","text":"Rome"},{"id":"r3","text":"Bern"}],"labels":[],"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[]}"#,
        #"< {"answer":{"l1":"r2"}}"#,
        #"{"type":"verdict","step":5,"points":0.5,"of":1,"correct":false,"answer":{"l2":"r1","l1":"r2"}}"#,
        #"{"type":"result","headline":"3.5 of 5","emoji":"👍","points":3.5,"of":5,"percent":70,"#
          + #""bars":[],"share":[],"ranking":[],"ms":0}"#,
      ])
  }

  /// A mode with everything a step and a result can have.
  private var rich: ScriptedMode {
    ScriptedMode("rich") { mode in
      mode.onStatus = { _ in ["lives 3"] }
      mode.onActed = { _, _ in .text("acted") }
      mode.onNext = { context in
        if context.state.past.isEmpty {
          var options = AskOptions()
          options.inputs = [
            NamedSpec("wager", ValueSpec(.int, min: 1, max: 10)),
            NamedSpec(
              "side", ValueSpec(.choice, initial: .text("l"), about: "which", choices: [.text("l"), .text("r")])),
          ]
          options.actions = [Action(id: "fifty", label: "50:50")]
          return .ask(.ofQuiz("q1"), options)
        }
        if context.state.turns.contains(where: { $0.step.id == "shop" }) { return .finish("done") }
        var page = Page(id: "shop", title: "Shop", body: "Buy?", image: "shop.png")
        page.actions = [Action(id: "buy", label: "Buy")]
        page.inputs = [NamedSpec("gift", ValueSpec(.bool))]
        return .show(page)
      }
      mode.onResult = { _ in
        var result = SittingResult()
        result.outcome = "cat"
        result.body = "Bye\u{1B}[2J"
        result.passed = false
        result.bars = [.init(label: "Cat", value: 3, of: 5)]
        result.share = ["one", "two"]
        result.ranking = [.init(player: "Ann", points: 1, of: 2), .init(player: "Bo", points: 0.5)]
        return result
      }
    }
  }

  func testModesWithEverything() throws {
    let quiz = Quiz.of(.single("q1", "*yes", "no") { $0.answers[0].feedback = "Oui" }) {
      $0.outcomes = [Outcome(id: "cat", title: "Cat", emoji: "🐱", image: "cat.png")]
      $0.bands = [Band(from: 0, title: "All")]
    }
    let lines = try play(
      .of(quiz, rich, players: ["Ann", "Bo"]), #"{"action":"fifty"}"#,
      #"{"answer":["a"],"inputs":{"wager":3}}"#, #"{"continue":true}"#, #"{"continue":true,"inputs":{"gift":true}}"#,
      ending: .finished)
    let question =
      #"{"type":"question","step":1,"try":1,"id":"q1","kind":"single","text":"Text of q1","#
      + #""answers":[{"id":"a","text":"yes"},{"id":"b","text":"no"}],"left":[],"right":[],"labels":[],"#
      + #""back":false,"skip":true,"actions":[{"id":"fifty","label":"50:50"}],"#
      + #""inputs":{"wager":{"type":"int","min":1,"max":10},"#
      + #""side":{"type":"choice","default":"l","about":"which","of":["l","r"]}},"status":["lives 3"],"player":"Ann"}"#
    XCTAssertEqual(
      Array(lines.dropFirst()),
      [
        question, #"< {"action":"fifty"}"#, question, #"< {"answer":["a"],"inputs":{"wager":3}}"#,
        #"{"type":"verdict","step":1,"points":1,"of":1,"correct":true,"answer":["a"],"feedback":"Oui"}"#,
        #"{"type":"page","id":"shop","title":"Shop","body":"Buy?","image":"shop.png","#
          + #""actions":[{"id":"buy","label":"Buy"}],"inputs":{"gift":{"type":"bool"}},"player":"Ann"}"#,
        #"< {"continue":true}"#,
        #"{"type":"error","message":"the input 'gift' is missing: it expects true or false"}"#,
        #"< {"continue":true,"inputs":{"gift":true}}"#,
        #"{"type":"result","headline":"Cat","body":"Bye�[2J","emoji":"🐱","image":"cat.png","outcome":"cat","#
          + #""band":"All","points":1,"of":1,"percent":100,"passed":false,"#
          + #""bars":[{"label":"Cat","value":3,"of":5}],"share":["one","two"],"#
          + #""ranking":[{"player":"Ann","points":1,"of":2},{"player":"Bo","points":0.5}],"ms":0}"#,
      ])
  }

  func testAModeWithoutAQuiz() throws {
    let mode = ScriptedMode("solo") { $0.onNext = { _ in .finish("over") } }
    let lines = try play(.of(nil, mode))
    XCTAssertEqual(
      lines,
      [
        #"{"type":"begin","sitting":"01ARZ3NDEKTSV4RRFFQ69G5FAV","quiz":null,"plugin":{"name":"solo"},"seed":1,"#
          + #""rules":1,"resumed":false}"#,
        #"{"type":"result","headline":"over","bars":[],"share":[],"ranking":[],"ms":0}"#,
      ])
  }

  // MARK: Errors

  /// Every line gets exactly this error, and the question stays open as it was.
  func testErrors() throws {
    let table: [(line: String, message: String)] = [
      ("x", #"not JSON at column 1: 'x' is no JSON value: did you mean "x"?"#),
      ("[1]", #"an object like {"answer":["a"]} is expected, found a list"#),
      ("{}", "exactly one of answer, select, skip, back, goto, finish, hint, action, continue, quit, wait is expected"),
      (
        #"{"answer":["a"],"skip":true}"#,
        "exactly one of answer, select, skip, back, goto, finish, hint, action, continue, quit, wait is expected"
      ),
      (#"{"anwser":["a"]}"#, "unknown key 'anwser': did you mean 'answer'?"),
      (#"{"answer":[1]}"#, "a list of answer ids is expected"),
      (#"{"answer":null}"#, "an answer is a list of ids, a number, a text or an object"),
      (#"{"answer":{"l1":1}}"#, "left id → right id is expected"),
      (#"{"answer":3}"#, "single expects one answer"),
      (#"{"answer":"a"}"#, "single expects one answer"),
      (#"{"answer":["z"]}"#, "there is no answer 'z'"),
      (#"{"answer":[]}"#, "exactly one answer is expected"),
      (#"{"answer":["a","b"]}"#, "exactly one answer is expected"),
      (#"{"select":["z"]}"#, "there is no answer 'z'"),
      (#"{"answer":["a"],"step":2}"#, "step 2 is not open: step 1 is"),
      (#"{"skip":true,"step":0}"#, "step 0 is not open: step 1 is"),
      (#"{"answer":["a"],"step":1,"try":2}"#, "try 2 is not open: try 1 is"),
      (#"{"answer":["a"],"step":"1"}"#, #""step" expects a whole number, found a text"#),
      (#"{"answer":["a"],"inputs":{"w":1}}"#, "there is no input 'w'"),
      (#"{"answer":["a"],"inputs":[1]}"#, #""inputs" expects an object, found a list"#),
      (#"{"skip":false}"#, #""skip" expects true, found false"#),
      (#"{"skip":true}"#, "this question cannot be skipped"),
      (#"{"hint":true}"#, "this question has no hint"),
      (#"{"back":true}"#, "this quiz does not go back"),
      (#"{"goto":1}"#, "this quiz asks its questions one after the other"),
      (#"{"goto":-9223372036854775808}"#, "this quiz asks its questions one after the other"),
      (#"{"goto":"1"}"#, #""goto" expects a whole number, found a text"#),
      (#"{"finish":true}"#, "this quiz asks its questions one after the other"),
      (#"{"continue":true}"#, "no page is open: a question wants an answer"),
      (#"{"action":"fifty"}"#, "there is no action 'fifty'"),
      (#"{"action":5}"#, #""action" expects the id of an action, found a number"#),
      (#"{"quit":"now"}"#, #""quit" expects "keep" or "discard", found a text"#),
      (#"{"wait":-1}"#, #""wait" expects milliseconds, found a number"#),
      (#"{"wait":"5"}"#, #""wait" expects milliseconds, found a text"#),
    ]
    for row in table {
      let sitting = Sitting.of(
        Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.navigation.skip = false })
      let lines = inShort(try play(sitting, row.line, ending: .kept))
      XCTAssertEqual(lines.count, 3, row.line)
      let message = (try? JSONParser.parse(lines.last ?? ""))?["message"]?.string
      XCTAssertEqual(message, row.message, row.line)
      XCTAssertEqual(sitting.state.openQuestion?.id, "q1")
      XCTAssertEqual(sitting.state.turns, [])
    }
  }

  func testErrorsOfOtherKinds() throws {
    let table: [(question: Question, line: String, message: String)] = [
      (.multiple("q", "*a", "b"), #"{"answer":["a","a"]}"#, "the answer 'a' is given twice"),
      (
        .range("q", scale: Scale(min: 1, max: 4, step: 1)), #"{"answer":4.5}"#,
        "4.5 is outside the range: a number from 1 to 4 is expected"
      ),
      (.number("q", 1), #"{"answer":"1"}"#, "number expects a number"),
      (.text("q", accept: "a"), #"{"answer":1}"#, "text expects a text"),
      (.order("q", "x", "y"), #"{"answer":["1"]}"#, "all items are expected, each once"),
      (.order("q", "x", "y"), #"{"answer":["1","3"]}"#, "there is no item '3'"),
      (.order("q", "x", "y"), #"{"answer":["-9223372036854775808"]}"#, "there is no item '-9223372036854775808'"),
      (.match("q", [("x", "y")]), #"{"answer":{"l2":"r1"}}"#, "there is no item 'l2'"),
      (.match("q", [("x", "y")]), #"{"answer":{"l1":"r9"}}"#, "there is no item 'r9'"),
      (.match("q", [("x", "y")]), #"{"answer":["l1"]}"#, "match expects a right for each left"),
      (.info("q"), #"{"answer":["a"]}"#, "no question is open: leave the page with continue"),
      (.info("q"), #"{"skip":true,"step":1}"#, "no question is open"),
    ]
    for row in table {
      let lines = try play(.of(Quiz.of(row.question)), row.line)
      XCTAssertEqual((try? JSONParser.parse(lines.last ?? ""))?["message"]?.string, row.message, row.line)
    }
  }

  func testInputErrors() throws {
    let table: [(line: String, message: String)] = [
      (#"{"answer":["a"]}"#, "the input 'wager' is missing: it expects a whole number from 1 to 10"),
      (
        #"{"answer":["a"],"inputs":{"wager":11}}"#,
        "'11' does not fit the input 'wager': it expects a whole number from 1 to 10"
      ),
      (
        #"{"answer":["a"],"inputs":{"wager":2,"side":"x"}}"#,
        "'x' does not fit the input 'side': it expects one of 'l', 'r'"
      ),
      (#"{"answer":["a"],"inputs":{"wagr":2}}"#, "there is no input 'wagr'; did you mean 'wager'?"),
      (#"{"action":"fifti"}"#, "there is no action 'fifti'; did you mean 'fifty'?"),
    ]
    for row in table {
      let lines = try play(.of(Quiz.of(.single("q1", "*a", "b")), rich), row.line)
      XCTAssertEqual((try? JSONParser.parse(lines.last ?? ""))?["message"]?.string, row.message, row.line)
    }
  }

  // MARK: Ways through a quiz

  func testHintIsFollowedByTheQuestion() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b") { $0.hint = "think" })
    XCTAssertEqual(
      inShort(try play(.of(quiz), #"{"hint":true}"#, "", #"{"quit":"keep"}"#, #"{"skip":true}"#, ending: .kept)),
      [
        "question 1.1 q1", #"< {"hint":true}"#, #"{"type":"hint","text":"think"}"#, "question 1.1 q1", "< ",
        #"< {"quit":"keep"}"#,
      ])
  }

  func testDiscard() throws {
    let sitting = Sitting.of(Quiz.of(.single("q1", "*a", "b")))
    XCTAssertEqual(
      inShort(try play(sitting, #"{"quit":"discard"}"#, #"{"skip":true}"#, ending: .discarded)),
      ["question 1.1 q1", #"< {"quit":"discard"}"#])
    XCTAssertTrue(sitting.state.isDiscarded)
  }

  func testBack() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), .single("q3", "*a", "b"), reveal: .end) {
      $0.navigation.back = true
    }
    let lines = try play(
      .of(quiz), #"{"answer":["b"]}"#, #"{"answer":["a"]}"#, #"{"back":true}"#, #"{"back":true}"#, #"{"back":true}"#,
      #"{"answer":["a"]}"#, #"{"answer":["b"]}"#)
    XCTAssertEqual(
      inShort(lines),
      [
        "question 1.1 q1", #"< {"answer":["b"]}"#, "question 2.1 q2 back", #"< {"answer":["a"]}"#,
        "question 3.1 q3 back", #"< {"back":true}"#, "question 2.1 q2 back", #"< {"back":true}"#, "question 1.1 q1",
        #"< {"back":true}"#, #"{"type":"error","message":"there is nothing to go back to"}"#,
        #"< {"answer":["a"]}"#, "question 3.1 q3 back", #"< {"answer":["b"]}"#,
        #"{"type":"verdict","step":1,"points":1,"of":1,"correct":true,"answer":["a"]}"#,
        #"{"type":"verdict","step":2,"points":1,"of":1,"correct":true,"answer":["a"]}"#,
        #"{"type":"verdict","step":3,"points":0,"of":1,"correct":false,"answer":["a"]}"#,
        #"{"type":"result","headline":"2 of 3","emoji":"👍","points":2,"of":3,"percent":66.66666666666667,"#
          + #""bars":[],"share":[],"ranking":[],"ms":0}"#,
      ])
  }

  func testFreeNavigation() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .info("page"), .single("q2", "*a", "b"), .single("q3", "*a", "b")) {
      $0.reveal = .never
      $0.navigation.free = true
    }
    let lines = try play(
      .of(quiz), #"{"goto":3}"#, #"{"answer":["a"]}"#, #"{"answer":["b"]}"#, #"{"continue":true}"#,
      #"{"answer":["a"]}"#, #"{"answer":["a"]}"#, #"{"goto":4}"#, #"{"goto":1}"#, #"{"answer":["a"]}"#,
      #"{"finish":true}"#)
    XCTAssertEqual(
      inShort(lines),
      [
        "question 1.1 q1", #"< {"goto":3}"#, "question 3.1 q3", #"< {"answer":["a"]}"#, "question 1.1 q1",
        #"< {"answer":["b"]}"#, #"{"type":"page","id":"page","body":"Text of page","actions":[],"inputs":{}}"#,
        #"< {"continue":true}"#, "question 2.1 q2", #"< {"answer":["a"]}"#, #"< {"answer":["a"]}"#,
        #"{"type":"error","message":"every question is answered: finish, or go to one of them"}"#,
        #"< {"goto":4}"#, #"{"type":"error","message":"there is no question 4: 1 to 3 are there"}"#,
        #"< {"goto":1}"#, "question 1.1 q1", #"< {"answer":["a"]}"#, #"< {"finish":true}"#,
        #"{"type":"result","headline":"3 of 3","emoji":"🏆","points":3,"of":3,"percent":100,"#
          + #""bars":[],"share":[],"ranking":[],"ms":0}"#,
      ])
  }

  // MARK: Time

  private var timed: Quiz {
    Quiz.of(.multiple("q1", "*a", "*b", "c"), .single("q2", "*a", "b"), .single("q3", "*a", "b") { $0.limit = 2.5 }) {
      $0.timing = Timing(question: 5, quiz: 60)
    }
  }

  func testAWaitStopsAtTheLimitFirstAndGoesOnAfterItsEvent() throws {
    let lines = try play(
      .of(timed), #"{"wait":1500}"#, #"{"select":["b","a"]}"#, #"{"wait":5000}"#, #"{"answer":["a"],"step":1}"#,
      #"{"hint":true}"#, #"{"answer":["a"],"step":2}"#, #"{"wait":60000}"#)
    XCTAssertEqual(
      inShort(lines),
      [
        "question 1.1 q1 left 5000", #"< {"wait":1500}"#, #"< {"select":["b","a"]}"#, #"< {"wait":5000}"#,
        #"{"type":"timeout","step":1}"#,
        #"{"type":"verdict","step":1,"points":1,"of":1,"correct":true,"answer":["a","b"]}"#,
        "question 2.1 q2 left 5000", #"< {"answer":["a"],"step":1}"#,
        #"{"type":"error","message":"step 1 is not open: step 2 is"}"#, #"< {"hint":true}"#,
        #"{"type":"error","message":"this question has no hint"}"#, #"< {"answer":["a"],"step":2}"#,
        #"{"type":"verdict","step":2,"points":1,"of":1,"correct":true,"answer":["a"]}"#, "question 3.1 q3 left 2500",
        #"< {"wait":60000}"#, #"{"type":"timeout","step":3}"#,
        #"{"type":"verdict","step":3,"points":0,"of":1,"correct":false,"answer":["a"]}"#,
        #"{"type":"result","headline":"2 of 3","emoji":"👍","points":2,"of":3,"percent":66.66666666666667,"#
          + #""bars":[],"share":[],"ranking":[],"ms":9000}"#,
      ])
  }

  func testTheRestOfAWaitRunsOnTheNextClock() throws {
    let lines = inShort(try play(.of(timed), #"{"wait":6500}"#, #"{"wait":3499}"#, #"{"wait":1}"#))
    XCTAssertEqual(lines.filter { $0.hasPrefix("<") || $0.contains("timeout") }.count, 5)
    XCTAssertEqual(lines.suffix(3).first, #"{"type":"timeout","step":2}"#)
    XCTAssertEqual(lines.suffix(4).first, #"< {"wait":1}"#)
  }

  func testTheWholeQuizsTime() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.timing.quiz = 3 }
    XCTAssertEqual(
      inShort(try play(.of(quiz), #"{"wait":9000}"#, ending: .finished)),
      [
        "question 1.1 q1", #"< {"wait":9000}"#, #"{"type":"timeout","step":1}"#,
        #"{"type":"verdict","step":1,"points":0,"of":1,"correct":false,"answer":["a"]}"#,
        #"{"type":"result","headline":"0 of 2","emoji":"🌱","points":0,"of":2,"percent":0,"#
          + #""bars":[],"share":[],"ranking":[],"ms":3000}"#,
      ])
  }

  func testNothingElseMovesTheVirtualClock() throws {
    let clock = ManualClock()
    let slow = ScriptedMode("slow") { mode in
      mode.onStart = { _ in
        clock.advance(300)
        return .empty
      }
      mode.onStatus = { _ in
        clock.advance(70)
        return []
      }
    }
    let lines = ScriptedLines(
      [.wait(4000), .line(#"{"answer":[]}"#), .line(#"{"answer":["a"]}"#)], echo: .marked, clock: clock)
    _ = try JSONLinesFace(.of(timed, slow), lines.io, virtualClock: true).play(resumed: false)
    let text = lines.transcript.split(separator: "\n").map(String.init)
    XCTAssertEqual(inShort(text).filter { $0.hasPrefix("question") }.map { $0.suffix(4) }, ["5000", "5000", "2500"])
  }

  func testRealTime() throws {
    let acts: [ScriptedLines.Act] = [
      .line(#"{"wait":5}"#), .wait(1200), .line(#"{"answer":["a"]}"#), .wait(5100),
      .line(#"{"answer":["a"],"step":2}"#),
      .wait(900), .line(#"{"answer":["a"]}"#),
    ]
    XCTAssertEqual(
      inShort(try play(.of(timed), acts, virtualClock: false, ending: .finished)),
      [
        "question 1.1 q1 left 5000", #"< {"wait":5}"#, #"{"type":"error","message":"wait needs --virtual-clock"}"#,
        #"< {"answer":["a"]}"#,
        #"{"type":"verdict","step":1,"points":0.5,"of":1,"correct":false,"answer":["a","b"]}"#,
        "question 2.1 q2 left 5000", #"{"type":"timeout","step":2}"#,
        #"{"type":"verdict","step":2,"points":0,"of":1,"correct":false,"answer":["a"]}"#, "question 3.1 q3 left 2500",
        #"< {"answer":["a"],"step":2}"#, #"{"type":"error","message":"step 2 is not open: step 3 is"}"#,
        #"< {"answer":["a"]}"#,
        #"{"type":"verdict","step":3,"points":1,"of":1,"correct":true,"answer":["a"]}"#,
        #"{"type":"result","headline":"1.5 of 3","emoji":"📈","points":1.5,"of":3,"percent":50,"#
          + #""bars":[],"share":[],"ranking":[],"ms":7200}"#,
      ])
  }

  // MARK: Ends of the wire

  func testEndOfInputKeeps() throws {
    let record = RecordDouble()
    let sitting = Sitting.of(Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")), record: record)
    _ = try play(sitting, #"{"answer":["a"]}"#, ending: .kept)
    XCTAssertEqual(try record.unfinished(player: "Ann").map(\.settled), [1])
  }

  func testAnOutputThatNobodyReadsKeeps() throws {
    let lines = ScriptedLines(#"{"answer":["a"]}"#, echo: .marked)
    lines.isClosed = true
    let sitting = Sitting.of(Quiz.of(.single("q1", "*a", "b")))
    XCTAssertEqual(try JSONLinesFace(sitting, lines.io, virtualClock: true).play(resumed: false), .outputClosed)
  }

  func testAStartThatIsRefusedThrowsBeforeAnythingIsKept() throws {
    let record = RecordDouble()
    let mode = ScriptedMode { $0.onStart = { _ in throw Broken("not today") } }
    let sitting = Sitting.of(Quiz.of(.single("q1", "*a", "b")), mode, record: record)
    XCTAssertThrowsError(try play(sitting)) { XCTAssertEqual(($0 as? Refusal)?.sentence, "not today") }
    XCTAssertTrue(record.sittings.isEmpty)
  }

  func testFailedHooksAreToldInWarnings() throws {
    let mode = ScriptedMode("mode") { $0.onStatus = { _ in throw Broken("mode.lua:3: oops") } }
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.reveal = .never }
    XCTAssertEqual(
      inShort(try play(.of(quiz, mode), #"{"answer":["a"]}"#)),
      [
        #"{"type":"warning","message":"mode.lua:3: oops (status of 'mode' failed: the default was used)"}"#,
        "question 1.1 q1", #"< {"answer":["a"]}"#,
        #"{"type":"warning","message":"mode.lua:3: oops (status of 'mode' failed: it is off for the rest of this sitting)"}"#,
        "question 2.1 q2",
      ])
  }
}
