internal import Glibc
internal import JSONText
internal import QuizWire

/// The loop over all bots: one thread, one `poll`.
final class BotLoop {
  private let options: RehearsalOptions
  private let address: ServerAddress
  private let bots: [Bot]
  /// Standard input, then two places for each bot: its line and its stream.
  private var places: [pollfd]
  var tally = Measurements()
  /// The time when it was ordered, if that is known, or else when the first bot heard of it.
  private var openedAt: Double?
  /// The same of locks, by the epoch: some bots are a question behind.
  private var lockedAt: [Int: Double] = [:]
  /// An opening that was ordered, and of which no bot has heard.
  private var ordered: Double?
  private var epoch = 0
  private var isOver = false
  private var orders: [UInt8] = []
  /// Thousands get the same bytes: they are read once.
  private var lastRead: (bytes: [UInt8], room: RoomView?) = ([], nil)
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// Nil when the host has no address.
  init?(_ options: RehearsalOptions) {
    guard let address = ServerAddress(host: options.host, port: options.port) else { return nil }
    self.options = options
    self.address = address
    bots = (1...options.count).map { Bot($0, seed: options.seed) }
    places = Array(repeating: pollfd(fd: -1, events: 0, revents: 0), count: 1 + 2 * options.count)
  }

  deinit { buffer.deallocate() }

  /// Until the room is over or the standard input has ended.
  func run() {
    places[0] = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // A hall does not come through the door at once.
    for bot in bots { bot.due = now() + Double(bot.number) }
    while !isOver {
      poll(&places, UInt(places.count), wait())
      if places[0].revents != 0 && !readOrders() { return }
      for place in 1..<places.count where places[place].revents != 0 {
        ready(bots[(place - 1) / 2], isStream: place % 2 == 0)
      }
      let time = now()
      for bot in bots {
        if bot.due.map({ $0 <= time }) == true { act(bot) }
        if bot.streamDue.map({ $0 <= time }) == true { openStream(bot) }
      }
    }
  }

  private func wait() -> Int32 {
    let due = bots.lazy.compactMap { [$0.due, $0.streamDue].compactMap { $0 }.min() }.min() ?? now() + 1000
    return Int32(max(0, min(1000, due - now())).rounded(.up))
  }

  /// Notes a bot's line or stream among the polled descriptors.
  private func watch(_ connection: BotConnection?, of bot: Bot, isStream: Bool) {
    let place = 2 * bot.number - (isStream ? 0 : 1)
    let events = POLLIN | (connection?.hasMoreToWrite == true ? POLLOUT : 0)
    places[place] = pollfd(fd: connection?.descriptor ?? -1, events: Int16(events), revents: 0)
  }

  /// `opened MS` and `locked MS`; false when there will be no more.
  private func readOrders() -> Bool {
    let count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    if count == 0 { return false }
    orders += buffer.prefix(max(0, count))
    while let end = orders.firstIndex(of: 0x0A) {
      let words = String(decoding: orders[..<end], as: UTF8.self).split(separator: " ")
      orders.removeFirst(end + 1)
      guard words.count == 2, let ms = Double(words[1]) else { continue }
      if words[0] == "opened" { ordered = ms } else if words[0] == "locked" { lockedAt[epoch] = ms }
    }
    return true
  }

  // MARK: A bot's turn

  private func act(_ bot: Bot) {
    bot.due = nil
    switch bot.deed {
    case .join:
      let body = JSONWriter.bytes(["name": .text("Bot \(bot.number)")])
      post(bot, "/rooms/\(options.code)/players", body)
    case .answer:
      bot.answering()
      post(bot, "/rooms/\(options.code)/answer", bot.answer)
    case .waitForReply, .idle: break
    }
  }

  private func post(_ bot: Bot, _ path: String, _ body: [UInt8]) {
    let head = head(bot, "POST", path) + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    let bytes = Array(head.utf8) + body
    bot.lineReply.next()
    if let line = bot.line, !line.isClosed {
      line.send(bytes)
      // The other side may have gone in the meantime.
      if line.isClosed { return lost(bot, line, false) }
      watch(line, of: bot, isStream: false)
    } else if let line = BotConnection(address, bytes) {
      bot.line = line
      bot.lineReply = ReplyReader()
      watch(line, of: bot, isStream: false)
    } else {
      noteNoConnection()
      bot.later(bot.cookie == nil ? .join : .answer)
    }
  }

  /// A server that is just started anew refuses; everything else is wrong.
  private func noteNoConnection() {
    if errno == ECONNREFUSED { tally.again() } else { tally.fail("no connection: \(String(cString: strerror(errno)))") }
  }

