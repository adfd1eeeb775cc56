internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizRoom
internal import QuizStore

/// A room as somebody may see it: one object, whole.
struct RoomObject {
  let room: LiveRoom
  let now: Int
  /// Whether somebody looks at what a player gets, now.
  let isHere: (Int) -> Bool

  /// For whom.
  enum Viewer: Equatable {
    /// What all players see alike: nothing that is one's own.
    case players
    case player(Int)
    case screen, host
    /// Somebody who has the code and is not in; `reason` says why not.
    case visitor(reason: String?)
  }

  private var state: RoomState { room.state }

  func text(_ viewer: Viewer) -> String { JSONWriter.text(.object(object(viewer))) }

  func object(_ viewer: Viewer) -> JSONObject {
    var object = facts
    if case .visitor(let reason) = viewer {
      object.add("reason", reason)
      return object
    }
    if case .player(let number) = viewer { addOwn(number, to: &object) }
    switch state.phase {
    case .lobby: break
    case .open where state.plan.pace == .own: if viewer == .host || viewer == .screen { addBoard(viewer, to: &object) }
    case .open, .locked, .reveal:
      if isPut(to: viewer) { addQuestion(viewer, to: &object) }
    case .board, .over: addBoard(viewer, to: &object)
    }
    addPeople(viewer, to: &object)
    return object
  }

  private var phase: String { state.isPaused ? "paused" : state.phase.rawValue }

  /// What everybody may know who has the code.
  private var facts: JSONObject {
    let plan = state.plan
    var object: JSONObject = ["type": "room", "room": .text(room.id), "code": .text(room.stored.code)]
    object.append("title", Wire.string(plan.title))
    let round = plan.rounds[min(state.round, plan.rounds.count - 1)]
    object.add("quiz", round.quiz)
    object.append("quiz_title", Wire.string(round.title))
    object.append("pace", .text(plan.pace.rawValue))
    object.append("round", .int(state.round + 1))
    object.append("rounds", .int(plan.rounds.count))
    object.append("phase", .text(phase))
    object.append("epoch", .int(state.epoch))
    object.append("joining", .bool(!state.isJoiningLocked && !state.isOver))
    object.append("names", .text(plan.names.rawValue))
    object.append("players", .int(state.present.count))
    if let until = plan.until { object.append("until", .text(TimeText.written(until, offsetMinutes: 0))) }
    guard let asked = state.current, plan.pace == .together else { return object }
    object.add("questions", asked.question.of)
    object.append("number", .int(asked.question.number))
    return object
  }

  private func isPut(to viewer: Viewer) -> Bool {
    guard case .player(let number) = viewer else { return true }
    return state.player(number).map { state.wasPut(to: $0) } ?? false
  }

  // MARK: The question

  private func addQuestion(_ viewer: Viewer, to object: inout JSONObject) {
    guard let question = room.question, let asked = state.current else { return }
    object.append("question", question.object)
    if state.phase == .open { object.add("left_ms", room.left(at: now)) }
    let answers = asked.answers.values.filter { state.player($0.player)?.isKicked == false }
    if viewer == .host || viewer == .screen { object.append("answered", .int(answers.count)) }
    let isRevealed = state.phase == .reveal
    if isRevealed || state.phase == .locked && viewer == .host {
      object.append("counts", .object(question.counts(answers.map(\.response))))
    }
    guard isRevealed else { return }
    switch viewer {
    case .screen, .host: if let solution = question.solution { object.append("verdict", .object(solution)) }
    case .player(let number):
      if let verdict = verdict(number, question) { object.append("verdict", .object(verdict)) }
    case .players, .visitor: break
    }
  }

  private func verdict(_ player: Int, _ question: PutQuestion) -> JSONObject? {
    guard let judgement = state.judgements[player], let solution = question.solution, judgement.of > 0 else {
      return nil
    }
    var object: JSONObject = [
      "type": "verdict", "points": Wire.number(judgement.points), "of": Wire.number(judgement.of),
    ]
    object.add("correct", judgement.correct)
    for member in solution.members where member.key == "answer" { object.append(member.key, member.value) }
    if let given = state.current?.answers[player] { object.append("given", question.reply(to: given.response)) }
    object.add("feedback", judgement.feedback)
    for member in solution.members where member.key == "explanation" { object.append(member.key, member.value) }
    return object
  }

  // MARK: One's own

  private func addOwn(_ number: Int, to object: inout JSONObject) {
    guard let player = state.player(number) else { return }
    object.append("player", .int(number))
    object.append("name", Wire.string(player.name))
    if player.isKicked { object.append("reason", "kicked") }
    if state.plan.pace == .own {
      if state.phase == .open {
        object.add("sitting", room.ownSitting(of: player).flatMap { room.begun.contains($0) ? $0 : nil })
      }
      if state.phase == .open, player.standings.values.contains(where: \.isOver) { addPlace(player, to: &object) }
    }
    let shows = [.open, .locked, .reveal].contains(state.phase) && state.wasPut(to: player)
    if shows, let answer = state.current?.answers[number], let question = room.question {
      object.append("mine", ["answer": question.reply(to: answer.response), "kept": true])
    }
    if state.phase == .board || state.phase == .over { addPlace(player, to: &object) }
  }

  private func addPlace(_ player: RoomState.Player, to object: inout JSONObject) {
    let board = state.board
    guard let row = board.first(where: { $0.player == player.number }) else { return }
    object.append(
      "place_of",
      [
        "place": .int(row.place), "of": .int(board.count), "points": Wire.number(row.points), "moved": .int(row.moved),
      ])
  }

  // MARK: Board and people

  private static let mostRows = 50
  private static let mostPeople = 200

  private func addBoard(_ viewer: Viewer, to object: inout JSONObject) {
    let board = state.board
    var rows = viewer == .host ? board : Array(board.prefix(Self.mostRows))
    if case .player(let number) = viewer { rows += board.dropFirst(Self.mostRows).filter { $0.player == number } }
    object.append("board", .list(rows.map(Self.row)))
  }

  static func row(_ row: BoardRow) -> JSONValue {
    [
      "place": .int(row.place), "player": .int(row.player), "name": Wire.string(row.name),
      "points": Wire.number(row.points), "of": Wire.number(row.of), "moved": .int(row.moved),
    ]
  }

  private func addPeople(_ viewer: Viewer, to object: inout JSONObject) {
    guard viewer == .host || viewer == .screen && state.phase == .lobby else { return }
    let people = state.present.prefix(Self.mostPeople).map { player -> JSONValue in
      [
        "player": .int(player.number), "name": Wire.string(player.name), "here": .bool(isHere(player.number)),
        "device": .bool(player.visitor != nil),
      ]
    }
    object.append("people", .list(people))
    guard viewer == .host, state.phase == .open, state.plan.pace == .together else { return }
    object.append("missing", .list(state.missing.prefix(Self.mostPeople).map { Wire.string($0.name) }))
  }
}
