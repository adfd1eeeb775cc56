internal import QuizCore
internal import QuizLibrary

extension UnfinishedSitting {
  /// Options that narrow a sitting to some questions. It is continued only with the same options, never offered as the
  /// whole quiz.
  private static let narrowing = [StoredSitting.missedKey, "difficulty", "type"]

  /// True when the sitting agrees with the present options. The `narrowing` ones must be equal; others match if not
  /// given.
  ///
  /// A challenge to a part of a quiz continues only as a challenge.
  func agrees(with wanted: [String: String]) -> Bool {
    Self.narrowing.allSatisfy { request[$0] == wanted[$0] } && request[StoredSitting.otherwiseKey] != "challenge"
      && wanted.allSatisfy { $0.key == "seed" ? String(seed) == $0.value : request[$0.key] == $0.value }
  }

  /// The options that left questions out and were not repeated, as given; empty when there are none.
  func unnamedNarrowing(_ wanted: [String: String]) -> String {
    let options = ["category", "limit"].filter { wanted[$0] == nil && request[$0] != nil }
    return options.reduce("") { "\($0)\($0.isEmpty ? "" : " ")--\($1) \(request[$1] ?? "")" }
  }

  /// True for the requested players; without `--players` the first one decides.
  func isPlayed(by wanted: [String], _ request: PlayRequest) -> Bool {
    request.isPartyGiven ? players == wanted : players.first == wanted.first
  }
}
