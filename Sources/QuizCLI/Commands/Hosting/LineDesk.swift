internal import CommandLine
internal import Glibc
internal import JSONText
internal import LinePipe
internal import QuizScreens
internal import QuizServe
internal import QuizWire

/// The desk without a screen: lines for people, or JSON lines for programs.
struct LineDesk {
  enum Form {
    case plain(ScreenSettings, isUnencrypted: Bool)
    case json
  }

  let house: ServedRoom
  private let form: Form
  private let input = PipeEnd(STDIN_FILENO)
  private var inbox = LineInbox(limit: 1 << 16)
  private var lines: DeskLines
  private var room: RoomView?
  /// Lines that were typed and not obeyed yet, and whether there will be no more.
  private var typed: [String] = []
  private var isAtEnd = false
  /// The order that was typed last and is not answered yet.
  private var pending: HostOrder?

  init(_ house: ServedRoom, _ form: Form) {
    self.house = house
    self.form = form
    if case .plain(let settings, _) = form { lines = DeskLines(settings) } else { lines = DeskLines(ScreenSettings()) }
  }

  /// Until the input ends, the host leaves, or a signal comes.
  mutating func run() {
    let signals = StopSignals.begin()
    while house.isGoing && house.problem == nil && StopSignals.next() == nil {
      house.start()
      let ready = house.wait(beside: isAtEnd ? [signals] : [STDIN_FILENO, signals])
      for news in house.pass() { tell(news) }
      acknowledge()
      if ready.contains(STDIN_FILENO) { read() }
      if !obeyWhatWasTyped() || isAtEnd && typed.isEmpty && isReady { return }
    }
  }

  /// Reports an order whose effect shows nowhere else.
  private mutating func acknowledge() {
    guard let order = pending, !house.hasOpenOrders else { return }
    print(lines.lines(for: order))
    pending = nil
  }

  /// True when a line can be read: the room is open, and no order is pending, as its meaning depends on the order
  /// before.
  private var isReady: Bool { house.isServing && !house.hasOpenOrders }

  private mutating func read() {
    guard let bytes = input.read() else { return isAtEnd = true }
    typed += inbox.add(bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  /// False when a line says to leave.
  private mutating func obeyWhatWasTyped() -> Bool {
    while isReady, !typed.isEmpty {
      if !obey(typed.removeFirst()) { return false }
    }
    return true
  }

  // MARK: Out

  private mutating func tell(_ news: ServedRoom.News) {
    switch form {
    case .plain(let settings, let isUnencrypted): tell(news, settings, isUnencrypted)
    case .json: tellJSON(news)
    }
  }

  private mutating func tell(_ news: ServedRoom.News, _ settings: ScreenSettings, _ isUnencrypted: Bool) {
    switch news {
    case .serving(let address, let door, _):
      print(
        settings.entrance(
          address: address, code: house.talk.code ?? "", door: door, screen: door + "/screen",
          isUnencrypted: isUnencrypted))
    case .room(let room, _):
      self.room = room
      print(lines.lines(for: room))
    case .refused(let sentence):
      pending = nil
      print([sentence])
    case .rehearsal(let sentence): print([sentence])
    case .engine(let isUp): print(isUp ? [] : [settings.engineDown])
    }
  }

  private func print(_ lines: [String]) {
    for line in lines { Console.write(line + "\n") }
  }

  private func tellJSON(_ news: ServedRoom.News) {
    let object: JSONValue =
      switch news {
      case .serving(_, let door, let port):
        [
          "type": "serving", "url": .text(door), "port": .int(port), "room": .text(house.talk.room ?? ""),
          "code": .text(house.talk.code ?? ""),
        ]
      case .room(_, let object): object
      case .refused(let sentence): ["type": "error", "message": .text(sentence)]
      case .engine(let isUp): ["type": "engine", "up": .bool(isUp)]
      case .rehearsal(let line): ["type": "rehearsal", "line": .text(line)]
      }
    Console.write(JSONWriter.text(object) + "\n")
  }

  // MARK: In

  /// Obeys a line; false when it asks to leave.
  private mutating func obey(_ line: String) -> Bool {
    guard case .plain(let settings, _) = form else {
      obeyJSON(line)
      return true
    }
    guard let room else { return !["q", "quit", ":q"].contains(line) }
    switch DeskCommand(line, room, settings) {
    case .order(let order):
      pending = order
      house.order(order.object)
    case .leave: return false
    case .help: print(lines.help(room))
    case .unclear(let sentence): print([sentence])
    }
    return true
  }

  private func obeyJSON(_ line: String) {
    if line.allSatisfy(\.isWhitespace) { return }
    do throws(JSONError) {
      let node = try JSONParser.parse(Array(line.utf8))
      guard case .object(let object) = JSONValue(node) else {
        return tellJSON(.refused("a line is an object such as {\"do\":\"lock\"}"))
      }
      house.order(object)
    } catch {
      tellJSON(.refused(error.message))
    }
  }
}
