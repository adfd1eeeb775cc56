import Foundation
import QuizCore
import XCTest

@testable import QuizPlay

/// Lines that a stranger says are results: only what grading itself would have written is taken.
final class GradedLineCheckTests: XCTestCase {
  private let quiz = Quiz(id: "q", title: "Q", questions: [Question(id: "s", kind: .truefalse, text: "S")])

  private func check(details: Bool = false) -> GradedLineCheck {
    GradedLineCheck(ParticipantReader(quiz, takesOtherIDs: false), details: details)
  }

  private let records = [
    #"{"participant":"ada","responses":{"s":["true"]}}"#, "", #"{"participant": "b\u00f6b","responses":{}}"#, "{oops",
    #"{"participant":7,"responses":{"zz":1}}"#,
  ]
  private let lines = [
    #"{"participant":"ada","points":1,"of":1,"percent":100,"headline":"1 of 1 points (100 %)"}"#,
    #"{"participant":"böb","points":0.5,"outcome":"x","passed":true}"#, #"{"error":"this is no JSON","line":3}"#,
    #"{"participant":7,"error":"there is no question 'zz'","line":4}"#,
  ]

  private func counts(
    _ lines: [String], _ records: [String]? = nil, details: Bool = false
  ) -> GradedLineCheck.Counts? {
    let block = RecordBlock(bytes: Array((records ?? self.records).joined(separator: "\n").utf8), firstLine: 0)
    return check(details: details).counts(of: Array(lines.map { $0 + "\n" }.joined().utf8), for: block)
  }

  func testHonestLinesAreCounted() {
    XCTAssertEqual(counts(lines), .init(graded: 2, errors: 2))
    XCTAssertEqual(counts([], []), .init())
    let verdict = #"{"participant":"ada","verdicts":{"s":{"points":1,"of":1,"correct":true,"feedback":"yes"}}}"#
    let marked = verdict.replacing("yes\"", with: "*yes*\",\"markup\":\"markdown\"")
    for line in [verdict, marked] {
      XCTAssertEqual(counts([line], [records[0]], details: true), .init(graded: 1, errors: 0), line)
    }
    XCTAssertNil(counts([marked.replacing("markdown", with: "html")], [records[0]], details: true))
  }

  func testForgedLinesAreRefused() {
    let head = #"{"participant":"ada""#
    let forged = [
      #"{"participant":"eve","points":1}"#, #"{"participant":"ada ","points":1}"#, head + #","points":"1"}"#,
      head + #","of":1,"points":1}"#, head + #","points":1,"points":2}"#, head + #","secret":1}"#,
      head + ",\"headline\":\"\u{1B}[2J\"}", head + #","headline":"\u001b[2J"}"#, head + ",\"headline\":\"\u{85}\"}",
      head + ",\"headline\":\"\u{202E}\"}", head + #","passed":1}"#, head + "}{}", head, head + #","line":1}"#, "",
      "null",
      head + #","error":"no","line":1}"#, #"{"error":"no","line":0}"#, #"{"points":1}"#,
      #"{"points":1,"participant":"ada"}"#,
      head + #","verdicts":{}}"#, head + ",\t\"points\":1}", head + #","points":NaN}"#,
      head + #","points":1e13}"#, head + #","points":1,"of":1e-310}"#, head + #","points":1,"of":1,"percent":1e300}"#,
    ]
    for line in forged { XCTAssertNil(counts([line], [records[0]]), line) }
    XCTAssertEqual(counts([head + #","error":"no","line":0}"#], [records[0]]), .init(graded: 0, errors: 1))
    XCTAssertNil(counts([lines[0]], [records[0]], details: true), "details were asked for")
    XCTAssertNil(counts([head + #","verdicts":{"s":{"points":1}}}"#], [records[0]], details: true))
    XCTAssertNil(counts(Array(lines.dropLast())), "one too few")
    XCTAssertNil(counts(lines + [lines[0]]), "one too many")
    XCTAssertNil(counts([lines[1], lines[0]] + lines[2...]), "another order")
    XCTAssertNil(counts([#"{"points":1}"#], ["{oops"]), "a result of what cannot be read")
  }

  func testBytesThatAreNoTextAreRefused() {
    let block = RecordBlock(bytes: Array(records[0].utf8), firstLine: 1)
    let start = Array(#"{"participant":"ada","headline":""#.utf8)
    let lines = start + [0xFF] + Array("\"}\n".utf8)
    XCTAssertNil(check().counts(of: lines, for: block))
    XCTAssertNotNil(check().counts(of: start + Array("\"}\n".utf8), for: block))
    XCTAssertNil(check().counts(of: start + Array("\"}".utf8), for: block), "a line without its end")
  }

  /// An end that was looked at once is known again, but not for other heads.
  func testKnownEndsBelongToAnybodyButHeadsDoNot() {
    let check = check()
    func counts(_ line: String) -> GradedLineCheck.Counts? {
      check.counts(of: Array((line + "\n").utf8), for: RecordBlock(bytes: Array(records[0].utf8), firstLine: 1))
    }
    XCTAssertNotNil(counts(lines[0]))
    XCTAssertNotNil(counts(lines[0]))
    XCTAssertNil(counts(lines[0].replacingOccurrences(of: "ada", with: "adb")))
    XCTAssertNil(counts(lines[0].replacingOccurrences(of: "100 %)", with: "100 %\u{7F})")))
  }

  /// Changed bytes are refused, or are lines as they may be: as many, printable, of those participants.
  func testMutatedLines() {
    var random = SplitMix64(seed: 11)
    let honest = Array(lines.map { $0 + "\n" }.joined().utf8)
    let block = RecordBlock(bytes: Array(records.joined(separator: "\n").utf8), firstLine: 0)
    let check = check()
    for round in 0..<20_000 {
      var bytes = honest
      for _ in 0...Int(random.below(3)) {
        let place = Int(random.below(UInt64(bytes.count)))
        switch random.below(3) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(random.below(256)), at: place)
        }
      }
      guard check.counts(of: bytes, for: block) != nil else { continue }
      let found = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      XCTAssertEqual(found.count, 4, "round \(round)")
      XCTAssertTrue(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }, "round \(round)")
      XCTAssertTrue(
        found[0].hasPrefix(#"{"participant":"ada""#) && found[1].contains("böb"), "round \(round): \(found)")
    }
  }

  func testLostLines() {
    let block = RecordBlock(bytes: Array(records.joined(separator: "\n").utf8), firstLine: 1)
    let lost = check().lines(of: block, .lost(why: "it took too long"))
    XCTAssertEqual(check().counts(of: lost, for: block), .init(graded: 0, errors: 4))
    XCTAssertTrue(
      String(decoding: lost, as: UTF8.self).hasPrefix(
        #"{"participant":"ada","error":"the plugin was stopped: it took too long","line":1}"#))
  }
}
