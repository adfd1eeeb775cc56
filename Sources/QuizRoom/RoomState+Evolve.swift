internal import QuizCore

extension RoomState {
  /// Takes the next event of the log.
  package mutating func evolve(_ event: RoomEvent) {
    switch event {
    case .joined(_, let name, let visitor):
      // A player who joins during a question starts with the next one. Numbers follow the order of joining, whatever a
      // log holds.
      players.append(Player(number: players.count + 1, name: name, visitor: visitor, since: epoch))
    case .teamed(let player, let team): change(player) { $0.team = team }
    case .kicked(let player): change(player) { $0.isKicked = true }
    case .renamed(let player, let name): change(player) { $0.name = name }
    case .allowed(let player, let factor):
      // Whatever a log holds: times are made of it.
      factors[player] = factor != 1 && RoomRules.factors.contains(factor) ? factor : nil
    case .joiningLocked(let isLocked): isJoiningLocked = isLocked
    case .corrected(let player, let points, let why):
      change(player) { $0.corrections.append(Correction(points: points, why: why)) }
    case .hidden(let text): changeCurrent { $0.hidden.insert(text) }
    case .stood(let player, let round, let standing): change(player) { $0.standings[round] = standing }
    case .requested(let name): requests = Array((requests + [name]).suffix(Self.mostRequests))
    case .judged(let judged): judge(judged)
    default: move(event)
    }
  }

  /// Applies the events that change the phase, or the open question.
  private mutating func move(_ event: RoomEvent) {
    switch event {
    case .started: phase = .open
    case .opened(let question): open(question)
    case .reopened: reopen()
    case .answered(let answer): take(answer)
    case .ticked(let ms): pass(to: ms)
    case .paused(let ms):
      pass(to: ms)
      isPaused = true
    case .resumed: isPaused = false
    case .extended(let ms): changeCurrent { $0.limit = $0.limit.map { StoredRange.milliseconds.nearest($0 + ms) } }
    case .locked(let ms): lock(at: ms)
    case .revealed: phase = .reveal
    case .boarded:
      phase = .board
      noteBoard()
    case .ended: end()
    default: break
    }
  }

  private mutating func change(_ player: Int, _ body: (inout Player) -> Void) {
    if players.indices.contains(player - 1) { body(&players[player - 1]) }
  }

  private mutating func changeCurrent(_ body: (inout Asked) -> Void) {
    if !questions.isEmpty { body(&questions[questions.count - 1]) }
  }

  private mutating func pass(to ms: Int) { changeCurrent { $0.elapsed = max($0.elapsed, ms) } }

  private mutating func open(_ question: RoomQuestion) {
    epoch += 1
    questions.append(Asked(question: question, epoch: epoch, limit: question.limit))
    (phase, isPaused, isJudged, judgements) = (.open, false, false, [:])
  }

  private mutating func reopen() {
    guard let asked = questions.popLast() else { return }
    if asked.isLocked { takes[asked.question.round, default: 0] += 1 }
    if isJudged {
      for player in players.indices {
        players[player].standings[asked.question.round] = standingsBefore[player + 1]
      }
    }
    open(asked.question)
  }

  private mutating func take(_ answer: RoomAnswer) {
    pass(to: answer.ms)
    changeCurrent { $0.answers[answer.player] = answer }
    guard let request = answer.request else { return }
    let epoch = epoch
    change(answer.player) {
      $0.requests = Array(($0.requests + [Request(name: request, epoch: epoch)]).suffix(Self.mostRequests))
    }
  }

  private mutating func lock(at ms: Int) {
    pass(to: ms)
    changeCurrent { $0.isLocked = true }
    (phase, isPaused) = (.locked, false)
  }

  private mutating func judge(_ judged: [Judgement]) {
    isJudged = true
    standingsBefore = [:]
    judgements = [:]
    for judgement in judged {
      standingsBefore[judgement.player] = player(judgement.player)?.standings[round]
      judgements[judgement.player] = judgement
      change(judgement.player) { [round] in $0.standings[round] = judgement.standing }
    }
  }

  private mutating func end() {
    phase = .over
    isPaused = false
    noteBoard()
  }

  private mutating func noteBoard() {
    earlierPlaces = shownPlaces
    shownPlaces = Dictionary(uniqueKeysWithValues: board.map { ($0.player, $0.place) })
  }
}
