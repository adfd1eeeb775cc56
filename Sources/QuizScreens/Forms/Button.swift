internal import QuizCore

/// Something to press below the answers, by its key or by Enter when it has the focus.
struct Button: Equatable {
  var role: Role
  var label: String
  /// The letter that presses it from anywhere; the submitting button has Enter.
  var key: Character?

  enum Role: Equatable {
    case submit, hint, skip, back, overview
    case action(String)
  }
}

extension Button {
  /// Letters that mean something else on a question's or a page's screen.
  private static let taken = Set("bghjkoqsxG")
  private static let free = "abcdefghijklmnopqrstuvwxyz".filter { !taken.contains($0) }

  /// The mode's buttons, each with a letter of its own as long as there are some.
  static func of(_ actions: [Action]) -> [Button] {
    let letters = Array(free)
    return actions.enumerated().map { index, action in
      Button(
        role: .action(action.id), label: action.label, key: letters.indices.contains(index) ? letters[index] : nil)
    }
  }
}
