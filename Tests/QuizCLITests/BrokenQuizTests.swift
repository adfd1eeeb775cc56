import Foundation
import XCTest

/// Quiz files that are wrong: file, line, column, what was found, exit 65.
final class BrokenQuizTests: XCTestCase {
  func testBrokenQuizzes() throws {
    let question = #"{"kind":"truefalse","text":"x"}"#
    let cases: [(name: String, text: String, place: String?, said: String)] = [
      ("notext", "{\"title\":\"a\",\n\"questions\":[\n{\"kind\":\"truefalse\"}]}", "3:1", "no 'text'"),
      ("wrongtype", "{\"title\":\"a\",\n\"questions\":[\n{\"kind\":\"truefalse\",\"text\":5}]}", "3:28", "'5'"),
      ("wronglist", "{\"title\":\"a\",\n\"questions\":{}}", "2:13", "'questions'"),
      ("noanswers", #"{"title":"a","questions":[{"kind":"single","text":"x"}]}"#, "1:27", "'answers'"),
      ("emptyanswers", #"{"title":"a","questions":[{"kind":"order","text":"x","answers":[]}]}"#, nil, "'answers'"),
      ("nopairs", #"{"title":"a","questions":[{"kind":"match","text":"x"}]}"#, "1:27", "'pairs'"),
      (
        "equal",
        #"{"title":"a","questions":[{"id":"q","kind":"truefalse","text":"x"},{"id":"q","kind":"truefalse","text":"y"}]}"#,
        nil, "'q'"
      ),
      (
        "equalanswers",
        #"{"title":"a","questions":[{"kind":"single","text":"x","answers":[{"id":"a","text":"1"},{"id":"a","text":"2"}]}]}"#,
        nil, "'a'"
      ),
      ("kind", #"{"title":"a","questions":[{"kind":"singel","text":"x"}]}"#, "1:35", "did you mean 'single'?"),
      ("partial", #"{"title":"a","partial":"nett","questions":[\#(question)]}"#, "1:24", "did you mean 'net'?"),
      ("reveal", #"{"title":"a","reveal":"ends","questions":[\#(question)]}"#, "1:23", "did you mean 'end'?"),
      ("noquestions", #"{"title":"a","questions":[]}"#, nil, "'questions'"),
      ("noquestionlist", #"{"title":"a"}"#, nil, "'questions'"),
      ("notitle", #"{"questions":[\#(question)]}"#, nil, "'title'"), ("empty", "", "1:1", "empty"),
      ("open", "{\"title\":\"a\",\n\"questions\":[", "2:14", "]"), ("comma", "{\"title\":\"a\",\n\n}", "1:13", "comma"),
      ("nested", String(repeating: "[", count: 100_000), "1:65", "deep"),
      ("nestedvalue", #"{"title":"a","data":\#(String(repeating: "[", count: 100_000))"#, "1:84", "deep"),
      ("brackets", "[]", nil, "title"), ("text", "\"quiz\"", nil, "title"),
      ("twice", #"{"title":"a","title":"b","questions":[\#(question)]}"#, "1:14", "'title'"),
      ("path", #"{"title":"a","plugin":"../mode","questions":[\#(question)]}"#, "1:23", "'../mode'"),
      ("image", #"{"title":"a","image":"/etc/passwd","questions":[\#(question)]}"#, "1:22", "'/etc/passwd'"),
    ]
    let place = try Place()
    for (name, text, position, said) in cases {
      try place.quiz(name, text)
      let outcome = try place.run([name, "--json"])
      XCTAssertEqual(outcome.code, 65, "\(name): \(outcome.errors)")
      XCTAssertEqual(outcome.output, "", name)
      let prefix = "quizrun: \(place.root)/home/quizzes/\(name).json:" + (position.map { "\($0): " } ?? "")
      XCTAssertTrue(outcome.errors.hasPrefix(prefix), "\(prefix) \(outcome.errors)")
      XCTAssertTrue(outcome.errors.contains(said), "\(name): \(outcome.errors)")
      XCTAssertLessThan(outcome.errors.count, 1000, name)
    }
    // Broken neighbours keep no other quiz from being played.
    try place.quiz("good", Samples.statements(1))
    XCTAssertEqual(try place.play(["good"]).first("question")?.int("of"), 1)
    let list = try place.run(["list"])
    XCTAssertEqual(list.code, 65)
    XCTAssertTrue(list.output.contains("good"), list.output)
    for (name, _, _, _) in cases { XCTAssertTrue(list.errors.contains("/\(name).json"), name) }
  }

  func testLuaQuizzes() throws {
    let place = try Place()
    let cases: [(name: String, text: String, line: Int)] = [
      ("syntax", "return {\n title = = 1 }", 2), ("loops", "\nwhile true do end", 2), ("number", "return 5", 1),
      ("raises", "\n\nerror(\"boom\")", 3),
      ("notext", "return { title = \"a\",\n questions = {\n  { kind = \"truefalse\" } } }", 3),
      ("memory", "local s = \"x\"\nwhile true do s = s .. s end", 2), ("io", "\nio.write(\"x\")", 2),
    ]
    for (name, text, line) in cases {
      try place.write(text, to: "home/quizzes/\(name).lua")
      let outcome = try place.run([name, "--json"])
      XCTAssertEqual(outcome.code, 65, "\(name): \(outcome.errors)")
      XCTAssertTrue(outcome.errors.contains("/\(name).lua:\(line):"), "\(name): \(outcome.errors)")
    }
    try place.write(
      "local list = {}; for i = 1, 3 do list[i] = { kind = \"number\", text = i .. \" * 2\", correct = i * 2 } end\nreturn { title = \"Computed\", questions = list }",
      to: "home/quizzes/computed.lua")
    XCTAssertEqual(try place.play(["computed"], [#"{"answer":2}"#]).of("question").count, 2)
  }

  func testUnknownKeysAreAWarning() throws {
    let place = try Place()
    try place.quiz("keys", Samples.statements(1, #""titel":"x","shuffel":{},"#))
    let json = try place.play(["keys"])
    XCTAssertTrue(json.of("warning").contains { $0.string("message")?.contains("did you mean 'title'?") == true })
    XCTAssertEqual(json.of("warning").count, 2)
    XCTAssertFalse(
      json.of("warning").contains { $0.string("message")?.contains("warning") == true }, "it says so itself")
    let plain = try place.run(["keys", "--plain", "--new"])
    XCTAssertTrue(plain.errors.contains("did you mean 'shuffle'?"), plain.errors)
  }
}
