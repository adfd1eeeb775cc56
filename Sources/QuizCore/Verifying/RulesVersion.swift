/// The versions of the rules that this program can replay.
package enum RulesVersion {
  package static func isKnown(_ version: Int) -> Bool { Beginning.knownRules.contains(version) }

  /// A sentence when it cannot.
  package static func problem(_ version: Int) -> String? {
    if isKnown(version) { return nil }
    return "it was played by rules version \(version), and this quizrun knows \(Beginning.currentRules)"
  }
}
