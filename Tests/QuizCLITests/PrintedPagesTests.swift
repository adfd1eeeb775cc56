import Foundation
import Words
import XCTest

/// Tests the printed pages of a browser: `chromium` makes the PDF, `pdftotext` reads it.
final class PrintedPagesTests: XCTestCase {
  /// The text of each page; the test is skipped where a tool is not installed.
  private func pages(_ quiz: String, _ options: [String]) throws -> [String] {
    let tools = ["/usr/bin/chromium", "/usr/bin/pdftotext"]
    for tool in tools where !FileManager.default.isExecutableFile(atPath: tool) {
      throw XCTSkip("\(tool) is not installed")
    }
    let place = try Place()
    try place.quiz("test", quiz)
    let outcome = try place.run(["quiz", "print", "test", "--out", "test.html"] + options)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    try run(
      tools[0],
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
        "--user-data-dir=\(place.root)/browser",
        "--print-to-pdf=\(place.root)/test.pdf", "file://\(place.root)/test.html",
      ], place.root)
    try run(tools[1], ["-layout", "test.pdf", "test.txt"], place.root)
    let text = try String(contentsOfFile: place.root + "/test.txt", encoding: .utf8)
    return text.components(separatedBy: "\u{0C}").dropLast()
  }

  private func run(_ tool: String, _ arguments: [String], _ folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": folder, "PATH": "/usr/bin:/bin"]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, tool)
  }

  /// Forty questions: short and long answers, numbers, true or false. Each begins with `qN` and ends with `endN`.
  private var forty: String {
    let questions = (1...40).map { number -> String in
      let text = "q\(number)x Which of these words means what takes place in the leaf of a green plant?"
      switch number % 8 {
      case 7: return #"{"kind":"truefalse","text":"\#(text) end\#(number)x","correct":true}"#
      case 6: return #"{"kind":"number","text":"\#(text) end\#(number)x","correct":4}"#
      case 1, 5:
        return
          #"{"text":"\#(text)","answers":[{"text":"the first of several rather long answers, with many words","correct":true},{"text":"another of these answers, which have a line each"},{"text":"and a third that is no shorter than both others"},{"text":"the last one end\#(number)x","pin":"last"}]}"#
      default:
        return
          #"{"text":"\#(text)","answers":[{"text":"osmosis","correct":true},{"text":"diffusion"},{"text":"digestion"},{"text":"end\#(number)x","pin":"last"}]}"#
      }
    }
    return #"{"title":"Forty","questions":[\#(questions.joined(separator: ","))]}"#
  }

  /// There are as many pages as a careful teacher would need, and no question is cut.
  func testFortyQuestions() throws {
    let pages = try pages(forty, ["--versions", "2", "--seed", "11", "--key", "--sheet"])
    let tests = pages.filter { !$0.contains("Answer sheet") && !$0.contains("Answers and points") }
    XCTAssertLessThanOrEqual(tests.count, 6, "two versions")
    XCTAssertEqual(pages.count - tests.count, 4, "a sheet and a key for each")
    for (page, number) in zip(pages, 1...) {
      let marks = ["Version A · Seed 11", "Version B · Seed 11"].filter(page.contains)
      XCTAssertEqual(marks.count, 1, "page \(number): \(page.prefix(200))")
    }
    for version in ["A", "B"] {
      let own = tests.filter { $0.contains("Version \(version) ·") }
      for number in 1...40 {
        let first = own.indices.filter { own[$0].contains("q\(number)x") }
        let last = own.indices.filter { own[$0].contains("end\(number)x") }
        XCTAssertEqual(first.count, 1, "question \(number) of version \(version)")
        XCTAssertEqual(first, last, "question \(number) of version \(version) is cut")
      }
    }
  }

  /// Every kind, long texts, a section whose heading stays with its first question.
  func testKindsOnPages() throws {
    let long = String(repeating: "Lorem ipsum dolor sit amet, consectetur adipiscing elit. ", count: 9)
    let many = (1...12).map { #"{"text":"answer \#($0)","correct":\#($0 < 3)}"# }.joined(separator: ",")
    let filler = (1...9).map {
      #"{"kind":"multiple","text":"f\#($0)x \#(long)","section":"A","answers":[\#(many)]}"#
    }
    let quiz = #"""
      {"title":"Kinds","sections":[{"id":"A","title":"Partone"},{"id":"B","title":"Parttwo","text":"Read this."}],"questions":[
        \#(filler.joined(separator: ",")),
        {"kind":"match","text":"m1x","section":"B","pairs":[["One","1"],["Two","2"],["Three","3"],["Four","4x"]],"extra":["5"]},
        {"kind":"text","text":"ما هي عاصمة مصر؟","section":"B"}]}
      """#
    for paper in ["a4", "letter"] {
      let pages = try pages(quiz, ["--paper", paper])
      let heading = try XCTUnwrap(pages.first { $0.contains("Parttwo") })
      XCTAssertTrue(heading.contains("m1x"), "the heading of a section stays with its first question")
      for number in 1...9 {
        let page = pages.filter { $0.contains("f\(number)x") }
        XCTAssertEqual(page.count, 1)
      }
      XCTAssertTrue(pages.allSatisfy { $0.contains("Version A · Seed 0") })
      XCTAssertLessThanOrEqual(pages.count, 4, paper)
    }
  }
}
