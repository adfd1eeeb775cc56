internal import JSONText
internal import QuizLibrary
internal import QuizServe
internal import QuizWire

/// A room with its engine and server, as a face of the desk uses them: news out, orders in.
final class ServedRoom {
  enum News {
    /// Players can come in at that address.
    case serving(address: String, door: String, port: Int)
    case room(RoomView, JSONValue)
    case refused(String)
    case engine(isUp: Bool)
    case rehearsal(String)
  }

  private(set) var talk: RoomTalk
  private let place: RoomPlace
  private var parent: ServerParent?
  private(set) var port: Int?
  /// Whether it was said where the room is.
  private(set) var isServing = false
  private var news: [News] = []
  /// The room before players can join, held back until the address was shown.
  private var early: News?
  private(set) var isOver = false
  /// Why there will be no room.
  private(set) var problem: Problem?
  /// How many bots come as soon as players can, and the program that they are of.
  private var bots: (count: Int, program: String)?

  /// `language` is the one of the desk; nil where a program sits at it.
  init(
    _ request: HostRequest, at place: RoomPlace, name: String, language: String?, bots: (count: Int, program: String)?
  ) {
    talk = RoomTalk(request.body, name: name, language: language)
    self.place = place
    self.bots = bots
  }

  func begin(_ plan: ServePlan, _ programs: ServerParent.Programs, tell: @escaping (String) -> Void) {
    parent = ServerParent(
      plan, programs, tell: tell,
      serving: { [unowned self] port in
        self.port = port
        _ = parent?.ask(talk.greeting())
      }, overheard: { [unowned self] in hear($0) })
  }

  // MARK: The loop

  var isGoing: Bool { parent?.isGoing ?? false }
  var reading: [Int32] { parent?.reading ?? [] }
  var writing: [Int32] { parent?.writing ?? [] }
  /// Milliseconds until it needs another call.
  var pause: Int { parent?.pause ?? 0 }

  func start() { parent?.startWhatIsDue() }

  /// Waits for the given descriptors too; returns the ones that can be read.
  func wait(beside others: [Int32]) -> Set<Int32> { parent?.wait(beside: others) ?? [] }

  /// Passes lines on; returns the news for a face.
  func pass() -> [News] {
    parent?.pass()
    defer { news = [] }
    return news
  }

  func order(_ order: JSONObject) {
    switch order["do"] {
    case "open", "next": parent?.note("opened")
    case "lock": parent?.note("locked")
    default: break
    }
    _ = parent?.ask(talk.order(order))
  }

  /// Whether orders were given that were not answered yet.
  var hasOpenOrders: Bool { talk.hasOpenOrders }

  func end() { parent?.end() }

  /// Waits until the engine has saved; the exit code of a parent that failed.
  func finish() -> Int32 {
    while isGoing {
      _ = wait(beside: [])
      parent?.pass()
    }
    return parent?.finish() ?? 0
  }

  // MARK: What passes

  private func hear(_ passing: ServerParent.Passing) {
    switch passing {
    case .engine(let isUp):
      // The room is opened only once the server listens; otherwise no room is left behind.
      if isUp && port != nil { _ = parent?.ask(talk.greeting()) }
      if talk.room != nil { news.append(.engine(isUp: isUp)) }
    case .rehearsal(let line): news.append(.rehearsal(String(decoding: line, as: UTF8.self)))
    case .line(let line):
      let (told, replies) = talk.take(line)
      for reply in replies { _ = parent?.ask(reply) }
      told.forEach(take)
    }
  }

  private func take(_ told: RoomTalk.News) {
    switch told {
    case .opened: serve()
    case .room(let room, let object):
      isOver = room.phase == .over
      if isServing { news.append(.room(room, object)) } else { early = .room(room, object) }
    case .refused(let sentence): news.append(.refused(sentence))
    // A new engine has no room that is over: its last board stays.
    case .failed where isOver: break
    case .failed(let status, let sentence):
      problem = Problem(Self.kind(status), sentence)
      parent?.end()
    }
  }

  private static func kind(_ status: Int) -> Problem.Kind {
    switch status {
    case 404: .noInput
    case 400, 403: .usage
    case 423, 503: .tryLater
    default: .badData
    }
  }

  /// Reports the address once, when the room is open and its server listens.
  private func serve() {
    guard !isServing, let port, let code = talk.code else { return }
    isServing = true
    let base = place.url(port: port)
    news.append(.serving(address: "\(base)/join", door: "\(base)/rooms/\(code)", port: port))
    if let early { news.append(early) }
    early = nil
    if let bots {
      let started = parent?.rehearse(
        bots.program, ["--url=\(base)", "--code=\(code)", "\(bots.count)"])
      if started != true { news.append(.rehearsal("the bots cannot be started")) }
      self.bots = nil
    }
  }
}
