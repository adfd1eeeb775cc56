internal import QuizCore

/// A button below the answers, pressed by its key, or by Enter when it has the focus.
struct Button: Equatable {
  var role: Role
  var label: String
  /// The letter that presses it from anywhere; the submitting button has Enter.
  var key: Character?
  /// The digit that presses it too; nil where another element has it.
  var digit: Int?

  enum Role: Equatable {
    case submit, hint, skip, back, overview
    case action(String)
  }
}

/// The letters of a mode's buttons: each keeps its own for the whole sitting, whatever comes and goes beside it.
struct ButtonLetters: Equatable {
  /// Letters that mean something else on a question's or a page's screen.
  private static let taken = Set("fghjkoqstwxG")
  private static let free = Array("abcdefghijklmnopqrstuvwxyz".filter { !taken.contains($0) })

  private let letters: [Character]
  private var places: [String: Int] = [:]

  /// `goesBack` says that `b` leads to the question before.
  init(goesBack: Bool) {
    letters = Self.free.filter { !goesBack || $0 != Self.goingBack }
  }

  private static let goingBack: Character = "b"

  /// The letter that goes back; nil where a button of the mode has it already.
  var goingBack: Character? {
    letters.prefix(places.count).contains(Self.goingBack) ? nil : Self.goingBack
  }

  /// Gives a letter to every button that has none yet, as long as there are some.
  mutating func learn(_ actions: [Action]) {
    for action in actions where places[action.id] == nil { places[action.id] = places.count }
  }

  func buttons(_ actions: [Action]) -> [Button] {
    actions.map { action in
      let letter = places[action.id].flatMap { letters.indices.contains($0) ? letters[$0] : nil }
      return Button(role: .action(action.id), label: action.label, key: letter)
    }
  }
}
