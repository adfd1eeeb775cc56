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
    object.add("of", state.length)
    object.append("settled", .int(state.settledCount))
    object.append("questions", .list(verdicts.map(question)))
    if !isPaused && !state.hintsSeen.isEmpty { object.append("hints", Wire.texts(state.hintsSeen)) }
    if state.isFree && !state.isOver { object.append("overview", .list(overview)) }
    if state.isWaitingForFinish && !isPaused { object.append("finish", true) }
    return object
  }

  /// The question of a verdict; null where there is none.
  private func question(_ verdict: VerdictView) -> JSONValue {
    Projection.asked(verdict, state).map { .object(Wire.question($0.naming(files))) } ?? .null
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
