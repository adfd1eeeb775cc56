import QuizCore
import QuizPlay
import Terminal
import TerminalTesting
import XCTest

@testable import QuizScreens

/// Texts with markup on screens; their pictures are golden files.
final class MarkupScreenTests: XCTestCase {
  private func drawn(
    _ text: String, _ size: Size = .wide, ascii: Bool = false, depth: ColourDepth = .ansi16,
    pictures: PictureShelf = PictureShelf { _ in nil }, theme: Theme = .dark
  ) -> Frame {
    var canvas = canvas(size, ascii: ascii)
    (canvas.depth, canvas.pictures, canvas.settings.theme) = (depth, pictures, theme)
    return TextScene(text: text).frame(canvas)
  }

  private struct TextScene: Scene {
    let text: String
    var scroll = Scroll()

    mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction { .none }
    func keys(_ settings: ScreenSettings) -> [KeyHint] { [] }

    func sheet(_ canvas: Canvas) -> Sheet {
      var body = Body(width: canvas.width)
      body.add(text, .markdown, canvas)
      return Sheet(body: body)
    }
  }

  /// The parameters of the look of a piece of text on a screen.
  private func codes(of piece: String, in frame: Frame, depth: ColourDepth = .ansi16) -> String? {
    var painter = FramePainter(depth: depth)
    var terminal = Emulator(frame.size)
    terminal.take(painter.bytes(for: frame))
    for row in terminal.cells {
      let text = row.map(\.text)
      let wanted = piece.map(String.init)
      for start in text.indices where text[start...].starts(with: wanted) { return row[start].codes }
    }
    return nil
  }

  func testLooks() {
    let frame = drawn("a **bb** *ii* <u>uu</u> ~~ss~~ <mark>mm</mark>\n\n```python\nif 1: # no\n  'x'\n```")
    let cases = [("a", "0"), ("bb", "0;1"), ("ii", "0;3"), ("uu", "0;4"), ("ss", "0;9"), ("mm", "0;7")]
    let code = [("if", "0;94"), ("1", "0;35"), ("# no", "0;2"), ("'x'", "0;32"), (":", "0")]
    for (piece, expected) in cases + code { XCTAssertEqual(codes(of: piece, in: frame), expected, piece) }
  }

  /// Light themes and terminals without colours show the same signs.
  func testLooksOfThemes() {
    let text = "**bb** ~~ss~~\n\n```c\nif (1)\n```"
    XCTAssertEqual(codes(of: "if", in: drawn(text, theme: .light)), "0;34")
    let string = drawn("```c\n\"x\"\n```", depth: .indexed256, theme: .light)
    XCTAssertEqual(codes(of: "\"x\"", in: string, depth: .indexed256), "0;38;5;22")
    let bare = drawn(text, depth: .none)
    XCTAssertEqual(codes(of: "if", in: bare, depth: .none), "0")
    XCTAssertEqual(codes(of: "ss", in: bare, depth: .none), "0;9")
    XCTAssertEqual(bare.lines, drawn(text).lines)
  }

  /// Terminals without most signs have plain ones for lines, and the source of a formula in place of its signs.
  func testASCII() {
    let frame = drawn("~~a~~ $x-1$ $\\sqrt{2}$\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n$$\\frac{1}{2}$$", ascii: true)
    XCTAssertTrue(frame.text.contains("~a~ x-1 $\\sqrt{2}$"), frame.picture)
    XCTAssertTrue(frame.text.contains("| 1 | 2 |"), frame.picture)
    XCTAssertTrue(frame.text.contains("+---+---+"), frame.picture)
    XCTAssertTrue(frame.text.contains("\n  1\n  -\n  2"), frame.picture)
    XCTAssertFalse(frame.text.contains("*"), frame.picture)
  }

