import XCTest

/// Plain lines from a pipe, with the real program.
final class PlainPipeTests: XCTestCase {
  private func played(
    _ quiz: String, _ lines: [String], _ settings: [String: String?] = [:], plugin: String? = nil
  ) throws -> String {
    let place = try Place()
    try place.quiz("pl", quiz)
    if let plugin { try place.plugin("ask", plugin) }
    let outcome = try place.run(["pl", "--plain"] + (plugin == nil ? [] : ["--plugin", "ask"]), lines, settings)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return outcome.output
  }

  /// Grouped digits are asked back in the player's language; nothing is marked wrong for how a number is written.
  func testNumbersAreAskedBack() throws {
    let height = #"{ "title": "H", "questions": [ { "kind": "number", "text": "Depth?", "correct": 10935 } ] }"#
    let german = ["LANG": "de_DE.UTF-8"]
    let first = try played(height, ["10.935", "10,935", "10935"], german)
    XCTAssertTrue(first.contains("„10.935“ lässt sich auf zwei Arten lesen. Tippe 10935 oder 10,9350."), first)
    XCTAssertTrue(first.contains("„10,935“ lässt sich auf zwei Arten lesen."), first)
    XCTAssertTrue(first.contains("Richtig."), first)
    let english = try played(height, ["10,935", "10'935", "10935"])
    XCTAssertTrue(english.contains("'10,935' can be read in two ways. Type 10935 or 10.935."), english)
    XCTAssertTrue(english.contains("The digits of '10'935' stand in groups. Type 10935."), english)
    XCTAssertTrue(english.contains("Right."), english)
    let text = #"{ "title": "T", "questions": [ { "kind": "text", "text": "Depth?", "accept": "10.935" } ] }"#
    XCTAssertTrue(try played(text, ["10.935"], german).contains("Richtig."), "a text is taken as it is")
  }

  func testAPageAsksForItsInputAtOnce() throws {
    let plugin = """
      return { api = 1, name = "Ask",
        start = function() return {} end,
        next = function(state, ctx)
          if not state.name then return ctx.show { id = "who", title = "Who?", inputs = { name = { type = "text" } },
            actions = { { id = "later", label = "Later" } } } end
          if #ctx.remaining == 0 then return ctx.finish() end
          return ctx.ask(ctx.remaining[1])
        end,
        acted = function(state, event) state.name = event.inputs.name or event.action end,
        status = function(state) return { "you are " .. (state.name or "nobody") } end }
      """
    let quiz =
      #"{ "title": "P", "questions": [ { "text": "?", "answers": [ { "text": "a", "correct": true }, { "text": "b" } ] } ] }"#
    let named = try played(quiz, ["Ada", "1"], plugin: plugin)
    XCTAssertFalse(named.contains("Enter to continue"), named)
    XCTAssertTrue(named.contains("you are Ada"), named)
    XCTAssertTrue(named.contains("Right."), named)
    XCTAssertTrue(named.contains("Also: :later for 'Later'"), named)
    let escaped = try played(quiz, [":?", "::later", "1"], plugin: plugin)
    XCTAssertTrue(escaped.contains("you are :later"), escaped)
    XCTAssertTrue(try played(quiz, [":later", "1"], plugin: plugin).contains("you are later"))
  }

  /// The scripts that are there already: Enter alone, numbers, and a letter to leave.
  func testUsualLines() throws {
    let quiz = """
      { "title": "U", "questions": [ { "id": "page", "kind": "info", "text": "Read" },
        { "id": "m", "kind": "multiple", "text": "?", "answers": [ { "text": "a", "correct": true }, { "text": "b" }, { "text": "c", "correct": true } ] },
        { "id": "s", "text": "?", "answers": [ { "text": "a", "correct": true }, { "text": "b" } ] } ] }
      """
    XCTAssertTrue(try played(quiz, ["", "1,3", "1"]).contains("2 of 2 points"))
    XCTAssertTrue(try played(quiz, ["", "", "0", "q", "k"]).contains("Your progress is kept."))
  }
}
