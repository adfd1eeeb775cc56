package import JSONText
internal import QuizCore
package import QuizRoom

extension RoomEvent: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .joined(let player, let name, let visitor):
      StoredCase.write("joined", Person(player: player, name: name, visitor: visitor), to: &form)
    case .teamed(let player, let team): StoredCase.write("teamed", Member(player: player, team: team), to: &form)
    case .kicked(let player): StoredCase.write("kicked", player, to: &form)
    case .renamed(let player, let name): StoredCase.write("renamed", Person(player: player, name: name), to: &form)
    case .allowed(let player, let factor):
      StoredCase.write("allowed", Allowance(player: player, factor: factor), to: &form)
    case .joiningLocked(let isLocked): StoredCase.write("joiningLocked", isLocked, to: &form)
    case .started: StoredCase.write("started", true, to: &form)
    case .opened(let question): StoredCase.write("opened", question, to: &form)
    case .reopened: StoredCase.write("reopened", true, to: &form)
    case .answered(let answer): StoredCase.write("answered", answer, to: &form)
    case .ticked(let ms): StoredCase.write("ticked", ms, to: &form)
    case .paused(let ms): StoredCase.write("paused", ms, to: &form)
    case .resumed: StoredCase.write("resumed", true, to: &form)
    case .extended(let ms): StoredCase.write("extended", ms, to: &form)
    case .locked(let ms): StoredCase.write("locked", ms, to: &form)
    case .judged(let judged): StoredCase.write("judged", judged, to: &form)
    case .revealed: StoredCase.write("revealed", true, to: &form)
    case .boarded: StoredCase.write("boarded", true, to: &form)
    case .corrected(let player, let points, let why):
      StoredCase.write("corrected", Correction(player: player, points: points, why: why), to: &form)
    case .hidden(let text): StoredCase.write("hidden", text, to: &form)
    case .stood(let player, let round, let standing):
      StoredCase.write("stood", Stand(player: player, round: round, standing: standing), to: &form)
    case .requested(let name): StoredCase.write("requested", name, to: &form)
    case .ended: StoredCase.write("ended", true, to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "joined":
      let person = try form.read(Person.self)
      self = .joined(player: person.player, name: person.name, visitor: person.visitor)
    case "teamed":
      let member = try form.read(Member.self)
      self = .teamed(player: member.player, team: member.team)
    case "kicked": self = .kicked(player: try form.content.whole(in: StoredRange.counts))
    case "renamed":
      let person = try form.read(Person.self)
      self = .renamed(player: person.player, name: person.name)
    case "allowed":
      let allowance = try form.read(Allowance.self)
      self = .allowed(player: allowance.player, factor: allowance.factor)
    case "joiningLocked": self = .joiningLocked(try form.read())
    case "started": self = .started
    case "opened": self = .opened(try form.read())
    case "reopened": self = .reopened
    case "answered": self = .answered(try form.read())
    case "ticked": self = .ticked(try form.content.whole(in: StoredRange.milliseconds))
    case "paused": self = .paused(try form.content.whole(in: StoredRange.milliseconds))
    case "resumed": self = .resumed
    case "extended": self = .extended(try form.content.whole(in: StoredRange.milliseconds))
    case "locked": self = .locked(try form.content.whole(in: StoredRange.milliseconds))
    case "judged": self = .judged(try form.read())
    case "revealed": self = .revealed
    case "boarded": self = .boarded
    case "corrected":
      let correction = try form.read(Correction.self)
      self = .corrected(player: correction.player, points: correction.points, why: correction.why)
    case "hidden": self = .hidden(try form.read())
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
      try fields.field("player", &player, in: StoredRange.counts)
      try fields.field("name", &name)
      try fields.field("visitor", &visitor)
    }
  }

  private struct Member: StoredFields {
    var player: Int
    var team: Int

    static var blank: Member { Member(player: 0, team: 0) }

    mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("player", &player, in: StoredRange.counts)
      try fields.field("team", &team, in: StoredRange.counts)
    }
  }

  private struct Allowance: StoredFields {
    var player: Int
    var factor: Double

    static var blank: Allowance { Allowance(player: 0, factor: 1) }

    mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("player", &player, in: StoredRange.counts)
      try fields.field("factor", &factor)
    }
  }

  private struct Correction: StoredFields {
    var player: Int
    var points: Double
    var why: String

    static var blank: Correction { Correction(player: 0, points: 0, why: "") }

    mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("player", &player, in: StoredRange.counts)
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
      try fields.field("player", &player, in: StoredRange.counts)
      try fields.field("round", &round, in: StoredRange.counts)
      try fields.field("standing", &standing)
    }
  }
}

extension RoomQuestion: StoredFields {
  package static var blank: RoomQuestion { RoomQuestion(round: 0, number: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("round", &round, in: StoredRange.counts, else: 0)
    try fields.field("number", &number, in: StoredRange.counts)
    try fields.field("of", &of, in: StoredRange.counts)
    try fields.field("limit", &limit, in: StoredRange.milliseconds)
  }
}

extension RoomAnswer: StoredFields {
  package static var blank: RoomAnswer { RoomAnswer(player: 0, response: .text(""), ms: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("player", &player, in: StoredRange.counts)
    try fields.field("response", &response)
    try fields.field("inputs", &inputs)
    try fields.field("ms", &ms, in: StoredRange.milliseconds)
    try fields.field("request", &request)
    try fields.field("entered", &isEntered, else: false)
  }
}

extension Judgement: StoredFields {
  package static var blank: Judgement { Judgement(player: 0, points: 0, of: 0, standing: .blank) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("player", &player, in: StoredRange.counts)
    try fields.field("points", &points)
    try fields.field("of", &of)
    try fields.field("correct", &correct)
    try fields.field("feedback", &feedback)
    try fields.field("markup", &markup, else: .plain)
    try fields.field("standing", &standing)
  }
}

extension RoomStanding: StoredFields {
  package static var blank: RoomStanding { RoomStanding() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("points", &points)
    try fields.field("of", &of)
    try fields.field("settled", &settled, in: StoredRange.counts, else: 0)
    try fields.field("over", &isOver, else: false)
    try fields.field("short", &isCutShort, else: false)
  }
}

extension RoomPlan: StoredFields {
  package static var blank: RoomPlan { RoomPlan(room: "", seed: 0, rounds: []) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("room", &room)
    try fields.field("seed", &seed, in: StoredRange.seeds)
    try fields.field("pace", &pace, else: .together)
    try fields.field("names", &names, else: .free)
    try fields.field("roster", &roster, else: [])
    var milliseconds = until?.milliseconds
    try fields.field("until", &milliseconds, in: StoredRange.moments)
    until = milliseconds.map { WallTime(milliseconds: $0) }
    try fields.field("rounds", &rounds)
    try fields.field("sound", &sound, else: .screen)
    try fields.field("teams", &teams, else: [])
    try fields.field("people", &isForPeople, else: false)
    try fields.field("class", &group)
    try fields.field("teacher", &teacher)
  }
}

extension RoomPlan.Pace: StoredWord {}
extension RoomPlan.Names: StoredWord {}
extension RoomPlan.Sound: StoredWord {}

extension RoomPlan.Round: StoredFields {
  package static var blank: RoomPlan.Round { RoomPlan.Round(sitting: "", quiz: nil, title: "", mode: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("sitting", &sitting)
    try fields.field("quiz", &quiz)
    try fields.field("title", &title)
    try fields.field("mode", &mode)
  }
}
