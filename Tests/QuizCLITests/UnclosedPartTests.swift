import Foundation
import Words
import XCTest

/// A part that is opened and never closed hides nothing behind it, in every format that has such signs.
final class UnclosedPartTests: XCTestCase {
  private func texts(_ file: String, _ name: String) throws -> (texts: [String], errors: String, code: Int32) {
    let place = try Place()
    try place.write(file, to: name)
    let outcome = try place.run(["quiz", "convert", name, "-", "--to", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let questions = json?["questions"] as? [[String: Any]] ?? []
    return (questions.compactMap { $0["text"] as? String }, outcome.errors, outcome.code)
  }

  func testBracesOfGift() throws {
    for file in [
      "::a:: A? {=x\n~y\n::b:: B? {=p ~q}\n::c:: C? {T}\n", "::a:: A? {=x\n~y\n\n::b:: B? {=p ~q}\n\n::c:: C? {T}\n",
    ] {
      let read = try texts(file, "q.gift")
      XCTAssertEqual(read.texts, ["B?", "C?"], read.errors)
      XCTAssertTrue(read.errors.contains("q.gift:1:10: the answers that begin here with '{' do not end"), read.errors)
      XCTAssertEqual(read.code, 65)
    }
    let nested = try texts("A? {=x {y} ~z}\n\nB? {T}\n", "q.gift")
    XCTAssertEqual(nested.texts, ["B?"])
    XCTAssertEqual(nested.code, 65)
  }

  func testQuotationMarksOfTables() throws {
    for (rows, kept) in [
      ("A?,\"x,y,1\nB?,p,q,2\nC?,r,s,1\n", ["B?", "C?"]),
      ("\"A?,x,y,1\nB?,\"p\",q,2\nC?,r,\"s\"\"t\",1\n", ["B?", "C?"]),
      ("B?,p,q,2\nC?,r,s,\"1\n", ["B?"]), ("\"B\n?\",p,q,2\nC?,r,\"5\"\" disk\",1\n", ["B\n?", "C?"]),
    ] {
      let read = try texts("text,a,b,correct\n" + rows, "q.csv")
      XCTAssertEqual(read.texts, kept, "\(rows)\(read.errors)")
      let isTold = read.errors.contains("the quotation mark that opens here is never closed")
      XCTAssertEqual(isTold, kept.count + 1 == rows.split(separator: "\n").count && !rows.hasPrefix("\"B"), read.errors)
      XCTAssertEqual(read.code, isTold ? 65 : 0)
    }
  }
}
