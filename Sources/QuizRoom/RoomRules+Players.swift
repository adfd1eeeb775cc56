internal import QuizCore

/// Coming in, and answering.
extension RoomRules {
  static func join(
    _ name: String, _ team: String?, _ visitor: String?, _ chance: UInt64, _ state: RoomState
  ) throws(RoomRefusal) -> [RoomEvent] {
    if let visitor, let known = state.player(of: visitor) {
      if known.isKicked { throw .kicked }
      return []
    }
    // The host can still add players without a device.
    if state.isJoiningLocked && visitor != nil { throw .joiningLocked }
    if state.players.count >= mostPlayers { throw .full }
    let given = try self.name(name, visitor, chance, state)
    let (player, place) = (state.players.count + 1, try self.team(team, state))
    return [.joined(player: player, name: given, visitor: visitor)]
      + (place.map { [.teamed(player: player, team: $0)] } ?? [])
  }

  /// The place of a player's team: the named one, else the first of the smallest; nil in a room without teams.
  private static func team(_ name: String?, _ state: RoomState) throws(RoomRefusal) -> Int? {
    let teams = state.plan.teams
    if let name {
      guard let place = teams.firstIndex(where: { RoomName.key($0) == RoomName.key(name) }) else {
        throw .noSuchTeam(name, teams)
      }
      return place
    }
    let sizes = teams.indices.map { place in state.present.count { $0.team == place } }
    return sizes.min().flatMap(sizes.firstIndex(of:))
  }

  private static func name(
    _ text: String, _ visitor: String?, _ chance: UInt64, _ state: RoomState
  ) throws(RoomRefusal) -> String {
    let taken = Set(state.present.map { RoomName.key($0.name) })
    if state.plan.names == .generated && visitor != nil { return GeneratedName.name(chance, taken: taken) }
    guard let name = RoomName.cleaned(text) else { throw .badName }
    if state.plan.names == .roster {
      let roster = state.plan.roster
      let exact = roster.first { RoomName.key($0) == RoomName.key(name) }
      guard let listed = exact ?? roster.first(where: { RoomName.isSame($0, name) }) else {
        throw .notOnRoster(name)
      }
      if state.players.contains(where: { $0.isKicked && RoomName.key($0.name) == RoomName.key(listed) }) {
        throw .kicked
      }
      if taken.contains(RoomName.key(listed)) { throw .nameTaken(listed) }
      return listed
    }
    if state.present.contains(where: { RoomName.isSame($0.name, name) }) { throw .nameTaken(name) }
    return name
  }

  static func answer(_ answer: RoomAnswer, _ epoch: Int, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    guard state.plan.pace == .together else { throw .notInOwnPace("answer") }
    guard let player = state.player(answer.player) else { throw .unknownPlayer }
    if player.isKicked { throw .kicked }
    if state.kept(answer.request, of: answer.player) != nil { return [] }
    guard state.phase == .open else {
      throw state.epoch == epoch && state.phase != .lobby ? .late : .notNow(.nothingOpen)
    }
    guard epoch == state.epoch else { throw .otherEpoch(open: state.epoch) }
    if state.isPaused { throw .notNow(.isPaused) }
    return try keep(answer, player, state)
  }

  static func enter(_ answer: RoomAnswer, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    guard state.plan.pace == .together else { throw .notInOwnPace("enter") }
    let player = try present(answer.player, state)
    if player.visitor != nil { throw .hasDevice(player.name) }
    guard state.phase == .open else { throw .notNow(.nothingOpen) }
    return try keep(answer, player, state)
  }

  private static func keep(
    _ answer: RoomAnswer, _ player: RoomState.Player, _ state: RoomState
  ) throws(RoomRefusal) -> [RoomEvent] {
    guard let asked = state.current else { throw .notNow(.nothingOpen) }
    guard state.wasPut(to: player) else { throw .comesLater }
    var answer = answer
    answer.ms = state.isPaused ? asked.elapsed : max(asked.elapsed, answer.ms)
    if let limit = state.limit(of: answer.player), answer.ms >= limit { throw .late }
    // More time is no slower answer: a sitting knows the common limit.
    if asked.limit != nil, let factor = state.factors[answer.player] { answer.ms = Int(Double(answer.ms) / factor) }
    // Where the host gave more time, a sitting knows its own limit alone.
    if let limit = asked.question.limit { answer.ms = min(answer.ms, limit - 1) }
    return [.answered(answer)]
  }

  /// Hides a text typed at the last question.
  static func hide(_ text: String, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    guard state.plan.pace == .together else { throw .notInOwnPace("hide") }
    let isTyped = state.current?.answers.values.contains { answer in
      if case .text(let typed) = answer.response { Marking.folded(typed) == text } else { false }
    }
    guard let asked = state.current, isTyped == true else { throw .noSuchText }
    return asked.hidden.contains(text) ? [] : [.hidden(text)]
  }

  /// Takes the standing of a player's own sitting, or of one whose rest the room leaves unanswered.
  static func stand(
    _ player: Int, _ round: Int, _ standing: RoomStanding, _ state: RoomState
  ) throws(RoomRefusal) -> [RoomEvent] {
    guard state.plan.pace == .own || state.isJudged else { throw .onlyInOwnPace }
    guard let known = state.player(player), state.plan.rounds.indices.contains(round) else { throw .unknownPlayer }
    return known.standings[round] == standing ? [] : [.stood(player: player, round: round, standing)]
  }
}
