package import JSONText
package import QuizCore
package import QuizPlay

/// An order of a room's host, the body of `POST /rooms/CODE/host`.
package struct HostOrder: Equatable, Sendable {
  package var verb = Verb.open
  /// The number of the player it is about.
  package var player: Int?
  package var name: String?
  package var points: Double?
  package var why: String?
  package var seconds: Double?
  /// How many times the time of a question the player has.
  package var factor: Double?
  /// The answer of a player without a device, or the typed text to hide.
  package var answer: JSONValue?
  package var inputs: JSONValue?
  /// The question that the answer is for; nil for the open one.
  package var epoch: Int?
  /// A name by which an order that comes twice counts once.
  package var request: String?

  package enum Verb: String, CaseIterable, Sendable, WireValue {
    case open, lock, reveal, board, next, pause, resume, again, extend, kick, rename, time, correct, enter, hide, play,
      end
    case lockJoining = "lock-joining"
  }

  /// The keys of the object, for hints at misspelt ones.
  package static let keys = [
    "do", "player", "name", "points", "why", "seconds", "factor", "answer", "inputs", "epoch", "request",
  ]

  package init(_ verb: Verb, player: Int? = nil, name: String? = nil) {
    (self.verb, self.player, self.name) = (verb, player, name)
  }
}

extension HostOrder: WireObject {
  package init() { self.init(.open) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("do", &verb)
    fields.field("player", &player)
    fields.field("name", &name)
    fields.field("points", &points)
    fields.field("why", &why)
    fields.field("seconds", &seconds)
    fields.field("factor", &factor)
    fields.field("epoch", &epoch)
    fields.field("answer", &answer)
    fields.field("inputs", &inputs)
    fields.field("request", &request)
  }
}

extension HostOrder {
  package static let open = HostOrder(.open)
  package static let lock = HostOrder(.lock)
  package static let reveal = HostOrder(.reveal)
  package static let board = HostOrder(.board)
  package static let next = HostOrder(.next)
  package static let pause = HostOrder(.pause)
  package static let resume = HostOrder(.resume)
  package static let again = HostOrder(.again)
  package static let lockJoining = HostOrder(.lockJoining)
  package static let play = HostOrder(.play)
  package static let end = HostOrder(.end)

  package static func extend(seconds: Int) -> HostOrder {
    var order = HostOrder(.extend)
    order.seconds = Double(seconds)
    return order
  }

  package static func kick(player: Int) -> HostOrder { HostOrder(.kick, player: player) }

  package static func rename(player: Int, name: String) -> HostOrder { HostOrder(.rename, player: player, name: name) }

  package static func time(player: Int, factor: Double) -> HostOrder {
    var order = HostOrder(.time, player: player)
    order.factor = factor
    return order
  }

  package static func correct(player: Int, points: Double, why: String) -> HostOrder {
    var order = HostOrder(.correct, player: player)
    (order.points, order.why) = (points, why)
    return order
  }

  /// The answer of a player without a device.
  package static func enter(player: Int, _ reply: Reply, inputs: [PlainField] = []) -> HostOrder {
    var order = HostOrder(.enter, player: player)
    order.answer = reply.asCommand
    order.inputs = inputs.isEmpty ? nil : .object(JSONObject(inputs))
    return order
  }

  /// Takes a typed text off the wall.
  package static func hide(text: String) -> HostOrder {
    var order = HostOrder(.hide)
    order.answer = .text(text)
    return order
  }

  /// Brings in a player without a device.
  package static func seat(name: String) -> HostOrder { HostOrder(.enter, name: name) }

  /// The name of a player whom it brings in; nil for other orders.
  package var seatedName: String? { verb == .enter && player == nil ? name : nil }

  /// The seconds of `extend` as a text.
  package var wholeSeconds: String { String(Int(seconds ?? 0)) }

  /// The text of `hide`.
  package var hiddenText: String {
    if case .text(let text)? = answer { text } else { "" }
  }
}
