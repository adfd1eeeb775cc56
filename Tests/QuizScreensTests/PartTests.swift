import QuizPlay
import Terminal
import XCTest

@testable import QuizScreens

/// The small parts: templates, fields, scrolling, the countdown.
final class PartTests: XCTestCase {
  func testTemplates() {
    let template: Template = "{a} of {b}, {c}"
    XCTAssertEqual(template(["a": "{b}", "b": "2"]), "{b} of 2, {c}", "what was filled in is left alone")
    XCTAssertEqual(Template("no end {a")(["a": "1"]), "no end {a")
  }

  func testTextField() {
    let cases: [(String, [Key], String, Int)] = [
      ("typing", [.character("a"), .character("b"), .left, .character("c")], "acb", 2),
      ("a mark joins its letter", [.character("e"), .character("\u{301}"), .character("x")], "é\u{78}", 2),
      ("ends", [.character("a"), .character("b"), .home, .delete, .end, .backspace], "", 0),
      ("beyond the ends", [.left, .backspace, .delete, .right], "", 0),
      ("pasted lines", [.paste("one\ntwo\n")], "one two", 7),
      ("cleared", [.character("a"), .control("u")], "", 0),
      ("longest", [.paste(String(repeating: "x", count: 5000))], String(repeating: "x", count: 2000), 2000),
    ]
    for (name, keys, text, cursor) in cases {
      var field = TextField()
      for key in keys { XCTAssertTrue(field.edit(key), name) }
      XCTAssertEqual(field.text, text, name)
      XCTAssertEqual(field.cursor, cursor, name)
    }
    var field = TextField("text")
    XCTAssertFalse(field.edit(.enter))
  }

  func testTheWindowShowsTheCursor() {
    var field = TextField("abcdefghij")
    XCTAssertEqual(field.window(5).text, "ghij")
    XCTAssertEqual(field.window(5).cursor, 4)
    _ = field.edit(.home)
    XCTAssertEqual(field.window(5).text, "abcde")
    XCTAssertEqual(field.window(5).cursor, 0)
    XCTAssertEqual(TextField("日本語").window(5).cursor, 4)
  }

  func testScroll() {
    var scroll = Scroll()
    XCTAssertEqual(scroll.offset(rows: 20, height: 5, focus: 10..<11), 0, "a text is read from its beginning")
    scroll.follow(from: 0)
    XCTAssertEqual(scroll.offset(rows: 20, height: 5, focus: 10..<11), 6)
    XCTAssertEqual(scroll.offset(rows: 20, height: 5, focus: 10..<18), 10, "what is too long is shown from its top")
    scroll.look(at: 100)
    XCTAssertEqual(scroll.offset(rows: 20, height: 5, focus: nil), 15)
    XCTAssertEqual(scroll.offset(rows: 3, height: 5, focus: nil), 0)
  }

  func testTheNextChangeOfACountdown() {
    let still = ScreenSettings(animated: false)
    let cases: [(Int?, Int?, ScreenSettings, Int?)] = [
      (10_000, nil, still, 1000), (9500, nil, still, 500), (1, nil, still, 1), (0, nil, still, nil),
      (9500, 61_200, still, 200), (nil, 61_200, still, 200), (10_000, nil, ScreenSettings(), 500),
      (9_750, nil, ScreenSettings(), 250), (9_900, nil, ScreenSettings(), 400),
    ]
    for (left, quizLeft, settings, expected) in cases {
      let timer = TimerLine(limit: 10_000, left: left, quizLeft: quizLeft, length: 20, settings)
      XCTAssertEqual(timer.nextChange, expected, "\(String(describing: left))")
    }
  }

  func testTimesInWords() {
    let cases = [(0, "0 s"), (1, "1 s"), (59_000, "59 s"), (59_001, "1:00"), (275_000, "4:35"), (3_600_000, "1:00:00")]
    for (ms, expected) in cases { XCTAssertEqual(TimerLine.written(ms, .english), expected) }
  }

  func testEveryGlyphOfTheASCIISetIsASCII() {
    for child in Mirror(reflecting: Glyphs.ascii).children {
      XCTAssertTrue("\(child.value)".allSatisfy(\.isASCII), child.label ?? "")
    }
    for child in Mirror(reflecting: ScreenTexts.english).children {
      XCTAssertTrue("\(child.value)".allSatisfy(\.isASCII), child.label ?? "")
    }
  }
}
