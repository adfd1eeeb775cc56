internal import JSONText
internal import QuizPlay
internal import QuizWire

/// The dialogue of the host's screen with the engine, line by line: opens the room, watches it, and passes orders on.
///
/// An engine that starts anew is asked for the same room again. Orders that the one before did not answer are sent
/// again, under the same names.
struct RoomTalk {
  enum News: Equatable {
    /// The room is there: its id and its code.
    case opened(room: String, code: String)
    /// The room as it is now, read and as it came.
    case room(RoomView, JSONValue)
    /// An order was refused, or there is a notice, as a sentence.
    case refused(String)
    /// There will be no room: the status and its sentence.
    case failed(Int, String)
  }

  /// The body of `room-open`: a new room, or one to continue.
  private var request: JSONValue
  private(set) var room: String?
  private(set) var code: String?
  /// Orders that were not answered, by their number.
  private var orders: [Int: JSONValue] = [:]
  private var next = 1
  /// The prefix that marks this screen's orders.
  private let name: String
  /// The language of the engine's refusals; nil for a program, which gets the protocol's sentence.
  private let language: String?
  private var place = -1
  /// How often the room was not there where it was before.
  private var tries = 0
  private static let mostTries = 5
  private var last: JSONValue?

  init(_ request: JSONValue, name: String, language: String? = nil) {
    (self.request, self.name, self.language) = (request, name, language)
  }

  var hasOpenOrders: Bool { !orders.isEmpty }

  /// The first request to a new engine.
  func greeting() -> [UInt8] {
    EngineRequest("room-open", id: .name("open"), [(.body, JSONWriter.text(request)), (.language, language)]).line
  }

  /// The line of an order.
  mutating func order(_ order: JSONObject) -> [UInt8] {
    var order = order
    if order["request"] == nil { order["request"] = .text("\(name)-\(next)") }
    orders[next] = .object(order)
    defer { next += 1 }
    return line(ofOrder: next)
  }

  private func line(ofOrder number: Int) -> [UInt8] {
    let body = JSONWriter.text(orders[number] ?? .null)
    return EngineRequest(
      "room-host", id: .name("do-\(number)"), [(.code, code ?? ""), (.body, body), (.language, language)]
    ).line
  }

  /// The news in a line of the engine, and the replies to it.
  mutating func take(_ line: [UInt8]) -> (news: [News], replies: [[UInt8]]) {
    switch EngineLine(line) {
    case .event(let event)?: return (heard(event), [])
    case .reply(let reply)?:
      switch reply.id {
      case .name("open"): return opened(reply)
      case .name("watch"): return (objects(reply.nodes, from: reply.place), [])
      case .name(let id):
        if let number = Int(id.dropFirst(3)) { orders[number] = nil }
        return (answered(reply), [])
      case .number: return ([], [])
      }
    case nil: return ([], [])
    }
  }

  private mutating func opened(_ reply: EngineReply) -> (news: [News], replies: [[UInt8]]) {
    guard reply.status < 300, let room = reply.room, let code = reply.code else {
      // A busy engine is asked again; one that reopens the room several times, as everything it needs existed before.
      if reply.status == 503 || self.room != nil && tries < Self.mostTries {
        tries += 1
        return ([], [greeting()])
      }
      return ([.failed(reply.status, reply.said ?? reply.message ?? "the room cannot be opened")], [])
    }
    (self.room, self.code, tries) = (room, code, 0)
    request = ["room": .text(room)]
    place = -1
    let watch = EngineRequest("watch", id: .name("watch"), [(.audience, "room/\(code)/host")]).line
    return (
      [.opened(room: room, code: code)] + objects(reply.nodes, from: reply.place),
      [watch] + orders.keys.sorted().map(line)
    )
  }

  private mutating func answered(_ reply: EngineReply) -> [News] {
    if reply.status >= 400 { return [.refused(reply.said ?? reply.message ?? String(reply.status))] }
    return objects(reply.nodes, from: reply.place)
  }

  private mutating func heard(_ event: EngineEvent) -> [News] {
    guard event.name == "room", let room, event.audiences.contains("room/\(room)/host") else { return [] }
    return objects(event.nodes, from: event.place)
  }

  /// The news in a room's object; nil for a repetition, as a reply and its event say the same.
  private mutating func told(_ object: JSONNode) -> News? {
    let value = JSONValue(object)
    guard value != last, let room = RoomView(wire: object) else { return nil }
    last = value
    return .room(room, value)
  }

  /// Rooms are shown in the order of their log: a reply may come behind the event that it led to.
  private mutating func objects(_ objects: [JSONNode], from place: Int?) -> [News] {
    if let place {
      guard place >= self.place else { return [] }
      self.place = place
    }
    return objects.compactMap { object in
      guard case .moment(.warning(let text))? = SittingLine(wire: object) else { return told(object) }
      return .refused(text)
    }
  }
}
