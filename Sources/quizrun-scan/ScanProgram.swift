internal import CScan
internal import Glibc
internal import JSONText
internal import QuizWire

/// Reads answer sheets for `quizrun scan`: a request on each line of standard input, a reply to each on standard output.
///
/// It holds one page at a time. `quizrun` runs one of it for each processor, and starts another where one fails.
enum ScanProgram {
  static func main(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    if arguments == ["--version"] {
      print("quizrun-scan: \(String(cString: cscan_libraries()))")
      return 0
    }
    guard arguments == ["--serve"] else {
      print("quizrun-scan reads pages for `quizrun scan`, which starts it: see `quizrun help scan`")
      return arguments == ["--help"] ? 0 : 2
    }
    limit()
    var desk = ScanDesk()
    while let line = readLine() {
      let request = (try? JSONParser.parse(line)).flatMap(ReaderRequest.init(wire:))
      print(desk.reply(to: request ?? ReaderRequest()).line)
      fflush(nil)
    }
    return 0
  }

  /// A picture that needs more than this is an attack, or no sheet.
  private static func limit() {
    var bounds = rlimit(rlim_cur: 3 << 30, rlim_max: 3 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &bounds)
    bounds = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &bounds)
  }
}