  private func openStream(_ bot: Bot) {
    bot.streamDue = nil
    let last = bot.events.id.isEmpty ? "" : "Last-Event-ID: \(bot.events.id)\r\n"
    let head = head(bot, "GET", "/rooms/\(options.code)/events") + last + "\r\n"
    guard let stream = BotConnection(address, Array(head.utf8)) else {
      noteNoConnection()
      return bot.lostStream()
    }
    bot.stream = stream
    bot.streamReply = ReplyReader()
    watch(stream, of: bot, isStream: true)
  }

  private func head(_ bot: Bot, _ method: String, _ path: String) -> String {
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    return "\(method) \(path) HTTP/1.1\r\nHost: \(host):\(options.port)\r\nAccept: application/json\r\n"
      + (bot.cookie.map { "Cookie: \($0)\r\n" } ?? "")
  }

  // MARK: What came

  private func ready(_ bot: Bot, isStream: Bool) {
    guard let connection = isStream ? bot.stream : bot.line, !connection.isClosed else { return }
    if connection.hasMoreToWrite {
      connection.write()
      if !connection.hasMoreToWrite, !connection.isClosed {
        watch(connection, of: bot, isStream: isStream)
      }
    }
    guard let bytes = connection.read(buffer) else { return lost(bot, connection, isStream) }
    guard !bytes.isEmpty else { return }
    if isStream { takeEvents(bot, connection, bytes) } else { takeReply(bot, connection, bytes) }
  }

  /// A connection that ended is opened anew.
  private func lost(_ bot: Bot, _ connection: BotConnection, _ isStream: Bool) {
    connection.close()
    watch(nil, of: bot, isStream: isStream)
    if isStream {
      tally.reconnect()
      bot.lostStream()
    } else {
      bot.line = nil
      if bot.deed == .waitForReply {
        tally.again()
        bot.later(.answer)
      } else if bot.cookie == nil {
        tally.again()
        bot.later(.join)
      }
    }
  }

  private func takeReply(_ bot: Bot, _ connection: BotConnection, _ bytes: ArraySlice<UInt8>) {
    guard let body = bot.lineReply.take(bytes) else { return lost(bot, connection, false) }
    guard bot.lineReply.isDone else { return }
    let status = bot.lineReply.status
    if bot.cookie == nil { return takeSeat(bot, status, body) }
    switch status {
    case 200:
      tally.keep(now() - bot.sent)
      bot.wasKept()
    case 503:
      tally.again()
      bot.later(.answer)
    case 409 where bot.canStillAnswer:
      // It was paused when the answer came, and goes on meanwhile.
      tally.again()
      bot.later(.answer)
    case 409:
      tally.tooLate()
      bot.settled()
    default:
      tally.fail("answer: \(status) \(String(decoding: body.prefix(200), as: UTF8.self))")
      bot.gaveUp()
    }
  }

  private func takeSeat(_ bot: Bot, _ status: Int, _ body: [UInt8]) {
    switch status {
    case 200, 201:
      tally.join()
      bot.joined(bot.lineReply.cookie ?? "")
    case 503:
      tally.again()
      bot.later(.join)
    default:
      tally.fail("join: \(status) \(String(decoding: body.prefix(200), as: UTF8.self))")
      bot.settled()
    }
  }

  private func takeEvents(_ bot: Bot, _ connection: BotConnection, _ bytes: ArraySlice<UInt8>) {
    guard let body = bot.streamReply.take(bytes) else { return lost(bot, connection, true) }
    if bot.streamReply.status != 0 && bot.streamReply.status != 200 {
      if bot.streamReply.status != 503 { tally.fail("events: \(bot.streamReply.status)") }
      return lost(bot, connection, true)
    }
    for event in bot.events.take(body) {
      if lastRead.bytes != event { lastRead = (event, RoomView(event)) }
      if let away = bot.isBack() { tally.back(away) }
      if let room = lastRead.room, bot.misses(room) { tally.lose(bot.number, room.epoch) }
      guard let room = lastRead.room, let news = bot.see(room, spread: options.spread) else { continue }
      take(news)
    }
  }

  private func take(_ news: Bot.News) {
    let time = now()
    switch news {
    case .opened(let epoch):
      if epoch > self.epoch {
        if let line = tally.endQuestion(self.epoch) { RehearsalProgram.write(STDOUT_FILENO, line + "\n") }
        self.epoch = epoch
        openedAt = ordered ?? time
        ordered = nil
      }
      tally.open(time - (openedAt ?? time))
    case .locked(let epoch): lockedAt[epoch] = lockedAt[epoch] ?? time
    case .verdict(let epoch): tally.judge(time - (lockedAt[epoch] ?? time))
    case .over: isOver = true
    }
  }
}
