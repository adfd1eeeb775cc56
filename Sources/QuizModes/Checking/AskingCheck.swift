internal import QuizCore

/// Whether a mode asks anything at all, in whatever is played.
struct AskingCheck {
  private var hasAsked = false
  private var hasShown = false
  private var hadQuestions = false
  /// Whether `order` was given questions and returned some.
  private var hasOrdered = false
  private var emptiedOrder = false

  mutating func take(_ performance: RehearsedSitting) {
    let state = performance.state
    guard let quiz = state.quiz, performance.refusal == nil else { return }
    hadQuestions = hadQuestions || quiz.questions.contains { $0.kind != .info }
    let steps = state.turns.map(\.step) + [state.open].compactMap { $0 }
    hasAsked = hasAsked || steps.contains { $0.asking != nil }
    let pages = Set(quiz.questions.filter { $0.kind == .info }.map(\.id) + quiz.sections.map(\.id))
    hasShown = hasShown || steps.contains { $0.asking == nil && !pages.contains($0.id) }
    for call in performance.calls.all where call.hook == .order {
      guard case .success(let order) = call.outcome,
        call.arguments.first?.elements?.isEmpty == false
      else { continue }
      if order.elements?.isEmpty ?? false { emptiedOrder = true } else { hasOrdered = true }
    }
  }

  func findings(_ plugin: Plugin) -> [PluginFinding] {
    guard hadQuestions, !hasAsked else { return [] }
    if emptiedOrder && !hasOrdered {
      return [
        finding(
          plugin, .order, "order leaves no question, so that nothing is ever asked",
          "return questions of the list it got, such as `return questions`; `ctx.remaining` is empty until order is known"
        )
      ]
    }
    if hasShown { return [] }
    return [
      finding(
        plugin, .next, "no question is ever asked",
        "write `return ctx.ask(ctx.remaining[1])` as long as there is one, then `return ctx.finish()`"
      )
    ]
  }

  private func finding(_ plugin: Plugin, _ hook: Hook, _ message: String, _ suggestion: String)
    -> PluginFinding
  {
    PluginFinding(
      .nothingAsked, plugin.source.path, plugin.source.line(of: hook, key: nil), hook: hook,
      message,
      suggestion: suggestion)
  }
}
