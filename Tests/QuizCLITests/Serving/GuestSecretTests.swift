import XCTest

/// State that a mode keeps beside its own tells no guest of another.
final class GuestSecretTests: XCTestCase {
  private static let log = """
    local log = {}
    return { api = 1, name = "Leak",
      after = function(state, event)
        log[#log + 1] = event.player .. " typed " .. tostring(event.text)
        state.n = (state.n or 0) + 1
      end,
      status = function(state, ctx) return { #log .. " " .. table.concat(log, "; ") } end,
      result = function(state) return { headline = table.concat(log, "; ") } end }
    """

  private static let library = log.replacing("local log = {}", with: "string.log = {}").replacing(
    "log[", with: "string.log["
  )
  .replacing("#log", with: "#string.log").replacing("concat(log", with: "concat(string.log")

  func testGuestsReadNothingOfEachOther() throws {
    let question =
      #"{"id":"q1","kind":"text","text":"Name?","accept":["a"]},{"id":"q2","kind":"text","text":"Why?","accept":["b"]}"#
    for (name, source) in [("file", Self.log), ("library", Self.library)] {
      let place = try Place()
      try place.quiz("typed", Samples.quiz(question, #""id":"typed","#))
      try place.plugin("leak", source)
      let engine = try EngineDriver(place)
      let guests = ["Ada", "Bob", "Cy"].compactMap { name in
        engine.ask("guest", ["name": name, "token": "none"])?.string("token")
      }
      XCTAssertEqual(guests.count, 3)
      let body = EngineDriver.line(["quiz": "typed", "plugin": "leak", "new": true])
      let sittings = guests.map { engine.ask("open", ["token": $0, "body": body])?.string("sitting") ?? "" }
      for turn in 1...2 {
        for (place, token) in guests.enumerated() {
          let answer = EngineDriver.line(["answer": "secret\(place)of\(turn)"])
          let verdict = engine.ask("do", ["sitting": sittings[place], "token": token, "body": answer])
          XCTAssertEqual(verdict?.int("status"), 200, verdict?.text ?? "")
          let next = engine.ask(
            "do", ["sitting": sittings[place], "token": token, "body": EngineDriver.line(["continue": true])])
          for reply in [verdict, next] {
            for other in guests.indices where other != place {
              XCTAssertFalse(reply?.text.contains("secret\(other)") ?? true, "\(name), \(place) reads \(other)")
            }
            XCTAssertFalse(reply?.text.contains(" typed ") ?? true, "\(name): the log outlives the call")
          }
        }
      }
    }
  }
}
