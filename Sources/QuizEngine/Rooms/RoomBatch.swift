internal import QuizCore
internal import QuizRoom
internal import QuizStore

/// The unsaved parts of rooms, with their sittings.
struct RoomBatch {
  let logs: [RoomSaving]
  let sittings: [Saving]
  /// The room of each sitting.
  private let owners: [String]

  init(_ rooms: [LiveRoom], at time: WallTime) {
    // A room that only waits for others has nothing to save.
    logs = rooms.filter(\.hasToBeSaved).map { $0.saving(at: time) }
    let seats = rooms.flatMap { room in room.changedSeats.map { (room.id, $0) } }
    owners = seats.map(\.0)
    sittings = seats.map { $0.1.saving(at: time) }
  }

  var isEmpty: Bool { logs.isEmpty && sittings.isEmpty }

  /// The rooms of which something could not be saved.
  func lost(_ ofLogs: [RecordFailure?], _ ofSittings: [RecordFailure?], tell: (String) -> Void) -> Set<String> {
    var lost: Set<String> = []
    for (failure, room) in zip(ofLogs, logs.map(\.room)) {
      guard let failure else { continue }
      tell(failure.message)
      lost.insert(room)
    }
    for (failure, room) in zip(ofSittings, owners) {
      guard let failure else { continue }
      tell(failure.message)
      lost.insert(room)
    }
    return lost
  }
}
