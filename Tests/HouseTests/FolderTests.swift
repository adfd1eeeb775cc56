import XCTest

/// Inside a target folders have an order too: what one uses stands below it, and never the other way round.
final class FolderTests: XCTestCase {
  func testNoFoldersUseEachOther() throws {
    let targets = Dictionary(grouping: try SourceTree().files.filter(\.isSwift), by: \.target)
    XCTAssertGreaterThan(targets.count, 10, "the sources were not found")
    for (target, files) in targets.sorted(by: { $0.key < $1.key }) {
      for circle in FolderOrder(files).circles {
        XCTFail("\(target): these folders use each other: \(circle.joined(separator: ", "))")
      }
    }
  }

  /// docs/ARCHITECTURE.md lists each target's folders, the most basic first; a long list continues in a second row.
  func testTheDocumentTellsTheOrder() throws {
    let rows = try SourceTree.text("docs/ARCHITECTURE.md").matches(of: /(?m)^\| `([\w-]+)` \| ([^|]* → [^|]*) \|$/)
    let documented = Dictionary(
      rows.map { row in
        (String(row.1), row.2.split(separator: " → ").map { $0.trimmingCharacters(in: .whitespaces) })
      }
    ) { $0 + $1 }
    let targets = Dictionary(grouping: try SourceTree().files.filter(\.isSwift), by: \.target)
    for (target, files) in targets {
      let order = FolderOrder(files)
      guard order.folders.count > 1 else { continue }
      guard let told = documented[target] else {
        XCTFail(
          "\(target): the document does not tell the order of its folders, such as \(order.sorted.joined(separator: " → "))"
        )
        continue
      }
      XCTAssertEqual(Set(told), order.folders, target)
      for arrow in order.arrows {
        guard let below = told.firstIndex(of: arrow.used), let above = told.firstIndex(of: arrow.user) else { continue }
        XCTAssertLessThan(
          below, above, "\(target): \(arrow.user) uses \(arrow.used), which stands behind it in the document")
      }
    }
  }

  func testCirclesAreFound() {
    let file = { (path: String, text: String) in SourceFile(path: "Sources/Room/\(path).swift", text: text) }
    let (a, b) = (file("A/Apple", "struct Apple { let pear: Pear }"), file("B/Pear", "struct Pear {}"))
    XCTAssertEqual(FolderOrder([a, b]).circles, [])
    XCTAssertEqual(FolderOrder([a, b]).sorted, ["B", "A"])
    let back = file("B/Tree", "// Apple\nlet text = \"Apple\"\nextension Pear { var apple: Apple? { nil } }")
    XCTAssertEqual(FolderOrder([a, b, back]).circles, [["A", "B"]])
    let (c, long) = (file("C/Cherry", "enum Cherry { case pear(Pear) }"), file("B/Tree", "func f(_: Quince) {}"))
    let d = file("D/Quince", "typealias Quince = Cherry")
    XCTAssertEqual(FolderOrder([b, c, long, d]).circles, [["B", "C", "D"]])
  }
}
