import QuizCore
import XCTest

@testable import QuizFormats

/// What the outline of a Lua source sees, and that no source harms it.
final class LuaOutlineTests: XCTestCase {
  func testTokens() {
    let cases: [(source: String, expected: [LuaTokens.Kind])] = [
      ("a_1 = 'x\\'y' -- c\n", [.name("a_1"), .sign(0x3D), .text("x'y")]),
      ("--[[ a\n]] b --[=[ c ]] ]=] d", [.name("b"), .name("d")]),
      ("[==[\na]]b]==] [[c]]", [.text("a]]b"), .text("c")]),
      ("x == 1.5e3", [.name("x"), .comparison, .number("1.5e3")]),
      ("\"a\\nb\"", [.text("a\nb")]),
      ("'open\nx", [.text("open"), .name("x")]),
      ("[=", [.sign(0x5B), .sign(0x3D)]), ("--[", []), ("--[==[", []), ("'\\", [.text("\\")]), ("[[", [.text("")]),
      ("", []),
    ]
    for (source, expected) in cases {
      XCTAssertEqual(LuaTokens(Array(source.utf8)).map(\.kind), expected, source)
    }
  }

  func testOnlyAWholeVariableIsItsTable() throws {
    let outline = LuaOutline(Array("local t = { a = 1 } return { x = t.y, z = t, w = t or 1 }".utf8))
    let root = outline.tables[try XCTUnwrap(outline.root)]
    XCTAssertEqual(root.fields.map(\.key), ["x", "z", "w"])
    XCTAssertEqual(root.fields.map { outline.table(of: $0) }, [nil, 0, nil])
  }

  func testChangedSourcesNeverTrap() {
    let good = Array(
      #"""
      local t = { [1] = "a", ["b"] = 'c\'d', e = function(x) if x then return { 1 } end end, [[f]], --[==[ g ]==]
        { h = 1; i = { j = t } }, k == 2 and 3 or 4 } for l = 1, 2 do t[l] = { m = l } end repeat until true
      return { n = t, o = "p" .. 'q' }
      """#.utf8)
    var chance = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      var source = good
      for _ in 0...chance.below(6) {
        let from = Int(chance.below(UInt64(source.count)))
        let to = from + Int(chance.below(UInt64(min(12, source.count - from))))
        if chance.below(2) == 0 {
          source.removeSubrange(from..<to)
        } else {
          source.insert(contentsOf: Array(source[from..<to]), at: Int(chance.below(UInt64(source.count))))
        }
      }
      let outline = LuaOutline(source)
      for table in outline.tables {
        XCTAssertTrue(source.indices.contains(table.offset))
        for field in table.fields { XCTAssertTrue(source.indices.contains(field.valueOffset)) }
      }
    }
  }
}
