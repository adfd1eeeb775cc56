import QuizCore
import QuizTesting
import XCTest

/// Tests who wins, and the claims of a code against what its inputs give.
final class ChallengeTests: XCTestCase {
  private typealias Score = Challenge.Score

  func testPercentDecidesWhereBothHaveOne() {
    let table: [(Score, Score, Bool?)] = [
      (Score(points: 3, of: 4, percent: 75), Score(points: 5, of: 10, percent: 50), true),
      (Score(points: 5, of: 10, percent: 50), Score(points: 3, of: 4, percent: 75), false),
      (Score(points: 2, of: 4, percent: 50), Score(points: 5, of: 10, percent: 50), nil),
      (Score(points: 7), Score(points: 6, of: 6, percent: 100), true), (Score(), Score(points: 1), false),
      (Score(headline: "Cat"), Score(headline: "Dog"), nil),
    ]
    for (mine, theirs, expected) in table { XCTAssertEqual(mine.beats(theirs), expected, "\(mine) \(theirs)") }
  }

  private func played() throws -> (challenge: Challenge, state: SittingState) {
    var play = Scenario(Quiz(id: "q", title: "Q", questions: [.single("q1", "*a", "b"), .single("q2", "*a", "b")]))
    play.choose("a")
    play.choose("b")
    let challenge = try XCTUnwrap(
      Challenge(play.state, quiz: nil, files: [], inputs: play.commands.map(ReplayInput.command)))
    return (challenge, play.state)
  }

  func testAClaimThatTheInputsDoNotGiveIsADifference() throws {
    let (honest, state) = try played()
    XCTAssertNil(honest.difference(from: state))
    XCTAssertEqual(honest.score, Score(points: 1, of: 2, percent: 50, headline: state.result?.headline))
    var boasting = honest
    boasting.score.points = 2
    XCTAssertEqual(boasting.difference(from: state)?.what, .result)
    var renamed = honest
    renamed.score.headline = "Champion"
    XCTAssertEqual(renamed.difference(from: state)?.what, .result)
    var marked = honest
    marked.marks[1].points = 1
    XCTAssertEqual(marked.difference(from: state)?.question, "q2")
    var longer = honest
    longer.marks.append(Challenge.Mark(points: 1, of: 1))
    XCTAssertEqual(longer.difference(from: state)?.what, .verdict)
  }
}
