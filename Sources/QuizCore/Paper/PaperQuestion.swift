/// A question as a version prints it.
package struct PaperQuestion: Equatable, Sendable {
  /// The number on the whole paper, from 1.
  package let number: Int
  package let question: Question
  /// The answers in printed order, under letters (choices) or numbers (`order`).
  package let answers: [Answer]
  /// The numbered side of a `match`.
  package let lefts: [String]
  /// The lettered side of a match.
  package let rights: [String]
  /// The gaps in the order of the text.
  package let gaps: [PaperGap]
  /// The words for the gaps in printed order, each under a letter.
  package let words: [String]

  init(_ number: Int, _ question: Question, _ presentation: Presentation) {
    self.number = number
    self.question = question
    answers =
      question.kind.isChoice
      ? presentation.answers(of: question) : question.kind == .order ? presentation.items(of: question) : []
    lefts = question.kind == .match ? presentation.lefts(of: question) : []
    rights = question.kind == .match ? presentation.rights(of: question) : []
    gaps = question.gaps.map { PaperGap(gap: $0, answers: presentation.answers(of: $0, in: question)) }
    words = presentation.words(of: question)
  }

  /// Whether the same letters and numbers stand for the same.
  func isLike(_ other: PaperQuestion) -> Bool {
    answers == other.answers && lefts == other.lefts && rights == other.rights && gaps == other.gaps
      && words == other.words
  }

  /// Whether the printed items of an `order` stand in the right one.
  var tellsOrder: Bool {
    question.kind == .order && answers.count > 1 && answers.map(\.id) == question.answers.map(\.id)
  }

  /// The letter of a printed choice or right side, by its place from 0: `A`, `B`, … `Z`, `AA`.
  package static func letter(_ place: Int) -> String { QuizReader.letters(place).uppercased() }

  // MARK: What is written for it

  /// A response in printed letters and numbers: `B`, `A C`, `3 1 2` (the printed places in the order given), `1B 2A`.
  /// Nil for other responses.
  package func marks(_ response: Response) -> String? {
    switch response {
    case .chosen(let ids):
      return answers.indices.filter { ids.contains(answers[$0].id) }.map(Self.letter).joined(separator: " ")
    case .order(let ids):
      return ids.compactMap { id in answers.firstIndex { $0.id == id }.map { String($0 + 1) } }.joined(separator: " ")
    case .pairs(let pairs): return marks(pairs)
    case .gaps(let filled):
      let marks = gaps.indices.compactMap { place in
        filled.first { $0.id == gaps[place].gap.id }.map { "\(place + 1) \(mark($0.value, in: gaps[place]))" }
      }
      return marks.joined(separator: "; ")
    case .value, .text: return nil
    }
  }

  /// The letter of a chosen answer or word, and typed values as they are.
  package func mark(_ value: GapValue, in gap: PaperGap) -> String {
    guard case .text(let text) = value else { return value.written }
    switch gap.gap.kind {
    case .text, .number: return text
    case .choice: return gap.answers.firstIndex { $0.id == text }.map(Self.letter) ?? text
    case .word: return words.firstIndex(of: text).map(Self.letter) ?? text
    }
  }

  /// Values behind the printed letters of a gap, in their order; empty for typed gaps.
  package func letters(of gap: PaperGap) -> [String] {
    switch gap.gap.kind {
    case .text, .number: []
    case .choice: gap.answers.map(\.id)
    case .word: words
    }
  }

  private func marks(_ pairs: [Pair]) -> String {
    var free = Set(rights.indices)
    var marks: [(left: Int, mark: String)] = []
    for pair in pairs {
      guard let left = lefts.firstIndex(of: pair.left) else { continue }
      // Of equal texts each is used once, as long as there are enough of them.
      let right = rights.indices.first { rights[$0] == pair.right && free.contains($0) }
      guard let right = right ?? rights.firstIndex(of: pair.right) else { continue }
      free.remove(right)
      marks.append((left, "\(left + 1)\(Self.letter(right))"))
    }
    return marks.sorted { $0.left < $1.left }.map(\.mark).joined(separator: " ")
  }

  /// The full-score response in printed letters and numbers; nil where nothing is marked right, or the response is in
  /// words.
  package var key: String? {
    switch question.kind {
    case .single, .truefalse:
      let best = answers.map(\.worth).max() ?? 0
      return best > 0 ? marks(.chosen(answers.filter { $0.worth == best }.map(\.id))) : nil
    case .multiple: return question.isMarked ? marks(.chosen(answers.filter { $0.worth > 0 }.map(\.id))) : nil
    case .order: return marks(.order(question.answers.map(\.id)))
    case .match: return marks(.pairs(question.pairs))
    case .gaps:
      let right = gaps.compactMap { gap -> FilledGap? in
        guard !gap.gap.kind.isTyped, let best = gap.gap.question.answers.max(by: { $0.worth < $1.worth }),
          best.worth > 0
        else { return nil }
        return FilledGap(gap.gap.id, .text(best.id))
      }
      return right.isEmpty ? nil : marks(.gaps(right))
    case .range, .number, .text, .info: return nil
    }
  }
}

/// A gap as a version prints it.
package struct PaperGap: Equatable, Sendable {
  package let gap: Gap
  /// The answers of a choice in printed order, each under a letter; empty for other gaps.
  package let answers: [Answer]
}
