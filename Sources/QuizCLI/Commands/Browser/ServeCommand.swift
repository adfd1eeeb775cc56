internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizLibrary
internal import QuizServe
internal import QuizSittings
internal import QuizWorkshop
internal import Words

/// `quizrun serve`: starts the engine and the server, and keeps both going until a signal ends them.
struct ServeCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    var plan = try plan()
    try surroundings.library.cells.checkSeal(isOpenAllowed: parsed.has("insecure-plugins"))
    if let key = plan.key, try SecretFile.read(key, .given) == nil {
      throw Problem(.noInput, "'\(key)' cannot be read: \(String(cString: strerror(ENOENT)))")
    }
    let programs = try Companions()
    guard let data = surroundings.environment.data else {
      throw Problem(.inputOutput, "there is no folder for the record: set QUIZRUN_DATA or HOME")
    }
    let secret = try ServeKey.read(in: data)
    if parsed.has("forget-browsers") { try KeyDesk(surroundings).forgetBrowsers() }
    plan.cookie = try CookieName.read(in: data)
    plan.scans = "\(data)/workshop/\(ScanJob.folder)"
    let media = try MediaPlace()
    defer { media.remove() }
    let base = plan.basePath.isEmpty ? [] : ["--base-path", plan.basePath]
    let watch = parsed.has("watch") ? ["--watch"] : []
    let parent = ServerParent(
      plan,
      ServerParent.Programs(
        engine: (programs.own, ["engine", media.path] + watch + base), server: programs.server, media: media.path,
        version: QuizrunManual.version),
      tell: Console.say, serving: { [plan] in announce(plan, port: $0, secret, in: data) })
    return parent.run()
  }

  private func plan() throws(Problem) -> ServePlan {
    var options = ServePlan.Options()
    options.listen = parsed.value("listen")
    options.port = parsed.value("port")
    options.certificate = parsed.value("tls-cert")
    options.key = parsed.value("tls-key")
    options.proxies = parsed.values("trusted-proxy")
    options.names = parsed.values("host-name")
    options.isLANAllowed = parsed.has("insecure-lan")
    options.basePath = parsed.value("base-path")
    options.log = parsed.value("log")
    options.metricsToken = parsed.value("metrics-token")
    do throws(ServeRefusal) { return try ServePlan(options) } catch { throw Problem(.usage, error.sentence) }
  }

  /// Prints the address; the key with it on a terminal alone, as other outputs are kept by somebody.
  private func announce(_ plan: ServePlan, port: Int, _ secret: String, in data: String) {
    let address = plan.url(port: port, secret: nil)
    if parsed.has("json") {
      let line: JSONValue = [
        "type": "serving", "url": .text(address), "port": .int(port), "key_file": .text(ServeKey.path(in: data)),
      ]
      Console.write(JSONWriter.text(line) + "\n")
      return
    }
    let (isOnTerminal, words) = (isatty(STDOUT_FILENO) == 1, surroundings.words)
    Console.write("quizrun: \(isOnTerminal ? plan.url(port: port, secret: secret) : address)\n")
    // On standard error: scripts read the address above as the whole of standard output.
    if !isOnTerminal { Console.say(words.keyLies(["file": ServeKey.path(in: data), "address": address + "key"])) }
    let told: KeyValuePairs = ["address": address + "join"]
    Console.say(isOnTerminal ? words.servedAt(told) : words.guestsAt(told))
  }
}

/// This program and its companions in the same folder.
struct Companions {
  let own: String
  let server: String
  private let folder: String

  init() throws(Problem) {
    own = OwnProgram.path ?? ""
    folder = OwnProgram.folder ?? ""
    server = folder + "/quizrun-serve"
    guard access(server, X_OK) == 0 else {
      throw Problem(
        .service, "the web server program '\(server)', is missing: `./quizrun` in the repository builds it")
    }
  }

  /// The program whose bots rehearse a room.
  func rehearsal() throws(Problem) -> String {
    let path = folder + "/quizrun-rehearse"
    guard access(path, X_OK) == 0 else {
      throw Problem(
        .service, "the rehearsal program '\(path)', is missing: `./quizrun` in the repository builds it")
    }
    return path
  }
}

/// A folder for pictures and sounds that are sent, for this user alone, gone when the program ends.
struct MediaPlace {
  let path: String

  init() throws(Problem) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/quizrun-media-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Problem(.inputOutput, "\(parent): \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() {
    for name in Files.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
