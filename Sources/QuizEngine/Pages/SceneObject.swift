internal import QuizCore
internal import QuizPlay
internal import QuizWire

/// The surroundings of a sitting's open step on its page; they reveal nothing beyond what was shown before.
struct SceneObject {
  let stored: StoredSitting
  /// The state under the players' present names.
  let state: SittingState
  let place: Int
  /// The verdicts that are shown now.
  let verdicts: [VerdictView]
  /// True when verdicts cover the open step.
  let isPaused: Bool
  /// Turns the name of a picture into a path.
  let files: (String) -> String?
  /// The code of the open room to which it belongs; nil without one.
  var code: String?
  /// Whether it stays when it is left.
  var stays = false
  /// Whether its files are looked at while it is played.
  var isWatched = false
  /// Whether nothing of it is saved.
  var isPractice = false

  var view: SceneView {
    let beginning = state.beginning
    var view = SceneView()
    (view.place, view.title) = (place, beginning.quiz?.title ?? beginning.mode.name)
    // The built-in mode has no file and no name worth telling.
    view.modes = beginning.plugins.filter { $0.sha256 != nil }.map(\.name)
    view.language = beginning.quiz?.language
    if beginning.players.count > 1 { view.players = beginning.players }
    (view.day, view.code) = (stored.request["daily"], code)
    (view.stays, view.isWatched, view.isPractice) = (stays, isWatched, isPractice)
    (view.of, view.settled) = (state.length, state.settledCount)
    view.questions = verdicts.map { Projection.asked($0, state)?.naming(files) }
    view.settlings = verdicts.map(\.settling)
    if state.isFree && !state.isOver { view.overview = overview }
    guard !isPaused else { return view }
    (view.hints, view.isWaitingForFinish) = (state.hintsSeen, state.isWaitingForFinish)
    view.hintMarkup = state.open?.asking?.hintMarkup ?? .plain
    describeOpen(&view)
    return view
  }

  /// Adds hints on how best to show the open step, which programs do not need.
  private func describeOpen(_ view: inout SceneView) {
    switch state.open?.content {
    case .page(let page)?: view.isCard = isSide(of: page.id)
    case .question(let asked, _)?:
      view.isByHand = state.question(asked.id)?.marked == .byHand
      if case .question(let question)? = Projection.view(of: state) { view.isTried = question.isTried }
    case nil: break
    }
  }

  /// Whether a page is called like one of the questions, or a side of it (`cat:2`): it shows that as a card.
  private func isSide(of id: String) -> Bool {
    let question = state.question(id) ?? id.lastIndex(of: ":").flatMap { state.question(String(id[..<$0])) }
    return question.map { $0.kind != .info } ?? false
  }

  private var overview: [SceneView.Place] {
    let remaining = Set(state.remaining)
    return state.orderedQuestions.enumerated().map { index, id in
      let question = state.question(id)
      var place = SceneView.Place()
      (place.step, place.text, place.isOpen) = (index + 1, question?.text ?? "", remaining.contains(id))
      place.markup = question?.markup ?? .plain
      place.section = question.flatMap { state.quiz?.section(of: $0)?.name }
      return place
    }
  }
}
