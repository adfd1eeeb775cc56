internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore

/// What pages show of a sitting, with what is around it.
extension Engine {
  static let playOperation = "play"

  /// `begin`, `scene`, what stands, and behind a result what goes with it.
  func page(_ live: LiveSitting, _ standing: [Moment], _ request: EngineRequest) -> [String] {
    let stored = live.sitting.stored
    let state = live.sitting.shownState
    let surroundings = try? books.surroundings(of: live.visitor).reading(request.text("lang"))
    let record = surroundings.flatMap { try? $0.record.get() }
    let accepted = surroundings.flatMap { world in
      record.flatMap { AcceptedChallenge(of: stored, world, $0) }
    }
    let verdicts = standing.compactMap { moment -> VerdictView? in
      if case .verdict(let view) = moment { return view }
      return nil
    }
    let scene = SceneObject(
      stored: stored, state: state, place: live.place, verdicts: verdicts, isPaused: live.pause != nil,
      files: live.files)
    var objects = [
      Wire.begin(stored, resumed: true, toBeat: accepted?.toBeat), JSONWriter.text(.object(scene.object)),
    ]
    objects += live.objects(standing)
    let isResult = standing.contains { if case .result = $0 { true } else { false } }
    if isResult, let surroundings, let record {
      let extras = ExtrasObject(
        surroundings: surroundings, record: record, stored: stored, state: state, player: player(of: live),
        earned: earned(live, surroundings), comparison: accepted?.comparison(state), isPractice: live.held == nil,
        isOwner: live.visitor == .owner)
      objects.append(JSONWriter.text(.object(extras.object)))
    }
    return objects
  }

  /// What was earned is entered by whoever asks first, and told as long as the sitting is open here.
  private func earned(_ live: LiveSitting, _ surroundings: Surroundings) -> [String] {
    if let earned = live.earned { return earned }
    let names = live.held == nil ? [] : EarnedNotice.names(surroundings, player(of: live))
    live.earned = names
    return names
  }

  /// Under what the record knows who plays: the first of several.
  private func player(of live: LiveSitting) -> String {
    if case .guest(let id) = live.visitor { return id }
    return live.sitting.stored.players.first ?? books.own.playerName
  }
}
