import QuizCore
import Terminal
import XCTest

@testable import QuizScreens

/// Every kind of question, drawn.
final class QuestionScreenTests: XCTestCase {
  private let narrow = Size(rows: 12, columns: 40)

  private func quiz(_ questions: Question..., change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    Samples.quiz(questions + [Question(id: "last", kind: .text, text: "The last")], change)
  }

  func testSingle() throws {
    let player = try Player(quiz(Samples.single))
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        Which of these animals sleeps standing up?

        ▸ ( ) 1 The cat
          ( ) 2 The horse
          ( ) 3 The three-toed sloth, which spends most of its life hanging from
                branches

          [Enter Answer (choose first)]  [h Hint]  [s Skip]












        Space choose  ↑↓ move  q quit  ? help
      """)
    XCTAssertEqual(player.frame.cursor, Position(row: 5, column: 4))
  }

  func testSingleChosenOnTheNarrowestScreen() throws {
    var player = try Player(quiz(Samples.single), size: narrow)
    player.type("2")
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       Which of these animals sleeps
       standing up?
         ( ) 1 The cat
       ▸ (●) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         [Enter Answer]  [h Hint]  [s Skip]

       Space choose  Enter answer  ? help
      """)
  }

  func testSingleOnTheSmallestScreenScrolls() throws {
    var player = try Player(quiz(Samples.single), size: Size(rows: 10, columns: 40))
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       Which of these animals sleeps
       standing up?
       ▸ ( ) 1 The cat
         ( ) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches         ▼
       Space choose  ↑↓ move  q quit  ? help
      """)
    player.press(.down, .down)
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       Which of these animals sleeps
       standing up?
         ( ) 1 The cat
         ( ) 2 The horse
       ▸ ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches         ▼
       Space choose  ↑↓ move  q quit  ? help
      """)
  }

  func testBelowTheSmallestScreen() throws {
    var player = try Player(quiz(Samples.single), size: Size(rows: 9, columns: 60))
    XCTAssertEqual(player.frame.lines[0], "enlarge to 40x10")
    player.type("1q")
    player.size = narrow
    XCTAssertTrue(player.frame.text.contains("( ) 1 The cat"), "keys do nothing while nothing can be seen")
  }

  func testMultiple() throws {
    var player = try Player(quiz(Samples.multiple))
    player.press(.character(" "), .down, .down, .character(" "))
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        Which of these are birds?

          [✓] 1 Penguin
          [ ] 2 Bat
        ▸ [✓] 3 Ostrich

          [Enter Answer]  [s Skip]













        Space tick  Enter answer  ↑↓ move  q quit  ? help
      """)
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       Which of these are birds?
         [✓] 1 Penguin
         [ ] 2 Bat
       ▸ [✓] 3 Ostrich
         [Enter Answer]  [s Skip]




       Space tick  Enter answer  ? help
      """)
  }

  func testTrueFalse() throws {
    assertScreen(
      try Player(quiz(Samples.truefalse), size: narrow).frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       A whale is a fish.
       ▸ ( ) 1 True
         ( ) 2 False
         [Enter Answer (choose first)]
         [s Skip]




       Space choose  ↑↓ move  q quit  ? help
      """)
  }

  func testRange() throws {
    var player = try Player(quiz(Samples.range))
    player.press(.right, .right)
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        How much do you like cats?

        ▸ Value: 7
          ─────────────────────────────────────────●──────────────────
          0 not at all
          10 very much

          [Enter Answer]  [s Skip]












        ←→ move  Enter answer  0-9 type a value  q quit  ? help
      """)
    player.size = narrow
    player.type("3")
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       How much do you like cats?
       ▸ Value: 3
         ──────────●──────────────────────
         0 not at all
         10 very much
         [Enter Answer]  [s Skip]



       ←→ move  Enter answer  q quit  ? help
      """)
  }

  func testNumber() throws {
    var player = try Player(quiz(Samples.number))
    player.type("8")
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        How many legs has a spider?

        ▸ Your number:
          8

          [Enter Answer]  [Skip]














        Enter answer  Tab fields and buttons  Esc quit  F1 help
      """)
    XCTAssertEqual(player.frame.cursor, Position(row: 6, column: 5))
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       How many legs has a spider?
       ▸ Your number:
         8
         [Enter Answer]  [Skip]





       Enter answer  Esc quit  F1 help
      """)
  }

  func testText() throws {
    var player = try Player(quiz(Samples.text), size: narrow)
    player.type("a qcat?")
    player.press(.home, .right, .right, .delete)
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       What says meow?
       ▸ Your answer:
         a cat?
         [Enter Answer]  [Skip]





       Enter answer  Esc quit  F1 help
      """)
  }

  func testOrder() throws {
    var player = try Player(quiz(Samples.order))
    player.press(.character(" "), .down)
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        Order these from small to large.

            1. Cow
        ▸ ◆ 2. Ant
            3. Dog

          [Enter Answer]  [s Skip]













        Space put down  Enter answer  ↑↓ move the item  q quit  ? help
      """)
    player.press(.character(" "))
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       Order these from small to large.
           1. Cow
       ▸   2. Ant
           3. Dog
         [Enter Answer]  [s Skip]




       Space pick up  Enter answer  ? help
      """)
  }

  func testMatch() throws {
    var player = try Player(quiz(Samples.match))
    player.press(.right, .down, .character("3"))
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        Who lives where?

          Bee
            → 1 Nest
        ▸ Bird
            → 3 Kennel

          1 Nest
          2 Hive
          3 Kennel

          [Enter Answer]  [s Skip]








        ←→ choose  Enter answer  ↑↓ move  q quit  ? help
      """)
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       Who lives where?
         Bee
           → 1 Nest
       ▸ Bird
           → 3 Kennel

         1 Nest
         2 Hive
         3 Kennel                            ▼
       ←→ choose  Enter answer  ? help
      """)
  }

  func testHintBackAndLimits() throws {
    var single = Samples.single
    single.limit = 20
    let quiz = quiz(Samples.multiple, single) { quiz in
      quiz.navigation.back = true
      quiz.reveal = .end
      quiz.timing.quiz = 300
    }
    var player = try Player(quiz)
    player.press(.enter, .character("h"))
    player.pass(13_500)
    assertScreen(
      player.frame,
      """
        Question 2 of 3 · Animals
        █████████████░░░░░░░ 2/3
        Time ███████░░░░░░░░░░░░░ 7 s · Quiz 4:47

        Which of these animals sleeps standing up?
        Hint: It is large.

        ▸ ( ) 1 The cat
          ( ) 2 The horse
          ( ) 3 The three-toed sloth, which spends most of its life hanging from
                branches

          [Enter Answer (choose first)]  [h Hint]  [s Skip]  [b Back]










        Space choose  ↑↓ move  q quit  ? help
      """)
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Question 2 of 3 · Animals
       ██████░░░░ 2/3
       Time ████░░░░░░ 7 s · Quiz 4:47
       Which of these animals sleeps
       standing up?
       Hint: It is large.
       ▸ ( ) 1 The cat
         ( ) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches         ▼
       Space choose  ↑↓ move  q quit  ? help
      """)
  }

  func testButtonsInputsAndStatus() throws {
    var options = AskOptions()
    options.actions = [Action(id: "fifty", label: "50:50"), Action(id: "phone", label: "Phone")]
    options.inputs = [
      NamedSpec("wager", ValueSpec(.int, min: 1, max: 10, about: "How much do you bet?")),
      NamedSpec("double", ValueSpec(.bool, initial: .bool(false))),
    ]
    let mode = ScriptedMode([.ask(.ofQuiz("q1"), options)], status: ["lives 3", "coins 20"])
    var player = try Player(quiz(Samples.single), mode: mode, players: ["Ann", "Bob"])
    player.press(.character("2"), .tab, .character("5"), .tab, .right, .tab, .tab)
    assertScreen(
      player.frame,
      """
        Question 1 · Ann · Animals
        lives 3 · coins 20

        Which of these animals sleeps standing up?

          ( ) 1 The cat
          (●) 2 The horse
          ( ) 3 The three-toed sloth, which spends most of its life hanging from
                branches

          How much do you bet?
          5
          double:
          yes

          [Enter Answer] ▸[h Hint]  [a 50:50]  [c Phone]  [s Skip]







        Space choose  Enter Hint  ↑↓ move  Tab fields and buttons  q quit  ? help
      """)
    player.size = narrow
    player.press(.backTab, .backTab)
    assertScreen(
      player.frame,
      """
       Question 1 · Ann · Animals
       lives 3 · coins 20
         (●) 2 The horse                     ▲
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         How much do you bet?
         5
       ▸ double:
         yes
         [Enter Answer]  [h Hint]  [a 50:50] ▼
       Space choose  Enter answer  ? help
      """)
  }

  func testASCII() throws {
    var player = try Player(quiz(Samples.single) { $0.timing.question = 10 }, size: narrow, ascii: true)
    player.type("1")
    assertScreen(
      player.frame,
      """
       Question 1 of 2 - Animals
       #####----- 1/2
       Time ########## 10 s
       Which of these animals sleeps
       standing up?
       > (*) 1 The cat
         ( ) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         [Enter Answer]  [h Hint]  [s Skip]
       Space choose  Enter answer  ? help
      """)
  }

  func testPictureOrItsText() throws {
    var question = Samples.truefalse
    question.image = "whale.png"
    question.imageAlt = "A whale with a fountain"
    let pixels = Array(repeating: UInt8(200), count: 8 * 8 * 4).enumerated().map {
      $0.offset % 4 == 3 ? 255 : $0.element
    }
    var player = try Player(quiz(question))
    player.pictures = PictureShelf { $0 == "whale.png" ? Picture(width: 8, height: 8, pixels: pixels) : nil }
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        A whale is a fish.
        [Picture: A whale with a fountain]

        ▸ ( ) 1 True
          ( ) 2 False

          [Enter Answer (choose first)]  [s Skip]













        Space choose  ↑↓ move  q quit  ? help
      """)
    player.depth = .trueColour
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals
        ██████████░░░░░░░░░░ 1/2

        A whale is a fish.

        ▀▀▀▀▀▀▀▀
        ▀▀▀▀▀▀▀▀
        ▀▀▀▀▀▀▀▀
        ▀▀▀▀▀▀▀▀

        ▸ ( ) 1 True
          ( ) 2 False

          [Enter Answer (choose first)]  [s Skip]









        Space choose  ↑↓ move  q quit  ? help
      """)
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       █████░░░░░ 1/2
       A whale is a fish.
       ▀▀▀▀▀▀▀▀
       ▀▀▀▀▀▀▀▀
       ▀▀▀▀▀▀▀▀
       ▀▀▀▀▀▀▀▀
       ▸ ( ) 1 True
         ( ) 2 False
         [Enter Answer (choose first)]
         [s Skip]
       Space choose  ↑↓ move  q quit  ? help
      """)
  }

  func testHostileTextIsCleaned() throws {
    let question = Question(
      id: "q", kind: .single, text: "\u{1B}[2J\u{202E}evil",
      answers: [Answer(id: "a", text: "\u{9B}31m red\u{7}"), Answer(id: "b", text: "two\nlines")])
    let player = try Player(quiz(question) { $0.title = "Ti\u{1B}tle" }, size: narrow)
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Ti�tle
       █████░░░░░ 1/2
       �[2J�evil
       ▸ ( ) 1 �31m red�
         ( ) 2 two
               lines
         [Enter Answer (choose first)]
         [s Skip]



       Space choose  ↑↓ move  q quit  ? help
      """)
  }
}
