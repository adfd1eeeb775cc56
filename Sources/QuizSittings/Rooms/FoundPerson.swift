package import QuizCore
package import QuizLibrary
internal import QuizStore

/// A person found by name or id among the players of this machine, guests and rooms.
package struct FoundPerson {
  package let name: String
  /// The player of this machine; nil where there is none.
  package let player: KnownPlayer?
  /// The guest, whom rooms know by further ids; nil where there is none.
  package let guest: KnownPlayer?
  private let surroundings: Surroundings
  /// The record of guests.
  package let guests: Surroundings?

  /// Finds a person; throws for a name of several guests, who differ only by id.
  package init(_ text: String, _ surroundings: Surroundings) throws(Problem) {
    let books = PastRooms(surroundings)
    let record = try books.record()
    let found = try recorded(record?.people(called: text) ?? [])
    if found.count > 1 {
      let ids = found.map(\.id).joined(separator: ", ")
      throw Problem(.usage, "\(found.count) guests are called '\(text)': name one by its id (\(ids))")
    }
    do throws(Problem) {
      player = try PlayerDesk(surroundings).known(text)
    } catch {
      if found.isEmpty { throw error }
      player = nil
    }
    guest = found.first
    name = player?.name ?? found.first?.name ?? text
    self.surroundings = surroundings
    guests = books.guests
  }

  /// The sittings deleted with the person; those of rooms stay without the name.
  package func sittings() throws(Problem) -> [(sitting: String, isOwn: Bool)] {
    var sittings: [(sitting: String, isOwn: Bool)] = []
    if let player {
      let record = try surroundings.record.toRead()
      sittings += try recorded(record.sittings(of: player.id))
    }
    if let guest, let record = try guests?.record.toRead().onDisk {
      let ids = try recorded(record.person(guest.id).ids.sorted())
      for id in ids { sittings += try recorded(record.sittings(of: id)) }
    }
    return sittings
  }

  /// Removes the person from every record; where a room is open in another program, from none.
  package func remove() throws(Problem) {
    if let guest, let record = try guests?.record.toChange() {
      try recorded(record.removePlayer(guest.id))
    }
    guard let player else { return }
    let record = try surroundings.record.toChange()
    try recorded { () throws(RecordFailure) in
      try record.removePlayer(player.id)
      try surroundings.bank.toRead()?.removePlayer(name)
    }
  }

  /// Damaged files that were set aside and may still hold the name.
  package var damagedCopies: [String] {
    surroundings.record.damagedCopies + (guest == nil ? [] : guests?.record.damagedCopies ?? [])
  }
}
