internal import QuizCore
internal import QuizSittings

/// The command line that plays a sitting's quiz again in the same way.
struct PlayAgain {
  let stored: StoredSitting
  let standardPlayer: String

  /// The command line; with its seed it repeats the same run, without it another.
  func line(seeded: Bool) -> String { Self.line(words(seeded: seeded)) }

  /// The command line that goes on with an unfinished sitting.
  var goingOn: String {
    if let day = stored.request["daily"] {
      return Self.line(["daily", "--date", day] + words([.plugin, .set, .players, .player]))
    }
    if let code = stored.request[StoredSitting.codeKey] {
      return Self.line(["challenge", "accept", code] + words([.players, .player]))
    }
    return line(seeded: true)
  }

  private static func line(_ words: [String]) -> String {
    (["quizrun"] + words).map(quoted).joined(separator: " ")
  }

  /// The request for another run of it: with the same seed it is the same run.
  func request(seeded: Bool) -> PlayRequest {
    var values = options.values
    if values[.player] == .texts([standardPlayer]) { values[.player] = nil }
    if seeded { values[.seed] = .whole(stored.beginning.seed) }
    values[.new] = .flag(true)
    return PlayRequest(options.quiz, values)
  }

  /// The words behind the program's name.
  private func words(seeded: Bool) -> [String] {
    var words = options.quiz.map { [$0] } ?? []
    for (option, value) in options.inOrder { words += self.words(option, value) }
    if seeded { words += self.words(.seed, .whole(stored.beginning.seed)) }
    return words
  }

  private var options: PlayedOptions { PlayedOptions(stored) }

  private func words(_ wanted: [PlayOption]) -> [String] {
    options.inOrder.filter { wanted.contains($0.option) }.flatMap { words($0.option, $0.value) }
  }

  private func words(_ option: PlayOption, _ value: PlayOption.Value) -> [String] {
    let word = "--\(option.word)"
    switch value {
    case .flag: return [word]
    case .text(let text): return [word, text]
    case .texts(let names) where option == .plugin: return names.flatMap { [word, $0] }
    case .texts(let names): return names == [standardPlayer] ? [] : [word, names.joined(separator: ",")]
    case .settings(let settings): return settings.flatMap { [word, "\($0.name)=\($0.value)"] }
    case .questionKind(let kind): return [word, kind.rawValue]
    case .whole(let number): return [word, String(number)]
    case .number(let number): return [word, ValueSpec.written(.numeric(number))]
    case .seconds(let seconds):
      return [seconds.map { "\(word)=\(ValueSpec.written(.numeric($0)))" } ?? word]
    }
  }

  /// A word as a surroundings takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_=.,/:".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
