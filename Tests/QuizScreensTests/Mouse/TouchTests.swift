import QuizPlay
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// The meaning of a click on each cell of every golden screen.
final class TouchTests: XCTestCase {
  /// Every golden scene in every language and size.
  private func forEachScene(
    _ languages: [InterfaceLanguage] = InterfaceLanguage.allCases, _ sizes: [Size] = [.wide, .narrow, .large],
    _ check: (_ name: String, _ scene: any Scene, _ canvas: Canvas) throws -> Void
  ) throws {
    for golden in GoldenScene.all {
      for language in languages {
        for size in sizes {
          let (scene, canvas) = try golden.make(language, size)
          try check("\(golden.name), \(language.rawValue), \(size.columns)x\(size.rows)", scene, canvas)
        }
      }
    }
  }

  func testEveryThingCanBeHitAndNoCellMeansTwo() throws {
    var count = 0
    try forEachScene { name, scene, canvas in
      let layout = scene.layout(canvas)
      expectNoCellTwice(layout, canvas, name)
      // The spot of a verdict only keeps the rows in sight that are read first.
      if !(scene is VerdictScene) { count += expectEveryThing(layout, name) }
      expectHints(layout, name)
      // The cursor stands in what has the focus.
      if layout.sheet.cursor == nil, let focus = layout.sheet.focus, let cursor = layout.frame.cursor,
        let touch = layout.touches.first(where: { $0.contains(cursor) })
      {
        XCTAssertEqual(Click(touch, at: cursor).spot, focus, name)
      }
    }
    XCTAssertGreaterThan(count, 3000)
  }

  private func expectNoCellTwice(_ layout: Layout, _ canvas: Canvas, _ name: String) {
    var taken: [Position: Target] = [:]
    for touch in layout.touches {
      XCTAssertTrue((0..<canvas.size.rows).contains(touch.row), name)
      XCTAssertTrue((0..<canvas.size.columns).contains(touch.columns.upperBound - 1), "\(name): \(touch)")
      for column in touch.columns {
        let before = taken.updateValue(touch.target, forKey: Position(row: touch.row, column: column))
        XCTAssertNil(before, "\(name): row \(touch.row), column \(column) is \(touch.target), too")
      }
    }
  }

  /// The number of things in sight.
  private func expectEveryThing(_ layout: Layout, _ name: String) -> Int {
    let hit = Set(layout.touches.compactMap { Click($0, at: $0.place).spot })
    let seen = layout.sheet.body.spots.indices.filter { layout.isInSight(layout.sheet.body.spots[$0]) }
    for spot in seen { XCTAssertTrue(hit.contains(spot), "\(name): spot \(spot)\n\(layout.frame.picture)") }
    return seen.count
  }

  /// Every key of every hint is known by its name; only ranges of digits name none.
  private func expectHints(_ layout: Layout, _ name: String) {
    let names = KeyNames(layout.canvas.settings)
    for hint in layout.sheet.hints {
      let words = hint.keys.split(separator: " ").filter { $0.wholeMatch(of: /[0-9]-[0-9]/) == nil }
      let keys = names.keys(in: hint.keys)
      XCTAssertEqual(keys.isEmpty, words.isEmpty, "\(name): \(hint)")
      XCTAssertGreaterThanOrEqual(keys.count, words.count, "\(name): \(hint)")
      let isChoice = hint.keys.wholeMatch(of: /\w \w/) != nil
      XCTAssertEqual(names.key(of: hint.keys) == nil, keys.isEmpty || isChoice, "\(name): \(hint)")
    }
  }

  func testHintsInASCII() throws {
    try forEachScene(InterfaceLanguage.allCases, [.wide]) { name, scene, canvas in
      var canvas = canvas
      canvas.settings = ScreenSettings(ascii: true, texts: canvas.texts)
      expectHints(scene.layout(canvas), name)
    }
  }

  // MARK: A click is the key

  /// A click gives the focus where keys give it, and is then the same key.
  func testAClickIsTheFocusAndItsKey() throws {
    var count = 0
    try forEachScene([.english], [.wide, .narrow]) { name, scene, canvas in
      // With an item in the hand, keys that move the focus move the item.
      if name.hasPrefix("order,") { return }
      let focused = focused(scene, canvas)
      for touch in scene.layout(canvas).touches {
        var clicked = scene
        let keys = clicked.keys(of: .click(touch.place), canvas)
        if case .key(let key) = touch.target { XCTAssertEqual(keys, [key], name) }
        guard case .spot(let spot) = touch.target, var other = focused[spot] else { continue }
        count += 1
        XCTAssertEqual(
          Self.press(keys, on: &clicked, canvas), Self.press(keys, on: &other, canvas), "\(name): \(touch)")
        let (drawn, expected) = (clicked.layout(canvas).sheet, other.layout(canvas).sheet)
        let isSame = drawn.body.rows == expected.body.rows && drawn.header == expected.header
        XCTAssertTrue(isSame, "\(name): \(touch)\n\(clicked.frame(canvas).picture)\n\(other.frame(canvas).picture)")
        XCTAssertEqual(drawn.focus, expected.focus, "\(name): \(touch)")
      }
    }
    XCTAssertGreaterThan(count, 500)
  }

