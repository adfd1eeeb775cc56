internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import Words

/// The screens of one sitting: moments and keys come in, one scene is shown.
///
/// It is pure: the effect of a key on the sitting is returned as an action.
struct SittingScenes {
  private let title: String
  private let settings: ScreenSettings
  /// The state of the sitting at the last moments.
  private var state: SittingState
  private(set) var scene: any Scene
  /// The dialogs and the help over it, the topmost last.
  private var overlays: [any Scene] = []
  /// Moments that wait until the player has seen the earlier ones.
  private var waiting: [Moment] = []
  private(set) var notices: [String] = []
  private(set) var isDiscarded = false
  /// Whether a sitting that is left can go on later.
  var leaving = Leaving.keptOrDiscarded
  private var letters: ButtonLetters
  /// Whether there are other quizzes of the category to go on with; asked when there is a result.
  private let offersCategory: () -> Bool
  /// Gathers the extras of the result, once there is one.
  private let extras: (SittingState) -> ResultExtras

  init(
    _ state: SittingState, notices: [String], _ settings: ScreenSettings,
    offersCategory: @escaping () -> Bool = { true },
    extras: @escaping (SittingState) -> ResultExtras = { _ in ResultExtras() }
  ) {
    self.offersCategory = offersCategory
    self.extras = extras
    self.state = state
    self.settings = settings
    self.notices = notices
    title = state.quiz?.title ?? state.beginning.mode.name
    letters = ButtonLetters(goesBack: state.quiz?.navigation.back == true)
    scene = EmptyScene()
  }

  private var texts: ScreenTexts { settings.texts }

  /// The scene on the screen.
  var shown: any Scene { overlays.last ?? scene }

  /// The current sound; dialogs and help leave it unchanged.
  var sound: SceneSound? { scene.sound }

  /// The current motion, while it is on the screen.
  var moving: String? { scene.moving }

  var question: QuestionScene? { scene as? QuestionScene }

  /// Whether the open question itself is on the screen.
  var isAsking: Bool { overlays.isEmpty && scene is QuestionScene }

  /// Whether a verdict is on the screen, which is read before anything else comes.
  private var isReading: Bool { scene is VerdictScene || scene is VerdictListScene }

  // MARK: Moments

  /// Takes what happened, and where that leaves the sitting.
  mutating func take(_ moments: [Moment], _ state: SittingState) {
    self.state = state
    if moments.isEmpty { return }
    if moments.contains(.discarded) { isDiscarded = true }
    if moments.contains(where: \.isNews) { closeDialogs(isOver: state.isOver) }
    waiting += sayingAtOnce(moments)
    if !isReading { showWaiting() }
  }

  /// Closes dialogs about a step that is gone. The one about leaving stays until the sitting is over.
  private mutating func closeDialogs(isOver: Bool) {
    overlays.removeAll { isOver || ($0 as? MenuScene)?.isOfSitting != true }
  }

  /// Shows the moments of reread files at once: earlier notices no longer hold, and errors do not wait for a key.
  /// Returns the other moments.
  private mutating func sayingAtOnce(_ moments: [Moment]) -> [Moment] {
    guard moments.contains(where: \.isOfFiles) else { return moments }
    notices = []
    return moments.filter { moment in
      switch moment {
      case .warning(let text), .news(let text):
        say(text)
        return false
      default: return true
      }
    }
  }

