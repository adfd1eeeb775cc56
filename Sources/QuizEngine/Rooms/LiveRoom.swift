internal import QuizCore
internal import QuizRoom
internal import QuizStore
internal import QuizWire

/// A room that the engine holds.
final class LiveRoom {
  private(set) var stored: StoredRoom
  private(set) var state: RoomState
  /// How many events of the log are on disk.
  private(set) var saved: Int
  /// The events not on disk yet, and the replies to send once they are.
  private(set) var unsaved: [RoomEvent] = []
  var guests: [NewGuest] = []
  var isNew: Bool
  /// False once it is over and other programs may have it.
  var isClaimed = true
  /// Whether it is held at another port than the record says.
  private var hasMoved = false
  var replies: [Reply] = []
  /// Which sittings were changed.
  private(set) var changedSeats: [RoomSeat] = []
  /// The loaded rounds.
  var rounds: [RoomRound]
  /// The sittings that lead each round, by round.
  var guides: [Int: RoomSeat] = [:]
  /// The sittings of the players of a round, by their numbers.
  var seats: [Int: RoomSeat] = [:]
  var roundOfSeats = 0
  var question: PutQuestion?
  /// How often sounds were played again; it only grows.
  var plays = 0
  /// The number of sittings at work, and the action after the last.
  var working = 0
  var whenDone: (() -> Void)?
  /// Requests that are asked again then.
  var waiting: [EngineRequest] = []
  /// Sittings of one's own that have begun.
  var begun: Set<String> = []
  /// True when it leaves unreached questions of own sittings unanswered; `unending` are those that reach no end.
  var isEnding = false
  var unending: Set<String> = []
  var news = RoomNews()
  /// The earliest time to send counts again.
  var nextCount = 0
  /// The time of the last request, in milliseconds of the steady clock.
  var touched: Int
  /// The question's clock at a time of the steady clock; nil while it is stopped.
  private var clock: (shown: Int, at: Int)?
  /// The steady time, in milliseconds, of the last event with a time.
  private(set) var told = 0

  /// The number of questions in the rounds so far that are marked by hand.
  var readLater: Int {
    let begun = stored.plan.pace == .own ? rounds[...] : rounds.prefix(state.round + 1)
    return begun.reduce(0) { count, round in
      let way = guides[round.index]?.state
      let questions = way.map { way in way.orderedQuestions.compactMap(way.quizQuestion) }
      return count + (questions ?? round.guide.beginning.quiz?.questions ?? []).count { $0.marked == .byHand }
    }
  }

  struct Reply {
    let request: EngineRequest
    let make: () -> EngineReply
  }

  init(_ stored: StoredRoom, events: [RoomEvent] = [], rounds: [RoomRound], isNew: Bool, at now: Int) {
    self.stored = stored
    self.rounds = rounds
    self.isNew = isNew
    state = RoomState(stored.plan)
    for event in events { state.evolve(event) }
    state.forgetEarlierRounds()
    saved = events.count
    touched = now
  }

  var id: String { stored.plan.room }
  var ids: RoomIDs { RoomIDs(room: id) }
  /// The number of events there are.
  var place: Int { saved + unsaved.count }
  var isBusy: Bool { working > 0 || whenDone != nil }
  var hasToBeSaved: Bool { isNew || hasMoved || !unsaved.isEmpty }
  /// Whether something is to be saved, or waits for that. Guests come with an event, or with the room itself.
  var isUnsaved: Bool { hasToBeSaved || !changedSeats.isEmpty || !replies.isEmpty }

  // MARK: Audiences

  var players: String { "room/\(id)/players" }
  var screen: String { "room/\(id)/screen" }
  var host: String { "room/\(id)/host" }
  func audience(of player: Int) -> String { "room/\(id)/player/\(player)" }

  // MARK: Its clock

  /// Milliseconds on the open question's clock.
  func ms(at now: Int) -> Int {
    let elapsed = state.current?.elapsed ?? 0
    return clock.map { max(elapsed, $0.shown + max(0, now - $0.at)) } ?? elapsed
  }

