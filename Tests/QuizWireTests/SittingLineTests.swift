import Foundation
import JSONText
import QuizCore
import QuizPlay
import QuizWire
import XCTest

/// Objects that are read and written again are the same to the byte.
final class SittingLineTests: XCTestCase {
  private func page(_ name: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let text = try String(contentsOf: root.appending(path: "docs/\(name)"), encoding: .utf8)
    return text.split(separator: "\n").reduce(into: []) { lines, line in
      // A long object goes on in the next line, two blanks in.
      if line.hasPrefix("  "), let last = lines.last, last.hasPrefix("{\""), last.hasSuffix(",") {
        lines[lines.count - 1] += line.dropFirst(2)
      } else {
        lines.append(String(line))
      }
    }
  }

  /// Every line of the documented protocol.
  func testThePromisedLines() throws {
    let lines = try page("protocol.md").filter { $0.hasPrefix(#"{"type":""#) }
    XCTAssertGreaterThan(lines.count, 30)
    for line in lines { XCTAssertEqual(SittingLine(wire: try JSONParser.parse(line))?.line, line) }
  }

  /// Every object of the documented answers to browsers and programs.
  func testThePromisedAnswers() throws {
    let lines = try page("http.md")
    let replies = lines.filter { $0.hasPrefix("{") && $0.contains(#""objects":["#) }
    let objects = try replies.flatMap { try JSONParser.parse($0)["objects"]?.array ?? [] }
    XCTAssertGreaterThan(objects.count, 5)
    for object in objects {
      XCTAssertEqual(SittingLine(wire: object)?.line, JSONWriter.text(JSONValue(object)))
    }
  }

  /// A newer side may have more keys, words and items: what is not known is passed over.
  func testOfSomebodyNewer() throws {
    let line =
      #"{"type":"question","new":{"a":1},"kind":"single","step":2,"answers":[{"id":"a","text":"A"},{"new":true}],"#
      + #""status":["x"],"status_values":[{"text":"x","kind":"new","value":2}],"min":"low","selected":null}"#
    let question = try XCTUnwrap(QuestionView(wire: try JSONParser.parse(line)))
    XCTAssertEqual(question.step, 2)
    XCTAssertEqual(question.attempt, 1)
    XCTAssertEqual(question.answers, [Choice(id: "a", text: "A")])
    XCTAssertEqual(question.status, [StatusEntry("x", value: 2)])
    XCTAssertNil(question.scale)
    XCTAssertNil(question.draft)
    XCTAssertNil(QuestionView(wire: try JSONParser.parse(#"{"kind":"new"}"#)), "a kind that is not known")
    XCTAssertNil(QuestionView(wire: try JSONParser.parse(#"{"type":"page","kind":"text"}"#)), "another object")
    XCTAssertNil(SittingLine(wire: try JSONParser.parse(#"{"type":"new"}"#)))
  }

  func testTextsAreCleaned() {
    XCTAssertEqual(Moment.hint("a\u{1B}[1m").line, "{\"type\":\"hint\",\"text\":\"a\u{FFFD}[1m\"}")
  }

  /// A whole room, with every field.
  func testARoom() throws {
    let question =
      #"{"type":"question","step":1,"try":1,"id":"q","kind":"range","text":"?","section":"s","answers":[],"left":[],"right":[],"#
      + #""min":0,"max":10,"step_size":0.5,"labels":["low","high"],"limit":20,"back":false,"skip":false,"actions":[],"#
      + #""inputs":{"sure":{"type":"map","values":"int","default":{},"about":"How sure","secret":true}},"status":[],"#
      + #""status_values":[],"pages":[{"title":"Rivers","image":"r.png"}],"byHand":true}"#
    let line =
      #"{"type":"room","room":"R","code":"123456","title":"T","quiz":"q","quiz_title":"Q","pace":"own","round":1,"rounds":2,"#
      + #""phase":"paused","epoch":3,"joining":false,"names":"roster","players":2,"until":"2026-11-28T18:00:00Z","waiting":1,"#
      + #""questions":5,"number":2,"player":1,"name":"Ada","reason":"kicked","sitting":"S","done":true,"#
      + #""mine":{"answer":null,"inputs":{"sure":2},"kept":true},"place_of":{"place":1,"of":2,"points":2.5,"moved":-1},"#
      + #""question":\#(question),"left_ms":900,"answered":1,"asked":2,"counts":{"a":1,"b":0},"right":[],"#
      + #""verdict":{"type":"verdict","points":1,"of":2,"correct":false,"answer":{"l1":"r1"},"given":5,"feedback":"F","#
      + #""explanation":"E","source":"S"},"progress":[{"player":1,"name":"Ada","settled":4}],"#
      + #""board":[{"place":1,"player":1,"name":"Ada","points":1,"of":2,"moved":0,"corrections":[{"points":-1,"why":"w"}]}],"#
      + #""people":[{"player":1,"name":"Ada","here":true,"device":false}],"absent":["Bo"],"missing":[]}"#
    XCTAssertEqual(RoomView(wire: try JSONParser.parse(line))?.line, line)
  }
}
