internal import LuaKit
internal import QuizCore
internal import QuizModes

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
