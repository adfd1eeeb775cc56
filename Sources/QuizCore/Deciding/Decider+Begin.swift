extension Decider {
  /// The order, the mode's first state, the first step.
  mutating func begin() throws(Refusal) {
    emit(.ordered(orderByLayers()))
    try startMode()
    openNext()
  }

  /// The mode's first state.
  mutating func startMode() throws(Refusal) {
    guard modeHooks.contains(.start) else { return }
    do {
      emit(.stateChanged(try mode.start(context(.start))))
    } catch {
      throw .mode(error)
    }
  }

  /// The order after pick and shuffle, then each layer's `order`; the player's limit cuts the result.
  private mutating func orderByLayers() -> [String] {
    let quiz = state.quiz
    var questions = quiz?.questions ?? []
    // A mode's `order` once got all questions, in the order of the file.
    let drawsFirst = state.beginning.rules >= 3 || !mode.info.hooks.contains(.order)
    if drawsFirst { questions = defaultOrder(questions) }
    for layer in layers where layer.info.hooks.contains(.order) {
      let ids = ask(layer, .order) { [questions] layer, context throws(HookFailure) in
        try layer.order(questions, context)
      }
      if let ids {
        questions = Self.questions(questions, by: ids)
      } else if !drawsFirst, layer === mode {
        questions = defaultOrder(questions)
      }
    }
    // Sections stay together, whatever order a plugin returns.
    let kept = cut(questions)
    return (quiz?.gathered(kept) ?? kept).map(\.id)
  }

  /// The first questions with their pages, up to the player's limit; the pages at the very end stay.
  private func cut(_ questions: [Question]) -> [Question] {
    guard let most = state.beginning.cut else { return questions }
    var groups: [[Question]] = []
    var pages: [Question] = []
    for question in questions {
      pages.append(question)
      if question.kind == .info { continue }
      groups.append(pages)
      pages = []
    }
    return groups.prefix(most).flatMap { $0 } + pages
  }

  /// The questions that the ids name, each once.
  private static func questions(_ questions: [Question], by ids: [String]) -> [Question] {
    var known: [String: Question] = [:]
    for question in questions where known[question.id] == nil { known[question.id] = question }
    return ids.compactMap { known.removeValue(forKey: $0) }
  }

  private func defaultOrder(_ questions: [Question]) -> [Question] {
    state.quiz.map { QuestionOrder($0, seed: state.beginning.seed).drawn(questions) } ?? []
  }
}
