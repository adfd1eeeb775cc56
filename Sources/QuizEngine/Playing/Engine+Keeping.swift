internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizSittings
internal import QuizStore

/// The days for which guests and rooms are kept, carried out at the start and each midnight, one removal at a time.
struct Housekeeping {
  /// The day on which all was looked through last.
  var day: CivilDay?
  var rooms: [String] = []
  var guests: [String] = []
  var gone = (rooms: 0, guests: 0)

  var isOver: Bool { rooms.isEmpty && guests.isEmpty }
}

extension Engine {
  /// Milliseconds between two looks at the calendar.
  static let pauseOfKeeping = 60_000

  /// Removes one room or guest that is older than the owner's settings, or begins with a new day.
  func keepHouse() {
    let today = books.own.today.day
    if housekeeping.day != today {
      housekeeping = Housekeeping(day: today)
      lookForOld()
    } else if !housekeeping.isOver {
      removeNext()
    }
  }

  private func days(_ key: SettingKey) -> Int { Int(books.own.value(key)) ?? 0 }

  private func time(before days: Int) -> WallTime {
    WallTime(milliseconds: books.own.clock.now().milliseconds - days * 86_400_000)
  }

  private func lookForOld() {
    guard books.hasGuests, let record = try? books.recordOfGuests() else { return }
    // Another program may have changed them.
    books.own.record.forgetSettings()
    let (ofGuests, ofRooms) = (days(.keepGuests), days(.keepRooms))
    if ofRooms > 0 {
      let old = (try? record.rooms()) ?? []
      housekeeping.rooms = old.filter { $0.last < time(before: ofRooms) }.map(\.plan.room)
    }
    if ofGuests > 0, let kept = try? keptPlayers() {
      let idle = try? record.idleGuests(since: time(before: ofGuests), besides: kept)
      housekeeping.guests = idle ?? []
    }
  }

  /// The ids of people and teachers, who are no guests.
  private func keptPlayers() throws(Denial) -> Set<String> {
    guard let people = try books.people() else { return [] }
    return try Denial.recording(Set(try people.people().map(\.player)).union(try people.keys().map(\.player)))
  }

  private func removeNext() {
    guard let record = try? books.recordOfGuests() else { return housekeeping = Housekeeping(day: housekeeping.day) }
    do {
      if let room = housekeeping.rooms.popLast() {
        guard rooms[room]?.isClaimed != true else { return }
        try record.forgetRoom(room, keeping: try keptPlayers())
        rooms.rooms[room] = nil
        housekeeping.gone.rooms += 1
      } else if let guest = housekeeping.guests.popLast() {
        guard !sittings.lives.values.contains(where: { $0.visitor == .guest(guest) }) else { return }
        try record.takeOut(guest)
        housekeeping.gone.guests += 1
      }
      if housekeeping.isOver { try finishKeeping(record) }
    } catch {
      books.own.tell((error as? RecordFailure)?.message ?? (error as? Denial)?.message ?? "\(error)")
    }
  }

  private func finishKeeping(_ record: SQLiteRecord) throws(RecordFailure) {
    let gone = housekeeping.gone
    if gone.rooms + gone.guests == 0 { return }
    visitors.forgetAll()
    let guests = gone.guests == 1 ? "1 guest" : "\(gone.guests) guests"
    let rooms = gone.rooms == 1 ? "1 room" : "\(gone.rooms) rooms"
    books.own.tell("removed by keep-guests and keep-rooms: \(guests), \(rooms)")
    try record.wipe()
  }
}
