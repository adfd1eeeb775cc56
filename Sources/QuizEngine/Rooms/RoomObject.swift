internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizStore
internal import QuizWire

/// A room at a moment, as objects for its viewers; parts shared by many are computed once.
final class RoomObject {
  private let room: LiveRoom
  private let now: Int
  /// True when a viewer watches the room as that player, now.
  private let isHere: (Int) -> Bool

  /// Minutes that clocks here are ahead of UTC when the room closes.
  private let offsetMinutes: Int

  init(_ room: LiveRoom, at now: Int, _ zone: Zone, isHere: @escaping (Int) -> Bool) {
    (self.room, self.now, self.isHere) = (room, now, isHere)
    offsetMinutes = room.state.plan.until.map { zone.local($0).offsetMinutes } ?? 0
  }

  /// The viewer for whom an object is made.
  enum Viewer: Equatable {
    /// The common part for all players, without anything personal.
    case players
    case player(Int)
    case screen, host
    /// A visitor who has the code and has not joined; `reason` says why.
    case visitor(reason: String?)

    var player: Int? {
      if case .player(let number) = self { number } else { nil }
    }
  }

  func text(_ viewer: Viewer) -> String { view(viewer).line }

  func view(_ viewer: Viewer) -> RoomView {
    var view = facts
    if case .visitor(let reason) = viewer {
      view.reason = reason
      return view
    }
    if case .player(let number) = viewer { addOwn(number, to: &view) }
    switch room.state.phase {
    case .lobby: break
    case .open where room.state.plan.pace == .own:
      if viewer == .host || viewer == .screen { addBoard(viewer, to: &view) }
    case .open, .locked, .reveal:
      if isPut(to: viewer) { addQuestion(viewer, to: &view) }
    case .board, .over: addBoard(viewer, to: &view)
    }
    if isOver(for: viewer) { (view.phase, view.leftMs) = (.locked, nil) }
    addPeople(viewer, to: &view)
    return view
  }

  private var phase: RoomView.Phase {
    if room.state.isPaused { return .paused }
    return switch room.state.phase {
    case .lobby: .lobby
    case .open: .open
    case .locked: .locked
    case .reveal: .reveal
    case .board: .board
    case .over: .over
    }
  }

  /// The facts open to every visitor with the code.
  private lazy var facts: RoomView = {
    let plan = room.state.plan
    var view = RoomView()
    (view.id, view.code, view.title) = (room.id, room.stored.code, plan.title)
    let round = plan.rounds[min(room.state.round, plan.rounds.count - 1)]
    (view.quiz, view.quizTitle) = (round.quiz, round.title)
    view.language = room.rounds.first { $0.index == room.state.round }?.guide.beginning.quiz?.language
    (view.pace, view.names) = (plan.pace, plan.names)
    view.isForPeople = plan.isForPeople
    (view.round, view.rounds) = (room.state.round + 1, plan.rounds.count)
    (view.phase, view.epoch) = (phase, room.state.epoch)
    view.isJoinable = !room.state.isJoiningLocked && !room.state.isOver
    view.players = room.state.presentCount
    view.until = plan.until.map { TimeText.written($0, offsetMinutes: offsetMinutes) }
    if !plan.teams.isEmpty {
      view.teams = plan.teams.enumerated().map { place, name in
        RoomView.Team(name: name, players: room.state.present.count { $0.team == place })
      }
    }
    if hasStandings { view.waiting = max(0, room.readLater) }
    if let asked = room.state.current, plan.pace == .together {
      (view.questions, view.number) = (asked.question.of, asked.question.number)
    }
    return view
  }()

  /// True when total standings are shown.
  private var hasStandings: Bool {
    switch room.state.phase {
    case .board, .over: true
    case .open: room.state.plan.pace == .own && room.state.present.contains { !$0.standings.isEmpty }
    default: false
    }
  }

  /// Whether a viewer's time is up, while some have more.
  private func isOver(for viewer: Viewer) -> Bool {
    guard room.state.isRunning, viewer != .host else { return false }
    return room.left(of: viewer.player, at: now) == 0
  }

  private func isPut(to viewer: Viewer) -> Bool {
    guard case .player(let number) = viewer else { return true }
    return room.state.player(number).map { room.state.wasPut(to: $0) } ?? false
  }

  // MARK: The question

  private func addQuestion(_ viewer: Viewer, to view: inout RoomView) {
    guard let question = room.question else { return }
    view.question = question.view.heard(by: viewer, room.state.plan.sound)
    if viewer == .screen || viewer == .host { view.plays = room.plays }
    if room.state.phase == .open {
      let left = room.left(of: viewer.player, at: now)
      // The host sees the time of the others first, then that of those who have more.
      view.leftMs = viewer == .host && left == 0 ? room.left(at: now) : left
    }
    if let factor = viewer.player.flatMap({ room.state.factors[$0] }), let limit = view.question?.limit {
      view.question?.limit = limit * factor
    }
    if viewer == .host || viewer == .screen {
      (view.answered, view.asked) = (room.state.answered, room.state.askedCount)
    }
    let isRevealed = room.state.phase == .reveal
    if isRevealed || room.state.phase == .locked && viewer == .host { view.counts = counts }
    guard isRevealed else { return }
    view.rightTexts = rightTexts
    switch viewer {
    case .screen, .host: view.verdict = solution
    case .player(let number): view.verdict = verdict(number, question)
    case .players, .visitor: break
    }
  }

  /// The number of times each answer was given.
  private lazy var counts: [RoomView.Count] = room.question?.counts(given, hidden: hidden) ?? []

  /// The right typed answers; nil for choices, whose verdict has the right ids.
  private lazy var rightTexts = room.question?.rightTexts(given, hidden: hidden, room.state.judgements)

