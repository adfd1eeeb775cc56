internal import Glibc
internal import QRCode
internal import QuizLibrary
internal import QuizScreens
internal import QuizWire
internal import Terminal

/// The desk in full screen: one loop over the terminal and the pipes.
struct ScreenDesk {
  let house: ServedRoom
  let screen: Screen
  private var desk: RoomDesk
  private let isUnencrypted: Bool
  /// Four frames a second are enough for what others do; keys are answered at once.
  private static let pause = 250
  private var lastDrawn = Int.min / 2
  /// The time at which it changes by itself.
  private var nextDraw = 0
  private var isStale = true

  init(_ house: ServedRoom, _ screen: Screen, _ settings: ScreenSettings, isUnencrypted: Bool) {
    self.house = house
    self.screen = screen
    self.isUnencrypted = isUnencrypted
    desk = RoomDesk(settings)
  }

  /// Until the host leaves, or there is nothing to be shown; a signal that ended it.
  mutating func run() -> Int32? {
    while house.isGoing && house.problem == nil {
      house.start()
      for event in screen.waitBeside(patience, OtherDescriptors(reading: house.reading, writing: house.writing)) {
        isStale = true
        switch desk.take(event, screen, at: Clock.steady()) {
        case .order(let order): house.order(order.object)
        case .redraw: screen.redraw()
        case .leave: return nil
        case .end(let signal): return signal
        case nil: break
        }
        draw()
      }
      for news in house.pass() { take(news) }
      let now = Clock.steady()
      if now >= nextDraw || isStale && now - lastDrawn >= Self.pause { draw() }
    }
    return nil
  }

  /// Milliseconds until something is to be drawn or started.
  private var patience: Int {
    let now = Clock.steady()
    let redraw = isStale ? max(0, Self.pause - (now - lastDrawn)) : max(0, nextDraw - now)
    return min(redraw, house.pause)
  }

  private mutating func take(_ news: ServedRoom.News) {
    isStale = true
    switch news {
    case .serving(let address, let door, _):
      // Others reach no address of this machine alone: a code would lead them nowhere.
      let code = isUnencrypted ? QRCode.modules(of: door) : nil
      desk.opened(address: address, screen: door + "/screen", code: code, isUnencrypted: isUnencrypted)
    case .room(let room, _):
      // A motion begins when it is first seen.
      if desk.show(room, at: Clock.steady()) { draw() }
    case .refused(let sentence): desk.say(sentence)
    case .engine(let isUp): desk.engine(isUp: isUp)
    case .rehearsal(let line): desk.rehearsed(line)
    }
  }

  private mutating func draw() {
    let now = Clock.steady()
    if screen.isBehind() { desk.rest() }
    screen.show(desk.frame(screen.size(), screen.depth, isLight: screen.isLight(), at: now))
    lastDrawn = now
    nextDraw = now + (desk.nextChange(at: now) ?? 1000)
    isStale = false
  }
}