  /// Shows the waiting moments, up to the first that has to be read.
  private mutating func showWaiting() {
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .verdict(let view): return show([view] + takeVerdicts())
      case .result(let result): show(result)
      case .step(.question(let view)): show(view)
      case .step(.page(let view)): show(view)
      case .waitingForFinish: scene = overview(current: nil)
      case .hint: break
      case .timeout:
        // The verdict already says so.
        if case .verdict? = waiting.first { continue }
        say(texts.timeIsUp)
      case .warning(let text), .news(let text), .refused(let text): say(text)
      case .discarded: break
      }
    }
  }

  private mutating func show(_ result: SittingResult) {
    var tally = Tally()
    for answer in state.answeredQuestions { tally.add(answer) }
    scene = ResultScene(
      result, title: title, tally: tally, category: offersCategory() ? state.quiz?.category : nil,
      extras: extras(state), grades: state.grades, hasAnswers: !state.settledViews.isEmpty,
      isSaved: leaving != .unsaved)
  }

  private mutating func show(_ view: PageView) {
    letters.learn(view.page.actions)
    scene = PageScene(view, title: title, canGoBack: pagesGoBack, letters: letters, texts)
  }

  private mutating func show(_ view: QuestionView) {
    letters.learn(view.actions)
    if var question = scene as? QuestionScene, question.isSame(as: view) {
      question.asked(again: view, letters: letters, texts)
      scene = question
    } else {
      scene = QuestionScene(
        view, title: title, isFree: state.isFree, grades: state.seenGrades, letters: letters, settings)
    }
  }

  /// The verdicts right behind the first: all of a review.
  private mutating func takeVerdicts() -> [VerdictView] {
    var views: [VerdictView] = []
    while case .verdict(let view)? = waiting.first {
      views.append(view)
      waiting.removeFirst()
    }
    return views
  }

  private mutating func show(_ verdicts: [VerdictView]) {
    guard verdicts.count == 1, let verdict = verdicts.first, let asked = asked(verdict) else {
      scene = VerdictListScene(verdicts, title: title, length: state.length)
      return
    }
    scene = VerdictScene(verdict, of: asked, status: statusBehind(asked.view))
  }

  /// The screen of the question that a verdict is about.
  private func asked(_ verdict: VerdictView) -> QuestionScene? {
    if let question, question.view.step == verdict.step, question.view.attempt == verdict.attempt { return question }
    return Projection.asked(verdict, state).map {
      QuestionScene($0, title: title, isFree: state.isFree, grades: state.seenGrades, letters: letters, settings)
    }
  }

  /// The mode's status at the next question or page, if that is for the same player or for all.
  private func statusBehind(_ asked: QuestionView) -> [StatusEntry]? {
    guard case .step(let step)? = waiting.first else { return nil }
    let (player, status) =
      switch step {
      case .question(let next): (next.player, next.status)
      case .page(let next): (next.player, next.status)
      }
    if status.isEmpty { return nil }
    return player == asked.player || status.count == state.beginning.players.count ? status : nil
  }

  private var pagesGoBack: Bool {
    state.quiz?.navigation.back == true && (try? state.turnToGoBackTo()) != nil
  }

  private func overview(current: Int?) -> OverviewScene {
    let open = Set(state.remaining)
    let items = state.orderedQuestions.enumerated().map { index, id in
      let question = state.question(id)
      return OverviewScene.Item(
        place: index + 1, text: question?.text ?? "", markup: question?.markup ?? .plain, isOpen: open.contains(id),
        section: question.flatMap { state.quiz?.section(of: $0)?.name })
    }
    return OverviewScene(items, title: title, current: current)
  }

  // MARK: Keys

  mutating func say(_ text: String) {
    if notices.last != text { notices.append(text) }
  }

  /// Asks whether anybody is there, after so many limits in a row; time stands still until a key says so.
  mutating func askWhoIsThere(after limits: Int) {
    if !shown.stopsClock { overlays.append(MenuScene.stillThere(after: limits, keeps: leaving != .unsaved, texts)) }
  }

  /// The effect of a key outside the screens.
  mutating func update(_ key: Key, _ canvas: Canvas) -> SceneAction {
    if !notices.isEmpty { notices.removeFirst() }
    let action: SceneAction
    if overlays.isEmpty {
      action = scene.update(key, canvas)
      note(key)
    } else {
      action = overlays[overlays.count - 1].update(key, canvas)
    }
    return perform(action)
  }

  /// The keys that the mouse stands for on the topmost scene.
  mutating func keys(of action: Pointer.Action, _ canvas: Canvas) -> [Key] {
    if overlays.isEmpty { return scene.keys(of: action, canvas) }
    return overlays[overlays.count - 1].keys(of: action, canvas)
  }

  private mutating func note(_ key: Key) {
    guard var question else { return }
    question.note(key)
    scene = question
  }

  /// Does what concerns the screens alone.
  private mutating func perform(_ action: SceneAction) -> SceneAction {
    switch action {
    case .next:
      if overlays.isEmpty { leaveVerdict() } else { overlays.removeLast() }
    case .quit:
      // Without any action there is nothing to ask; an unsubmitted draft would be lost.
      if !state.isTouched && state.draft == nil && question?.unsaved == nil { return .leave(.notBegun) }
      overlays.append(MenuScene.quitting(state.isTouched ? leaving : .unsaved, texts))
    case .help: toggleHelp()
    case .overview: overlays.append(overview(current: question?.view.step))
    case .answers:
      overlays.append(VerdictListScene(state.settledViews, title: title, length: state.length, isOver: true))
    case .say(let text): say(text)
    case .confirm:
      overlays.removeLast()
      return action
    case .none, .send, .pick, .leave, .redraw, .copy, .challenge: return action
    }
    return .none
  }

  /// Asks whether what ends the sitting for good is meant.
  mutating func ask(about doubt: EndDoubt, before intent: Intent) {
    overlays.append(MenuScene.ending(doubt, by: intent, texts))
  }

  /// Shows the code that a friend can play; all that is to be sent.
  mutating func show(code: String) -> String? {
    guard let result = scene as? ResultScene else { return nil }
    let code = ChallengeCodeScene(code: code, share: result.share)
    overlays.append(code)
    return code.text
  }

  private mutating func leaveVerdict() {
    guard isReading else { return }
    showWaiting()
  }

  private mutating func toggleHelp() {
    if overlays.last is HelpScene {
      overlays.removeLast()
    } else {
      overlays.append(HelpScene(of: shown, settings))
    }
  }

  mutating func didSaveDraft() {
    guard var question else { return }
    question.didSave()
    scene = question
  }
}

/// The scene before the first moment.
private struct EmptyScene: Scene {
  var scroll = Scroll()

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction { .none }
  func sheet(_ canvas: Canvas) -> Sheet { Sheet(body: Body(width: canvas.width)) }
  func keys(_ settings: ScreenSettings) -> [KeyHint] { [] }
}

extension Moment {
  /// Whether files of a watched sitting were read again.
  fileprivate var isOfFiles: Bool {
    if case .news = self { return true }
    return false
  }

  /// Whether a dialog over the earlier screen has lost its ground.
  fileprivate var isNews: Bool {
    switch self {
    case .step, .verdict, .waitingForFinish, .result, .discarded, .timeout: true
    case .hint, .warning, .news, .refused: false
    }
  }
}
