/// How the seed lays out a question: the order of its answers, items and sides.
package struct Presentation {
  let quizID: String
  let seed: String
  let shufflesAnswers: Bool

  package init(state: SittingState) {
    quizID = state.quiz?.id ?? ""
    seed = String(state.beginning.seed)
    shufflesAnswers = state.quiz?.shuffle.answers == true
  }

  init(quizID: String, seed: String, shufflesAnswers: Bool) {
    self.quizID = quizID
    self.seed = seed
    self.shufflesAnswers = shufflesAnswers
  }

  /// The answers offered for a choice, in the order they are shown; the pinned ones stay last.
  package func answers(of question: Question, hiding hidden: [String] = []) -> [Answer] {
    var free = question.answers.filter { !$0.isPinnedLast }
    if shufflesAnswers && question.kind != .truefalse {
      free = free.shuffled(by: Chance.stream(seed, quizID, question.id, "answers"))
    }
    return (free + question.answers.filter(\.isPinnedLast)).filter { !hidden.contains($0.id) }
  }

  /// The answers of a gap in the order they are shown; empty for typed gaps and words.
  package func answers(of gap: Gap, in question: Question) -> [Answer] {
    guard gap.kind == .choice else { return [] }
    return inOrder(gap.question.answers, question, "gap " + gap.id)
  }

  /// The words for the gaps in the order they are shown.
  package func words(of question: Question) -> [String] {
    inOrder(question.words.map { Answer(id: $0, text: $0) }, question, "words").map(\.text)
  }

  /// Shuffled where the quiz shuffles answers, the pinned ones last.
  private func inOrder(_ answers: [Answer], _ question: Question, _ purpose: String) -> [Answer] {
    guard shufflesAnswers else { return answers }
    let free = answers.filter { !$0.isPinnedLast }.shuffled(by: Chance.stream(seed, quizID, question.id, purpose))
    return free + answers.filter(\.isPinnedLast)
  }

  /// The items of an `order`: sorted by text, so that the file's order reveals nothing, then shuffled.
  package func items(of question: Question) -> [Answer] {
    let texts = question.sortTexts.count == question.answers.count ? question.sortTexts : question.answers.map(\.text)
    let sorted = zip(question.answers, texts).enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }
    return sorted.map(\.element.0).shuffled(by: Chance.stream(seed, quizID, question.id, "items"))
  }

  /// The lefts of a `match`.
  package func lefts(of question: Question) -> [String] {
    sides(question.pairs.map(\.left), question.sortTexts.prefix(question.pairs.count), "left", question)
  }

  /// The rights of a `match`, the extra ones among them.
  package func rights(of question: Question) -> [String] {
    let texts = question.pairs.map(\.right) + question.extra
    return sides(texts, question.sortTexts.dropFirst(question.pairs.count), "right", question)
  }

  private func sides(
    _ texts: [String], _ sorting: ArraySlice<String>, _ side: String, _ question: Question
  ) -> [String] {
    let keys = sorting.count == texts.count ? Array(sorting) : texts
    let sorted = zip(texts, keys).enumerated().sorted { a, b in
      if a.element.1.utf8.elementsEqual(b.element.1.utf8) { return a.offset < b.offset }
      return a.element.1.utf8.lexicographicallyPrecedes(b.element.1.utf8)
    }
    return sorted.map(\.element.0).shuffled(by: Chance.stream(seed, quizID, question.id, side))
  }
}
