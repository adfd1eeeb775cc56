package import JSONText

/// A line that came from the engine, or from the parent.
package enum EngineLine: Equatable, Sendable {
  case reply(EngineReply)
  case event(EngineEvent)

  /// Nil for what is neither.
  package init?(_ bytes: [UInt8]) {
    guard let outline = try? JSONParser.outline(bytes, leavingOut: "objects"), outline.root.object != nil else {
      return nil
    }
    let objects = outline.list.map { Array(bytes[$0]) } ?? EngineReply.noObjects
    if let reply = EngineReply(outline.root, objects) {
      self = .reply(reply)
    } else if let event = EngineEvent(outline.root, objects) {
      self = .event(event)
    } else {
      return nil
    }
  }
}

/// The answer to one request.
package struct EngineReply: Equatable, Sendable {
  package var id: Int
  package var status: Int
  /// The list of objects as the engine wrote it: to programs it is sent on without being read.
  private(set) var written = noObjects
  package var message: String?
  /// The message for people, in the language of the page; nil where the engine has it for programs alone.
  package var said: String?
  /// The name of the field that is to be mended, as forms and options have it.
  package var field: String?
  package var token: String?
  package var sitting: String?
  /// What the visitor is called, where that was asked.
  package var player: String?
  /// Whether the visitor is the player of the machine.
  package var isOwner = false
  /// Of rooms: the place in the log, as whom the visitor was seen, the code, and the player's number.
  package var place: Int?
  package var role: String?
  package var code: String?
  package var room: String?
  package var seat: Int?
  package var epoch: Int?
  /// Lines of CSV, where a table was asked for.
  package var table: String?
  /// Under which names events will come.
  package var audiences: [String] = []

  static let noObjects = Array("[]".utf8)

  /// The objects to be read.
  var nodes: [JSONNode] { (try? JSONParser.parse(written))?.array ?? [] }
  package var objects: [JSONValue] { nodes.map(JSONValue.init) }
  var hasObjects: Bool { written.count > Self.noObjects.count }

  package init(id: Int, status: Int, message: String? = nil) {
    self.id = id
    self.status = status
    self.message = message
  }

  init?(_ node: JSONNode, _ written: [UInt8]) {
    guard let id = node["id"]?.int, let status = node["status"]?.int, (200...599).contains(status) else { return nil }
    self.init(id: id, status: status, message: node["message"]?.string)
    said = node["said"]?.string
    field = node["field"]?.string
    self.written = written
    token = node["token"]?.string.flatMap { VisitorCookie.isToken($0) ? $0 : nil }
    sitting = node["sitting"]?.string
    player = node["player"]?.string
    isOwner = node["owner"]?.bool ?? false
    (place, role, epoch) = (node["place"]?.int, node["role"]?.string, node["epoch"]?.int)
    (code, room, seat) = (node["code"]?.string, node["room"]?.string, node["player"]?.int)
    table = node["csv"]?.string
    audiences = (node["audiences"]?.array ?? []).compactMap(\.string)
  }
}

/// Something that happened without a request.
package struct EngineEvent: Equatable, Sendable {
  package var name: String
  package var audiences: [String] = []
  package var objects: [JSONValue] = []
  /// Of the event `engine`: whether it runs.
  package var isUp: Bool?
  /// Of rooms: the place in the log.
  package var place: Int?

  init?(_ node: JSONNode, _ written: [UInt8]) {
    guard let name = node["event"]?.string, let objects = [JSONValue](written: written) else { return nil }
    self.name = name
    audiences = (node["to"]?.array ?? []).compactMap(\.string)
    self.objects = objects
    isUp = node["up"]?.bool
    place = node["place"]?.int
  }
}

extension [JSONValue] {
  /// Reads a list of the engine; nil for what is none.
  fileprivate init?(written: [UInt8]) {
    guard let items = try? JSONParser.parse(written).array else { return nil }
    self = items.map(JSONValue.init)
  }
}
