internal import QuizCore

/// The command line that plays a sitting's quiz again in the same way.
struct PlayAgain {
  let stored: StoredSitting
  let standardPlayer: String

  /// With the same seed it is the same run; without, another one.
  func line(seeded: Bool) -> String { Self.line(words(seeded: seeded)) }

  /// The command line that goes on with an unfinished sitting.
  var goingOn: String {
    if let day = stored.request["daily"] { return Self.line(["daily", "--date", day] + modes + settings + players) }
    if let code = stored.request[StoredSitting.codeKey] { return Self.line(["challenge", "accept", code] + players) }
    return line(seeded: true)
  }

  private static func line(_ words: [String]) -> String {
    (["quizrun"] + words).map(quoted).joined(separator: " ")
  }

  /// The words behind the program's name.
  func words(seeded: Bool) -> [String] {
    let beginning = stored.beginning
    var words: [String] = []
    if let quiz = beginning.quiz?.id, quiz != Quiz.drawnID { words.append(quiz) }
    words += modes + settings
    for name in ["category", "difficulty", "limit", "type"] {
      if let value = stored.request[name] { words += ["--\(name)", value] }
    }
    if stored.request[StoredSitting.missedKey] != nil { words.append("--missed") }
    words += timing(beginning.limits) + players
    if seeded { words += ["--seed", String(beginning.seed)] }
    return words
  }

  private var modes: [String] {
    stored.beginning.plugins.filter { $0.sha256 != nil && $0.id != stored.beginning.quiz?.plugin }
      .flatMap { ["--plugin", $0.id] }
  }

  private var settings: [String] {
    stored.request.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix("set.") }
      .flatMap { ["--set", "\($0.key.dropFirst(4))=\($0.value)"] }
  }

  private var players: [String] {
    let players = stored.players
    if players.count > 1 { return ["--players", players.joined(separator: ",")] }
    return players.first.map { $0 == standardPlayer ? [] : ["--player", $0] } ?? []
  }

  private func timing(_ limits: LimitSettings) -> [String] {
    var words: [String] = []
    switch limits.timing {
    case .asWritten: break
    case .untimed: words.append("--untimed")
    case .every(let seconds): words.append("--timed=\(ValueSpec.written(.numeric(seconds)))")
    }
    if limits.factor != 1 { words += ["--time-factor", ValueSpec.written(.numeric(limits.factor))] }
    return words
  }

  /// A word as a surroundings takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_=.,/:".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
