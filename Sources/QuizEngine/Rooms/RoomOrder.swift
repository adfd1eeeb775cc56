internal import JSONText
internal import QuizCore
internal import QuizRoom

/// The body of `POST /rooms/CODE/host`: a command of the host.
struct RoomOrder {
  let verb: Verb
  let node: JSONNode
  let request: String?

  enum Verb: String, CaseIterable {
    case open, lock, reveal, board, next, pause, resume, again, extend, kick, rename, correct, enter, hide, end
    case lockJoining = "lock-joining"
  }

  private static let keys = [
    "do", "player", "name", "points", "why", "seconds", "answer", "inputs", "epoch",
    "request",
  ]

  init(_ node: JSONNode) throws(Denial) {
    for member in node.object ?? [] where !Self.keys.contains(member.key) {
      let hint = nearest(to: member.key, in: Self.keys).map { ": did you mean '\($0)'?" } ?? ""
      throw Denial(.unfit, "unknown key '\(member.key)'\(hint)")
    }
    guard let word = node["do"]?.string, let verb = Verb(rawValue: word) else {
      throw Denial(.unfit, "'do' expects one of \(Verb.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self.verb = verb
    self.node = node
    request = try Self.request(node)
  }

  /// The name of a command, by which a repetition is recognised; nil without one.
  static func request(_ node: JSONNode) throws(Denial) -> String? {
    guard let value = node["request"], !value.isNull else { return nil }
    guard let request = value.string, !request.isEmpty, request.unicodeScalars.count <= 64 else {
      throw Denial(.unfit, "'request' expects a text of up to 64 characters")
    }
    return request
  }

  func player() throws(Denial) -> Int {
    guard let player = node["player"]?.int else { throw Denial(.unfit, "'player' expects the number of a player") }
    return player
  }

  func text(_ key: String) throws(Denial) -> String {
    guard let text = node[key]?.string else { throw Denial(.unfit, "'\(key)' expects a text") }
    return text
  }

  func points() throws(Denial) -> Double {
    guard let points = node["points"]?.double else {
      throw Denial(.unfit, RoomRefusal.badPoints.sentence, .room(.badPoints))
    }
    return points
  }

  /// The duration in milliseconds.
  func seconds() throws(Denial) -> Int {
    guard let seconds = node["seconds"]?.double, (1...3600).contains(seconds) else {
      throw Denial(.unfit, RoomRefusal.badSeconds.sentence, .room(.badSeconds))
    }
    return Int(seconds * 1000)
  }

  /// The answer that is entered, with its inputs, as an object of its own.
  var answer: JSONNode? {
    var object = JSONObject()
    for member in node.object ?? [] where ["answer", "inputs"].contains(member.key) {
      object.append(member.key, JSONValue(member.value))
    }
    return object.members.isEmpty ? nil : try? JSONParser.parse(JSONWriter.text(.object(object)))
  }
}

extension Denial {
  init(_ refusal: RoomRefusal) {
    switch refusal {
    case .kicked, .joiningLocked, .notOnRoster: status = .foreign
    case .unknownPlayer, .badName, .badRoster, .badSeconds, .badPoints, .badReason: status = .unfit
    default: status = .elsewhere
    }
    message = refusal.sentence
    said = .room(refusal)
  }

  /// The same for a room that never existed and for a finished one.
  static let unknownRoom = Denial(.unknown, "there is no room with this code", .noRoom)
  static let notHost = Denial(.foreign, "that is for the host alone", .hostAlone)
}
