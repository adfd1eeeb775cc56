import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import XCTest

/// The shapes of all lines, and the ways through a quiz.
final class JSONLinesTests: JSONTranscripts {
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
          + #""back":false,"skip":true,"hint":true,"actions":[],"inputs":{},"status":[],"status_values":[]}"#,
        #"< {"answer":["b"]}"#,
        #"{"type":"verdict","step":1,"points":0,"of":1,"correct":false,"answer":["a"],"given":["b"],"explanation":"Since 987."}"#,
        #"{"type":"question","step":2,"try":1,"of":5,"id":"q2","kind":"range","text":"Text of q2","answers":[],"#
          + #""left":[],"right":[],"min":0,"max":10,"step_size":0.5,"labels":["never","always"],"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[],"status_values":[]}"#,
        #"< {"answer":4}"#,
        #"{"type":"verdict","step":2,"points":1,"of":1,"correct":true,"answer":4,"given":4}"#,
        #"{"type":"question","step":3,"try":1,"of":5,"id":"q3","kind":"text","text":"Text of q3","answers":[],"#
          + #""left":[],"right":[],"labels":[],"limit":2.5,"left_ms":2500,"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[],"status_values":[]}"#,
        #"< {"answer":"Blue"}"#,
        #"{"type":"verdict","step":3,"points":1,"of":1,"correct":true,"answer":"blue","given":"Blue"}"#,
        #"{"type":"question","step":4,"try":1,"of":5,"id":"q4","kind":"order","text":"Text of q4","#
          + #""answers":[{"id":"1","text":"two"},{"id":"2","text":"three"},{"id":"3","text":"one"}],"#
          + #""left":[],"right":[],"labels":[],"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[],"status_values":[]}"#,
        #"< {"answer":["3","1","2"]}"#,
        #"{"type":"verdict","step":4,"points":1,"of":1,"correct":true,"answer":["3","1","2"],"given":["3","1","2"]}"#,
        #"{"type":"question","step":5,"try":1,"of":5,"id":"q5","kind":"match","text":"Text of q5","answers":[],"#
          + #""left":[{"id":"l1","text":"Italy"},{"id":"l2","text":"France"}],"#
          + #""right":[{"id":"r1","text":"Paris"},{"id":"r2","text":"Rome"},{"id":"r3","text":"Bern"}],"labels":[],"#
          + #""back":false,"skip":true,"actions":[],"inputs":{},"status":[],"status_values":[]}"#,
        #"< {"answer":{"l1":"r2"}}"#,
        #"{"type":"verdict","step":5,"points":0.5,"of":1,"correct":false,"answer":{"l2":"r1","l1":"r2"},"given":{"l1":"r2"}}"#,
        #"{"type":"result","headline":"3.5 of 5","emoji":"👍","points":3.5,"of":5,"percent":70,"#
          + #""bars":[],"share":[],"ranking":[],"ms":0}"#,
      ])
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
      + #""note":"a  b\n c","answers":[{"id":"a","text":"yes"},{"id":"b","text":"no"}],"left":[],"right":[],"labels":[],"#
      + #""back":false,"skip":true,"actions":[{"id":"fifty","label":"50:50"}],"#
      + #""inputs":{"wager":{"type":"int","min":1,"max":10,"secret":true},"#
      + #""side":{"type":"choice","default":"l","about":"which","of":["l","r"]}},"status":["lives 3","calm"],"#
      + #""status_values":[{"text":"lives 3","kind":"hearts","value":3,"of":4}],"player":"Ann"}"#
    XCTAssertEqual(
      Array(lines.dropFirst()),
      [
        question, #"< {"action":"fifty"}"#, question, #"< {"answer":["a"],"inputs":{"wager":3}}"#,
        #"{"type":"verdict","step":1,"points":1,"of":1,"correct":true,"answer":["a"],"given":["a"],"feedback":"Oui"}"#,
        #"{"type":"page","id":"shop","title":"Shop","body":"Buy?","image":"shop.png","#
          + #""actions":[{"id":"buy","label":"Buy"}],"inputs":{"gift":{"type":"bool"}},"player":"Ann","#
          + #""status":["lives 3","calm"],"status_values":[{"text":"lives 3","kind":"hearts","value":3,"of":4}]}"#,
        #"< {"continue":true}"#,
        #"{"type":"error","message":"the input 'gift' is missing: it expects true or false"}"#,
        #"< {"continue":true,"inputs":{"gift":true}}"#,
        #"{"type":"result","headline":"Cat","body":"Bye�[2J","emoji":"🐱","image":"cat.png","outcome":"cat","#
          + #""band":"All","points":1,"of":1,"percent":100,"passed":false,"#
          + #""bars":[{"label":"Cat","value":3,"of":5,"mark":4.5}],"share":["one","two"],"#
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
          + #""rules":9,"resumed":false}"#,
        #"{"type":"result","headline":"over","bars":[],"share":[],"ranking":[],"ms":0}"#,
      ])
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

  /// A program's command is explicit: a button that ends the sitting is not asked about.
  func testAButtonThatEndsIsNotAskedAbout() throws {
    var options = AskOptions()
    options.actions = [Action(id: "walk", label: "Walk away")]
    let ask = Step.ask(.ofQuiz("q1"), options)
    let mode = ScriptedMode { $0.onNext = { $0.state.turns.isEmpty ? ask : .finish("Wise.") } }
    let sitting = Sitting.of(Quiz.of(.single("q1", "*yes", "no")), mode)
    let lines = ScriptedLines([.line(#"{"action":"walk"}"#)], echo: .pipe)
    XCTAssertEqual(
      try JSONLinesFace(sitting, lines.io, virtualClock: true).play(resumed: false), .finished, lines.transcript)
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
        #"{"type":"verdict","step":1,"points":1,"of":1,"correct":true,"answer":["a"],"given":["a"]}"#,
        #"{"type":"verdict","step":2,"points":1,"of":1,"correct":true,"answer":["a"],"given":["a"]}"#,
        #"{"type":"verdict","step":3,"points":0,"of":1,"correct":false,"answer":["a"],"given":["b"]}"#,
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
}
