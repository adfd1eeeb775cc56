import QuizCore
import QuizStore
import QuizTesting
import XCTest

/// Tests the promises of every record on both.
final class RecordTests: ScratchTestCase {
  private func each(_ body: (any SettingsRecord, String) throws -> Void) throws {
    try body(RecordModel(), "memory")
    try body(try open(), "SQLite")
  }

  private let right = Command.answer(.chosen(["a"]), inputs: [])

  func testASittingComesBackAsItWasBegun() throws {
    let files = [
      StoredFile(plugin: "trivia", sha256: "aa", bytes: [0, 1, 255]),
      StoredFile(plugin: "trivia", module: "words", sha256: "bb", bytes: []),
    ]
    try each { record, name in
      for seed in 1...20 as ClosedRange<UInt64> {
        var samples = RecordSamples(seed: seed)
        let beginning = samples.beginning("sitting \(seed)")
        let stored = StoredSitting(
          beginning: beginning, started: WallTime(milliseconds: 5), zone: samples.text(), offsetMinutes: -90,
          quizSHA256: seed.isMultiple(of: 2) ? "cd" : nil, files: files, request: ["seed": "7", "set.pass": "70"])
        let events = samples.events().map(\.event).filter { $0 != .discarded }
        try record.begin(stored, events: events)
        let back = try record.load("sitting \(seed)")
        XCTAssertEqual(self.withoutBeginning(back.sitting), self.withoutBeginning(stored), "\(name), seed \(seed)")
        XCTAssertTrue(self.isSame(back.sitting.beginning, beginning), "\(name), seed \(seed)")
        XCTAssertTrue(self.isSame(back.events, events), "\(name), seed \(seed)")
        XCTAssertEqual(back.last, WallTime(milliseconds: 5), name)
      }
    }
  }

  private func withoutBeginning(_ sitting: StoredSitting) -> StoredSitting {
    var sitting = sitting
    sitting.beginning = RecordSitting().stored.beginning
    return sitting
  }

  /// To the last bit; "not a number" is the same as itself.
  private func isSame(_ a: Any, _ b: Any) -> Bool {
    Array(String(reflecting: a).utf8) == Array(String(reflecting: b).utf8)
  }

  func testEventsAreAddedInOrder() throws {
    try each { record, name in
      var sitting = RecordSitting()
      var all = sitting.play(.begin)
      try record.begin(sitting.stored, events: all)
      for (place, command) in [right, .pass(1000), .proceed(inputs: []), .skip].enumerated() {
        let events = sitting.play(command)
        XCTAssertFalse(events.isEmpty, "\(command)")
        try record.append(events, to: sitting.id, at: WallTime(milliseconds: 2000 + place))
        all += events
      }
      let back = try record.load(sitting.id)
      XCTAssertEqual(back.events, all, name)
      XCTAssertEqual(back.last, WallTime(milliseconds: 2003), name)
    }
  }

  func testUnfinishedSittingsNewestFirst() throws {
    try each { record, name in
      for (id, player, started) in [
        ("A", "Ada", 10_000), ("B", "Ada", 30_000), ("C", "Bob", 20_000), ("D", "Ada", 30_000),
      ] {
        var sitting = RecordSitting(id, player: player, started: started, request: ["limit": id])
        try record.begin(sitting.stored, events: sitting.play(.begin))
        if id == "B" { try record.append(sitting.play(self.right), to: id, at: WallTime(milliseconds: 40)) }
      }
      let found = try record.unfinished(player: "Ada")
      XCTAssertEqual(found.map(\.sitting), ["D", "B", "A"], name)
      let second = UnfinishedSitting(
        sitting: "B", quiz: "animals", mode: "default", players: ["Ada"], started: WallTime(milliseconds: 30_000),
        request: ["limit": "B"], seed: 7, settled: 1, length: 3)
      XCTAssertEqual(found[1], second, name)
      XCTAssertEqual(try record.unfinished(player: "Eve"), [], name)
    }
  }

