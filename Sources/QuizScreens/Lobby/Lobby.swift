package import Terminal
internal import Words

/// The screens around a sitting: home, history, statistics, settings and others reached from there.
///
/// Each call shows one screen with given values, until the player makes a choice; it is nil when the player leaves without
/// one.
package struct Lobby {
  let stage: Stage

  /// `pictures` loads a picture by the name that a view has for it.
  package init(
    screen: Screen, settings: ScreenSettings, pictures: @escaping (String) -> Picture? = { _ in nil }
  ) {
    stage = Stage(screen, settings, pictures: pictures)
  }

  /// A lobby on the same screen as a sitting, so that keys typed meanwhile go to the next one.
  package init(beside face: FullScreenFace) {
    stage = face.stage
  }

  var texts: ScreenTexts { stage.settings.texts }

  func show<S: LobbyScene>(_ scene: inout S, notice: String? = nil) throws(Interruption) -> S.Choice? {
    var notice = notice.map(FileWords(texts.language).sentence)
    while true {
      scene.choice = nil
      switch try stage.run(&scene, notice: notice) {
      case .leave, .quit: return nil
      case .next: if let choice = scene.choice { return choice }
      default: break
      }
      notice = nil
    }
  }

  /// Asks with a few ways to go on; the place of the one picked.
  func ask(_ scene: MenuScene) throws(Interruption) -> Int? {
    var scene = scene
    while true {
      switch try stage.run(&scene) {
      case .pick(let place): return place
      case .leave, .quit: return nil
      default: break
      }
    }
  }
}

/// A screen around a sitting.
protocol LobbyScene: Scene {
  associatedtype Choice: Equatable, Sendable
  /// The player's choice, for the caller; set together with the action `.next`.
  var choice: Choice? { get set }
}

extension LobbyScene {
  mutating func choose(_ choice: Choice) -> SceneAction {
    self.choice = choice
    return .next
  }
}

/// A screen around a sitting with a list, of which one thing has the focus.
protocol ListScene: LobbyScene {
  var focus: Int { get set }
  /// How many things can have the focus.
  var count: Int { get }
}

extension ListScene {
  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] { focused(by: click, canvas) ? [.enter] : [] }

  /// Gives the focus to what was clicked; false for what cannot have it.
  mutating func focused(by click: Click, _ canvas: Canvas) -> Bool {
    guard let spot = click.spot, (0..<count).contains(spot) else { return false }
    let offset = layout(canvas).offset
    focus = spot
    scroll.follow(from: offset)
    return true
  }

  /// Moves the focus; false for another key.
  mutating func move(_ key: Key, _ canvas: Canvas) -> Bool {
    let layout = layout(canvas)
    let page = max(1, layout.height / 2)
    switch key {
    case .up: focus -= 1
    case .character("k") where !isTyping: focus -= 1
    case .down: focus += 1
    case .character("j") where !isTyping: focus += 1
    case .pageUp: focus -= page
    case .pageDown: focus += page
    case .character(" ") where !isTyping: focus += page
    case .home where !isTyping: focus = 0
    case .character("g") where !isTyping: focus = 0
    case .end where !isTyping: focus = count - 1
    case .character("G") where !isTyping: focus = count - 1
    default: return false
    }
    focus = max(0, min(count - 1, focus))
    scroll.follow(from: focus == 0 ? 0 : layout.offset)
    return true
  }

  /// The keys of moving, for the help.
  func listKeys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(settings.glyphs.upDown) j k", texts.move), KeyHint(texts.pages, texts.scrollPage),
      KeyHint(texts.ends, texts.firstLast),
    ]
  }
}

/// A screen around a sitting that is only read.
protocol ReadingScene: LobbyScene {}

extension ReadingScene {
  /// Handles the keys that all such screens share.
  mutating func read(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .escape, .character("q"), .left: return .goBack
    default:
      _ = scrolled(by: key, canvas)
      return .none
    }
  }

  func readingKeys(_ settings: ScreenSettings) -> [KeyHint] {
    settings.glyphs.reading(settings.texts) + [KeyHint("q \(settings.texts.esc)", settings.texts.back)]
  }
}
