internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// All questions of a quiz with free navigation: jump to any, submit all.
struct OverviewScene: Scene {
  struct Item: Equatable {
    var place: Int
    var text: String
    var markup = TextMarkup.plain
    var isOpen: Bool
    /// The section that it belongs to, by its name.
    var section: String?
  }

  private let items: [Item]
  private let title: String
  /// Whether there is a question to go back to.
  private let hasQuestion: Bool
  private var focus: Int
  var scroll = Scroll()

  init(_ items: [Item], title: String, current: Int?) {
    self.items = items
    self.title = title
    hasQuestion = current != nil
    focus = current.map { max(0, min(items.count - 1, $0 - 1)) } ?? 0
    scroll.follow(from: 0)
  }

  private var openCount: Int { items.filter(\.isOpen).count }

  /// The questions' clocks stand still; the whole quiz's goes on.
  var stopsClock: Bool { hasQuestion }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter where items.indices.contains(focus): return .send(.goTo(items[focus].place))
    case .character("f"): return .send(.finish)
    case .escape, .character("o"), .left: return hasQuestion ? .next : .quit
    case .character("q"): return .quit
    default: move(key, canvas)
    }
    return .none
  }

  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    guard let spot = click.spot, items.indices.contains(spot) else { return [] }
    focus = spot
    return [.enter]
  }

  private mutating func move(_ key: Key, _ canvas: Canvas) {
    let layout = layout(canvas)
    switch key {
    case .up, .character("k"): focus -= 1
    case .down, .character("j"): focus += 1
    case .pageUp: focus -= max(1, layout.height / 2)
    case .pageDown: focus += max(1, layout.height / 2)
    case .home, .character("g"): focus = 0
    case .end, .character("G"): focus = items.count - 1
    default: break
    }
    focus = max(0, min(items.count - 1, focus))
    scroll.follow(from: layout.offset)
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    var section: String?
    for (index, item) in items.enumerated() {
      if let name = item.section, name != section {
        if index > 0 { body.gap() }
        body.add(name, Look.category)
      }
      section = item.section
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      let state = item.isOpen ? texts.openWord : texts.isAnswered
      let text = canvas.line(item.text, item.markup)
      body.spot { body in
        body.add(
          "\(state) \(canvas.glyphs.separator) \(text)", marker.style, lead: marker.lead("\(item.place)."),
          cursor: marker.cursor)
      }
    }
    let count = openCount == 0 ? texts.everyAnswered : texts.openCount(["n": String(openCount)])
    var header = SittingHeader(title: title, place: texts.allQuestions).rows(hasQuestion ? canvas.untimed : canvas)
    header.append(Row(count))
    let hints = [
      KeyHint("f", texts.submitAll), KeyHint(texts.enterKey, texts.opens), KeyHint(canvas.glyphs.upDown, texts.move),
      KeyHint("q", texts.quit),
    ]
    return Sheet(header: header, body: body, focus: focus, hints: hints)
  }

  func nextChange(_ canvas: Canvas) -> Int? {
    hasQuestion ? nil : SittingHeader(title: title).timer(canvas)?.nextChange
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(settings.glyphs.upDown) j k", texts.move), KeyHint(texts.enterKey, texts.opens),
      KeyHint("f", texts.submitAll), KeyHint("o \(texts.esc)", texts.back), KeyHint("q", texts.quit),
    ]
  }
}

/// The pictures of answers, of items or of one side of pairs beside one another, each below its number or name.
struct TileRow {
  private let tiles: [(label: String, image: String)]

  private static let lowest = 4
  private static let highest = 9
  private static let narrowest = 8
  private static let widest = 26

  /// The rows of a question's pictures; of pairs one for each side. Lefts have no numbers on the screen.
  static func all(of view: QuestionView) -> [TileRow] {
    let numbered = { (choices: [Choice]) in choices.indices.map { String($0 + 1) } }
    return [
      TileRow(view.answers, numbered(view.answers)),
      TileRow(view.left, view.left.map { view.markup.line($0.name).cleaned }),
      TileRow(view.right, numbered(view.right)),
    ].compactMap(\.self)
  }

  /// Nil where no answer has a picture.
  private init?(_ choices: [Choice], _ labels: [String]) {
    tiles = zip(choices, labels).compactMap { choice, label in choice.media.image.map { (label, $0) } }
    if tiles.isEmpty { return nil }
  }

  /// Draws them where all fit into so many rows; else the words of the answers are enough.
  func draw(into body: inout Body, rows: Int, _ canvas: Canvas) {
    let rows = min(Self.highest, rows - 1)
    let columns = min(Self.widest, (body.width + PictureSlot.gutter) / tiles.count - PictureSlot.gutter)
    guard rows >= Self.lowest, columns >= Self.narrowest else { return }
    let box = Size(rows: rows, columns: columns)
    let pictures = tiles.compactMap { canvas.pictures.picture($0.image, box: box, depth: canvas.depth) }
    guard pictures.count == tiles.count else { return }
    let step = columns + PictureSlot.gutter
    let labels = tiles.map { $0.label.truncated(to: columns).padded(to: step) }
    body.add(Row(labels.map { Span($0, Look.key) }))
    body.add(pictures.enumerated().map { (picture: $0.element, column: $0.offset * step) })
  }
}
