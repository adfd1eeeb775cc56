import JSONText
import XCTest

final class JSONFuzzTests: XCTestCase {
  private let seeds = [
    "{\"id\":\"q1\",\"text\":\"caf\\u00e9 \\ud83d\\ude00 日本 \\n\",\"n\":[0,-1.5,1e3,12345678901234567890],\"ok\":true,\"none\":null}",
    "[[[]],{\"a\":{\"b\":[true,false,null]}},\"\",\"\\\"\\\\\\/\\b\\f\\n\\r\\t\",0.1e-2]",
    "\u{FEFF}{ \"k\" : [ 1 ,\r\n 2 ] }\n",
  ].map { Array($0.utf8) }

  /// Any input gives a value, or an error with a place inside the input and a clean sentence; never a trap.
  func testDamagedInput() {
    var mutator = Mutator(seed: 20_240_229)
    for round in 0..<150_000 {
      check(mutator.damaged(seeds[round % seeds.count]))
    }
  }

  /// A document in brackets has no proper beginning that is a document, and the error is at the end of what there is,
  /// unless the mark at the very start was cut in two.
  func testEveryBeginning() {
    for seed in seeds {
      let document = Array(seed.reversed().drop { $0 == 0x0A }.reversed())
      for length in 1..<document.count {
        XCTAssertThrowsError(try JSONParser.parse(Array(document.prefix(length)))) { error in
          guard let error = error as? JSONError else { return XCTFail("\(error)") }
          switch error.kind {
          case .ended, .empty: XCTAssertEqual(error.offset, length)
          default: XCTAssertLessThan(length, 3, error.description)
          }
        }
      }
    }
  }

  /// The scanner and the standard library agree on which bytes are UTF-8.
  func testUTF8AgreesWithTheStandardLibrary() {
    var chance = Mutator(seed: 3)
    let samples = ["é", "日", "\u{D7FF}", "\u{E000}", "\u{800}", "😀", "\u{10000}", "\u{10FFFF}"].map { Array($0.utf8) }
    for _ in 0..<20_000 {
      var bytes = samples[chance.below(samples.count)]
      bytes[chance.below(bytes.count)] = UInt8(0x80 + chance.below(0x80))
      let read = try? JSONParser.parse([0x22] + bytes + [0x22]).string
      XCTAssertEqual(read, String(validating: bytes, as: UTF8.self), "\(bytes)")
    }
  }

  private func check(_ bytes: [UInt8]) {
    do {
      let node = try JSONParser.parse(bytes)
      let written = JSONWriter.bytes(JSONValue(node))
      XCTAssertEqual(JSONValue(try JSONParser.parse(written)), JSONValue(node))
    } catch {
      XCTAssertTrue((0...bytes.count).contains(error.offset), "\(bytes)")
      let here = position(of: error.offset, in: bytes)
      XCTAssertEqual([error.place.line, error.place.column], [here.line, here.column])
      XCTAssertFalse(error.message.isEmpty)
      XCTAssertNil(error.message.unicodeScalars.first { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
  }
}
