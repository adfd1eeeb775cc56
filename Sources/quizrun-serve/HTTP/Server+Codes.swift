internal import CMicroHTTPD
internal import Glibc
internal import QuizWeb
internal import QuizWire

/// Look-ups of room codes, which wait for a turn after many tries.
extension Server {
  /// Nil to go on at once. Who is in the room never waits.
  func waitForTurn(_ request: WebRequest, _ exchange: Exchange) -> Bool? {
    guard let code = desk.code(of: request), !knownRooms.holds(desk.token(of: request), code) else { return nil }
    exchange.code = code
    lastLookUp += 1
    let id = lastLookUp
    switch budget.admit(desk.settings.visitor(of: request), id: id, at: now()) {
    case .now: return nil
    case .full:
      return send(.later("too many codes are tried from here: send this again", request.face), exchange)
    case .later:
      lookUps[id] = { [weak self] in self.map { $0.go(on: $0.desk.decide(request), exchange) } }
      exchange.stage = .waiting
      MHD_suspend_connection(exchange.connection)
      return true
    }
  }

  /// Begins the look-ups whose turn it is.
  func letIn(at time: Int) {
    for id in budget.due(at: time) { lookUps.removeValue(forKey: id)?() }
  }

  /// Learns from a reply whether the tried code was right.
  func look(at reply: EngineReply, to question: EngineRequest, _ exchange: Exchange) {
    guard let code = exchange.code, let request = exchange.request else { return }
    if reply.isDeadEnd(of: question) {
      exchange.code = nil
      budget.wasWrong(desk.settings.visitor(of: request), at: now())
    } else if reply.status < 400, reply.role != "visitor", let token = reply.token ?? desk.token(of: request) {
      knownRooms.note(token, code)
    }
  }
}

/// The visitors let into rooms, as far as is remembered: the last few thousand.
struct KnownRooms {
  private static let most = 20_000
  private var tokens: Set<Entry> = []

  private struct Entry: Hashable {
    let token: String
    let code: RoomCode
  }

  func holds(_ token: String?, _ code: RoomCode) -> Bool {
    token.map { tokens.contains(Entry(token: $0, code: code)) } ?? false
  }

  mutating func note(_ token: String, _ code: RoomCode) {
    if tokens.count >= Self.most { tokens = [] }
    tokens.insert(Entry(token: token, code: code))
  }
}
