internal import QuizCore

/// Pairs that were typed at a question before all of them were there.
struct BegunPairs: Equatable {
  let step: Int
  let attempt: Int
  let pairs: [Pair]
}

extension PlainDialogue {
  /// The reply with the pairs typed before it; nil after it asked for the pairs that are missing.
  ///
  /// A line that adds nothing new is meant as it is.
  mutating func completed(_ reply: Reply, _ view: QuestionView) -> Reply? {
    let before = begun.flatMap { $0.step == view.step && $0.attempt == view.attempt ? $0.pairs : nil }
    begun = nil
    guard case .pairs(let typed) = reply, !typed.isEmpty else { return reply }
    let known = typed + (before ?? [])
    let pairs = view.left.compactMap { left in known.first { $0.left == left.id } }
    if pairs == before || view.untouched.doubt(about: .pairs(pairs), isTouched: true) == nil { return .pairs(pairs) }
    begun = BegunPairs(step: view.step, attempt: view.attempt, pairs: pairs)
    say([texts.pairsMissing(pairs, view)])
    return nil
  }
}
