internal import JSONText
internal import QuizCore
internal import QuizRoom
internal import QuizSittings

/// The body of `POST /rooms`: the choices of a host who opens a room.
struct RoomOpeningRequest {
  /// The room that shall go on; with it nothing else is said.
  var room: String?
  /// A sitting of each quiz.
  var rounds: [PlayRequest] = []
  var seed: Int?
  var pace = RoomPlan.Pace.together
  var names = RoomPlan.Names.free
  var roster: [String] = []
  var until: String?
  var sound = RoomPlan.Sound.screen
  var teams: [String] = []
  /// True when only people come in who have a code of their own; with a class, those of it.
  var isForPeople = false
  var group: String?

  private static let keys = [
    "room", "quizzes", "pace", "names", "roster", "until", "sound", "teams", "people", "class",
  ]
  private static let keysOfSittings = PlayOption.all(.room).map(\.key)
  static let mostRounds = 20
  private static let teamCounts = 2...20

  /// `isDesk`: whether paths name quizzes and plugins, too.
  init(_ node: JSONNode, isDesk: Bool) throws(Denial) {
    for member in node.object ?? [] where !(Self.keys + Self.keysOfSittings).contains(member.key) {
      throw Denial(.unfit, unknownKey: member.key, among: Self.keys + Self.keysOfSittings)
    }
    room = try Self.text("room", node)
    if room != nil { return }
    if let word = try Self.text("pace", node) { pace = try Self.word(word, "pace", "together or own") }
    if let word = try Self.text("names", node) { names = try Self.word(word, "names", "free, roster or generated") }
    until = try Self.text("until", node)
    if let word = try Self.text("sound", node) { sound = try Self.word(word, "sound", "screen, phones or both") }
    if let value = node["teams"], !value.isNull {
      guard let items = value.array, Self.teamCounts.contains(items.count) else {
        throw Denial(.unfit, "'teams' expects a list of 2 to 20 names")
      }
      teams = try Self.names(items, of: "teams")
    }
    try takePeople(node)
    try takeRoster(node)
    try takeQuizzes(node, isDesk)
  }

  private static func text(_ key: String, _ node: JSONNode) throws(Denial) -> String? {
    guard let value = node[key], !value.isNull else { return nil }
    guard let text = value.string else { throw Denial(.unfit, "'\(key)' expects a text, found \(value.content.noun)") }
    return text
  }

  private static func word<Word: RawRepresentable<String>>(
    _ text: String, _ key: String, _ expected: String
  ) throws(Denial) -> Word {
    guard let word = Word(rawValue: text) else {
      throw Denial(.unfit, "'\(key)' takes \(expected), not '\(text)'")
    }
    return word
  }

  private mutating func takePeople(_ node: JSONNode) throws(Denial) {
    if let value = node["people"], !value.isNull {
      guard let isForPeople = value.bool else { throw Denial(.unfit, "'people' takes true or false") }
      self.isForPeople = isForPeople
    }
    group = try Self.text("class", node)
    if group != nil && !isForPeople { throw Denial(.unfit, "'class' needs 'people', which is true with it") }
    if isForPeople, let other = ["names", "roster"].first(where: { node[$0].map { !$0.isNull } ?? false }) {
      throw Denial(.unfit, "with 'people' the names come from the list: leave '\(other)' out")
    }
  }

  /// Names that a message lists at most.
  private static let mostNamed = 5

  private mutating func takeRoster(_ node: JSONNode) throws(Denial) {
    if let value = node["roster"], !value.isNull {
      guard let items = value.array else { throw Denial(.unfit, "'roster' expects a list of names") }
      roster = try Self.names(items, of: "roster")
    }
    if node["names"]?.string == nil && !roster.isEmpty { names = .roster }
    if names != .roster && !roster.isEmpty {
      throw Denial(.unfit, "'names' is '\(names.rawValue)' but a 'roster' is given: leave one of them out")
    }
    if names == .roster && roster.isEmpty {
      throw Denial(.unfit, "'names' is 'roster': give 'roster', too, the list of names that may join")
    }
  }

  /// The names of a list: such as can be seen, each once.
  private static func names(_ items: [JSONNode], of key: String) throws(Denial) -> [String] {
    var (names, known): ([String], Set<String>) = ([], [])
    let bad = items.compactMap { item in item.string.flatMap { RoomName.cleaned($0) == nil ? $0 : nil } }
    if !bad.isEmpty {
      let refusal = RoomRefusal.badRoster(Array(bad.prefix(Self.mostNamed)))
      throw Denial(.unfit, "'\(key)' has names that cannot be used: \(refusal.sentence)", .room(refusal))
    }
    for item in items {
      guard let text = item.string, let name = RoomName.cleaned(text) else {
        throw Denial(.unfit, "'\(key)' expects a list of names")
      }
      guard known.insert(RoomName.key(name)).inserted else {
        throw Denial(.unfit, "'\(key)' has '\(name)' twice: names have to differ")
      }
      names.append(name)
    }
    return names
  }

  private mutating func takeQuizzes(_ node: JSONNode, _ isDesk: Bool) throws(Denial) {
    let quizzes = (node["quizzes"]?.array ?? []).map(\.string)
    guard !quizzes.isEmpty, quizzes.count <= Self.mostRounds, !quizzes.contains(nil) else {
      throw Denial(.unfit, "'quizzes' expects a list of 1 to \(Self.mostRounds) quizzes, one for each round")
    }
    var shared = JSONObject()
    for member in node.object ?? [] where Self.keysOfSittings.contains(member.key) {
      if member.key != "plugin" { shared.append(member.key, JSONValue(member.value)) }
    }
    let plugins = try Self.plugins(node["plugin"], isDesk)
    for quiz in quizzes.compactMap({ $0 }) {
      let text = JSONWriter.text(.object(shared))
      guard let wished = try? JSONParser.parse(text) else { throw Denial(.unreadable, "the options cannot be read") }
      var request = try OpeningRequest(wished, of: .owner).request
      request.quiz = isDesk ? quiz : try PlayName.quiz(quiz)
      request.isByID = !isDesk
      request.plugins = plugins
      (request.isNew, request.isExplicit) = (true, true)
      rounds.append(request)
    }
    seed = rounds.first?.seed
  }

  private static func plugins(_ node: JSONNode?, _ isDesk: Bool) throws(Denial) -> [String] {
    guard let node, !node.isNull else { return [] }
    let names = isDesk ? (node.array?.map(\.string) ?? [node.string]) : nil
    if let names, !names.contains(nil) { return names.compactMap { $0 } }
    return try WishedValue("plugin", node).names()
  }
}
