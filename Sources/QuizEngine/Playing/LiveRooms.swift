internal import QuizCells

/// The rooms that are held.
final class LiveRooms: EngineOwner {
  unowned let engine: Engine
  let context: EngineContext
  /// By their ids.
  var rooms: [String: LiveRoom] = [:]
  /// The questions whose answers are on their way from a cell.
  var seatErrands: [ObjectIdentifier: SeatQuestion] = [:]
  var knownRooms = OpenRooms()
  /// From when on it is looked for rooms that should be closed.
  var nextOverdue = 0

  init(_ engine: Engine) {
    (self.engine, context) = (engine, engine.context)
    context.visitors.onChange = { [weak self] in self?.dropChangedRooms() }
  }

  var sittings: LiveSittings { engine.sittings }

  subscript(id: String) -> LiveRoom? { rooms[id] }

  /// A cell has said what it was asked for a sitting.
  func goOn(_ errand: CellQuestion) {
    if let known = seatErrands.removeValue(forKey: ObjectIdentifier(errand)) { goOn(known) }
  }
}
