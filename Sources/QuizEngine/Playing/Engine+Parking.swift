internal import Cells
internal import JSONText
internal import QuizCore
internal import QuizRoom
internal import QuizWire

/// A request that is done again by itself.
struct Parked {
  let request: EngineRequest
  /// The key of the pending job this request waits for; nil while it waits for the engine before to stop.
  let asker: String?
  /// The room that another request takes up, for which it waits.
  var room: String?
  let since: Int
}

/// The random choices for a request before it had to wait.
struct Settled {
  var guest: (visitor: Visitor, token: String)?
  let seed = Int.random(in: Chance.seeds)
}

extension Engine {
  /// Milliseconds within which an engine that went before this one has let its sittings go, and between two tries.
  private static let longestFarewell = 5000
  private static let pauseOfTries = 50
  /// Milliseconds after which a waiting request has surely been abandoned.
  private static let longestWait = 30_000
  private static let mostParked = 1000
  private static let mostInRooms = 2 * RoomRules.mostPlayers

  /// Parks a request for later; false when it must be answered.
  ///
  /// After a parent was killed, its engine still saves what it had read: for that moment its sittings are open in
  /// another program.
  func parks(_ request: EngineRequest, _ denial: Denial) -> Bool {
    guard denial.status == .taken, now - began < Self.longestFarewell else { return false }
    nextTry = now + Self.pauseOfTries
    parked.append(Parked(request: request, asker: nil, since: now))
    return true
  }

  /// Parks a request whose plugins are at work; afterwards it is repeated from the beginning.
  func park(_ request: EngineRequest, awaiting asker: String) {
    if parked.count(where: { $0.room == nil }) >= Self.mostParked { return giveUp(request, asker) }
    let since = parked.first { $0.asker == asker }?.since ?? now
    parked.append(Parked(request: request, asker: asker, since: since))
  }

  /// Keeps a request about a room that another one takes up: a hall asks for it all at once, and it is read once.
  func park(_ request: EngineRequest, _ asker: String, untilTaken room: String) {
    if parked.count >= Self.mostInRooms { return giveUp(request, asker) }
    parked.append(Parked(request: request, asker: nil, room: room, since: now))
  }

  private func giveUp(_ request: EngineRequest, _ asker: String?) {
    asker.map { deferral?.forget($0) }
    taking.forget(asker ?? JSONWriter.text(request.id.json))
    answer(request, .tooMuch)
  }

  func askAgain() {
    deferral?.advance()
    let isTime = now >= nextTry
    var due: [Parked] = []
    parked.removeAll { waiting in
      if let room = waiting.room, taking.isUnderWay(room), now - waiting.since <= Self.longestWait { return false }
      let isReady = waiting.asker.map { deferral?.isReady($0) == true } ?? isTime
      guard isReady || waiting.room != nil else { return false }
      due.append(waiting)
      return true
    }
    for waiting in due {
      if waiting.asker ?? waiting.room != nil, now - waiting.since > Self.longestWait {
        giveUp(waiting.request, waiting.asker)
      } else {
        ask(waiting.request)
      }
    }
  }

  /// Throws while work is awaited: the following steps would change something, and all is repeated.
  func checkNothingIsAwaited() throws(Denial) {
    if deferral?.isAwaited == true { throw Denial(.unavailable, "a mode is still at work") }
  }
}
