import QuizCore
import XCTest

/// The numbers of docs/chance.md are those of the code.
final class ChanceTests: XCTestCase {
  func testHashes() throws {
    let rows = try rows(of: "texts")
    XCTAssertEqual(rows.count, 8)
    for row in rows {
      var texts = row[0].matches(of: /`([^`]*)`/).map { String($0.1) }
      if row[0] == "the empty text" { texts = [""] }
      XCTAssertEqual(hex(Chance.hash(texts)), row[1].filter { $0 != "`" }, row[0])
    }
  }

  func testDraws() throws {
    let rows = try rows(of: "start")
    XCTAssertEqual(rows.count, 3)
    for row in rows.map({ $0.map { $0.filter { $0 != "`" } } }) {
      var stream = SplitMix64(seed: try XCTUnwrap(UInt64(row[0], radix: 16)))
      for drawn in row.dropFirst() { XCTAssertEqual(hex(stream.next()), drawn) }
    }
  }

  func testWhatIsMadeOfDraws() throws {
    let text = try Documents().document("docs/chance.md").text
    var stream = Chance.stream("7", "animals", "order")
    XCTAssertTrue(text.contains("the first ten are \(list((0..<10).map { _ in stream.below(6) }))"))
    stream = SplitMix64(seed: 0)
    XCTAssertTrue(text.contains("is \(stream.below((1 << 63) + 1)): one draw"))
    stream = Chance.stream("7", "animals", "order")
    XCTAssertTrue(text.contains("the first is \(stream.fraction())."))
    let numbers = Array(1...10)
    XCTAssertTrue(text.contains("become \(list(numbers.shuffled(by: Chance.stream("7", "animals", "order"))))."))
    XCTAssertTrue(text.contains("`pick`: \(list(numbers.sampled(3, by: Chance.stream("7", "animals", "pick"))))."))
  }

  private func list(_ numbers: [some CustomStringConvertible]) -> String {
    numbers.map(\.description).joined(separator: ", ")
  }

  private func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The rows of the table whose head begins with that word.
  private func rows(of head: String) throws -> [[String]] {
    let lines = try Documents().document("docs/chance.md").lines
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| \(head) |") }) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
