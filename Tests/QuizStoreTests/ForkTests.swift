import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Sittings that are continued on two and three machines: whatever is brought together, in whatever order and however often,
/// nothing is lost and all come to the same.
final class ForkTests: ScratchTestCase {
  private let mode = ScriptedMode("keeper") {
    $0.onKeep = { turn, context in
      guard turn.isSettled else { return RememberedValues() }
      let value = PlainValue.text("\(turn.ms) \(context.state.turns.count)")
      return RememberedValues(
        memory: .record([PlainField(turn.step.id, value)]), shared: .record([PlainField("last", value)]))
    }
    $0.onResult = { context in
      var result = SittingResult()
      result.memory = .record([PlainField("turns", .int(context.state.turns.count))])
      return result
    }
  }

  private var random = SplitMix64(seed: 0)
  private var clock = 1_795_000_000_000
  /// All deeds ever done, by the texts of the events.
  private var deeds: Set<String> = []

  private func tick() -> WallTime {
    clock += Int.random(in: 1...5000, using: &random)
    return WallTime(milliseconds: clock)
  }

  // MARK: Machines

  private func machine(_ name: String) throws -> String {
    let place = folder + "/" + name
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    return place
  }

  @discardableResult
  private func bring(_ from: String, to place: String) throws -> MergeReport {
    let file = folder + "/moved.db"
    try? FileManager.default.removeItem(atPath: file)
    let source = try open(from)
    _ = try source.backUp(to: file)
    source.close()
    let restored = try RestoredRecord(of: file, in: place, toMerge: true, now: { Self.time })
    defer { restored.discard() }
    return try restored.merge()
  }

  private func begin(_ place: String, _ answers: Int = 1) throws -> String {
    let record = try open(place)
    defer { record.close() }
    let time = tick()
    var sitting = RecordSitting(ULID.make(at: time, &random), started: time.milliseconds, mode: mode)
    try record.begin(sitting.stored, events: sitting.play(Command.begin))
    try play(sitting.id, answers, record)
    return sitting.id
  }

  private func goOn(_ place: String, _ id: String, _ count: Int) throws {
    let record = try open(place)
    defer { record.close() }
    try play(id, count, record)
  }

  /// Answers, skips, goes back, looks or throws away, as it comes.
  private func play(_ id: String, _ count: Int, _ record: SQLiteRecord) throws {
    for _ in 0..<count {
      let loaded = try record.load(id)
      let state = loaded.events.reduce(into: SittingState.initial(loaded.sitting.beginning)) { $0.evolve($1) }
      if state.result != nil || state.isDiscarded { return }
      let events = (try? Decider.decide(next(state), state, [mode])) ?? []
      if events.isEmpty { continue }
      let time = tick()
      try record.append(events, to: id, at: time)
      for case .took(let turn) in events where !turn.input.isReading { deeds.insert(deed(turn, time)) }
    }
  }

  private func next(_ state: SittingState) -> Command {
    if state.open?.asking == nil { return .proceed(inputs: []) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .discard
    case 1, 2: return .back
    case 3...5: return .pass(Int.random(in: 1...900, using: &random))
    case 6: return .skip
    default: return .answer(.chosen([Bool.random(using: &random) ? "a" : "b"]), inputs: [])
    }
  }

  private func deed(_ turn: Turn, _ time: WallTime) -> String { "\(time.milliseconds) \(turn.step.id) \(turn.input)" }

  // MARK: What a record comes to

  private func digest(_ place: String) throws -> [String] {
    let record = try open(place)
    defer { record.close() }
    XCTAssertEqual(try record.audit(nil), [], place)
    try assertSeen(record, place)
    var lines: [String] = []
    for id in try record.everySitting().sorted() {
      let carried = try record.carried(id)
      lines.append("\(id) \(carried.sitting.request) \(carried.sitting.beginning.sitting)")
      for (event, time) in zip(carried.events, carried.times) { lines.append("  \(time.milliseconds) \(event)") }
    }
    for quiz in ["animals", nil] {
      lines.append("\(try record.memory(mode: "keeper", quiz: quiz, player: "Ada"))")
    }
    lines += try record.history(player: nil).sorted { $0.sitting < $1.sitting }.map {
      "\($0.sitting) \($0.percent ?? -1)"
    }
    lines.append("\(try record.statistics(HistoryFilter(), by: .month))")
    lines.append("\(try record.unfinished(player: "Ada").map(\.sitting))")
    return lines
  }

