internal import QuizCore
internal import QuizSittings
internal import QuizStore

/// Tells visitors by their cookies, and gives new ones.
final class Visitors {
  private let books: VisitorRecords
  /// Cookies that were looked up, so that a request costs no look into the record.
  private var known: [String: Visitor] = [:]

  private static let mostKnown = 10_000
  static let nameless = "Guest"

  init(_ books: VisitorRecords) {
    self.books = books
  }

  func visitor(_ token: String?) throws(Denial) -> Visitor {
    guard let token, !token.isEmpty, token.utf8.count <= 128 else { return .nobody }
    if let visitor = known[token] { return visitor }
    let visitor = try found(token)
    if visitor != .nobody { note(token, visitor) }
    return visitor
  }

  private func found(_ token: String) throws(Denial) -> Visitor {
    let own = try books.record(of: .owner)
    if try Denial.recording({ () throws(RecordFailure) in try own.visitor(token) }) != nil { return .owner }
    guard books.hasGuests else { return .nobody }
    let guests = try books.recordOfGuests()
    let id = try Denial.recording { () throws(RecordFailure) in try guests.visitor(token) }
    return id.map(Visitor.guest) ?? .nobody
  }

  /// A new cookie for a visitor who has the key.
  func admitOwner() throws(Denial) -> String {
    let token = Secret.make()
    let record = try books.record(of: .owner)
    try Denial.recording { () throws(RecordFailure) in try record.admitOwner(token) }
    note(token, .owner)
    return token
  }

  /// A cookie for a new guest.
  func admitGuest(named name: String) throws(Denial) -> (visitor: Visitor, token: String) {
    let token = Secret.make()
    let record = try books.recordOfGuests()
    let id = try Denial.recording { () throws(RecordFailure) in try record.admitGuest(token, named: name) }
    note(token, .guest(id))
    return (.guest(id), token)
  }

  /// Notes a guest that is saved with something else.
  func expect(_ guest: NewGuest) { note(guest.token, .guest(guest.id)) }

  /// Forgets a guest that could not be saved.
  func forget(_ guest: NewGuest) { known[guest.token] = nil }

  func rename(_ id: String, to name: String) throws(Denial) {
    let record = try books.recordOfGuests()
    try Denial.recording { () throws(RecordFailure) in try record.renameGuest(id, to: name) }
  }

  /// The visitor's name; nil before one was given.
  func name(of visitor: Visitor) throws(Denial) -> String? {
    switch visitor {
    case .nobody: return nil
    case .owner: return books.own.playerName
    case .guest(let id):
      let record = try books.recordOfGuests()
      return try Denial.recording { () throws(RecordFailure) in try record.players(called: id) }.first?.name
    }
  }

  private func note(_ token: String, _ visitor: Visitor) {
    if known.count >= Self.mostKnown { known.removeAll() }
    known[token] = visitor
  }
}
