import QuizCore
import Terminal
import XCTest

@testable import QuizScreens

/// Questions whose answers are chosen, drawn.
final class ChoiceScreenTests: XCTestCase {
  private func quiz(_ questions: Question..., change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    Samples.quiz(questions + [Question(id: "last", kind: .text, text: "The last")], change)
  }

  func testSingle() throws {
    let player = try Player(quiz(Samples.single))
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        Which of these animals sleeps standing up?

        ▸ ( ) 1 The cat
          ( ) 2 The horse
          ( ) 3 The three-toed sloth, which spends most of its life hanging from
                branches

          [Enter Answer]  [h Hint]  [s Skip]
      (13 empty rows)
        Enter → answer  ↑↓ move  ← q quit  ? help
      """)
    XCTAssertEqual(player.frame.cursor, Position(row: 4, column: 4))
  }

  func testSingleChosenOnTheNarrowestScreen() throws {
    var player = try Player(quiz(Samples.single), size: .narrow)
    player.type("2")
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       Which of these animals sleeps
       standing up?
         ( ) 1 The cat
       ▸ (●) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         [Enter Answer]  [h Hint]  [s Skip]


       Enter answer  ↑↓ move  q quit  ? help
      """)
  }

  func testSingleOnTheSmallestScreenScrolls() throws {
    var player = try Player(quiz(Samples.single), size: Size(rows: 10, columns: 40))
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       Which of these animals sleeps
       standing up?
       ▸ ( ) 1 The cat
         ( ) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         [Enter Answer]  [h Hint]  [s Skip]
       Enter answer  ↑↓ move  q quit  ? help
      """)
    player.press(.down, .down)
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       Which of these animals sleeps
       standing up?
         ( ) 1 The cat
         ( ) 2 The horse
       ▸ ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         [Enter Answer]  [h Hint]  [s Skip]
       Enter answer  ↑↓ move  q quit  ? help
      """)
  }

  func testBelowTheSmallestScreen() throws {
    var player = try Player(quiz(Samples.single), size: Size(rows: 6, columns: 60))
    XCTAssertEqual(player.frame.lines[0], "Make the window larger: 24x7 at least")
    player.type("1q")
    player.size = .narrow
    XCTAssertTrue(player.frame.text.contains("( ) 1 The cat"), "keys do nothing while nothing can be seen")
  }

  func testMultiple() throws {
    var player = try Player(quiz(Samples.multiple))
    player.press(.character(" "), .down, .down, .character(" "))
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        Which of these are birds?

          [✓] 1 Penguin
          [ ] 2 Bat
        ▸ [✓] 3 Ostrich

          [Enter Answer]  [s Skip]
      (14 empty rows)
        Space tick  Enter → answer  ↑↓ move  ← q quit  ? help
      """)
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       Which of these are birds?
         [✓] 1 Penguin
         [ ] 2 Bat
       ▸ [✓] 3 Ostrich
         [Enter Answer]  [s Skip]
      (5 empty rows)
       Space tick  Enter answer  ? help
      """)
  }

  func testTrueFalse() throws {
    assertScreen(
      try Player(quiz(Samples.truefalse), size: .narrow).frame,
      """
       Animals                        ●○ 1/2
       A whale is a fish.
       ▸ ( ) 1 True
         ( ) 2 False
         [Enter Answer]  [s Skip]
      (6 empty rows)
       Enter answer  t f true, false  ? help
      """)
  }
}
