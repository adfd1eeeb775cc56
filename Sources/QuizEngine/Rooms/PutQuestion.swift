internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizRoom
internal import QuizWire

/// A question as put to all players, with the parts for each phase.
struct PutQuestion {
  let projection: Projection
  let asking: Asking
  /// The question without any player's own parts.
  let view: QuestionView
  /// Gives the address of a file by its name.
  let files: (String) -> String?
  /// The ids of the answers, for counting.
  private let ids: [String]

  /// Nil where no question is open.
  init?(_ state: SittingState, files: @escaping (String) -> String?) {
    guard let asking = state.open?.asking, let projection = Projection(state: state),
      case .question(var view)? = Projection.view(of: state)
    else { return nil }
    (view.leftMs, view.quizLeftMs, view.draft, view.player) = (nil, nil, nil, nil)
    (view.status, view.actions, view.back, view.skip, view.hint) = ([], [], false, false, false)
    (view.pages, view.isByHand, view.isTried) = (
      Self.pages(before: state, files), projection.question.marked == .byHand, true
    )
    (self.projection, self.asking, self.view, self.files) = (projection, asking, view.naming(files), files)
    ids = projection.question.kind.isChoice ? view.answers.map(\.id) : []
  }

  /// The pages to read before the question: its section, `info` pages, pages of the mode.
  private static func pages(before state: SittingState, _ files: (String) -> String?) -> [QuestionView.PageBefore] {
    state.turns.reversed().prefix { $0.step.asking == nil }.reversed().compactMap { turn in
      guard case .page(let page) = turn.step.content else { return nil }
      var before = QuestionView.PageBefore()
      (before.title, before.body, before.image, before.imageAlt) = (
        page.title, page.body, page.image.flatMap(files), page.imageAlt
      )
      before.markup = page.markup
      before.pictures = .init(in: [page.body], page.markup, files)
      return before
    }
  }

  /// The one that a sitting had as its question of that number, from 1.
  init?(_ number: Int, of stored: StoredSitting, _ events: [SittingEvent], files: @escaping (String) -> String?) {
    var state = SittingState.initial(stored.beginning)
    for event in events {
      state.evolve(event)
      if state.pastCount == number - 1, state.open?.asking != nil { break }
    }
    guard state.pastCount == number - 1 else { return nil }
    self.init(state, files: files)
  }

  var question: Question { projection.question }

  /// The player's response and inputs, checked.
  func response(
    _ node: JSONNode, beside: [String]
  ) throws(Denial) -> (response: Response, inputs: [PlainField]) {
    do throws(LineRefusal) {
      let (response, inputs) = try projection.answer(node, beside: beside)
      do throws(Refusal) {
        try Decider.check(response, question, asking)
        return (Decider.tidied(response, question), try Decider.checked(inputs, asking.inputs))
      } catch {
        throw LineRefusal(error)
      }
    } catch {
      throw Denial(error)
    }
  }

  /// The number of times each answer was given: by id, or by the beginning of its most frequent text.
  ///
  /// Texts hidden by the host, or still to be marked by hand, are left out.
  func counts(_ answers: [RoomAnswer], hidden: Set<String>) -> [RoomView.Count] {
    if question.marked == .byHand { return [] }
    if question.kind.isChoice {
      var counts: [String: Int] = [:]
      for case .chosen(let chosen) in answers.map(\.response) { for id in chosen { counts[id, default: 0] += 1 } }
      return ids.map { RoomView.Count($0, counts[$0] ?? 0) }
    }
    return shown(answers, hidden).map { RoomView.Count($0.label, $0.count) }
  }

  /// The right ones among the labels of `counts`, if the mode reveals them; nil for choices.
  func rightTexts(_ answers: [RoomAnswer], hidden: Set<String>, _ judgements: [Int: Judgement]) -> [String]? {
    guard !question.kind.isChoice, question.marked != .byHand, asking.reveal == .answer else { return nil }
    if question.kind == .gaps {
      let right = Set(answers.flatMap { gaps($0.response) }.filter(\.isRight).map(\.key))
      return shown(answers, hidden).filter { right.contains($0.key) }.map(\.label)
    }
    return shown(answers, hidden).filter { group in
      group.players.contains { judgements[$0]?.correct == true }
    }.map(\.label)
  }

  private func shown(_ answers: [RoomAnswer], _ hidden: Set<String>) -> [TypedAnswer] {
    Array(typed(answers, hidden).prefix(Self.mostTexts))
  }

  /// Answers in words, the most frequent first.
  func typed(_ answers: [RoomAnswer], _ hidden: Set<String>) -> [TypedAnswer] {
    var groups: [String: TypedAnswer] = [:]
    for answer in answers {
      if question.kind == .gaps {
        for gap in gaps(answer.response) where !hidden.contains(gap.key) {
          groups[gap.key, default: TypedAnswer(key: gap.key)].add(gap.label, of: answer.player)
        }
        continue
      }
      guard let words = projection.inWords(answer.response).map(question.answerMarkup.line) else { continue }
      let key = question.kind == .text ? Marking.folded(words) : words
      if !hidden.contains(key) { groups[key, default: TypedAnswer(key: key)].add(words, of: answer.player) }
    }
    return groups.values.sorted { ($1.count, $0.label) < ($0.count, $1.label) }
  }

  /// Each filled gap in words, such as `1 Rhine`, with the form in which it is compared.
  private func gaps(_ response: Response) -> [(key: String, label: String, isRight: Bool)] {
    guard case .gaps(let filled) = response else { return [] }
    let right = Set(Marking.rightGaps(question, response).filter(\.isRight).map(\.id))
    return filled.compactMap { entry in
      projection.gapsInWords([entry]).first.map { source in
        let words = question.markup.line(source)
        return (Marking.folded(words), words, right.contains(entry.id))
      }
    }
  }

  private static let mostTexts = 20

  /// The solution for all players; nil while the mode never reveals it.
  var solution: VerdictView? {
    var verdict = VerdictView()
    verdict.isSolution = true
    (verdict.markup, verdict.feedbackMarkup) = (question.markup, question.markup)
    guard asking.reveal == .answer else { return asking.reveal == .nothing ? nil : verdict }
    (verdict.answer, verdict.explanation, verdict.source) = (
      projection.rightAnswer, question.explanation, question.source
    )
    return verdict.naming(files)
  }
}
