import QuizCore
import QuizTesting
import XCTest

/// Sections stay together in every order and draw, behind a page that is shown once.
final class SectionTests: XCTestCase {
  /// `a1 … a5`, `b1 … b5` and two questions without a section, mixed.
  private func quiz(_ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    var quiz = Quiz(id: "quiz", title: "Quiz", questions: [])
    for place in 1...5 {
      for section in ["b", "a"] {
        quiz.questions.append(.single("\(section)\(place)", "*yes", "no") { $0.section = section })
      }
      if place < 3 { quiz.questions.append(.single("n\(place)", "*yes", "no")) }
    }
    quiz.sections = [Section(id: "a", title: "A", text: "About a"), Section(id: "b", title: "B")]
    change(&quiz)
    quiz.gatherSections()
    return quiz
  }

  private func order(_ seed: Int = 1, _ change: (inout Quiz) -> Void = { _ in }) -> [String] {
    Scenario(quiz(change), seed: seed).state.order
  }

  /// How the order goes from section to section: `nab` when each comes once.
  private func runs(_ order: [String]) -> String {
    order.reduce(into: "") { if $0.last != $1.first { $0 += $1.prefix(1) } }
  }

  func testTheListDecides() {
    XCTAssertEqual(order(), ["n1", "n2", "a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"])
    XCTAssertEqual(order { $0.sections.reverse() }.prefix(4), ["n1", "n2", "b1", "b2"])
  }

  func testEveryDrawAndShuffle() {
    for seed in 0..<200 {
      let order = order(seed) {
        $0.shuffle.questions = true
        $0.pick = 7
        $0.sections[0].pick = 3
      }
      XCTAssertEqual(order.count, 7)
      XCTAssertTrue("nab".contains(runs(order)) || ["na", "nb", "ab"].contains(runs(order)), "\(order)")
      XCTAssertLessThanOrEqual(order.count { $0.hasPrefix("a") }, 3)
      XCTAssertEqual(Set(order).count, 7)
    }
  }

  func testPicksOfSectionsComeFirst() {
    let picked = order { $0.sections[0].pick = 2 }
    XCTAssertEqual(picked.count, 9)
    XCTAssertEqual(picked.filter { $0.hasPrefix("a") }.count, 2)
    XCTAssertEqual(picked.filter { $0.hasPrefix("a") }, picked.filter { $0.hasPrefix("a") }.sorted())
    // The quiz draws from these.
    for seed in 0..<50 {
      let all = Set(order(seed) { $0.sections[0].pick = 2 })
      let few = order(seed) {
        $0.sections[0].pick = 2
        $0.pick = 4
      }
      XCTAssertTrue(all.isSuperset(of: few))
      XCTAssertEqual(few.count, 4)
    }
  }

  func testASectionMayShuffleOrNot() {
    let one = order { $0.sections[1].shuffle = true }
    XCTAssertEqual(one.prefix(7), ["n1", "n2", "a1", "a2", "a3", "a4", "a5"])
    XCTAssertNotEqual(one.suffix(5), ["b1", "b2", "b3", "b4", "b5"])
    let other = order {
      $0.shuffle.questions = true
      $0.sections[1].shuffle = false
    }
    XCTAssertEqual(other.suffix(5), ["b1", "b2", "b3", "b4", "b5"])
    XCTAssertEqual(runs(other), "nab")
    XCTAssertNotEqual(other.prefix(7).suffix(5), ["a1", "a2", "a3", "a4", "a5"])
  }

  /// A new section, or a question in another one, reshuffles nothing else.
  func testEachHasItsOwnChance() {
    let before = order {
      $0.shuffle.questions = true
      $0.sections[0].pick = 3
    }
    let after = order {
      $0.shuffle.questions = true
      $0.sections[0].pick = 3
      $0.sections.insert(Section(id: "c", pick: 1), at: 0)
      $0.questions += [.single("c1", "*x", "y") { $0.section = "c" }, .single("b6", "*x", "y") { $0.section = "b" }]
    }
    XCTAssertEqual(after.filter { $0.hasPrefix("a") }, before.filter { $0.hasPrefix("a") })
    XCTAssertEqual(after.filter { $0.hasPrefix("n") }, before.filter { $0.hasPrefix("n") })
    // Questions in no section are drawn as they are in a quiz that has none.
    var plain = quiz { $0.shuffle.questions = true }
    plain.questions.removeAll { $0.section != nil }
    plain.sections = []
    XCTAssertEqual(Scenario(plain).state.order, before.filter { $0.hasPrefix("n") })
  }

