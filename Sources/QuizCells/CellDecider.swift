internal import Cells
internal import Glibc
internal import LuaKit
internal import QuizCoding
internal import QuizCore
internal import QuizModes

/// Decides a sitting whose plugins run in a cell: what their hooks answer comes from there, the rules are asked here.
///
/// A cell that ended, took too long or sent nonsense is replaced by another one, in which the hook that it was calling
/// fails; nothing is decided twice.
final class CellDecider: Deciding {
  private let cells: PluginCells
  private let seat: Int
  private let beginning: Beginning
  private let layers: [Plugin?]
  private let languages: [String]
  private let log: PluginLog?
  private let modes: [LuaMode]
  private var decider: Decider
  /// All that was decided, for a new cell.
  private var events: [SittingEvent]
  private var openedIn: Int?
  var isWanted: (() -> Bool)?

  init(
    _ cells: PluginCells, seat: Int, _ beginning: Beginning, after events: [SittingEvent], layers: [Plugin?],
    languages: [String], log: PluginLog?
  ) {
    self.cells = cells
    self.seat = seat
    self.beginning = beginning
    self.layers = layers
    self.languages = languages
    self.log = log
    self.events = events
    var modes: [any Mode] = []
    for (place, plugin) in layers.enumerated() {
      guard let plugin else {
        modes.append(BuiltInMode())
        continue
      }
      let mode = LuaMode(plugin, languages: languages)
      mode.layer = place
      modes.append(mode)
    }
    self.modes = modes.compactMap { $0 as? LuaMode }
    var state = SittingState.initial(beginning)
    for event in events { state.evolve(event) }
    decider = Decider(layers: modes, state: state, mostExpiries: 1)
  }

  var state: SittingState { decider.state }

  func decide(
    _ command: Command, watch: ((SittingEvent, SittingState) -> Void)?
  ) throws(Refusal) -> [SittingEvent] {
    let tape = try tape(of: command)
    for mode in modes { mode.answering = .playing(tape) }
    defer { if !tape.isAtEnd { openedIn = nil } }
    let decided = try decider.decide(command, watch: watch)
    events += decided
    return decided
  }

  // MARK: Asking the cell

  /// What the hooks answer to a command, whatever becomes of cells.
  private func tape(of command: Command) throws(Refusal) -> HookTape {
    var failing: [HookFailure] = []
    var freeTries = 2
    while failing.count <= layers.count * Hook.allCases.count {
      cells.prepare()
      let before = cells.note
      let watchman = Watchman(cells, isWanted)
      do throws(CellEnd) {
        return try answered(command, failing, watchman)
      } catch {
        openedIn = nil
        if watchman.isGivenUp { throw .interrupted }
        // What was ended from outside, or before it called anything, says nothing about a hook.
        let isNobodysFault = error == .ended(signal: SIGKILL) || cells.note == before
        freeTries -= 1
        if isNobodysFault && freeTries >= 0 { continue }
        failing += failures(error, cells.note, besides: failing)
      }
    }
    return HookTape([])
  }

  private func answered(
    _ command: Command, _ failing: [HookFailure], _ watchman: Watchman
  ) throws(CellEnd) -> HookTape {
    let reply = try cells.ask(request(command, failing), within: Watchman.longest) { watchman.goesOn() }
    openedIn = cells.generation
    var reader = LuaValueReader(reply)
    do throws(LuaValueReader.Garbled) {
      guard try reader.number() == PluginService.Answer.done.rawValue else { throw LuaValueReader.Garbled() }
      let tape = try HookTape(reading: &reader)
      let printed = try reader.value()
      guard PrintedLines.pass(printed, to: log, of: layers.compactMap { $0?.info.id }) else {
        throw LuaValueReader.Garbled()
      }
      return tape
    } catch {
      cells.end()
      throw .garbled
    }
  }

  private func request(_ command: Command, _ failing: [HookFailure]) -> [UInt8] {
    var writer = LuaValueWriter()
    writer.write(PluginService.Kind.decide.rawValue)
    writer.write(seat)
    let isOpen = openedIn == cells.generation && cells.isRunning
    writer.write(isOpen ? 0 : 1)
    if !isOpen { writeOpening(&writer) }
    writer.write(EventCoding.text(command))
    writer.write(failing.count)
    for failure in failing { failure.write(to: &writer) }
    return writer.bytes
  }

  private func writeOpening(_ writer: inout LuaValueWriter) {
    writer.write(EventCoding.text(beginning))
    writer.write(events.count)
    for event in events { writer.write(EventCoding.text(event)) }
    writer.write(.list(languages.map(LuaValue.text)))
    writer.write(layers.count)
    for plugin in layers {
      writer.write(plugin == nil ? 0 : 1)
      plugin?.source.write(to: &writer)
    }
  }

  // MARK: When a cell ends

  /// The hooks that fail when the command is decided again: the one that was called, and all where nobody can say which.
  private func failures(_ end: CellEnd, _ note: UInt32, besides known: [HookFailure]) -> [HookFailure] {
    if let note = HookNote(note), layers.indices.contains(note.layer), let plugin = layers[note.layer] {
      let failure = failure(plugin, note.hook, end)
      if plugin.info.hooks.contains(note.hook), !known.contains(where: { $0.place == failure.place }) {
        return [failure]
      }
    }
    let all = layers.compactMap { $0 }.flatMap { plugin in
      Hook.allCases.filter(plugin.info.hooks.contains).map { failure(plugin, $0, end) }
    }
    return all.filter { failure in !known.contains { $0.place == failure.place } } + [.none(of: end)]
  }

  private func failure(_ plugin: Plugin, _ hook: Hook, _ end: CellEnd) -> HookFailure {
    let line = plugin.source.line(of: hook, key: nil)
    let message = "\(plugin.source.path):\(line): in \(hook.rawValue): \(end.sentence)"
    return HookFailure(plugin: plugin.info.id, hook: hook, message: message, isByClock: true)
  }
}

extension HookFailure {
  /// A failure of no hook, so that nobody tries for ever.
  fileprivate static func none(of end: CellEnd) -> HookFailure {
    HookFailure(plugin: "", hook: .start, message: end.sentence, isByClock: true)
  }
}

/// Looks at a cell while it works: whether the hook takes longer than it may, and whether anybody still waits.
private final class Watchman {
  private let cells: PluginCells
  private let isWanted: (() -> Bool)?
  private var lastNote: UInt32
  private var since: Int
  private(set) var isGivenUp = false

  /// Milliseconds for one hook and for loading its plugin: the bridge stops each of both after 1000.
  private static let patience = 2500
  /// Milliseconds for all that one command asks of plugins.
  static let longest = 60_000

  init(_ cells: PluginCells, _ isWanted: (() -> Bool)?) {
    self.cells = cells
    self.isWanted = isWanted
    lastNote = cells.note
    since = Cell.now
  }

  func goesOn() -> Bool {
    let note = cells.note
    if note != lastNote { (lastNote, since) = (note, Cell.now) }
    if let isWanted, !isWanted() { isGivenUp = true }
    return !isGivenUp && Cell.now - since < Self.patience
  }
}
