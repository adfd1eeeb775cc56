internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizWire

/// The page before a challenge is accepted; it offers no choices.
struct ChallengeObject {
  let asker: Asker
  let code: String
  let acceptance: ChallengeAcceptance
  /// Turns the name of a picture of a quiz's folder into a path.
  let files: (String?) -> (String) -> String?

  private var beginning: Beginning { acceptance.found.stored.beginning }

  var object: JSONObject {
    var object: JSONObject = ["type": "cover", "code": .text(code)]
    if let quiz = beginning.quiz { object.append("quiz", .object(self.object(of: quiz))) }
    object.append("mode", .text(beginning.mode.sha256 == nil ? "" : beginning.mode.id))
    let modifiers = beginning.plugins.dropFirst().map(\.name)
    if !modifiers.isEmpty { object.append("modifiers", Wire.texts(modifiers)) }
    object.append("of", .int(beginning.quiz?.questions.count { $0.kind != .info } ?? 0))
    object.append("asked", .int(min(beginning.quiz?.askedCount ?? 0, beginning.cut ?? .max)))
    object.append("toBeat", acceptance.accepted.toBeat.json)
    if let open = try? acceptance.begun(by: asker.player, PlayRequest()) {
      var begun: JSONObject = ["sitting": .text(open.sitting), "settled": .int(open.settled)]
      begun.add("of", open.length)
      begun.append("started", .text(asker.time(open.started)))
      object.append("unfinished", .object(begun))
    }
    object.append("warnings", Wire.texts([acceptance.warning].compactMap { $0 }))
    return object
  }

  private func object(of quiz: Quiz) -> JSONObject {
    let told = quiz.card.object(path: "", progress: nil, last: nil, best: nil)
    var object = JSONObject(told.members.filter { $0.key != "path" }.map { ($0.key, $0.value) })
    let path = asker.surroundings.library.catalogue()[quiz.id]?.path
    object.add("image", quiz.image.flatMap(files(path)))
    object.add("imageAlt", quiz.imageAlt)
    return object
  }
}
