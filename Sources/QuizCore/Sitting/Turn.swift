/// A step that stands before the player: a question as it is asked this time, or a page.
package struct OpenStep: Equatable, Sendable {
  package var content: Content
  /// Counts the questions shown for the first time; a page has the number of the question before it.
  package var number: Int
  /// 1, 2, …: a question asked again after it was settled is a new try.
  package var attempt: Int
  package var player: String

  package enum Content: Equatable, Sendable {
    case question(AskedQuestion, Asking)
    case page(Page)
  }

  package init(content: Content, number: Int, attempt: Int, player: String) {
    self.content = content
    self.number = number
    self.attempt = attempt
    self.player = player
  }

  /// The id of the question or page.
  package var id: String {
    switch content {
    case .question(let asked, _): return asked.id
    case .page(let page): return page.id
    }
  }

  package var asking: Asking? {
    if case .question(_, let asking) = content { return asking }
    return nil
  }

  package var actions: [Action] {
    switch content {
    case .question(_, let asking): return asking.actions
    case .page(let page): return page.actions
    }
  }

  package var inputs: [NamedSpec] {
    switch content {
    case .question(_, let asking): return asking.inputs
    case .page(let page): return page.inputs
    }
  }

  /// Whether both put the same thing to the player: the same question at the same try, or the same page.
  package func isSame(as other: OpenStep) -> Bool {
    id == other.id && attempt == other.attempt && (asking == nil) == (other.asking == nil)
  }
}

/// An ask with everything resolved: nothing left to look up when it is shown or its time runs out.
package struct Asking: Equatable, Sendable {
  /// Milliseconds; nil without a limit.
  package var limit: Int?
  package var reveal: AskReveal
  /// Whether the verdict waits for the review before the result.
  package var revealsAtEnd: Bool
  package var back: Bool
  package var skip: Bool
  package var hint: String?
  package var hide: [String]
  package var actions: [Action]
  package var inputs: [NamedSpec]

  package init(
    limit: Int? = nil, reveal: AskReveal = .answer, revealsAtEnd: Bool = false, back: Bool = false, skip: Bool = true,
    hint: String? = nil, hide: [String] = [], actions: [Action] = [], inputs: [NamedSpec] = []
  ) {
    self.limit = limit
    self.reveal = reveal
    self.revealsAtEnd = revealsAtEnd
    self.back = back
    self.skip = skip
    self.hint = hint
    self.hide = hide
    self.actions = actions
    self.inputs = inputs
  }
}

/// A step together with what the player did to it.
package struct Turn: Equatable, Sendable {
  package var step: OpenStep
  package var input: Input
  /// On settled questions.
  package var verdict: Verdict?
  /// On this try's clock.
  package var ms: Int
  /// The mode's state before this turn, to return to when the player goes back.
  package var before: PlainValue

  package enum Input: Equatable, Sendable {
    case answered(Response, inputs: [PlainField])
    /// What counts as submitted, or what was ticked when a single choice expired.
    case timedOut(Response?, selected: [String])
    case skipped
    case hinted
    case action(String, inputs: [PlainField])
    case continued(inputs: [PlainField])
  }

  package init(step: OpenStep, input: Input, verdict: Verdict? = nil, ms: Int, before: PlainValue) {
    self.step = step
    self.input = input
    self.verdict = verdict
    self.ms = ms
    self.before = before
  }

  /// Whether the question is done with: answered, timed out or skipped.
  package var isSettled: Bool {
    switch input {
    case .answered, .timedOut, .skipped: return true
    case .hinted, .action, .continued: return false
    }
  }

  package var response: Response? {
    switch input {
    case .answered(let response, _): return response
    case .timedOut(let response, _): return response
    case .skipped, .hinted, .action, .continued: return nil
    }
  }

  package var inputs: [PlainField] {
    switch input {
    case .answered(_, let inputs), .action(_, let inputs), .continued(let inputs): return inputs
    case .timedOut, .skipped, .hinted: return []
    }
  }

  /// Whether the player has seen the right answer, which makes the question read-only.
  package var showedRightAnswer: Bool {
    guard isSettled, let verdict, let asking = step.asking else { return false }
    return asking.reveal == .answer && !asking.revealsAtEnd && verdict.of > 0
  }
}
