internal import QuizCore
internal import QuizLibrary

extension UnfinishedSitting {
  /// Options that narrow a sitting to some questions. It is continued only with the same options, never offered as the
  /// whole quiz.
  private static let narrowing = [StoredSitting.missedKey, "difficulty", "type"]

  /// Whether the sitting is what the options mean that are given now. One of `narrowing` must be given as it was; of the
  /// others, one that is not given matches any. A challenge to a part of a quiz goes on as a challenge alone.
  func agrees(with wanted: [String: String]) -> Bool {
    Self.narrowing.allSatisfy { request[$0] == wanted[$0] } && request[StoredSitting.otherwiseKey] != "challenge"
      && wanted.allSatisfy { $0.key == "seed" ? String(seed) == $0.value : request[$0.key] == $0.value }
  }

  /// Options that left questions out and were not given again, as they were given; empty when it is what was asked for.
  func unnamedNarrowing(_ wanted: [String: String]) -> String {
    let options = ["category", "limit"].filter { wanted[$0] == nil && request[$0] != nil }
    return options.reduce("") { "\($0)\($0.isEmpty ? "" : " ")--\($1) \(request[$1] ?? "")" }
  }

  /// Whether the players are those that are wanted now; without `--players` the first one decides.
  func isPlayed(by wanted: [String], _ request: PlayRequest) -> Bool {
    request.isPartyGiven ? players == wanted : players.first == wanted.first
  }
}
