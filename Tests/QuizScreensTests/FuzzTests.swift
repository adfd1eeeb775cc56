import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import TerminalTesting
import XCTest

@testable import QuizScreens

/// Random keys, sizes and times: nothing traps, and screens and sitting never disagree.
final class FuzzTests: XCTestCase {
  private static let keys: [Key] =
    [
      .enter, .enter, .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .down, .left, .right, .home,
      .end, .pageUp, .pageDown, .control("l"), .control("u"), .control("a"), .paste("2\nq\u{1B}"), .function(1),
    ] + " 123456789qsbhokjgG?acdrlfxtn-.,é\u{301}👩‍👩‍👧日".map { .character($0) }

  private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 12, columns: 40), Size(rows: 10, columns: 40), Size(rows: 60, columns: 200),
    Size(rows: 3, columns: 7), Size(rows: 0, columns: 0), Size(rows: 18, columns: 60),
  ]

  private func quizzes() -> [Quiz] {
    [
      Samples.quiz(Samples.all) { $0.timing = Timing(question: 4, quiz: 60) },
      Samples.quiz(Samples.all) { quiz in
        quiz.navigation.back = true
        quiz.reveal = .end
        quiz.shuffle.answers = true
      },
      Samples.quiz(Samples.all) { quiz in
        quiz.navigation.free = true
        quiz.reveal = .never
        quiz.timing.quiz = 40
      },
      Samples.quiz([Question(id: "empty", kind: .single, text: "")] + Samples.all) { $0.navigation.back = true },
    ]
  }

  func testRandomKeysOnScreens() throws {
    for (index, quiz) in quizzes().enumerated() {
      for seed in 0..<8 {
        var random = SplitMix64(seed: UInt64(index * 100 + seed))
        var player = try Player(quiz, size: Self.sizes[seed % 2])
        for _ in 0..<150 where player.ending == nil {
          let key = Self.keys[Int(random.next() % UInt64(Self.keys.count))]
          // Leaving for good would end the run early.
          if key == .character("d") { continue }
          player.press(key)
          if random.next() % 3 == 0 { player.take(Self.action(&random)) }
          if random.next() % 20 == 0 { player.size = Self.sizes[Int(random.next() % UInt64(Self.sizes.count))] }
          if random.next() % 15 == 0 { player.pass(Int(random.next() % 3000)) }
          check(player, "quiz \(index), seed \(seed), \(key)")
        }
      }
    }
  }

  private func check(_ player: Player, _ name: String) {
    let frame = player.frame
    XCTAssertEqual(frame.size, player.size, name)
    if let cursor = frame.cursor {
      XCTAssertTrue(cursor.row < frame.size.rows && cursor.column < frame.size.columns, name)
    }
    if let question = player.scenes.question {
      XCTAssertEqual(question.view.id, player.sitting.state.openQuestion?.id, name)
      XCTAssertTrue((0..<question.form.count).contains(question.form.focus), name)
    }
    if !player.canvas.isTooSmall, !(player.scenes.shown is MenuScene) {
      XCTAssertFalse(frame.lines.last?.isEmpty ?? true, "\(name): no key hints")
    }
  }

  func testRandomEventsThroughTheLoop() throws {
    for (index, quiz) in quizzes().enumerated() {
      for seed in 0..<6 {
        var random = SplitMix64(seed: UInt64(9000 + index * 100 + seed))
        let screen = ScriptedScreen()
        for _ in 0..<80 { screen.feed(batch(&random), after: Int(random.next() % 900)) }
        let record = RecordDouble()
        let sitting = Samples.sitting(Samples.beginning(quiz), record: record)
        let face = FullScreenFace(screen: screen.screen, settings: ScreenSettings(), now: { screen.now })
        _ = try face.play(sitting)
        var state = SittingState.initial(Samples.beginning(quiz))
        for event in record.allEvents { state.evolve(event) }
        XCTAssertEqual(state, sitting.state, "quiz \(index), seed \(seed): what was kept is what was played")
      }
    }
  }

  /// A place on the screen, seldom beside it.
  private static func place(_ random: inout SplitMix64) -> Position {
    if random.next() % 50 == 0 { return Position(row: .max, column: .max) }
    return Position(row: Int(random.next() % 26), column: Int(random.next() % 82))
  }

  private static func action(_ random: inout SplitMix64) -> Pointer.Action {
    random.next() % 4 == 0 ? .wheel(isUp: random.next() % 2 == 0) : .click(place(&random))
  }

  private static func report(_ random: inout SplitMix64) -> MouseReport {
    let actions: [MouseReport.Action] = [
      .press(.left), .release(.left), .press(.left), .release(.left), .wheel(.up), .wheel(.down), .press(.right),
      .move(.left),
    ]
    return MouseReport(actions[Int(random.next() % 8)], at: place(&random), random.next() % 20 == 0 ? .shift : [])
  }

  private func batch(_ random: inout SplitMix64) -> [ScreenEvent] {
    (0...Int(random.next() % 3)).map { _ in
      switch random.next() % 40 {
      case 0: .resize(Self.sizes[Int(random.next() % UInt64(Self.sizes.count))])
      case 1: .resumed(away: Int(random.next() % 500))
      case 2..<14: .mouse(Self.report(&random))
      default: .key(Self.keys[Int(random.next() % UInt64(Self.keys.count))])
      }
    }
  }
}
