internal import CommandLine
internal import Glibc
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings

/// `quizrun [play] [QUIZ]`: finds the quiz and the mode, goes on or begins, and hands the sitting to a face.
struct PlayCommand {
  let surroundings: Surroundings
  let request: PlayRequest
  /// The quizzes at hand; nil when they have not been read yet.
  var catalogue: QuizCatalogue?

  init(surroundings: Surroundings, request: PlayRequest) {
    self.surroundings = surroundings
    self.request = request
  }

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    let request = try PlayRequest(parsed)
    self.init(surroundings: surroundings, request: request.settled(in: surroundings))
  }

  func run() throws(Problem) -> Int32 {
    if let warning = surroundings.zone.warning { Console.warn(warning) }
    guard request.isWatching, Console.isTerminal(STDIN_FILENO), Console.isTerminal(STDERR_FILENO) else {
      return try begin()
    }
    var saves = SaveWait(surroundings, request)
    while true {
      do throws(Problem) {
        return try begin()
      } catch {
        // While an editor saves, a file may be missing for a moment.
        guard error.kind == .badData || (saves.hasWaited && error.kind == .noInput) else { throw error }
        saves.wait(error)
      }
    }
  }

  private func begin() throws(Problem) -> Int32 {
    do throws(Problem) {
      return try play(try ModeChoice(request.plugins, surroundings.library), surroundings.record)
    } catch {
      guard error.lacks != nil,
        let opened = try RecordedSitting(surroundings: surroundings, request: request).opened(instead: error)
      else { throw error }
      return try play(opened)
    }
  }

  /// Goes on with a sitting that needs no file any more.
  private func play(_ opened: OpenedSitting) throws(Problem) -> Int32 {
    if request.face == nil && surroundings.canDraw {
      return try FullScreenPlay.run(opened, surroundings, ResultDesk(surroundings, challenge: opened.challenge))
    }
    return try LinePlay.run(opened, LinePlay.lines(surroundings, isJSON: request.face == .json), surroundings, request)
  }

  /// Hands over to the face that was asked for, or that the terminal allows.
  func play(_ modes: ModeChoice, _ record: LazyRecord) throws(Problem) -> Int32 {
    if request.face == nil && surroundings.canDraw {
      return try FullScreenPlay(
        surroundings: surroundings, request: request, modes: modes, record: record, catalogue: catalogue
      ).run()
    }
    return try LinePlay(
      surroundings: surroundings, request: request, modes: modes, record: record, catalogue: catalogue
    ).run()
  }
}

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
