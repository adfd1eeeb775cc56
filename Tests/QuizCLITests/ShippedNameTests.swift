import Foundation
import XCTest

/// A plugin of one's own with the name of a shipped one: it is told, and neither sees the other's memory.
final class ShippedNameTests: XCTestCase {
  private func plugin(_ word: String) -> String {
    """
    return { api = 1, result = function(s, ctx)
      return { headline = "\(word) " .. tostring(ctx.memory.word), memory = { word = "\(word)" } }
    end }
    """
  }

  private func headline(_ place: Place, _ settings: [String: String?]) throws -> (String?, told: [String]) {
    let outcome = try place.run(["sea", "--plugin", "keeper", "--new", "--json"], [#"{"answer":["true"]}"#], settings)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let messages = Message.all(outcome.output)
    return (messages.last("result")?.string("headline"), messages.of("warning").compactMap { $0.string("message") })
  }

  func testMemoryBelongsToNameAndOrigin() throws {
    let place = try Place()
    let share = place.root + "/share"
    try place.write(plugin("shipped"), to: "share/plugins/keeper.lua")
    try place.write(Samples.statements(1), to: "share/quizzes/sea.json")
    let settings: [String: String?] = ["QUIZRUN_HOME": nil, "QUIZRUN_SHARE": share, "HOME": place.root + "/nobody"]
    place.environment["QUIZRUN_SHARE"] = share
    XCTAssertEqual(try headline(place, settings).0, "shipped nil")
    try place.write(plugin("own"), to: "plugins/keeper.lua")
    let (first, told) = try headline(place, settings)
    XCTAssertEqual(first, "own nil")
    XCTAssertEqual(told.count, 1)
    XCTAssertTrue(told[0].contains("hides the plugin 'keeper' that comes with quizrun"), told[0])
    XCTAssertEqual(try headline(place, settings).0, "own own")
    try FileManager.default.removeItem(atPath: place.root + "/plugins/keeper.lua")
    let (again, silent) = try headline(place, settings)
    XCTAssertEqual(again, "shipped shipped")
    XCTAssertEqual(silent, [])
  }
}
