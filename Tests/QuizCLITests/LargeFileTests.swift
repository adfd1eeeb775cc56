import Foundation
import Glibc
import XCTest

/// Tests quiz files that are large, long or full of mistakes: they take no long wait, and get one sentence.
final class LargeFileTests: XCTestCase {
  /// Where each mistake names a place before it, on one line, or each word could mean thousands, the time is that of
  /// reading.
  func testManyMistakesAreFoundInOneGo() throws {
    let answers = #""answers":[{"text":"a","correct":true},{"text":"b"}]"#
    let equal = Array(repeating: #"{"id":"x","text":"t",\#(answers)}"#, count: 15_000).joined(separator: ",")
    let weights = (0..<3000).map { #""out\#($0)y":1"# }.joined(separator: ",")
    let outcomes = (0..<3000).map { #"{"id":"out\#($0)x"}"# }.joined(separator: ",")
    let unknown = (0..<3000).map { #""x\#($0)":1"# }.joined(separator: ",")
    let many = (0..<1000).map { #"{"id":"q\#($0)","text":"t",\#(answers)}"# }.joined(separator: ",")
    let bands = (0..<5000).map { #"{"from":\#($0)}"# }.joined(separator: ",")
    let cases: [(name: String, text: String, said: String)] = [
      ("equal", #"{"title":"E","questions":[\#(equal)]}"#, "the id 'x' is already that of the question at 1:33"),
      (
        "outcomes",
        #"{"title":"O","outcomes":[\#(outcomes)],"questions":[{"text":"t","answers":[{"text":"a","outcomes":{\#(weights)}}]}]}"#,
        "out0y"
      ),
      ("defaults", #"{"title":"D","defaults":{\#(unknown)},"questions":[\#(many)]}"#, "'x0'"),
      ("bands", #"{"title":"B","bands":[\#(bands),{"from":0}],"questions":[{"text":"t",\#(answers)}]}"#, "band 5001"),
    ]
    for (name, text, said) in cases {
      let place = try Place()
      try place.quiz(name, text)
      let outcome = try place.run(["quiz", "check", "home/quizzes/\(name).json"])
      XCTAssertEqual(outcome.code, 1, "\(name) \(outcome.errors)")
      XCTAssertTrue(outcome.output.contains(said), "\(name): \(outcome.output.prefix(300))")
      XCTAssertLessThanOrEqual(try place.run(["list"]).code, 65)
    }
  }

  /// A match of thousands of pairs is answered, checked and marked without going over all of them for each.
  func testManyPairsAreAnswered() throws {
    let count = 3000  // of which an answer fits into a pipe
    let place = try Place()
    let pairs = (0..<count).map { #"["l\#($0)","r\#($0)"]"# }.joined(separator: ",")
    try place.quiz("pairs", #"{"title":"P","questions":[{"id":"q","kind":"match","text":"t","pairs":[\#(pairs)]}]}"#)
    let shown = try XCTUnwrap(try place.play(["pairs", "--seed", "1"], [#"{"quit":"keep"}"#]).first("question"))
    let sides = ["left", "right"].map { side -> [String: String] in
      let items = shown.object[side] as? [[String: String]] ?? []
      return Dictionary(uniqueKeysWithValues: items.map { (String($0["text"]!.dropFirst()), $0["id"]!) })
    }
    let answer = sides[0].map { "\"\($0.value)\":\"\(sides[1][$0.key]!)\"" }.joined(separator: ",")
    let messages = try place.play(["pairs"], [#"{"answer":{\#(answer)}}"#])
    XCTAssertEqual(messages.first("result")?.number("percent"), 100)
  }

  /// A file that claims twenty gigabytes, and one that has a little more than is read.
  func testTooLargeAFileIsNotRead() throws {
    let place = try Place()
    try place.quiz("small", Samples.statements(1))
    for (name, size) in [("huge", 20 << 30), ("large", (128 << 20) + 1)] {
      let path = "\(place.root)/home/quizzes/\(name).md"
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
      XCTAssertEqual(ftruncate(descriptor, off_t(size)), 0)
      close(descriptor)
      for arguments in [
        ["home/quizzes/\(name).md", "--json"], ["quiz", "check", path], ["quiz", "convert", path, "x.json"],
      ] {
        let outcome = try place.run(arguments)
        XCTAssertEqual(outcome.code, 65, "\(arguments) \(outcome.errors)")
        XCTAssertTrue(outcome.errors.contains("\(name).md: more than 128 MB"), outcome.errors)
      }
      let listed = try place.run(["list"])
      XCTAssertTrue(listed.output.contains("Statements"), listed.output)
      XCTAssertTrue(listed.errors.contains("\(name).md"), listed.errors)
      unlink(path)
    }
  }

  /// A text that is shown has an end: one of megabytes would be laid out at every key.
  func testTooLongATextIsRefused() throws {
    let place = try Place()
    let text = String(repeating: "word ", count: 50_000)
    let question = #"{"id":"q","kind":"truefalse","text":"TEXT","correct":true}"#
    try place.quiz("long", #"{"title":"L","questions":[\#(question.replacingOccurrences(of: "TEXT", with: text))]}"#)
    let outcome = try place.run(["long", "--json"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(
      outcome.errors.contains("'text' of question 'q' has 250000 bytes; a text may have 200000"), outcome.errors)
    try place.quiz(
      "fine", #"{"title":"L","questions":[\#(question.replacingOccurrences(of: "TEXT", with: text.prefix(190_000)))]}"#)
    XCTAssertEqual(try place.play(["fine"], [#"{"answer":["true"]}"#]).first("result")?.number("percent"), 100)
  }
}
