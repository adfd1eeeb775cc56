internal import JSONText
internal import QuizCore
internal import QuizRoom
internal import QuizWire

/// The fields of a host's order that its verb needs.
extension HostOrder {
  /// Reads the body of `POST /rooms/CODE/host`.
  static func read(_ node: JSONNode) throws(Denial) -> HostOrder {
    for member in node.object ?? [] where !keys.contains(member.key) {
      let hint = nearest(to: member.key, in: keys).map { ": did you mean '\($0)'?" } ?? ""
      throw Denial(.unfit, "unknown key '\(member.key)'\(hint)")
    }
    guard var order = HostOrder(wire: node) else {
      throw Denial(.unfit, "'do' expects one of \(Verb.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    order.request = try RequestName.read(node)
    return order
  }

  func neededPlayer() throws(Denial) -> Int {
    guard let player else { throw Denial(.unfit, "'player' expects the number of a player") }
    return player
  }

  func neededName() throws(Denial) -> String { try Self.text(name, "name") }

  func neededReason() throws(Denial) -> String { try Self.text(why, "why") }

  /// The typed text that is to be hidden.
  func neededAnswer() throws(Denial) -> String {
    var text: String?
    if case .text(let answer)? = answer { text = answer }
    return try Self.text(text, "answer")
  }

  private static func text(_ text: String?, _ key: String) throws(Denial) -> String {
    guard let text else { throw Denial(.unfit, "'\(key)' expects a text") }
    return text
  }

  func neededPoints() throws(Denial) -> Double {
    guard let points else { throw Denial(.unfit, RoomRefusal.badPoints.sentence, .room(.badPoints)) }
    return points
  }

  func neededFactor() throws(Denial) -> Double {
    guard let factor else { throw Denial(.unfit, RoomRefusal.badFactor.sentence, .room(.badFactor)) }
    return factor
  }

  func neededMilliseconds() throws(Denial) -> Int {
    guard let seconds, (1...3600).contains(seconds) else {
      throw Denial(.unfit, RoomRefusal.badSeconds.sentence, .room(.badSeconds))
    }
    return Int(seconds * 1000)
  }

  /// The answer that is entered, with its inputs, as an object of its own.
  var entered: JSONNode? {
    var object = JSONObject()
    if let answer { object.append("answer", answer) }
    if let inputs { object.append("inputs", inputs) }
    return object.members.isEmpty ? nil : try? JSONParser.parse(JSONWriter.text(.object(object)))
  }
}

/// The name of a request, by which one that comes twice counts once.
enum RequestName {
  static func read(_ node: JSONNode) throws(Denial) -> String? {
    guard let value = node["request"], !value.isNull else { return nil }
    guard let request = value.string, !request.isEmpty, request.unicodeScalars.count <= 64 else {
      throw Denial(.unfit, "'request' expects a text of up to 64 characters")
    }
    return request
  }
}

extension Denial {
  init(_ refusal: RoomRefusal) {
    switch refusal {
    case .kicked, .joiningLocked, .notOnRoster: status = .foreign
    case .unknownPlayer, .noSuchTeam, .badName, .badRoster, .badSeconds, .badFactor, .badPoints, .badReason:
      status = .unfit
    default: status = .elsewhere
    }
    message = refusal.sentence
    said = .room(refusal)
  }

  /// No difference between a room that never was and one that is over.
  static let unknownRoom = Denial(.unknown, "there is no room with this code", .noRoom)
  static let notHost = Denial(.foreign, "that is for the host alone", .hostAlone)
}
