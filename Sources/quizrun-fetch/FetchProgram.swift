internal import Glibc

/// Fetches questions from the Open Trivia DB (https://opentdb.com/api_config.php) and writes them to standard output, decoded,
/// a JSON object with the keys of the service on each line.
@main
enum FetchProgram {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Exit codes: 0 done, 2 usage, 66 no such questions, 69 the service failed, 74 the questions could not be written, 75 try
  /// again later; 130 and others by the signal that stopped it.
  private static func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    if arguments.contains("--help") || arguments.contains("-h") {
      FetchOutput.write(usage, to: STDOUT_FILENO)
      return 0
    }
    if arguments == ["--version"] {
      FetchOutput.write("quizrun-fetch: \(HTTPClient.libraries)\n", to: STDOUT_FILENO)
      return 0
    }
    Interruption.watch()
    do throws(FetchProblem) {
      if arguments.first == "--package" { return try fetchPackage(arguments) }
      let options = try FetchOptions(arguments, settings: FetchSettings())
      var run = FetchRun(options, try HTTPClient(options.settings))
      try run.run()
      return 0
    } catch {
      FetchOutput.endProgress()
      if case .interrupted = error { Interruption.raiseAgain() }
      FetchOutput.say(error.sentence)
      return error.exitCode
    }
  }

  /// Writes what an address gives, an `https:` one alone; for `quizrun plugin install`.
  private static func fetchPackage(_ arguments: [String]) throws(FetchProblem) -> Int32 {
    guard arguments.count == 2 else { throw .missingValue("--package") }
    let address = arguments[1]
    guard address.lowercased().hasPrefix("https://"), address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw .badValue("--package", address, expected: "an address that begins with https://")
    }
    let client = try HTTPClient(FetchSettings(), trusting: getenv("QUIZRUN_CA").map { String(cString: $0) })
    let answer: HTTPClient.Answer
    do throws(FetchProblem) { answer = try client.get(address) } catch { throw error.ofPackage(address) }
    guard (200..<300).contains(answer.status) else { throw .packageStatus(address, answer.status) }
    if !FetchOutput.write(answer.body, to: STDOUT_FILENO) { throw .notWritten(String(cString: strerror(errno))) }
    return 0
  }

  private static let usage = """
    usage: quizrun-fetch [--category C] [--difficulty D] [--type T] [--amount N]
                         [--encode E] [--server URL]

    Writes questions of the Open Trivia DB to standard output, a JSON object on each line.
    `quizrun fetch` calls it and puts them into the bank.

    """
}

/// Ctrl-C and similar signals: noted at once, handled when it is safe.
enum Interruption {
  nonisolated(unsafe) private static var signal: Int32 = 0  // written by the handler, one word

  static var hasCome: Bool { signal != 0 }

  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.signal = $0 }
      sigaction(number, &action, nil)
    }
  }

  /// Ends the program as the signal would have.
  static func raiseAgain() {
    guard hasCome else { return }
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }
}
