internal import QuizCore

/// The ids of what belongs to a room, told from the room's own: nothing has to be written down to find it again.
struct RoomIDs {
  let room: String

  /// The player under whose name the record has somebody's sittings of the room; no cookie leads there.
  func player(_ number: Int) -> String { id(["player", String(number)]) }

  /// Somebody's sitting of a round; made anew with each `take`.
  func sitting(_ player: Int, round: Int, take: Int) -> String {
    id(["sitting", String(player), String(round), String(take)])
  }

  /// As old as the room, and as hard to guess.
  private func id(_ parts: [String]) -> String {
    let (low, high) = (Chance.hash([room] + parts), Chance.hash([room, "high"] + parts))
    let chance = ULID.text(WallTime(milliseconds: 0), high: UInt16(truncatingIfNeeded: high), low: low)
    return String(room.prefix(10) + chance.suffix(16))
  }
}
