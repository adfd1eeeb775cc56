internal import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// The facts for the operator of the service.
extension Engine {
  /// Milliseconds for which the last look is true: a client who asks all the time costs no more.
  private static let pauseOfLooks = 1000

  /// An empty reply while sittings of the player and of guests can be saved; throws the reason otherwise.
  func health() throws(Denial) -> EngineReply {
    if let last = lastLook, now - last.time < Self.pauseOfLooks {
      try last.result.get()
    } else {
      let result = Result { () throws(Denial) in try checkSaving() }
      lastLook = (now, result)
      try result.get()
    }
    return EngineReply()
  }

  private func checkSaving() throws(Denial) {
    guard books.own.record.place != nil else { throw .notSaved }
    var records = [try books.record(of: .owner)]
    if books.hasGuests { records.append(try books.recordOfGuests()) }
    for record in records {
      do throws(RecordFailure) { try record.checkSaving() } catch {
        throw Denial(.unavailable, Self.reason(error.kind) + ": see `quizrun doctor`")
      }
    }
    try checkDisk(for: .nobody)
  }

  /// The reason without a path or a name, as anybody may ask.
  private static func reason(_ kind: RecordFailure.Kind) -> String {
    switch kind {
    case .full: "the disk is full"
    case .readOnly: "the record cannot be written"
    case .damaged: "the record is damaged"
    case .newer: "the record is of a newer quizrun"
    case .busy, .taken: "another program holds the record"
    case .missing, .io: "the record cannot be read"
    }
  }

  var figures: EngineFigures {
    var figures = EngineFigures()
    let (lives, held) = (sittings.lives.values, rooms.rooms.values.filter { !$0.state.isOver })
    (figures.sittings, figures.rooms) = (lives.count, rooms.openRooms.ids.count)
    figures.players = Set(lives.map(\.visitor)).count + held.reduce(0) { $0 + $1.state.presentCount }
    figures.saves = context.saves
    figures.cells = lines.count + books.own.library.cells.count
    figures.diskFree = books.own.record.place.flatMap(DiskRoom.at)?.free
    return figures
  }
}
