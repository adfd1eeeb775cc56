internal import QuizCore
internal import QuizPlay
package import QuizWire
package import Terminal

/// The screen with everything that is the same for all scenes.
final class Stage {
  let screen: Screen
  let settings: ScreenSettings
  let pictures: PictureShelf
  private let markups = MarkupShelf()
  /// Whether there are other quizzes of the category to go on with.
  var offersCategory: () -> Bool = { true }
  /// Gathers the extras of a result.
  var extras: (SittingState) -> ResultExtras = { _ in ResultExtras() }
  /// Makes a sitting that is over a code for a friend.
  var challenge: (SittingState) -> MadeChallenge = { _ in .refused("") }
  /// Plays a sound by its path in the quiz, or ends the one that plays; says what went wrong.
  var playSound: (String?) -> String? = { _ in nil }
  /// Whether the file of a sound is there, and is one.
  var plays: (String, PlayedMedia) -> Bool = { _, _ in true }
  /// Events that came together with one that ended a scene; they belong to the next.
  private var pending: [ScreenEvent] = []
  private var notice: String?
  /// The mouse, which knows no scenes: what was pressed on one must be let go there.
  var pointer = Pointer()

  init(_ screen: Screen, _ settings: ScreenSettings, pictures: @escaping (String) -> Picture? = { _ in nil }) {
    self.screen = screen
    self.settings = settings
    self.pictures = PictureShelf(pictures)
  }

  /// True when screens may show motion: with colours, and if the player allows it.
  var letsMove: Bool { settings.isAnimated && canvas.depth != .none }

  var canvas: Canvas {
    let depth = settings.theme == .mono ? ColourDepth.none : screen.depth
    var canvas = Canvas(size: screen.size(), settings: settings, depth: depth, pictures: pictures, markups: markups)
    canvas.settings.theme = settings.theme.resolved(isLight: screen.isLight())
    canvas.notice = notice
    return canvas
  }

  func wait(_ milliseconds: Int?) -> [ScreenEvent] {
    if pending.isEmpty { return screen.wait(milliseconds) }
    defer { pending = [] }
    return pending
  }

  /// Runs a scene outside a sitting until it needs its caller.
  ///
  /// `notice` is shown until the first key.
  func run<S: Scene>(_ scene: inout S, notice: String? = nil) throws(Interruption) -> SceneAction {
    self.notice = notice
    var help: HelpScene?
    var mover = Mover()
    if scene.moving != nil, letsMove { mover.start(at: screen.now()) }
    while true {
      var canvas = canvas
      canvas.motion = screen.isBehind() ? .over : mover.motion(at: screen.now())
      screen.show(help.map { $0.frame(canvas) } ?? scene.frame(canvas))
      let events = wait(canvas.motion.nextFrame)
      if !events.isEmpty || canvas.motion.isOver { mover.stop() }
      for (index, event) in events.enumerated() {
        guard let action = try handle(event, &scene, &help) else { continue }
        pending = Array(events.dropFirst(index + 1))
        return action
      }
    }
  }

  private func handle<S: Scene>(
    _ event: ScreenEvent, _ scene: inout S, _ help: inout HelpScene?
  ) throws(Interruption) -> SceneAction? {
    switch event {
    case .key(let key): return press(key, &scene, &help)
    case .mouse(let report):
      guard let action = pointer.take(report) else { return nil }
      let keys = help?.keys(of: action, canvas) ?? scene.keys(of: action, canvas)
      for key in keys { if let action = press(key, &scene, &help) { return action } }
      return nil
    case .signal(let number): throw Interruption(signal: number)
    case .hangUp: throw Interruption(signal: Self.hangUpSignal)
    case .resize, .resumed: return nil
    }
  }

  private func press<S: Scene>(_ key: Key, _ scene: inout S, _ help: inout HelpScene?) -> SceneAction? {
    notice = nil
    let action = help?.update(key, canvas) ?? scene.update(key, canvas)
    switch action {
    case .help: help = help == nil ? HelpScene(of: scene, settings) : nil
    case .redraw: screen.redraw()
    case .say(let text): notice = text
    case .next where help != nil: help = nil
    case .none: break
    default: return action
    }
    return nil
  }

  /// SIGHUP, which stands for the loss of the terminal.
  static let hangUpSignal: Int32 = 1
}

/// A signal that ends the program while a screen outside a sitting is shown.
package struct Interruption: Error, Equatable {
  package let signal: Int32

  package init(signal: Int32) { self.signal = signal }
}

/// The list of quizzes to choose from, by category.
package struct QuizChooser {
  private let entries: [ListedQuiz]
  private let stage: Stage

  package init(_ entries: [ListedQuiz], screen: Screen, settings: ScreenSettings) {
    self.entries = entries
    stage = Stage(screen, settings)
  }

  /// The id of the quiz that the player chooses, nil for none; the one with the id `selected` has the focus at first.
  package func choose(selected: String? = nil) throws(Interruption) -> String? {
    var scene = ChooserScene(entries, selected: selected, stage.settings.texts)
    while true {
      switch try stage.run(&scene) {
      case .pick(let index): if let entry = scene.entry(index) { return entry.id }
      case .leave: return nil
      default: break
      }
    }
  }
}

/// Asks what to do with an unfinished sitting of the chosen quiz.
package struct ContinueDialog {
  private let title: String
  private let settled: Int
  private let length: Int?
  private let note: String?
  private let stage: Stage

  package enum Choice: Equatable, Sendable {
    case goOn, startAnew, back
  }

  /// `note` adds a sentence, such as that the quiz file has changed since.
  package init(
    title: String, settled: Int, of length: Int?, note: String? = nil, screen: Screen, settings: ScreenSettings
  ) {
    self.title = title
    self.settled = settled
    self.length = length
    self.note = note
    stage = Stage(screen, settings)
  }

  package func choose() throws(Interruption) -> Choice {
    let texts = stage.settings.texts
    var scene = MenuScene.continuing(title: title, mark: texts.mark(settled, of: length), note: note, texts)
    while true {
      switch try stage.run(&scene) {
      case .pick(0): return .goOn
      case .pick(1): return .startAnew
      case .pick: return .back
      default: break
      }
    }
  }
}
