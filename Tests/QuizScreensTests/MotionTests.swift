import QuizCore

import QuizTesting
import QuizWire
import Terminal
import TerminalTesting
import XCTest

@testable import QuizPlay
@testable import QuizScreens

/// Tests motion when a screen appears: its first frame, one in the middle and the last are values like all others.
final class MotionTests: XCTestCase {
  private let ages = [0, 60, 150]

  private func drawn(_ scene: some Scene, at age: Int, _ size: Size = .wide) -> Frame {
    var canvas = canvas(size)
    canvas.motion = Motion(age: age)
    return scene.frame(canvas)
  }

  func testTimeBecomesAShare() {
    let shares = stride(from: 0, through: 180, by: 30).map { (Motion(age: $0).share * 100).rounded() }
    XCTAssertEqual(shares, [0, 36, 64, 84, 96, 100, 100])
    XCTAssertEqual(Motion(age: 59).share, Motion(age: 30).share, "between two frames nothing changes")
    XCTAssertEqual([0, 29, 30, 149, 150].map { Motion(age: $0).nextFrame }, [30, 1, 30, 1, nil])
    XCTAssertEqual(Motion(age: -5), Motion(age: 0))
    let order = ages.map { Motion(age: $0).arranged(["a", "b", "c"]) { place, _ in [2, 0, 1][place] } }
    XCTAssertEqual(order, [["b", "c", "a"], ["b", "a", "c"], ["a", "b", "c"]])
  }

  func testTheBarOfAResultFills() {
    var result = SittingResult()
    (result.points, result.of, result.percent) = (3, 4, 75)
    let scene = ResultScene(result, title: "Animals")
    XCTAssertNotNil(scene.moving)
    let bars = ages.map { age in drawn(scene, at: age).text.filter { $0 == "░" }.count }
    XCTAssertEqual(bars, [40, 21, 10])
    // Everything else stands where it belongs from the first frame on.
    let still = ages.map { age in drawn(scene, at: age).text.filter { !"█░".contains($0) } }
    XCTAssertEqual(Set(still).count, 1)
    XCTAssertNil(ResultScene(SittingResult(), title: "Animals").moving)
  }

  func testPlacesOnTheBoardOfARoomMove() {
    let scene = DeskScene(DeskSamples.ranked(.board), door: DeskSamples.door)
    let names = ages.map { age in
      drawn(scene, at: age).lines.compactMap { line in
        line.contains(". ") ? DeskSamples.names.first { line.contains($0) } : nil
      }
    }
    // Players who had the same place before are in the order of now.
    XCTAssertEqual(names[0], ["Ada", "Die Quizköniginnen", "Table 4", "Doppelkorn", "Ben", "Eve"])
    XCTAssertEqual(names[1], ["Ada", "Die Quizköniginnen", "Table 4", "Ben", "Doppelkorn", "Eve"])
    XCTAssertEqual(names[2], ["Die Quizköniginnen", "Ada", "Table 4", "Ben", "Doppelkorn", "Eve"])
  }

  func testTheDeskTellsWhenItLooksDifferent() {
    let screen = ScriptedScreen(.wide, depth: .ansi16).screen
    var desk = RoomDesk(ScreenSettings())
    XCTAssertTrue(desk.show(DeskSamples.spread, at: 0))
    XCTAssertTrue(desk.show(DeskSamples.ranked(.board), at: 1000))
    XCTAssertFalse(desk.show(DeskSamples.ranked(.board), at: 1010))
    XCTAssertEqual(desk.nextChange(at: 1040), 20)
    let first = desk.frame(.wide, .ansi16, at: 1000)
    let last = desk.frame(.wide, .ansi16, at: 1150)
    XCTAssertNotEqual(first, last)
    XCTAssertEqual(desk.frame(.wide, .none, at: 1000).text, last.text, "not without colours")
    // A key ends it, and does what it does.
    XCTAssertNil(desk.take(.key(.character("?")), screen, at: 1010))
    _ = desk.take(.key(.escape), screen, at: 1010)
    XCTAssertEqual(desk.frame(.wide, .ansi16, at: 1010), last)
    XCTAssertNil(desk.nextChange(at: 1010))
    var calm = RoomDesk(ScreenSettings(animated: false))
    calm.show(DeskSamples.ranked(.board), at: 1000)
    XCTAssertEqual(calm.frame(.wide, .ansi16, at: 1000), last)
    var slow = RoomDesk(ScreenSettings())
    slow.show(DeskSamples.ranked(.board), at: 1000)
    slow.rest()
    XCTAssertEqual(slow.frame(.wide, .ansi16, at: 1000), last)
  }