  func testFinishedSittingsEnterTheHistory() throws {
    try each { record, name in
      for (id, player, time) in [("A", "Ada", 50_000), ("B", "Bob", 70_000), ("C", "Ada", 60_000)] {
        var sitting = RecordSitting(id, player: player)
        try record.begin(sitting.stored, events: sitting.play(.begin))
        for command in [self.right, .proceed(inputs: []), .pass(900), .skip, self.right] {
          try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: time))
        }
      }
      XCTAssertEqual(try record.unfinished(player: "Ada"), [], name)
      let all = try record.history(player: nil)
      XCTAssertEqual(all.map(\.sitting), ["B", "C", "A"], name)
      XCTAssertEqual(try record.history(player: "Ada").map(\.sitting), ["C", "A"], name)
      let entry = HistoryEntry(
        sitting: "C", quiz: "animals", title: "Animals", mode: "default", player: "Ada",
        started: WallTime(milliseconds: 1_000), finished: WallTime(milliseconds: 60_000), offsetMinutes: 60,
        day: CivilDay(year: 2026, month: 11, day: 20), points: 2, of: 3, percent: 200.0 / 3, headline: "2 of 3",
        emoji: all[1].emoji, isTimed: false, limit: nil, ms: 900)
      XCTAssertEqual(all[1].nameless, entry.nameless, name)
    }
  }

  func testTimedSittingsSaySo() throws {
    let samples: [(LimitSettings, Double?, Double?, isTimed: Bool, limit: Double?)] = [
      (LimitSettings(), nil, nil, false, nil), (LimitSettings(), 20, nil, true, nil),
      (LimitSettings(), nil, 300, true, nil), (LimitSettings(timing: .untimed), 20, 300, false, nil),
      (LimitSettings(timing: .every(12)), nil, nil, true, 12),
    ]
    try each { record, name in
      for (place, sample) in samples.enumerated() {
        var quiz = RecordSitting.quiz
        quiz.timing = Timing(question: sample.1, quiz: sample.2)
        var beginning = RecordSitting("\(place)", player: "\(place)", quiz: quiz).stored
        beginning.beginning.limits = sample.0
        let state = SittingState.initial(beginning.beginning)
        let events = try Decider.decide(.begin, state, [BuiltInMode()]) + [.finished(SittingResult())]
        try record.begin(beginning, events: events)
        let entry = try XCTUnwrap(record.history(player: "\(place)").first)
        XCTAssertEqual(entry.isTimed, sample.isTimed, "\(name) \(place)")
        XCTAssertEqual(entry.limit, sample.limit, "\(name) \(place)")
      }
    }
  }

  func testASittingWithoutAStepIsNoHistory() throws {
    try each { record, name in
      let sitting = RecordSitting()
      var result = SittingResult()
      result.memory = .int(1)
      try record.begin(sitting.stored, events: [.ordered([]), .finished(result)])
      XCTAssertEqual(try record.history(player: nil), [], name)
      XCTAssertEqual(try record.unfinished(player: "Ada"), [], name)
      XCTAssertEqual(try record.memory(mode: "default", quiz: "animals", player: "Ada"), .int(1), name)
    }
  }

  func testDiscardedSittingsAreKeptButNotListed() throws {
    try each { record, name in
      var sitting = RecordSitting()
      let first = sitting.play(.begin)
      try record.begin(sitting.stored, events: first)
      try record.append(sitting.play(.discard), to: sitting.id, at: WallTime(milliseconds: 2))
      XCTAssertEqual(try record.unfinished(player: "Ada"), [], name)
      XCTAssertEqual(try record.history(player: nil), [], name)
      XCTAssertEqual(try record.load(sitting.id).events, first + [.discarded], name)
    }
  }

  func testMemoryIsKeptForQuizAndForAll() throws {
    try each { record, name in
      XCTAssertEqual(try record.memory(mode: "default", quiz: "animals", player: "Ada"), .empty, name)
      for (id, memory, shared) in [("A", PlainValue.int(1), PlainValue?.some(.text("s"))), ("B", .int(2), nil)] {
        var sitting = RecordSitting(id)
        var result = SittingResult()
        result.memory = memory
        result.shared = shared
        try record.begin(sitting.stored, events: sitting.play(.begin) + [.finished(result)])
      }
      XCTAssertEqual(try record.memory(mode: "default", quiz: "animals", player: "Ada"), .int(2), name)
      XCTAssertEqual(try record.memory(mode: "default", quiz: nil, player: "Ada"), .text("s"), name)
      for (mode, quiz, player) in [("x", "animals", "Ada"), ("default", "x", "Ada"), ("default", "animals", "x")] {
        XCTAssertEqual(try record.memory(mode: mode, quiz: quiz, player: player), .empty, name)
      }
    }
  }

  func testWhatIsNotThereIsMissing() throws {
    try each { record, name in
      self.assertFailure(.missing, "there is no sitting 'X' in the record") { try record.load("X") }
      self.assertFailure(.missing, "there is no sitting 'X' in the record") {
        try record.append([.keptDropped], to: "X", at: WallTime(milliseconds: 1))
      }
      try record.append([], to: "X", at: WallTime(milliseconds: 1))
    }
  }

  func testASittingIsBegunOnce() throws {
    try each { record, name in
      var sitting = RecordSitting()
      let events = sitting.play(.begin)
      try record.begin(sitting.stored, events: events)
      self.assertFailure(.io, "the sitting '\(sitting.id)' is already in the record") {
        try record.begin(sitting.stored, events: [.keptDropped])
      }
      XCTAssertEqual(try record.load(sitting.id).events, events, name)
    }
  }

  func testSettings() throws {
    try each { record, name in
      XCTAssertNil(try record.setting("player"), name)
      try record.set("player", "Ada")
      try record.set("player", "Béa\u{0}")
      try record.set("empty", "")
      try record.set("gone", "x")
      try record.set("gone", nil)
      XCTAssertEqual(try record.setting("player"), "Béa\u{0}", name)
      XCTAssertEqual(try record.settings(), ["player": "Béa\u{0}", "empty": ""], name)
    }
  }

  /// The counters of the list agree with the state after any commands, however the quiz is walked through.
  func testSettledAndLengthAgreeWithTheState() throws {
    var free = RecordSitting.quiz
    free.navigation.free = true
    let ways: [(String, Quiz, any Mode)] = [
      ("in order", RecordSitting.quiz, BuiltInMode()), ("freely", free, BuiltInMode()),
      ("in rounds", RecordSitting.quiz, Rounds()),
    ]
    for (way, quiz, mode) in ways {
      try each { record, name in
        for seed in 1...25 as ClosedRange<UInt64> {
          let id = "\(way) \(seed)"
          try self.play(RecordSitting(id, player: id, quiz: quiz, mode: mode), seed, record, name)
        }
      }
    }
  }

  private func play(_ start: RecordSitting, _ seed: UInt64, _ record: any SettingsRecord, _ name: String) throws {
    var sitting = start
    var chance = SplitMix64(seed: seed)
    try record.begin(sitting.stored, events: sitting.play(.begin))
    for _ in 1...25 {
      let command = Self.commands[chance.within(0, Self.commands.count - 1)]
      try record.append(sitting.play(command), to: sitting.id, at: WallTime(milliseconds: 1))
      guard !sitting.state.isOver else { break }
      let listed = try XCTUnwrap(record.unfinished(player: sitting.id).first)
      let settled = sitting.state.records.values.count { $0.isSettled }
      XCTAssertEqual(listed.settled, settled, "\(name), \(sitting.id), \(command)")
      XCTAssertEqual(listed.length, sitting.state.length, "\(name), \(sitting.id)")
    }
  }

  /// Asks every question again and again.
  private final class Rounds: Mode {
    let info = ModeInfo(id: "rounds", name: "Rounds", hooks: [.next])

    func next(_ context: HookContext) throws(HookFailure) -> Step {
      let ids = ["q1", "q2", "q1", "q3", "q2", "q1", "q3"]
      let place = context.state.past.count
      return place < ids.count ? .ask(.ofQuiz(ids[place]), AskOptions()) : .finish(nil)
    }
  }

  private static let commands: [Command] = [
    .answer(.chosen(["a"]), inputs: []), .answer(.chosen(["b"]), inputs: []), .skip, .back, .back, .back,
    .proceed(inputs: []), .goTo(1), .goTo(3), .pass(10), .select(.chosen(["a"])),
  ]
}
