import QuizPlay
import QuizWire
import Terminal
import XCTest

@testable import QuizScreens

/// Looking for something in the lists around a sitting, and who may change what stands there.
final class ListSearchTests: XCTestCase {
  func testAModeIsFound() throws {
    let view = CoverSamples.modes
    var scene = ModesScene(view)
    let target = try XCTUnwrap(view.modes.indices.last)
    press(keys("/" + view.modes[target].name.lowercased()), &scene)
    XCTAssertTrue(draw(scene, .wide).text.contains(" of \(view.modes.count + view.modifiers.count)"))
    press([.enter], &scene)
    XCTAssertEqual(scene.choice?.mode, view.modes[target])
  }

  func testNothingIsTakenWhereNoModeIsFound() {
    var scene = ModesScene(CoverSamples.modes)
    press(keys("/zzzz") + [.enter], &scene)
    XCTAssertNil(scene.choice)
    XCTAssertTrue(draw(scene, .narrow).text.contains("No mode matches 'zzzz'."))
    press([.escape, .escape], &scene)
    XCTAssertEqual(scene.choice?.mode, CoverSamples.modes.modes[CoverSamples.modes.chosen], "what was chosen stays so")
  }

  func testAPlayerIsFound() {
    let players = ["Ann", "Bob", "Cora"].map { PlayerEntry(name: $0, finished: 1, isCurrent: $0 == "Ann") }
    var scene = PlayersScene(players)
    press(keys("/or"), &scene)
    let text = draw(scene, .wide).text
    XCTAssertTrue(text.contains("Cora") && !text.contains("Bob"), text)
    press([.enter], &scene)
    XCTAssertEqual(scene.choice, .use("Cora"))
    press([.escape], &scene)
    XCTAssertEqual(scene.focus, 2, "the focus stays where it was")
    press(keys("/q"), &scene)
    XCTAssertTrue(draw(scene, .narrow).text.contains("No player matches 'q'."))
  }

  /// Of several players, Enter ticks who was found, and the search goes on.
  func testAPartyIsTickedByNames() {
    var scene = PartyScene(PartyView(names: ["Ann", "Bob", "Cora"], chosen: [], range: 2...3))
    press(keys("/co") + [.enter, .escape] + keys("/bo") + [.enter, .escape, .enter], &scene)
    XCTAssertEqual(scene.choice, .take(["Cora", "Bob"]))
  }

  func testTheLeaderboardShowsThoseWhoAreLookedFor() {
    var scene = LeaderboardScene(GoldenScene.board())
    press(keys("/bob"), &scene)
    let text = draw(scene, .wide).text
    XCTAssertTrue(text.contains("2. Bob") && !text.contains("Ann"), "places stay as they are: \(text)")
    press([.escape], &scene)
    XCTAssertTrue(draw(scene, .wide).text.contains("1. Ann"))
  }

  func testAChildChangesNobody() {
    let family = [
      PlayerEntry(name: "Ann", finished: 1, isCurrent: false),
      PlayerEntry(name: "Mia", finished: 1, isCurrent: true, isChild: true),
    ]
    for (keys, choice) in [
      (keys("a"), nil), (keys("r"), nil), (keys("m"), nil), (keys("c"), nil), (keys("v"), .compare),
      ([.up, .enter], .use("Ann")),
    ] as [([Key], PlayersChoice?)] {
      var scene = PlayersScene(family)
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "a child changes nobody: \(keys)")
    }
  }
}
