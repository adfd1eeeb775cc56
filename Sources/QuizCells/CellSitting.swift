internal import LuaKit
internal import QuizCore
internal import QuizModes

/// A sitting as a cell decides it.
///
/// It shares its Lua machines with other sittings. Samples of its commands are decided once more with machines that have seen
/// nobody; where the hooks answer otherwise, the plugins keep something outside their state, and nothing is shared any more.
final class CellSitting {
  private var decider: Decider
  private let running: [any Mode]
  private let modes: [LuaMode]
  private let layers: [Plugin?]
  private let languages: [String]
  private let log = PrintedLines()
  /// What the number of calls was when it was last asked.
  var used: UInt32 = 0

  init(_ state: SittingState, _ layers: [Plugin?], _ languages: [String], _ shelf: MachineShelf) {
    self.layers = layers
    self.languages = languages
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
  func decide(_ commands: [Command], _ makeTape: () -> HookTape, _ writer: inout LuaValueWriter) {
    // Every machine counts the command.
    let isSample = modes.reduce(false) { $1.isSample() || $0 }
    let before = isSample ? decider.state : nil
    let tape = Self.decide(commands, &decider, running, makeTape())
    guard let before else { return Self.write(tape, log, to: &writer) }
    let freshLog = PrintedLines()
    let fresh = Self.running(layers, languages, freshLog)
    var other = Decider(layers: fresh, state: before, mostExpiries: 1)
    let freshTape = Self.decide(commands, &other, fresh, makeTape())
    if tape.agrees(with: freshTape) { return Self.write(tape, log, to: &writer) }
    for mode in modes { mode.shareNoMore() }
    decider = Decider(layers: running, state: other.state, mostExpiries: 1)
    log.clear()
    Self.write(freshTape, freshLog, to: &writer)
  }

  private static func decide(
    _ commands: [Command], _ decider: inout Decider, _ layers: [any Mode], _ tape: HookTape
  ) -> HookTape {
    for layer in layers { (layer as? LuaMode)?.answering = .recording(tape) }
    // What is refused here is refused by the parent as well, which asks the same rules.
    for command in commands { _ = try? decider.decide(command) }
    return tape
  }

  private static func write(_ tape: HookTape, _ log: PrintedLines, to writer: inout LuaValueWriter) {
    tape.write(to: &writer)
    log.write(to: &writer)
  }
}
