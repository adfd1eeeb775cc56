/// Why a command cannot be taken; nothing changed.
package enum Refusal: Error, Equatable, Sendable {
  case notBegun
  case begunAlready
  case over
  case noQuestionOpen
  case noPageOpen
  /// Free navigation waits for `finish`.
  case allAnswered
  case wrongShape(Question.Kind)
  /// A number followed by a unit: the number alone, and the unit.
  case unitGiven(String, unit: String)
  case unknownAnswer(String)
  case answerTwice(String)
  case oneAnswerExpected
  case outOfRange(Double, min: Double, max: Double)
  case incompleteOrder
  case unknownItem(String)
  case unknownGap(String, known: [String])
  /// A word that is not in the list.
  case unknownWord(String, known: [String])
  /// A word that is used more often than it is there.
  case wordTwice(String)
  /// The value for a gap has the wrong form.
  case wrongGap(String, Gap.Kind)
  case noSkip
  case noHint
  case unknownAction(String, known: [String])
  case unknownInput(String, known: [String])
  case missingInput(String, NamedSpec)
  case badInput(String, PlainValue, NamedSpec)
  case noBack
  case nothingToGoBackTo
  case readOnly
  case timeIsUp
  /// The step's time ran out before the command came.
  case late
  case notFree
  /// The caller stopped waiting for the decision.
  case interrupted
  case noSuchPlace(Int, count: Int)
  /// A try of today's quiz that was begun is not discarded: it could be begun anew as the first.
  case tryOfToday
  /// A hook without which there is no sitting failed: `start`, or the options.
  case mode(HookFailure)
}

extension Refusal {
  /// The refusal in one sentence: the problem, then the remedy.
  package var sentence: String {
    switch self {
    case .notBegun: return "the sitting has not begun"
    case .begunAlready: return "the sitting has begun already"
    case .over: return "the sitting is over"
    case .noQuestionOpen: return "no question is open: leave the page with continue"
    case .noPageOpen: return "no page is open: a question wants an answer"
    case .allAnswered: return "every question is answered: finish, or go to one of them"
    case .unitGiven(let number, let unit): return "write \(number), without \(unit)"
    case .wrongShape(let kind):
      let isList = [.single, .multiple, .truefalse, .order].contains(kind)
      return "\(kind.rawValue) expects \(kind.responseInWords)" + (isList ? " (a list of ids)" : "")
    case .unknownAnswer(let id): return "there is no answer '\(id)'"
    case .answerTwice(let id): return "the answer '\(id)' is given twice"
    case .oneAnswerExpected: return "exactly one answer is expected"
    case .outOfRange(let value, let min, let max):
      return "\(written(value)) is outside the range: a number from \(written(min)) to \(written(max)) is expected"
    case .incompleteOrder: return "all items are expected, each once"
    case .unknownItem(let id): return "there is no item '\(id)'"
    case .unknownGap(let id, let known): return "there is no gap '\(id)'" + list(known, near: id)
    case .unknownWord(let word, let known): return "there is no word '\(word)'" + list(known, near: word)
    case .wordTwice(let word): return "the word '\(word)' is used too often: each word goes into one gap"
    case .wrongGap(let id, let kind): return "the gap '\(id)' expects \(kind.valueInWords)"
    case .noSkip: return "this question cannot be skipped"
    case .noHint: return "this question has no hint"
    case .unknownAction(let id, let known): return "there is no action '\(id)'" + list(known, near: id)
    case .unknownInput(let name, let known): return "there is no input '\(name)'" + list(known, near: name)
    case .missingInput(let name, let named): return "the input '\(name)' is missing: it expects \(named.spec.inWords)"
    case .badInput(let name, let value, let named):
      if named.spec.isSecret { return "that does not fit the input '\(name)': it expects \(named.spec.inWords)" }
      if let misfit = named.spec.misfit(in: value) { return "the input '\(name)': \(misfit.sentence)" }
      return "'\(ValueSpec.written(value))' does not fit the input '\(name)': it expects \(named.spec.inWords)"
    case .noBack: return "this quiz does not go back"
    case .nothingToGoBackTo: return "there is nothing to go back to"
    case .readOnly: return "its right answer was shown: it can no longer be changed"
    case .timeIsUp: return "its time is up: it can no longer be changed"
    case .interrupted: return "nothing was changed"
    case .late: return "too late: the time for this step was already up"
    case .notFree: return "this quiz asks its questions one after the other"
    case .noSuchPlace(let place, let count): return "there is no question \(place): 1 to \(count) are there"
    case .tryOfToday: return "a try of today's quiz stays: leave it, and go on with it later"
    case .mode(let failure): return failure.message
    }
  }

  private func written(_ value: Double) -> String { ValueSpec.written(.numeric(value)) }

  private func list(_ known: [String], near word: String) -> String {
    if known.isEmpty { return "" }
    if let near = nearest(to: word, in: known) { return "; did you mean '\(near)'?" }
    return "; known here: " + known.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension Question.Kind {
  /// A response of this kind in words, such as `one answer`.
  package var responseInWords: String {
    switch self {
    case .single, .truefalse: return "one answer"
    case .multiple: return "any number of answers"
    case .range, .number: return "a number"
    case .text: return "a text"
    case .order: return "all items in order"
    case .match: return "a right for each left"
    case .gaps: return "a value for each gap"
    case .info: return "no response"
    }
  }
}

extension Gap.Kind {
  /// The value for a gap in words, such as `a number`.
  fileprivate var valueInWords: String {
    switch self {
    case .text: return "a text"
    case .number: return "a number"
    case .choice: return "the id of an answer"
    case .word: return "a word of the list"
    }
  }
}
