package import QuizCore
internal import Words

/// The only translation from a question to its view in faces, and from a reply back to a response.
///
/// Items of `order` get their places ("1", "2", …) as ids, the sides of `match` "l1", "r1", …: the quiz's own ids could
/// reveal the solution.
package struct Projection {
  package let question: Question
  private let presentation: Presentation
  private let hidden: [String]

  package init?(state: SittingState) {
    guard let question = state.openQuestion else { return nil }
    self.init(state: state, question: question, hidden: state.open?.asking?.hide ?? [])
  }

  package init(state: SittingState, question: Question, hidden: [String] = []) {
    self.question = question
    self.hidden = hidden
    presentation = Presentation(state: state)
  }

  // MARK: What is shown

  /// The open question of the state.
  package static func view(of state: SittingState) -> StepView? {
    guard let open = state.open else { return nil }
    let player = state.beginning.players.count > 1 || open.player != state.beginning.players.first ? open.player : nil
    switch open.content {
    case .page(let page):
      return .page(PageView(page: page, player: player, quizLeftMs: state.quizLeft, status: state.status))
    case .question(_, let asking):
      return Projection(state: state).map { .question($0.view(state, open, asking, player)) }
    }
  }

  /// The number of a step as faces count it.
  package static func number(of step: OpenStep, _ state: SittingState) -> Int {
    guard state.isFree, let place = state.questionPlace(of: step.id) else { return step.number }
    return place + 1
  }

  private func view(_ state: SittingState, _ open: OpenStep, _ asking: Asking, _ player: String?) -> QuestionView {
    var view = shown(open, asking, state)
    (view.leftMs, view.quizLeftMs) = (state.questionLeft, state.quizLeft)
    (view.back, view.skip, view.hint) = (asking.back && Self.canGoBack(state), asking.skip, asking.hint != nil)
    (view.actions, view.inputs, view.status) = (asking.actions, asking.inputs, state.status)
    view.isHintSeen = asking.hint.map(state.hintsSeen.contains) ?? false
    (view.draft, view.hintsSeen) = (state.draft.flatMap(reply(to:)), state.hintsSeen)
    view.hintMarkup = asking.hintMarkup
    view.player = player
    return view
  }

  /// The question that a step puts, without any actions.
  private func shown(_ step: OpenStep, _ asking: Asking, _ state: SittingState) -> QuestionView {
    var view = QuestionView(
      step: Self.number(of: step, state), attempt: step.attempt, of: state.length, id: question.id, kind: question.kind,
      text: asking.text ?? question.text, image: question.image, imageAlt: question.imageAlt,
      audio: question.audio, video: question.video, category: question.category, difficulty: question.difficulty,
      answers: choices,
      left: lefts, right: rights,
      scale: question.kind == .range ? question.scale : nil, limit: asking.limit.map { Double($0) / 1000 },
      back: false, skip: false, hint: false, actions: [], inputs: [], status: [])
    view.gaps = gaps
    view.isTried = question.isMarked
    view.section = state.quiz?.section(of: question)
    (view.note, view.title) = (asking.note, asking.title)
    (view.markup, view.noteMarkup) = (question.markup, asking.note == nil ? question.markup : asking.markup)
    return view
  }

  /// The question that a verdict is about, as it was put to the player; nil when no settled turn has that verdict.
  package static func asked(_ verdict: VerdictView, _ state: SittingState) -> QuestionView? {
    let settled = state.past.last { turn in
      turn.step.asking != nil && number(of: turn.step, state) == verdict.step
        && turn.step.attempt == verdict.attempt && turn.verdict != nil
    }
    guard let step = settled?.step, case .question(let asked, let asking) = step.content,
      let question = state.question(asked)
    else { return nil }
    var view = Projection(state: state, question: question, hidden: asking.hide).shown(step, asking, state)
    view.player = verdict.player
    return view
  }

  private static func canGoBack(_ state: SittingState) -> Bool { (try? state.turnToGoBackTo()) != nil }

  private var choices: [Choice] {
    switch question.kind {
    case .single, .multiple, .truefalse:
      return presentation.answers(of: question, hiding: hidden).map {
        Choice(id: $0.id, text: $0.text, media: $0.media)
      }
    case .order:
      return presentation.items(of: question).enumerated().map { place, item in
        Choice(id: String(place + 1), text: item.text, media: item.media)
      }
    case .range, .number, .text, .match, .gaps, .info: return []
    }
  }

  var gaps: [GapView] {
    question.gaps.map { gap in
      var view = GapView(id: gap.id, kind: gap.kind)
      view.answers = presentation.answers(of: gap, in: question).map { Choice(id: $0.id, text: $0.text) }
      if gap.kind == .word { (view.words, view.reusesWords) = (presentation.words(of: question), question.reusesWords) }
      return view
    }
  }

  /// The projection of a gap's own question.
  func inside(_ gap: Gap) -> Projection { Projection(question: gap.question, presentation: presentation) }

  private init(question: Question, presentation: Presentation) {
    (self.question, self.presentation, hidden) = (question, presentation, [])
  }

  var leftNames: [String] { question.kind == .match ? presentation.lefts(of: question) : [] }
  private var rightNames: [String] { question.kind == .match ? presentation.rights(of: question) : [] }
  private var lefts: [Choice] { sides(leftNames, "l", isLeft: true) }
  private var rights: [Choice] { sides(rightNames, "r", isLeft: false) }

  private func sides(_ names: [String], _ prefix: String, isLeft: Bool) -> [Choice] {
    names.enumerated().map { place, name in
      let side = question.mediaSide(name, isLeft: isLeft)
      return Choice(
        id: "\(prefix)\(place + 1)", text: side?.hasText == false ? "" : name, media: side?.media ?? TileMedia())
    }
  }

  // MARK: Replies

  /// The response of a reply; a refusal names unknown ids or a wrong shape.
  package func response(to reply: Reply) throws(Refusal) -> Response {
    switch (question.kind, reply) {
    case (.single, .ids(let ids)), (.multiple, .ids(let ids)), (.truefalse, .ids(let ids)): return .chosen(ids)
    case (.range, .number(let value)), (.number, .number(let value)): return .value(value)
    case (.text, .text(let text)): return .text(text)
    case (.order, .ids(let ids)): return .order(try items(ids))
    case (.match, .pairs(let pairs)): return .pairs(try texts(pairs))
    case (.gaps, .gaps), (.gaps, .pairs): return .gaps(try filled(reply.filledGaps))
    case (.range, .text(let text)), (.number, .text(let text)):
      if case .united(let number, let unit) = TypedNumber.read(text, .english) { throw .unitGiven(number, unit: unit) }
      throw .wrongShape(question.kind)
    default: throw .wrongShape(question.kind)
    }
  }

  /// The filled gaps, the texts of numbers read as numbers; empty texts are gaps left empty.
  private func filled(_ given: [FilledGap]) throws(Refusal) -> [FilledGap] {
    var own: [FilledGap] = []
    for entry in given where entry.value != .text("") {
      guard case .text(let text) = entry.value, question.gap(entry.id)?.kind == .number else {
        own.append(entry)
        continue
      }
      switch TypedNumber.read(text, .english) {
      case .number(let value): own.append(FilledGap(entry.id, .number(value)))
      case .united(let number, let unit): throw .unitGiven(number, unit: unit)
      case .unclear, .none: throw .wrongGap(entry.id, .number)
      }
    }
    return own
  }

  private func items(_ ids: [String]) throws(Refusal) -> [String] {
    let items = presentation.items(of: question)
    var own: [String] = []
    for id in ids {
      guard let place = Int(id), place >= 1, place <= items.count else { throw .unknownItem(id) }
      own.append(items[place - 1].id)
    }
    return own
  }

  private func texts(_ pairs: [Pair]) throws(Refusal) -> [Pair] {
    let (lefts, rights) = (names(leftNames, "l"), names(rightNames, "r"))
    var own: [Pair] = []
    for pair in pairs {
      guard let left = lefts[pair.left] else { throw .unknownItem(pair.left) }
      guard let right = rights[pair.right] else { throw .unknownItem(pair.right) }
      own.append(Pair(left, right))
    }
    return own
  }

  private func names(_ side: [String], _ prefix: String) -> [String: String] {
    Dictionary(side.enumerated().map { ("\(prefix)\($0.offset + 1)", $0.element) }) { first, _ in first }
  }

  /// The ids behind names; of two with the same name the first.
  private func ids(_ side: [String], _ prefix: String) -> [String: String] {
    Dictionary(side.enumerated().map { ($0.element, "\(prefix)\($0.offset + 1)") }) { first, _ in first }
  }

  /// A response in the ids that faces see; nil when it does not fit the question.
  package func reply(to response: Response) -> Reply? {
    switch response {
    case .chosen(let ids): return .ids(ids)
    case .value(let value): return .number(value)
    case .text(let text): return .text(text)
    case .gaps(let filled): return .gaps(filled)
    case .order(let ids):
      let items = presentation.items(of: question).enumerated()
      let places = Dictionary(items.map { ($0.element.id, String($0.offset + 1)) }) { first, _ in first }
      return .ids(ids.compactMap { places[$0] })
    case .pairs(let pairs):
      let (lefts, rights) = (self.ids(leftNames, "l"), self.ids(rightNames, "r"))
      return .pairs(
        pairs.compactMap { pair in
          lefts[pair.left].flatMap { left in rights[pair.right].map { Pair(left, $0) } }
        })
    }
  }
}
