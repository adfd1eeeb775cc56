package import JSONText

/// A player as `quizrun player list --json` has one.
package struct PlayerListing: Equatable, Sendable {
  package var name = ""
  package var finished = 0
  package var unfinished = 0
  /// When the last sitting was finished, on the clocks here.
  package var last: String?
  /// Whether it is the player when no other is named.
  package var isCurrent = false
  package var isHidden = false
  package var id = ""

  package init() {}

  package static let columns = ["player", "finished", "unfinished", "last", "default"]
}

extension PlayerListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("player", &name)
    fields.always("finished", &finished)
    fields.always("unfinished", &unfinished)
    fields.field("last", &last)
    fields.always("default", &isCurrent)
    fields.field("hidden", &isHidden, else: false)
    fields.always("id", &id)
  }
}

/// The players of this machine.
package struct PlayersListing: Equatable, Sendable, WireObject {
  package var players: [PlayerListing] = []

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) { fields.always("players", &players) }
}

/// The settings with what each may be.
package struct SettingsListing: Equatable, Sendable {
  package var values: [Value] = []
  /// Those that a browser can change.
  package var keys: [Key] = []

  /// A setting by its name.
  package struct Value: Equatable, Sendable, WireMember {
    package var name: String
    package var value: String
    package var member: (name: String, value: String) { (name, value) }

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  package struct Key: Equatable, Sendable {
    package var key = ""
    package var value = ""
    /// The value when nothing is set.
    package var standard = ""
    package var about: String?
    /// The values that are accepted, in words.
    package var expected = ""
    /// The values, where there are no others.
    package var choices: [String] = []

    package init() {}
  }

  package init() {}
}

extension SettingsListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("settings")
    fields.members("values", &values)
    fields.always("keys", &keys)
  }
}

extension SettingsListing.Key: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("key", &key)
    fields.always("value", &value)
    fields.always("standard", &standard)
    fields.field("about", &about)
    fields.always("expected", &expected)
    fields.field("choices", &choices, else: [])
  }
}
