/// A plugin's description of itself.
package struct ModeInfo: Equatable, Sendable {
  /// The file's name without its ending.
  package var id: String
  package var name: String
  package var about: String?
  package var fits: Fit
  /// The kinds of questions that it takes; nil for all.
  package var kinds: Set<Question.Kind>?
  /// How many can play, as the file says; nil when it says nothing.
  package var ownPlayers: ClosedRange<Int>?
  package var options: [NamedSpec]
  package var hooks: Set<Hook>

  /// Which quizzes a mode can play.
  package enum Fit: String, CaseIterable, Sendable {
    case any, marked, outcomes, none
  }

  package init(
    id: String, name: String, about: String? = nil, fits: Fit = .any, kinds: Set<Question.Kind>? = nil,
    players: ClosedRange<Int>? = nil, options: [NamedSpec] = [], hooks: Set<Hook> = []
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.fits = fits
    self.kinds = kinds
    ownPlayers = players
    self.options = options
    self.hooks = hooks
  }

  /// How many can play: one, when nothing is said.
  package var players: ClosedRange<Int> { ownPlayers ?? 1...1 }

  /// A modifier changes one concern of a mode; it has none of the hooks that make a mode.
  package var isModifier: Bool {
    hooks.isDisjoint(with: Hook.ofModes)
  }

  /// The built-in default: walk through the quiz, mark it, say how much was right.
  package static let builtIn = ModeInfo(id: "default", name: "Default")
}
