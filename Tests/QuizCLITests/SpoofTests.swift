import Foundation
import XCTest

/// Output of a plugin cannot look like a line of the program's own.
final class SpoofTests: XCTestCase {
  private func spoofing() throws -> Place {
    let place = try Place()
    try place.quiz(
      "two",
      #"{"title":"Two","questions":[{"id":"q1","kind":"truefalse","text":"1<2","correct":true},{"id":"q2","kind":"truefalse","text":"2<1","correct":false}]}"#
    )
    try place.plugin(
      "spoof",
      """
      print("hello\\r\\nquizrun: warning: printed")
      return { api = 1, name = "A\\nquizrun: named", about = "B\\r\\nquizrun: about",
        status = function() return { "a\\nquizrun: warning: status", { text = "b\\rquizrun: entry", kind = "counter" } } end,
        after = function() error("boom\\nquizrun: warning: thrown") end,
        result = function() print("x\\r\\nquizrun: result") return { headline = "H\\nquizrun: headline",
          bars = { { label = "b\\nquizrun: bar", value = 1 } } } end }
      """)
    return place
  }

  func testNoLineLooksLikeTheProgramsOwn() throws {
    let place = try spoofing()
    place.environment["QUIZRUN_LOG"] = "1"
    for face in ["--plain", "--json"] {
      let input = face == "--plain" ? ["1", "1"] : [#"{"answer":["true"]}"#, #"{"answer":["true"]}"#]
      let played = try place.run(["two", "--plugin", "spoof", face, "--new"], input)
      for line in (played.output + played.errors).split(whereSeparator: \.isNewline) {
        XCTAssertFalse(
          line.hasPrefix("quizrun:") && !line.hasPrefix("quizrun: warning: \(place.root)"), "\(face): \(line)")
      }
      XCTAssertTrue(played.errors.contains("spoof: quizrun: warning: printed"), played.errors)
    }
    for command in [["plugins"], ["history", "--all-players"], ["plugin", "check", "spoof"]] {
      let told = try place.run(command)
      XCTAssertFalse(told.output.split(separator: "\n").contains { $0.hasPrefix("quizrun:") }, told.output)
    }
  }

  /// A line of more than 1 MB is told, and the next one is read.
  func testALineThatIsTooLong() throws {
    let place = try spoofing()
    let long = "{\"answer\":\"" + String(repeating: "a", count: 1_100_000) + "\"}"
    let json = try place.run(["two", "--json"], [long, #"{"answer":["true"]}"#])
    XCTAssertTrue(json.output.contains("the line is longer than 1 MB"), String(json.output.suffix(800)))
    XCTAssertFalse(json.output.contains("the input ends"))
    XCTAssertTrue(json.output.contains(#""points":1"#), "the next line was read")
    let plain = try place.run(["two", "--plain", "--new"], [String(repeating: "a", count: 1_100_000), "1"])
    XCTAssertTrue(plain.output.contains("longer than 1 MB"), String(plain.output.suffix(800)))
    XCTAssertTrue(plain.output.contains("Right"), String(plain.output.suffix(800)))
  }
}
