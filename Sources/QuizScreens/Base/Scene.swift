internal import QuizPlay
internal import QuizCore
internal import Terminal
internal import TextLayout
internal import Words

/// A screen as a value: keys change it, a sheet shows it, and its effects outside are actions.
protocol Scene {
  var scroll: Scroll { get set }
  /// How much of a wide screen it needs.
  var extent: Canvas.Extent { get }
  /// True while it is open and no time is charged.
  var stopsClock: Bool { get }
  /// Whether letters are typed into a field, so that they are no commands.
  var isTyping: Bool { get }
  func sheet(_ canvas: Canvas) -> Sheet
  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction
  /// Gives the focus to the clicked thing, if it is one of the scene's own; returns the keys that do the rest.
  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key]
  /// All its keys, for the help.
  func keys(_ settings: ScreenSettings) -> [KeyHint]
  /// A rule worth knowing beside the keys; nil without one.
  func rule(_ texts: ScreenTexts) -> String?
  /// The sound that goes with the scene; nil when it is silent.
  var sound: SceneSound? { get }
  /// The name of the motion when it appears; nil when nothing moves.
  var moving: String? { get }
  /// Milliseconds until it looks different by itself; nil when it does not.
  func nextChange(_ canvas: Canvas) -> Int?
}

/// An effect outside the scene.
enum SceneAction: Equatable {
  /// The scene may have changed, without an effect outside.
  case none
  case send(Intent)
  /// Send the command confirmed in the topmost dialog.
  case confirm(Intent)
  /// Show the next scene.
  case next
  /// Ask whether to leave.
  case quit
  case help
  case overview
  case redraw
  case say(String)
  /// Look at the answers of a sitting that is over.
  case answers
  /// Make a code of the sitting that a friend can play.
  case challenge
  /// Give a text to the terminal's clipboard.
  case copy(String)
  /// The option at that place was picked.
  case pick(Int)
  case leave(Ending)

  /// Back to where the player came from; nothing was begun.
  static let goBack = SceneAction.leave(.notBegun)
}

/// A command in the ids that faces see.
enum Intent: Equatable {
  case answer(Reply, inputs: [PlainField])
  case skip, hint, back, finish, discard
  case action(String, inputs: [PlainField])
  case proceed(inputs: [PlainField])
  case goTo(Int)
}

/// The sound of a step, which is heard once when the step is shown.
struct SceneSound: Equatable {
  /// The path in the quiz.
  var path: String
  /// The key that distinguishes its step from others with the same sound.
  var step: String

  /// Plays it once more.
  static let again = Key.control("p")
}

extension ScreenSettings {
  /// The line on a sound: that there is one, how to hear it where nothing plays it, or that it is missing.
  func soundLine(isThere: Bool) -> String {
    if !isThere { return texts.noSound }
    return playsSounds ? texts.sound : texts.soundUnplayed
  }

  /// The key that plays a step's sound again, for the help.
  func soundKeys(_ audio: String?) -> [KeyHint] {
    audio != nil && playsSounds ? [KeyHint("\(texts.control)-P", texts.playsAgain)] : []
  }
}

extension Scene {
  var sound: SceneSound? { nil }
  var moving: String? { nil }
  var isTyping: Bool { false }
  var extent: Canvas.Extent { .column }
  var stopsClock: Bool { true }
  func rule(_ texts: ScreenTexts) -> String? { nil }
  func nextChange(_ canvas: Canvas) -> Int? { nil }
  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] { [] }

  func frame(_ canvas: Canvas) -> Frame {
    var frame = canvas.isTooSmall ? Self.tooSmall(canvas) : layout(canvas).frame
    if canvas.settings.isASCII { frame.replace(by: \.plainTwin) }
    let theme = canvas.depth == .none ? .mono : canvas.settings.theme
    for row in 0..<(theme == .dark || theme == .auto ? 0 : frame.size.rows) {
      frame.restyle(row: row, column: 0, columns: frame.size.columns) { $0 = theme.adapted($0) }
    }
    frame.takesMouse = canvas.settings.takesMouse
    return frame
  }

  func layout(_ canvas: Canvas) -> Layout {
    var canvas = canvas
    canvas.extent = extent
    var sheet = sheet(canvas)
    if isTyping { sheet.helpKey = "F1" }
    return Layout(sheet, scroll, canvas)
  }

  private static func tooSmall(_ canvas: Canvas) -> Frame {
    var frame = Frame(canvas.size)
    let size = ["columns": String(Canvas.smallest.columns), "rows": String(Canvas.smallest.rows)] as KeyValuePairs
    for (row, line) in wrapped(canvas.texts.enlarge(size), width: max(1, canvas.size.columns)).enumerated() {
      frame.put(line, row: row, column: 0)
    }
    return frame
  }

  /// Handles a key: first the keys of all screens, then the scene's own, then scrolling.
  mutating func update(_ key: Key, _ canvas: Canvas) -> SceneAction {
    if key == .control("l") { return .redraw }
    // A player must not decide without seeing the screen.
    if canvas.isTooSmall { return .none }
    if key == .function(1) || key == .character("?") && !isTyping { return .help }
    return press(key, canvas)
  }

  /// The keys that the mouse stands for on this scene: a click is the focus and its key, the wheel is the arrows.
  mutating func keys(of action: Pointer.Action, _ canvas: Canvas) -> [Key] {
    if canvas.isTooSmall { return [] }
    let layout = layout(canvas)
    switch action {
    case .wheel(let isUp):
      return Array(repeating: isUp ? .up : .down, count: layout.isToChoose ? 1 : Self.rowsOfNotch)
    case .click(let place):
      guard let touch = layout.touches.first(where: { $0.contains(place) }) else { return [] }
      if case .key(let key) = touch.target { return [key] }
      return click(Click(touch, at: place), canvas)
    }
  }

  /// The rows that a notch of the wheel scrolls where there is nothing to choose.
  private static var rowsOfNotch: Int { 3 }

  /// Scrolls by a key of reading; false for another key.
  mutating func scrolled(by key: Key, _ canvas: Canvas) -> Bool {
    let page = max(1, layout(canvas).height - 1)
    switch key {
    case .up, .character("k"): look(by: -1, canvas)
    case .down, .character("j"): look(by: 1, canvas)
    case .pageUp: look(by: -page, canvas)
    case .pageDown, .character(" "): look(by: page, canvas)
    case .home, .character("g"): scroll.look(at: 0)
    case .end, .character("G"): scroll.look(at: layout(canvas).lastOffset)
    default: return false
    }
    return true
  }

  mutating func look(by rows: Int, _ canvas: Canvas) {
    let layout = layout(canvas)
    scroll.look(at: min(max(0, layout.offset + rows), layout.lastOffset))
  }
}

extension Glyphs {
  /// Enter and the arrow that does the same.
  func enterRight(_ texts: ScreenTexts) -> String { "\(texts.enterKey) \(arrowRight)" }

  /// The keys of reading, for the help.
  func reading(_ texts: ScreenTexts) -> [KeyHint] {
    [KeyHint("\(upDown) j k", texts.scroll), KeyHint(texts.pages, texts.scrollPage)]
  }
}