  private func done(_ place: String) throws -> Set<String> {
    let record = try open(place)
    defer { record.close() }
    var done: Set<String> = []
    for id in try record.everySitting() {
      let carried = try record.carried(id)
      for case (.took(let turn), let time) in zip(carried.events, carried.times) { done.insert(deed(turn, time)) }
    }
    return done
  }

  private func rows(_ place: String, _ sql: String) throws -> [String] {
    let record = try open(place)
    defer { record.close() }
    return try record.database.texts(sql)
  }

  // MARK: Tests

  func testBothAreKeptAndBothMachinesAgree() throws {
    let (one, other) = (try machine("one"), try machine("other"))
    let id = try begin(one, 0)
    try bring(one, to: other)
    for (place, answer) in [(one, "a"), (other, "b")] {
      let record = try open(place)
      defer { record.close() }
      let loaded = try record.load(id)
      let state = loaded.events.reduce(into: SittingState.initial(loaded.sitting.beginning)) { $0.evolve($1) }
      let events = try Decider.decide(.answer(.chosen([answer]), inputs: []), state, [mode])
      try record.append(events, to: id, at: tick())
    }
    let report = try bring(other, to: one)
    XCTAssertEqual(report, MergeReport(added: RecordContent(sittings: 1, begun: 1), forked: 1))
    XCTAssertEqual(try bring(one, to: other), report)
    XCTAssertEqual(try digest(one), try digest(other))
    XCTAssertEqual(try bring(one, to: other), MergeReport())
    let ids = try rows(one, "SELECT id FROM sittings ORDER BY number")
    XCTAssertEqual(ids.count, 2)
    XCTAssertEqual(ids.first, id, "who went on first keeps the id")
    XCTAssertTrue(ids.allSatisfy(ULID.isOne), "\(ids)")
    XCTAssertEqual(ids[1].prefix(10), id.prefix(10))
  }

  /// Answers that both branches have in common count once.
  func testCommonAnswersCountOnce() throws {
    let (one, other) = (try machine("one"), try machine("other"))
    let right = Command.answer(.chosen(["a"]), inputs: [])
    func play(_ place: String, _ id: String, _ commands: [Command]) throws {
      let record = try open(place)
      defer { record.close() }
      for command in commands {
        let loaded = try record.load(id)
        let state = loaded.events.reduce(into: SittingState.initial(loaded.sitting.beginning)) { $0.evolve($1) }
        try record.append(try Decider.decide(command, state, [mode]), to: id, at: tick())
      }
    }
    let id = try begin(one, 0)
    try play(one, id, [right, .proceed(inputs: [])])
    try bring(one, to: other)
    for place in [one, other] { try play(place, id, [right, right]) }
    try bring(other, to: one)
    try bring(one, to: other)
    for place in [one, other] {
      let record = try open(place)
      XCTAssertEqual(try record.history(player: nil).map(\.percent), [100, 100])
      XCTAssertEqual(try record.statistics(HistoryFilter(), by: .month).answers.answers, 5, "q1 once, two more twice")
      record.close()
    }
    XCTAssertEqual(try digest(one), try digest(other))
    // The other branch has them when the first is gone.
    let record = try open(one)
    let first = try XCTUnwrap(try rows(one, "SELECT sitting FROM chain WHERE part = 1 ORDER BY position").first)
    try record.delete(first)
    XCTAssertEqual(try record.statistics(HistoryFilter(), by: .month).answers.answers, 3)
    XCTAssertEqual(try record.audit(nil), [])
    XCTAssertEqual(try record.audit([id]), [])
  }

