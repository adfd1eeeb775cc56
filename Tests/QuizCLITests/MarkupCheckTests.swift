import Foundation
import XCTest

/// Tests what `quiz check` finds in texts with markup, each at its place, and in plain ones that look like it.
final class MarkupCheckTests: XCTestCase {
  private func quiz(_ text: String, _ keys: String = #""markup":"markdown","#, _ more: String = "") -> String {
    "{\"title\":\"T\",\(keys)\"questions\":[\n{\"id\":\"a\",\"kind\":\"truefalse\",\"text\":\"\(text)\",\"correct\":true\(more)}]}"
  }

  private func found(_ quiz: String, _ name: String = "q.json", in place: Place) throws -> String {
    try place.write(quiz, to: name)
    return try place.run(["quiz", "check", name]).output
  }

  /// Columns count the signs of the file, escapes included.
  func testMistakesHaveTheirPlace() throws {
    let place = try Place()
    let cases = [
      (#"So: $\\foo{x}$"#, "2:43: warning: 'text' of question 'a': unknown command '\\foo': it is shown as written"),
      (
        #"ä\u00e4 \"b\" $\\foo{x}$"#,
        "2:53: warning: 'text' of question 'a': unknown command '\\foo': it is shown as written"
      ),
      (
        #"$$x + 1"#,
        "2:38: warning: 'text' of question 'a': a formula does not end: add '$$', or write '\\' before its first sign"
      ),
      (
        #"A:\n```\nx"#,
        "2:42: warning: 'text' of question 'a': a block of code does not end: add a line with its fence"
      ),
      (
        #"$\\frac{1$ b"#,
        "2:45: warning: 'text' of question 'a': a part of the formula does not end: add '}'"
      ),
      (#"$\\begin{foo}x\\end{foo}$"#, "warning: 'text' of question 'a': unknown environment 'foo'"),
    ]
    for (text, expected) in cases {
      let output = try found(quiz(text), in: place)
      XCTAssertTrue(output.contains(expected), "\(text): \(output)")
      XCTAssertEqual(output.split(separator: "\n").count, 1, output)
    }
  }

  /// Offered answers and what is said of them belong to the question of their gap.
  func testTextsInsideOfGapsAreRead() throws {
    let place = try Place()
    let gaps = { (text: String, feedback: String) in
      #"{"title":"T","markup":"markdown","questions":[{"id":"a","kind":"gaps","text":"[[x]] [[y]]","gaps":{"#
        + #""x":{"answers":[{"text":"\#(text)","correct":true},{"text":"n"}]},"#
        + #""y":{"answers":[{"accept":["m"],"feedback":"\#(feedback)","fraction":1}]}}}]}"#
    }
    XCTAssertTrue(try found(gaps("$x^2$", "`y`"), in: place).contains("nothing found"))
    for (quiz, key) in [(gaps(#"$\\foo$"#, "y"), "text"), (gaps("z", #"$\\foo$"#), "feedback")] {
      let output = try found(quiz, in: place)
      XCTAssertTrue(output.contains("warning: '\(key)' of question 'a': unknown command '\\foo'"), output)
    }
    let linked = gaps("z", "y").replacing("[[x]] [[y]]", with: #"[[x]](m) $\\foo$ [[y]]"#)
    let output = try found(linked, in: place)
    XCTAssertTrue(output.contains("1:89: warning: 'text' of question 'a': unknown command '\\foo'"), output)
    XCTAssertEqual(output.split(separator: "\n").count, 1, output)
    let lost = try found(gaps("![A dog](dog.png)", "y"), in: place)
    XCTAssertTrue(lost.contains("the image 'dog.png' is not there"), lost)
    try place.write(gaps("$x^2$", "y").replacing(#""markup":"markdown","#, with: ""), to: "plain.json")
    XCTAssertTrue(try place.run(["quiz", "check", "plain.json"]).output.contains("nothing found"))
    try place.write(gaps(#"$\\frac12$"#, "y").replacing(#""markup":"markdown","#, with: ""), to: "plain.json")
    XCTAssertTrue(try place.run(["quiz", "check", "plain.json"]).output.contains("looks like Markdown"))
  }

  func testEveryTextIsRead() throws {
    let place = try Place()
    let bad = #"$\\foo$"#
    let texts = [
      #""description":"\#(bad)""#, #""sections":[{"id":"s","text":"\#(bad)"}]"#,
      #""bands":[{"from":0,"text":"\#(bad)"}]"#,
      #""outcomes":[{"id":"o","text":"\#(bad)"}]"#, #""defaults":{"hint":"\#(bad)"}"#,
    ]
    for text in texts {
      let output = try found(quiz("?", "\"markup\":\"markdown\",\(text),"), in: place)
      XCTAssertTrue(output.contains("unknown command '\\foo'"), "\(text): \(output)")
    }
    let more = [
      #","hint":"\#(bad)""#, #","explanation":{"en":"e","de":"\#(bad)"}"#,
      #","answers":[{"id":"true","text":"\#(bad)"}]"#, #","answers":[{"id":"true","feedback":"\#(bad)"}]"#,
    ]
    for text in more {
      let output = try found(quiz("?", #""markup":"markdown","#, text), in: place)
      XCTAssertTrue(output.contains("unknown command '\\foo'"), "\(text): \(output)")
    }
    let match =
      #"{"title":"T","markup":"markdown","questions":[{"id":"m","kind":"match","text":"?","pairs":[["\#(bad)","b"]],"extra":["\#(bad)"]}]}"#
    XCTAssertEqual(try found(match, in: place).split(separator: "\n").count, 2)
    // What is typed, and what is plain, has no formulas.
    let typed =
      #"{"title":"T","markup":"markdown","questions":[{"id":"t","kind":"text","text":"?","accept":["\#(bad)"]}]}"#
    XCTAssertTrue(try found(typed, in: place).contains("nothing found"))
  }

  func testPictures() throws {
    let place = try Place()
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: URL(fileURLWithPath: "\(place.root)/c.png"))
    XCTAssertTrue(try found(quiz("![a cat](c.png)"), in: place).contains("nothing found"))
    let cases = [
      (
        "![a cat](d.png)",
        "2:47: warning: 'text' of question 'a': the image 'd.png' is not there: add the file or correct its path"
      ),
      (
        "![](c.png)",
        "warning: 'text' of question 'a': the picture 'c.png' has no words: write them in its square brackets"
      ),
    ]
    for (text, expected) in cases {
      let output = try found(quiz(text), in: place)
      XCTAssertTrue(output.contains(expected), "\(text): \(output)")
    }
    let answer = #","answers":[{"id":"true","text":"![a dog](e.png)"}]"#
    XCTAssertTrue(
      try found(quiz("?", #""markup":"markdown","#, answer), in: place).contains("the image 'e.png' is not there"))
  }

  func testPlainQuizzesThatLookLikeIt() throws {
    let place = try Place()
    let said = "'text' of question 'a': the text looks like Markdown: write \"markup\": \"markdown\" in the quiz"
    for text in [#"Is $\\frac{1}{2}$ half?"#, #"Is \\(\\alpha\\) half?"#, #"See:\n```\nx\n```"#, "A **bold** word"] {
      let output = try found(quiz(text, ""), in: place)
      XCTAssertEqual(output, "q.json:2:38: warning: \(said)\n", text)
    }
    for text in [
      "It costs $5", "2 * 3 and 4 * 5", "a_b_c and __init__", "From $5 to $6", "x ** y", "a `code` word", "*one*",
    ] {
      XCTAssertTrue(try found(quiz(text, ""), in: place).contains("nothing found"), text)
    }
    XCTAssertTrue(try found(quiz("A **bold** word", #""markup":"plain","#), in: place).contains("nothing found"))
    XCTAssertTrue(
      try found(
        "return { title = \"T\", questions = { { id = \"a\", kind = \"truefalse\", correct = true, text = \"A **b** c\" } } }",
        "q.lua", in: place
      ).contains(said))
  }

  func testLuaQuizzes() throws {
    let place = try Place()
    let lua = #"""
      return { title = "T", markup = "markdown", questions = {
        { id = "a", kind = "truefalse", correct = true, text = "So: $\\foo$" } } }
      """#
    let output = try found(lua, "q.lua", in: place)
    XCTAssertTrue(output.contains("q.lua:2:64: warning: 'text' of question 'a': unknown command '\\foo'"), output)
  }

  /// A new quiz has the key, reads cleanly and shows a little of what it does.
  func testANewQuiz() throws {
    let place = try Place()
    XCTAssertEqual(try place.run(["quiz", "new", "fresh"]).code, 0)
    let text = try String(contentsOfFile: "\(place.root)/home/quizzes/fresh.json", encoding: .utf8)
    XCTAssertTrue(text.contains("\"markup\": \"markdown\""), text)
    XCTAssertTrue(try place.run(["quiz", "check", "fresh"]).output.contains("nothing found"))
  }
}
