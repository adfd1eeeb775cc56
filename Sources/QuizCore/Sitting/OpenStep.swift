/// A step that stands before the player: a question as it is asked this time, or a page.
package struct OpenStep: Equatable, Sendable {
  package var content: Content
  /// Counts the questions shown for the first time; a page has the number of the question before it.
  package var number: Int
  /// 1, 2, …: a question asked again after it was settled is a new try.
  package var attempt: Int
  package var player: String

  /// Kept behind a pointer: it is large, and steps are handed on a lot.
  package indirect enum Content: Equatable, Sendable {
    case question(AskedQuestion, Asking)
    case page(Page)
  }

  package init(content: Content, number: Int, attempt: Int, player: String) {
    self.content = content
    self.number = number
    self.attempt = attempt
    self.player = player
  }

  /// The id of the question or page, by which of the two it is.
  package var stepID: StepID {
    switch content {
    case .question(let asked, _): return .question(asked.id)
    case .page(let page): return .page(page.pageID)
    }
  }

  /// The id as written, for people and other programs; `stepID` identifies the step.
  package var id: String {
    switch content {
    case .question(let asked, _): return asked.id
    case .page(let page): return page.id
    }
  }

  package var asking: Asking? { if case .question(_, let asking) = content { asking } else { nil } }

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
    stepID == other.stepID && attempt == other.attempt
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
  /// A text beside the question, with its lines and spaces.
  package var note: String?
  /// The syntax of the note.
  package var markup = TextMarkup.plain
  /// The syntax of the hint.
  package var hintMarkup = TextMarkup.plain
  /// The heading in place of `Question 3`; nil for that.
  package var title: String?
  /// The text shown in place of the question's; nil for its own.
  package var text: String?

  package init(
    limit: Int? = nil, reveal: AskReveal = .answer, revealsAtEnd: Bool = false, back: Bool = false, skip: Bool = true,
    hint: String? = nil, hide: [String] = [], actions: [Action] = [], inputs: [NamedSpec] = [],
    note: String? = nil, title: String? = nil, text: String? = nil
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
    self.note = note
    self.title = title
    self.text = text
  }
}
