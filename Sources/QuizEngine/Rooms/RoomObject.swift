internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizStore

/// A room at a moment, as an object for whoever looks: what is the same for many is found out once.
final class RoomObject {
  private let room: LiveRoom
  private let now: Int
  /// Whether somebody looks at what a player gets, now.
  private let isHere: (Int) -> Bool

  /// Minutes that clocks here are ahead of UTC when the room closes.
  private let offsetMinutes: Int

  init(_ room: LiveRoom, at now: Int, _ zone: Zone, isHere: @escaping (Int) -> Bool) {
    (self.room, self.now, self.isHere) = (room, now, isHere)
    offsetMinutes = room.state.plan.until.map { zone.local($0).offsetMinutes } ?? 0
  }

  /// For whom.
  enum Viewer: Equatable {
    /// What all players see alike: nothing that is one's own.
    case players
    case player(Int)
    case screen, host
    /// Somebody who has the code and is not in; `reason` says why not.
    case visitor(reason: String?)
  }

  func text(_ viewer: Viewer) -> String { JSONWriter.text(.object(object(viewer))) }

  func object(_ viewer: Viewer) -> JSONObject {
    var object = facts
    if case .visitor(let reason) = viewer {
      object.add("reason", reason)
      return object
    }
    if case .player(let number) = viewer { addOwn(number, to: &object) }
    switch room.state.phase {
    case .lobby: break
    case .open where room.state.plan.pace == .own:
      if viewer == .host || viewer == .screen { addBoard(viewer, to: &object) }
    case .open, .locked, .reveal:
      if isPut(to: viewer) { addQuestion(viewer, to: &object) }
    case .board, .over: addBoard(viewer, to: &object)
    }
    addPeople(viewer, to: &object)
    return object
  }

  private var phase: String { room.state.isPaused ? "paused" : room.state.phase.rawValue }

  /// What everybody may know who has the code.
  private lazy var facts: JSONObject = {
    let plan = room.state.plan
    var object: JSONObject = ["type": "room", "room": .text(room.id), "code": .text(room.stored.code)]
    object.append("title", Wire.string(plan.title))
    let round = plan.rounds[min(room.state.round, plan.rounds.count - 1)]
    object.add("quiz", round.quiz)
    object.append("quiz_title", Wire.string(round.title))
    object.append("pace", .text(plan.pace.rawValue))
    object.append("round", .int(room.state.round + 1))
    object.append("rounds", .int(plan.rounds.count))
    object.append("phase", .text(phase))
    object.append("epoch", .int(room.state.epoch))
    object.append("joining", .bool(!room.state.isJoiningLocked && !room.state.isOver))
    object.append("names", .text(plan.names.rawValue))
    object.append("players", .int(room.state.presentCount))
    if let until = plan.until { object.append("until", .text(TimeText.written(until, offsetMinutes: offsetMinutes))) }
    if hasStandings, room.readLater > 0 { object.append("waiting", .int(room.readLater)) }
    guard let asked = room.state.current, plan.pace == .together else { return object }
    object.add("questions", asked.question.of)
    object.append("number", .int(asked.question.number))
    return object
  }()

  /// Whether what somebody has in all is told.
  private var hasStandings: Bool {
    switch room.state.phase {
    case .board, .over: true
    case .open: room.state.plan.pace == .own && room.state.present.contains { !$0.standings.isEmpty }
    default: false
    }
  }

  private func isPut(to viewer: Viewer) -> Bool {
    guard case .player(let number) = viewer else { return true }
    return room.state.player(number).map { room.state.wasPut(to: $0) } ?? false
  }

  // MARK: The question

  private func addQuestion(_ viewer: Viewer, to object: inout JSONObject) {
    guard let question = room.question else { return }
    object.append("question", question.object)
    if room.state.phase == .open { object.add("left_ms", room.left(at: now)) }
    if viewer == .host || viewer == .screen {
      object.append("answered", .int(room.state.answered))
      object.append("asked", .int(room.state.askedCount))
    }
    let isRevealed = room.state.phase == .reveal
    if isRevealed || room.state.phase == .locked && viewer == .host { object.append("counts", .object(counts)) }
    guard isRevealed else { return }
    if let rightTexts { object.append("right", Wire.texts(rightTexts)) }
    switch viewer {
    case .screen, .host: if let solution { object.append("verdict", .object(solution)) }
    case .player(let number):
      if let verdict = verdict(number, question) { object.append("verdict", .object(verdict)) }
    case .players, .visitor: break
    }
  }

  /// How often what was answered.
  private lazy var counts: JSONObject = room.question?.counts(given, hidden: hidden) ?? JSONObject([])

  /// The typed answers that are right; nil for choices, whose verdict has the right ids.
  private lazy var rightTexts = room.question?.rightTexts(given, hidden: hidden, room.state.judgements)

  private lazy var given: [RoomAnswer] =
    room.state.current?.answers.values.filter { room.state.isPresent($0.player) } ?? []

  private var hidden: Set<String> { room.state.current?.hidden ?? [] }

  /// What is right.
  private lazy var solution = room.question?.solution

