import QuizCore
import QuizSittings
import XCTest

/// Options of what is played, as one table has them.
final class PlayOptionTests: XCTestCase {
  /// A value for each option, and what becomes of it in a request.
  private func sample(_ option: PlayOption) -> PlayOption.Value {
    switch option.kind {
    case .flag: .flag(true)
    case .text: .text("x")
    case .plugins, .player, .players: .texts(["x"])
    case .settings: .settings([PlayOption.Setting("pass", "70")])
    case .questionKind: .questionKind(.order)
    case .whole: .whole(7)
    case .factor: .number(2)
    case .seconds: .seconds(9)
    }
  }

  func testARequestTakesEveryOptionOfTheCommandLine() {
    let empty = String(describing: PlayRequest())
    for option in PlayOption.all(.line) {
      var request = PlayRequest()
      request.take(option, sample(option))
      XCTAssertNotEqual(String(describing: request), empty, option.rawValue)
    }
  }

  func testTheRecordKeepsEveryPart() {
    for option in [.seed] + PlayOption.all(.part) {
      var request = PlayRequest()
      request.take(option, sample(option))
      XCTAssertEqual(Array(request.marks.keys), [option.key])
    }
  }

  func testWordsAndKeys() {
    XCTAssertEqual(PlayOption.timeFactor.word, "time-factor")
    XCTAssertEqual(PlayOption.timeFactor.key, "timeFactor")
    XCTAssertEqual(StoredSitting.keysOfParts, ["category", "difficulty", "limit", "missed", "otherwise", "type"])
    XCTAssertEqual(PlayOption.all(.exact), [.difficulty, .type, .missed])
    for option in PlayOption.all(.line) { XCTAssertFalse(option.about.isEmpty, option.rawValue) }
  }

  func testAFlagThatIsNotGivenChangesNothing() {
    var request = PlayRequest()
    request.take(.practice, .flag(true))
    request.take(.new, .flag(false))
    XCTAssertTrue(request.isNew)
    request.take(.untimed, .flag(false))
    XCTAssertFalse(request.isTimingGiven)
  }
}
