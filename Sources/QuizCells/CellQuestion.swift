internal import Cells
internal import LuaKit
internal import QuizCore
internal import QuizModes

/// Asks a cell what hooks answer to one command of a sitting, without waiting for it.
///
/// What comes is left with the decider, which takes it when the command is decided next.
package final class CellQuestion {
  package let decider: CellDecider
  private let command: Command
  private var losses = CommandLosses()
  private var exchange = CellExchange(sending: nil)
  private var watchman: Watchman
  package private(set) var isDone = false

  init(_ decider: CellDecider, _ command: Command) {
    self.decider = decider
    self.command = command
    watchman = Watchman(decider.cells, nil)
  }

  /// Sends the request; nothing else may be asked of the cell until the errand is done.
  func begin() {
    decider.cells.prepare()
    losses.begin(decider.cells.note)
    watchman = Watchman(decider.cells, nil)
    exchange = CellExchange(sending: decider.request(command, losses.failing))
  }

  /// The descriptor to poll, with its events.
  var waiting: (descriptor: Int32, events: Int32) { decider.cells.waiting(exchange) }

  /// Goes on as far as that goes without waiting.
  func advance() {
    while !isDone {
      do throws(CellEnd) {
        guard let reply = try decider.cells.step(&exchange) else {
          return try look()
        }
        guard let tape = try decider.tape(in: reply) else {
          begin()
          continue
        }
        finish(tape)
      } catch {
        lose(error)
      }
    }
  }

  private func look() throws(CellEnd) {
    do throws(CellEnd) {
      try watchman.look()
    } catch {
      decider.cells.end()
      throw error
    }
  }

  private func lose(_ end: CellEnd) {
    if decider.note(end, &losses) { begin() } else { finish(HookTape([])) }
  }

  private func finish(_ tape: HookTape) {
    decider.foresee(tape, of: command)
    isDone = true
  }
}

/// The losses of cells during one command.
struct CommandLosses {
  /// Hooks that fail when it is asked again.
  var failing: [HookFailure] = []
  /// The cell's note before the request.
  private(set) var before: UInt32 = 0
  private var freeTries = 2

  mutating func begin(_ note: UInt32) {
    before = note
  }

  /// True when the end proves nothing about a hook, and the free tries are not used up.
  mutating func isForgiven(_ end: CellEnd, _ note: UInt32) -> Bool {
    // An end from outside, or before the first call, proves nothing about a hook.
    let isNobodysFault = end.isFromOutside || note == before || note == 0
    freeTries -= 1
    return isNobodysFault && freeTries >= 0
  }
}

/// A sitting as a cell decides it; it shares its Lua machines with other sittings.
final class CellSitting {
  private var decider: Decider
  private let running: [any Mode]
  private let modes: [LuaMode]
  private let log = PrintedLines()
  /// The counter of calls at the last request.
  var used: UInt32 = 0

  init(_ state: SittingState, _ layers: [Plugin?], _ languages: [String], _ shelf: MachineShelf) {
    running = Self.running(layers, languages, log)
    modes = running.compactMap { $0 as? LuaMode }
    decider = Decider(layers: running, state: state, mostExpiries: 1)
    for mode in modes { mode.share(shelf, state.beginning) }
  }

  private static func running(_ layers: [Plugin?], _ languages: [String], _ log: PrintedLines) -> [any Mode] {
    layers.enumerated().map { place, plugin in
      guard let plugin else { return BuiltInMode() }
      let mode = LuaMode(plugin, languages: languages, log: log.log)
      mode.layer = place
      return mode
    }
  }

  /// Whether some machine is its own.
  var isAlone: Bool { modes.contains(where: \.isAlone) }

  /// Lets machines of its own go.
  func rest() {
    for mode in modes where mode.isAlone { mode.rest() }
  }

  /// Decides, and writes what hooks answered and printed.
  func decide(_ commands: [Command], _ tape: HookTape, _ writer: inout LuaValueWriter) {
    for mode in modes { mode.answering = .recording(tape) }
    // The parent refuses the same commands, as it applies the same rules.
    for command in commands { _ = try? decider.decide(command) }
    tape.write(to: &writer)
    log.write(to: &writer)
  }
}
