internal import QuizCore
internal import QuizLibrary
internal import QuizSittings

/// The command line that plays a sitting's quiz again in the same way.
struct PlayAgain {
  let stored: StoredSitting
  let standardPlayer: String

  /// The command line; with its seed it repeats the same run, without it another.
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

  /// The request for another run of it, with another seed.
  var request: PlayRequest {
    get throws(Problem) {
      var request: PlayRequest
      do { request = try PlayOptions.request(words(seeded: false)) } catch { throw Problem(error) }
      request.isNew = true
      return request
    }
  }

  /// The words behind the program's name.
  func words(seeded: Bool) -> [String] {
    var words = wishes.quiz.map { [$0] } ?? []
    words += modes + settings + wishes.parts.flatMap { ["--\($0.name)", $0.value] }
    if wishes.isMissed { words.append("--missed") }
    words += timing(wishes.limits) + players
    if seeded { words += ["--seed", String(stored.beginning.seed)] }
    return words
  }

  private var wishes: PlayedOptions { PlayedOptions(stored) }
  private var modes: [String] { wishes.plugins.flatMap { ["--plugin", $0] } }
  private var settings: [String] { wishes.settings.flatMap { ["--set", "\($0.name)=\($0.value)"] } }

  private var players: [String] {
    if wishes.players.count > 1 { return ["--players", wishes.players.joined(separator: ",")] }
    return wishes.players.first.map { $0 == standardPlayer ? [] : ["--player", $0] } ?? []
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