  private static func press(_ keys: [Key], on scene: inout any Scene, _ canvas: Canvas) -> [SceneAction] {
    keys.map { scene.update($0, canvas) }.filter { $0 != .none }
  }

  /// The scene with the focus on each spot that keys lead to which only move it.
  private func focused(_ scene: any Scene, _ canvas: Canvas) -> [Int: any Scene] {
    var known: [Int: any Scene] = [:]
    var queue = [scene]
    while !queue.isEmpty {
      let scene = queue.removeFirst()
      guard let focus = scene.layout(canvas).sheet.focus, known[focus] == nil else { continue }
      known[focus] = scene
      let isButton = scene is HomeScene || (scene as? any FormScene)?.form.focusedButton != nil
      for key in [Key.down, .up, .tab, .backTab] + (isButton ? [.right] : []) {
        var next = scene
        if next.update(key, canvas) == .none { queue.append(next) }
      }
    }
    return known
  }

  // MARK: Hints

  func testNamesOfKeys() {
    let names = KeyNames(ScreenSettings())
    let table: [(hint: String, keys: [Key], cells: [Range<Int>], words: Key?)] = [
      ("Enter", [.enter], [0..<5], .enter), ("Enter →", [.enter, .right], [0..<5, 6..<7], .enter),
      ("← q", [.left, .character("q")], [0..<1, 2..<3], .left), ("↑↓", [.up, .down], [0..<1, 1..<2], .down),
      ("←→", [.left, .right], [0..<1, 1..<2], .right), ("1-9", [], [], nil),
      ("/", [.character("/")], [0..<1], .character("/")),
      ("1-4 ←→", [.left, .right], [4..<5, 5..<6], .right),
      ("←→ Enter", [.left, .right, .enter], [0..<1, 1..<2, 3..<8], .right),
      ("t f", [.character("t"), .character("f")], [0..<1, 2..<3], nil),
      ("Space", [.character(" ")], [0..<5], .character(" ")),
      ("PgUp PgDn", [.pageUp, .pageDown], [0..<4, 5..<9], .pageDown), ("F1", [.function(1)], [0..<2], .function(1)),
      ("Shift-Tab", [.backTab], [0..<9], .backTab), ("Ctrl-P", [.control("p")], [0..<6], .control("p")),
      ("", [], [], nil),
    ]
    for row in table {
      XCTAssertEqual(names.keys(in: row.hint).map(\.key), row.keys, row.hint)
      XCTAssertEqual(names.keys(in: row.hint).map(\.cells), row.cells, row.hint)
      XCTAssertEqual(names.key(of: row.hint), row.words, row.hint)
    }
    let ascii = KeyNames(ScreenSettings(ascii: true, texts: .german))
    XCTAssertEqual(ascii.keys(in: "Auf/Ab").map(\.key), [.up, .down])
    XCTAssertEqual(ascii.keys(in: "Auf/Ab").map(\.cells), [0..<3, 4..<6])
    XCTAssertEqual(KeyNames(ScreenSettings(texts: .of(.french))).keys(in: "Retour arrière").map(\.key), [.backspace])
  }

  /// A hint is hit where it stands, its words included.
  func testHintsAreHitWhereTheyStand() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]))
    let frame = player.frame
    let touches = player.scenes.shown.layout(player.canvas).touches
    let target = { (text: String) in
      frame.place(of: text, after: 23).flatMap { place in touches.first { $0.contains(place) }?.target }
    }
    XCTAssertEqual(target("? help"), .key(.character("?")))
    XCTAssertEqual(target("help"), .key(.character("?")))
    XCTAssertEqual(target("answer"), .key(.enter))
    XCTAssertEqual(target("↓ move"), .key(.down))
    XCTAssertEqual(target("↑"), .key(.up))
    player.click("? help")
    XCTAssertTrue(player.scenes.shown is HelpScene)
    player.click("close")
    XCTAssertTrue(player.scenes.shown is QuestionScene)
  }
}

extension Touch {
  fileprivate var place: Position { Position(row: row, column: columns.lowerBound) }
}
