package import QuizWire

/// The modes that fit a quiz, and what is chosen of them.
package struct ModesView: Equatable, Sendable {
  package var title: String
  package var modes: [OfferedMode]
  package var modifiers: [OfferedMode]
  /// The place of the chosen mode.
  package var chosen: Int
  /// The places of the modifiers that go with it.
  package var ticked: Set<Int>

  package init(title: String, modes: [OfferedMode], modifiers: [OfferedMode]) {
    (self.title, self.modes, self.modifiers) = (title, modes, modifiers)
    chosen = modes.firstIndex(where: \.isChosen) ?? 0
    ticked = Set(modifiers.indices.filter { modifiers[$0].isChosen })
  }
}

/// The mode and the modifiers that the player chose.
package struct ModesChoice: Equatable, Sendable {
  package var mode: OfferedMode
  package var modifiers: [OfferedMode]
  /// Whether the player wants to see the options next.
  package var wantsOptions: Bool

  package init(mode: OfferedMode, modifiers: [OfferedMode], wantsOptions: Bool = false) {
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
