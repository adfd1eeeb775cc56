import QuizCore
import QuizTesting
import XCTest

/// Beginning, order, pick, shuffle, pages among the questions.
final class DeciderOrderTests: XCTestCase {
  private func quiz(_ count: Int, _ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    var quiz = Quiz(id: "quiz", title: "Quiz", questions: (1...count).map { Question.single("q\($0)", "*yes", "no") })
    change(&quiz)
    return quiz
  }

  func testWalksThroughTheOrderThenFinishes() {
    var play = Scenario(quiz(3))
    XCTAssertEqual(play.state.order, ["q1", "q2", "q3"])
    XCTAssertEqual(play.at, "q1")
    play.choose("a")
    XCTAssertEqual(play.at, "q2")
    play.choose("b")
    play.choose("a")
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.marks, ["q1 1/1", "q2 0/1", "q3 1/1"])
    XCTAssertEqual(play.state.result?.points, 2)
    XCTAssertEqual(play.state.result?.of, 3)
  }

  func testNothingBeforeTheBeginningAndNothingTwice() {
    var play = Scenario(.of(quiz(1)), [BuiltInMode()])
    play.choose("a")
    XCTAssertEqual(play.refusal, .notBegun)
    play.when(.begin)
    XCTAssertEqual(play.at, "q1")
    let state = play.state
    play.when(.begin)
    XCTAssertNotNil(play.refusal)
    XCTAssertEqual(play.state, state)
  }

  func testNothingAfterTheEnd() {
    var play = Scenario(quiz(1))
    play.choose("a")
    for command in [Command.begin, .skip, .back, .discard, .pass(5), .finish, .answer(.chosen(["a"]), inputs: [])] {
      play.when(command)
      XCTAssertEqual(play.refusal, .over)
    }
  }

  func testShuffleFollowsTheSeedAlone() {
    // Groups of one question each, by the vectors of ChanceTests.
    let play = Scenario(quiz(10) { $0.shuffle.questions = true }, seed: 1)
    XCTAssertEqual(play.state.order, [5, 8, 4, 2, 6, 9, 3, 1, 7, 10].map { "q\($0)" })
    let other = Scenario(quiz(10) { $0.shuffle.questions = true }, seed: 2)
    XCTAssertEqual(other.state.order, [2, 7, 4, 5, 3, 9, 6, 8, 1, 10].map { "q\($0)" })
  }

  func testPickKeepsTheOrderOfTheFile() {
    let play = Scenario(quiz(10) { $0.pick = 4 }, seed: 1)
    XCTAssertEqual(play.state.order, ["q2", "q4", "q7", "q9"])
    XCTAssertEqual(play.state.length, 4)
    XCTAssertEqual(Scenario(quiz(3) { $0.pick = 9 }).state.order.count, 3)
  }

  // MARK: Pages

  private func withPages(_ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    Quiz.of(
      .info("start"), .info("more"), .single("q1", "*yes", "no"), .single("q2", "*yes", "no"), .info("middle"),
      .single("q3", "*yes", "no"), .info("end"), .info("bye"), change: change)
  }

  func testPagesComeBeforeTheQuestionThatFollowsAndTheLastBeforeTheResult() {
    var play = Scenario(withPages())
    var seen: [String] = []
    while !play.state.isOver {
      seen.append(play.at)
      if play.state.open?.asking == nil { play.when(.proceed(inputs: [])) } else { play.choose("a") }
    }
    XCTAssertEqual(seen, ["page start", "page more", "q1", "q2", "page middle", "q3", "page end", "page bye"])
    XCTAssertEqual(play.state.result?.points, 3)
    XCTAssertEqual(play.state.result?.of, 3)
  }

  func testPagesAreNeitherRemainingNorPastNorCounted() {
    var play = Scenario(withPages())
    XCTAssertEqual(play.state.remaining, ["q1", "q2", "q3"])
    XCTAssertEqual(play.state.length, 3)
    XCTAssertEqual(play.state.open?.number, 0)
    play.when(.proceed(inputs: []), .proceed(inputs: []))
    XCTAssertEqual(play.state.past.count, 0)
    XCTAssertEqual(play.state.open?.number, 1)
  }

  func testShuffledPagesStayWithTheirQuestionsAndTheLastOnesAtTheEnd() {
    for seed in 0..<20 {
      let play = Scenario(withPages { $0.shuffle.questions = true }, seed: seed)
      let order = play.state.order
      XCTAssertEqual(order.count, 8)
      XCTAssertEqual(Array(order.suffix(2)), ["end", "bye"], "seed \(seed)")
      let q1 = order.firstIndex(of: "q1") ?? 0
      XCTAssertEqual(Array(order[..<q1].suffix(2)), ["start", "more"], "seed \(seed)")
      let q3 = order.firstIndex(of: "q3") ?? 0
      XCTAssertEqual(Array(order[..<q3].suffix(1)), ["middle"], "seed \(seed)")
    }
  }

  func testPickCountsQuestionsAndKeepsTheirPages() {
    for seed in 0..<20 {
      let order = Scenario(withPages { $0.pick = 1 }, seed: seed).state.order
      let questions = order.filter { $0.hasPrefix("q") }
      XCTAssertEqual(questions.count, 1)
      XCTAssertEqual(order.contains("middle"), questions == ["q3"], "seed \(seed)")
      XCTAssertEqual(Array(order.suffix(2)), ["end", "bye"], "seed \(seed)")
    }
  }

  func testAQuizOfPagesAlone() {
    var play = Scenario(Quiz.of(.info("a"), .info("b")))
    XCTAssertEqual(play.at, "page a")
    play.when(.proceed(inputs: []), .proceed(inputs: []))
    XCTAssertEqual(play.at, "result")
    XCTAssertNil(play.state.result?.points)
    XCTAssertEqual(play.state.result?.headline, "quiz")
  }

  func testAPageWantsToBeLeft() {
    var play = Scenario(withPages())
    play.choose("a")
    XCTAssertEqual(play.refusal, .noQuestionOpen)
    play.when(.skip)
    XCTAssertEqual(play.refusal, .noQuestionOpen)
    play.when(.proceed(inputs: []), .proceed(inputs: []), .proceed(inputs: []))
    XCTAssertEqual(play.refusal, .noPageOpen)
    XCTAssertEqual(play.at, "q1")
  }

  // MARK: Layers of order

  func testEachModifierOrdersWhatTheLayerBelowGave() {
    let mode = ScriptedMode("mode") { $0.onOrder = { questions, _ in questions.map(\.id).reversed() } }
    let first = ScriptedMode("first") { $0.onOrder = { questions, _ in Array(questions.map(\.id).dropFirst()) } }
    let second = ScriptedMode("second") { $0.onOrder = { questions, _ in Array(questions.map(\.id).prefix(2)) } }
    XCTAssertEqual(Scenario(quiz(5), mode, first, second).state.order, ["q4", "q3"])
  }

  func testEveryLayerGetsWhatWasDrawn() {
    var given: [[String]] = []
    func layer(_ id: String) -> ScriptedMode {
      ScriptedMode(id) {
        $0.onOrder = { questions, _ in
          given.append(questions.map(\.id))
          return questions.map(\.id).reversed()
        }
      }
    }
    let drawn = quiz(10) {
      $0.pick = 4
      $0.shuffle.questions = true
    }
    let plain = Scenario(drawn).state.order
    XCTAssertEqual(plain.count, 4)
    XCTAssertEqual(Scenario(drawn, layer("mode"), layer("modifier")).state.order, plain)
    XCTAssertEqual(given, [plain, plain.reversed()])
    // Before rules 3 a mode got all questions, a modifier what was drawn.
    for rules in 1...2 {
      given = []
      let layers = [layer("mode"), layer("modifier")]
      var beginning = Beginning.of(drawn, layers: layers, seed: 1)
      beginning.rules = rules
      var old = Scenario(beginning, layers)
      old.when(.begin)
      let all = (1...10).map { "q\($0)" }
      XCTAssertEqual(given, [all, all.reversed()])
      XCTAssertEqual(old.state.order, all)
    }
  }

  func testTheLimitCutsWhatTheLayersOrdered() {
    let modifier = ScriptedMode("reverse") { $0.onOrder = { questions, _ in questions.map(\.id).reversed() } }
    var beginning = Beginning.of(withPages(), layers: [BuiltInMode(), modifier], seed: 1)
    for (cut, order) in [
      (1, ["q3", "middle"]), (2, ["q3", "middle", "q2"]), (9, []),
    ] {
      beginning.cut = cut
      var play = Scenario(beginning, [BuiltInMode(), modifier])
      play.when(.begin)
      let questions = play.state.orderedQuestions
      XCTAssertEqual(questions, Array(["q3", "q2", "q1"].prefix(cut)), "\(order)")
      XCTAssertEqual(play.state.length, min(cut, 3))
    }
  }

  func testAModifierOrdersWhatPickAndShuffleGave() {
    let modifier = ScriptedMode("reverse") { $0.onOrder = { questions, _ in questions.map(\.id).reversed() } }
    let play = Scenario(quiz(10) { $0.pick = 4 }, BuiltInMode(), modifier)
    XCTAssertEqual(play.state.order, ["q9", "q7", "q4", "q2"])
  }

  func testAFailedOrderGivesTheDefault() {
    let mode = ScriptedMode("mode") { $0.onOrder = { _, _ in throw Broken() } }
    let modifier = ScriptedMode("reverse") { $0.onOrder = { questions, _ in questions.map(\.id).reversed() } }
    let play = Scenario(quiz(10) { $0.pick = 4 }, mode, modifier)
    XCTAssertEqual(play.state.order, ["q9", "q7", "q4", "q2"])
    XCTAssertEqual(play.failures, [.order])
  }

  func testUnknownAndRepeatedIdsOfAnOrderAreLeftOut() {
    let mode = ScriptedMode { $0.onOrder = { _, _ in ["q2", "nowhere", "q1", "q2"] } }
    XCTAssertEqual(Scenario(quiz(3), mode).state.order, ["q2", "q1"])
  }

  // MARK: How a question is laid out

  func testAnswersShuffleBySeedAndPinnedOnesStayLast() {
    let question = Question.single("q1", "a", "b", "c", "d", "all of these") { $0.answers[4].isPinnedLast = true }
    let play = Scenario(Quiz.of(question) { $0.shuffle.answers = true })
    let shown = Presentation(state: play.state).answers(of: question).map(\.text)
    XCTAssertEqual(shown, ["c", "a", "d", "b", "all of these"])
    let hidden = Presentation(state: play.state).answers(of: question, hiding: ["a", "e"]).map(\.text)
    XCTAssertEqual(hidden, ["c", "d", "b"], "hiding shuffles nothing")
  }

  func testWithoutShuffleAnswersStayAsWrittenAndTrueFalseAlways() {
    let question = Question.single("q1", "a", "b", "c")
    XCTAssertEqual(
      Presentation(state: Scenario(Quiz.of(question)).state).answers(of: question).map(\.text), ["a", "b", "c"])
    let sides = Question.truefalse("q1", true)
    for seed in 0..<10 {
      let play = Scenario(Quiz.of(sides) { $0.shuffle.answers = true }, seed: seed)
      XCTAssertEqual(Presentation(state: play.state).answers(of: sides).map(\.id), ["true", "false"])
    }
  }

  func testItemsAndSidesDoNotDependOnTheOrderOfTheFile() {
    let one = Question.order("q1", "alpha", "beta", "gamma", "delta")
    let two = Question.order("q1", "delta", "gamma", "beta", "alpha")
    let left = Question.match("q2", [("A", "1"), ("B", "2"), ("C", "3")])
    let right = Question.match("q2", [("C", "3"), ("A", "1"), ("B", "2")])
    for seed in 0..<10 {
      let presentation = Presentation(state: Scenario(Quiz.of(one, left), seed: seed).state)
      XCTAssertEqual(presentation.items(of: one).map(\.text), presentation.items(of: two).map(\.text))
      XCTAssertEqual(presentation.lefts(of: left), presentation.lefts(of: right))
      XCTAssertEqual(presentation.rights(of: left), presentation.rights(of: right))
    }
  }

  /// The same seed lays out the same question in every language; sittings under older rules stay as they were.
  func testTheQuizsOwnLanguageSorts() {
    var german = Question.order("q1", "Zebra", "Ameise", "Biene", "Maus")
    let english = Question.order("q1", "an ant", "zebra", "mouse", "bee")
    german.sortTexts = english.answers.map(\.text)
    var finde = Question.match("q2", [("Hund", "Wau"), ("Aal", "Ah"), ("Kuh", "Muh")], extra: ["Bäh"])
    let find = Question.match("q2", [("a dog", "woof"), ("eel", "x"), ("cow", "moo")], extra: ["baa"])
    finde.sortTexts = find.pairs.map(\.left) + find.pairs.map(\.right) + find.extra
    for seed in 0..<10 {
      var state = Scenario(Quiz.of(german, finde), seed: seed).state
      var layout = Presentation(state: state)
      XCTAssertEqual(layout.items(of: german).map(\.id), layout.items(of: english).map(\.id))
      XCTAssertEqual(
        layout.lefts(of: finde).map { left in finde.pairs.firstIndex { $0.left == left } },
        layout.lefts(of: find).map { left in find.pairs.firstIndex { $0.left == left } })
      XCTAssertEqual(layout.rights(of: finde).firstIndex(of: "Bäh"), layout.rights(of: find).firstIndex(of: "baa"))
      for rules in Beginning.knownRules {
        var beginning = state.beginning
        beginning.rules = rules
        state = .initial(beginning)
        layout = Presentation(state: state)
        let asked = state.question("q1").map { layout.items(of: $0).map(\.id) }
        var plain = german
        if rules < 6 { plain.sortTexts = [] }
        XCTAssertEqual(asked, layout.items(of: plain).map(\.id), "rules \(rules)")
      }
    }
  }

  func testAddingAQuestionReshufflesNoOther() {
    let question = Question.order("q1", "alpha", "beta", "gamma", "delta")
    let small = Presentation(state: Scenario(Quiz.of(question)).state)
    let large = Presentation(state: Scenario(Quiz.of(.single("q0", "a", "b"), question)).state)
    XCTAssertEqual(small.items(of: question).map(\.text), large.items(of: question).map(\.text))
  }
}
