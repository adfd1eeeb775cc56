import Foundation
import XCTest

/// A quiz with markup through the program: objects keep the source and name its markup, lists and sheets have it plain.
final class MarkupFacesTests: XCTestCase {
  private static let quiz = #"""
    {"id":"m","title":"*T*","markup":"markdown","description":"About $\\pi$","licence":"CC0","bands":[{"from":0,"text":"**Done**"}],
     "questions":[
      {"id":"p","kind":"info","text":"- read"},
      {"id":"c","kind":"single","text":"Which is $x^2$?","hint":"*h*","explanation":"`e`","answers":[
        {"text":"$\\frac{1}{2}$","correct":true,"feedback":"**f**"},{"text":"**b**"}]},
      {"id":"t","kind":"text","text":"A <u>tag</u>?","accept":["<b>"]},
      {"id":"s","kind":"truefalse","markup":"plain","text":"2*3*4 is $24","correct":true}]}
    """#

  private func place(_ change: (String) -> String = { $0 }) throws -> Place {
    let place = try Place()
    try place.quiz("m", change(Self.quiz))
    return place
  }

  private func object(_ line: String) throws -> [String: Any] {
    try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  func testObjects() throws {
    let lines = [
      #"{"continue":true}"#, #"{"hint":true}"#, #"{"answer":["a"]}"#, #"{"answer":"<b>"}"#, #"{"answer":["true"]}"#,
    ]
    let messages = try place().play(["m", "--seed", "1"], lines)
    let markups = { (type: String) in messages.of(type).map { $0.string("markup") ?? "-" } }
    XCTAssertEqual(markups("page"), ["markdown"])
    XCTAssertEqual(markups("question"), ["markdown", "markdown", "markdown", "-"])
    XCTAssertEqual(markups("hint"), ["markdown"])
    XCTAssertEqual(markups("verdict"), ["markdown", "markdown", "-"])
    XCTAssertEqual(markups("result"), ["markdown"])
    XCTAssertEqual(messages.first("question")?.string("text"), "Which is $x^2$?")
    XCTAssertEqual(messages.first("verdict")?.string("feedback"), "**f**")
    XCTAssertEqual(messages.last("result")?.string("body"), "**Done**")
  }

  /// Without the key no object has a word of it, and nothing is read into the texts.
  func testAPlainQuizIsAsItWas() throws {
    let place = try place {
      $0.replacing(#""markup":"markdown","#, with: "").replacing(#""markup":"plain","#, with: "")
    }
    let lines = [
      #"{"continue":true}"#, #"{"hint":true}"#, #"{"answer":["a"]}"#, #"{"answer":"<b>"}"#, #"{"answer":["true"]}"#,
    ]
    let output = try place.run(["m", "--json", "--seed", "1"], lines).output
    XCTAssertFalse(output.contains("markup"), output)
    XCTAssertTrue(try place.run(["m", "--plain"], ["", "h", "2"]).output.contains("1) $\\frac{1}{2}$\n"))
  }

  func testPlainLines() throws {
    let output = try place().run(["m", "--plain", "--seed", "1"], ["", "h", "2", "<i>", "t"]).output
    let parts = [
      "*T*\nAbout π\n", "- read\n", "Which is x²?\n", "  1) 1/2\n  2) *b*\n", "Hint: h\n", "The right answer: 1/2.",
      "`e`\n", "A _tag_?\n", "The right answer: <b>.", "2*3*4 is $24\n", "*Done*\n",
    ]
    for part in parts { XCTAssertTrue(output.contains(part), "\(part) in \(output)") }
  }

  func testTheHistory() throws {
    let place = try place()
    let lines = [#"{"continue":true}"#, #"{"answer":["b"]}"#, #"{"answer":"<i>"}"#, #"{"answer":["true"]}"#]
    _ = try place.play(["m", "--seed", "1"], lines)
    let id = try XCTUnwrap(place.run(["history", "--json"]).output.firstMatch(of: /"sitting":"(\w+)"/)).1
    let review = try object(place.run(["history", String(id), "--json"]).output)
    let answers = try XCTUnwrap(review["answers"] as? [[String: Any]])
    XCTAssertEqual(answers.map { $0["markup"] as? String }, ["markdown", "markdown", nil])
    XCTAssertEqual(answers.map { $0["given"] as? String }, ["**b**", "<i>", "True"])
    XCTAssertEqual(answers.map { $0["plain"] as? [String] }, [nil, ["given", "answer"], nil])
    let text = try place.run(["history", String(id)]).output
    for part in ["Which is x²?", "*b* (", "right: 1/2", "`e`", "A _tag_?", "<i>", "*Done*"] {
      XCTAssertTrue(text.contains(part), "\(part) in \(text)")
    }
    let reasons = try place.run(["history", String(id), "--explain"]).output
    XCTAssertTrue(reasons.contains("Which is x²?") && reasons.contains("1/2"), reasons)
    XCTAssertTrue(try place.run(["stats"]).output.contains("Which is x²?"))
  }

  /// A cell names an answer, and a head a question, by the source or by the plain text.
  func testATableOfResponses() throws {
    let place = try place()
    try place.write(
      "name,Which is x²?,t,s\nAda,1/2,<b>,True\nBob,$\\frac{1}{2}$,<b>,True\nCy,b,x,True\n", to: "class.csv")
    let output = try place.run(["grade", "m", "class.csv"])
    XCTAssertEqual(output.code, 0, output.errors)
    let graded = try output.output.split(separator: "\n").map { try object(String($0)) }
    XCTAssertEqual(graded.map { $0["points"] as? Double }, [3, 3, 1], output.output)
  }

  func testAModesOwnTexts() throws {
    let place = try place()
    try place.plugin(
      "own",
      """
      return { api = 1,
        next = function(state, ctx)
          return ctx.remaining[1] and ctx.ask(ctx.remaining[1], { note = "| a |\\n|---|\\n| `b` |", markup = "markdown" }) or ctx.finish()
        end,
        judge = function() return { points = 1, feedback = "*plain*" } end,
        result = function() return { body = "1. one\\n2. two", markup = "markdown" } end }
      """)
    let lines = [#"{"continue":true}"#, #"{"answer":["a"]}"#, #"{"answer":"<b>"}"#, #"{"answer":["true"]}"#]
    let messages = try place.play(["m", "--plugin", "own", "--seed", "1"], lines)
    XCTAssertEqual(messages.of("question").map { $0.string("markup") }, ["markdown", "markdown", "markdown"])
    let plain = { (type: String) in messages.of(type).map { $0.object["plain"] as? [String] ?? [] } }
    XCTAssertEqual(plain("question"), [[], [], ["text", "answers", "left", "right"]])
    XCTAssertEqual(plain("verdict"), [["feedback"], ["feedback"], []])
    let output = try place.run(["m", "--plugin", "own", "--plain", "--seed", "1"], ["", "1", "<b>", "t"]).output
    for part in ["| a |\n| `b` |\n", "\n*plain*\n", "1. one\n2. two\n"] {
      XCTAssertTrue(output.contains(part), "\(part) in \(output)")
    }
  }

  /// Cards have their question in the body, as titles have no markup, and what is typed stays as it is.
  func testCards() throws {
    let place = try Place.withShippedModes()
    try place.quiz(
      "deck",
      #"{"id":"deck","title":"D","markup":"markdown","plugin":"cards","questions":[{"id":"a","kind":"text","text":"**der** Hund","accept":["the *_dog_"]}]}"#
    )
    let output = try place.run(["deck", "--plain"], ["", "good"]).output
    XCTAssertTrue(output.contains("\n*der* Hund\n") && output.contains("the …_dog_\n"), output)
  }
}
