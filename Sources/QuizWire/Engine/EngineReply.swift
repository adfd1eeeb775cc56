package import JSONText

/// The answer of the engine to one request.
package struct EngineReply: Equatable, Sendable {
  package var id = RequestID.number(0)
  /// A status of HTTP.
  package var status = 200
  /// The list of objects as JSON; nil where the request asks for none. To programs it is sent on without being read.
  package var written: [UInt8]?
  /// The message for programs, in English.
  package var message: String?
  /// The message for people, in the language of the page; nil where there is one for programs alone.
  package var said: String?
  /// The name of the field that is to be mended, as forms and options have it.
  package var field: String?
  /// The cookie of a new visitor.
  package var token: String?
  package var sitting: String?
  /// The name of the visitor, where that was asked.
  package var player: String?
  /// The number of a player in a room.
  package var seat: Int?
  /// Whether the visitor is the player of the machine.
  package var isOwner: Bool?
  /// The place in the log of a room.
  package var place: Int?
  /// The visitor's role in a room, such as `player`.
  package var role: String?
  package var code: String?
  package var room: String?
  package var epoch: Int?
  /// The id of a body of which a piece was taken.
  package var upload: String?
  package var isKept = false
  /// Whether a form could not be read; the page that is among the objects says why.
  package var isUnread = false
  /// Lines of CSV, where a table was asked for.
  package var table: String?
  /// The names under which events will come.
  package var audiences: [String] = []
  /// The version of the pipe, in the first reply; the version, day and zone of the engine follow.
  package var `protocol`: Int?
  package var version: String?
  package var day: String?
  package var zone: String?

  package init() {}

  package init(id: Int, status: Int, message: String? = nil) {
    (self.id, self.status, self.message) = (.number(id), status, message)
  }

  /// Objects that are JSON texts already.
  package mutating func setObjects(_ objects: [String]) {
    written = Array("[\(objects.joined(separator: ","))]".utf8)
  }

  /// The list of objects as JSON; empty without any.
  package var list: [UInt8] { written ?? Array("[]".utf8) }

  /// The objects to be read.
  package var nodes: [JSONNode] { EngineLine.nodes(written) ?? [] }

  /// The first object as a page; one without fields where there is none.
  package func page<Page: WireObject>() -> Page { nodes.first.flatMap { Page(wire: $0) } ?? Page() }

  /// The objects of one kind; others are passed over.
  package func values<Value: WireObject>() -> [Value] { nodes.compactMap { Value(wire: $0) } }

  package var objects: [JSONValue] { nodes.map { JSONValue($0) } }
  package var hasObjects: Bool { (written?.count ?? 0) > 2 }

  /// One line with its end.
  package var lineWithObjects: String { EngineLine.line(line, written) }
}

extension EngineReply: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.field("status", &status)
    fields.field("protocol", &`protocol`)
    fields.field("version", &version)
    fields.field("day", &day)
    fields.field("zone", &zone)
    fields.field("sitting", &sitting)
    fields.field("room", &room)
    fields.field("code", &code)
    fields.field("place", &place)
    fields.field("role", &role)
    fields.field("player", &player)
    fields.field("player", &seat)
    fields.field("token", &token)
    fields.field("kept", &isKept, else: false)
    fields.field("epoch", &epoch)
    fields.field("csv", &table)
    fields.field("upload", &upload)
    fields.field("audiences", &audiences, else: [])
    fields.field("message", &message)
    fields.field("said", &said)
    fields.field("field", &field)
    fields.field("owner", &isOwner)
    fields.field("unread", &isUnread, else: false)
  }
}

/// An event without a request.
package struct EngineEvent: Equatable, Sendable {
  package var name = ""
  /// The names under which it is watched.
  package var audiences: [String] = []
  /// The place in the log of a room.
  package var place: Int?
  /// Whether the engine runs, in the event `engine`.
  package var isUp: Bool?
  /// How often each program was started anew, in the event `restarts`.
  package var engineRestarts: Int?
  package var serverRestarts: Int?
  /// The list of objects as JSON.
  package var written: [UInt8]?

  package init() {}

  package init(_ name: String, to audiences: [String], place: Int? = nil, objects: [String]? = nil) {
    (self.name, self.audiences, self.place) = (name, audiences, place)
    written = objects.map { Array("[\($0.joined(separator: ","))]".utf8) }
  }

  package var nodes: [JSONNode] { EngineLine.nodes(written) ?? [] }
  package var objects: [JSONValue] { nodes.map { JSONValue($0) } }

  /// True for the last event of a receiver: a player was removed from a room.
  package var isFarewell: Bool { nodes.contains { $0["reason"] != nil } }

  /// One line with its end.
  package var lineWithObjects: String { EngineLine.line(line, written) }
}

extension EngineEvent: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("event", &name)
    fields.always("to", &audiences)
    fields.field("place", &place)
    fields.field("up", &isUp)
    fields.field("engine", &engineRestarts)
    fields.field("server", &serverRestarts)
  }
}

/// A line of the engine, or of the parent.
package enum EngineLine: Equatable, Sendable {
  case reply(EngineReply)
  case event(EngineEvent)

  /// A line of the engine; nil for a malformed one. The objects are not parsed yet, but are a list.
  package init?(_ bytes: [UInt8]) {
    guard let outline = try? JSONParser.outline(bytes, leavingOut: "objects") else { return nil }
    let written = outline.list.map { Array(bytes[$0]) }
    if var reply = EngineReply(wire: outline.root), (200...599).contains(reply.status) {
      reply.written = written
      self = .reply(reply)
    } else if var event = EngineEvent(wire: outline.root), written == nil || Self.nodes(written) != nil {
      event.written = written
      self = .event(event)
    } else {
      return nil
    }
  }

  fileprivate static func nodes(_ written: [UInt8]?) -> [JSONNode]? {
    written.flatMap { try? JSONParser.parse($0).array }
  }

  /// Objects that are JSON already are not read and written again.
  fileprivate static func line(_ object: String, _ written: [UInt8]?) -> String {
    guard let written else { return object + "\n" }
    return "\(Substring(object.utf8.dropLast())),\"objects\":\(String(decoding: written, as: UTF8.self))}\n"
  }
}
