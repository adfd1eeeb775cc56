/// The state of a sitting: `initial(beginning)`, then one `evolve` per event.
package struct SittingState: Equatable, Sendable {
  private var begun: Begun
  /// The order in which the quiz has its questions.
  let usualOrder: IDOrder
  var course = Course()
  package internal(set) var modeState: PlainValue = .empty
  /// The values that the mode remembered in this sitting.
  package internal(set) var remembered = RememberedValues()
  package internal(set) var turns: [Turn] = []
  /// The places among them at which a hint was asked for: all of them are walked through at each step.
  var hintPlaces: [Int] = []
  package internal(set) var open: OpenStep?
  /// Short texts for the header, as the mode gave them when the step opened.
  package internal(set) var status: [StatusEntry] = []
  /// The status entries at each turn, shown again when the player goes back.
  var statusOfTurns: [[StatusEntry]] = []
  /// Steps that follow the open one without asking the mode: the question behind its pages.
  package internal(set) var rest: [OpenStep] = []
  package internal(set) var records: [String: QuestionRecord] = [:]
  /// How many questions are settled, each counted once.
  package internal(set) var settledCount = 0
  /// Ids of the questions that modes made on the spot, in the order in which they first opened.
  package internal(set) var madeIDs: [String] = []
  /// Ids of the pages that were left.
  package internal(set) var pagesSeen: Set<PageID> = []
  /// The player's unsubmitted response to the open step.
  package internal(set) var draft: Response?
  /// The drafts of questions left open for another, by their try.
  var leftDrafts: [TryID: Response] = [:]
  /// The clocks of each question's tries; going back refills nothing.
  private var clocks: [TryID: Int] = [:]
  /// Milliseconds on the sitting's clock.
  package internal(set) var elapsed = 0
  /// The turn that was opened again by going back.
  @Indirect package internal(set) var reopened: Turn?
  /// The turns after it, which are decided again.
  package internal(set) var kept: [Turn] = []
  /// How often each hook failed.
  package internal(set) var failures: [HookPlace: Int] = [:]
  package internal(set) var isWaitingForFinish = false
  /// The bytes of the record used so far.
  package internal(set) var use = RecordUse()
  @Indirect package internal(set) var result: SittingResult?
  package internal(set) var isDiscarded = false

  package static func initial(_ beginning: Beginning) -> SittingState {
    SittingState(beginning)
  }

  /// The state that these events lead to.
  package static func initial(_ beginning: Beginning, after events: some Sequence<SittingEvent>) -> SittingState {
    events.reduce(into: initial(beginning)) { $0.evolve($1) }
  }

  private init(_ beginning: Beginning) {
    begun = Begun(beginning)
    usualOrder = beginning.quiz?.order ?? IDOrder([])
  }

  package func quizQuestion(_ id: String) -> Question? {
    usualOrder.place(of: id).flatMap { beginning.quiz?.questions[$0] }
  }

  /// The place of a question in the quiz, from 0.
  package func questionIndex(of id: String) -> Int? { usualOrder.place(of: id) }

  package internal(set) var beginning: Beginning {
    _read { yield begun.beginning }
    set { begun = Begun(newValue) }
  }

  /// The parts that never change during a sitting, held once for all copies of its state.
  private final class Begun: Equatable, Sendable {
    let beginning: Beginning

    init(_ beginning: Beginning) { self.beginning = beginning }

    static func == (a: Begun, b: Begun) -> Bool { a === b || a.beginning == b.beginning }
  }

  /// A question's try.
  struct TryID: Hashable, Sendable {
    var question: String
    var attempt: Int
  }
}

extension SittingState {
  package var quiz: Quiz? { beginning.quiz }

  package var isOver: Bool { result != nil || isDiscarded }

  /// True when the player has done more than open it and read pages, or a limit has run. An untouched sitting need not
  /// be saved. A page that the mode remembers something of was more than read: Enter alone rates a card.
  package var isTouched: Bool {
    isOver || timeLeft != nil || reopened != nil || !kept.isEmpty || !remembered.isEmpty
      || turns.contains { !$0.input.isReading }
  }

  /// A question of the quiz, or one the mode made.
  package func question(_ id: String) -> Question? {
    let made = madeIDs.isEmpty ? nil : records[id]?.made
    guard let question = made ?? quizQuestion(id) else { return nil }
    return underRules(question)
  }

  package func question(_ asked: AskedQuestion) -> Question? {
    switch asked {
    case .ofQuiz(let id): return self.question(id)
    case .made(let question): return underRules(question)
    }
  }

  /// A question as the sitting's version of the rules marks it.
  package func underRules(_ question: Question) -> Question {
    if beginning.rules >= 9 { return question }
    var question = question
    question.textRule.isAlike = false
    if beginning.rules >= 7 { return question }
    if beginning.rules < 6 { question.sortTexts = [] }
    question.textRule.readsPlainSigns = false
    question.textRule.joinsSpaces = beginning.rules >= 3
    question.saysOneFeedback = beginning.rules < 4
    return question
  }

