internal import CommandLine
internal import Glibc
internal import QuizLibrary
internal import QuizSittings

/// Waits, before a watched sitting begins, until a file was saved with which it may.
///
/// Which file is the broken one is not known then: any plugin, any quiz, and every path of the command line counts.
struct SaveWait {
  private let surroundings: Surroundings
  private let named: [String]
  private var seen: [String: FileSignature] = [:]
  private(set) var hasWaited = false

  private static let microseconds: UInt32 = 200_000

  init(_ surroundings: Surroundings, _ request: PlayRequest) {
    self.surroundings = surroundings
    named = request.plugins.flatMap { [$0, $0 + ".lua"] } + (request.quiz.map { [$0] } ?? [])
    seen = FileSignature.of(paths)
  }

  private var paths: [String] {
    let folders = Set(
      named.filter { $0.contains("/") }.map { $0.split(separator: "/", omittingEmptySubsequences: false) })
    let beside = folders.map { $0.dropLast().joined(separator: "/") }.flatMap { folder in
      Files.names(in: folder).filter { $0.hasSuffix(".lua") }.map { "\(folder)/\($0)" }
    }
    return Array(Set(surroundings.library.scriptPaths + surroundings.library.quizPaths + named + beside))
  }

  /// Reports an error, and returns after a file was saved.
  mutating func wait(_ error: Problem) {
    hasWaited = true
    Console.say(error.message)
    Console.say("waiting for the next save; Ctrl-C leaves")
    while true {
      usleep(Self.microseconds)
      let now = FileSignature.of(paths)
      if now != seen {
        seen = now
        return
      }
    }
  }
}
