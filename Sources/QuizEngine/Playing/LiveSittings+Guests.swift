internal import QuizCore
internal import QuizPlay
internal import QuizRoom
internal import QuizStore

/// The limits on guests' sittings in the record.
extension LiveSittings {
  /// Makes room for a guest's new sitting: the oldest that was not answered goes.
  func makeRoom(for guest: String, _ record: SQLiteRecord) throws(Denial) {
    let open = try Denial.recording(record.openSittings(of: guest))
    guard open >= Opener.mostOfGuests else { return }
    for sitting in unanswered(of: guest, record).reversed() where delete(sitting, record) { return }
    throw Denial(.unfit, "\(open) sittings are open: finish or discard one first", .manySittings(open))
  }

  /// Notes a guest's sitting; drops the oldest beyond the limits of the address and in total.
  func note(_ sitting: String, of guest: String, from address: String?, _ record: SQLiteRecord) {
    guard let address else { return }
    for old in guests.note(GuestBudget.Begun(sitting: sitting, guest: guest), from: address)
    where unanswered(of: old.guest, record).contains(old.sitting) {
      delete(old.sitting, record)
    }
    guard guests.isTimeToLook() else { return }
    let more = (try? record.unanswered(beyond: GuestBudget.ofAll, most: 2 * GuestBudget.betweenLooks)) ?? []
    for old in more { delete(old, record) }
  }

  /// The sittings of a guest that can go on and in which nothing was answered, the newest first; none of a room.
  private func unanswered(of guest: String, _ record: SQLiteRecord) -> [String] {
    ((try? record.unfinished(player: guest)) ?? []).filter { open in
      !open.isTouched && open.request[RoomIDs.requestKey] == nil
    }.map(\.sitting)
  }

  /// Deletes a sitting that nothing is being done with; false when something is.
  @discardableResult
  private func delete(_ sitting: String, _ record: SQLiteRecord) -> Bool {
    guard lives[sitting]?.sitting.isKept ?? true, letGo(sitting) else { return false }
    return (try? record.delete(sitting)) != nil
  }

  /// Lets go of a sitting that is to be deleted; false while something is being done with it.
  func letGo(_ sitting: String) -> Bool {
    if tasks.isOpening(sitting) { return false }
    if let live = lives[sitting] {
      guard live.work == nil, !decided.contains(where: { $0.live === live }) else { return false }
      drop(live)
    }
    asleep[sitting] = nil
    return true
  }
}
