package import QuizCore

/// A record that also keeps the player's settings: texts by key.
package protocol SettingsRecord: Record {
  /// Nil when it was never set.
  func setting(_ key: String) throws(RecordFailure) -> String?
  /// Nil removes it.
  func set(_ key: String, _ value: String?) throws(RecordFailure)
  func settings() throws(RecordFailure) -> [String: String]
}
