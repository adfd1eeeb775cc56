internal import QuizCore

/// The ids of a room's parts, computed from the room's own, so that none needs storing.
package struct RoomIDs {
  private let room: String

  package init(room: String) {
    self.room = room
  }

  /// The id under which the record has a player's sittings of the room; no cookie leads there.
  package func player(_ number: Int) -> String { id(["player", String(number)]) }

  /// The id of a player's sitting of a round; each `take` gives a new one.
  package func sitting(_ player: Int, round: Int, take: Int) -> String {
    id(["sitting", String(player), String(round), String(take)])
  }

  /// The key of a sitting's `request` that has the room to which it belongs.
  package static let requestKey = "room"

  /// The number of characters shared with the room's id.
  package static let sharedLength = 10

  /// An id with the age of the room, and as hard to guess.
  private func id(_ parts: [String]) -> String {
    let (low, high) = (Chance.hash([room] + parts), Chance.hash([room, "high"] + parts))
    let chance = ULID.text(WallTime(milliseconds: 0), high: UInt16(truncatingIfNeeded: high), low: low)
    return String(room.prefix(Self.sharedLength) + chance.suffix(26 - Self.sharedLength))
  }
}
