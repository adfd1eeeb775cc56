import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import Words
import XCTest

@testable import QuizScreens
@testable import Terminal

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

  /// On a wide screen text stands in a column in the middle; a scene that needs the whole gets it.
  func testTheColumn() {
    let cases: [(columns: Int, column: (Int, Int), whole: (Int, Int))] = [
      (24, (1, 21), (1, 21)), (40, (1, 37), (1, 37)), (59, (1, 56), (1, 56)), (60, (2, 56), (2, 56)),
      (80, (2, 76), (2, 76)), (81, (2, 76), (2, 77)), (100, (12, 76), (2, 96)), (120, (22, 76), (2, 116)),
      (200, (62, 76), (24, 152)),
    ]
    for (columns, column, whole) in cases {
      var canvas = canvas(Size(rows: 24, columns: columns))
      XCTAssertEqual([canvas.margin, canvas.width], [column.0, column.1], "\(columns)")
      XCTAssertLessThan(canvas.margin + canvas.width, canvas.edge)
      canvas.extent = .whole
      XCTAssertEqual([canvas.margin, canvas.width], [whole.0, whole.1], "\(columns)")
      XCTAssertLessThan(canvas.margin + canvas.width, canvas.edge)
      XCTAssertLessThan(canvas.edge, columns)
    }
  }

  /// Questions that were marked are told apart by shape and colour; what was not shown is a dot.
  func testTheDotsOfMarkedQuestions() {
    let header = SittingHeader(title: "Animals", progress: (5, 6), grades: [.right, .wrong, .partly, nil])
    let row = header.rows(canvas(Size(rows: 24, columns: 80)))[0]
    XCTAssert(row.spans.map(\.text).joined().hasSuffix("■□◧●●○ 5/6"), "\(row)")
    XCTAssertEqual(row.spans.first { $0.text == "□" }?.style, Look.wrongSign)
  }

  /// A title stands on a bar whose letters have a colour of their own; before it is the hue of the category.
  func testTheBarOfTheTitle() {
    for (theme, depth) in [
      (Theme.dark, ColourDepth.trueColour), (.light, .trueColour), (.dark, .ansi16), (.light, .ansi16),
    ] {
      var canvas = canvas(Size(rows: 24, columns: 80))
      (canvas.settings.theme, canvas.hue, canvas.depth) = (theme, 3, depth)
      var body = Body(width: canvas.width)
      body.add("Text")
      let frame = Layout(Sheet(header: [Row("Animals", Look.title)], body: body), Scroll(), canvas).frame
      let styles = (0..<80).map { frame[0, $0].style }
      XCTAssertEqual(styles[0].background, Look.hue(3, depth))
      XCTAssertEqual(Set(styles.dropFirst().map(\.background)), [Look.barPaper(theme, depth)])
      XCTAssertEqual(styles[2].foreground, Look.barInk(theme, depth))
      XCTAssertEqual(frame[2, 2].style.background, .standard)
    }
  }

  /// Sixteen colours are enough for a hue of each category, and for a bar that differs from a black ground.
  func testTheColoursOfSixteen() {
    XCTAssertEqual(Set((0..<Subject.hues).map { Look.hue($0, .ansi16) }).count, Subject.hues)
    XCTAssertEqual(Look.barPaper(.dark, .ansi16), .blue)
  }

  /// The title gives way only to what the countdown cannot do without, and nothing moves while it runs.
  func testTheHeaderOnOneRow() {
    var header = SittingHeader(title: "Animals", progress: (2, 3), limit: 100_000)
    let cases: [(columns: Int, question: Int?, quiz: Int?, expected: String)] = [
      (80, nil, nil, "Animals" + String(repeating: " ", count: 62) + "●●○ 2/3"),
      (80, 100_000, nil, "Animals" + String(repeating: " ", count: 44) + "●●○ 2/3   ██████████ 1:40"),
      (80, 9000, nil, "Animals" + String(repeating: " ", count: 44) + "●●○ 2/3   █░░░░░░░░░  9 s"),
      (40, 9000, nil, "Animals     ●●○ 2/3   █░░░░░░░░░  9 s"),
      (40, 9000, 61_000, "Animals        2/3    9 s   Quiz 1:01"), (24, 9000, 61_000, "Animals   2/3    9 s 1:01"),
    ]
    for (columns, question, quiz, expected) in cases {
      var canvas = canvas(Size(rows: 24, columns: columns))
      canvas.left = (question, quiz)
      let row = header.rows(canvas)[0]
      if columns > 24 { XCTAssertEqual(row.spans.map(\.text).joined(), expected) }
      XCTAssertLessThanOrEqual(row.cells, canvas.width)
    }
    header.progress = (20, 40)
    let many = header.rows(canvas(.wide))[0].spans.map(\.text).joined()
    XCTAssertTrue(many.hasSuffix("█████░░░░░ 20/40"), many)
  }

  /// Without colours what has the focus is still told from the rest.
  func testTheFocusWithoutColours() throws {
    for (depth, expected) in [(ColourDepth.none, Style(reverse: true)), (.ansi16, Look.focused)] {
      var player = try Player(Samples.quiz([Samples.single]))
      player.depth = depth
      let frame = player.frame
      let row = try XCTUnwrap(frame.lines.firstIndex { $0.contains("▸") })
      XCTAssertEqual(frame[row, 11].style, expected)
    }
  }

  /// The buttons stay in sight however long the answers are, unless they would take too much of the screen.
  func testTheButtonsStayInSight() throws {
    var question = Samples.single
    question.answers += (0..<30).map { Answer(id: "x\($0)", text: "Another answer \($0)") }
    for size in [Size.wide, .narrow, Size(rows: 9, columns: 60)] {
      var player = try Player(Samples.quiz([question]), size: size)
      for _ in 0..<34 {
        XCTAssertTrue(player.frame.text.contains("[Enter Answer"), player.frame.picture)
        XCTAssertTrue(player.frame.lines.contains { $0.contains("▸") }, player.frame.picture)
        XCTAssertNotNil(player.frame.cursor)
        player.press(.down)
      }
      XCTAssertTrue(player.frame.text.contains("▸[Enter Answer"), player.frame.picture)
      player.press(.up)
      XCTAssertTrue(player.frame.lines.contains { $0.contains("▸") && $0.contains("answer 29") }, player.frame.picture)
    }
    let crowded = try Player(Samples.quiz([question]), size: Size(rows: 7, columns: 24))
    XCTAssertFalse(crowded.frame.text.contains("Skip"), crowded.frame.picture)
  }

  /// A picture that has no room above the answers stands beside them.
  func testAPictureBesideTheText() throws {
    var question = Samples.single
    (question.image, question.imageAlt) = ("a.png", "A cat")
    question.answers += (0..<10).map { Answer(id: "x\($0)", text: "Another answer \($0)") }
    let picture = Picture(width: 40, height: 40, pixels: Array(repeating: 200, count: 6400))
    for (size, beside) in [(Size.wide, true), (.narrow, false), (.large, false)] {
      var player = try Player(Samples.quiz([question]), size: size)
      player.depth = .trueColour
      player.pictures = PictureShelf { _ in picture }
      let lines = player.frame.lines
      let row = try XCTUnwrap(lines.firstIndex { $0.contains("1 The cat") })
      XCTAssertEqual(lines[row].contains("▀"), beside, player.frame.picture)
      XCTAssertTrue(player.frame.text.contains("[Enter Answer"), player.frame.picture)
    }
  }

  /// A ladder stands at the side where there is room, and scores of players have bars.
  func testWhatModesDraw() throws {
    let ladder = StatusEntry("For 300", .ladder, value: 2, of: 5)
    let mode = ScriptedMode([.ask(.ofQuiz("q1"), AskOptions())], status: [ladder])
    var player = try Player(Samples.quiz([Samples.single]), mode: mode)
    XCTAssertTrue(player.frame.text.contains("5 □□"), player.frame.picture)
    XCTAssertTrue(player.frame.text.contains("2 ■■"), player.frame.picture)
    XCTAssertFalse(player.frame.text.contains("■■□□□ For 300"), player.frame.picture)
    let named = StatusEntry("For 300", .ladder, value: 1, of: 3, labels: ["100 €", "50,000 €"])
    let rows = SideLadder([named], canvas(.wide))?.rows.map { $0.spans.map(\.text).joined() }
    XCTAssertEqual(rows, ["       3 □□", "50,000 € □□", "   100 € ■■"])
    player.size = .narrow
    XCTAssertTrue(player.frame.text.contains("■■□□□ For 300"), player.frame.picture)
    let scores = [StatusEntry("Ann 2", .counter, value: 2), StatusEntry("Bob 1", .counter, value: 1)]
    let drawn = { (size: Size) in StatusLine(scores, canvas(size)).rows[0].spans.map(\.text).joined() }
    XCTAssertEqual(drawn(.wide), "█████ Ann 2 · ███░░ Bob 1")
    XCTAssertEqual(drawn(.narrow), "Ann 2 · Bob 1")
    let none = [StatusEntry("Ann 0", .counter, value: 0), StatusEntry("Bob 0", .counter, value: 0)]
    XCTAssertEqual(StatusLine(none, canvas(.wide)).rows[0].spans.map(\.text).joined(), "░░░░░ Ann 0 · ░░░░░ Bob 0")
  }

  func testTimesInWords() {
    let cases = [(0, "0 s"), (1, "1 s"), (59_000, "59 s"), (59_001, "1:00"), (275_000, "4:35"), (3_600_000, "1:00:00")]
    for (ms, expected) in cases { XCTAssertEqual(TimerLine.written(ms, .english), expected) }
  }

  func testEveryGlyphOfTheASCIISetIsASCII() {
    for child in Mirror(reflecting: Glyphs.ascii).children {
      XCTAssertTrue("\(child.value)".allSatisfy(\.isASCII), child.label ?? "")
    }
  }
}
