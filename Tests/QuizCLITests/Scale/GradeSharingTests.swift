import Foundation
import XCTest

/// Grading works out once what many participants have in common; none may get what belongs to another.
final class GradeSharingTests: XCTestCase {
  /// The fields of a mode each.
  private static let modes = [
    "the sum": """
    start = function() return { n = 0 } end,
    after = function(state, event) state.n = state.n + event.verdict.points end,
    result = function(state) return { points = state.n, of = 6, headline = "N" .. state.n } end
    """,
    "the mode's outcome, the quiz's points": """
    after = function(state, event) state.last = event.type end,
    result = function(state) return { headline = state.last } end
    """,
    "the players who were wrong": """
    after = function(state, event) if not event.correct then state.who = event.player end end,
    result = function(state) return { headline = state.who or "nobody" } end
    """,
    "the player in the result": "result = function(state, ctx) return { headline = ctx.player } end",
    "the past in the result": """
    result = function(state, ctx)
      local types = {}
      for _, event in ipairs(ctx.past) do types[#types + 1] = event.type .. event.verdict.points end
      return { headline = table.concat(types, " ") }
    end
    """,
    "some players in the start": """
    start = function(ctx) return { first = ctx.player:match("7$") and ctx.player or "p" } end,
    result = function(state) return { headline = state.first } end
    """,
    "what is drawn": """
    after = function(state, event, ctx) state.n = (state.n or 0) + ctx.random(1, 100) + math.random(100) end,
    result = function(state, ctx) return { headline = state.n .. " " .. ctx.random(1, 1000) } end
    """,
    "a failure for some": """
    after = function(state, event) if event.type == "skipped" and event.question.id == "b" then error("no") end end,
    result = function(state) return { headline = "done" } end
    """,
  ]

  func testALineThatIsReadCloselyHasTheSameResult() throws {
    let place = try Place()
    let sides = ["a", "b", "c"].map { id in
      #"{"id":"\#(id)","kind":"single","text":"S","points":2,"#
        + #""answers":[{"id":"x","text":"X","correct":true},{"id":"y","text":"Y"}]}"#
    }
    try place.quiz("three", Samples.quiz(sides.joined(separator: ","), #""id":"three","#))
    let plain = (0..<400).map { number in
      let members = ["a", "b", "c"].enumerated().compactMap { place, id in
        [#""\#(id)":["x"]"#, #""\#(id)":["y"]"#, nil][(number * 7 + number / 13 * (place + 1)) / (place * 2 + 1) % 3]
      }
      return #"{"participant":"p\#(number)","responses":{\#(members.joined(separator: ","))}}"#
    }
    // An escape in the name: no line is of the plain form then.
    let close = plain.map { $0.replacingOccurrences(of: #":"p"#, with: #":"\u0070"#) }
    for (name, fields) in Self.modes.sorted(by: { $0.key < $1.key }) {
      try place.write("return { api = 1, name = \"M\",\n\(fields) }", to: "mode.lua")
      let grade = ["grade", "three", "--plugin", "./mode.lua", "--jobs"]
      let expected = try place.run(grade + ["1"], close)
      XCTAssertEqual(expected.output.split(separator: "\n").count, 400, "\(name): \(expected.errors)")
      for jobs in ["1", "2"] {
        XCTAssertEqual(try place.run(grade + [jobs], plain).output, expected.output, "\(name), \(jobs) jobs")
      }
    }
  }
}
