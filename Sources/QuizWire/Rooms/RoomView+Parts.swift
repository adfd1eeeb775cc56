package import JSONText
package import QuizCore
package import QuizPlay
package import QuizRoom

extension RoomView.Phase: WireValue {}
extension RoomPlan.Pace: WireValue {}
extension RoomPlan.Names: WireValue {}

extension RoomView {
  /// The player's own answer.
  package struct Mine: Equatable, Sendable, WireObject {
    package var answer: Reply?
    package var inputs: [PlainField]?
    /// Whether the engine has it.
    package var isKept = false

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("answer", &answer)
      fields.optionalMembers("inputs", &inputs)
      fields.always("kept", &isKept)
    }
  }

  /// The number of players with one answer.
  package struct Count: Hashable, Sendable, WireMember {
    /// The id of an answer, or a typed text.
    package var given: String
    package var count: Int

    package init(_ given: String, _ count: Int) {
      (self.given, self.count) = (given, count)
    }

    package var member: (name: String, value: Int) { (given, count) }
  }

  /// A player's row on the board.
  package struct Row: Hashable, Sendable, WireObject {
    /// Equal points share a place.
    package var place: Int
    package var player: Int
    package var name: String
    package var points: Double
    package var of: Double
    /// Places up since the board before.
    package var moved: Int
    package var team: String?
    /// Corrections by the host.
    package var corrections: [Correction] = []

    package init(place: Int = 0, player: Int = 0, name: String = "", points: Double = 0, of: Double = 0, moved: Int = 0)
    {
      (self.place, self.player, self.name) = (place, player, name)
      (self.points, self.of, self.moved) = (points, of, moved)
    }

    package init() { self.init(place: 0) }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("place", &place)
      fields.field("player", &player)
      fields.field("name", &name)
      fields.field("team", &team)
      fields.always("points", &points)
      fields.always("of", &of)
      fields.always("moved", &moved)
      fields.field("corrections", &corrections, else: [])
    }
  }

  package struct Correction: Hashable, Sendable, WireObject {
    package var points: Double
    package var why: String

    package init(points: Double, why: String) {
      (self.points, self.why) = (points, why)
    }

    package init() { self.init(points: 0, why: "") }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("points", &points)
      fields.always("why", &why)
    }
  }

  /// The player's own place on the board.
  package struct Place: Equatable, Sendable, WireObject {
    package var place = 0
    /// The number of places.
    package var of = 0
    package var points = 0.0
    package var moved = 0

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("place", &place)
      fields.always("of", &of)
      fields.always("points", &points)
      fields.always("moved", &moved)
    }
  }

  /// The progress of a player at the own pace.
  package struct PlayerProgress: Equatable, Sendable, WireObject {
    package var player = 0
    package var name = ""
    /// The number of questions that are answered.
    package var settled = 0

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("player", &player)
      fields.always("name", &name)
      fields.always("settled", &settled)
    }
  }

  package struct Person: Hashable, Sendable, WireObject {
    package var player: Int
    package var name: String
    /// Whether a device of theirs is connected.
    package var isHere: Bool
    /// The host answers for players without a device.
    package var hasDevice: Bool
    package var team: String?
    /// How many times the time of a question they have.
    package var timeFactor = 1.0

    package init(player: Int, name: String, isHere: Bool = true, hasDevice: Bool = true) {
      (self.player, self.name, self.isHere, self.hasDevice) = (player, name, isHere, hasDevice)
    }

    package init() { self.init(player: 0, name: "") }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("player", &player)
      fields.field("name", &name)
      fields.always("here", &isHere)
      fields.always("device", &hasDevice)
      fields.field("team", &team)
      fields.field("time_factor", &timeFactor, else: 1)
    }
  }

  /// A team of the room.
  package struct Team: Hashable, Sendable, WireObject {
    package var name: String
    /// The mean of its players' points; nil where the board is not shown.
    package var points: Double?
    package var players: Int

    package init(name: String, points: Double? = nil, players: Int = 0) {
      (self.name, self.points, self.players) = (name, points, players)
    }

    package init() { self.init(name: "") }

    /// The points with two places behind the point, as faces show them.
    package var shownPoints: Double? { points.map { ($0 * 100).rounded() / 100 } }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("name", &name)
      fields.field("points", &points)
      fields.always("players", &players)
    }
  }
}
