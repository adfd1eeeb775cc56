package import QuizCore

/// A record that also keeps the player's settings: texts by key.
package protocol SettingsRecord: Record {
  /// Nil when it was never set.
  func setting(_ key: String) throws(RecordFailure) -> String?
  /// Nil removes it.
  func set(_ key: String, _ value: String?) throws(RecordFailure)
  func settings() throws(RecordFailure) -> [String: String]
}

/// Settings that run a command, or loosen what closes plugins off: they are made at this machine, never by a browser or a file.
package enum MachineSetting: String, CaseIterable {
  case cell, sound

  /// The one value that a file may bring.
  var harmless: String {
    switch self {
    case .cell: "required"
    case .sound: "off"
    }
  }
}
