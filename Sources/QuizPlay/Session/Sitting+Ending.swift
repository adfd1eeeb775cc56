package import QuizCore

/// A reason to ask once before a command that ends a sitting for good.
///
/// Faces of people ask; a command of a program is explicit and is never asked about.
package enum EndDoubt: Equatable, Sendable {
  /// All is handed in while so many questions are open.
  case open(Int)
  /// A button of the mode, by its label, ends the sitting and leaves the open question unanswered.
  case button(String)
}

extension Sitting {
  /// The reason to ask for confirmation; nil where a command ends nothing, or is meant to end it.
  package func endDoubt(about command: Command) -> EndDoubt? {
    switch command {
    case .finish:
      let open = state.remaining.count
      return state.isFree && open > 0 ? .open(open) : nil
    case .action(let id, _):
      // A page's button is how modes end: only a question can be left unanswered.
      guard let step = shownState.open, step.asking != nil, let action = step.actions.first(where: { $0.id == id }),
        let then = try? decider.foretell(command), then.isOver
      else { return nil }
      return .button(action.label)
    case .begin, .answer, .skip, .leaveOut, .hint, .back, .proceed, .discard, .select, .goTo, .pass: return nil
    }
  }
}
