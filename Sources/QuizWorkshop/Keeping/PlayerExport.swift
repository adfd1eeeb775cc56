internal import JSONText
internal import QuizCoding
package import QuizCore
package import QuizLibrary
package import QuizSittings
internal import QuizRoom
internal import QuizStore

/// A player's data in the record as one JSON object, under present names: sittings with their events, and modes'
/// memories.
package struct PlayerExport {
  /// The version of the file's form; `PlayerImport` reads this one.
  static let format = 2

  private let player: KnownPlayer
  private let surroundings: Surroundings
  /// The exports of the same person from guests and rooms.
  private var others: [PlayerExport] = []

  package init(player: KnownPlayer, surroundings: Surroundings) {
    self.player = player
    self.surroundings = surroundings
  }

  /// The same with what guests and rooms have of the person.
  package func with(_ guest: PlayerExport?) -> PlayerExport {
    var export = self
    export.others = [guest].compactMap(\.self)
    return export
  }

  /// Puts the object piece by piece.
  package func write(_ put: (String) -> Void) throws(Problem) {
    let record = try surroundings.record.toRead()
    let time = surroundings.clock.now()
    let exported = TimeText.written(time, offsetMinutes: surroundings.zone.local(time).offsetMinutes)
    put(
      "{\"format\":\(Self.format),\"player\":\(json(player.name)),\"id\":\(json(player.id)),\"exported\":\(json(exported)),\"sittings\":["
    )
    let person: RoomPerson? = try recorded((record as? SQLiteRecord)?.person(player.id))
    let ids = [player.id] + (person?.ids.subtracting([player.id]).sorted() ?? [])
    let sittings: [(sitting: String, isOwn: Bool)] = try recorded { () throws(RecordFailure) in
      var sittings: [(sitting: String, isOwn: Bool)] = []
      for id in ids { sittings += try record.sittings(of: id) }
      return sittings
    }
    var names = Renaming()
    var secrets: [Secret] = []
    var files: [String: [UInt8]] = [:]
    for (place, listed) in sittings.enumerated() {
      put(place == 0 ? "\n" : ",\n")
      let loaded = try recorded(record.load(listed.sitting))
      let carried = try recorded((record as? SQLiteRecord)?.carried(listed.sitting))
      put(sitting(loaded, carried))
      for file in loaded.sitting.files { files[file.sha256] = file.bytes }
      names = names.and(loaded.sitting.renaming)
      let kept = SittingEvent.untellable(loaded.events)
      if !kept.isEmpty { secrets.append(Secret(kept: kept, beginning: loaded.sitting.beginning)) }
    }
    put("],\n\"memory\":[")
    let memories = try recorded(record.memories(of: player.id))
    put(memories.map { memory(secrets.reduce($0) { $1.removed(from: $0) }, names) }.joined(separator: ",\n"))
    put("],\n\"achievements\":[")
    let earned = try recorded(record.achievements(of: player.id))
    put(earned.map(achievement).joined(separator: ","))
    put("],\n\"files\":[")
    put(files.sorted { $0.key < $1.key }.map(file).joined(separator: ",\n"))
    put("]")
    try writeRooms(person?.seats ?? [], record, put)
    for other in others {
      put(",\n\"guest\":")
      try other.write(put)
    }
    put("}\n")
  }

  /// Writes the events of the person from the logs of rooms.
  private func writeRooms(
    _ seats: [RecordedSeat], _ record: any PlayerRecord, _ put: (String) -> Void
  ) throws(Problem) {
    guard let record = record as? SQLiteRecord, !seats.isEmpty else { return }
    put(",\n\"rooms\":[")
    for (place, seat) in seats.enumerated() {
      let events = try recorded(record.room(seat.room)?.events ?? [])
      let own = events.filter { $0.player == seat.number }.map { EventCoding.text($0) }.joined(separator: ",")
      put(place == 0 ? "\n" : ",\n")
      put("{\"room\":\(json(seat.room)),\"player\":\(seat.number),\"id\":\(json(seat.id)),")
      put("\"name\":\(json(seat.names.last ?? "")),\"events\":[\(own)]}")
    }
    put("]")
  }

  /// The entry as the history has it, then the sitting as it is stored.
  private func sitting(
    _ loaded: (sitting: StoredSitting, events: [SittingEvent], last: WallTime), _ carried: CarriedSitting?
  ) -> String {
    let names = loaded.sitting.renaming
    let entry = SittingReview(loaded).entryLine
    let beginning = loaded.sitting.beginning.renamed(names)
    let told = SittingEvent.tellable(loaded.events)
    let events = told.map { EventCoding.text($0.renamed(names)) }.joined(separator: ",")
    let facts =
      carried.map { String(JSONWriter.text(.object(self.facts($0, told.count))).dropFirst().dropLast()) + "," } ?? ""
    return
      "{\"entry\":\(entry),\(facts)\"version\":\(EventCoding.version),\"beginning\":\(EventCoding.text(beginning)),"
      + "\"events\":[\(events)]}"
  }

  /// The facts that another record needs beside beginning and events: time, zone, players, files and options.
  private func facts(_ carried: CarriedSitting, _ events: Int) -> JSONObject {
    let sitting = carried.sitting
    var facts: JSONObject = [
      "started": .int(sitting.started.milliseconds), "zone": .text(sitting.zone), "offset": .int(sitting.offsetMinutes),
    ]
    if let hash = sitting.quizSHA256 { facts.append("quizSHA256", .text(hash)) }
    facts.append("players", .list(carried.players.map { .text($0.id) }))
    var request: JSONObject = [:]
    for (key, value) in sitting.request.sorted(by: { $0.key < $1.key }) { request.append(key, .text(value)) }
    facts.append("request", .object(request))
    facts.append("uses", .list(sitting.files.map { .object(use($0)) }))
    facts.append("times", .list(carried.times.prefix(events).map { .int($0.milliseconds) }))
    return facts
  }

  private func use(_ file: StoredFile) -> JSONObject {
    var use: JSONObject = ["plugin": .text(file.plugin)]
    if let module = file.module { use.append("module", .text(module)) }
    use.append("sha256", .text(file.sha256))
    return use
  }

  /// Plugins are texts; bytes that are none are written as digits.
  private func file(_ hash: String, _ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let isText = Array(text.utf8) == bytes
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return "{\"sha256\":\(json(hash)),\(isText ? "\"text\":\(json(text))" : "\"hex\":\"\(digits)\"")}"
  }

  private func memory(_ kept: ModeMemory, _ names: Renaming) -> String {
    let quiz = kept.quiz.map { ",\"quiz\":\(json($0))" } ?? ""
    return "{\"mode\":\(json(kept.mode))\(quiz),\"value\":\(EventCoding.text(names.value(kept.value)))}"
  }

  private func achievement(_ earned: EarnedAchievement) -> String {
    "{\"plugin\":\(json(earned.plugin)),\"id\":\(json(earned.id)),\"earned\":\(json(earned.day.text))}"
  }

  private func json(_ text: String) -> String { JSONWriter.text(.text(text)) }
}

/// The values that a sitting without a result remembered since a secret was typed.
private struct Secret {
  var kept: RememberedValues
  var beginning: Beginning

  /// A memory as it may leave the record: values remembered since then are reset to the sitting's beginning.
  func removed(from memory: ModeMemory) -> ModeMemory {
    guard memory.mode == beginning.memoryKey else { return memory }
    var memory = memory
    if memory.quiz == nil, let shared = kept.shared {
      memory.value = memory.value.without(shared, before: beginning.shared)
    } else if memory.quiz == beginning.quiz?.id, let own = kept.memory {
      memory.value = memory.value.without(own, before: beginning.memory)
    }
    return memory
  }
}

extension RoomEvent {
  /// The only player that an event concerns; nil for others.
  fileprivate var player: Int? {
    switch self {
    case .joined(let player, _, _), .teamed(let player, _), .kicked(let player), .renamed(let player, _),
      .allowed(let player, _), .corrected(let player, _, _),
      .stood(let player, _, _):
      return player
    case .answered(let answer): return answer.player
    case .joiningLocked, .started, .opened, .reopened, .ticked, .paused, .resumed, .extended, .locked, .judged,
      .revealed, .boarded, .hidden, .requested, .ended:
      return nil
    }
  }
}
