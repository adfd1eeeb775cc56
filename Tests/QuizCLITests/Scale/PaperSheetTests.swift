import Foundation
import QuizCore
import Words
import XCTest

/// Marks and sheets of what came back on paper.
final class PaperSheetTests: XCTestCase {
  private static let quiz = """
    {"id":"paper","title":"T","shuffle":{"questions":true},"sections":[{"id":"a","title":"Words"},{"id":"b","title":"Sums"}],
     "questions":[
      \((1...6).map { #"{"id":"q\#($0)","section":"\#($0 < 4 ? "a" : "b")","kind":"truefalse","text":"Statement \#($0)","correct":true}"# }
        .joined(separator: ","))]}
    """

  private func text(_ place: Place, _ path: String) throws -> String {
    try String(contentsOfFile: place.root + "/" + path, encoding: .utf8)
  }

  /// A sheet has the numbers and the order of the participant's own paper, and marks say which it was.
  func testNumbersOfThePaper() throws {
    let place = try Place.withShippedModes()
    try place.quiz("paper", Self.quiz)
    let paper = try place.run(["quiz", "print", "paper", "--versions", "2", "--seed", "3"]).output
    let checks = paper.components(separatedBy: #"<span class="check">Check "#).dropFirst().map { String($0.prefix(4)) }
    let printed = paper.components(separatedBy: #"data-kind="truefalse""#).dropFirst().map { part in
      (
        String(part.components(separatedBy: #"data-number=""#)[1].prefix { $0 != "\"" }),
        String(part.components(separatedBy: #"data-question=""#)[1].prefix { $0 != "\"" })
      )
    }
    XCTAssertEqual(printed.count, 12)
    var table = "Name,Version,1,2,3,4,5,6\n"
    for (name, letter, check) in [("Ada", "A", checks[0]), ("Ben", "B", checks[1])] {
      table += "\(name),\(letter) \(check),A,A,A,A,A,A\n"
    }
    try place.write(table, to: "in.csv")
    let outcome = try place.run([
      "grade", "paper", "in.csv", "--participant", "Name", "--version-column", "Version", "--seed", "3", "--csv",
      "marks.csv",
      "--feedback", "sheets.html",
    ])
    XCTAssertEqual(outcome.code, 0, outcome.output)
    XCTAssertFalse(outcome.output.contains("version"), outcome.output)
    let marks = try text(place, "marks.csv").replacingOccurrences(of: "\r", with: "").split(separator: "\n")
    XCTAssertTrue(marks[0].hasPrefix("participant,version,points,"), String(marks[0]))
    XCTAssertTrue(marks[1].hasPrefix("Ada,A \(checks[0]),") && marks[2].hasPrefix("Ben,B \(checks[1]),"), "\(marks)")
    let sheets = try text(place, "sheets.html").components(separatedBy: "<section ").dropFirst()
    for (place, sheet) in sheets.enumerated() {
      let items = sheet.components(separatedBy: "<li ").dropFirst().map { item in
        (
          String(item.components(separatedBy: #"value=""#)[1].prefix { $0 != "\"" }),
          "q" + item.components(separatedBy: "Statement ")[1].prefix(1)
        )
      }
      XCTAssertEqual(items.map(\.0), (1...6).map(String.init))
      XCTAssertEqual(items.map(\.1), printed[(6 * place)..<(6 * place + 6)].map(\.1))
      XCTAssertTrue(sheet.contains("Version \(["A", "B"][place])"), sheet)
    }
  }

  /// A mode that has a bar for each section has their columns, and each column its name alone.
  func testNothingStandsTwice() throws {
    let place = try Place.withShippedModes()
    try place.quiz("paper", Self.quiz)
    try place.write("participant,q1,q2,q3,q4,q5,q6\nAda,true,true,true,true,true,false\n", to: "in.csv")
    let command = ["grade", "paper", "in.csv", "--plugin", "exam", "--csv", "marks.csv", "--feedback", "sheets.html"]
    XCTAssertEqual(try place.run(command + ["--set", "wrong=0"]).code, 0)
    let marks = try text(place, "marks.csv").replacingOccurrences(of: "\r", with: "").split(separator: "\n")
    XCTAssertEqual(
      marks[0], "participant,points,of,percent,headline,outcome,passed,Words,Words (of),Sums,Sums (of),waiting,problems"
    )
    let cells = marks[1].split(separator: ",", omittingEmptySubsequences: false)
    XCTAssertEqual(cells[7...10].map(String.init), ["3", "3", "2", "3"])
    let sheet = try text(place, "sheets.html")
    XCTAssertEqual(sheet.components(separatedBy: "Passed").count, 2, sheet)
    XCTAssertEqual(sheet.components(separatedBy: ">Words<").count, 2, sheet)
    // A bar that says something else keeps its column, under a name of its own.
    try place.plugin(
      "bars", "return { api = 1, result = function() return { bars = { { label = 'Words', value = 7, of = 9 } } } end }"
    )
    XCTAssertEqual(try place.run(["grade", "paper", "in.csv", "--plugin", "bars", "--csv", "marks.csv"]).code, 0)
    let other = try text(place, "marks.csv")
    XCTAssertTrue(other.contains(",bar: Words,Words,Words (of),"), other)
  }

  /// A text with several gaps stands once, above the words around each.
  func testGapsOfOneText() throws {
    let place = try Place.withShippedModes()
    let whole = "The capital of France, where the Louvre stands, is {1}, and that of Italy, on the river Tiber, is {2}."
    let texts = (1...2).map { gap in
      whole.replacingOccurrences(of: "{\(gap)}", with: "_____").replacingOccurrences(of: "{\(3 - gap)}", with: "…")
    }
    let questions = zip(["Paris", "Rome"], texts).map {
      #"{"id":"\#($0)","kind":"text","text":"\#($1)","accept":["\#($0)"]}"#
    }
    try place.quiz("gaps", #"{"title":"T","questions":[\#(questions.joined(separator: ","))]}"#)
    try place.write("participant,Paris,Rome\nAda,Paris,Oslo\n", to: "in.csv")
    XCTAssertEqual(try place.run(["grade", "gaps", "in.csv", "--feedback", "sheets.html"]).code, 0)
    let paper = try place.run(["quiz", "print", "gaps"]).output
    for page in [try text(place, "sheets.html"), paper] {
      XCTAssertEqual(page.components(separatedBy: "The capital of France").count, 2, page)
      XCTAssertTrue(page.contains("… that of Italy, on the river Tiber, is _____."), page)
    }
  }
}
