internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// A sitting of the record answer by answer, and why it has its score, as far as its mode shows that.
struct ReviewObject {
  let review: SittingReview
  let surroundings: Surroundings
  let record: any PlayerRecord
  /// The player's id in the record.
  let player: String
  let isOwner: Bool
  /// Turns the name of a picture into a path.
  let files: (String) -> String?
  /// The code of the open room to which it belongs; nil without one.
  var code: String?

  var object: JSONObject {
    var object: JSONObject = ["type": "review"]
    for member in review.entryObject.members { object.append(member.key, member.value) }
    let beginning = review.state.beginning
    object.append("modeName", Wire.string(beginning.mode.name))
    object.append("players", Wire.texts(beginning.players))
    object.add("language", beginning.quiz?.language)
    object.add("daily", review.stored.request["daily"])
    object.append("seed", .int(beginning.seed))
    if let result = review.state.result {
      // The same key as in the entry, in the reader's language.
      if let headline = result.headline(surroundings.language) { object["headline"] = Wire.string(headline) }
      object.add("body", result.body)
      object.add("waiting", result.waiting(surroundings.language))
    }
    object.add("code", code)
    if review.room == nil { object.append("deletable", true) }
    if ChallengeMaker.takes(review.stored, review.state, isOwner: isOwner) { object.append("canChallenge", true) }
    object.append("again", .object(AgainObject(review.stored, isOwner: isOwner).object))
    object.append("answers", .list(review.answers.map { .object(self.object(of: $0)) }))
    if review.state.result != nil {
      object.append("explanation", .object(ScoreExplanation(review).object(isShown: true)))
      let share = ShareDesk(surroundings, record, player: player).lines(review.stored, review.state)
      object.append("share", Wire.string(share.joined(separator: "\n")))
    }
    return object
  }

  private func object(of answered: SittingReview.Answered) -> JSONObject {
    var object = answered.object
    if let asked = Projection.asked(answered.view, review.state) {
      object.append("asked", asked.naming(files).json)
    }
    object.append("verdict", (answered.isMarkShown ? answered.view : answered.view.unmarked).json)
    return object
  }
}
