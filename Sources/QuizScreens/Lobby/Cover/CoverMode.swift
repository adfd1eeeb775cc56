internal import QuizPlay

/// A mode or a modifier that can be chosen.
package struct CoverMode: Equatable, Sendable {
  /// The id; nil for the built-in mode.
  package var id: String?
  package var name: String
  package var about: String?
  /// Whether the quiz is played so when nothing is said.
  package var isOwn: Bool
  package var hasOptions: Bool

  package init(id: String?, name: String, about: String?, isOwn: Bool = false, hasOptions: Bool = false) {
    self.id = id
    self.name = name
    self.about = about
    self.isOwn = isOwn
    self.hasOptions = hasOptions
  }
}

/// The modes that fit a quiz, and the chosen ones.
package struct ModesView: Equatable, Sendable {
  package var title: String
  package var modes: [CoverMode]
  package var modifiers: [CoverMode]
  /// The place of the chosen mode.
  package var chosen: Int
  /// The places of the modifiers that go with it.
  package var ticked: Set<Int>

  package init(title: String, modes: [CoverMode], modifiers: [CoverMode], chosen: Int, ticked: Set<Int>) {
    self.title = title
    self.modes = modes
    self.modifiers = modifiers
    self.chosen = chosen
    self.ticked = ticked
  }
}

/// The player's choice of mode and modifiers.
package struct ModesChoice: Equatable, Sendable {
  package var mode: CoverMode
  package var modifiers: [CoverMode]
  /// True when the player goes on to the options.
  package var wantsOptions: Bool

  package init(mode: CoverMode, modifiers: [CoverMode], wantsOptions: Bool = false) {
    self.mode = mode
    self.modifiers = modifiers
    self.wantsOptions = wantsOptions
  }
}

extension Lobby {
  /// The modes of a quiz to choose from.
  package func modes(_ view: ModesView) -> LobbyEnd<ModesChoice> {
    var scene = ModesScene(view)
    return show(&scene)
  }
}
