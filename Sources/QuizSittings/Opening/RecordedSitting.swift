package import QuizCore
internal import QuizFormats
package import QuizLibrary
internal import QuizStore

/// An unfinished sitting continued from the record alone.
///
/// Its quiz or plugin file may be gone or broken, its players not named again, or its questions no longer missed.
package struct RecordedSitting {
  package let surroundings: Surroundings
  package let request: PlayRequest

  package init(surroundings: Surroundings, request: PlayRequest) {
    self.surroundings = surroundings
    self.request = request
  }

  /// The newest fitting sitting, ready to continue; nil when there is none, or a new one is requested.
  ///
  /// `problem` is the error of the file, or of the players.
  package func opened(instead problem: Problem) throws(Problem) -> OpenedSitting? {
    guard let found = try found(instead: problem) else { return nil }
    let record = try surroundings.record.toRead()
    var opened = try SittingDesk(surroundings: surroundings, record: record).resume(found.sitting, nil)
    if problem.lacks == .file {
      opened.warnings.insert("\(problem.message); the sitting that was begun goes on as it was recorded", at: 0)
    }
    return opened
  }

  /// The newest one that fits.
  package func found(instead problem: Problem) throws(Problem) -> UnfinishedSitting? {
    guard !request.isNew, !namesAnotherFile else { return nil }
    let record = try surroundings.record.toRead()
    let candidates = try recorded(self.candidates(record, problem))
    let desk = SittingDesk(surroundings: surroundings, record: record)
    return candidates.first { fits($0) && desk.isOffered($0, request) }
  }

  /// Unfinished sittings of the player, newest first; where several players are needed and none is named, of anybody.
  private func candidates(
    _ record: any PlayerRecord, _ problem: Problem
  ) throws(RecordFailure) -> [UnfinishedSitting] {
    guard problem.lacks == .players else {
      return try record.unfinished(player: request.players?.first ?? surroundings.playerName)
    }
    var found: [UnfinishedSitting] = []
    let players: [String]
    if let named = request.players { players = named } else { players = try record.players().map(\.name) }
    for player in players {
      found += try record.unfinished(player: player).filter { $0.players.count > 1 }
    }
    return found.sorted { $0.sitting > $1.sitting }
  }

  /// Whether a path or file name leads nowhere while the quiz of that name is at hand elsewhere: then nothing is gone.
  private var namesAnotherFile: Bool {
    guard !request.isByID, let word = request.quiz, Self.name(word) != word, !Files.isFile(word) else { return false }
    return surroundings.library.catalogue()[Self.name(word)]?.isIntact == true
  }

  /// Whether a sitting is one of the quiz and mode that were named; one of them at least must be, or a draw asked for.
  private func fits(_ sitting: UnfinishedSitting) -> Bool {
    let quiz = request.quiz.map { request.isByID ? $0 : Self.name($0) } ?? (request.drawsQuestions ? Quiz.drawnID : nil)
    let mode = request.plugins.first.map(Self.name)
    if quiz == nil && mode == nil { return false }
    return (quiz == nil || sitting.quiz == quiz) && (mode == nil || sitting.mode == mode)
      && sitting.agrees(with: request.marks)
  }

  /// The id that a path or name leads to: the file's name without folder and ending.
  private static func name(_ word: String) -> String {
    let file = word.split(separator: "/").last.map(String.init) ?? word
    return String(file.prefix { $0 != "." })
  }
}

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