  func testPlayersMoveFromOneLeaderboardToTheNext() {
    let rows = { (names: [String]) in
      names.enumerated().map {
        Leaderboard.Row(
          place: $0.offset + 1, player: $0.element, points: 1, of: nil, percent: nil, quiz: "q", title: "Q",
          mode: "default", day: LobbySamples.today, sitting: "s")
      }
    }
    let view = LeaderboardView(place: LeaderboardPlace(), scopes: [.all], rows: rows(["Ann", "Bob", "Eve"]))
    let scene = LeaderboardScene(view, before: rows(["Eve", "Bob", "Ann"]))
    XCTAssertNotNil(scene.moving)
    let names = [0, 150].map { age in
      drawn(scene, at: age).lines.compactMap { line in ["Ann", "Bob", "Eve"].first { line.contains($0) } }
    }
    XCTAssertEqual(names, [["Eve", "Bob", "Ann"], ["Ann", "Bob", "Eve"]])
    XCTAssertNil(LeaderboardScene(view, before: rows(["Ann", "Zoe", "Eve"])).moving)
    XCTAssertNil(LeaderboardScene(view).moving)
    let twice = LeaderboardView(place: LeaderboardPlace(), scopes: [.all], rows: rows(["Ann", "Bob", "Ann"]))
    XCTAssertNil(LeaderboardScene(twice, before: rows(["Bob", "Ann"])).moving)
  }

  func testBarsOfTheHeaderMoveAtAVerdict() throws {
    let player = try Player(Samples.quiz([Samples.truefalse]))
    var view = try XCTUnwrap(player.scenes.question?.view)
    view.status = [StatusEntry("10 %", .meter, value: 10, of: 100)]
    let asked = QuestionScene(view, title: "", isFree: false, letters: ButtonLetters(goesBack: false), ScreenSettings())
    let verdict = VerdictView(step: 1, questionText: "?", points: 1, of: 1, correct: true)
    let scene = VerdictScene(verdict, of: asked, status: [StatusEntry("90 %", .meter, value: 90, of: 100)])
    XCTAssertNotNil(scene.moving)
    XCTAssertNil(VerdictScene(verdict, of: asked, status: view.status).moving)
    XCTAssertNil(VerdictScene(verdict, of: asked).moving)
    let full = ages.map { age in drawn(scene, at: age).lines[1].filter { $0 == "█" }.count }
    XCTAssertEqual(full, [1, 6, 9])
  }

  // MARK: The loop

  private func play(_ screen: ScriptedScreen, animated: Bool = true) throws -> [String] {
    let quiz = Samples.quiz([Samples.truefalse])
    let face = FullScreenFace(
      screen: screen.screen, settings: ScreenSettings(animated: animated), now: { screen.now })
    let sitting = Samples.sitting(Samples.beginning(quiz), record: RecordDouble())
    _ = try face.play(sitting)
    var bars: [String] = []
    for frame in screen.frames where frame.text.contains("Result") {
      let bar = frame.text.filter { "█░".contains($0) }
      if bars.last != bar { bars.append(bar) }
    }
    return bars
  }

  /// The keys up to the result, after which nothing comes for a while.
  private func screen(depth: ColourDepth = .ansi16, thenAfter milliseconds: Int = 1000) -> ScriptedScreen {
    let screen = ScriptedScreen(.wide, depth: depth)
    screen.feed([.key(.character("2"))], after: 500)
    screen.feed([.key(.enter)], after: 500)
    screen.feed([.key(.enter)], after: 500)
    screen.feed([.key(.character("q"))], after: milliseconds)
    return screen
  }

  func testItMovesOnceAndRests() throws {
    let screen = screen()
    XCTAssertEqual(try play(screen).count, 6)
    XCTAssertEqual(screen.now, 2500, "no key waits for it")
  }

  func testAKeyEndsItAndIsTaken() throws {
    let screen = screen(thenAfter: 40)
    XCTAssertEqual(try play(screen).count, 2)
    XCTAssertEqual(screen.now, 1540)
  }

  func testWhereNothingMoves() throws {
    XCTAssertEqual(try play(screen(depth: .none)).count, 1, "without colours")
    XCTAssertEqual(try play(screen(), animated: false).count, 1, "where the player wants none")
    let slow = screen()
    slow.isBehind = true
    XCTAssertEqual(try play(slow).count, 1, "on a slow terminal")
  }
}
