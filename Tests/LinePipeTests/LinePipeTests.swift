import LinePipe
import XCTest

final class LinePipeTests: XCTestCase {
  func testLinesAreWholeWhereverTheyAreCut() {
    let text = Array("one\n\ntwo\nthree".utf8)
    for size in 1...text.count {
      var inbox = LineInbox(limit: 10)
      var lines: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines += inbox.add(Array(text[start..<min(start + size, text.count)])).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      XCTAssertEqual(lines, ["one", "", "two"], "\(size)")
      XCTAssertEqual(inbox.add([0x0A]).count, 1)
    }
  }

  func testLongLinesAreDroppedAlone() {
    var inbox = LineInbox(limit: 3)
    let lines = inbox.add(Array("abc\nabcd\nx\nabcdefgh".utf8)) + inbox.add(Array("ijk\ny\n".utf8))
    XCTAssertEqual(lines.map { String(decoding: $0, as: UTF8.self) }, ["abc", "x", "y"])
    XCTAssertEqual(inbox.dropped, 2)
  }

  func testHalfALineIsForgotten() {
    var inbox = LineInbox(limit: 10)
    XCTAssertEqual(inbox.add(Array("half".utf8)).count, 0)
    inbox.forget()
    XCTAssertEqual(inbox.add(Array("whole\n".utf8)).map { String(decoding: $0, as: UTF8.self) }, ["whole"])
  }

  func testTheQueueHasALimit() {
    var outbox = LineOutbox(limit: 10)
    XCTAssertTrue(outbox.add(Array("1234".utf8)))
    XCTAssertTrue(outbox.add(Array("1234".utf8)))
    XCTAssertFalse(outbox.add([]))
    XCTAssertEqual(outbox.count, 10)
    outbox.took(6)
    XCTAssertEqual(String(decoding: outbox.waiting, as: UTF8.self), "234\n")
    XCTAssertTrue(outbox.add(Array("12345".utf8)))
    outbox.took(100)
    XCTAssertTrue(outbox.isEmpty)
  }

  func testWhatIsTakenInPiecesStaysInOrder() {
    var outbox = LineOutbox(limit: 1 << 20)
    var expected: [UInt8] = []
    var taken: [UInt8] = []
    for number in 0..<5000 {
      let line = Array("line \(number) \(String(repeating: "x", count: number % 90))".utf8)
      expected += line + [0x0A]
      XCTAssertTrue(outbox.add(line))
      let count = min(outbox.count, number % 130)
      taken += outbox.waiting.prefix(count)
      outbox.took(count)
    }
    taken += outbox.waiting
    XCTAssertEqual(taken, expected)
  }

  func testPipesThatAreFullDoNotBlock() throws {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(pipe(&ends), 0)
    let (reader, writer) = (PipeEnd(ends[0]), PipeEnd(ends[1]))
    XCTAssertEqual(reader.read(), [])
    var outbox = LineOutbox()
    XCTAssertTrue(outbox.add([UInt8](repeating: 0x61, count: 3 << 20)))
    var count = 0
    while !outbox.isEmpty {
      XCTAssertTrue(writer.write(&outbox))
      count += try XCTUnwrap(reader.read()).count
    }
    XCTAssertEqual(count + (reader.read()?.count ?? 0), (3 << 20) + 1)
    writer.close()
    XCTAssertNil(reader.read())
    reader.close()
  }
}
