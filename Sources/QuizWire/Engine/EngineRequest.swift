package import JSONText
internal import TextLayout

/// A request to the engine: one line of its pipe, from the server or from the host's desk.
package struct EngineRequest: Equatable, Sendable {
  /// Bytes of a line beyond which it is not read.
  package static let longest = 256 << 10
  package var id: RequestID
  package var operation: String
  private var fields: JSONObject

  /// The names of a request's fields beside its id and operation.
  package enum Key: String, Sendable {
    /// The visitor's cookie.
    case token
    /// The object that a visitor wrote, as text.
    case body
    /// The fields of a form in place of `body`, and whether the reply holds the page that follows.
    case fields, page
    /// The language of the page or the desk; absent where a program asks.
    case language = "lang"
    case sitting, quiz, plugin, code, pin, room, name, key, audience, address, search, category, period, from, to, limit
    /// The role in a room: absent for a player, else `screen` or `host`.
    case role = "as"
    /// The action on a player, and the player's new name.
    case action = "do"
    case newName = "new"
    /// The team that a player joins.
    case team
    /// Settings that are changed, by their keys.
    case settings = "set"
    /// `csv`, where a table is asked for.
    case form
    /// The version and port of a server that begins.
    case server, port
    /// Of the workshop: a piece of a body in base64, the id of the body, what a file is, its hash, the number of a version.
    case data, upload, kind, etag, number
  }

  package init(
    _ operation: String, id: RequestID = .number(0), token: String? = nil, _ texts: [(Key, String?)] = []
  ) {
    (self.operation, self.id) = (operation, id)
    fields = JSONObject(
      ([(.token, token)] + texts).compactMap { key, text in text.map { (key.rawValue, JSONValue.text($0)) } })
  }

  /// Reads a request; nil for a malformed line, which has no id to answer.
  package init?(_ line: [UInt8]) {
    guard let node = try? JSONParser.parse(line), let id = node["id"].flatMap({ RequestID(wire: $0) }),
      case .object(let fields) = JSONValue(node)
    else { return nil }
    (self.id, operation, self.fields) = (id, node["op"]?.string ?? "", fields)
  }

  package subscript(key: Key) -> JSONValue? {
    get { fields[key.rawValue] }
    set { fields[key.rawValue] = newValue }
  }

  package func adding(_ key: Key, _ value: JSONValue) -> EngineRequest {
    var request = self
    request[key] = value
    return request
  }

  /// The same for a form of the page: it does what the form asks for.
  package func acting(_ form: FormFields, showsPage: Bool) -> EngineRequest {
    var request = adding(.fields, form.written)
    request.operation = "do"
    if showsPage { request[.page] = true }
    return request
  }

  /// The form that was sent; nil where there is none, or it asks for nothing.
  package var sittingForm: SittingForm? {
    guard let fields = self[.fields], let node = try? JSONParser.parse(JSONWriter.text(fields)) else { return nil }
    return FormFields(wire: node).flatMap(SittingForm.init)
  }

  package var showsPage: Bool { self[.page] == true }

  /// A text; nil when it is not there, or is something else.
  package func text(_ key: Key) -> String? {
    if case .text(let text)? = self[key] { text } else { nil }
  }

  /// The texts of a list; one that stands alone is a list of one.
  package func texts(_ key: Key) -> [String] {
    guard case .list(let items)? = self[key] else { return text(key).map { [$0] } ?? [] }
    return items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Bytes in base64; nil for anything else.
  package func bytes(_ key: Key) -> [UInt8]? { text(key).flatMap { Base64.decoded($0.utf8) } }

  package func whole(_ key: Key) -> Int? {
    if case .int(let value)? = self[key] { value } else { nil }
  }

  /// The members of an object; empty for other values.
  package func members(_ key: Key) -> [JSONObject.Member] {
    if case .object(let object)? = self[key] { object.members } else { [] }
  }

  package var token: String? { text(.token) }

  /// The line without its line feed.
  package var line: [UInt8] {
    var object: JSONObject = ["id": id.json, "op": .text(operation)]
    for member in fields.members where member.key != "id" && member.key != "op" {
      object.append(member.key, member.value)
    }
    return JSONWriter.bytes(.object(object))
  }
}

/// The actions of the workshop.
package enum WorkshopAction: String, Sendable {
  case quizzes, modes, words, read, save, check, delete, versions, version, test, media, draft
  case bringBack = "bring-back"
  case keepDraft = "keep-draft"
  case dropDraft = "drop-draft"
  case importing = "import"
  /// For the pages: an id for a new quiz, the beginning of a new mode, a question as players see it, a quiz on paper, a
  /// question for another quiz.
  case freeID = "free-id"
  case copyQuestion = "copy-question"
  case template, preview, print
  /// The scanned sheets of a quiz, what is done with them, and a file that came of them.
  case scans
  case scanDeed = "scan-deed"
  case scanFile = "scan-file"
  case printSheets = "print-sheets"
}

extension EngineRequest {
  /// Bytes of one piece of a long body: its line stays below `longest`.
  package static let piece = 180_000

  /// A piece of a body; the first one without an id, which the reply has.
  package static func upload(_ piece: ArraySlice<UInt8>, to id: String?, token: String?) -> EngineRequest {
    EngineRequest("upload", token: token, [(.upload, id), (.data, Base64.encoded(Array(piece)))])
  }

  /// An action of the workshop, whose body is sent before.
  package static func workshop(
    _ action: WorkshopAction, token: String?, _ texts: [(Key, String?)] = []
  ) -> EngineRequest {
    EngineRequest("workshop", token: token, [(.action, action.rawValue)] + texts)
  }
}

/// The id of a request: a number of the server, or a name of the desk.
package enum RequestID: Hashable, Sendable, WireValue {
  case number(Int)
  case name(String)

  /// True for requests of the host's screen in the parent process, which alone uses names as ids.
  package var isOfDesk: Bool {
    if case .name = self { true } else { false }
  }

  package var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  package var json: JSONValue {
    switch self {
    case .number(let number): .int(number)
    case .name(let name): .text(name)
    }
  }

  package func write(to wire: inout JSONWriter) { wire.write(json) }

  package init?(wire node: JSONNode) {
    if let number = node.int {
      self = .number(number)
    } else if let name = node.string {
      self = .name(name)
    } else {
      return nil
    }
  }
}
