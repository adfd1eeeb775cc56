import QuizCore
import QuizTesting
import Terminal
import XCTest

@testable import QuizScreens

/// Tests what surrounds a question, drawn: hints, limits, buttons, inputs, pictures.
final class QuestionDetailTests: XCTestCase {
  private func quiz(_ questions: Question..., change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    Samples.quiz(questions + [Question(id: "last", kind: .text, text: "The last")], change)
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
    player.press(.character("1"), .enter, .character("h"))
    player.pass(13_500)
    assertScreen(
      player.frame,
      """
        Animals                                ●●○ 2/3   ████░░░░░░  7 s   Quiz 4:47

        Which of these animals sleeps standing up?
        Hint: It is large.

        ▸ ( ) 1 The cat
          ( ) 2 The horse
          ( ) 3 The three-toed sloth, which spends most of its life hanging from
                branches

          [Enter Answer]  [s Skip]  [b Back]
      (12 empty rows)
        Enter → answer  ↑↓ move  ← back  q quit  ? help
      """)
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Animals        2/3    7 s   Quiz 4:47
       Which of these animals sleeps
       standing up?
       Hint: It is large.
       ▸ ( ) 1 The cat
         ( ) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         [Enter Answer]  [s Skip]  [b Back]

       Enter answer  ↑↓ move  ← back  ? help
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
        Ann · Animals                                                     Question 1
        lives 3 · coins 20

        Which of these animals sleeps standing up?

          ( ) 1 The cat
          (●) 2 The horse
          ( ) 3 The three-toed sloth, which spends most of its life hanging from
                branches

          How much do you bet?
          5
          Double:
          yes

          [Enter Answer] ▸[h Hint]  [a 50:50]  [b Phone]  [s Skip]
      (7 empty rows)
        Enter Hint  Tab fields and buttons  q quit  ? help
      """)
    player.size = .narrow
    player.press(.backTab, .backTab)
    assertScreen(
      player.frame,
      """
       Ann · Animals              Question 1
       lives 3 · coins 20
         ( ) 3 The three-toed sloth, which   ▲
               spends most of its life
               hanging from branches
         How much do you bet?
         5
       ▸ Double:
         yes
         [Enter Answer]  [h Hint]  [a 50:50]
         [b Phone]  [s Skip]
       ←→ choose  Enter answer  ? help
      """)
  }

  func testASCII() throws {
    var player = try Player(quiz(Samples.single) { $0.timing.question = 10 }, size: .narrow, ascii: true)
    player.type("1")
    assertScreen(
      player.frame,
      """
       Animals      *. 1/2   ########## 10 s
       Which of these animals sleeps
       standing up?
       > (*) 1 The cat
         ( ) 2 The horse
         ( ) 3 The three-toed sloth, which
               spends most of its life
               hanging from branches
         [Enter Answer]  [h Hint]  [s Skip]


       Enter answer  Up/Down move  ? help
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
        Animals                                                               ●○ 1/2

        A whale is a fish.
        [Picture: A whale with a fountain]

        ▸ ( ) 1 True
          ( ) 2 False

          [Enter Answer]  [s Skip]
      (14 empty rows)
        Enter → answer  t f true, false  ← q quit  ? help
      """)
    player.depth = .trueColour
    assertScreen(
      player.frame,
      """
        Animals                                                               ●○ 1/2

        A whale is a fish.

        ▀▀▀▀▀▀▀▀
        ▀▀▀▀▀▀▀▀
        ▀▀▀▀▀▀▀▀
        ▀▀▀▀▀▀▀▀

        ▸ ( ) 1 True
          ( ) 2 False

          [Enter Answer]  [s Skip]
      (10 empty rows)
        Enter → answer  t f true, false  ← q quit  ? help
      """)
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Animals                        ●○ 1/2
       A whale is a fish.
       ▀▀▀▀▀▀▀▀
       ▀▀▀▀▀▀▀▀
       ▀▀▀▀▀▀▀▀
       ▀▀▀▀▀▀▀▀
       ▸ ( ) 1 True
         ( ) 2 False
         [Enter Answer]  [s Skip]


       Enter answer  t f true, false  ? help
      """)
  }

  /// Pictures of sides stand above the pairs where they fit; below their names, as lefts have no numbers.
  func testPicturesOfPairs() throws {
    var question = Question.match("q", [("A", "1"), ("B", "2")])
    question.mediaSides = [
      MediaSide(name: "A", hasText: false, isLeft: true, media: TileMedia(image: "a.png", imageAlt: "An apple")),
      MediaSide(name: "2", hasText: true, isLeft: false, media: TileMedia(image: "b.png")),
    ]
    let pixels = Array(repeating: UInt8(200), count: 8 * 8 * 4)
    var player = try Player(quiz(question))
    player.pictures = PictureShelf { _ in Picture(width: 8, height: 8, pixels: pixels) }
    XCTAssertTrue(player.frame.text.contains("An apple"), player.frame.picture)
    XCTAssertFalse(player.frame.text.contains("▀"), player.frame.picture)
    player.depth = .trueColour
    XCTAssertEqual(player.frame.text.components(separatedBy: "An apple").count, 3, player.frame.picture)
    XCTAssertTrue(player.frame.text.contains("▀"), player.frame.picture)
  }

  func testHostileTextIsCleaned() throws {
    let question = Question(
      id: "q", kind: .single, text: "\u{1B}[2J\u{202E}evil",
      answers: [Answer(id: "a", text: "\u{9B}31m red\u{7}"), Answer(id: "b", text: "two\nlines")])
    let player = try Player(quiz(question) { $0.title = "Ti\u{1B}tle" }, size: .narrow)
    assertScreen(
      player.frame,
      """
       Ti�tle                         ●○ 1/2
       �[2J�evil
       ▸ ( ) 1 �31m red�
         ( ) 2 two
               lines
         [Enter Answer]  [s Skip]
      (5 empty rows)
       Enter answer  ↑↓ move  q quit  ? help
      """)
  }
}
