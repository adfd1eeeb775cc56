internal import QuizCore
internal import QuizPlay
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// The limits on guests' sittings in the record.
extension Engine {
  /// Milliseconds between two looks at the disk.
  private static let pauseOfDisk = 1000

  /// Whether what guests do can be written; the disk is asked once a second.
  var hasDiskForGuests: Bool {
    if now >= nextDiskLook {
      nextDiskLook = now + Self.pauseOfDisk
      isDiskShort = books.own.record.place.flatMap(diskRoom).map { !$0.isEnoughForGuests } ?? false
    }
    return !isDiskShort
  }

  func checkDisk(for visitor: Visitor) throws(Denial) {
    if visitor != .owner && !hasDiskForGuests { throw .diskIsFull }
  }

  /// Denies a new visitor whose address begins more sittings than people do.
  func checkPace(_ request: EngineRequest) throws(Denial) {
    guard let address = request.text(.address) else { return }
    if !budget.admits(address, at: now) { throw .tooManyBegun }
  }

  /// Makes room for a guest's new sitting: the oldest that was not answered goes.
  func makeRoom(for guest: String, _ record: SQLiteRecord) throws(Denial) {
    let open = try Denial.recording { () throws(RecordFailure) in try record.openSittings(of: guest) }
    guard open >= Opener.mostOfGuests else { return }
    for sitting in unanswered(of: guest, record).reversed() where letGo(sitting, record) { return }
    throw Denial(.unfit, "\(open) sittings are open: finish or discard one first", .manySittings(open))
  }

  /// Notes a guest's sitting; drops the oldest beyond the limits of the address and in total.
  func note(_ sitting: String, of guest: String, from address: String?, _ record: SQLiteRecord) {
    guard let address else { return }
    for old in budget.note(GuestBudget.Begun(sitting: sitting, guest: guest), from: address)
    where unanswered(of: old.guest, record).contains(old.sitting) {
      letGo(old.sitting, record)
    }
    guard budget.isTimeToLook() else { return }
    let more = (try? record.unanswered(beyond: GuestBudget.ofAll, most: 2 * GuestBudget.betweenLooks)) ?? []
    for old in more { letGo(old, record) }
  }

  /// The sittings of a guest that can go on and in which nothing was answered, the newest first; none of a room.
  private func unanswered(of guest: String, _ record: SQLiteRecord) -> [String] {
    ((try? record.unfinished(player: guest)) ?? []).filter { open in
      !open.isTouched && open.request[RoomIDs.requestKey] == nil
    }.map(\.sitting)
  }

  /// Deletes a sitting that nothing is being done with; false when something is.
  @discardableResult
  private func letGo(_ sitting: String, _ record: SQLiteRecord) -> Bool {
    if tasks.isOpening(sitting) { return false }
    if let live = lives[sitting] {
      guard live.work == nil, live.sitting.isKept else { return false }
      drop(live)
    }
    asleep[sitting] = nil
    return (try? record.delete(sitting)) != nil
  }
}