  /// The open question, as it is asked.
  package var openQuestion: Question? {
    guard case .question(let asked, _) = open?.content else { return nil }
    return question(asked)
  }

  /// Whether it came to a question of the quiz, or one that the mode made.
  package func met(question id: String) -> Bool { records[id] != nil }

  /// True when a page of that name, of quiz or mode, was left.
  package func met(page name: String) -> Bool { pagesSeen.contains { $0.name == name } }

  /// Ids in the order they will be asked, `info` pages among them.
  package var order: [String] { course.order }

  /// The questions of the order, without pages.
  package var orderedQuestions: [String] { course.questions }

  /// The place of a question among `orderedQuestions`, from 0; nil when it is not one of them.
  package func questionPlace(of id: String) -> Int? { course.questionPlace(of: id) }

  /// The unsettled questions of the order, without pages.
  package var remaining: ArraySlice<String> { course.remaining }

  package var firstUnsettled: String? { course.remaining.first }

  /// Settled turns, oldest first.
  package var past: [Turn] { course.settled.map { turns[$0] } }

  /// How many turns are settled.
  package var pastCount: Int { course.settled.count }

  /// A settled turn by its place among them, from 0; nil when there is none.
  package func pastTurn(_ place: Int) -> Turn? {
    course.settled.indices.contains(place) ? turns[course.settled[place]] : nil
  }

  private var openTry: TryID? {
    open.flatMap { $0.asking == nil ? nil : TryID(question: $0.id, attempt: $0.attempt) }
  }

  /// The draft from before the open question was left for another; nil where it has a draft now.
  package var leftDraft: Response? {
    draft == nil ? openTry.flatMap { leftDrafts[$0] } : nil
  }

  /// The hints that were asked for at the open try, each once.
  package var hintsSeen: [String] {
    guard !hintPlaces.isEmpty, let open, open.asking != nil else { return [] }
    var hints: [String] = []
    for turn in hintPlaces.map({ turns[$0] }) where turn.step.isSame(as: open) {
      if let hint = turn.step.asking?.hint, !hints.contains(hint) { hints.append(hint) }
    }
    return hints
  }

  /// Stores the draft of the open question, which is left for another.
  mutating func leaveDraft() {
    if let draft, let openTry { leftDrafts[openTry] = draft }
  }

  /// Milliseconds on the open step's clock.
  package var openSpent: Int {
    openTry.flatMap { clocks[$0] } ?? 0
  }

  /// Lets time pass on the open question's clock.
  mutating func spend(_ ms: Int) {
    guard let openTry else { return }
    clocks[openTry] = Self.sum(clocks[openTry] ?? 0, ms)
  }

  /// Milliseconds left on the open question; nil without a limit.
  package var questionLeft: Int? {
    open?.asking?.limit.map { max(0, $0 - openSpent) }
  }

  /// Milliseconds left for the whole quiz; nil without a limit.
  package var quizLeft: Int? {
    beginning.limits.quiz(quiz).map { max(0, $0 - elapsed) }
  }

  /// Milliseconds to the next limit; nil when none runs.
  package var timeLeft: Int? {
    [questionLeft, quizLeft].compactMap { $0 }.min()
  }

  /// True when the player may jump between questions: the quiz allows it, and no mode chooses the next step.
  package var isFree: Bool {
    quiz?.navigation.free == true && !beginning.mode.decidesLength
  }

  /// The number of questions, when it is known beforehand.
  package var length: Int? {
    beginning.mode.decidesLength ? nil : orderedQuestions.count
  }
}

extension SittingState {
  /// The score: the result's, or the sum of the verdicts so far.
  package var score: (points: Double, of: Double) {
    if let result, let points = result.points { return (points, result.of ?? 0) }
    return past.reduce((0, 0)) { ($0.0 + ($1.verdict?.points ?? 0), $0.1 + ($1.verdict?.of ?? 0)) }
  }

  /// The score as its player has seen it: in an unfinished sitting without marks that are shown at the end or never.
  package var shownScore: (points: Double, of: Double) {
    if isOver { return score }
    return past.reduce((0, 0)) { sum, turn in
      guard turn.showsMark, let verdict = turn.verdict else { return sum }
      return (sum.0 + verdict.points, sum.1 + verdict.of)
    }
  }
}

/// The history of a question that was put to the player.
package struct QuestionRecord: Equatable, Sendable {
  package var number: Int
  package var attempt: Int
  /// True when a try was settled, so that the question no longer remains.
  package var isSettled = false
  /// Whether the latest try is still to be settled; hints, buttons and pages do not end it.
  package var isTryOpen = true
  /// The verdict of the last settled try.
  package var verdict: Verdict?
  /// A question made on the spot, kept so that reviews and states know it.
  package var made: Question? {
    get { if case .made(let question)? = asked { question } else { nil } }
    set { asked = newValue.map(AskedQuestion.made) }
  }
  /// The same as it was asked, which takes little room where it was not made here.
  private var asked: AskedQuestion?

  init(number: Int, attempt: Int) {
    self.number = number
    self.attempt = attempt
  }
}
