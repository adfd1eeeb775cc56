import Foundation
import QuizCore
import Terminal
import XCTest

@testable import QuizScreens

/// Questions whose response is moved, typed or arranged, drawn.
final class ArrangedScreenTests: XCTestCase {
  private func quiz(_ questions: Question..., change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    Samples.quiz(questions + [Question(id: "last", kind: .text, text: "The last")], change)
  }

  func testRange() throws {
    var player = try Player(quiz(Samples.range))
    player.press(.right, .right)
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        How much do you like cats?

        ▸ Value: 7
          0 not at all ───────────────────────────────●────────────── 10 very much

          [Enter Answer]  [s Skip]
      (15 empty rows)
        ←→ move  Enter answer  0-9 type a value  q quit  ? help
      """)
    player.size = .narrow
    player.type("3")
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       How much do you like cats?
       ▸ Value: 3
         0 ────────●─────────────────── 10
         not at all              very much
         [Enter Answer]  [s Skip]
      (5 empty rows)
       ←→ move  Enter answer  q quit  ? help
      """)
  }

  /// The ends of a scale stand beside its track; labels that are too long stand below, each with its end.
  func testTheEndsOfAScale() throws {
    let cases: [(labels: [String], columns: Int, rows: [String])] = [
      ([], 40, ["  0 ──────────────●───────────── 10"]),
      (["none", "all"], 40, ["  0 none ─────────●───────── 10 all"]),
      (
        ["not at all", "very much"], 40, ["  0 ──────────────●───────────── 10", "  not at all              very much"]
      ),
      (
        ["not at all, never", "very much, always"], 40,
        ["  0 ──────────────●───────────── 10", "  0 not at all, never", "  10 very much, always"]
      ),
      (["😀 nie", "immer"], 60, ["  0 😀 nie ─────────────────●──────────────── 10 immer"]),
    ]
    for (labels, columns, rows) in cases {
      var question = Samples.range
      question.scale = Scale(min: 0, max: 10, step: 1, labels: labels)
      let player = try Player(quiz(question), size: Size(rows: 12, columns: columns))
      let lines = player.frame.lines.drop { !$0.contains("Value") }.dropFirst()
      let margin = columns >= 60 ? 2 : 1
      XCTAssertEqual(lines.prefix(rows.count).map { String($0.dropFirst(margin)) }, rows, "\(labels) at \(columns)")
    }
    var question = Samples.range
    question.scale = Scale(min: -1_000_000_000, max: 1_000_000_000, step: 1)
    let player = try Player(quiz(question), size: Size(rows: 12, columns: 24))
    let lines = player.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertTrue(lines.contains("\u{2212}1000000000") && lines.contains("1000000000"), lines.joined(separator: "\n"))
  }

  /// Pairs stand on one row each where all of them can, and arrows stand in one column.
  func testPairsThatAreTooLongTakeTwoRows() throws {
    var question = Samples.match
    question.pairs = [Pair("Bee", String(repeating: "long ", count: 8)), Pair("Bird", "Nest")]
    var player = try Player(quiz(question))
    XCTAssertTrue(player.frame.text.contains("▸ Bee  → ?"), player.frame.text)
    player.size = .narrow
    XCTAssertTrue(player.frame.text.contains("▸ Bee\n     → ?"), player.frame.text)
  }

  func testNumber() throws {
    var player = try Player(quiz(Samples.number))
    player.type("8")
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        How many legs has a spider?

        ▸ Your number:
          8

          [Enter Answer]  [Skip]
      (15 empty rows)
        Enter answer  Tab fields and buttons  Esc quit  F1 help
      """)
    XCTAssertEqual(player.frame.cursor, Position(row: 5, column: 5))
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       How many legs has a spider?
       ▸ Your number:
         8
         [Enter Answer]  [Skip]
      (6 empty rows)
       Enter answer  Esc quit  F1 help
      """)
  }

  /// Letters never come to stand in a field for a number; signs of numbers do.
  func testANumberTakesNoLetters() throws {
    for (typed, shown) in [("eight", ""), ("a-1.5e3kg", "-1.5e3"), ("1,5 m", "1,5"), ("ee2", "2")] {
      var player = try Player(quiz(Samples.number))
      player.type(typed)
      let lines = player.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      let place = try XCTUnwrap(lines.firstIndex { $0.contains("Your number:") })
      XCTAssertEqual(lines[place + 1].trimmingCharacters(in: .whitespaces), shown, typed)
    }
  }

  func testText() throws {
    var player = try Player(quiz(Samples.text), size: .narrow)
    player.type("a qcat?")
    player.press(.home, .right, .right, .delete)
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       What says meow?
       ▸ Your answer:
         a cat?
         [Enter Answer]  [Skip]
      (6 empty rows)
       Enter answer  Esc quit  F1 help
      """)
  }

  func testOrder() throws {
    var player = try Player(quiz(Samples.order))
    player.press(.character(" "), .down)
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        Order these from small to large.

            1. Cow
        ▸ ◆ 2. Ant
            3. Dog

          [Enter Answer]  [s Skip]
      (14 empty rows)
        Space put down  Enter → answer  ↑↓ move the item  ← q quit  ? help
      """)
    player.press(.character(" "))
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       Order these from small to large.
           1. Cow
       ▸   2. Ant
           3. Dog
         [Enter Answer]  [s Skip]
      (5 empty rows)
       Space pick up  Enter answer  ? help
      """)
  }

  func testMatch() throws {
    var player = try Player(quiz(Samples.match))
    player.press(.right, .down, .character("3"))
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        Who lives where?

          Bee  → 1 Nest
        ▸ Bird → 3 Kennel

          1 Nest
          2 Hive
          3 Kennel

          [Enter Answer]  [s Skip]
      (11 empty rows)
        1-3 ←→ choose  Enter answer  ↑↓ move  q quit  ? help
      """)
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       Who lives where?
         Bee  → 1 Nest
       ▸ Bird → 3 Kennel

         1 Nest
         2 Hive
         3 Kennel
         [Enter Answer]  [s Skip]


       1-3 ←→ choose  Enter answer  ? help
      """)
  }
}
