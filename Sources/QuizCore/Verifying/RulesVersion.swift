/// Whether this program can play again what was played under a version of the rules.
package enum RulesVersion {
  /// A sentence when it cannot.
  package static func problem(_ version: Int) -> String? {
    if Beginning.knownRules.contains(version) { return nil }
    return "it was played by rules version \(version), and this quizrun knows \(Beginning.currentRules)"
  }
}
