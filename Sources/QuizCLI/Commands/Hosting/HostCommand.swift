internal import CommandLine
internal import Glibc
internal import QuizLibrary
internal import QuizScreens
internal import QuizServe
internal import QuizSittings
internal import Terminal
internal import WebAddress
internal import Words

/// `quizrun host`: one room for others, with its desk here.
struct HostCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let request = try HostRequest(parsed, surroundings)
    let place = try place()
    let known = try knownPort()
    let programs = try Companions()
    let bots = try bots(programs)
    try HostRequest.checkQuizzes(parsed.operands, surroundings.library)
    try surroundings.library.cells.checkSeal(isOpenAllowed: parsed.has("insecure-plugins"))
    guard let data = surroundings.environment.data else {
      throw Problem(.inputOutput, "there is no folder for the record: set QUIZRUN_DATA or HOME")
    }
    _ = try ServeKey.read(in: data)
    let cookie = try CookieName.read(in: data)
    let media = try MediaPlace()
    defer { media.remove() }
    let house = ServedRoom(
      request, at: place, name: "desk-\(getpid())-\(Clock.steady())",
      language: parsed.has("json") ? nil : surroundings.language.rawValue, bots: bots)
    let begin = { (tell: @escaping (String) -> Void) throws(Problem) in
      house.begin(
        try plan(place, known, cookie),
        ServerParent.Programs(
          engine: (programs.own, ["engine", media.path]), server: programs.server, media: media.path,
          version: QuizrunManual.version), tell: tell)
    }
    let signal = try sit(at: house, place, begin)
    house.end()
    let code = house.finish()
    if let problem = house.problem { throw problem }
    sayGoodbye(house)
    if let signal { raiseAgain(signal) }
    return code
  }

  // MARK: The desk

  /// The desk in the form that was asked for; a signal that ended it.
  private func sit(
    at house: ServedRoom, _ place: RoomPlace, _ begin: (@escaping (String) -> Void) throws(Problem) -> Void
  ) throws(Problem) -> Int32? {
    let isPlain = parsed.has("plain") || !surroundings.canDraw || surroundings.prefersPlain
    let settings = ScreenSettings(surroundings)
    let isUnencrypted = place.shown != nil
    if parsed.has("json") || isPlain {
      try begin(Console.say)
      var desk = LineDesk(house, parsed.has("json") ? .json : .plain(settings, isUnencrypted: isUnencrypted))
      desk.run()
      return nil
    }
    // The screen comes first, so that messages of the programs on standard error are held back.
    let session = try FullScreenPlay.enter(surroundings)
    defer { session.leave() }
    try begin(Console.say)
    var desk = ScreenDesk(house, session.screen, settings, isUnencrypted: isUnencrypted)
    return desk.run()
  }

  private func sayGoodbye(_ house: ServedRoom) {
    guard let room = house.talk.room else { return }
    Console.say(
      house.isOver
        ? "the room is over: `quizrun rooms \(room)` has its results"
        : "the room waits: `quizrun host --room \(room)\(sameDoor(house.port))` goes on with it")
  }

  /// The options that lead to the same address again, where the players' devices look for the room.
  private func sameDoor(_ port: Int?) -> String {
    let listen = parsed.value("listen").map { " --listen \($0)" } ?? ""
    return listen + (port.map { $0 == ServePlan.usualPort ? "" : " --port \($0)" } ?? "")
  }

  // MARK: What it is told

  private func place() throws(Problem) -> RoomPlace {
    var listen: IPAddress?
    if let text = parsed.value("listen") {
      var options = ServePlan.Options()
      options.listen = text
      options.isLANAllowed = true
      do throws(ServeRefusal) { listen = try ServePlan(options).address } catch {
        throw Problem(.usage, error.sentence)
      }
    }
    return RoomPlace(listen: listen, addresses: LocalNetwork.addresses())
  }

  /// The port at which the devices of the players look for the room that goes on, unless another is named.
  private func knownPort() throws(Problem) -> Int? {
    guard let word = parsed.value("room") else { return nil }
    let room = try PastRooms(surroundings).known(word)
    let port = try PastRooms(surroundings).port(of: room)
    return parsed.has("port") ? nil : port
  }

  private func plan(_ place: RoomPlace, _ known: Int?, _ cookie: String) throws(Problem) -> ServePlan {
    var options = ServePlan.Options()
    options.listen = String(describing: place.listen)
    options.port = parsed.value("port") ?? known.map(String.init)
    options.isKnownPort = known != nil
    options.isLANAllowed = true
    options.isRoom = true
    options.cookie = cookie
    options.shown = place.shown
    do throws(ServeRefusal) { return try ServePlan(options) } catch { throw Problem(.usage, error.sentence) }
  }

  private func bots(_ programs: Companions) throws(Problem) -> (count: Int, program: String)? {
    let count = try parsed.number("rehearse", in: 1...5000)
    guard let count else { return nil }
    return (count, try programs.rehearsal())
  }
}
