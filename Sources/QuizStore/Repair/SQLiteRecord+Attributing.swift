internal import QuizCore
internal import QuizRoom

/// A sitting whose row was lost with a damaged page, from its beginning.
struct LostSitting {
  var number: Int
  var beginning: Beginning
  /// The ids that stand beside the beginning; nil in records of before they did.
  var players: [String]?
}

/// The players of a sitting by their ids, and the room it was played in.
struct SittingOwner {
  var players: [String]
  var room: String?
}

/// The owners of lost sittings, found by ids elsewhere in the record, never by a name that several players may have.
extension SQLiteRecord {
  /// The evidence on the owners of sittings.
  struct Owners {
    /// The owners of rooms' sittings, by their ids.
    fileprivate var ofRooms: [String: SittingOwner] = [:]
    /// The id of the only player there ever was.
    fileprivate var sole: String?
    /// Whether names were ids when the record was written.
    fileprivate var areNames = false
  }

  func owners(_ salvage: Salvage) throws(SQLiteError) -> Owners {
    var owners = Owners(areNames: salvage.version < Self.firstFormWithIDs)
    for id in try database.texts("SELECT id FROM rooms") {
      guard let (stored, events, _) = try? room(id) else { continue }
      let (state, ids) = (events.reduce(into: RoomState(stored.plan)) { $0.evolve($1) }, RoomIDs(room: id))
      for number in 0...state.players.count {
        let owner = SittingOwner(players: [ids.player(number)], room: id)
        for round in stored.plan.rounds.indices {
          for take in 0...(state.takes[round] ?? 0) {
            owners.ofRooms[ids.sitting(number, round: round, take: take)] = owner
          }
        }
      }
    }
    let everybody = try database.texts(
      """
      SELECT id FROM players UNION SELECT player FROM history UNION SELECT player FROM sittings
      UNION SELECT player FROM achievements UNION SELECT player FROM remembered UNION SELECT player FROM left_behind
      """)
    if salvage.hasEveryPlayer, everybody.count == 1 { owners.sole = everybody.first }
    return owners
  }

  private static let firstFormWithIDs =
    (Migration.ofRecord.firstIndex { $0.name == Migration.identities.name } ?? 0) + 1

  /// The owner of a lost sitting; nil without evidence.
  func owner(of lost: LostSitting, _ owners: Owners) throws(SQLiteError) -> SittingOwner? {
    let (id, names) = (lost.beginning.sitting, lost.beginning.players)
    let inRoom = owners.ofRooms[id]
    if let players = lost.players, players.count == names.count {
      return SittingOwner(players: players, room: inRoom?.room)
    }
    if let inRoom { return inRoom }
    if owners.areNames {
      var players: [String] = []
      for name in names { players.append(try enteredID(of: name)) }
      return SittingOwner(players: players)
    }
    // The tables name the first of several alone.
    if names.count > 1 { return nil }
    let witnesses = try witnesses(id, lost.number)
    if witnesses.count == 1 { return SittingOwner(players: witnesses) }
    return witnesses.isEmpty ? owners.sole.map { SittingOwner(players: [$0]) } : nil
  }

  private func witnesses(_ id: String, _ number: Int) throws(SQLiteError) -> [String] {
    try database.texts(
      "SELECT player FROM history WHERE sitting = ?1 UNION SELECT player FROM kept WHERE sitting = ?2", id, number)
  }
}
