import Foundation
import XCTest

/// Texts with markup where a class has them on paper and as files: what is printed, sheets for participants, a report.
final class MarkupPaperTests: XCTestCase {
  private let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
  private let square = "<msup><mi>x</mi><mn>2</mn></msup>"

  private func place(markup: Bool = true) throws -> Place {
    let place = try Place()
    let key = markup ? #""markup":"markdown","# : ""
    try place.quiz(
      "test",
      #"{"title":"*T*",\#(key)"description":"About **$x^2$**.","bands":[{"from":0,"title":"*B*","text":"A `b`."}],"questions":["#
        + #"{"id":"q1","text":"What is $x^2$?\n\n```python\nif x:  # a comment that is longer than a line of this paper can be, so that it goes on below\n\ty\n```","#
        + #""explanation":"| a |\n|---|\n| $x^2$ |","answers":[{"text":"`a  b`","correct":true,"feedback":"**Yes**."},"#
        + #"{"text":"```\nb\n  c\n```"},{"text":"![a dot](dot.png)"},{"text":"![gone](gone.png)"}]},"#
        + #"{"id":"q2","kind":"match","text":"Match.","pairs":[["$x^2$","`l`"],["**m**","n"]]},"#
        + #"{"id":"q3","kind":"order","text":"Sort.","answers":[{"text":"$x^2$"},{"text":"*two*"}]},"#
        + #"{"id":"q4","kind":"text","text":"Type `**`.","accept":["<u>a</u>"]}]}"#)
    try Data(base64Encoded: dot)?.write(to: URL(fileURLWithPath: place.root + "/home/quizzes/dot.png"))
    try place.write(
      [
        #"{"participant":"Ada","responses":{"q1":["a"],"q2":{"$x^2$":"`l`","**m**":"n"},"q3":["a","b"],"q4":"<u>a</u>"}}"#,
        #"{"participant":"Bo","responses":{"q1":["b"],"q2":{"$x^2$":"n"},"q3":["b","a"],"q4":"<b>$y$</b>"}}"#,
      ].joined(separator: "\n") + "\n", to: "class.jsonl")
    return place
  }

  private func assert(_ text: String, has pieces: String..., line: UInt = #line) {
    for piece in pieces { XCTAssert(text.contains(piece), "no \(piece) in \(text)", line: line) }
  }

  func testPapersAndKeys() throws {
    let outcome = try place().run(["quiz", "print", "test", "--key", "--sheet"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertEqual(outcome.errors.components(separatedBy: "'gone.png' of question 'q1' cannot be read").count, 2)
    let paper = outcome.output
    assert(
      paper, has: square, "<div class=\"text markup\" dir=\"auto\">About <strong><math", "\n↪ ", "\n    y</code></pre>",
      "<code dir=\"ltr\">a  b</code>", "src=\"data:image/png;base64,\(dot)\" alt=\"a dot\"",
      "<span class=\"markup-lost\">gone</span>", "<div class=\"choices one\">", "<h1 dir=\"auto\">*T*</h1>")
    let key = try XCTUnwrap(paper.components(separatedBy: "<table class=\"part key\"").last)
    assert(
      key, has: "<td dir=\"auto\"><code dir=\"ltr\">a  b</code></td>", "</math> – <code dir=\"ltr\">l</code>",
      "</math> → <em>two</em>", "<td dir=\"auto\">&lt;u&gt;a&lt;/u&gt;</td>")
    XCTAssertFalse(paper.contains("prefers-color-scheme"))
    for piece in ["http:", "https:", "<script"] { XCTAssertFalse(paper.contains(piece), piece) }
  }

  func testSheetsForParticipants() throws {
    let place = try place()
    let outcome = try place.run(["grade", "test", "class.jsonl", "--feedback", "sheets.html"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let sheets = try String(contentsOfFile: place.root + "/sheets.html", encoding: .utf8)
    let parts = sheets.components(separatedBy: "<section ")
    XCTAssertEqual(parts.count, 3)
    assert(
      parts[1], has: square, "<dd dir=\"auto\"><code dir=\"ltr\">a  b</code></dd>",
      "<dd dir=\"auto\">&lt;u&gt;a&lt;/u&gt;</dd>",
      "<div class=\"feedback markup\" dir=\"auto\"><strong>Yes</strong>.</div>", "<table class=\"markup\">",
      "<div class=\"text markup\" dir=\"auto\">A <code dir=\"ltr\">b</code>.</div>")
    assert(
      parts[2], has: "<code class=\"markup-code\" dir=\"ltr\">b\n  c</code>", "&lt;b&gt;$y$&lt;/b&gt;",
      "<dd dir=\"auto\"><em>two</em></dd>\n<dd dir=\"auto\"><math")
    XCTAssertFalse(sheets.contains("http:"))
  }

  func testTheReport() throws {
    let place = try place()
    let outcome = try place.run(["analyze", "test", "class.jsonl", "--html", "report.html"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let report = try String(contentsOfFile: place.root + "/report.html", encoding: .utf8)
    assert(
      report, has: "<div class=\"text markup\"", square, "<code dir=\"ltr\">a  b</code>", "</math> → <em>two</em>",
      "<h1>*T*</h1>")
  }

  /// A quiz without the key is printed as it was before there was one.
  func testPlainQuizzesStayPlain() throws {
    let place = try place(markup: false)
    let paper = try place.run(["quiz", "print", "test", "--key"]).output
    assert(paper, has: "About **$x^2$**.</p>", "<span class=\"text\" dir=\"auto\">`a  b`</span>", "`a  b`</td>")
    XCTAssertEqual(try place.run(["grade", "test", "class.jsonl", "--feedback", "sheets.html"]).code, 0)
    let sheets = try String(contentsOfFile: place.root + "/sheets.html", encoding: .utf8)
    assert(sheets, has: "<p class=\"feedback\" dir=\"auto\">**Yes**.</p>", "<dd dir=\"auto\">`a  b`</dd>")
    for text in [paper, sheets] { XCTAssertFalse(text.contains("<math")) }
  }
}