  /// Milliseconds to the lock of the open question; nil without a limit.
  func left(at now: Int) -> Int? {
    guard state.phase == .open, let closing = state.closing else { return nil }
    return max(0, closing - ms(at: now))
  }

  /// Milliseconds that are left for a player, or for all who have no time of their own; nil without a limit.
  func left(of player: Int?, at now: Int) -> Int? {
    guard state.phase == .open, let limit = state.limit(of: player) else { return nil }
    return max(0, limit - ms(at: now))
  }

  /// The question of which all heard that the common time is up, while some have more.
  private var overtime = 0

  /// Tells all once that the common time is up; nothing to tell where the lock comes at the same time.
  func noteOvertime(at now: Int) {
    guard state.isRunning, overtime < state.epoch, left(of: nil, at: now) == 0 else { return }
    overtime = state.epoch
    news.noteAll()
  }

  /// The id of the player's own sitting, in a room at everybody's own pace.
  func ownSitting(of player: RoomState.Player) -> String? {
    stored.plan.rounds.indices.first { player.standings[$0]?.isOver != true }
      .map { ids.sitting(player.number, round: $0, take: 0) }
  }

  // MARK: Going on

  /// Moves the room to a port; nil changes nothing.
  func move(to port: Int?) {
    guard let port, port != stored.port else { return }
    (stored.port, hasMoved) = (port, true)
  }

  /// Applies decided events.
  func take(_ events: [RoomEvent], at now: Int) {
    for event in events {
      let shown = ms(at: now)
      state.evolve(event)
      if case .opened(let question) = event, question.number == 1 { state.forgetEarlierRounds() }
      keepClock(event, shown, now)
      news.note(event, isBoardShown: state.phase == .board || state.isOver)
    }
    unsaved += events
  }

  private func keepClock(_ event: RoomEvent, _ shown: Int, _ now: Int) {
    switch event {
    case .opened, .reopened: clock = (0, now)
    case .resumed: clock = (state.current?.elapsed ?? 0, now)
    case .paused, .locked, .ended: clock = nil
    case .ticked, .answered: if clock != nil { clock = (shown, now) }
    default: return
    }
    told = now
  }

  func saving(at time: WallTime) -> RoomSaving {
    RoomSaving(
      room: id, beginning: isNew ? stored : nil, first: saved + 1, events: unsaved, time: time,
      players: state.presentCount, isOver: state.isOver, port: stored.port, guests: guests)
  }

  /// Sittings that are saved with the next event, each once.
  func change(_ seats: [RoomSeat]) {
    var known = Set(changedSeats.map(ObjectIdentifier.init))
    for seat in seats where !seat.isSaved && known.insert(ObjectIdentifier(seat)).inserted { changedSeats.append(seat) }
  }

  func wasSaved() {
    saved += unsaved.count
    (unsaved, guests, isNew, hasMoved) = ([], [], false, false)
    for seat in changedSeats { seat.wasSaved() }
    changedSeats = []
  }
}

/// The news of a room since its viewers last heard of it.
struct RoomNews {
  /// True when all viewers need an update: another phase, or a change in it.
  private(set) var isForAll = false
  /// The players with news of their own.
  var own: Set<Int> = []
  /// Whether a number changed that host and screen see.
  var isCounted = false

  mutating func noteAll() { isForAll = true }

  /// Notes the news of an event. While the board is shown, its changes concern all.
  mutating func note(_ event: RoomEvent, isBoardShown: Bool) {
    switch event {
    case .started, .opened, .reopened, .paused, .resumed, .extended, .locked, .revealed, .boarded, .hidden, .ended:
      isForAll = true
    case .answered(let answer): (isCounted, own) = (true, own.union([answer.player]))
    case .kicked(let player), .renamed(let player, _), .allowed(let player, _), .corrected(let player, _, _),
      .stood(let player, _, _):
      (isCounted, own) = (true, own.union([player]))
      isForAll = isForAll || isBoardShown
    case .joined, .teamed, .judged, .joiningLocked: isCounted = true
    case .ticked, .requested: break
    }
  }
}
