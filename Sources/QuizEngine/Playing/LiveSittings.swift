internal import QuizCells
internal import QuizStore

/// The sittings that are open here.
final class LiveSittings: EngineOwner {
  unowned let engine: Engine
  let context: EngineContext
  /// By their ids.
  var lives: [String: LiveSitting] = [:]
  /// Sittings that were let go while no player was there: since when, and how many events they had.
  var asleep: [String: (since: Int, events: Int)] = [:]
  /// The sittings whose answers are on their way from a cell.
  var errands: [ObjectIdentifier: LiveSitting] = [:]
  /// Decisions that are not saved yet.
  private(set) var decided: [Decided] = []
  /// The limits of sittings of which nothing is done just now.
  var limits = RunningLimits()
  var nextBeat = 0
  /// How many sittings were open at once since memory was given back.
  var mostLives = 0

  init(_ engine: Engine) {
    (self.engine, context) = (engine, engine.context)
  }

  var rooms: LiveRooms { engine.rooms }

  subscript(id: String) -> LiveSitting? { lives[id] }

  /// A cell has said what it was asked.
  func goOn(_ errand: CellQuestion) {
    if let live = errands.removeValue(forKey: ObjectIdentifier(errand)) { decide(live) }
  }

  func add(_ result: Decided) { decided.append(result) }

  /// The decisions that are to be saved now.
  func takeDecided() -> [Decided] {
    defer { decided = [] }
    return decided
  }

  /// Forgets a sitting, and lets others have it.
  func drop(_ live: LiveSitting) {
    lives[live.id] = nil
    limits[live.id] = nil
    if live.held != nil, let record = try? books.record(of: live.visitor) { record.release(live.id) }
  }
}
