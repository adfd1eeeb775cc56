internal import QuizCore
internal import QuizLibrary

extension UnfinishedSitting {
  /// Whether the sitting is what the options mean that are given now. An exact part must be given as it was; of the
  /// others, one that is not given matches any. A challenge to a part of a quiz goes on as a challenge alone.
  func agrees(with wanted: [String: String]) -> Bool {
    PlayOption.all(.exact).allSatisfy { request[$0.key] == wanted[$0.key] }
      && request[StoredSitting.otherwiseKey] != "challenge"
      && wanted.allSatisfy { $0.key == "seed" ? String(seed) == $0.value : request[$0.key] == $0.value }
  }

  /// The options that left questions out and were not repeated, as given; empty when there are none.
  func unnamedNarrowing(_ wanted: [String: String]) -> String {
    let options = [PlayOption.category, .limit].filter { wanted[$0.key] == nil && request[$0.key] != nil }
    return options.map { "--\($0.word) \(request[$0.key] ?? "")" }.joined(separator: " ")
  }

  /// True for the requested players; without `--players` the first one decides.
  func isPlayed(by wanted: [String], _ request: PlayRequest) -> Bool {
    request.isPartyGiven ? players == wanted : players.first == wanted.first
  }
}
