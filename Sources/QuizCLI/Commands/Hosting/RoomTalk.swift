internal import JSONText
internal import QuizWire

/// What the desk says to the engine and hears from it, line by line: opens the room, watches it, and passes orders on.
///
/// An engine that starts anew is asked for the same room again, and gets the orders once more that the one before did not
/// answer; each has a name by which it is known.
struct RoomTalk {
  enum News: Equatable {
    /// The room is there: its id and its code.
    case opened(room: String, code: String)
    /// The room as it is now, read and as it came.
    case room(RoomView, JSONValue)
    /// An order was refused, or something is to be told, with a sentence.
    case refused(String)
    /// There will be no room: the status and its sentence.
    case failed(Int, String)
  }

  /// What `room-open` was asked with: a new room, or one to go on with.
  private var request: JSONValue
  private(set) var room: String?
  private(set) var code: String?
  /// Orders that were not answered, by their number.
  private var orders: [Int: JSONValue] = [:]
  private var next = 1
  /// What tells this desk's orders from those of others.
  private let name: String
  /// In which language the desk shows what the engine refuses; nil for a program, which gets the sentence of the protocol.
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

  /// What a new engine is asked.
  func greeting() -> [UInt8] {
    var object: JSONObject = ["id": "open", "op": "room-open", "body": .text(JSONWriter.text(request))]
    if let language { object.append("lang", .text(language)) }
    return Self.line(object)
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
    var object: JSONObject = [
      "id": .text("do-\(number)"), "op": "room-host", "code": .text(code ?? ""), "body": .text(body),
    ]
    if let language { object.append("lang", .text(language)) }
    return Self.line(object)
  }

  private static func line(_ object: JSONObject) -> [UInt8] { JSONWriter.bytes(.object(object)) }

  /// What a line of the engine means, and what is said in return.
  mutating func take(_ line: [UInt8]) -> (news: [News], replies: [[UInt8]]) {
    guard let node = try? JSONParser.parse(line) else { return ([], []) }
    switch node["id"]?.string {
    case nil: return (event(node), [])
    case "open": return opened(node)
    case "watch": return (objects(node, from: node["place"]?.int), [])
    case let id?:
      if let number = Int(id.dropFirst(3)) { orders[number] = nil }
      return (answered(node), [])
    }
  }

  private mutating func opened(_ node: JSONNode) -> (news: [News], replies: [[UInt8]]) {
    let status = node["status"]?.int ?? 0
    guard (200..<300).contains(status), let room = node["room"]?.string, let code = node["code"]?.string else {
      // A busy engine is asked once more; one that has the room to go on with, several times: what it needs was there before.
      if status == 503 || self.room != nil && tries < Self.mostTries {
        tries += 1
        return ([], [greeting()])
      }
      return ([.failed(status, node["said"]?.string ?? node["message"]?.string ?? "the room cannot be opened")], [])
    }
    (self.room, self.code, tries) = (room, code, 0)
    request = ["room": .text(room)]
    place = -1
    let watch = Self.line(["id": "watch", "op": "watch", "audience": .text("room/\(code)/host")])
    return (
      [.opened(room: room, code: code)] + objects(node, from: node["place"]?.int),
      [watch] + orders.keys.sorted().map(line)
    )
  }

  private mutating func answered(_ node: JSONNode) -> [News] {
    if let status = node["status"]?.int, status >= 400 {
      return [.refused(node["said"]?.string ?? node["message"]?.string ?? String(status))]
    }
    return objects(node, from: node["place"]?.int)
  }

  private mutating func event(_ node: JSONNode) -> [News] {
    guard node["event"]?.string == "room", let room, let to = node["to"]?.array,
      to.contains(where: { $0.string == "room/\(room)/host" })
    else { return [] }
    return objects(node, from: node["place"]?.int)
  }

  /// A reply and the event beside it say the same: that is told once.
  private mutating func told(_ object: JSONNode) -> News? {
    let value = JSONValue(object)
    guard value != last, let room = RoomView(wire: object) else { return nil }
    last = value
    return .room(room, value)
  }

  /// Rooms are shown in the order of their log: a reply may come behind the event that it led to.
  private mutating func objects(_ node: JSONNode, from place: Int?) -> [News] {
    if let place {
      guard place >= self.place else { return [] }
      self.place = place
    }
    return (node["objects"]?.array ?? []).compactMap { object in
      if object["type"]?.string == "warning" { return object["message"]?.string.map { .refused($0) } }
      return told(object)
    }
  }
}
