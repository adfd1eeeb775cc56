internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizStore

/// What goes with a result: what was earned, a text to share, how a challenge ended, what can be played once more.
struct ExtrasObject {
  let surroundings: Surroundings
  let record: any PlayerRecord
  let stored: StoredSitting
  /// With the names that the players have today.
  let state: SittingState
  /// Under what the record knows who played.
  let player: String
  var earned: [String] = []
  var comparison: ChallengeComparison?
  var isPractice = false
  let isOwner: Bool
  /// Of the open room to which it belongs.
  var code: String?

  var object: JSONObject {
    var object: JSONObject = ["type": "extras"]
    object.add("headline", state.result?.headline(surroundings.language))
    object.add("waiting", state.result?.waiting(surroundings.language))
    let toMark = (state.result?.waiting ?? []).compactMap { state.question($0)?.text }
    if !toMark.isEmpty { object.append("toMark", Wire.texts(toMark)) }
    if !earned.isEmpty { object.append("earned", Wire.texts(earned)) }
    let share =
      isPractice
      ? ShareText.lines(state, .quiz, surroundings.language)
      : ShareDesk(surroundings, record, player: player).lines(stored, state)
    if !share.isEmpty { object.append("share", Wire.string(share.joined(separator: "\n"))) }
    if let comparison { object.append("challenge", .object(comparison.object)) }
    object.add("code", code)
    object.append("again", .object(AgainObject(stored, isOwner: isOwner).object))
    if isPractice {
      object.append("practice", true)
      return object
    }
    if ChallengeMaker.takes(stored, state, isOwner: isOwner) { object.append("canChallenge", true) }
    object.add("retriesLeft", retriesLeft)
    object.append("streak", .object(desk.streak.object()))
    return object
  }

  private var desk: DailyDesk { DailyDesk(surroundings: surroundings, record: record, player: player) }

  /// Of the day's quiz, as long as it is that day.
  private var retriesLeft: Int? {
    guard let day = stored.request["daily"].flatMap(CivilDay.init), day == desk.today.day, let quiz = state.quiz?.id,
      let standing = try? desk.standing(quiz, on: day)
    else { return nil }
    return desk.retriesLeft(after: standing)
  }
}
