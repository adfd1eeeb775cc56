internal import JSONText
internal import QuizCells
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
  /// Whether it is held at another port than the record says.
  private var hasMoved = false
  var replies: [Reply] = []
  /// Which sittings were changed.
  private(set) var changedSeats: [RoomSeat] = []
  /// By round, as far as they are there.
  var rounds: [RoomRound]
  /// The sittings that lead each round, by round.
  var guides: [Int: RoomSeat] = [:]
  /// The sittings of the players of a round, by their numbers.
  var seats: [Int: RoomSeat] = [:]
  var roundOfSeats = 0
  var question: PutQuestion?
  /// How many sittings are at work, and what is done when none is any more.
  var working = 0
  var whenDone: (() -> Void)?
  /// Requests that are asked again then.
  var waiting: [EngineRequest] = []
  /// Sittings of one's own that have begun.
  var begun: Set<String> = []
  /// Whether it leaves out what players of such sittings have not come to, and those that it cannot lead to their end.
  var isEnding = false
  var unending: Set<String> = []
  var news = RoomNews()
  /// When numbers are told again at the earliest.
  var nextCount = 0
  /// The time of the last request, in milliseconds of the steady clock.
  var touched: Int
  /// The question's clock at a time of the steady clock; nil while it is stopped.
  private var clock: (shown: Int, at: Int)?
  /// Milliseconds of the steady clock of the last event that tells the time.
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

  /// Milliseconds that are left of the open question; nil without a limit.
  func left(at now: Int) -> Int? {
    guard state.phase == .open, let limit = state.current?.limit else { return nil }
    return max(0, limit - ms(at: now))
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

  /// Takes what was decided.
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
  /// Whether all are to be told: another phase, or another way of it.
  private(set) var isForAll = false
  /// Players who are to be told something of their own.
  var own: Set<Int> = []
  /// Whether a number changed that host and screen see.
  var isCounted = false

  var isEmpty: Bool { !isForAll && own.isEmpty && !isCounted }

  /// While everybody looks at the board, everybody is told what changes on it.
  mutating func note(_ event: RoomEvent, isBoardShown: Bool) {
    switch event {
    case .started, .opened, .reopened, .paused, .resumed, .extended, .locked, .revealed, .boarded, .hidden, .ended:
      isForAll = true
    case .answered(let answer): (isCounted, own) = (true, own.union([answer.player]))
    case .kicked(let player), .renamed(let player, _), .corrected(let player, _, _), .stood(let player, _, _):
      (isCounted, own) = (true, own.union([player]))
      isForAll = isForAll || isBoardShown
    case .joined, .judged, .joiningLocked: isCounted = true
    case .ticked, .requested: break
    }
  }
}
