package import JSONText
internal import QuizCore
package import QuizRoom

extension RoomEvent: Stored {
  package var stored: JSONValue {
    switch self {
    case .joined(let player, let name, let visitor):
      return StoredCase.form("joined", Person(player: player, name: name, visitor: visitor))
    case .kicked(let player): return StoredCase.form("kicked", player)
    case .renamed(let player, let name): return StoredCase.form("renamed", Person(player: player, name: name))
    case .joiningLocked(let isLocked): return StoredCase.form("joiningLocked", isLocked)
    case .started: return StoredCase.form("started", true)
    case .opened(let question): return StoredCase.form("opened", question)
    case .reopened: return StoredCase.form("reopened", true)
    case .answered(let answer): return StoredCase.form("answered", answer)
    case .ticked(let ms): return StoredCase.form("ticked", ms)
    case .paused(let ms): return StoredCase.form("paused", ms)
    case .resumed: return StoredCase.form("resumed", true)
    case .extended(let ms): return StoredCase.form("extended", ms)
    case .locked(let ms): return StoredCase.form("locked", ms)
    case .judged(let judged): return StoredCase.form("judged", judged)
    case .revealed: return StoredCase.form("revealed", true)
    case .boarded: return StoredCase.form("boarded", true)
    case .corrected(let player, let points, let why):
      return StoredCase.form("corrected", Correction(player: player, points: points, why: why))
    case .stood(let player, let round, let standing):
      return StoredCase.form("stood", Stand(player: player, round: round, standing: standing))
    case .requested(let name): return StoredCase.form("requested", name)
    case .ended: return StoredCase.form("ended", true)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "joined":
      let person = try form.read(Person.self)
      self = .joined(player: person.player, name: person.name, visitor: person.visitor)
    case "kicked": self = .kicked(player: try form.read())
    case "renamed":
      let person = try form.read(Person.self)
      self = .renamed(player: person.player, name: person.name)
    case "joiningLocked": self = .joiningLocked(try form.read())
    case "started": self = .started
    case "opened": self = .opened(try form.read())
    case "reopened": self = .reopened
    case "answered": self = .answered(try form.read())
    case "ticked": self = .ticked(try form.read())
    case "paused": self = .paused(try form.read())
    case "resumed": self = .resumed
    case "extended": self = .extended(try form.read())
    case "locked": self = .locked(try form.read())
    case "judged": self = .judged(try form.read())
    case "revealed": self = .revealed
    case "boarded": self = .boarded
    case "corrected":
      let correction = try form.read(Correction.self)
      self = .corrected(player: correction.player, points: correction.points, why: correction.why)
    case "stood":
      let stand = try form.read(Stand.self)
      self = .stood(player: stand.player, round: stand.round, stand.standing)
    case "requested": self = .requested(try form.read())
    case "ended": self = .ended
    default: throw .unknown(form.name)
    }
  }

  private struct Person: StoredFields {
    var player: Int
    var name: String
    var visitor: String?

    static var blank: Person { Person(player: 0, name: "") }

    mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("player", &player)
      try fields.field("name", &name)
      try fields.field("visitor", &visitor)
    }
  }

  private struct Correction: StoredFields {
    var player: Int
    var points: Double
    var why: String

    static var blank: Correction { Correction(player: 0, points: 0, why: "") }

    mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("player", &player)
      try fields.field("points", &points)
      try fields.field("why", &why)
    }
  }

  private struct Stand: StoredFields {
    var player: Int
    var round: Int
    var standing: RoomStanding

    static var blank: Stand { Stand(player: 0, round: 0, standing: .blank) }

    mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("player", &player)
      try fields.field("round", &round)
      try fields.field("standing", &standing)
    }
  }
}

extension RoomQuestion: StoredFields {
  package static var blank: RoomQuestion { RoomQuestion(round: 0, number: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("round", &round, else: 0)
    try fields.field("number", &number)
    try fields.field("of", &of)
    try fields.field("limit", &limit)
  }
}

extension RoomAnswer: StoredFields {
  package static var blank: RoomAnswer { RoomAnswer(player: 0, response: .text(""), ms: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("player", &player)
    try fields.field("response", &response)
    try fields.field("inputs", &inputs)
    try fields.field("ms", &ms)
    try fields.field("request", &request)
    try fields.field("entered", &isEntered, else: false)
  }
}

extension Judgement: StoredFields {
  package static var blank: Judgement { Judgement(player: 0, points: 0, of: 0, standing: .blank) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("player", &player)
    try fields.field("points", &points)
    try fields.field("of", &of)
    try fields.field("correct", &correct)
    try fields.field("feedback", &feedback)
    try fields.field("standing", &standing)
  }
}

extension RoomStanding: StoredFields {
  package static var blank: RoomStanding { RoomStanding() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("points", &points)
    try fields.field("of", &of)
    try fields.field("settled", &settled, else: 0)
    try fields.field("over", &isOver, else: false)
  }
}
