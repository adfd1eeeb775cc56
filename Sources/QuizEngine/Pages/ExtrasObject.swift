internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// The extras of a result: achievements earned, a text to share, a challenge's end, a repetition.
struct ExtrasObject {
  let surroundings: Surroundings
  let record: any PlayerRecord
  let stored: StoredSitting
  /// The state under the players' present names.
  let state: SittingState
  /// The player's id in the record.
  let player: String
  var earned: [String] = []
  var comparison: ChallengeComparison?
  var isPractice = false
  let isOwner: Bool
  /// The code of the open room to which it belongs; nil without one.
  var code: String?

  var view: ExtrasView {
    var view = ExtrasView()
    view.category = state.quiz?.category
    view.headline = state.result?.headline(surroundings.language)
    view.waiting = state.result?.waiting(surroundings.language)
    view.toMark = (state.result?.waiting ?? []).compactMap { state.question($0) }.map { $0.markup.line($0.text) }
    view.earned = earned
    let share =
      isPractice
      ? ShareText.lines(state, .quiz, surroundings.language)
      : ShareDesk(surroundings, record, player: player).lines(stored, state)
    if !share.isEmpty { view.share = share.joined(separator: "\n") }
    (view.challenge, view.code, view.isPractice) = (comparison?.view, code, isPractice)
    view.again = .object(AgainObject(stored, isOwner: isOwner).object)
    if isPractice { return view }
    view.canChallenge = ChallengeMaker.takes(stored, state, isOwner: isOwner)
    (view.retriesLeft, view.streak, view.next) = (retriesLeft, desk.streak, desk.next(after: stored))
    return view
  }

  private var desk: DailyDesk { DailyDesk(surroundings: surroundings, record: record, player: player) }

  /// The retries left of today's quiz; nil for other sittings.
  private var retriesLeft: Int? {
    guard let day = stored.request["daily"].flatMap(CivilDay.init), day == desk.today.day, let quiz = state.quiz?.id,
      let standing = try? desk.standing(quiz, on: day)
    else { return nil }
    return desk.retriesLeft(after: standing)
  }
}
