extension Decider {
  /// Opens the next step: the one waiting behind a page, or else the mode's.
  mutating func openNext() {
    if isFull { return finishNow(why: nil) }
    if let waiting = state.rest.first {
      return open(waiting, rest: Array(state.rest.dropFirst()))
    }
    switch nextStep() {
    case .ask(let asked, let options): openQuestion(asked, options)
    case .show(let page): open(step(of: page), rest: [])
    case .finish(let why): finish(why: why)
    }
  }

  private mutating func nextStep() -> Step {
    guard modeHooks.contains(.next) else { return state.defaultStep }
    let step = ask(mode, .next) { mode, context throws(HookFailure) in
      let step = try mode.next(context)
      guard let wrong = Self.mistake(in: step, context.common) else { return step }
      throw HookFailure(plugin: mode.info.id, hook: .next, message: wrong)
    }
    return step ?? state.defaultStep
  }

  /// Why a step cannot be put to the player.
  private static func mistake(in step: Step, _ state: SittingState) -> String? {
    switch step {
    case .show, .finish: return nil
    case .ask(.made(let question), _):
      return state.quizQuestion(question.id) == nil
        ? nil : "'\(question.id)' is a question of the quiz: ask it by its id"
    case .ask(.ofQuiz(let id), _):
      guard let question = state.question(id) else { return "there is no question '\(id)'" }
      return question.kind == .info ? "'\(id)' is a page: it is shown before the question that follows it" : nil
    }
  }

  /// Opens a question, its unseen `info` pages first.
  mutating func openQuestion(_ asked: AskedQuestion, _ options: AskOptions) {
    guard let question = state.question(asked) else { return finish(why: nil) }
    let steps = unseenPages(before: question).map(step(of:)) + [step(asking: asked, question, options)]
    open(steps[0], rest: Array(steps.dropFirst()))
  }

  private mutating func open(_ step: OpenStep, rest: [OpenStep]) {
    guard takes(step) else { return finishNow(why: nil) }
    let status =
      switch step.content {
      case .question(let asked, _): statusTexts(above: state.question(asked))
      case .page: statusTextsOfPage()
      }
    emit(.opened(step, status: status, rest: rest))
  }

  private func step(asking asked: AskedQuestion, _ question: Question, _ options: AskOptions) -> OpenStep {
    let record = state.records[asked.id]
    let attempt = record.map { $0.isTryOpen ? $0.attempt : $0.attempt + 1 } ?? 1
    return OpenStep(
      content: .question(asked, asking(question, options)), number: record?.number ?? state.records.count + 1,
      attempt: attempt, player: player(options.player))
  }

  func step(of page: Page) -> OpenStep {
    OpenStep(content: .page(page), number: state.records.count, attempt: 1, player: player(page.player))
  }

  private func player(_ named: String?) -> String { named ?? state.beginning.players.first ?? "" }

  private func asking(_ question: Question, _ options: AskOptions) -> Asking {
    let quiz = state.quiz
    let navigation = quiz?.navigation ?? Navigation()
    var asking = Asking(
      limit: state.beginning.limits.question(question, mode: options.limit, quiz: quiz),
      reveal: options.reveal ?? (quizReveal == .never ? .nothing : .answer),
      revealsAtEnd: options.reveal == nil && quizReveal == .end,
      back: options.back ?? navigation.back, skip: options.skip ?? navigation.skip,
      hint: hint(question, options.hint), hide: options.hide, actions: options.actions, inputs: options.inputs,
      note: options.note, title: options.title, text: options.text)
    asking.markup = options.markup
    asking.hintMarkup = options.hint == .ofQuestion ? question.markup : options.markup
    return asking
  }

  /// The quiz's `reveal`; without a quiz, made-up questions reveal at once.
  private var quizReveal: Reveal { state.quiz?.reveal ?? .each }

  private func hint(_ question: Question, _ option: AskOptions.HintOption) -> String? {
    switch option {
    case .ofQuestion: return question.hint
    case .none: return nil
    case .text(let text): return text
    }
  }

  /// The unseen pages right before a question, or at the end of the order for nil. They are `info` pages, and the page
  /// of each section that begins with one of them or with the question.
  func unseenPages(before question: Question?) -> [Page] {
    let place = question.map { state.course.place(of: $0.id) } ?? state.order.endIndex
    var infos: [Question] = []
    for earlier in state.order[..<(place ?? 0)].reversed() {
      guard let info = state.quizQuestion(earlier), info.kind == .info else { break }
      if !hasSeen(Page(info)) { infos.insert(info, at: 0) }
    }
    var pages: [Page] = []
    func add(sectionOf item: Question) {
      guard let section = unseenPage(ofSection: item), !pages.contains(where: { $0.pageID == section.pageID }) else {
        return
      }
      pages.append(section)
    }
    for info in infos {
      add(sectionOf: info)
      pages.append(underRules(Page(info)))
    }
    if let question { add(sectionOf: question) }
    return pages
  }

  private func unseenPage(ofSection question: Question) -> Page? {
    guard let quiz = state.quiz, let section = quiz.section(of: question), section.hasPage else { return nil }
    let page = Page(section, quiz.markup)
    return hasSeen(page) ? nil : underRules(page)
  }

  private func hasSeen(_ page: Page) -> Bool { state.pagesSeen.contains(underRules(page).pageID) }

  /// The page as the sitting's version of the rules has it: before 9 all pages shared their names.
  private func underRules(_ page: Page) -> Page {
    if state.beginning.rules >= 9 { return page }
    var page = page
    page.origin = .mode
    return page
  }
}
