import Foundation
import Glibc
import XCTest

/// Engines that are killed, bursts of commands, plugins that spin, cells that die.
final class EngineTroubleTests: XCTestCase {
  /// `QUIZRUN_TEST_KILLS` asks for more.
  private let kills = ProcessInfo.processInfo.environment["QUIZRUN_TEST_KILLS"].flatMap(Int.init) ?? 20

  private static let strace = "/usr/bin/strace"

  /// Answers what the mode asks, and keeps count in its state.
  private static let counting = """
    return { api = 1, name = "Counting",
      start = function(ctx) return { right = 0 } end,
      after = function(state, event, ctx) if event.verdict.correct then state.right = state.right + 1 end end,
      result = function(state, ctx) return { headline = state.right .. " right" } end }
    """

  // MARK: Kills

  private static let questions = 3

  /// The facts that a player of many sittings knows of one.
  private struct Known {
    var sitting: String
    /// Verdicts that were seen.
    var acknowledged = 0
    /// The command that was sent and not answered.
    var open: [String: Any]?
    var waits = false
    var isOver = false
  }

  func testKillsLoseNothingThatWasAcknowledged() throws {
    let place = try Place()
    try place.plugin("counting", Self.counting)
    try place.quiz("long", Samples.statements(Self.questions, #""plugin":"counting","#))
    let engine = try EngineDriver(place)
    var known: [Known] = []
    var random = SystemRandomNumberGenerator()
    var (killed, finished) = (0, 0)
    while killed < kills {
      while known.filter({ !$0.isOver }).count < 10 {
        guard let opened = engine.open(["quiz": "long", "new": true, "seed": known.count]) else { break }
        known.append(Known(sitting: try XCTUnwrap(opened.string("sitting"), opened.text)))
      }
      let live = known.indices.filter { !known[$0].isOver }
      var ids: [(place: Int, id: Int)] = []
      for place in live {
        known[place].open = known[place].open ?? next(known[place])
        ids.append((place, engine.sendCommand(known[place].sitting, known[place].open ?? [:])))
      }
      let isKilled = Bool.random(using: &random)
      if isKilled {
        usleep(UInt32.random(in: 0...30_000, using: &random))
        engine.program.kill(SIGKILL)
        killed += 1
      }
      for (place, id) in ids {
        guard let reply = engine.reply(id, within: isKilled ? 2 : Program.patience) else { continue }
        try take(reply, &known[place])
        finished += known[place].isOver ? 1 : 0
      }
      if isKilled { try engine.again(SIGKILL) }
    }
    XCTAssertGreaterThan(finished, 0)
    try engine.again(nil)
    for sitting in known where sitting.open == nil {
      let shown = try XCTUnwrap(engine.ask("show", ["sitting": sitting.sitting])).objects
      XCTAssertEqual(shown.first?.type, sitting.isOver ? "result" : sitting.waits ? "verdict" : "question")
    }
  }

  private func next(_ known: Known) -> [String: Any] {
    if known.waits { return ["continue": true, "request": "on \(known.acknowledged)"] }
    let step = known.acknowledged + 1
    return ["answer": ["true"], "step": step, "request": "answer \(step)"]
  }

  private func take(_ reply: Message, _ known: inout Known) throws {
    guard reply.int("status") == 200 else { return XCTFail("\(reply.text) to \(known)") }
    known.open = nil
    switch reply.objects.first?.type {
    case "verdict":
      known.acknowledged += 1
      XCTAssertEqual(reply.objects.first?.int("step"), known.acknowledged, "lost or doubled")
      known.waits = true
    case "question": known.waits = false
    case "result":
      known.isOver = true
      XCTAssertEqual(known.acknowledged, Self.questions)
      XCTAssertEqual(reply.objects.first?.string("headline")?.hasSuffix(" right"), true)
    default: XCTFail(reply.text)
    }
  }

  // MARK: Bursts

  func testFiveHundredCommandsCostFewSyncs() throws {
    try checkBurst("") { _ in }
  }

  func testFiveHundredCommandsUnderAModeCostFewSyncs() throws {
    try checkBurst(#""plugin":"counting","#) { try $0.plugin("counting", Self.counting) }
  }

  private func checkBurst(_ members: String, prepare: (Place) throws -> Void) throws {
    guard access(Self.strace, X_OK) == 0 else {
      throw XCTSkip("strace is not installed: `apt-get install strace`, then this test runs")
    }
    let place = try Place()
    try prepare(place)
    try place.quiz("long", Samples.statements(3, members))
    let trace = place.root + "/trace"
    let engine = try EngineDriver(
      place, through: [Self.strace, "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace])
    let sittings = (0..<500).map { engine.send("open", ["body": #"{"quiz":"long","new":true,"seed":\#($0)}"#]) }
      .compactMap { engine.reply($0)?.string("sitting") }
    XCTAssertEqual(sittings.count, 500)
    // On a busy machine commands trickle in instead of arriving together.
    let before = try syncs(trace)
    try act(engine, sittings, ["answer": ["true"]])
    let some = try syncs(trace) - before
    XCTAssertTrue((1...50).contains(some), "\(some) syncs, where one each would be 500")
    engine.program.closeInput()
    _ = engine.program.finish()
  }

  private func act(_ engine: EngineDriver, _ sittings: [String], _ command: [String: Any]) throws {
    let ids = sittings.map { engine.sendCommand($0, command) }
    for id in ids { XCTAssertEqual(engine.reply(id)?.int("status"), 200) }
  }

  private func syncs(_ trace: String) throws -> Int {
    try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").count { $0.contains("sync(") }
  }

  // MARK: Cells

  private static let spinning = """
    return { api = 1, name = "Spinning",
      judge = function(question, response, ctx) while true do end end }
    """

  func testAHookThatSpinsDelaysOnlyItsCell() throws {
    let place = try Place()
    try place.plugin("spinning", Self.spinning)
    try place.plugin("counting", Self.counting)
    try place.quiz("slow", Samples.statements(3, #""plugin":"spinning","#))
    try place.quiz("quick", Samples.statements(3, #""plugin":"counting","#))
    let engine = try EngineDriver(place)
    let slow = try XCTUnwrap(engine.open(["quiz": "slow"])?.string("sitting"))
    let quick = try (0..<12).map { seed in
      try XCTUnwrap(engine.open(["quiz": "quick", "new": true, "seed": seed])?.string("sitting"))
    }
    let first = engine.sendCommand(slow, ["answer": ["true"]])
    let ids = quick.map { engine.sendCommand($0, ["answer": ["true"]]) }
    for id in ids { XCTAssertEqual(engine.reply(id)?.int("status"), 200) }
    let late = try XCTUnwrap(engine.reply(first))
    let early = engine.answered.prefix { $0 != first }.count(where: ids.contains)
    XCTAssertEqual(late.int("status"), 200)
    XCTAssertEqual(late.objects.map(\.type), ["warning", "verdict"], late.text)
    if sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1 {
      XCTAssertGreaterThan(early, 0, "those in the other cell wait for nobody")
    }
    // A hook that failed twice is off: there is no wait for it again.
    for (step, types) in [(2, ["warning", "verdict"]), (3, ["verdict"])] {
      _ = engine.act(slow, ["continue": true])
      XCTAssertEqual(engine.act(slow, ["answer": ["true"], "step": step])?.objects.map(\.type), types)
    }
  }

  func testACellThatIsKilledCostsNothing() throws {
    let place = try Place()
    try place.plugin("counting", Self.counting)
    try place.quiz("long", Samples.statements(12, #""plugin":"counting","#))
    let engine = try EngineDriver(place)
    let sittings = try (0..<4).map { seed in
      try XCTUnwrap(engine.open(["quiz": "long", "new": true, "seed": seed])?.string("sitting"))
    }
    for step in 1...12 {
      if step % 3 == 0 { try killChildren(of: engine, named: "quizrun-cell") }
      for sitting in sittings {
        let reply = try XCTUnwrap(engine.act(sitting, ["answer": ["true"], "step": step]))
        XCTAssertEqual(reply.objects.map(\.type), ["verdict"], reply.text)
        let next = try XCTUnwrap(engine.act(sitting, ["continue": true]))
        XCTAssertEqual(next.objects.map(\.type), [step == 12 ? "result" : "question"], next.text)
      }
    }
  }

  /// The engine ends with what its cells come from, and what was not answered is not in the record.
  func testTheEngineEndsWithItsTemplate() throws {
    let place = try Place()
    try place.plugin("counting", Self.counting)
    try place.quiz("long", Samples.statements(12, #""plugin":"counting","#))
    let engine = try EngineDriver(place)
    let sitting = try XCTUnwrap(engine.open(["quiz": "long"])?.string("sitting"))
    XCTAssertEqual(engine.act(sitting, ["answer": ["true"]])?.int("status"), 200)
    try killChildren(of: engine, named: "quizrun-cells")
    try killChildren(of: engine, named: "quizrun-cell")
    // The next step may have been decided with the answer.
    if engine.act(sitting, ["continue": true]) != nil { XCTAssertNil(engine.act(sitting, ["answer": ["true"]])) }
    XCTAssertEqual(engine.program.finish().code, 74)
  }

  private func killChildren(of engine: EngineDriver, named name: String) throws {
    let pid = engine.program.pid
    let children = try String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
    for child in children.split(separator: " ").compactMap({ pid_t($0) }) {
      if try String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8) == name + "\n" { kill(child, SIGKILL) }
    }
  }
}
