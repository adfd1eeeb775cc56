import QuizTesting
import XCTest

/// State that modes keep beside their own changes no result, with any number of cells, in any order.
final class SecretGradeTests: XCTestCase {
  func testNothingDependsOnWhoWasGradedBefore() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(3, #""id":"mini","#))
    let lines = (0..<24).map { number in
      let sides = (0..<3).map { "\"q\($0 + 1)\":[\"\(number >> $0 & 1 == 1 ? "true" : "false")\"]" }
      return #"{"participant":"p\#(number)","responses":{\#(sides.joined(separator: ","))}}"#
    }
    let honest = try graded(place, lines, ["--jobs", "1"])
    XCTAssertEqual(honest.count, 24)
    for mode in SecretMode.all {
      if let module = mode.module { try place.write(module, to: "home/plugins/counter.lua") }
      try place.plugin("secret", mode.source)
      let shuffled = lines.enumerated().sorted { $0.offset * 7 % 24 < $1.offset * 7 % 24 }.map(\.element)
      for (order, jobs) in [(lines, "1"), (lines.reversed(), "4"), (shuffled, "2")] {
        let found = try graded(place, Array(order), ["--plugin", "secret", "--jobs", jobs])
        XCTAssertEqual(found, honest, "\(mode.name), --jobs \(jobs)")
      }
    }
  }

  /// Each participant's line, whatever their order.
  private func graded(_ place: Place, _ lines: [String], _ options: [String]) throws -> [String: [String: Double]] {
    let outcome = try place.run(["grade", "mini", "--details"] + options, lines)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertEqual(outcome.errors, "")
    var found: [String: [String: Double]] = [:]
    for message in Message.all(outcome.output) {
      let verdicts = message.object["verdicts"] as? [String: [String: Any]] ?? [:]
      var points = verdicts.mapValues { $0["points"] as? Double ?? -1 }
      points["all"] = message.number("points")
      found[message.string("participant") ?? ""] = points
    }
    return found
  }
}
