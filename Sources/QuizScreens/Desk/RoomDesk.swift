package import QuizWire
package import Terminal
internal import Words

/// The host's screen on a terminal, as a value: rooms and events in, frames and wishes out.
package struct RoomDesk {
  private var scene = DeskScene()
  private var help: HelpScene?
  private var notice: String?
  private let settings: ScreenSettings
  private let pictures = PictureShelf { _ in nil }
  private let markups = MarkupShelf()
  /// The time of the room's last update, on the caller's clock.
  private var told = 0
  /// The motion of players on the board.
  private var mover = Mover()
  private var pointer = Pointer()

  /// A wish of the host that the caller must fulfil.
  package enum Wish: Equatable, Sendable {
    case order(HostOrder)
    case redraw
    case leave
    /// A signal that ends the program.
    case end(Int32)
  }

  package init(_ settings: ScreenSettings) {
    self.settings = settings
  }

  private static let interrupt: Int32 = 2

  /// Sets the address at which players join; `code` holds the squares of its QR code.
  package mutating func opened(address: String, screen: String, code: [[Bool]]?, isUnencrypted: Bool) {
    scene.door = DeskScene.Door(
      address: address, code: code, screen: screen, isUnencrypted: isUnencrypted, isOnlyHere: !isUnencrypted)
  }

  /// Keeps a line of the bots, which stays in sight.
  package mutating func rehearsed(_ line: String) {
    scene.rehearsal = (scene.rehearsal + [line]).suffix(Self.mostFigures)
  }

  private static let mostFigures = 4

  /// Whether that is another step of the evening.
  @discardableResult
  package mutating func show(_ room: RoomView, at now: Int) -> Bool {
    let isNew = scene.room?.phase != room.phase
    if isNew {
      notice = nil
      let moves = settings.isAnimated && room.phase == .board && room.rows.contains { $0.moved != 0 }
      if moves { mover.start(at: now) } else { mover.stop() }
    }
    scene.room = room
    told = now
    return isNew
  }

  /// Ends the motion, as the terminal is slow.
  package mutating func rest() { mover.stop() }

  /// Says something above the key hints until the next key or phase.
  package mutating func say(_ text: String) { notice = text }

  package mutating func engine(isUp: Bool) { notice = isUp ? nil : settings.texts.desk.engineDown }

  /// The wish that an event of the terminal leads to; nil without one.
  package mutating func take(_ event: ScreenEvent, _ screen: Screen, at now: Int) -> Wish? {
    mover.stop()
    let canvas = canvas(screen.size(), screen.depth, screen.isLight(), at: now)
    switch event {
    case .signal(Self.interrupt):
      help = nil
      return wish(scene.askToLeave())
    case .signal(let number): return .end(number)
    case .hangUp: return .end(Stage.hangUpSignal)
    case .resize, .resumed: return nil
    case .key(let key): return press(key, canvas)
    case .mouse(let report):
      guard let action = pointer.take(report) else { return nil }
      for key in help?.keys(of: action, canvas) ?? scene.keys(of: action, canvas) {
        if let wish = press(key, canvas) { return wish }
      }
      return nil
    }
  }

  private mutating func press(_ key: Key, _ canvas: Canvas) -> Wish? {
    notice = nil
    return wish(help?.update(key, canvas) ?? scene.update(key, canvas))
  }

  private mutating func wish(_ action: SceneAction) -> Wish? {
    switch action {
    case .help: help = help == nil ? HelpScene(of: scene, settings) : nil
    case .next where help != nil: help = nil
    case .next:
      defer { scene.choice = nil }
      if let name = scene.choice?.seatedName, scene.room?.isAsking == true {
        notice = settings.texts.desk.inFromNext(["name": name])
      }
      return scene.choice.map { .order($0) }
    case .say(let text): notice = text
    case .redraw: return .redraw
    case .leave, .quit: return .leave
    default: break
    }
    return nil
  }

  /// `isLight` is what the terminal answered to the question about its background.
  package func frame(_ size: Size, _ depth: ColourDepth, isLight: Bool? = nil, at now: Int) -> Frame {
    let canvas = canvas(size, depth, isLight, at: now)
    return help?.frame(canvas) ?? scene.frame(canvas)
  }

  /// Milliseconds until the desk looks different by itself; nil when it does not.
  package func nextChange(at now: Int) -> Int? {
    if let frame = mover.motion(at: now).nextFrame { return frame }
    guard scene.room?.phase == .open, let left = left(at: now), left > 0 else { return nil }
    return (left - 1) % 1000 + 1
  }

  private func left(at now: Int) -> Int? {
    guard let room = scene.room, let left = room.leftMs else { return nil }
    return room.phase == .open ? max(0, left - (now - told)) : left
  }

  private func canvas(_ size: Size, _ depth: ColourDepth, _ isLight: Bool?, at now: Int) -> Canvas {
    let shown = settings.theme == .mono ? ColourDepth.none : depth
    var canvas = Canvas(size: size, settings: settings, depth: shown, pictures: pictures, markups: markups)
    canvas.settings.theme = settings.theme.resolved(isLight: isLight)
    canvas.notice = notice
    canvas.left.question = left(at: now)
    if shown != .none { canvas.motion = mover.motion(at: now) }
    return canvas
  }
}