  private lazy var given: [RoomAnswer] =
    room.state.current?.answers.values.filter { room.state.isPresent($0.player) } ?? []

  private var hidden: Set<String> { room.state.current?.hidden ?? [] }

  /// The solution of the open question.
  private lazy var solution = room.question?.solution

  private func verdict(_ player: Int, _ question: PutQuestion) -> VerdictView? {
    guard let judgement = room.state.judgements[player], var verdict = solution, judgement.of > 0 else { return nil }
    verdict.isSolution = false
    (verdict.points, verdict.of, verdict.correct) = (judgement.points, judgement.of, judgement.correct)
    verdict.given = room.state.current?.answers[player].flatMap { question.projection.reply(to: $0.response) }
    verdict.feedback = judgement.feedback
    if judgement.feedback != nil { verdict.feedbackMarkup = judgement.markup }
    return verdict.naming(question.files)
  }

  // MARK: One's own

  private func addOwn(_ number: Int, to view: inout RoomView) {
    guard let player = room.state.player(number) else { return }
    (view.player, view.name, view.team) = (number, player.name, room.state.team(of: player))
    view.timeFactor = room.state.factors[number] ?? 1
    if player.isKicked { view.reason = "kicked" }
    if room.state.plan.pace == .own, room.state.phase == .open {
      let sitting = room.ownSitting(of: player)
      view.sitting = sitting.flatMap { room.begun.contains($0) ? $0 : nil }
      view.isDone = sitting == nil
    }
    let shows = [.open, .locked, .reveal].contains(room.state.phase) && room.state.wasPut(to: player)
    if shows, let answer = room.state.current?.answers[number], let question = room.question {
      view.mine = kept(answer, question)
    }
    switch room.state.phase {
    case .lobby, .open, .locked: break
    case .reveal, .board, .over: addPlace(player, to: &view)
    }
  }

  /// The stored answer, for its player; secret inputs are not repeated.
  private func kept(_ answer: RoomAnswer, _ question: PutQuestion) -> RoomView.Mine {
    var mine = RoomView.Mine()
    mine.answer = question.projection.reply(to: answer.response)
    let shown = answer.inputs.filter { input in
      question.asking.inputs.first { $0.name == input.key.written }?.spec.isSecret == false
    }
    if !shown.isEmpty { mine.inputs = shown }
    mine.isKept = true
    return mine
  }

  private func addPlace(_ player: RoomState.Player, to view: inout RoomView) {
    guard let row = rows[player.number] else { return }
    var place = RoomView.Place()
    (place.place, place.of, place.points, place.moved) = (row.place, board.count, row.points, row.moved)
    view.place = place
  }

  // MARK: Board and people

  private lazy var board = room.state.board
  private lazy var rows = Dictionary(uniqueKeysWithValues: board.map { ($0.player, $0) })

  private static let mostRows = 50
  private static let mostPeople = 200

  /// True when points are withheld until the room closes: at everybody's own pace some players are still answering.
  private func isWithheld(from viewer: Viewer) -> Bool {
    viewer != .host && room.state.plan.pace == .own && !room.state.isOver
  }

  /// How far all have come, as they came: no place follows from a right answer.
  private var progress: [RoomView.PlayerProgress] {
    room.state.present.prefix(Self.mostRows).map { player in
      var row = RoomView.PlayerProgress()
      (row.player, row.name) = (player.number, player.name)
      row.settled = player.standings.values.reduce(0) { $0 + $1.settled }
      return row
    }
  }

  private func addBoard(_ viewer: Viewer, to view: inout RoomView) {
    if isWithheld(from: viewer) { return view.progress = progress }
    var rows = viewer == .host ? board : Array(board.prefix(Self.mostRows))
    if case .player(let number) = viewer, let own = self.rows[number], !rows.contains(own) { rows.append(own) }
    view.board = rows.map(boardRow)
    if view.teams != nil {
      view.teams = room.state.teams.map { RoomView.Team(name: $0.name, points: $0.points, players: $0.players) }
    }
  }

  private func boardRow(_ row: BoardRow) -> RoomView.Row {
    var told = RoomView.Row(
      place: row.place, player: row.player, name: row.name, points: row.points, of: row.of, moved: row.moved)
    told.team = room.state.player(row.player).flatMap(room.state.team(of:))
    told.corrections = (room.state.player(row.player)?.corrections ?? []).map {
      RoomView.Correction(points: $0.points, why: $0.why)
    }
    return told
  }

  private func addPeople(_ viewer: Viewer, to view: inout RoomView) {
    guard viewer == .host || viewer == .screen && room.state.phase == .lobby else { return }
    view.people = room.state.present.prefix(Self.mostPeople).map { player in
      var person = RoomView.Person(
        player: player.number, name: player.name, isHere: isHere(player.number), hasDevice: player.visitor != nil)
      person.team = room.state.team(of: player)
      if viewer == .host { person.timeFactor = room.state.factors[player.number] ?? 1 }
      return person
    }
    guard viewer == .host else { return }
    if room.state.plan.pace == .own { view.absent = room.state.absent }
    guard room.state.phase == .open, room.state.plan.pace == .together else { return }
    view.missing = room.state.missing.prefix(Self.mostPeople).map(\.name)
  }
}

extension QuestionView {
  /// The question with the sounds and films that a viewer's device plays.
  fileprivate func heard(by viewer: RoomObject.Viewer, _ sound: RoomPlan.Sound) -> QuestionView {
    let isHeard =
      switch viewer {
      case .host: true
      case .screen: sound.isOnScreen
      case .players, .player, .visitor: sound.isOnPhones
      }
    return isHeard ? self : silent
  }
}
