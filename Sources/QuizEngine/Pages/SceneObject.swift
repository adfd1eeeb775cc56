internal import JSONText
internal import QuizCore
internal import QuizPlay

/// What a page of a sitting shows around what is open: nothing in it tells more than has been shown before.
struct SceneObject {
  let stored: StoredSitting
  /// With the names that the players have today.
  let state: SittingState
  let place: Int
  /// The verdicts that are shown now.
  let verdicts: [VerdictView]
  /// Whether they stand in the way of what is open.
  let isPaused: Bool
  /// Turns the name of a picture into a path.
  let files: (String) -> String?
  /// Of the open room to which it belongs.
  var code: String?
  /// Whether it stays when it is left.
  var stays = false
  /// Whether its files are looked at while it is played.
  var isWatched = false
  /// Whether nothing of it is saved.
  var isPractice = false

  var object: JSONObject {
    let beginning = state.beginning
    var object: JSONObject = [
      "type": "scene", "place": .int(place), "title": Wire.string(beginning.quiz?.title ?? beginning.mode.name),
    ]
    // The built-in mode has no file and no name worth telling.
    object.append("modes", Wire.texts(beginning.plugins.filter { $0.sha256 != nil }.map(\.name)))
    object.add("language", beginning.quiz?.language)
    if beginning.players.count > 1 { object.append("players", Wire.texts(beginning.players)) }
    object.add("day", stored.request["daily"])
    object.add("code", code)
    if stays { object.append("stays", true) }
    if isWatched { object.append("watched", true) }
    if isPractice { object.append("practice", true) }
    object.add("of", state.length)
    object.append("settled", .int(state.settledCount))
    object.append("questions", .list(verdicts.map(question)))
    object.append("settled_by", .list(verdicts.map { .text($0.settling.rawValue) }))
    if !isPaused && !state.hintsSeen.isEmpty { object.append("hints", Wire.texts(state.hintsSeen)) }
    if state.isFree && !state.isOver { object.append("overview", .list(overview)) }
    if state.isWaitingForFinish && !isPaused { object.append("finish", true) }
    if !isPaused { describeOpen(&object) }
    return object
  }

  /// How what is open is best shown, beside what programs are told of it.
  private func describeOpen(_ object: inout JSONObject) {
    switch state.open?.content {
    case .page(let page)?: if isSide(of: page.id) { object.append("card", true) }
    case .question(let asked, _)?:
      if state.question(asked.id)?.marked == .byHand { object.append("byHand", true) }
      if case .question(let view)? = Projection.view(of: state), !view.isTried { object.append("isTried", false) }
    case nil: break
    }
  }

  /// Whether a page is called like one of the questions, or a side of it (`cat:2`): it shows that as a card.
  private func isSide(of id: String) -> Bool {
    let question = state.question(id) ?? id.lastIndex(of: ":").flatMap { state.question(String(id[..<$0])) }
    return question.map { $0.kind != .info } ?? false
  }

  /// The question of a verdict; null where there is none.
  private func question(_ verdict: VerdictView) -> JSONValue {
    Projection.asked(verdict, state).map { .object(Self.object(of: $0.naming(files))) } ?? .null
  }

  /// A question that was asked, and whether asking it again was a further try.
  static func object(of view: QuestionView) -> JSONObject {
    var object = Wire.question(view)
    if !view.isTried { object.append("isTried", false) }
    return object
  }

  private var overview: [JSONValue] {
    let remaining = Set(state.remaining)
    return state.orderedQuestions.enumerated().map { index, id in
      let question = state.question(id)
      var object: JSONObject = [
        "step": .int(index + 1), "text": Wire.string(question?.text ?? ""), "open": .bool(remaining.contains(id)),
      ]
      object.add("section", question.flatMap { state.quiz?.section(of: $0)?.name })
      return .object(object)
    }
  }
}
