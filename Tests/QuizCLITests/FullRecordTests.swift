import Foundation
import XCTest

/// A sitting leaves 16 MB in the record and no more, whatever its mode gives, and grading ends where playing does.
final class FullRecordTests: XCTestCase {
  private static let count = 60

  private func place() throws -> Place {
    let place = try Place()
    let questions = (1...Self.count).map { #"{"id":"q\#($0)","kind":"truefalse","text":"?","correct":true}"# }
    try place.quiz("many", #"{"title":"Many","questions":[\#(questions.joined(separator: ","))]}"#)
    return place
  }

  private static let big = #"""
    local function big(n)
      local list = {}
      for i = 1, 8 do list[i] = n .. "-" .. i .. ("x"):rep(50000) end
      return list
    end

    """#

  private func size(_ place: Place) throws -> Int {
    try ["", "-wal"].reduce(0) { sum, ending in
      let path = place.root + "/data/quizrun.db" + ending
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return sum + (size ?? 0)
    }
  }

  func testPagesThatKeepALotComeToAnEnd() throws {
    let place = try place()
    try place.plugin(
      "fat",
      Self.big + """
        return { api = 1, start = function() return { n = 0 } end,
          next = function(state, ctx)
            if state.n >= 60 then return ctx.finish() end
            return ctx.show { id = "p" .. state.n, body = "\\1" }
          end,
          acted = function(state) state.n = state.n + 1; state.t = big(state.n) end,
          keep = function(state) return { memory = { ["k" .. state.n] = big(1) }, shared = { a = big(2) } } end }
        """)
    let said = try place.play(["many", "--plugin", "fat"], Array(repeating: #"{"continue":true}"#, count: 60))
    let warnings = said.filter { $0.type == "warning" }.compactMap { $0.string("message") }
    XCTAssertEqual(warnings.count, 1, "\(warnings)")
    XCTAssertTrue(warnings.first?.contains("16 MB in the record") == true, "\(warnings)")
    XCTAssertEqual(said.last?.type, "result")
    XCTAssertLessThan(try size(place), 17 << 20)
  }

  /// With `after` along the common way, with `next` along ways that many take, and with `keep` one by one.
  func testGradingEndsWherePlayingDoes() throws {
    let place = try place()
    let hooks = [
      "after": "",
      "next": "next = function(state, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish() end,",
      "keep": "keep = function(state) return { memory = { n = state.n } } end,",
      "order": "order = function(questions) return questions end,",
    ]
    let answers = (1...Self.count).map { "\"q\($0)\":[\"true\"]" }.joined(separator: ",")
    let lines = ["Ann", "Ben", "Cem"].map { #"{"participant":"\#($0)","responses":{\#(answers)}}"# }
    for (name, hook) in hooks {
      try place.plugin(
        "fat-\(name)",
        Self.big + """
          return { api = 1, start = function() return { n = 0 } end, \(hook)
            after = function(state) state.n = state.n + 1; state.t = big(state.n) end }
          """)
      let played = try place.play(
        ["many", "--plugin", "fat-\(name)"], Array(repeating: #"{"answer":["true"]}"#, count: Self.count))
      let points = played.last?.number("points") ?? 0
      XCTAssertTrue((5...35).contains(points), "\(name): \(points)")
      let graded = try place.run(["grade", "many", "--plugin", "fat-\(name)", "--jobs", "1"], lines)
      let marks = Message.all(graded.output)
      XCTAssertEqual(marks.compactMap { $0.number("points") }, [points, points, points], "\(name): \(graded.errors)")
    }
  }
}