  /// A picture is drawn where there are colours and room; elsewhere its words stand.
  func testPictures() throws {
    let picture = Picture(width: 8, height: 8, pixels: Array(repeating: 200, count: 256))
    let shelf = PictureShelf { $0 == "a.png" ? picture : nil }
    let text = "one ![Words](a.png) two ![More](b.png)\n\n- ![Words](a.png)"
    let frame = drawn(text, depth: .trueColour, pictures: shelf)
    let lines = frame.lines.filter { !$0.isEmpty }
    XCTAssertEqual(lines.first?.trimmingPrefix { $0 == " " }, "one", frame.picture)
    XCTAssertTrue(lines[1].contains("▀") || lines[1].contains("█"), frame.picture)
    XCTAssertTrue(frame.text.contains("two [image: More]"), frame.picture)
    XCTAssertTrue(frame.lines.contains { $0.contains("• ▀") || $0.contains("• █") }, frame.picture)
    for frame in [drawn(text, depth: .none, pictures: shelf), drawn(text, .narrow, depth: .none, pictures: shelf)] {
      XCTAssertTrue(frame.text.contains("one [image: Words] two"), frame.picture)
    }
  }

  /// Emphasis stays visible: where a word of a question is bold, the others are not.
  func testTheBoldestThing() throws {
    for (text, piece, expected) in [
      ("Which **one**?", "Which", "0"), ("Which **one**?", "one", "0;1"), ("Which *one*?", "Which", "0;1"),
      ("Look:\n\n- a\n- b\n- c\n- d\n- e\n\nWhich?", "Look", "0"),
      ("Look:\n\n- a\n- b\n- c\n- d\n- e\n\nWhich?", "Which", "0;1"),
    ] {
      var question = Samples.single
      (question.text, question.markup) = (text, .markdown)
      let player = try Player(Samples.quiz([question]))
      XCTAssertEqual(codes(of: piece, in: player.frame), expected, text)
    }
  }

  /// A formula inside a text from right to left reads from left to right, and the text around it does not change places.
  func testRightToLeft() {
    let frame = drawn("\u{5D0}\u{5D1} $2+3=5$ \u{5D2} **\u{5D3}**")
    XCTAssertEqual(
      frame.inVisualOrder().lines.first { !$0.isEmpty }?.trimmingPrefix { $0 == " " },
      "\u{5D3} \u{5D2} 2+3 = 5 \u{5D1}\u{5D0}")
  }

  /// No text has a row that is wider than the screen, none is lost, and every width is drawn.
  func testEveryWidth() {
    let texts = [
      MarkupSamples.everything.text, MarkupSamples.formulas.text, MarkupSamples.code.text,
      "| a | b | c | d | e | f | g | h |\n|---|---|---|---|---|---|---|---|\n| end | 2 | 3 | 4 | 5 | 6 | 7 | last |",
      "> - > 1. deep `code` and $$\\frac{a}{b}$$",
    ]
    for columns in 24...200 {
      for text in texts {
        let canvas = canvas(Size(rows: 200, columns: columns))
        let drawn = canvas.drawn(text, .markdown, width: canvas.width)
        XCTAssertLessThanOrEqual(drawn.cells, canvas.width, "\(columns): \(text.prefix(20))")
      }
      let table = drawn(texts[3], Size(rows: 80, columns: columns))
      XCTAssertTrue(table.text.contains("last") || table.text.contains("las"), table.picture)
    }
  }

  /// A plain text keeps every sign.
  func testPlainTextsKeepTheirSigns() throws {
    var question = Samples.single
    question.text = "2 * 3 * 4 is `x` or $y$?"
    question.answers[0].text = "**a** and ![b](c.png)"
    let text = try Player(Samples.quiz([question])).frame.text
    XCTAssertTrue(text.contains(question.text) && text.contains(question.answers[0].text), text)
  }

  /// Digits, letters and Enter choose answers that are formulas and code as they choose others.
  func testAnswersAreChosenByKey() throws {
    var player = try Player(Samples.quiz([MarkupSamples.formulas, Samples.truefalse]))
    player.press(.character("3"))
    XCTAssertTrue(player.frame.lines.contains { $0.contains("(●)") && $0.contains("⎜") }, player.frame.picture)
    player.press(.up, .up, .enter)
    XCTAssertTrue(player.frame.text.contains("Right"), player.frame.picture)
  }
}
