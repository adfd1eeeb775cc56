internal import Glibc

/// Lets bots play in a room, as phones would: over HTTP, each with its own cookie, its own stream of events and the code.
@main
enum RehearsalProgram {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Exit codes: 0 done, 1 failure during the rehearsal, 2 usage, 69 no answer from the server.
  private static func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    guard let options = RehearsalOptions(arguments) else {
      write(STDERR_FILENO, usage)
      return 2
    }
    raiseLimitOfFiles()
    guard let rehearsal = BotLoop(options) else {
      write(STDERR_FILENO, "quizrun-rehearse: '\(options.host)' is no address\n")
      return 69
    }
    rehearsal.run()
    for line in rehearsal.tally.summary(options.count) { write(STDOUT_FILENO, line + "\n") }
    return rehearsal.tally.errors == 0 ? 0 : 1
  }

  private static let usage = """
    usage: quizrun-rehearse --url=http://ADDRESS:PORT --code=DIGITS [--spread=SECONDS] [--seed=N] BOTS

    Each bot joins the room, watches it, and answers at a random moment within the spread (5 seconds; less
    where the question is open for less; QUIZRUN_REHEARSE_SPREAD says another). `quizrun host --rehearse N` starts it. A line `opened MS` or `locked MS`
    on standard input says when that was ordered, on the clock that counts from the start of the machine.

    """

  static func write(_ descriptor: Int32, _ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Two connections for each bot.
  private static func raiseLimitOfFiles() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
