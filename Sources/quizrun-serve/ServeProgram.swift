internal import CHTTPServer
internal import Glibc
internal import QuizWeb
internal import WebAddress

/// Speaks HTTP to browsers and programs, and asks the engine by its standard output and input.
@main
enum ServeProgram {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Exit codes: 0 when the standard input ends, 2 usage, 66 a certificate that is not there, 69 no port to listen on.
  private static func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    signal(SIGTERM) { _ in _exit(0) }
    if arguments == ["--version"] {
      Libraries.list()
      return 0
    }
    if arguments.count == 2, let pair = CertificateCheck(arguments) { return pair.run() }
    guard let options = ServeOptions(arguments) else {
      ErrorLines.line("usage: quizrun-serve is started by `quizrun serve`, which knows its options")
      return 2
    }
    do throws(ServeFailure) {
      let most = roomForConnections()
      let listening = try listen(options)
      let settings = try settings(options, port: Int(chttp_port(listening)))
      let server = Server(
        settings, media: MediaFolder(options.media), certificate: options.certificate.map { ($0, options.key ?? "") })
      server.scans = options.scans
      try server.start(listening, connections: most)
      server.greet(version: options.version)
      server.run()
      return 0
    } catch {
      ErrorLines.say(error.sentence)
      return error.exitCode
    }
  }

  private static func settings(_ options: ServeOptions, port: Int) throws(ServeFailure) -> WebSettings {
    let scheme = options.certificate == nil ? "http" : "https"
    var settings = WebSettings(
      address: options.address, port: port, names: options.names, isEncrypted: options.certificate != nil,
      proxies: options.proxies, isRoomOnly: options.isRoomOnly,
      origin: options.shown.map { "\(scheme)://\($0.inURL):\(port)" })
    (settings.basePath, settings.cookie) = (options.basePath, options.cookie)
    (settings.logs, settings.logsAddresses) = (options.log != "none", options.log == "all")
    if let path = options.metricsToken {
      settings.metricsToken = String(try Server.text(path).filter { !$0.isWhitespace })
      if settings.metricsToken?.isEmpty == true { throw .noInput("'\(path)' is empty: write the token into it") }
    }
    return settings
  }

  /// The milliseconds for a killed parent's server to notice, when its port is needed.
  private static let longestFarewell = 2000

  /// The first port that is free.
  private static func listen(_ options: ServeOptions) throws(ServeFailure) -> Int32 {
    let begin = now()
    var failed: Int32 = 0
    repeat {
      for port in options.port..<min(options.port + options.ports, 65_536) {
        let bytes = options.address.bytes
        let listening = chttp_listen(bytes, Int32(bytes.count), Int32(port))
        if listening >= 0 { return listening }
        failed = -listening
        if failed != EADDRINUSE { break }
      }
      if failed == EADDRINUSE { usleep(20_000) }
    } while failed == EADDRINUSE && options.ports == 1 && now() - begin < longestFarewell
    if failed == EADDRINUSE && options.isKnownPort {
      throw .service(
        "port \(options.port) is taken, and the devices of the players know the room by it: "
          + "end what listens there, or take another one with --port")
    }
    throw .service(
      "\(options.address.inURL):\(options.port) cannot be listened on: \(String(cString: strerror(failed)))")
  }

  /// The most connections: the limit of open files, without the program's own.
  private static func roomForConnections() -> UInt32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, 16_384)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return UInt32(max(16, min(limit.rlim_cur, 16_384) - 64))
  }
}
