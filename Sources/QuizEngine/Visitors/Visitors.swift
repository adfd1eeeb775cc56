internal import QuizCore
internal import QuizSittings
internal import QuizStore

/// Tells visitors by their cookies, and gives new ones.
final class Visitors {
  private let books: VisitorRecords
  /// Cookies that were looked up, so that a request costs no look into the record.
  private var known: [String: Visitor] = [:]
  /// The people and keys of visitors, by their ids; nil for guests who are neither.
  private var knownPeople: [String: Person?] = [:]
  private var knownKeys: [String: TeacherKey?] = [:]
  /// The cookies that are the newest of their person, or not.
  private var newest: [String: Bool] = [:]
  private var versions: [Int] = []
  /// Called when another program has changed something.
  var onChange: () -> Void = {}

  private static let mostKnown = 10_000
  static let nameless = "Guest"

  init(_ books: VisitorRecords) {
    self.books = books
  }

  func visitor(_ token: String?) throws(Denial) -> Visitor {
    guard let token, !token.isEmpty, token.utf8.count <= 128 else { return .nobody }
    try forgetWhatChanged()
    if let visitor = known[token] { return visitor }
    let visitor = try found(token)
    if visitor != .nobody { note(token, visitor) }
    return visitor
  }

  /// Looks up anew what another program has changed, such as a key that was revoked.
  private func forgetWhatChanged() throws(Denial) {
    let now = try books.versions()
    guard now != versions else { return }
    (known, knownPeople, knownKeys, newest, versions) = ([:], [:], [:], [:], now)
    onChange()
  }

  /// Looks all visitors up anew, as some were removed.
  func forgetAll() { versions = [] }

  private func found(_ token: String) throws(Denial) -> Visitor {
    let own = try books.record(of: .owner)
    if try Denial.recording(own.visitor(token)) != nil { return .owner }
    if let people = try books.people(),
      let key = try Denial.recording(people.key(ofBrowser: token))
    {
      return key.isAdmin ? .owner : .guest(key.player)
    }
    guard books.hasGuests else { return .nobody }
    let guests = try books.recordOfGuests()
    let id = try Denial.recording(guests.visitor(token))
    return id.map(Visitor.guest) ?? .nobody
  }

  /// A new cookie for a visitor who has the key.
  func admitOwner() throws(Denial) -> String {
    let token = Secret.make()
    let record = try books.record(of: .owner)
    try Denial.recording(record.admitOwner(token))
    note(token, .owner)
    return token
  }

  /// A new cookie for a teacher who has a key; nil for a wrong one.
  func admitTeacher(_ secret: String) throws(Denial) -> String? {
    guard let people = try books.people() else { return nil }
    let token = Secret.make()
    let key = try Denial.recording(people.admit(token, secret: secret))
    guard let key else { return nil }
    note(token, key.isAdmin ? .owner : .guest(key.player))
    return token
  }

  // MARK: People and teachers

  /// The person behind a visitor; nil for others.
  func person(_ visitor: Visitor) throws(Denial) -> Person? {
    guard case .guest(let id) = visitor, let people = try books.people() else { return nil }
    if let person = knownPeople[id] { return person }
    let person = try Denial.recording(people.person(id))
    knownPeople[id] = .some(person)
    return person
  }

  /// The name of the key by which a visitor leads rooms; nil for others, and for the owner, who leads them all.
  func teacher(_ visitor: Visitor) throws(Denial) -> String? {
    guard case .guest(let id) = visitor, let people = try books.people() else { return nil }
    if let key = knownKeys[id] { return key?.name }
    let key = try Denial.recording(people.key(ofPlayer: id))
    knownKeys[id] = .some(key)
    return key?.name
  }

  /// A new cookie for the browser of a person; the person's other browsers can only look from now on.
  func admit(_ person: Person, instead old: String?) throws(Denial) -> String {
    let token = Secret.make()
    let record = try books.recordOfGuests()
    try Denial.recording(record.admit(token, as: person.player, instead: old))
    newest = [:]
    if let old { known[old] = nil }
    note(token, .guest(person.player))
    return token
  }

  /// Denies what a person does in a browser that another one has followed.
  func checkIsNewest(_ token: String?, _ visitor: Visitor) throws(Denial) {
    guard let token, case .guest(let id) = visitor, try person(visitor) != nil else { return }
    if newest[token] == nil {
      let record = try books.recordOfGuests()
      newest[token] = try Denial.recording(record.isNewest(token, of: id))
    }
    if newest[token] == false { throw .playsElsewhere }
  }

  /// A cookie for a new guest.
  func admitGuest(named name: String) throws(Denial) -> (visitor: Visitor, token: String) {
    let token = Secret.make()
    let record = try books.recordOfGuests()
    let id = try Denial.recording(record.admitGuest(token, named: name))
    note(token, .guest(id))
    return (.guest(id), token)
  }

  /// Notes a guest that is saved with something else.
  func expect(_ guest: NewGuest) { note(guest.token, .guest(guest.id)) }

  /// Forgets a guest that could not be saved.
  func forget(_ guest: NewGuest) { known[guest.token] = nil }

  func rename(_ id: String, to name: String) throws(Denial) {
    let record = try books.recordOfGuests()
    try Denial.recording(record.renameGuest(id, to: name))
  }

  /// The visitor's name; nil before one was given.
  func name(of visitor: Visitor) throws(Denial) -> String? {
    switch visitor {
    case .nobody: return nil
    case .owner: return books.own.playerName
    case .guest(let id):
      let record = try books.recordOfGuests()
      return try Denial.recording(record.players(called: id)).first?.name
    }
  }

  private func note(_ token: String, _ visitor: Visitor) {
    if known.count >= Self.mostKnown { known.removeAll() }
    known[token] = visitor
  }
}
