import QuizCore
import QuizModes
import XCTest

/// A text that `strings` lacks is named; other calls of nil are told as Lua tells them.
final class MissingTextTests: XCTestCase {
  private let strings = "strings = { en = { lost = 'x', won = 'y' } },"

  private func failure(_ body: String, _ fields: String? = nil) throws -> String? {
    var stage = Stage(try mode("\(fields ?? strings) status = function(state, ctx) \(body) end"))
    try stage.perform(.begin)
    return stage.failures.first
  }

  func testTheTextIsNamed() throws {
    let sentence = "plugins/test.lua:2: 'strings' has no text 'lots'; did you mean 'lost'?"
    for body in [
      "return { ctx.t.lots() }", "local t = ctx.t return { t.lots {} }", "return { ctx.t['lots']() }",
      "return { ctx . t . lots() }",
    ] {
      XCTAssertEqual(try failure(body), sentence, body)
    }
    XCTAssertEqual(
      try failure("return { ctx.t.drawn() }"),
      "plugins/test.lua:2: 'strings' has no text 'drawn'; it has lost, won")
    XCTAssertEqual(
      try failure("return { ctx.t.drawn() }", ""),
      "plugins/test.lua:2: 'strings' has no text 'drawn'; the plugin has no 'strings'")
  }

  func testOtherFieldsAreNoTexts() throws {
    for body in ["return { state.lots() }", "local put = {} return { put.lots() }"] {
      XCTAssertEqual(try failure(body)?.contains("'strings'"), false, body)
    }
  }
}
