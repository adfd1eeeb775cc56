import Cells
import Foundation
import QuizCells
import QuizCore
import QuizModes
import QuizTesting
import XCTest

/// Random sittings over every shipped mode, decided in cells: they go exactly like those decided in this process, also
/// when cells are killed at any moment.
///
/// `QUIZRUN_SITTINGS` sets how many sittings are played, `QUIZRUN_TEST_KILLS` how many cells are killed.
final class SittingsInCellsTests: XCTestCase {
  private static func wanted(_ variable: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? usual
  }

  private func closedOff() -> PluginCells {
    PluginCells(Confinement(isRequired: { true }, tell: { _ in }))
  }

  func testCellsDecideAsThisProcessDoes() throws {
    let shipped = try ShippedSittings()
    let cells = closedOff()
    defer { cells.end() }
    for seed in 0..<Self.wanted("QUIZRUN_SITTINGS", 150) {
      try compare(shipped, seed, cells) {}
    }
  }

  func testKilledCellsTakeNothingWithThem() throws {
    let shipped = try ShippedSittings()
    let cells = closedOff()
    let killer = Killer()
    var moments = SplitMix64(seed: 16)
    let wanted = Self.wanted("QUIZRUN_TEST_KILLS", 40)
    for seed in 0..<wanted * 2 where killer.killed < wanted {
      try compare(shipped, seed, cells) {
        cells.prepare()
        if moments.below(3) == 0 { killer.kill(after: Int32(moments.below(2000))) }
      }
    }
    killer.stop()
    cells.end()
    XCTAssertGreaterThanOrEqual(killer.killed, wanted)
    XCTAssertEqual(killer.others(), [], "no cell is left, not even one that ended")
  }

  /// A cell that does not run for a while is waited for or replaced: the mode goes on as if nothing had been.
  func testStoppedCellsTakeNothingWithThem() throws {
    let shipped = try ShippedSittings()
    let cells = closedOff()
    let stopper = Killer()
    defer { cells.end() }
    for (seed, lasts) in [(3, 300_000), (4, nil)] as [(Int, Int?)] {
      var command = 0
      try compare(shipped, seed, cells) {
        command += 1
        cells.prepare()
        if command != 4 { return }
        for cell in stopper.others() {
          XCTAssertEqual(Glibc.kill(cell, SIGSTOP), 0)
          guard let lasts else { continue }
          Thread.detachNewThread {
            usleep(UInt32(lasts))
            Glibc.kill(cell, SIGCONT)
          }
        }
      }
      XCTAssertGreaterThan(command, 4)
    }
    stopper.stop()
  }

  /// A plugin is not called broken because the process in which it was read was ended.
  func testPluginsAreLoadedWhateverBecomesOfCells() throws {
    let cells = closedOff()
    let killer = Killer()
    var moments = SplitMix64(seed: 17)
    for name in Shipped.plugins {
      let source = try Shipped.plugin(name).source
      cells.prepare()
      killer.kill(after: Int32(moments.below(3000)))
      XCTAssertNoThrow(try cells.load(source), name)
    }
    killer.stop()
    cells.end()
    XCTAssertGreaterThan(killer.killed, Shipped.plugins.count / 3)
  }

  /// Plays a sitting here and in cells; `meanwhile` is done before each command to the cell.
  private func compare(
    _ shipped: ShippedSittings, _ seed: Int, _ cells: PluginCells, meanwhile: () -> Void
  ) throws {
    let layers = shipped.layers(seed)
    var sitting = shipped.sitting(seed, layers)
    let here = PluginCells(nil).decider(sitting.beginning, layers: layers, languages: ["en"])
    let there = cells.decider(sitting.beginning, layers: layers, languages: ["en"])
    var command = Command.begin
    var kept: [SittingEvent] = []
    for step in 0..<60 where !here.state.isOver {
      meanwhile()
      // Looking ahead changes nothing of what is decided afterwards.
      if step % 4 == 2, let ahead = try? here.foretell(command) { XCTAssertEqual(try? there.foretell(command), ahead) }
      let (own, other) = (decided(command, here), decided(command, there))
      guard own == other, here.state == there.state else {
        return XCTFail("seed \(seed), \(layers.map(\.info.id)), step \(step), \(command):\n\(own)\n\(other)")
      }
      kept += (try? own.get()) ?? []
      // States on disk are not held, but read again where another cell has to be told of them.
      if step % 3 == 1 {
        let saved = kept
        (there as? CellDecider)?.forgetEvents { saved }
      }
      command = sitting.command(at: here.state)
    }
  }

  private func decided(_ command: Command, _ decider: any Deciding) -> Result<[SittingEvent], Refusal> {
    Result { () throws(Refusal) in try decider.decide(command, watch: nil) }
  }
}

/// Kills the cells of this process a moment after it was asked to, whatever the process does then.
private final class Killer {
  /// The children that others have left.
  private let before = Killer.children()
  private(set) var killed = 0
  /// The process that the alarm's handler may look at: it comes between any two instructions.
  nonisolated(unsafe) private static var victim: Int32 = 0
  nonisolated(unsafe) private static var kills: Int = 0

  init() {
    Self.kills = 0
    signal(SIGALRM) { _ in
      if Killer.victim > 0, Glibc.kill(Killer.victim, SIGKILL) == 0 { Killer.kills += 1 }
      Killer.victim = 0
    }
  }

  func kill(after microseconds: Int32) {
    Self.victim = others().first ?? 0
    var moment = itimerval()
    moment.it_value.tv_usec = Int(microseconds) + 1
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &moment, nil)
    killed = Self.kills
  }

  func stop() {
    var never = itimerval()
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &never, nil)
    signal(SIGALRM, SIG_DFL)
    killed = Self.kills
  }

  func others() -> Set<Int32> { Self.children().subtracting(before) }

  private static func children() -> Set<Int32> {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let lists = tasks.compactMap { try? String(contentsOfFile: "/proc/self/task/\($0)/children", encoding: .utf8) }
    return Set(lists.flatMap { $0.split(separator: " ").compactMap { Int32($0) } })
  }
}
