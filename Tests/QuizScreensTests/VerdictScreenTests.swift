import Foundation
import QuizCore
import QuizTesting
import Terminal
import Words
import XCTest

@testable import QuizPlay
@testable import QuizScreens

/// Answer screens and the review, drawn.
final class VerdictScreenTests: XCTestCase {
  func testVerdictRight() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]))
    player.press(.character("2"), .enter)
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        Which of these animals sleeps standing up?

              1 The cat
          ✅  2 The horse
              3 The three-toed sloth, which spends most of its life hanging from
                branches

        ✅  Right   1 of 1 point

        Horses lock their knees.
        Source: A book
      (10 empty rows)
        Enter → go on  ← q quit  ? help
      """)
  }

  /// Of several players, the one who answered is named; a further try says which it was.
  func testWhoAnsweredAndWhichTry() {
    var view = VerdictView(step: 2, questionText: "?", points: 0, of: 1, correct: false)
    (view.player, view.attempt) = ("Ada", 2)
    let canvas = Canvas(
      size: Size(rows: 24, columns: 80), settings: ScreenSettings(), depth: .none, pictures: PictureShelf { _ in nil })
    let text = VerdictListScene([view, view], title: "Animals", length: 4).frame(canvas).text
    let last = VerdictListScene([view], title: "Animals", length: 4, isOver: true).sheet(canvas).hints
    XCTAssertEqual(last.map(\.what), ["back", "scroll"], "behind a result there is nothing to go on to")
    XCTAssertTrue(text.contains("Question 2 of 4, try 2 · Ada"), text)
  }

  /// Every kind keeps its answers where they stood: a sign for each, and what would have been right.
  func testEveryKindInItsPlace() throws {
    let space = Key.character(" ")
    let cases: [(Question, [Key], [String])] = [
      (Samples.truefalse, [.character("1")], ["    ❌  1 True", "    ✅  2 False"]),
      (
        Samples.multiple, [.character("2"), .character("3")],
        ["    ✅  1 Penguin (not ticked)", "    ❌  2 Bat", "    ✅  3 Ostrich"]
      ),
      (Samples.range, [.home], ["    ❌ 0", "    ✅ 10", "    0 not at all ●─"]),
      (Samples.range, [.end], ["    ✅ 10", "──● 10 very much"]), (Samples.number, [.character("8")], ["    ✅ 8"]),
      (Samples.text, [.paste("a CAT")], ["    ✅ a CAT", "    ✅ cat"]),
      (
        Samples.order, [space, .end, space],
        ["    ❌ 1. Cow   ✅ Ant", "    ✅ 2. Dog", "    ❌ 3. Ant   ✅ Cow"]
      ),
      (Samples.match, [.character("2"), .enter], ["    ✅ Bee  → Hive", "    ❌ Bird → ?      ✅ Nest"]),
    ]
    for (question, keys, expected) in cases {
      var player = try Player(Samples.quiz([question, Samples.single]))
      for key in keys { player.press(key) }
      player.press(.enter)
      for line in expected {
        XCTAssertTrue(player.frame.lines.contains { $0.contains(line) }, "'\(line)' in:\n\(player.frame.picture)")
      }
    }
  }

  /// Where the right answer is hidden, only the given one has a sign.
  func testNothingIsToldThatIsNotToBeSeen() throws {
    for question in [Samples.single, Samples.multiple, Samples.order, Samples.match, Samples.number] {
      var options = AskOptions()
      options.reveal = .verdict
      let mode = ScriptedMode([.ask(.ofQuiz(question.id), options), .show(Page(id: "p", body: "Behind it"))])
      var player = try Player(Samples.quiz([question]), mode: mode)
      if question.kind == .number { player.type("9") } else { player.press(.character("1")) }
      player.press(.enter)
      if player.scenes.question != nil { player.press(.enter) }
      let rows = player.frame.picture.split(separator: "\n").filter { $0.contains("✅") }
      XCTAssertEqual(rows, [], "\(question.kind):\n\(player.frame.picture)")
    }
  }

  /// Nothing above the verdict moves when it comes, in any size.
  func testTheAnswersStayWhereTheyStood() throws {
    for size in [Size.wide, .large] {
      var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]), size: size)
      player.press(.character("1"))
      let before = player.frame.lines
      player.press(.enter)
      let after = player.frame.lines
      for text in ["Animals", "Which of these", "1 The cat", "2 The horse", "branches"] {
        let row = try XCTUnwrap(before.firstIndex { $0.contains(text) })
        let column = before[row].range(of: text)?.lowerBound.utf16Offset(in: before[row])
        // An emoji is one character of two cells.
        let place = after[row].range(of: text)?.lowerBound.utf16Offset(in: after[row])
        XCTAssertTrue(after[row].contains(text), "\(text) moved:\n\(player.frame.picture)")
        XCTAssertLessThanOrEqual(abs((column ?? 0) - (place ?? 9)), 1)
      }
    }
  }

  /// Lives and coins are shown with what the answer did to them, where the next question tells it.
  func testWhatChangedInTheHeader() throws {
    let cases: [(StatusEntry, StatusEntry, String)] = [
      (
        StatusEntry("2 lives", .hearts, value: 2, of: 3), StatusEntry("1 life", .hearts, value: 1, of: 3),
        "♥♡♡ 1 life −1"
      ),
      (
        StatusEntry("Step 2", .ladder, value: 2, of: 4), StatusEntry("Step 3", .ladder, value: 3, of: 4),
        "Step 3"
      ),
      (StatusEntry("💰 100", .money, value: 100), StatusEntry("💰 0", .money, value: 0), "💰 100 → 0"),
      (StatusEntry("12 left", .counter, value: 12), StatusEntry("11 left", .counter, value: 11), "12 → 11 left"),
      (StatusEntry("Ann 0.5", .counter, value: 0.5), StatusEntry("Ann 1", .counter, value: 1), "Ann 0.5 → 1"),
      ("in the dark", "in the light", "in the light"), ("as before", "as before", "as before"),
      (StatusEntry("5", .counter, value: 5), StatusEntry("5", .counter, value: 5), "5"),
    ]
    for (before, after, expected) in cases {
      let line = StatusLine([before], after: [after], canvas(.wide)).rows[0].spans.map(\.text).joined()
      XCTAssertEqual(line, expected)
    }
    // Of other values, and where nothing is known, nothing is claimed.
    let lives = StatusEntry("2 lives", .hearts, value: 2, of: 3)
    for after in [nil, [], [StatusEntry("5", .counter, value: 5)]] {
      XCTAssertEqual(
        StatusLine([lives], after: after, canvas(.wide)).rows[0].spans.map(\.text).joined(), "♥♥♡ 2 lives")
    }
  }

  /// So they are where the mode shows a page next, as hot seat and wager do; the page has what is left.
  func testWhatChangedBeforeAPage() throws {
    let mode = ScriptedMode([.ask(.ofQuiz(Samples.single.id), AskOptions()), .show(Page(id: "p", body: "Pass it on"))])
    mode.onStatus = { context in
      let coins = context.state.past.isEmpty ? 100 : 0
      return [StatusEntry("💰 \(coins)", .money, value: Double(coins))]
    }
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]), mode: mode)
    player.press(.character("1"), .enter)
    XCTAssertTrue(player.frame.text.contains("💰 100 → 0"), player.frame.text)
    player.press(.enter)
    XCTAssertTrue(player.frame.text.contains("Pass it on") && player.frame.text.contains("💰 0"), player.frame.text)
  }

  /// A player who skipped a question, or had no time left, is not called wrong.
  func testSkippedAndLate() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]))
    player.press(.character("s"))
    XCTAssertTrue(player.frame.text.contains("⏩  Skipped   0 of 1 point"), player.frame.text)
    for (isGiven, expected) in [(false, "⏰  Time's up   0 of 1 point"), (true, "⏰  Time's up   0 of 1 point")] {
      var view = VerdictView(step: 2, questionText: "?", points: 0, of: 1, correct: false, settling: .timedOut)
      view.given = isGiven ? .ids(["a"]) : nil
      view.givenInWords = isGiven ? "A cat" : nil
      let text = VerdictListScene([view], title: "Animals", length: 4).frame(canvas(.wide)).text
      XCTAssertTrue(text.contains(expected) && !text.contains("Wrong"), text)
      XCTAssertEqual(text.contains("Your answer"), isGiven, text)
    }
  }

  /// A question that fills the screen does not push what became of it out of sight.
  func testTheVerdictOnALongQuestion() throws {
    var question = Samples.single
    question.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    var player = try Player(Samples.quiz([question, Samples.truefalse]), size: .narrow)
    player.press(.character("2"), .enter)
    for text in ["✅  2 The horse", "Right   1 of 1 point"] {
      XCTAssertTrue(player.frame.text.contains(text), player.frame.text)
    }
    player.press(.home)
    XCTAssertTrue(player.frame.text.contains("Line 1"), player.frame.text)
  }

  /// Numbers are shown as they are typed in the player's language.
  func testNumbersHaveTheDecimalMarkOfTheLanguage() throws {
    var player = try Player(Samples.quiz([Samples.number, Samples.truefalse]), language: .german)
    player.type("3,5")
    player.press(.enter)
    XCTAssertTrue(player.frame.text.contains("❌ 3,5"), player.frame.text)
  }

  func testVerdictPartlyRight() throws {
    var player = try Player(Samples.quiz([Samples.multiple, Samples.truefalse]), size: .narrow)
    player.press(.character("1"), .enter)
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       Which of these are birds?
         ✅  1 Penguin
             2 Bat
         ✅  3 Ostrich (not ticked)
       🟡  Partly right   0.5 of 1 point
      (5 empty rows)
       Enter → go on  ← q quit  ? help
      """)
  }

  func testVerdictWrong() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]), size: .narrow)
    player.press(.character("1"), .enter)
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       standing up?                          ▲
         ❌  1 The cat
         ✅  2 The horse
             3 The three-toed sloth, which
               spends most of its life
               hanging from branches
       ❌  Wrong   0 of 1 point
       Cats curl up.
       Horses lock their knees.
       Source: A book
       Enter go on  q quit  ↑↓ scroll  ? help
      """)
  }

  func testReview() throws {
    let quiz = Samples.quiz([Samples.single, Samples.multiple, Samples.truefalse]) { $0.reveal = .end }
    var player = try Player(quiz)
    player.press(.character("2"), .enter, .character("1"), .enter, .character("1"), .enter)
    assertScreen(
      player.frame,
      """
        Animals                                                               Review

        Question 1 of 3
        Which of these animals sleeps standing up?

        Your answer: The horse

        ✅  Right   1 of 1 point

        Horses lock their knees.
        Source: A book

        Question 2 of 3
        Which of these are birds?

        Your answer: Penguin
        Right answer: Penguin, Ostrich

        🟡  Partly right   0.5 of 1 point

        Question 3 of 3
        A whale is a fish.                                                           ▼

        Enter → go on  ← q quit  ↑↓ scroll  ? help
      """)
    player.size = .narrow
    player.press(.pageDown)
    assertScreen(
      player.frame,
      """
       Animals                        Review
       Which of these are birds?             ▲
       Your answer: Penguin
       Right answer: Penguin, Ostrich
       🟡  Partly right   0.5 of 1 point

       Question 3 of 3
       A whale is a fish.
       Your answer: True
       Right answer: False
       ❌  Wrong   0 of 1 point
       Enter go on  q quit  ↑↓ scroll  ? help
      """)
    player.press(.enter)
    XCTAssertEqual(player.frame.lines[0], " Animals                        Result")
  }
}