  /// A plugin cannot tear them apart, whatever order it makes.
  func testAPluginCannotTearThemApart() {
    let mode = ScriptedMode { mode in
      mode.onOrder = { questions, _ in
        questions.map(\.id).sorted { ($0.suffix(1), $0) < ($1.suffix(1), $1) }.reversed()
      }
    }
    let order = Scenario(quiz(), mode).state.order
    XCTAssertEqual(order, ["n2", "n1", "a5", "a4", "a3", "a2", "a1", "b5", "b4", "b3", "b2", "b1"])
  }

  func testThePageComesOnceBeforeTheFirstQuestion() {
    var play = Scenario(quiz { $0.sections[1].pick = 1 })
    XCTAssertEqual(play.at, "n1")
    play.choose("a")
    play.choose("a")
    XCTAssertEqual(play.at, "page a")
    guard case .page(let page)? = play.state.open?.content else { return XCTFail("no page") }
    XCTAssertEqual([page.id, page.title, page.body], ["a", "A", "About a"])
    play.when(.proceed(inputs: []))
    for place in 1...5 {
      XCTAssertEqual(play.at, "a\(place)")
      play.choose("a")
    }
    XCTAssertEqual(play.at, "page b")
    play.when(.proceed(inputs: []))
    play.choose("a")
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.marks.count, 8)
  }

  /// Going back goes on to the questions without it.
  func testGoingBackAndJumping() {
    var play = Scenario(
      quiz {
        $0.navigation = Navigation(back: true, free: true)
        $0.reveal = .end
      })
    play.when(.goTo(4))
    XCTAssertEqual(play.at, "page a")
    play.when(.proceed(inputs: []))
    XCTAssertEqual(play.at, "a2")
    play.when(.goTo(3))
    XCTAssertEqual(play.at, "a1")
    play.choose("a")
    play.when(.back)
    XCTAssertEqual(play.at, "a1")
    play.choose("b")
    XCTAssertEqual(play.at, "a2")
  }

  func testPagesOfItsOwnFollowIt() {
    var play = Scenario(
      quiz { quiz in
        quiz.questions.removeAll { !["a1", "b1"].contains($0.id) }
        quiz.questions.insert(.info("end of a") { $0.section = "a" }, at: 2)
        quiz.questions.insert(.info("before b") { $0.section = "b" }, at: 0)
        quiz.questions.append(.info("end of b") { $0.section = "b" })
      })
    var seen: [String] = []
    while play.at != "result" {
      seen.append(play.at)
      if play.at.hasPrefix("page") { play.when(.proceed(inputs: [])) } else { play.choose("a") }
    }
    XCTAssertEqual(
      seen, ["page a", "a1", "page end of a", "page b", "page before b", "b1", "page end of b"])
  }

  /// A section of which nothing is drawn leaves no pages behind.
  func testNothingIsLeftOfWhatIsNotDrawn() {
    for seed in 0..<60 {
      let order = order(seed) { quiz in
        quiz.questions.append(.info("b end") { $0.section = "b" })
        quiz.pick = 1
      }
      XCTAssertEqual(order.contains("b end"), order.contains { $0.hasPrefix("b") && $0 != "b end" }, "\(order)")
    }
  }

  func testWithoutWordsThereIsNoPage() {
    var play = Scenario(
      quiz {
        $0.sections = [Section(id: "a"), Section(id: "b", text: "x")]
        $0.questions.removeAll { $0.section == nil }
      })
    XCTAssertEqual(play.at, "a1")
    for _ in 1...5 { play.choose("a") }
    XCTAssertEqual(play.at, "page b")
  }

  func testHowManyAreAsked() {
    XCTAssertEqual(quiz().askedCount, 12)
    XCTAssertEqual(quiz { $0.sections[0].pick = 2 }.askedCount, 9)
    XCTAssertEqual(quiz { $0.sections[0].pick = 20 }.askedCount, 12)
    XCTAssertEqual(
      quiz {
        $0.sections[0].pick = 2
        $0.pick = 10
      }.askedCount, 9)
    XCTAssertEqual(quiz { $0.pick = 4 }.askedCount, 4)
  }
}
