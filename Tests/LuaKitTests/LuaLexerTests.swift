import LuaKit
import XCTest

/// Sources cut into tokens.
final class LuaLexerTests: XCTestCase {
  func testTokens() {
    let cases: [(source: String, expected: [(LuaToken.Kind, String)])] = [
      ("a_1 = 'x\\'y' -- c\n", [(.name, "a_1"), (.sign, "="), (.text, "x'y")]),
      ("--[[ a\n]] b --[=[ c ]] ]=] d", [(.name, "b"), (.name, "d")]),
      ("[==[\na]]b]==] [[c]]", [(.text, "a]]b"), (.text, "c")]),
      ("[[\r\na]]", [(.text, "a")]),
      ("x == 1.5e3", [(.name, "x"), (.sign, "=="), (.number, "1.5e3")]),
      (
        "1..2 ... ::a:: <= b < c",
        [
          (.number, "1"), (.sign, ".."), (.number, "2"), (.sign, "..."), (.sign, "::"), (.name, "a"), (.sign, "::"),
          (.sign, "<="), (.name, "b"), (.sign, "<"), (.name, "c"),
        ]
      ),
      ("return nil", [(.keyword, "return"), (.keyword, "nil")]),
      ("\"a\\nb\"", [(.text, "a\nb")]),
      ("'open\nx", [(.text, "open"), (.name, "x")]),
      ("[=", [(.sign, "["), (.sign, "=")]), ("--[", []), ("--[==[", []), ("'\\", [(.text, "\\")]),
      ("[[", [(.text, "")]),
      ("", []),
    ]
    for (source, expected) in cases {
      let tokens = Array(LuaLexer(Array(source.utf8)))
      XCTAssertEqual(tokens.map(\.kind), expected.map(\.0), source)
      XCTAssertEqual(tokens.map(\.text), expected.map(\.1), source)
    }
  }

  func testPlaces() {
    let source = "a -- one\n'b\\\nc' d [[\n\n]] e\n--[[\n]] f"
    let tokens = Array(LuaLexer(Array(source.utf8)))
    XCTAssertEqual(tokens.map(\.line), [1, 2, 3, 3, 5, 7])
    XCTAssertEqual(tokens.map(\.offset), [0, 9, 16, 18, 25, 35])
  }

  func testWhatCanBeAName() {
    for name in ["a", "_1", "Ab_c"] { XCTAssertTrue(LuaToken.canBeName(name), name) }
    for other in ["", "1a", "end", "a-b", "ä"] { XCTAssertFalse(LuaToken.canBeName(other), other) }
  }
}
