import QuizCore
import XCTest

@testable import QuizFormats

/// Tests what is read of the tables of a Lua source, and that no source harms the reader.
final class LuaTablesTests: XCTestCase {
  func testOnlyAWholeVariableIsItsTable() throws {
    let tables = LuaTables(Array("local t = { a = 1 } return { x = t.y, z = t, w = t or 1 }".utf8))
    let root = tables.tables[try XCTUnwrap(tables.root)]
    XCTAssertEqual(root.fields.map(\.key), ["x", "z", "w"])
    XCTAssertEqual(root.fields.map { tables.table(of: $0) }, [nil, 0, nil])
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
      let tables = LuaTables(source)
      for table in tables.tables {
        XCTAssertTrue(source.indices.contains(table.offset))
        for field in table.fields { XCTAssertTrue(source.indices.contains(field.valueOffset)) }
      }
    }
  }
}
