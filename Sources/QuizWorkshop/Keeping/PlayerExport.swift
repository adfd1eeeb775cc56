internal import JSONText
internal import QuizCoding
package import QuizCore
package import QuizLibrary
package import QuizSittings
internal import QuizStore
internal import TextLayout

/// Everything the record has of a player as one JSON object: sittings with their events, and what modes remember, all with
/// the names that the players have today.
package struct PlayerExport {
  private let player: KnownPlayer
  private let surroundings: Surroundings

  package init(player: KnownPlayer, surroundings: Surroundings) {
    self.player = player
    self.surroundings = surroundings
  }

  /// Puts the object piece by piece.
  package func write(_ put: (String) -> Void) throws(Problem) {
    let record = try surroundings.record.toRead()
    let time = surroundings.clock.now()
    let exported = TimeText.written(time, offsetMinutes: surroundings.zone.local(time).offsetMinutes)
    put(
      "{\"format\":1,\"player\":\(json(player.name)),\"id\":\(json(player.id)),\"exported\":\(json(exported)),\"sittings\":["
    )
    let sittings = try recorded { () throws(RecordFailure) in try record.sittings(of: player.id) }
    var names = Renaming()
    var secrets: [Secret] = []
    for (place, listed) in sittings.enumerated() {
      put(place == 0 ? "\n" : ",\n")
      let loaded = try recorded { () throws(RecordFailure) in try record.load(listed.sitting) }
      put(sitting(loaded))
      names = names.and(loaded.sitting.renaming)
      let kept = SittingEvent.untellable(loaded.events)
      if !kept.isEmpty { secrets.append(Secret(kept: kept, beginning: loaded.sitting.beginning)) }
    }
    put("],\n\"memory\":[")
    let memories = try recorded { () throws(RecordFailure) in try record.memories(of: player.id) }
    put(memories.map { memory(secrets.reduce($0) { $1.removed(from: $0) }, names) }.joined(separator: ",\n"))
    put("],\n\"achievements\":[")
    let earned = try recorded { () throws(RecordFailure) in try record.achievements(of: player.id) }
    put(earned.map(achievement).joined(separator: ","))
    put("]}\n")
  }

  /// The entry as the history has it, then the sitting as it is stored.
  private func sitting(_ loaded: (sitting: StoredSitting, events: [SittingEvent], last: WallTime)) -> String {
    let names = loaded.sitting.renaming
    let entry = JSONWriter.text(.object(SittingReview(loaded).entryObject))
    let beginning = loaded.sitting.beginning.renamed(names)
    let events = SittingEvent.tellable(loaded.events).map { EventCoding.text($0.renamed(names)) }.joined(separator: ",")
    return
      "{\"entry\":\(entry),\"version\":\(EventCoding.version),\"beginning\":\(EventCoding.text(beginning)),"
      + "\"events\":[\(events)]}"
  }

  private func memory(_ kept: KeptMemory, _ names: Renaming) -> String {
    let quiz = kept.quiz.map { ",\"quiz\":\(json($0))" } ?? ""
    return "{\"mode\":\(json(kept.mode))\(quiz),\"value\":\(EventCoding.text(names.value(kept.value)))}"
  }

  private func achievement(_ earned: EarnedAchievement) -> String {
    "{\"plugin\":\(json(earned.plugin)),\"id\":\(json(earned.id)),\"earned\":\(json(earned.day.text))}"
  }

  private func json(_ text: String) -> String { JSONWriter.text(.text(text)) }
}

/// What a sitting without a result kept since a secret was typed.
private struct Secret {
  var kept: KeptValues
  var beginning: Beginning

  /// A memory as it may leave the record: what was kept since then is as it was when the sitting began.
  func removed(from memory: KeptMemory) -> KeptMemory {
    guard memory.mode == beginning.mode.id else { return memory }
    var memory = memory
    if memory.quiz == nil, let shared = kept.shared {
      memory.value = memory.value.without(shared, before: beginning.shared)
    } else if memory.quiz == beginning.quiz?.id, let own = kept.memory {
      memory.value = memory.value.without(own, before: beginning.memory)
    }
    return memory
  }
}
