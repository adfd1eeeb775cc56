package import QuizCore
package import QuizRoom

/// A room as it is kept, beside its log.
package struct StoredRoom: Equatable, Sendable {
  package var plan: RoomPlan
  /// Six digits, by which it is found as long as it is open.
  package var code: String
  package var started: WallTime
  /// The port at which it was held last; cookies are named by the port, so players find their seats only there.
  package var port: Int?

  package init(plan: RoomPlan, code: String, started: WallTime, port: Int? = nil) {
    self.plan = plan
    self.code = code
    self.started = started
    self.port = port
  }
}

/// The parts of a room to save now.
package struct RoomSaving: Sendable {
  package var room: String
  /// A room that begins with it.
  package var beginning: StoredRoom?
  /// The place of the first event in the log, from 1.
  package var first: Int
  package var events: [RoomEvent]
  package var time: WallTime
  package var players: Int
  package var isOver: Bool
  /// The port at which it is held now; nil leaves the old one.
  package var port: Int?
  /// The guests who joined with a device.
  package var guests: [NewGuest]

  package init(
    room: String, beginning: StoredRoom? = nil, first: Int, events: [RoomEvent], time: WallTime, players: Int,
    isOver: Bool, port: Int? = nil, guests: [NewGuest] = []
  ) {
    self.room = room
    self.beginning = beginning
    self.first = first
    self.events = events
    self.time = time
    self.players = players
    self.isOver = isOver
    self.port = port
    self.guests = guests
  }
}

/// A new guest, with the token of the cookie.
package struct NewGuest: Sendable {
  package var id: String
  package var token: String
  package var name: String

  package init(id: String, token: String, name: String) {
    self.id = id
    self.token = token
    self.name = name
  }
}

/// A room in a list.
package struct RoomEntry: Equatable, Sendable {
  package var plan: RoomPlan
  package var code: String
  package var started: WallTime
  /// The time of the last event there.
  package var last: WallTime
  package var players: Int
  package var isOver: Bool
  /// The port at which it was held last; nil when unknown.
  package var port: Int?
}
