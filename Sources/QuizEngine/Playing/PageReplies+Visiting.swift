internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Requests about visitors, and what is there for them.
extension PageReplies {
  func admit(_ request: EngineRequest) throws(Denial) -> EngineReply {
    guard let place = books.own.record.place else { throw .notSaved }
    let key = try Denial.asking(ServeKey.read(in: place))
    guard let given = request.text(.key)?.filter({ !$0.isWhitespace }) else {
      throw Denial(.foreign, "this key is wrong", .wrongKey)
    }
    if Secret.equals(given, key) {
      let token = try visitors.admitOwner()
      return EngineReply { $0.token = token }
    }
    guard let token = try visitors.admitTeacher(given) else {
      throw Denial(.foreign, "this key is wrong", .wrongKey)
    }
    return EngineReply { $0.token = token }
  }

  /// Lets a person in by a code, and a PIN where there is one.
  func admitPerson(_ request: EngineRequest) throws(Denial) -> EngineReply {
    let visitor = try visitors.visitor(request.token)
    if visitor == .owner { throw Denial(.elsewhere, "the player of this machine is no guest") }
    let address = request.text(.address) ?? ""
    guard guests.mayTryCode(from: address) else { throw .tooManyCodes }
    let entry = try books.people().map { (people) throws(Denial) in
      try Denial.recording(people.enter(request.text(.code) ?? "", pin: request.text(.pin)))
    }
    switch entry ?? .wrong {
    case .person(let person):
      let isSame = visitor == .guest(person.player)
      let token = try visitors.admit(person, instead: isSame ? request.token : nil)
      return EngineReply { ($0.player, $0.token, $0.code) = (person.name, token, nil) }
    case .needsPIN: throw Denial(.unfit, "'pin' expects a new PIN of 4 to 8 digits", .needsPIN)
    case .wrong:
      guests.noteWrongCode(from: address)
      throw Denial(.foreign, "this code or PIN is wrong", .wrongCode)
    }
  }

  func admitGuest(_ request: EngineRequest) throws(Denial) -> EngineReply {
    let said = request.text(.name) ?? Visitors.nameless
    guard let name = PlayerName.accepted(said) else {
      throw Denial(
        .unfit, "'name' takes \(PlayerName.expected), not '\(said)'",
        .mistake(.playerName(said)))
    }
    switch try visitors.visitor(request.token) {
    case .owner: throw Denial(.elsewhere, "the player of this machine is no guest")
    case .guest(let id):
      if try visitors.person(.guest(id)) != nil {
        throw Denial(.elsewhere, "you came by a code, and have the name from the list", .namedByList)
      }
      try visitors.rename(id, to: name)
      return EngineReply { $0.player = name }
    case .nobody:
      try checkDisk(for: .nobody)
      try guests.checkPace(request)
      let token = try visitors.admitGuest(named: name).token
      return EngineReply { ($0.player, $0.token) = (name, token) }
    }
  }

  func describe(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    var name = try visitors.name(of: visitor)
    // The pages have a name of their own for a visitor without one.
    if visitor != .owner, name == Visitors.nameless { name = nil }
    // A request in a language learns the owner elsewhere.
    return EngineReply { reply in
      reply.player = name
      if request.language == nil { reply.isOwner = visitor == .owner }
    }
  }

  // MARK: Quizzes

  func quizzes(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    EngineReply(
      objects: try list(request, visitor).quizzes.map { quiz in
        var quiz = quiz.forPrograms
        quiz.path = nil
        return quiz.line
      })
  }

  /// One of them, with its picture.
  func quiz(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    let id = request.text(.quiz) ?? ""
    let list = try list(request, visitor, only: id)
    guard var quiz = list.quizzes.first?.forPrograms, let card = list.catalogue[id]?.card else {
      throw Denial(.unknown, "there is no quiz '\(id)'", .mistake(.unknownQuiz(id)))
    }
    let path = quiz.path
    (quiz.path, quiz.imageAlt) = (nil, card.imageAlt)
    quiz.image = card.image.flatMap(media.naming { path })
    return EngineReply(objects: [quiz.line])
  }