  private func verdict(_ player: Int, _ question: PutQuestion) -> JSONObject? {
    guard let judgement = room.state.judgements[player], let solution, judgement.of > 0 else {
      return nil
    }
    var object: JSONObject = [
      "type": "verdict", "points": Wire.number(judgement.points), "of": Wire.number(judgement.of),
    ]
    object.add("correct", judgement.correct)
    for member in solution.members where member.key == "answer" { object.append(member.key, member.value) }
    if let given = room.state.current?.answers[player] { object.append("given", question.reply(to: given.response)) }
    object.add("feedback", judgement.feedback)
    for member in solution.members where ["explanation", "source"].contains(member.key) {
      object.append(member.key, member.value)
    }
    return object
  }

  // MARK: One's own

  private func addOwn(_ number: Int, to object: inout JSONObject) {
    guard let player = room.state.player(number) else { return }
    object.append("player", .int(number))
    object.append("name", Wire.string(player.name))
    if player.isKicked { object.append("reason", "kicked") }
    if room.state.plan.pace == .own {
      if room.state.phase == .open {
        let sitting = room.ownSitting(of: player)
        object.add("sitting", sitting.flatMap { room.begun.contains($0) ? $0 : nil })
        if sitting == nil { object.append("done", true) }
      }
    }
    let shows = [.open, .locked, .reveal].contains(room.state.phase) && room.state.wasPut(to: player)
    if shows, let answer = room.state.current?.answers[number], let question = room.question {
      object.append("mine", .object(kept(answer, question)))
    }
    if room.state.phase == .board || room.state.phase == .over { addPlace(player, to: &object) }
  }

  /// What was kept of an answer, for who gave it; a secret is not told again.
  private func kept(_ answer: RoomAnswer, _ question: PutQuestion) -> JSONObject {
    var object: JSONObject = ["answer": question.reply(to: answer.response)]
    let shown = answer.inputs.filter { input in
      question.asking.inputs.first { $0.name == input.key.written }?.spec.isSecret == false
    }
    if !shown.isEmpty { object.append("inputs", .object(JSONObject(shown.map { ($0.key.written, $0.value.json) }))) }
    object.append("kept", true)
    return object
  }

  private func addPlace(_ player: RoomState.Player, to object: inout JSONObject) {
    guard let row = rows[player.number] else { return }
    object.append(
      "place_of",
      [
        "place": .int(row.place), "of": .int(board.count), "points": Wire.number(row.points), "moved": .int(row.moved),
      ])
  }

  // MARK: Board and people

  private lazy var board = room.state.board
  private lazy var rows = Dictionary(uniqueKeysWithValues: board.map { ($0.player, $0) })

  private static let mostRows = 50
  private static let mostPeople = 200

  /// Whether points wait until the room closes: at everybody's own pace somebody is always still at it.
  private func isWithheld(from viewer: Viewer) -> Bool {
    viewer != .host && room.state.plan.pace == .own && !room.state.isOver
  }

  /// How far all have come, as they came: no place follows from a right answer.
  private func addProgress(to object: inout JSONObject) {
    let rows = room.state.present.prefix(Self.mostRows).map { player -> JSONValue in
      let settled = player.standings.values.reduce(0) { $0 + $1.settled }
      return ["player": .int(player.number), "name": Wire.string(player.name), "settled": .int(settled)]
    }
    object.append("progress", .list(rows))
  }

  private func addBoard(_ viewer: Viewer, to object: inout JSONObject) {
    if isWithheld(from: viewer) { return addProgress(to: &object) }
    var rows = viewer == .host ? board : Array(board.prefix(Self.mostRows))
    if case .player(let number) = viewer, let own = self.rows[number], !rows.contains(own) { rows.append(own) }
    object.append("board", .list(rows.map(boardRow)))
  }

  private func boardRow(_ row: BoardRow) -> JSONValue {
    var object: JSONObject = [
      "place": .int(row.place), "player": .int(row.player), "name": Wire.string(row.name),
      "points": Wire.number(row.points), "of": Wire.number(row.of), "moved": .int(row.moved),
    ]
    let corrections = room.state.player(row.player)?.corrections ?? []
    if !corrections.isEmpty {
      object.append(
        "corrections", .list(corrections.map { ["points": Wire.number($0.points), "why": Wire.string($0.why)] }))
    }
    return .object(object)
  }

  private func addPeople(_ viewer: Viewer, to object: inout JSONObject) {
    guard viewer == .host || viewer == .screen && room.state.phase == .lobby else { return }
    let people = room.state.present.prefix(Self.mostPeople).map { player -> JSONValue in
      [
        "player": .int(player.number), "name": Wire.string(player.name), "here": .bool(isHere(player.number)),
        "device": .bool(player.visitor != nil),
      ]
    }
    object.append("people", .list(people))
    guard viewer == .host else { return }
    let absent = room.state.plan.pace == .own ? room.state.absent : []
    if !absent.isEmpty { object.append("absent", Wire.texts(absent)) }
    guard room.state.phase == .open, room.state.plan.pace == .together else { return }
    object.append("missing", .list(room.state.missing.prefix(Self.mostPeople).map { Wire.string($0.name) }))
  }
}
