extension Decider {
  /// The order, the mode's first state, the first step.
  mutating func begin() throws(Refusal) {
    emit(.ordered(orderByLayers()))
    if mode.info.hooks.contains(.start) {
      do {
        emit(.stateChanged(try mode.start(context(.start))))
      } catch {
        throw .mode(error)
      }
    }
    openNext()
  }

  /// The mode's order (else pick and shuffle), then each modifier's order of that.
  private mutating func orderByLayers() -> [String] {
    let quiz = state.quiz
    var questions = quiz?.questions ?? []
    if !mode.info.hooks.contains(.order) { questions = defaultOrder(questions) }
    for layer in layers where layer.info.hooks.contains(.order) {
      let ids = ask(layer, .order) { [questions] layer, context throws(HookFailure) in
        try layer.order(questions, context)
      }
      if let ids {
        questions = ids.compactMap { id in questions.first { $0.id == id } }
      } else if layer === mode {
        questions = defaultOrder(questions)
      }
    }
    return questions.map(\.id)
  }

  /// Pick and shuffle by the seed; a page stays before the question that follows it.
  private func defaultOrder(_ questions: [Question]) -> [Question] {
    guard let quiz = state.quiz else { return [] }
    let seed = String(state.beginning.seed)
    var groups = Self.groupedWithPages(questions)
    if let pick = quiz.pick {
      groups = groups.sampled(pick, by: Chance.stream(seed, quiz.id, "pick"))
    }
    if quiz.shuffle.questions {
      groups = groups.shuffled(by: Chance.stream(seed, quiz.id, "order"))
    }
    return groups.flatMap { $0 }
  }

  /// Each question behind the pages that stand before it; pages at the very end stay with the last question.
  private static func groupedWithPages(_ questions: [Question]) -> [[Question]] {
    var groups: [[Question]] = []
    var pages: [Question] = []
    for question in questions {
      pages.append(question)
      if question.kind == .info { continue }
      groups.append(pages)
      pages = []
    }
    if pages.isEmpty { return groups }
    if groups.isEmpty { return [pages] }
    groups[groups.count - 1] += pages
    return groups
  }
}
