internal import JSONText
internal import QuizCoding
package import QuizCore
package import QuizLibrary
internal import QuizStore

/// Import of a file of `player export`: sittings as they were played, with their plugins, and the memories of modes.
package struct PlayerImport {
  private let path: String
  private let node: JSONNode

  /// The most values in a file, enough for some ten thousand sittings.
  private static let mostValues = 40_000_000

  /// Reads the file; one that no `player export` wrote, or an older one, is refused.
  package init(_ path: String) throws(Problem) {
    self.path = path
    let bytes = try Files.load(path)
    if bytes.starts(with: Array("SQLite format 3\0".utf8)) {
      throw Problem(.badData, "'\(path)' is a whole record: `quizrun restore \(path) --merge` adds it")
    }
    guard let node = try? JSONParser.parse(bytes, limits: JSONLimits(values: Self.mostValues)),
      let format = node["format"]?.int, node["sittings"] != nil
    else {
      throw Problem(.badData, "'\(path)' is no file that `player export` wrote")
    }
    if format > PlayerExport.format {
      throw Problem(.badData, "'\(path)' was written by a newer quizrun: update quizrun")
    }
    if format < PlayerExport.format {
      throw Problem(
        .badData, "'\(path)' was written by an older quizrun, without the plugins that were played: export it again")
    }
    self.node = node
  }

  /// Puts everything into a new record in a folder.
  package func fill(_ folder: String, now: @escaping () -> WallTime) throws(Problem) {
    let player = try player()
    let carried = try sittings()
    let memories = try memories()
    let achievements = try achievements()
    try recorded { () throws(RecordFailure) in
      let record = try SQLiteRecord(folder: folder, now: now)
      defer { record.close() }
      try record.know([player])
      try record.enter(carried)
      try record.addPlayer(player.id)
      try record.remember(memories, of: player.id)
      try record.addAchievements(achievements, of: player.id)
    }
  }

  // MARK: Reading

  private func player() throws(Problem) -> KnownPlayer {
    KnownPlayer(id: try text(node, "id"), name: try text(node, "player"))
  }

  private func sittings() throws(Problem) -> [CarriedSitting] {
    var files: [String: [UInt8]] = [:]
    for file in node["files"]?.array ?? [] {
      let bytes = try fileBytes(file)
      guard SHA256.hex(of: bytes) == (try text(file, "sha256")) else { throw broken("a plugin was changed") }
      files[try text(file, "sha256")] = bytes
    }
    var carried: [CarriedSitting] = []
    for sitting in node["sittings"]?.array ?? [] { carried.append(try self.sitting(sitting, files)) }
    return carried
  }

  private func sitting(_ node: JSONNode, _ files: [String: [UInt8]]) throws(Problem) -> CarriedSitting {
    do throws(UnreadableForm) {
      guard let beginning = node["beginning"] else { throw .malformed("a sitting") }
      let read: Beginning = try Beginning(stored: beginning)
      var events: [SittingEvent] = []
      for event in node["events"]?.array ?? [] { events.append(try SittingEvent(stored: event)) }
      let times = try (node["times"]?.array ?? []).map { (node) throws(UnreadableForm) in
        WallTime(milliseconds: try node.whole(in: StoredRange.moments))
      }
      let ids = (node["players"]?.array ?? []).compactMap(\.string)
      guard times.count == events.count, ids.count == read.players.count,
        let started = try node["started"]?.whole(in: StoredRange.moments),
        let zone = node["zone"]?.string, let offset = try node["offset"]?.whole(in: StoredRange.offsets)
      else { throw .malformed("a sitting") }
      var stored = StoredSitting(
        beginning: read, started: WallTime(milliseconds: started), zone: zone, offsetMinutes: offset,
        quizSHA256: node["quizSHA256"]?.string)
      for member in node["request"]?.object ?? [] { stored.request[member.key] = member.value.string }
      stored.files = try (node["uses"]?.array ?? []).map { (use) throws(UnreadableForm) in
        guard let plugin = use["plugin"]?.string, let hash = use["sha256"]?.string, let bytes = files[hash] else {
          throw .malformed("a plugin")
        }
        return StoredFile(plugin: plugin, module: use["module"]?.string, sha256: hash, bytes: bytes)
      }
      return CarriedSitting(
        stored, events, times, players: zip(ids, read.players).map { KnownPlayer(id: $0.0, name: $0.1) })
    } catch {
      switch error {
      case .unknown(let word): throw broken("it says '\(word)', which this quizrun does not know")
      case .malformed(let expected): throw broken("\(expected) was expected")
      }
    }
  }

  private func memories() throws(Problem) -> [ModeMemory] {
    var memories: [ModeMemory] = []
    for memory in node["memory"]?.array ?? [] {
      guard let value = memory["value"], let read: PlainValue = try? PlainValue(stored: value) else {
        throw broken("a memory cannot be read")
      }
      memories.append(ModeMemory(mode: try text(memory, "mode"), quiz: memory["quiz"]?.string, value: read))
    }
    return memories
  }

  private func achievements() throws(Problem) -> [EarnedAchievement] {
    var earned: [EarnedAchievement] = []
    for one in node["achievements"]?.array ?? [] {
      guard let day = CivilDay(try text(one, "earned")) else { throw broken("an achievement has no day") }
      earned.append(EarnedAchievement(plugin: try text(one, "plugin"), id: try text(one, "id"), day: day))
    }
    return earned
  }

  private func fileBytes(_ node: JSONNode) throws(Problem) -> [UInt8] {
    if let text = node["text"]?.string { return Array(text.utf8) }
    let digits = Array(try text(node, "hex").utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
    return bytes
  }

  private func text(_ node: JSONNode, _ key: String) throws(Problem) -> String {
    guard let text = node[key]?.string else { throw broken("'\(key)' is missing") }
    return text
  }

  private func broken(_ what: String) -> Problem { Problem(.badData, "'\(path)' is damaged: \(what)") }
}
