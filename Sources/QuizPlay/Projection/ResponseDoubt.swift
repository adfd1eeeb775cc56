package import QuizCore

/// A reason to ask once whether a response is meant as it is.
///
/// Faces of people ask; a command of a program is explicit and is never asked about.
package enum ResponseDoubt: Equatable, Sendable {
  /// The response is the shown default, such as an unmoved slider.
  case untouched
  /// Left items without a partner, such as 2.
  case pairsOpen(Int)
}

/// A question before anything is done with it, as far as a response can equal that.
package struct UntouchedQuestion: Equatable, Sendable {
  private let kind: Question.Kind
  /// Ids of the items in the order shown.
  private let items: [String]
  /// The number of left items.
  private let lefts: Int
  /// The place where the slider begins; nil without one.
  private let start: Double?

  package init(_ kind: Question.Kind, items: [String], lefts: Int, start: Double?) {
    (self.kind, self.items, self.lefts, self.start) = (kind, items, lefts, start)
  }

  /// The reason to ask about a reply; nil where it may count at once.
  ///
  /// `isTouched` is true when the player has changed something, or a draft says so.
  package func doubt(about reply: Reply, isTouched: Bool) -> ResponseDoubt? {
    switch (kind, reply) {
    case (.multiple, .ids(let ids)): return ids.isEmpty && !isTouched ? .untouched : nil
    case (.order, .ids(let ids)): return ids == items && !isTouched ? .untouched : nil
    case (.range, .number(let value)): return value == start && !isTouched ? .untouched : nil
    case (.match, .pairs(let pairs)):
      if pairs.isEmpty && !isTouched && lefts > 0 { return .untouched }
      let open = lefts - Set(pairs.map(\.left)).count
      return open > 0 ? .pairsOpen(open) : nil
    case (.single, _), (.truefalse, _), (.multiple, _), (.order, _), (.range, _), (.match, _), (.number, _), (.text, _),
      (.info, _):
      return nil
    }
  }
}

extension QuestionView {
  package var untouched: UntouchedQuestion {
    UntouchedQuestion(kind, items: answers.map(\.id), lefts: left.count, start: scale?.middle)
  }
}