  private func list(_ request: EngineRequest, _ visitor: Visitor, only: String? = nil) throws(Denial) -> QuizList {
    let surroundings = try books.surroundings(of: visitor).reading(request.text(.language))
    let record = visitor == .nobody ? nil : try books.record(of: visitor)
    return QuizList(surroundings, record, player: try player(visitor), only: only)
  }

  /// The visitor's id in the record.
  func player(_ visitor: Visitor) throws(Denial) -> String {
    if case .guest(let id) = visitor { id } else { books.own.playerName }
  }

  // MARK: What was played

  func history(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    if visitor == .nobody { return EngineReply(objects: []) }
    let record = try books.record(of: visitor)
    let limit = min(SittingListing.Most.ever, max(1, request.whole(.limit) ?? SittingListing.Most.unasked))
    var filter = HistoryFilter(player: try player(visitor))
    filter.includesShared = true
    // Pages ask in a language.
    let service = HistoryService(try asker(request, visitor).surroundings, record)
    return try Denial.recording { () throws(RecordFailure) in
      let rows = try service.rows(filter, limit: limit, details: request.language != nil)
      return EngineReply(objects: rows.map(\.line))
    }
  }

  func daily(_ visitor: Visitor) throws(Denial) -> EngineReply {
    let surroundings = try books.surroundings(of: visitor)
    let record = try books.record(of: visitor == .nobody ? .owner : visitor)
    let name = visitor == .nobody ? "" : try player(visitor)
    let listed = try Denial.asking { () throws(Problem) in
      let desk = DailyDesk(
        surroundings: surroundings, record: record, player: name, catalogue: surroundings.library.catalogue())
      let day = desk.today.day
      let id = try desk.quizID(on: day, [])
      if desk.isClosed(id) { throw .inRoom }
      return desk.listed(id, on: day, try desk.standing(id, on: day))
    }
    return EngineReply(objects: [listed.line])
  }

  // MARK: Classes

  /// The names of a teacher's classes, or of all for the owner; nil for others.
  func classes(of visitor: Visitor) throws(Denial) -> [String]? {
    let teacher = try visitors.teacher(visitor)
    guard visitor == .owner || teacher != nil else { return nil }
    guard let people = try books.people() else { return [] }
    let all = try Denial.recording(people.classes())
    return all.filter { teacher == nil || $0.teacher == teacher }.map(\.name)
  }

  /// A class for its teacher, and for the owner.
  func classPage(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    let name = request.text(.name) ?? ""
    guard let own = try classes(of: visitor) else { throw .notTeacher }
    guard let people = try books.people(), own.contains(name) else {
      throw Denial(.unknown, "there is no class '\(name)'", .noClass(name))
    }
    let record = try books.recordOfGuests()
    let page = try Denial.recording(ClassService(books.own, record).page(name, try people.people(in: name)))
    guard request.text(.form) == "csv" else { return EngineReply(objects: [page.line(type: "class")]) }
    return EngineReply { $0.table = page.csv(["name", "id", "seen", "finished", "open"]) }
  }

  // MARK: Settings

  func settings(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    guard visitor == .owner else { throw Denial(.foreign, "settings are for the player of this machine") }
    // Nothing is set unless all of it can be.
    var accepted: [(key: SettingKey, value: String)] = []
    for member in request.members(.settings) {
      guard let key = SettingKey(rawValue: member.key), case .text(let value) = member.value else {
        let near = nearest(to: member.key, in: SettingKey.allCases.map(\.rawValue)).map { ": did you mean '\($0)'?" }
        throw Denial(.unfit, "there is no setting '\(member.key)'\(near ?? "")")
      }
      guard key.isForBrowsers else {
        throw Denial(.foreign, "'\(key.rawValue)' is set on the machine alone, by `quizrun config`")
      }
      accepted.append((key, try Denial.asking(try key.accepted(value))))
    }
    for setting in accepted { try Denial.asking(books.own.record.set(setting.key, setting.value)) }
    let words = books.own.reading(request.text(.language)).words
    return EngineReply(objects: [SettingsListing(books.own, in: words).line])
  }
}