  /// Another score stays with the branch that has it, under the id that this one gets.
  func testOtherScoresStayWithTheirs() throws {
    let (one, other) = (try machine("one"), try machine("other"))
    let id = try begin(one, 0)
    try bring(one, to: other)
    for place in [one, other] {
      let record = try open(place)
      defer { record.close() }
      for _ in 0..<4 {
        let loaded = try record.load(id)
        let state = loaded.events.reduce(into: SittingState.initial(loaded.sitting.beginning)) { $0.evolve($1) }
        let command = state.open?.asking == nil ? Command.proceed(inputs: []) : .answer(.chosen(["a"]), inputs: [])
        try record.append(try Decider.decide(command, state, [mode]), to: id, at: tick())
      }
      var result = SittingResult()
      result.points = place == one ? 1 : 2
      try record.addRescores([Rescore(sitting: id, at: tick(), plugins: [place], result: result)])
    }
    try bring(other, to: one)
    try bring(one, to: other)
    try bring(other, to: one)
    let scores = "SELECT sitting || plugins FROM rescores ORDER BY 1"
    XCTAssertEqual(try rows(one, scores), try rows(other, scores))
    XCTAssertEqual(try rows(one, scores).count, 2)
    let later = try XCTUnwrap(try rows(one, "SELECT sitting FROM rescores WHERE plugins LIKE '%other%'").first)
    XCTAssertNotEqual(later, id)
    XCTAssertEqual(try rows(one, "SELECT id FROM sittings WHERE id = '\(later)' AND status = 1"), [later])
  }

  /// One that is played just now stays as it is; afterwards nothing is missing.
  func testOneThatIsOpenWaits() throws {
    let (one, other) = (try machine("one"), try machine("other"))
    let id = try begin(one, 1)
    try bring(one, to: other)
    try goOn(other, id, 3)
    let player = try open(one)
    XCTAssertTrue(try player.claim(id))
    XCTAssertEqual(try bring(other, to: one), MergeReport(open: 1))
    player.release(id)
    player.close()
    XCTAssertEqual(try bring(other, to: one).open, 0)
    XCTAssertEqual(try digest(one), try digest(other))
  }

  func testEverybodyAgrees() throws {
    let rounds = ProcessInfo.processInfo.environment["QUIZRUN_TEST_FORKS"].flatMap(Int.init) ?? 5
    for round in 0..<rounds {
      random = SplitMix64(seed: UInt64(round))
      deeds = []
      let machines = try (0..<2 + round % 2).map { try machine("\(round)-\($0)") }
      let first = try begin(machines[0])
      for machine in machines.dropFirst() { try bring(machines[0], to: machine) }
      _ = first
      for _ in 0..<14 {
        let place = try XCTUnwrap(machines.randomElement(using: &random))
        let from = try XCTUnwrap(machines.randomElement(using: &random))
        let going = try rows(place, "SELECT id FROM sittings WHERE status = 0 ORDER BY id")
        if Int.random(in: 0..<4, using: &random) == 0 && from != place {
          try bring(from, to: place)
        } else if let id = going.randomElement(using: &random), Int.random(in: 0..<8, using: &random) > 0 {
          try goOn(place, id, Int.random(in: 1...3, using: &random))
        } else {
          _ = try begin(place)
        }
      }
      for _ in 0..<2 {
        for from in machines.shuffled(using: &random) {
          for place in machines.shuffled(using: &random) where place != from { try bring(from, to: place) }
        }
      }
      let expected = try digest(machines[0])
      for machine in machines.dropFirst() { XCTAssertEqual(try digest(machine), expected, "round \(round)") }
      XCTAssertEqual(deeds.subtracting(try done(machines[0])), [], "round \(round)")
      XCTAssertEqual(try bring(machines[1], to: machines[0]), MergeReport(), "round \(round)")
    }
  }
}
