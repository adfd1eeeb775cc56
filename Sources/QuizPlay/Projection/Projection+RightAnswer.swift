package import QuizCore

extension Projection {
  /// The right answer in the shape of a reply; nil when nothing is marked right.
  package var rightAnswer: Reply? {
    guard question.isMarked else { return nil }
    switch question.kind {
    case .info: return nil
    case .single, .multiple, .truefalse:
      let full = question.answers.filter { isRight($0) }
      return full.isEmpty ? nil : .ids(full.map(\.id))
    case .range, .number: return rightNumber.map(Reply.number)
    case .text: return rightText.map(Reply.text)
    case .order: return reply(to: .order(question.answers.map(\.id)))
    case .match: return reply(to: .pairs(question.pairs))
    case .gaps: return .gaps(rightGaps)
    }
  }

  /// The right answer for people: texts instead of ids.
  package var rightAnswerInWords: String? {
    switch rightAnswer {
    case nil: return nil
    case .ids: return rightTexts.joined(separator: question.separator)
    case .number(let value): return numberInWords(value)
    case .text(let text): return text
    case .gaps(let filled): return gapsInWords(filled).joined(separator: "; ")
    case .pairs: return question.pairs.map { "\($0.left) – \($0.right)" }.joined(separator: ", ")
    }
  }

  /// The right value of each gap that has one.
  private var rightGaps: [FilledGap] {
    question.gaps.compactMap { gap in
      switch inside(gap).rightAnswer {
      case .text(let text)?: FilledGap(gap.id, .text(text))
      case .number(let number)?: FilledGap(gap.id, .number(number))
      case .ids(let ids)?: ids.first.map { FilledGap(gap.id, .text($0)) }
      case .pairs?, .gaps?, nil: nil
      }
    }
  }

  /// Filled gaps for people, by the gaps' numbers, such as `1 Rhine`, in the markup of the question.
  package func gapsInWords(_ filled: [FilledGap]) -> [String] {
    gaps.enumerated().compactMap { place, gap in
      filled.first { $0.id == gap.id }.map { "\(place + 1) \(gap.source(of: $0.value, question.markup))" }
    }
  }

  /// The text of a question with gaps, the right values in their places; `…` where a gap has none.
  package var filledText: String {
    let right = rightGaps
    return GapText.pieces(of: question.text, markup: question.markup).map { piece in
      switch piece {
      case .text(let text): return text
      case .gap(let id):
        let value = right.first { $0.id == id }?.value
        let gap = gaps.first { $0.id == id }
        return value.flatMap { value in gap.map { $0.source(of: value, question.markup) } } ?? "…"
      }
    }.joined()
  }

  private func isRight(_ answer: Answer) -> Bool {
    answer.isCorrect || (question.kind == .multiple ? answer.worth > 0 : answer.worth >= Verdict.rightFrom)
  }

  private var rightNumber: Double? {
    if case .number(let value) = question.correct { return value }
    return bestRule.flatMap { rule in
      switch rule {
      case .upTo(let bound): return middle(upTo: bound)
      case .near(let value, _): return value
      case .matches, .otherwise: return nil
      }
    }
  }

  /// The step in the middle of the right range below a bound; the bound itself is its least likely value.
  private func middle(upTo bound: Double) -> Double {
    let lower = question.answers.compactMap { answer -> Double? in
      if case .upTo(let other) = answer.rule, other < bound { return other }
      return nil
    }.max()
    let middle = question.scale.snapped(((lower ?? question.scale.min) + min(bound, question.scale.max)) / 2)
    return middle > (lower ?? -.infinity) && middle <= bound ? middle : min(bound, question.scale.max)
  }

  /// The first pattern that is a plain text; without one, a text that the first pattern accepts.
  private var rightText: String? {
    var patterns = question.accept
    if patterns.isEmpty, case .matches(let ofRule)? = bestRule { patterns = ofRule }
    return patterns.lazy.compactMap(Marking.literal).first ?? patterns.lazy.compactMap(Marking.shown).first
  }

  /// The rule of the answer that is worth most.
  private var bestRule: Answer.Rule? {
    question.answers.filter { $0.worth > 0 }.max { $0.worth < $1.worth }?.rule
  }

  private func numberInWords(_ value: Double) -> String {
    let number = ValueSpec.written(.numeric(value))
    switch question.tolerance {
    case .absolute(let distance) where distance > 0 && question.correct != nil:
      return "\(number) ± \(ValueSpec.written(.numeric(distance)))"
    default: return number
    }
  }
}
